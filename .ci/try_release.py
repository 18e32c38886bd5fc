"""Try a release as others get it: `python .ci/try_release.py dist`.

Wheel and sdist are each installed into a fresh environment, with the newest versions of what they
need. From a folder that holds nothing of this one, `tableref` shows its commands, prints a sheet
and observes the bundled clip: only then is everything imported that it needs.
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
    """Install and start it; 0 when it shows its commands, prints and observes."""
    again = ("--force-reinstall", "--no-deps") if (tools / "tableref").exists() else ()
    python, tableref = str(tools / "python"), str(tools / "tableref")
    return (
        _run((python, "-m", "pip", "install", "--quiet", *again, str(package)), elsewhere)
        or _run((tableref, "--help"), elsewhere)
        or _prints(tableref, elsewhere)
        or _observes(python, tableref, elsewhere)
    )


def _prints(tableref: str, elsewhere: Path) -> int:
    """Print a sheet; 0 when there is a PDF."""
    pdf = elsewhere / "table.pdf"
    pdf.unlink(missing_ok=True)
    failed = _run((tableref, "print", "table", "--output", str(pdf)), elsewhere)
    if failed or not pdf.is_file() or not pdf.read_bytes().startswith(b"%PDF"):
        return _fail("`tableref print table` made no PDF.")
    return 0


def _observes(python: str, tableref: str, elsewhere: Path) -> int:
    """Observe the beginning of the installed clip; 0 when the creature in it is seen."""
    where = "from server.settings import SAMPLE_FOOTAGE; print(SAMPLE_FOOTAGE)"
    evening = Path(_said((python, "-c", where), elsewhere).strip()) / "evening"
    boards, camera = str(evening / "boards.json"), str(evening / "camera.json")
    command = (tableref, "observe", str(evening / "clip.mp4"), "--boards", boards)
    seen = _said((*command, "--camera", camera, "--for", "creature", "--to", "5"), elsewhere)
    if '"kind": "creature"' not in seen:
        return _fail("`tableref observe` does not see the creature of the bundled clip.")
    return 0


def _said(command: Sequence[str], folder: Path) -> str:
    """What a command prints; nothing if it fails."""
    done = subprocess.run(
        command, cwd=folder, env=_environ(), check=False, stdout=subprocess.PIPE, encoding="utf-8"
    )
    return done.stdout if done.returncode == 0 else ""


def _run(command: Sequence[str], folder: Path) -> int:
    return subprocess.run(command, cwd=folder, env=_environ(), check=False).returncode


def _environ() -> dict[str, str]:
    """The environment's variables, without one that would lead to modules of this folder."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def _fail(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1] if len(sys.argv) > 1 else "dist")))
