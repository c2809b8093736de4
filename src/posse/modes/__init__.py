"""Who wins and how it is dealt: one module a mode."""

from posse.engine.mode import Mode
from posse.modes.standard import STANDARD_MODE
from posse.modes.three import THREE_MODE

MODES: dict[str, Mode] = {mode.id: mode for mode in (STANDARD_MODE, THREE_MODE)}

__all__ = ["MODES"]
