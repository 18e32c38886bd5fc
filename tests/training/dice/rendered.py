"""Dice that were rendered on tables (`tests.worlds dice`), for training."""

from dataclasses import replace
from typing import Any

import cv2
import numpy as np

from calibration.arrays import Image
from tests.support.drawn_dice import DrawnDie
from tests.support.rendered_rolls import RenderedRolls, RenderedThrow
from tests.training.dice.learn_pictures import SIDE_PX
from tests.worlds.cache import folder as worlds
from tests.worlds.seeds import Purpose, purpose

WIDE_PX = (11.0, 60.0)
"""Range of the width of the die around which a part of a picture is cut out, px."""

MOST_ENLARGED = 1.6


def rendered_rolls() -> list[RenderedRolls]:
    """The rendered worlds that may teach, without those where other dice lie about."""
    kept = sorted((worlds() / "dice").glob("w*/truth.json"))
    teaching = [one.parent for one in kept if purpose(int(one.parent.name[1:])) is Purpose.TEACH]
    rolls = [RenderedRolls.read(folder) for folder in teaching]
    return [one for one in rolls if not one.has_dice_beside]


def part_of(rng: np.random.Generator, throw: RenderedThrow) -> tuple[Image, list[DrawnDie]]:
    """A part of a throw's picture, (320, 320, 3), scaled by chance, a die near its middle."""
    left, top, right, bottom = throw.dice[rng.integers(len(throw.dice))].box_px
    wide = np.exp(rng.uniform(*np.log(WIDE_PX)))
    scale = min(MOST_ENLARGED, wide / max(right - left, bottom - top))
    method = cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC
    small = cv2.resize(throw.bgr, None, fx=scale, fy=scale, interpolation=method)
    middle = scale * np.array([left + right, top + bottom]) / 2
    corner = np.round(middle - SIDE_PX / 2 + rng.uniform(-0.35, 0.35, 2) * SIDE_PX)
    part = _cut(small, *corner.astype(int))
    return part, [die for one in throw.dice if (die := _moved(one, scale, corner)) is not None]


def _cut(bgr: Any, left: int, top: int) -> Image:
    """A square of a picture; beyond its edge everything is grey."""
    grey = np.median(bgr, axis=(0, 1)).astype(np.uint8)
    part = np.empty((SIDE_PX, SIDE_PX, 3), np.uint8)
    part[:] = grey
    height, width = bgr.shape[:2]
    x0, y0 = max(0, left), max(0, top)
    x1, y1 = min(width, left + SIDE_PX), min(height, top + SIDE_PX)
    part[y0 - top : y1 - top, x0 - left : x1 - left] = bgr[y0:y1, x0:x1]
    return part


def _moved(die: DrawnDie, scale: float, corner: Any) -> DrawnDie | None:
    """A die in a part of a picture; None beyond its edge."""
    box = scale * np.array(die.box_px) - [*corner, *corner]
    cut = np.clip(box, 0, SIDE_PX)
    share = float(np.prod(cut[2:] - cut[:2]) / np.prod(box[2:] - box[:2]))
    if share <= 0.05:
        return None
    left, top, right, bottom = (float(edge) for edge in box)
    return replace(die, box_px=(left, top, right, bottom), seen=die.seen * share)
