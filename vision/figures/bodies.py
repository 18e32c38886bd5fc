"""Bodies above bases, and fallen figures: what differs from the field and is not a base."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Mask, fact
from vision.figures.field import Differs
from vision.figures.ground import FieldView, Plane
from vision.figures.patches import MaskPatch, base_patch, laid, part_of, stroke
from vision.figures.rim_fit import Base
from vision.figures.sizes import Sizes

BODY_WIDE: Final = 0.42
"""Half a body's width, in base diameters; outstretched arms are not included."""

TRUNK_WIDE: Final = 0.24
"""Half the width of a body's trunk, in base diameters: the part that is certainly the figure's."""

LEAST_PX: Final = 12
"""Least number of pixels of a trunk for its colours to be read. Found by trial."""

TALLER: Final = 1.15
"""Factor on the figures' usual height that covers the tallest of them."""

LYING: Final = (0.25, 2.6)
"""Least and largest area of a fallen figure in the top view, in areas of a base: its body, and its
base seen edge-on."""

LONGER: Final = 1.25
"""Least ratio of a fallen figure's length to its width (by standard deviations of its pixels)."""

LYING_HEIGHT: Final = 0.4
"""Mean height of a fallen figure's outline, in base diameters: its base stands on edge."""

LYING_SIGMA_MM: Final = 2.0
"""Sigma in mm of the middle of a fallen figure's outline. Found by trial."""

JOINED_MM: Final = 3.0
"""Width in mm of gaps between parts of one body that are closed. Found by trial."""

ENDS: Final = 0.3
"""Share of a fallen figure's pixels, at either end, that are compared to tell base from head."""

BROADER: Final = 1.3
"""Ratio of the ends' widths above which the wider end is the base. By trial."""

BREAST: Final = (0.5, 0.85)
"""Shares of a figure's height between which every standing figure has its chest or head."""

STEPS: Final = 8
"""Number of heights at which a body above its base is sampled."""

LEAST_STEPS: Final = 3
"""Least number of sampled heights that must appear beside the base for a body to be judged."""

BLUR_PX: Final = 5
"""Side in pixels of the box blur against single pixels."""

ROUND: Final = 0.7
"""Least share of a rim that fits a circle (`Base.round`) if a body may be above the base. By
trial."""

HARDLY_ROUND: Final = 0.5
"""Least share of a rim that fits a circle (`Base.round`) if a body certainly is above the base, or
cannot be judged. Found by trial."""

LIT_ALIKE: Final = 0.3
"""Largest difference between the tops of bases in the natural logarithm of light: all of them face
up, unlike a fallen figure's underside."""

BODIED: Final = 0.6
"""Body share (`_body_share`) from which on there certainly is a body. By trial."""

BODILESS: Final = 0.2
"""Body share (`_body_share`) below which there is no body. By trial."""

LEAST_RIM_PX: Final = 8
"""Least number of visible pixels of a base's top for its light to be measured. Found by trial."""


SURELY_FALLEN: Final = 0.97
"""Probability that a body found by its colour is a fallen figure's. Judgement, not measured."""


@dataclass(frozen=True, slots=True, eq=False)
class Fallen:
    """A figure that lies on the ground.

    Attributes:
        at_mm: (2,) middle of its outline, as a place on the table.
        heading_deg: Where its head points, from the table's x axis towards y.
        sigma_mm: Sigma of either coordinate.
        part: Where it appears in the top view.
        probability: That a figure lies there.
    """

    at_mm: Floats
    heading_deg: float
    sigma_mm: float
    part: MaskPatch
    probability: float = SURELY_FALLEN

    def __post_init__(self) -> None:
        object.__setattr__(self, "at_mm", fact(self.at_mm, (2,), "at_mm"))


def body_patch(base: Base, ground: FieldView, sizes: Sizes, wide: float = BODY_WIDE) -> MaskPatch:
    """Where a standing figure's body may appear in the top view: leaning away from the camera.

    `wide` is half the body's width, in base diameters.
    """
    tall = sizes.figure_height * TALLER
    top = ground.appears(base.at_mm[None], tall)[0]
    return stroke(ground, base.at_mm, top, 2 * wide * sizes.base)


def own_bodies(
    bases: Sequence[Base], unlike: Mask, ground: FieldView, sizes: Sizes
) -> list[MaskPatch]:
    """For each standing figure its trunk, without parts that may belong to another's trunk.

    If hardly anything would remain, the whole trunk is returned.

    Args:
        bases: The figures' bases.
        unlike: (h, w), 255 on pixels that are not field.
        ground: Geometry of the top view.
        sizes: Sizes of figures and balls.
    """
    trunks = [body_patch(one, ground, sizes, TRUNK_WIDE).within(unlike) for one in bases]
    count = np.zeros(unlike.shape, dtype=np.uint8)
    for trunk in trunks:
        trunk.of(count)[:] += trunk.mask > 0
    alone = np.where(count == 1, np.uint8(255), np.uint8(0))
    own = [trunk.within(alone) for trunk in trunks]
    return [
        one if cv2.countNonZero(one.mask) >= LEAST_PX else trunk
        for one, trunk in zip(own, trunks, strict=True)
    ]


def taken_up(bases: Sequence[Base], ground: FieldView, sizes: Sizes) -> Mask:
    """(h, w), 255 where the bases and bodies of standing figures may appear in the top view."""
    patches = [base_patch(one, ground, sizes) for one in bases]
    patches += [body_patch(one, ground, sizes) for one in bases]
    return laid(patches, ground.known.shape)


def find_fallen(
    differs: Differs, explained: Mask, ground: FieldView, sizes: Sizes
) -> tuple[Fallen, ...]:
    """Fallen figures, from left to right.

    Args:
        differs: How each pixel differs from plain field.
        explained: (h, w), 255 where standing figures and balls are seen.
        ground: Geometry of the top view.
        sizes: Sizes of figures and balls.
    """
    left = np.where(differs.unlike > 0.5, ~_dilated(explained, ground), np.uint8(0))
    opened = cv2.morphologyEx(left, cv2.MORPH_OPEN, np.ones((3, 3), dtype=np.uint8))
    side = round(JOINED_MM / ground.mm) | 1
    window = np.ones((side, side), dtype=np.uint8)
    joined = np.asarray(cv2.morphologyEx(opened, cv2.MORPH_CLOSE, window), dtype=np.uint8)
    found = (_fallen_of(part, differs, ground, sizes) for part in _parts(joined, ground, sizes))
    return tuple(sorted((one for one in found if one), key=lambda one: tuple(one.at_mm)))


def _parts(joined: Mask, ground: FieldView, sizes: Sizes) -> Iterator[MaskPatch]:
    """Connected parts of a mask (h, w) as large as a fallen figure, not next to unknown pixels."""
    disc = np.pi * (sizes.base / 2 / ground.mm) ** 2
    _, found, stats, _ = cv2.connectedComponentsWithStats(joined)
    labels = np.asarray(found, dtype=np.int32)
    unknown = _dilated(~ground.known, ground) > 0
    cut_off = set(np.unique(labels[unknown]).tolist())
    for label in range(1, len(stats)):
        area = float(stats[label, cv2.CC_STAT_AREA])
        if LYING[0] * disc < area < LYING[1] * disc and label not in cut_off:
            yield part_of(labels, label, stats[label])


def _fallen_of(part: MaskPatch, differs: Differs, ground: FieldView, sizes: Sizes) -> Fallen | None:
    """The fallen figure that a connected part shows; None if it is not long enough for one."""
    rows, columns = np.nonzero(part.mask)
    rows, columns = rows + part.rows.start, columns + part.columns.start
    at = ground.places_mm(np.stack([columns, rows], axis=1).astype(np.float64))
    middle = at.mean(axis=0)
    spread, axes = np.linalg.eigh(np.cov((at - middle).T))
    if np.sqrt(spread[1] / max(spread[0], 1e-9)) < LONGER:
        return None
    across, along = ((at - middle) @ axes).T
    head = _head_sign(across, along, differs.darker[rows, columns]) * axes[:, 1]
    place = ground.below(middle[None], LYING_HEIGHT * sizes.base)[0]
    return Fallen(
        place, float(np.degrees(np.arctan2(head[1], head[0])) % 360), LYING_SIGMA_MM, part
    )


def _head_sign(across: Floats, along: Floats, dark: Plane) -> float:
    """1 if the head is at the end where `along` is largest, else -1.

    The base's end is the wider one, as it stands on edge; at similar widths it is the darker one.

    Args:
        across: (N,) place of each pixel along the short axis.
        along: (N,) place of each pixel along the long axis.
        dark: (N,) natural logarithm of the light that is missing at each pixel.
    """
    low, high = np.quantile(along, [ENDS, 1 - ENDS])
    broad = float(np.std(across[along < low])), float(np.std(across[along > high]))
    if max(broad) > BROADER * min(broad):
        return 1.0 if broad[0] > broad[1] else -1.0
    return 1.0 if dark[along < low].mean() > dark[along > high].mean() else -1.0


def _dilated(mask: Mask, ground: FieldView) -> Mask:
    """A mask, dilated by 1.5 mm."""
    side = 2 * round(1.5 / ground.mm) + 1
    return np.asarray(cv2.dilate(mask, np.ones((side, side), dtype=np.uint8)), dtype=np.uint8)


def standing(
    discs: Sequence[Base], differs: Differs, ground: FieldView, sizes: Sizes
) -> list[Base]:
    """The discs that are bases of standing figures: lit like the others, with a body above."""
    light = _darkness(discs, differs, ground, sizes)
    usual = float(np.nanmedian(light)) if np.isfinite(light).any() else 0.0
    soft = np.asarray(cv2.blur(differs.unlike, (BLUR_PX, BLUR_PX)), dtype=np.float32)
    return [
        disc
        for disc, lit in zip(discs, light, strict=True)
        if not abs(lit - usual) > LIT_ALIKE and _stands(disc, soft, ground, sizes)
    ]


def _darkness(discs: Sequence[Base], differs: Differs, ground: FieldView, sizes: Sizes) -> Floats:
    """(N,) how much darker than the field each disc is where no body covers it; NaN if unseen."""
    bodies = laid((body_patch(one, ground, sizes) for one in discs), differs.unlike.shape)
    tops = (base_patch(one, ground, sizes).within(~bodies) for one in discs)
    seen = [top.among(differs.darker) for top in tops]
    return np.array([np.median(one) if len(one) >= LEAST_RIM_PX else np.nan for one in seen])


def _stands(base: Base, soft: Plane, ground: FieldView, sizes: Sizes) -> bool:
    """Whether a figure stands on this base: its rim is a circle, and a body is seen above it.

    A base that lies on edge appears as an ellipse. A body is required only if the camera looks so
    obliquely that chest and head appear beside the base.
    """
    body = _body_share(base, soft, ground, sizes)
    if body is None:
        return base.round >= HARDLY_ROUND
    return (base.round >= ROUND and body >= BODILESS) or (
        base.round >= HARDLY_ROUND and body >= BODIED
    )


def _body_share(base: Base, soft: Plane, ground: FieldView, sizes: Sizes) -> float | None:
    """Mean of `soft` where chest and head should appear; None if that is not beside the base.

    Args:
        base: The base that a figure may stand on.
        soft: (h, w) float32, blurred `Differs.unlike`.
        ground: Geometry of the top view.
        sizes: Sizes of figures and balls.
    """
    heights = np.linspace(*BREAST, STEPS) * sizes.figure_height
    places = np.array([ground.appears(base.at_mm[None], high)[0] for high in heights])
    beside = np.hypot(*(places - base.at_mm).T) > sizes.base / 2 + 1.0
    if beside.sum() < LEAST_STEPS:
        return None
    pixels = ground.pixels(places[beside]).astype(np.float32)
    seen = cv2.remap(soft, pixels[None, :, 0], pixels[None, :, 1], cv2.INTER_LINEAR)
    return float(seen.mean())
