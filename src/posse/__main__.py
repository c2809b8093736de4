"""`python -m posse` is the command `posse`."""

import sys

from posse.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
