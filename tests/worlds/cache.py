"""Where rendered worlds are kept: outside the repository, for every run to find again."""

import os
from pathlib import Path


def folder() -> Path:
    """The folder of rendered worlds: TABLEREF_WORLDS, or one under the user's cache folder."""
    told = os.environ.get("TABLEREF_WORLDS")
    home = os.environ.get("XDG_CACHE_HOME", str(Path.home() / ".cache"))
    return Path(told) if told else Path(home) / "tableref" / "worlds"
