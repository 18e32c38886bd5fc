"""Where a base stands: a circle fitted to its rim along rays from its middle."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from calibration.arrays import Flags, Floats, Image, fact
from calibration.detect.discs.ellipse import circle
from vision.figures.field import Differs
from vision.figures.ground import FieldView
from vision.figures.rims import crossings_mm
from vision.figures.sizes import Sizes
from vision.medians import median_of

Rays = Flags

RAYS: Final = 72
"""Rays from a base's middle, 5 degrees apart."""

OUTWARDS: Final = fact(circle(RAYS), (RAYS, 2), "rays")
"""Unit vectors along the rays."""

OUTLIER_PX: Final = 1.2
"""A ray that is off by more does not belong to the circle. By trial."""

WITHIN: Final = (4.0, 2.0, 1.0)
"""Outliers are dropped in rounds: each round drops points beyond this many times the limit."""

REACH_PX: Final = 6.0
"""A ray that is off by more is ignored. By trial."""

LEAST_RAYS: Final = 14
"""Fewest rays: fewer may fit any circle. By trial."""

WELL_SEEN: Final = 48
"""With this many rays on one circle a base's radius is known too."""

ROUNDS: Final = 6
"""Most rounds of the fit."""

STILL_MM: Final = 0.02
"""Shift that ends the fit."""

RADIUS_HELD: Final = (0.1, 1.0)
"""Weight of the known radius in the fit, as a share of the rays: a blurred rim is farther out. Less
for the named radius, more for one that other bases show."""

BEFORE: Final = 1.12
"""Radii of a base within which it may hide another's rim."""

RIM_SIGMA_PX: Final = 0.5
"""Sigma of one crossing of the rim; neighbouring rays share it, so only every sixth one counts."""
SHARED_RAYS: Final = 6
"""Neighbouring rays share their error: this many count as one. By trial."""

RESIDUAL_SIGMA: Final = 2.2
"""Sigma of either coordinate of a place by its rim, in pixels, where the rim's points are 1 px off
its circle. On 288 drawn bases, and 283 rendered ones in 74 pictures, places are 0.08, 0.3 and 0.8
px off in the median where the points are 0.12, 0.3 and 0.5 px off; a few are much farther off."""

RESIDUAL_POWER: Final = 1.4
"""Power of how far a rim's points are off its circle, in pixels, with which the sigma of a place by
that rim grows; fitted to the same bases as `RESIDUAL_SIGMA`."""

LEAST_SIGMA_MM: Final = 0.05
"""Least sigma of a place by its rim, mm, however near to its circle the rim's points are."""

MODEL_SIGMA_MM: Final = 0.3
"""Sigma that the base's thickness and the calibration leave."""


SIDE_UNKNOWN: Final = 0.5
"""`Sight.side`, until bases have shown it."""

SURELY_STANDS: Final = 0.995
"""Probability that a base found by its colour is a standing figure's. Judgement, not measured."""


NEAR_BASES: Final = 1.5
"""Diameters of a base within which another one hides parts of its rim."""


@dataclass(frozen=True, slots=True, eq=False)
class Base:
    """A base that stands on the table.

    Attributes:
        at_mm: (2,) its middle.
        sigma_mm: Of either coordinate.
        filled: Share of the disc that is not field.
        radius_mm: Fitted from its own rim; None if too little of it is seen.
        round: Share of the rays that end on one circle, of all that end near it.
        rays: How many end on that circle.
        probability: That a figure stands on it.
        left_px: Root mean square residual of the rays that end on the circle.
    """

    at_mm: Floats
    sigma_mm: float
    filled: float
    radius_mm: float | None
    round: float
    rays: int
    probability: float = SURELY_STANDS
    left_px: float = np.inf

    def __post_init__(self) -> None:
        object.__setattr__(self, "at_mm", fact(self.at_mm, (2,), "at_mm"))


@dataclass(frozen=True, slots=True, eq=False)
class Sight:
    """One picture of the field, for whatever looks for something in it.

    Attributes:
        above: (h, w, 3) top view, as `FieldView.seen` returns it.
        differs: How each pixel differs from plain field.
        ground: Geometry of the top view.
        sizes: Sizes of figures and balls.
        side: How much of a base's side, towards the camera, differs from the field: 1 if the base
            ends at its lower rim, 0 if at its upper one (`base_sides`).
    """

    above: Image
    differs: Differs
    ground: FieldView
    sizes: Sizes
    side: float = SIDE_UNKNOWN


@dataclass(frozen=True, slots=True, eq=False)
class _RimPrior:
    """What is known of a rim before the fit.

    Attributes:
        grown_mm: How much larger its radius appears than it is.
        weight: How certain that is, as a share of the rays.
        open: (72,) which rays may show the rim.
    """

    grown_mm: float
    weight: float
    open: Rays


def fitted(sight: Sight, place: Floats, filled: float) -> Base:
    """The base whose rim is where its colour changes to the field's, seen from its middle.

    Args:
        sight: The top view and what is known of it.
        place: (2,) near its middle.
        filled: Share of its disc that is not field.
    """
    return _fitted(sight, place, filled, _RimPrior(0.0, RADIUS_HELD[0], np.ones(RAYS, dtype=bool)))


def sigma_by_rim_mm(left_px: float, ground_mm: float) -> float:
    """Sigma of either coordinate of a base's middle, mm, by how well its rim fits a circle.

    Args:
        left_px: Root mean square residual of the rays that end on the circle (`Base.left_px`).
        ground_mm: Side of a pixel of the field as it is looked at.
    """
    return float(max(LEAST_SIGMA_MM, RESIDUAL_SIGMA * ground_mm * left_px**RESIDUAL_POWER))


def placed(bases: Sequence[Base], sight: Sight) -> tuple[Base, ...]:
    """Bases placed again, as more is known of their sides now."""
    anew = [
        replace(fitted(sight, one.at_mm, one.filled), probability=one.probability) for one in bases
    ]
    return among_others(anew, sight)


def among_others(bases: Sequence[Base], sight: Sight) -> tuple[Base, ...]:
    """Bases placed again if others stand in front of a rim, or little of it is seen.

    Rays that end at another's base are left out, and rims are as large as those seen whole.
    """
    half = sight.sizes.base / 2
    grown = [b.radius_mm - half for b in bases if b.rays >= WELL_SEEN and b.radius_mm is not None]
    usual = float(np.median(grown)) if grown else 0.0
    return tuple(_refitted(one, bases, sight, usual, surely=bool(grown)) for one in bases)


def _refitted(
    one: Base, bases: Sequence[Base], sight: Sight, grown: float, *, surely: bool
) -> Base:
    rim = one.at_mm + OUTWARDS * rim_mm(one.at_mm, sight)[:, None]
    others = [b.at_mm for b in bases if b is not one]
    near = [at for at in others if np.hypot(*(at - one.at_mm)) < NEAR_BASES * sight.sizes.base]
    if not near and one.rays >= WELL_SEEN:
        return one
    reach = BEFORE * sight.sizes.base / 2
    free = np.ones(RAYS, dtype=bool)
    for at in near:
        free &= np.hypot(*(rim - at).T) > reach
    if free.sum() < LEAST_RAYS:
        return one
    held = _RimPrior(grown, RADIUS_HELD[int(surely)], free)
    return _fitted(sight, one.at_mm, one.filled, held)


def _fitted(sight: Sight, place: Floats, filled: float, held: _RimPrior) -> Base:
    ground, sizes = sight.ground, sight.sizes
    radius_mm = None
    left_px = np.inf
    used = good = np.zeros(RAYS, dtype=bool)
    for _ in range(ROUNDS):
        told = rim_mm(place, sight)
        seen = crossings_mm(sight.above, sight.differs, ground, place, OUTWARDS, told)
        off = seen - told
        good = held.open & np.isfinite(off) & (np.abs(off) < REACH_PX * ground.mm)
        if good.sum() < LEAST_RAYS:
            break
        used = _of_one_circle(off, good, held, OUTLIER_PX * ground.mm)
        if used.sum() < LEAST_RAYS:
            break
        shift, grown = _shift_and_growth(OUTWARDS[used], off[used], held)
        left = off[used] - OUTWARDS[used] @ shift - grown
        left_px = float(np.sqrt(np.mean(left**2))) / ground.mm
        place = place + shift
        radius_mm = sizes.base / 2 + grown
        if np.hypot(*shift) < STILL_MM:
            break
    round_share = float(used.sum()) / max(1, int(good.sum()))
    sigma = _sigma_mm(OUTWARDS[used], held, ground)
    return Base(place, sigma, filled, radius_mm, round_share, int(used.sum()), left_px=left_px)


def _of_one_circle(off: Floats, good: Rays, held: _RimPrior, within_mm: float) -> Rays:
    """Rays that end on the circle of the majority: bodies and neighbours drop out."""
    used = good
    for reach in WITHIN:
        shift, grown = _shift_and_growth(OUTWARDS[used], off[used], held)
        left = off - OUTWARDS @ shift - grown
        middle = float(median_of(left[used]))
        nearer = good & (np.abs(left - middle) < reach * within_mm)
        if nearer.sum() < LEAST_RAYS:
            break
        used = nearer
    return used


def rim_mm(place: Floats, sight: Sight) -> Floats:
    """Distance from its middle at which a base's outline appears, (72,) mm on the table.

    The outline is that of a flat cylinder: its lower circle, and its upper one, which appears
    larger and farther from the camera. Towards the camera the side is between them; it is dark, and
    may look like the field in the shade.
    """
    ground, sizes = sight.ground, sight.sizes
    radius = sizes.base / 2
    upper = ground.appears(place[None], sizes.base_height)[0] - place
    height = ground.eye_mm[2]
    larger = radius * height / (height - sizes.base_height)
    along = OUTWARDS @ upper
    across = OUTWARDS[:, 0] * upper[1] - OUTWARDS[:, 1] * upper[0]
    far = along + np.sqrt(np.maximum(larger**2 - across**2, 0))
    return np.asarray(far + sight.side * np.maximum(radius - far, 0))


def _shift_and_growth(rays: Floats, off: Floats, held: _RimPrior) -> tuple[Floats, float]:
    """The shift (2,) and the growth of the radius that match the observed rim."""
    design = np.column_stack([rays, np.ones(len(rays))])
    right = design.T @ off
    right[2] += held.weight * len(design) * held.grown_mm
    fit = np.linalg.solve(_normal_matrix(design, held), right)
    return np.asarray(fit[:2], dtype=np.float64), float(fit[2])


def _normal_matrix(design: Floats, held: _RimPrior) -> Floats:
    normal = design.T @ design
    normal[2, 2] += held.weight * len(design)
    return np.asarray(normal)


def _sigma_mm(rays: Floats, held: _RimPrior, ground: FieldView) -> float:
    """Sigma of either coordinate of the middle: larger for few rays, or rays from one side."""
    if len(rays) < LEAST_RAYS:
        return float(np.hypot(1.5 * ground.mm, MODEL_SIGMA_MM))
    design = np.column_stack([rays, np.ones(len(rays))])
    inverse = np.linalg.inv(_normal_matrix(design, held))
    covariance = inverse * (RIM_SIGMA_PX * ground.mm) ** 2 * SHARED_RAYS
    return float(np.hypot(np.sqrt(np.trace(covariance[:2, :2]) / 2), MODEL_SIGMA_MM))
