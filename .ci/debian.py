"""Install Debian's packages, where that may be done without asking."""

import os
import shutil
import subprocess

APT = ("apt-get", "-qq", "-y", "-o", "Dpkg::Use-Pty=0")
MOST_S = 300.0
"""For each step: a registry that does not answer must not hold up the tests."""


def install(*packages: str) -> None:
    """Install them for root only (a CI machine, a container); elsewhere, or if it fails, nothing.

    Nobody else's machine is changed without asking.
    """
    if not (shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0):
        return
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (("update",), ("install", "--no-install-recommends", *packages)):
        try:
            subprocess.run(
                [*APT, *step], env=environment, stdout=subprocess.DEVNULL, check=False,
                timeout=MOST_S,
            )  # fmt: skip
        except subprocess.TimeoutExpired as error:
            print(f"Left out: {error}")
