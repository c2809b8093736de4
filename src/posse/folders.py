"""Where the data of this user belong on this system."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_home() -> Path:
    """The folder of Posse among the data of this user."""
    if given := os.environ.get("XDG_DATA_HOME"):
        base = Path(given)
    elif sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path.home() / ".local" / "share"
    return base / "posse"
