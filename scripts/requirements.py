"""Prints what must be installed, one requirement a line, as `pyproject.toml` says it.

Without arguments: what it takes to run Posse. With `build`: to compile it. With `dev` (or another extra): that extra.
"""

import sys
import tomllib
from pathlib import Path


def main(groups: list[str]) -> None:
    project = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text("utf-8"))
    wanted: list[str] = [] if groups else list(project["project"]["dependencies"])
    for group in groups:
        if group == "build":
            wanted += project["build-system"]["requires"]
        else:
            wanted += project["project"]["optional-dependencies"][group]
    print("\n".join(wanted))


if __name__ == "__main__":
    main(sys.argv[1:])
