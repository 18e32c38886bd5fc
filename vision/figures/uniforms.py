"""Colour features of a figure's clothes that are similar for figures of one team.

In any pose, a figure's middle line shows trousers and jersey at the same heights; arms and head,
which differ between figures, are beside it or above. Seen obliquely, a figure appears to lean away
from the camera, so each height is sampled where it appears.
"""

from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Image
from vision.figures.ground import FieldView
from vision.figures.sizes import Sizes
from vision.figures.white import balanced

HEIGHTS: Final = (0.2, 0.3, 0.4, 0.5, 0.6, 0.7)
"""Sampled heights of trousers and jersey above the table, as shares of the figure's height. Chosen
on 109 stills of rendered rooms: these distinguish 869 of 916 figures of different teams; five
heights between 0.2 and 0.63 distinguished 866."""

AROUND: Final = 0.03
"""Offset above and below each height at which colours are sampled too, as a share of the figure's
height."""

ACROSS_MM: Final = (-2.0, 0.0, 2.0)
"""Offsets in mm across the middle line at which colours are sampled: within the trunk of a 28 mm
miniature."""

LYING_HEIGHT: Final = 0.15
"""Height of a fallen figure's middle line, as a share of the figure's height. By trial."""

BODY_MIDDLE: Final = 0.22
"""Which point of a fallen figure its reported place is, as a share of its height from the foot.
With 0.22 130 of 136 fallen figures on rendered stills get the right team, with 0.4 108."""

LIGHTNESS: Final = (0.5, 1.0, 1.0)
"""Weights of CIE L*, a* and b*: lightness varies more within a team than colour does (shade,
gloss). Found by trial."""


def standing_uniform(
    at_mm: Floats, above: Image, ground: FieldView, sizes: Sizes, gains: Floats
) -> Floats:
    """Features (18,) of a standing figure's clothes: weighted CIE L*a*b* at six heights.

    Args:
        at_mm: (2,) middle of its base.
        above: (h, w, 3) top view, as `FieldView.seen` returns it.
        ground: Geometry of the top view.
        sizes: Sizes of figures and balls.
        gains: (3,) factors on blue, green and red that make paper white.
    """
    heights = _heights() * sizes.figure_height
    line = np.array([ground.appears(at_mm[None], high)[0] for high in heights])
    return _along(line, above, ground, gains)


def fallen_uniform(
    at_mm: Floats, heading_deg: float, above: Image, ground: FieldView, sizes: Sizes, gains: Floats
) -> Floats:
    """Features (18,) of a fallen figure's clothes, like `standing_uniform`.

    Args:
        at_mm: (2,) middle of its body.
        heading_deg: Where its head points.
        above: (h, w, 3) top view, as `FieldView.seen` returns it.
        ground: Geometry of the top view.
        sizes: Sizes of figures and balls.
        gains: (3,) factors on blue, green and red that make paper white.
    """
    turn = np.radians(heading_deg)
    out = (_heights() - BODY_MIDDLE) * sizes.figure_height
    places = at_mm + out[:, None] * np.array([np.cos(turn), np.sin(turn)])
    line = ground.appears(places, LYING_HEIGHT * sizes.figure_height)
    return _along(line, above, ground, gains)


def _heights() -> Floats:
    """All sampled heights (18,), three around each of `HEIGHTS`, as shares of a figure's height."""
    return np.asarray(np.add.outer(HEIGHTS, [-AROUND, 0.0, AROUND]).ravel())


def _along(line: Floats, above: Image, ground: FieldView, gains: Floats) -> Floats:
    """Weighted L*a*b* (18,) along a figure's middle line, places (18, 2): a mean of three each."""
    way = line[-1] - line[0]
    side = np.array([-way[1], way[0]]) / max(float(np.hypot(*way)), 1e-9)
    places = line[:, None] + side * np.array(ACROSS_MM)[None, :, None]
    pixels = ground.pixels(places.reshape(-1, 2)).astype(np.float32)
    seen = cv2.remap(
        above, pixels[None, :, 0], pixels[None, :, 1], cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_REPLICATE,
    )  # fmt: skip
    levels = balanced(np.asarray(seen, dtype=np.uint8), gains).astype(np.float32) / 255
    lab = cv2.cvtColor(levels, cv2.COLOR_BGR2LAB)[0].astype(np.float64)
    by_height = lab.reshape(len(HEIGHTS), -1, 3).mean(axis=1)
    return np.asarray((by_height * LIGHTNESS).ravel())
