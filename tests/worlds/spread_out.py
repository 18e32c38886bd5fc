"""Renders worlds on several processes or machines, one task each; files return to this cache.

Each worker has Blender (`TABLEREF_BLENDER`) and starts it as a separate program for each world,
because Blender must not share a process, and so its memory is freed.
"""

import os
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from server.spread.spreading import spread
from tests.worlds.cache import folder
from tests.worlds.fresh import ROOT, NoRenderer

LAST_WORDS = 300
"""Number of characters kept of the last output of a renderer that failed."""


@dataclass(frozen=True, slots=True)
class WorldTask:
    """A world to render: a kind of the command line, and its seed."""

    kind: str
    seed: int


@dataclass(frozen=True, slots=True)
class RenderedWorld:
    """A rendered world: its files by their path below the folder of their kind, or the error."""

    files: tuple[tuple[str, bytes], ...]
    told: str = ""


def rendered_apart(
    kind: str, seeds: Sequence[int], *, workers: int | None = None, scheduler: str | None = None
) -> Iterator[tuple[int, str]]:
    """Render worlds; yields each seed when its world has arrived, with an error or an empty string.

    Worlds that are in the cache already are not requested.
    """
    missing = [seed for seed in seeds if not _is_whole(folder() / kind, seed)]
    tasks = [WorldTask(kind, seed) for seed in missing]
    for one in spread(render, tasks, workers=workers, scheduler=scheduler):
        world = one.result
        if world is None or world.told:
            yield missing[one.place], world.told if world else one.lost
            continue
        for name, data in world.files:
            path = folder() / kind / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        yield missing[one.place], ""


def render(task: WorldTask) -> RenderedWorld:
    """Render one world into the worker's own cache, unless it is there."""
    where = folder() / task.kind
    if not _is_whole(where, task.seed):
        blender = os.environ.get("TABLEREF_BLENDER")
        if not blender:
            raise NoRenderer("Set TABLEREF_BLENDER to a Python that has Blender (tests/worlds).")
        words = [blender, "-m", "tests.worlds", task.kind, "--seed", str(task.seed)]
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        ended = subprocess.run(
            words, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
        )
        if not _is_whole(where, task.seed):
            said = " ".join((ended.stdout + ended.stderr).split())
            return RenderedWorld((), f"not rendered: {said[-LAST_WORDS:] or 'nothing was said'}")
    return RenderedWorld(
        tuple(
            (path.relative_to(where).as_posix(), path.read_bytes())
            for path in sorted(_files(where, task.seed))
        )
    )


def _is_whole(where: Path, seed: int) -> bool:
    """Whether a world is complete: its label file, or its truth file, which is written last."""
    truths = where.glob(f"w{seed:06d}*/truth.json")
    return (where / f"{seed:06d}.npz").exists() or any(truths)


def _files(where: Path, seed: int) -> Iterator[Path]:
    for top in (*where.glob(f"{seed:06d}.npz"), *where.glob(f"w{seed:06d}*")):
        if top.is_dir():
            yield from (path for path in top.rglob("*") if path.is_file())
        else:
            yield top
