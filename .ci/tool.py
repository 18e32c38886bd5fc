"""Run a tool of the project's own environment: `python .ci/tool.py ruff check`.

For hooks, which know no make: the folder of the tools differs between Windows and the others.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / ".venv" / ("Scripts" if os.name == "nt" else "bin")


def main(name: str, arguments: list[str]) -> int:
    """Run it; 1 with one sentence where the environment is not there."""
    tool = TOOLS / (f"{name}.exe" if os.name == "nt" else name)
    if not tool.is_file():
        print(
            f"{tool} is missing: `make fix` (or `py .ci\\set_up.py .venv`) makes .venv.",
            file=sys.stderr,
        )
        return 1
    return subprocess.run([str(tool), *arguments], check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
