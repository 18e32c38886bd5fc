"""See that the browser test has a Chromium: install it where that is possible, else say how.

Only Debian's packages are installed by themselves, and only for root (a CI machine, a container):
nobody else's machine is changed without asking. Without a browser the browser test is skipped.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.support.chromium import find_chromium

APT = ("apt-get", "-qq", "-y", "-o", "Dpkg::Use-Pty=0")


def main() -> int:
    """Look, install, look again; a missing browser is no failure."""
    if find_chromium() is not None:
        return 0
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for step in (("update",), ("install", "--no-install-recommends", "chromium")):
            subprocess.run([*APT, *step], env=environment, stdout=subprocess.DEVNULL, check=False)
    if find_chromium() is None:
        print(
            "No Chromium, Chrome or Edge was found, so the browser test is skipped; "
            "`sudo apt-get install chromium` (or your system's own way) brings one.",
            file=sys.stderr,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
