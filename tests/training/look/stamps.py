"""Adds creatures that are lit during training to the tables of label worlds.

Label worlds take seconds each to render and contain few creatures; a mesh is lit in a sixth of a
second. On a plain grey table a lit creature with its shadow looks as if it were rendered there.
"""

from pathlib import Path
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats
from tests.support.drawn_scene import drawn_balls
from tests.training.creatures.lit import lit, pictures_of
from tests.training.lit.bodies import Body
from tests.training.look.examples import World
from tests.training.look.prints import Floats as Light
from tests.training.look.prints import Random
from tests.training.look.retouch import Labels
from vision.look.look import Kind

KEPT: Final = 120
"""Number of pictures of creatures that are kept: lighting one takes as long as many examples."""

RENEWED: Final = 0.06
"""Probability that a new creature is lit when one is drawn."""

OF_BALLS: Final = 0.3
"""Share of the creatures that are rolled balls pressed together."""

SIDES_PX: Final = (7.0, 70.0)
"""Least and largest square root of a creature's area in pixels: from far throws to weigh-ins."""

MOST: Final = 4
"""Largest number of creatures added to one example."""

TRIES: Final = 6
"""Number of places that are tried for each creature."""

RINGS: Final = 10
"""Number of rings of a ball's mesh from pole to pole; around it there are twice as many
vertices."""


class Stamps:
    """A pool of pictures of lit creatures, which are gradually replaced.

    Args:
        r: Random number generator.
        meshes: Files of `tests.worlds meshes`.
    """

    def __init__(self, r: Random, meshes: list[Path]) -> None:
        self._r, self._meshes = r, meshes
        self._kept: list[World] = []

    def draw(self) -> World:
        """A picture of a grey creature on a grey table."""
        if len(self._kept) < KEPT or self._r.random() < RENEWED:
            self._kept += self._lit()
            del self._kept[:-KEPT]
        return self._kept[int(self._r.integers(len(self._kept)))]

    def _lit(self) -> tuple[World, ...]:
        if not self._meshes or self._r.random() < OF_BALLS:
            return pictures_of(_rolled(self._r), self._r)[0]
        return lit(self._meshes[int(self._r.integers(len(self._meshes)))], self._r).views


def with_stamps(
    r: Random, full: Light, label: Labels, which: Labels, stamps: Stamps
) -> tuple[Light, Labels, Labels]:
    """A plain grey table with more creatures where nothing else is."""
    full, label, which = full.copy(), label.copy(), which.copy()
    for _ in range(int(r.integers(0, MOST + 1))):
        stamp = _scaled(stamps.draw(), float(np.exp(r.uniform(*np.log(SIDES_PX)))), r)
        for _ in range(TRIES):
            if _laid(r, full, label, which, stamp):
                break
    return full, label, which


def _scaled(stamp: World, side_px: float, r: Random) -> tuple[Light, Light]:
    """Light relative to a free table's (h, w, 3), and the creature's mask as shares (h, w)."""
    scale = side_px / float(np.sqrt(np.count_nonzero(stamp.which)))
    ratio = stamp.full.astype(np.float32) / np.maximum(stamp.empty.astype(np.float32), 1e-3)
    share = stamp.which.astype(np.float32)
    flags = cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR
    light, clay = (
        np.asarray(cv2.resize(p, None, fx=scale, fy=scale, interpolation=flags), np.float32)
        for p in (ratio, share)
    )
    return (light[:, ::-1], clay[:, ::-1]) if r.random() < 0.5 else (light, clay)


def _laid(r: Random, full: Light, label: Labels, which: Labels, stamp: tuple[Light, Light]) -> bool:
    """Add a stamp at a random place, in place; returns False if something else is there."""
    ratio, share = stamp
    high, wide = share.shape
    y = int(r.integers(-high // 3, label.shape[0] - 2 * high // 3))
    x = int(r.integers(-wide // 3, label.shape[1] - 2 * wide // 3))
    rows, columns = slice(max(y, 0), y + high), slice(max(x, 0), x + wide)
    there = label[rows, columns]
    if not there.size:
        return False
    top, left = max(-y, 0), max(-x, 0)
    inner = np.s_[top : top + there.shape[0], left : left + there.shape[1]]
    ratio, share = ratio[inner], share[inner]
    solid = share > 0.5
    if (there[cv2.dilate(share, np.ones((3, 3))) > 0] != Kind.TABLE).any() or not solid.any():
        return False
    part = full[rows, columns]
    light = np.median(part[solid], axis=0)
    on_table = np.where((there == Kind.TABLE)[..., None], part * _shadow(ratio, share), part)
    part[:] = on_table * (1 - share[..., None]) + share[..., None] * ratio * light
    there[solid] = Kind.CLAY
    which[rows, columns][solid] = int(which.max()) + 1
    return True


def _shadow(ratio: Light, share: Light) -> Light:
    """Light that a stamp's shadow leaves on the table, (h, w, 3), faded out towards the edges."""
    y, x = (np.sin(np.pi * (np.arange(n) + 0.5) / n) for n in share.shape)
    fade = np.clip(6 * np.minimum(y[:, None], x[None]), 0, 1)[..., None]
    return np.asarray(1 + fade * (np.minimum(ratio, 1.15) - 1), dtype=np.float32)


def _rolled(r: Random) -> Body:
    """A creature of rolled balls that are pressed together."""
    balls = drawn_balls(r)
    parts = [ball_mesh(b) for b in balls]
    count = len(parts[0][0])
    vertices = np.concatenate([v for v, _ in parts]).astype(np.float32)
    faces = np.concatenate([f + n * count for n, (_, f) in enumerate(parts)])
    return Body(vertices, faces, r)


def ball_mesh(ball: Floats) -> tuple[Floats, npt.NDArray[np.int32]]:
    """The mesh of a ball (4,): centre and radius."""
    down, around = np.meshgrid(
        np.linspace(0, np.pi, RINGS + 1), np.arange(2 * RINGS) * np.pi / RINGS, indexing="ij"
    )
    at = np.stack([np.sin(down) * np.cos(around), np.sin(down) * np.sin(around), np.cos(down)], -1)
    number = np.arange(at.shape[0] * at.shape[1]).reshape(at.shape[:2])
    beside = np.roll(number, -1, axis=1)
    a, b, c, d = number[:-1], beside[:-1], number[1:], beside[1:]
    faces = np.concatenate([np.stack([a, c, b], -1), np.stack([b, c, d], -1)]).reshape(-1, 3)
    return at.reshape(-1, 3) * ball[3] + ball[:3], faces.astype(np.int32)
