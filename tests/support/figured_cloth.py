"""Drawn tables with a patterned cloth: stars of other colours than the cloth itself."""

from collections.abc import Sequence

import numpy as np

from calibration.arrays import Flags, Floats, Image
from calibration.model.projection import table_from_image
from calibration.model.solution import Calibration
from server.learning.ground_example import GroundExample
from tests.support.drawn_play import Play, drawn_play
from tests.support.drawn_scene import Colour
from tests.support.throw_painter import Painter
from vision.clay.find_standing import StandingFinder
from vision.clay.ground_counts import GroundCounter
from vision.look.look import Looker

GREEN_CLOTH: tuple[Colour, ...] = ((60, 90, 60), (40, 40, 150), (150, 150, 150))
"""The cloth, then its stars: dark red and grey on dark green."""

CLAYS = ("blue", "yellow", "cyan")
STAR_MM, APART_MM = 13.0, 44.0
NEAR_MM = 35.0


def laid_table(seed: int, cloth: Sequence[Colour] = ()) -> tuple[Play, Image]:
    """Three creatures on a cloth, or on a plain table; and a picture of them."""
    play = drawn_play(seed, CLAYS)
    if cloth:
        play.scene.ground = _figured(play.calibration, cloth)
    return play, painter_of(play).picture(0.0, 0)


def painter_of(play: Play) -> Painter:
    return Painter(play.scene, 0.01)


def clay_in(play: Play) -> Flags:
    """Mask of the creatures in the picture, (h, w)."""
    return np.isfinite(painter_of(play)._stood(frozenset())[1])


def examples_of(seeds: Sequence[int], cloth: Sequence[Colour] = ()) -> list[GroundExample]:
    """The examples of evenings at such a table: creatures that were reported and confirmed."""
    looker, found = Looker(), []
    for seed in seeds:
        play, bgr = laid_table(seed, cloth)
        told = [
            one
            for one in StandingFinder(play.calibration, play.boards).find(bgr)
            if any(np.hypot(*(np.array(one.at_mm) - a.at_mm)) < NEAR_MM for a in play.actors)
        ]
        counter = GroundCounter(play.calibration, play.boards, looker)
        ground, clays = counter.counted(bgr, [one.outline_px() for one in told])
        evening = f"evening-{seed % 8}"
        found += [GroundExample(evening, seed * 10 + k, ground, c) for k, c in enumerate(clays)]
    return found


def _figured(calibration: Calibration, cloth: Sequence[Colour]) -> Floats:
    width, height = calibration.size_wh
    ys, xs = np.mgrid[:height, :width].astype(np.float64)
    at = table_from_image(np.column_stack([xs.ravel(), ys.ravel()]), calibration)
    at_mm = np.nan_to_num(at, nan=1e5).reshape(height, width, 2)
    cell = np.floor(at_mm / APART_MM)
    kind = (cell[..., 0] * 7 + cell[..., 1] * 13).astype(int) % (len(cloth) - 1)
    off = at_mm - (cell + 0.5) * APART_MM
    angle = np.arctan2(off[..., 1], off[..., 0])
    stars = np.hypot(off[..., 0], off[..., 1]) < STAR_MM + 4 * np.cos(5 * angle + kind)
    ground = np.tile(np.array(cloth[0], dtype=np.float64), (height, width, 1))
    ground[stars] = np.array(cloth[1:], dtype=np.float64)[kind[stars]]
    return np.asarray(ground)
