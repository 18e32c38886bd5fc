"""What lies around a fingertip: a bare table, or things that an outline can be mistaken about."""

from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Image, Mask
from vision.hands.tips import TipPair
from vision.hands.topview import TopView

# Beyond the tip, outside the outline and what blurs over it.
RING_MM: Final = 25.0
BLUR_MM: Final = 3.5
LEAST_PIXELS: Final = 30
# Scatter of the colours in CIELAB (8 bit): wood, cloth and shadows reach 12, a printed sheet or a
# creature beside the finger 25 to 90.
BARE_UNREST: Final = 12.0
CLUTTERED_UNREST: Final = 25.0
# On composites with things around the tips errors are about 4 mm larger than on bare tables.
CLUTTER_SIGMA_MM: Final = 4.0


def clutter(patch: Image, mask: Mask, view: TopView, tips: TipPair) -> float:
    """How far the worse tip is from lying on a bare table: 0 bare, 1 among things.

    Args:
        patch: (side, side, 3) view from above.
        mask: The hand in it.
        view: How it was drawn.
        tips: The two tips.
    """
    outwards = (tips.tips_mm[0] - tips.tips_mm[1]) / max(tips.span_mm, 1e-9)
    unrest = max(
        _unrest(patch, mask, view, tips.tips_mm[k], sign * outwards)
        for k, sign in ((0, 1), (1, -1))
    )
    return float(np.clip((unrest - BARE_UNREST) / (CLUTTERED_UNREST - BARE_UNREST), 0, 1))


def _unrest(patch: Image, mask: Mask, view: TopView, tip_mm: Floats, outwards: Floats) -> float:
    """Scatter of the colours around a tip, in CIELAB.

    The tip is a few mm off the drawn plane, which the ring's width forgives.
    """
    x, y = view.top_from_table(tip_mm[None])[0]
    reach = RING_MM * view.px_per_mm
    rows = slice(max(0, round(y - reach)), max(0, round(y + reach) + 1))
    columns = slice(max(0, round(x - reach)), max(0, round(x + reach) + 1))
    window, hand = patch[rows, columns], mask[rows, columns]
    if not hand.size:
        return 0.0
    blur = 2 * round(BLUR_MM * view.px_per_mm) + 1
    grown = cv2.dilate(hand, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (blur, blur)))
    across, down = np.meshgrid(
        np.arange(columns.start, columns.start + hand.shape[1]) - x,
        np.arange(rows.start, rows.start + hand.shape[0]) - y,
    )
    tip_direction = view.top_from_table((tip_mm + outwards)[None])[0] - (x, y)
    beyond = across * tip_direction[0] + down * tip_direction[1] > 0
    ring = beyond & (np.hypot(across, down) < reach) & (grown == 0)
    if np.count_nonzero(ring) < LEAST_PIXELS:
        return 0.0
    colours = cv2.cvtColor(window, cv2.COLOR_BGR2LAB)[ring].astype(np.float64)
    return float(np.sqrt(colours.var(axis=0).sum()))
