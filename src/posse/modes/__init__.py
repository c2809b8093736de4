"""Who wins and how it is dealt: one module a mode."""

from posse.engine.cards import enrol
from posse.engine.mode import Mode
from posse.modes.hidden_six import DECLARATIONS, HIDDEN_SIX_MODE
from posse.modes.standard import STANDARD_MODE
from posse.modes.three import THREE_MODE
from posse.modes.two import TWO_MODE

if DECLARATIONS.n < 0:
    enrol(DECLARATIONS, "house:declarations")
HIDDEN_SIX_MODE.house.append(DECLARATIONS)
MODES: dict[str, Mode] = {mode.id: mode for mode in (STANDARD_MODE, THREE_MODE, TWO_MODE, HIDDEN_SIX_MODE)}

__all__ = ["MODES"]
