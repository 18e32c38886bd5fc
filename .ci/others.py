"""Install what only tests need that are skipped without it: axe, and a server that speaks RTSP.

CI runs this before the tests. What cannot be had is no failure: its tests are skipped then, and
say so.
"""

import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from debian import MOST_S, install

from tests.support.rtsp_packages import RTSP_SERVER

ROOT = Path(__file__).resolve().parent.parent


def main() -> None:
    """Install both, as far as that is possible."""
    npm = shutil.which("npm")
    if npm is not None:
        try:
            subprocess.run([npm, "ci", "--silent"], cwd=ROOT, check=False, timeout=MOST_S)
        except subprocess.TimeoutExpired as error:
            print(f"Left out: {error}")
    install(*RTSP_SERVER)


if __name__ == "__main__":
    main()
