"""Missiles by the colours of their creature's clay, where the table alone does not tell them apart.

A creature and its missiles are of one clay, seen by one camera in one light. Where the table had
a pattern or their own tone, what has the creature's colours, was not there before and is no shaded
part of the table is clay of the same kind.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats32, Image, Mask
from calibration.model.projection import image_from_table
from calibration.model.solution import Calibration
from vision.clay.outline import (
    background_log_density,
    calmed,
    clay_log_density,
    compared,
    learn_clay,
    unexplained,
)
from vision.light import shaded_tones, tones
from vision.lumps.patches import LEAST_PX
from vision.lumps.sites import Site, filled_in

BRIGHTER: Final = (-0.3, 0.0, 0.3)
"""ln of light by which a lump may be lit unlike the creature: it lies lower and turns elsewhere."""

SHADES: Final = (1.0, 0.7, 0.5, 0.35, 0.25)
"""Shares of its light that the table keeps in shadows, from none to one right below a lump."""

EVERY_PIXEL: Final = 7
"""Every so many-th pixel of the table is enough to know its colours."""

AROUND_PX: Final = 18
"""Table around a place that is looked at with it."""

SAME_VIEW_PX: Final = 1.5
"""How far points of the table may lie apart in two pictures of one view, in one 640 wide."""

ON_TABLE_MM: Final = np.array([(x, y, 0.0) for x in (-100.0, 100.0) for y in (-100.0, 100.0)])
"""Points at which two views are compared, as far apart as boards are."""


@dataclass(frozen=True, slots=True, eq=False)
class OwnClay:
    """What a weigh-in knows of the clay that missiles are made of.

    Attributes:
        clay_bgr: (n, 3) uint8, pixels of the creature.
        before: (h, w, 3) uint8, the same view without the missiles.
        calibration: Camera and table of that view.
        creature_ml: What the creature was weighed as.
    """

    clay_bgr: Image
    before: Image
    calibration: Calibration
    creature_ml: float

    def is_view_of(self, bgr: Image, calibration: Calibration) -> bool:
        """Whether a picture shows the same view: neither camera nor table moved since."""
        if bgr.shape != self.before.shape or not len(self.clay_bgr):
            return False
        here = image_from_table(ON_TABLE_MM, calibration)
        off = np.linalg.norm(here - image_from_table(ON_TABLE_MM, self.calibration), axis=1)
        return bool(off.max() <= SAME_VIEW_PX * bgr.shape[1] / 640)


def own_places(bgr: Image, covered: Mask, own: OwnClay) -> list[Site]:
    """Where clay of the creature's colours lies, each place with the clay in it.

    Args:
        bgr: (h, w, 3) uint8, the picture of the missiles.
        covered: (h, w) uint8, 255 where nothing is looked for.
        own: Of the same view.
    """
    mask = own_mask(bgr, own)
    mask[covered > 0] = 0
    joined = np.asarray(cv2.dilate(mask, np.ones((5, 5), np.uint8)))
    _, labels, stats, _ = cv2.connectedComponentsWithStats(joined)
    found = []
    for number, box in enumerate(stats[1:, :4].tolist(), start=1):
        clay = np.where(labels == number, mask, 0).astype(np.uint8)
        if np.count_nonzero(clay) >= LEAST_PX:
            found.append(_site(bgr, clay, box))
    return found


def own_mask(bgr: Image, own: OwnClay) -> Mask:
    """255 where a picture shows clay of the creature's colours that was not there before."""
    seen = tones(bgr)
    ratio = calmed(clay_log_density(seen, learn_clay(_lit(own.clay_bgr))) - _by_table(seen, own))
    new = unexplained(background_log_density(compared(bgr, own.before)))
    near = cv2.dilate(new, np.ones((5, 5), np.uint8)) > 0
    mask = ((ratio > 0) & near).astype(np.uint8) * 255
    return np.asarray(cv2.morphologyEx(mask, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8)))


def shares_of(places: Sequence[Site], size_hw: tuple[int, int]) -> Floats32:
    """How surely each pixel of the picture shows their clay, 0 or 1, (h, w)."""
    share = np.zeros(size_hw, dtype=np.float32)
    for place in places:
        if place.clay is not None:
            share[place.box][place.clay > 0] = 1.0
    return share


def _lit(clay_bgr: Image) -> Floats32:
    """The clay's tones as they may be elsewhere on the table, (m, 3)."""
    own = tones(clay_bgr.reshape(-1, 1, 3))[:, 0]
    return np.concatenate([own + np.array([more, 0, 0], np.float32) for more in BRIGHTER])


def _by_table(seen: Floats32, own: OwnClay) -> Floats32:
    """How well the table's colours under shadows of all depths explain pixels: ln, (h, w)."""
    table = own.before.reshape(-1, 3)[::EVERY_PIXEL]
    return clay_log_density(seen, learn_clay(shaded_tones(table, SHADES)))


def _site(bgr: Image, clay: Mask, box: Sequence[int]) -> Site:
    x, y, width, height = box
    rows = slice(max(0, y - AROUND_PX), min(bgr.shape[0], y + height + AROUND_PX))
    columns = slice(max(0, x - AROUND_PX), min(bgr.shape[1], x + width + AROUND_PX))
    inside = clay[rows, columns]
    unknown = cv2.dilate(inside, np.ones((AROUND_PX + 1, AROUND_PX + 1), np.uint8))
    table = filled_in(np.ascontiguousarray(bgr[rows, columns]), np.asarray(unknown, np.uint8))
    return Site((rows, columns), table, inside, inside)
