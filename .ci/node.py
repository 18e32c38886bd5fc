"""Check the page's JavaScript: `python .ci/node.py check` (or `format`).

Node is needed for this and for nothing else, so where it is missing that is said in one sentence
and the step counts as skipped. The locked tools are installed when the lock has changed; the tests
of the page's own modules need none of them.
"""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "package-lock.json"
MODULES = ROOT / "node_modules"
NEEDS_NO_TOOLS = ("test",)
STAMP = MODULES / ".ready"
"""Holds the lock that the tools were installed from."""


def main(script: str) -> int:
    """Run one of package.json's scripts; 0 where Node is missing, after saying so."""
    npm = shutil.which("npm")
    if npm is None:
        print(
            "Node and npm were not found, so the page's JavaScript is not checked; "
            "Node 20 or newer (nodejs.org, or your system's own packages) brings them.",
            file=sys.stderr,
        )
        return 0
    if script not in NEEDS_NO_TOOLS and not _installed() and _install(npm):
        print(
            "The page's tools could not be installed: see npm's message above; "
            "an internet connection is needed the first time.",
            file=sys.stderr,
        )
        return 1
    return _run(npm, "run", "--silent", script)


def _installed() -> bool:
    return STAMP.is_file() and STAMP.read_bytes() == LOCK.read_bytes()


def _install(npm: str) -> int:
    status = _run(npm, "ci", "--silent")
    if status == 0:
        STAMP.write_bytes(LOCK.read_bytes())
    return status


def _run(*command: str) -> int:
    return subprocess.run(command, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "check"))
