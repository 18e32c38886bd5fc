"""How far found outlines can be trusted: whether the hull that they carve fills them again.

Clay lies inside every outline, so the hull of right outlines fills each of them. Where an outline
holds shadow or misses clay, as white clay on a white card does, the others cut the hull so that
much of it stays open. And what is much lighter than the empty scene is no shadow: where such
pixels lie outside the hull, clay was missed in all views alike.
"""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np

from vision.creatures.hull import Hull, View, outline_of
from vision.creatures.outline import tones
from vision.frame import Image

LEAST_FILLED: Final = 0.75
"""Hulls that fill less were off by 59 % and more, those that fill 0.85 and more by 16 % at most."""

WELL_FILLED: Final = 0.93
SIGMA_PER_OPEN: Final = 0.8


def filled_share(hull: Hull, views: Sequence[View]) -> float:
    """Median over some of the views of how much of the outline the hull fills, 0 to 1."""
    shares = []
    for view in views[:: max(1, len(views) // 8)]:
        inside = view.mask > 127
        filled = inside & (outline_of(hull, view) > 0)
        shares.append(float(np.count_nonzero(filled)) / max(1.0, float(inside.sum())))
    return float(np.median(shares))


def open_sigma_rel(filled: float) -> float:
    """What outlines that stay open add to a volume's sigma, as a share of it."""
    return SIGMA_PER_OPEN * max(0.0, WELL_FILLED - filled)


LIGHTER: Final = 0.4
BESIDE_PX: Final = 9
MOST_MISSED: Final = 0.02
"""ln of light by which clay is lighter than the print that it covers; how near an outline it may
be; and the share of the outline's area from which on clay was missed: 0.3 % at most where outlines
were right (15 drawn weigh-ins in hard light), 2 % to many times the area where they were not."""


def missed_share(
    hull: Hull, views: Sequence[View], pictures: Sequence[Image], scenes: Sequence[Image]
) -> float:
    """Median over some of the views: what lies outside and is no shadow, by the outline's area.

    Args:
        hull: What the views carved.
        views: The views.
        pictures: What the camera saw in each view's crop, (h, w, 3) uint8.
        scenes: The empty scene in each view's crop.
    """
    step = max(1, len(views) // 8)
    shown = zip(views[::step], pictures[::step], scenes[::step], strict=True)
    return float(np.median([_missed(hull, *one) for one in shown]))


def _missed(hull: Hull, view: View, picture: Image, scene: Image) -> float:
    lighter = tones(picture)[..., 0] - tones(scene)[..., 0] > LIGHTER
    calm = cv2.morphologyEx(lighter.astype(np.uint8), cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
    inside = outline_of(hull, view)
    around = cv2.dilate(inside, np.ones((BESIDE_PX, BESIDE_PX), np.uint8)) > 0
    return float(np.count_nonzero(calm[~around]) / max(1.0, float(np.count_nonzero(inside))))
