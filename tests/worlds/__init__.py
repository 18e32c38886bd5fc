"""Rendered worlds by seed. The generator's modules import each other by bare names, so its folder
is put on the path before anything here is imported."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "generator"))
