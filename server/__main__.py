"""`tableref`, and `python -m server`."""

import sys

from server.cli.main import main

__all__ = ["main"]

if __name__ == "__main__":
    sys.exit(main())
