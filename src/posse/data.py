"""Where the rulebook and the catalogue lie: inside the installed package, or at the top of the repository."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_PLACES = (_PACKAGE / "_data", _PACKAGE.parent.parent)


def find_folder(name: str) -> Path | None:
    """The folder `rules`, `catalogue` or `scenarios`; None where it is not (an installed package has no scenarios)."""
    for place in _PLACES:
        if (place / name).is_dir():
            return place / name
    return None


def folder(name: str) -> Path:
    """The same for a folder that cannot be missing."""
    found = find_folder(name)
    if found is None:
        raise FileNotFoundError(f"this Posse was installed without its folder {name!r}: install it anew")
    return found
