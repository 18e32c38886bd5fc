"""Test worlds that nobody has looked at: drawn by a number, rendered if they are not in the cache.

`TABLEREF_BLENDER` names the Python that has Blender; without it no fresh world can be rendered.
"""

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

from tests.worlds.cache import folder
from tests.worlds.seeds import fresh

ROOT = Path(__file__).resolve().parents[2]


class NoRenderer(Exception):
    """There is no Python with Blender to render worlds with."""


def drawn(kind: str, count: int, draw: int) -> list[Path]:
    """Folders of `count` fresh worlds of a kind; worlds that cannot be laid out are left out.

    Args:
        kind: A set of the generator: creatures, turncard, throws, hands or pitch.
        count: How many worlds; creatures have one weigh-in each.
        draw: Number that draws the seeds; the same number gives the same seeds.

    Raises:
        NoRenderer: Worlds are missing, and there is no renderer.
    """
    return made(kind, fresh(count, draw))


def made(kind: str, seeds: Sequence[int]) -> list[Path]:
    """The same for worlds given by their seeds."""
    if any(_item(kind, seed) is None for seed in seeds):
        _render(kind, seeds)
    return rendered(kind, seeds)


def rendered(kind: str, seeds: Sequence[int]) -> list[Path]:
    """Folders of the worlds that are rendered already; others are left out."""
    return [item for seed in seeds if (item := _item(kind, seed)) is not None]


def _item(kind: str, seed: int) -> Path | None:
    found = sorted((folder() / kind).glob(f"w{seed:06d}*/truth.json"))
    return found[0].parent if found else None


def _render(kind: str, seeds: Sequence[int]) -> None:
    blender = os.environ.get("TABLEREF_BLENDER")
    if not blender:
        raise NoRenderer("Set TABLEREF_BLENDER to a Python that has Blender (tests/worlds).")
    words = [blender, "-m", "tests.worlds", kind, "--seed", *(str(seed) for seed in seeds)]
    subprocess.run(words, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)}, check=True)
