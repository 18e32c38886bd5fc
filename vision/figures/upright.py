"""Whether what looks like a base from above is one, or a fallen figure that turns its base up."""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats
from vision.figures.bodies import body_patch
from vision.figures.field import Differs
from vision.figures.ground import FieldView, Plane
from vision.figures.patches import base_patch, laid
from vision.figures.rim_fit import Base
from vision.figures.sizes import Sizes

BREAST: Final = (0.5, 0.85)
"""Part of a figure's height in which every standing one has breast and head."""

STEPS: Final = 8
LEAST_STEPS: Final = 3
BLUR_PX: Final = 5

ROUND: Final = 0.7
HARDLY_ROUND: Final = 0.5
LIT_ALIKE: Final = 0.3
"""Natural logarithm of light by which tops of bases differ at most: all of them face up, and a
fallen one's underside does not."""

BODIED: Final = 0.6
BODILESS: Final = 0.2
LEAST_PX: Final = 8


def standing(
    discs: Sequence[Base], differs: Differs, ground: FieldView, sizes: Sizes
) -> list[Base]:
    """Those of the discs on which figures stand: upright by themselves, and lit like most."""
    light = _light(discs, differs, ground, sizes)
    usual = float(np.nanmedian(light)) if np.isfinite(light).any() else 0.0
    soft = np.asarray(cv2.blur(differs.unlike, (BLUR_PX, BLUR_PX)), dtype=np.float32)
    return [
        disc
        for disc, lit in zip(discs, light, strict=True)
        if not abs(lit - usual) > LIT_ALIKE and _stands(disc, soft, ground, sizes)
    ]


def _light(discs: Sequence[Base], differs: Differs, ground: FieldView, sizes: Sizes) -> Floats:
    """How much darker than the field each disc is where no body is before it; NaN if unseen."""
    bodies = laid((body_patch(one, ground, sizes) for one in discs), differs.unlike.shape)
    tops = (base_patch(one, ground, sizes).within(~bodies) for one in discs)
    seen = [top.among(differs.darker) for top in tops]
    return np.array([np.median(one) if len(one) >= LEAST_PX else np.nan for one in seen])


def _stands(base: Base, soft: Plane, ground: FieldView, sizes: Sizes) -> bool:
    """Whether a figure stands on this base: its rim is a circle, and its body is above it.

    A base that lies on edge appears as an ellipse. Where the camera looks so obliquely that breast
    and head appear beside the base, nothing there speaks for a fallen figure.
    """
    body = _body(base, soft, ground, sizes)
    if body is None:
        return base.round >= HARDLY_ROUND
    return (base.round >= ROUND and body >= BODILESS) or (
        base.round >= HARDLY_ROUND and body >= BODIED
    )


def _body(base: Base, soft: Plane, ground: FieldView, sizes: Sizes) -> float | None:
    """Share of where breast and head should appear beside the base that is no field.

    Args:
        base: What the figure may stand on.
        soft: (h, w) float32, what is no field, blurred.
        ground: How it is looked at.
        sizes: Of what stands there.
    """
    heights = np.linspace(*BREAST, STEPS) * sizes.figure_height
    places = np.array([ground.appears(base.at_mm[None], high)[0] for high in heights])
    beside = np.hypot(*(places - base.at_mm).T) > sizes.base / 2 + 1.0
    if beside.sum() < LEAST_STEPS:
        return None
    pixels = ground.pixels(places[beside]).astype(np.float32)
    seen = cv2.remap(soft, pixels[None, :, 0], pixels[None, :, 1], cv2.INTER_LINEAR)
    return float(seen.mean())
