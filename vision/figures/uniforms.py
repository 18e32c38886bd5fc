"""What a figure wears, as numbers that are similar for figures of one team.

Whatever the pose, a figure's middle line shows trousers and jersey at the same heights; arms and
head, which differ from figure to figure, are beside it and above. Seen obliquely the figure leans
away from the camera, so each height is searched where it appears.
"""

from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Image
from vision.figures.ground import FieldView
from vision.figures.sizes import Sizes
from vision.figures.white import balanced

HEIGHTS: Final = (0.2, 0.3, 0.4, 0.5, 0.6, 0.7)
"""Shares of the figure's height, from its base's foot, at which trousers and jersey are. Chosen on
109 stills of rendered rooms: these distinguish 869 of 916 figures of different teams; five between
0.2 and 0.63 distinguished 866."""

AROUND: Final = 0.03
"""Share of the figure's height above and below each height that is sampled too."""

ACROSS_MM: Final = (-2.0, 0.0, 2.0)
"""Distances in mm to either side of the middle line that are sampled: narrower than a trunk of 28
mm miniatures."""

LYING_HEIGHT: Final = 0.15
"""Height of a fallen figure's middle line, as a share of the figure's height. By trial."""

BODY_MIDDLE: Final = 0.22
"""Assumed height of a fallen figure's place, as a share of the figure's height: it lies on the rim
of its base. At 0.22 130 of 136 such figures on rendered stills get the right team, at 0.4 108."""

LIGHTNESS: Final = (0.5, 1.0, 1.0)
"""Weights of light and of the two colour differences: light differs more within a team than colour
does (shade, gloss). Found by trial."""


def standing_uniform(
    at_mm: Floats, above: Image, ground: FieldView, sizes: Sizes, gains: Floats
) -> Floats:
    """What a standing figure wears, (18,): lightness and colour (CIE L*a*b*) at six heights.

    Args:
        at_mm: (2,) middle of its base.
        above: (h, w, 3) top view, as `FieldView.seen` returns it.
        ground: Geometry of the top view.
        sizes: Sizes of figures and balls.
        gains: (3,) that make paper white.
    """
    heights = _heights() * sizes.figure_height
    line = np.array([ground.appears(at_mm[None], high)[0] for high in heights])
    return _along(line, above, ground, gains)


def fallen_uniform(
    at_mm: Floats, heading_deg: float, above: Image, ground: FieldView, sizes: Sizes, gains: Floats
) -> Floats:
    """What a fallen figure wears, from the middle of its body (2,) towards its head, as numbers."""
    turn = np.radians(heading_deg)
    out = (_heights() - BODY_MIDDLE) * sizes.figure_height
    places = at_mm + out[:, None] * np.array([np.cos(turn), np.sin(turn)])
    line = ground.appears(places, LYING_HEIGHT * sizes.figure_height)
    return _along(line, above, ground, gains)


def _heights() -> Floats:
    return np.asarray(np.add.outer(HEIGHTS, [-AROUND, 0.0, AROUND]).ravel())


def _along(line: Floats, above: Image, ground: FieldView, gains: Floats) -> Floats:
    """Mean colours along a line of places (18, 2), by threes."""
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
