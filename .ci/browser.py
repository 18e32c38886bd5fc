"""See that the browser test has a Chromium: install it where that is possible, else say how.

Only Debian's packages are installed by themselves, and only for root (a CI machine, a container):
nobody else's machine is changed without asking. Without a browser the browser test is skipped.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from debian import install

from tests.support.chromium import find_chromium


def main() -> int:
    """Look, install, look again; a missing browser is no failure."""
    if find_chromium() is not None:
        return 0
    install("chromium")
    if find_chromium() is None:
        print(
            "No Chromium, Chrome or Edge was found, so the browser test is skipped; "
            "`sudo apt-get install chromium` (or your system's own way) brings one.",
            file=sys.stderr,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
