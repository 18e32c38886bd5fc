"""Whether what looks like a base from above is one, or a fallen figure that turns its base up."""

from typing import Final

import cv2
import numpy as np

from vision.slargeball.bases import Base
from vision.slargeball.field import Differs
from vision.slargeball.ground import Ground
from vision.slargeball.sizes import Sizes

BREAST: Final = (0.5, 0.85)
"""Part of a figure's height in which every standing one has breast and head."""

STEPS: Final = 8
LEAST_STEPS: Final = 3
BLUR_PX: Final = 5

ROUND: Final = 0.7
HARDLY_ROUND: Final = 0.5
BODIED: Final = 0.6
BODILESS: Final = 0.2


def stands(base: Base, differs: Differs, ground: Ground, sizes: Sizes) -> bool:
    """Whether a figure stands on this base: its rim is a circle, and its body is above it.

    A base that lies on edge appears as an ellipse. Where the camera looks so obliquely that breast
    and head appear beside the base, nothing there speaks for a fallen figure.
    """
    body = _body(base, differs, ground, sizes)
    if body is None:
        return base.round >= HARDLY_ROUND
    return (base.round >= ROUND and body >= BODILESS) or (
        base.round >= HARDLY_ROUND and body >= BODIED
    )


def _body(base: Base, differs: Differs, ground: Ground, sizes: Sizes) -> float | None:
    """Share of where breast and head should appear beside the base that is no field."""
    heights = np.linspace(*BREAST, STEPS) * sizes.figure_height
    places = np.array([ground.appears(base.at_mm[None], high)[0] for high in heights])
    beside = np.hypot(*(places - base.at_mm).T) > sizes.base / 2 + 1.0
    if beside.sum() < LEAST_STEPS:
        return None
    pixels = ground.pixels(places[beside]).astype(np.float32)
    soft = cv2.blur(differs.unlike, (BLUR_PX, BLUR_PX))
    seen = cv2.remap(soft, pixels[None, :, 0], pixels[None, :, 1], cv2.INTER_LINEAR)
    return float(seen.mean())
