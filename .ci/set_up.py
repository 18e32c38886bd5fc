"""Make the virtual environment: `python3 .ci/set_up.py .venv`.

With a lock as second argument only what that lock names is installed, and Tableref is not.

Only the standard library, since it runs before anything is installed, and the same steps on
Linux, macOS and Windows. Whatever is missing is named in one sentence with what installs it.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements.lock"
HEADLESS_LOCK = ROOT / "requirements-headless.lock"
OPENCV_PROBE = "import cv2"


def main(folder: Path, lock: Path = LOCK) -> int:
    """Make the environment; 0 when it is ready to use."""
    if sys.version_info < (3, 11):  # noqa: UP036 (this file is what says so)
        return _fail(
            f"Python {sys.version_info.major}.{sys.version_info.minor} is too old: Tableref needs "
            "Python 3.11 or newer (name another one with `make PYTHON=python3.12`)."
        )
    if _run(sys.executable, "-m", "venv", "--clear", str(folder)):
        return _fail(
            "The virtual environment could not be made; on Debian and Ubuntu "
            "`sudo apt-get install python3-venv` brings what is missing."
        )
    python = str(_python_in(folder))
    pip = (python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet")
    # The lock names everything, so pip need not look for more: where a package is wanted with an
    # extra ("coverage[toml]"), pip takes its newest version for unlocked and stops.
    locked = (*pip, "--no-deps", "--require-hashes", "--only-binary", ":all:", "-r")
    if _run(*locked, str(lock)):
        return _fail(
            "The locked packages could not be installed: see pip's message above; "
            "an internet connection is needed the first time."
        )
    if lock != LOCK:
        return 0
    if _run(*pip, "--no-deps", "--no-build-isolation", "-e", str(ROOT)):
        return _fail("Tableref itself could not be installed: see pip's message above.")
    return _make_opencv_importable(python, (*locked, str(HEADLESS_LOCK)))


def _make_opencv_importable(python: str, install_headless: tuple[str, ...]) -> int:
    """On a bare Linux opencv-python lacks libGL; the headless build of the same version does not.

    Nothing here opens an OpenCV window, so nothing is lost by it.
    """
    if not _run(python, "-c", OPENCV_PROBE, quiet=True):
        return 0
    _run(python, "-m", "pip", "uninstall", "--quiet", "--yes", "opencv-python")
    if _run(*install_headless):
        return _fail("The locked opencv-python-headless could not be installed: see pip's message.")
    if _run(python, "-c", OPENCV_PROBE):
        return _fail(
            "OpenCV lacks a system library (named above); on Debian and Ubuntu "
            "`sudo apt-get install libgl1 libglib2.0-0` brings it."
        )
    print("This machine has no libGL: opencv-python-headless stands in for opencv-python.")
    return 0


def _python_in(folder: Path) -> Path:
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def _run(*command: str, quiet: bool = False) -> int:
    return subprocess.run(command, capture_output=quiet, check=False).returncode


def _fail(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(*map(Path, sys.argv[1:] or [".venv"])))
