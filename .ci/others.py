"""Install what only tests need that are skipped without it: axe, and a server that speaks RTSP.

CI runs this before the tests. As everywhere, Debian's packages are installed for root only. What
cannot be had is no failure: its tests are skipped then, and say so.
"""

import os
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
APT = ("apt-get", "-qq", "-y", "-o", "Dpkg::Use-Pty=0")
RTSP_SERVER = (
    "gir1.2-gst-rtsp-server-1.0",
    "python3-gi",
    "gstreamer1.0-plugins-good",
    "gstreamer1.0-plugins-ugly",
    "gstreamer1.0-libav",
)
MOST_S = 300.0
"""For each step: a registry that does not answer must not hold up the tests."""


def main() -> None:
    """Install both, as far as that is possible."""
    if shutil.which("npm"):
        _run("npm", "ci", "--silent")
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        _run(*APT, "update")
        _run(*APT, "install", "--no-install-recommends", *RTSP_SERVER)


def _run(*command: str) -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        subprocess.run(
            command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, check=False,
            timeout=MOST_S,
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired) as error:
        print(f"Left out: {error}")


if __name__ == "__main__":
    main()
