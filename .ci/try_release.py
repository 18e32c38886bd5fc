"""Try a release as others get it: `python .ci/try_release.py dist`.

Wheel and sdist are each installed into a fresh environment, with the newest versions of what they
need, and `tableref --help` is run from a folder that holds nothing of this one.
"""

import os
import subprocess
import sys
import tempfile
import venv
from collections.abc import Sequence
from pathlib import Path


def main(dist: Path) -> int:
    """Try everything that was built; 1 with a sentence for the first that fails."""
    built = [*sorted(dist.glob("*.whl")), *sorted(dist.glob("*.tar.gz"))]
    if len(built) != 2:
        return _fail(f"{dist} should hold one wheel and one sdist: run `make release`.")
    with tempfile.TemporaryDirectory() as folder:
        tools = _environment(Path(folder))
        for package in built:
            if _tried(tools, package.resolve(), Path(folder)):
                return _fail(f"{package.name} cannot be installed and started: see above.")
            print(f"{package.name}: installed and started.")
    return 0


def _environment(folder: Path) -> Path:
    """A fresh environment; the folder of its programs."""
    venv.create(folder / "venv", with_pip=True)
    return folder / "venv" / ("Scripts" if os.name == "nt" else "bin")


def _tried(tools: Path, package: Path, elsewhere: Path) -> int:
    """Install and start it; 0 when it shows its commands."""
    again = ("--force-reinstall", "--no-deps") if (tools / "tableref").exists() else ()
    return _run(
        (str(tools / "python"), "-m", "pip", "install", "--quiet", *again, str(package)), elsewhere
    ) or _run((str(tools / "tableref"), "--help"), elsewhere)


def _run(command: Sequence[str], folder: Path) -> int:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(command, cwd=folder, env=environment, check=False).returncode


def _fail(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1] if len(sys.argv) > 1 else "dist")))
