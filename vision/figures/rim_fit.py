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
"""Number of rays from a base's middle, 5 degrees apart."""

OUTWARDS: Final = fact(circle(RAYS), (RAYS, 2), "rays")
"""Unit vectors along the rays, (RAYS, 2)."""

OUTLIER_PX: Final = 1.2
"""Residual in pixels beyond which a ray's crossing does not belong to the circle. By trial."""

WITHIN: Final = (4.0, 2.0, 1.0)
"""Limits of the successive rounds that drop outliers, as multiples of `OUTLIER_PX`."""

REACH_PX: Final = 6.0
"""Distance in pixels between the expected rim and a crossing beyond which the crossing is ignored.
By trial."""

LEAST_RAYS: Final = 14
"""Fewest rays of a fit: fewer fit almost any circle. By trial."""

WELL_SEEN: Final = 48
"""Number of rays on one circle from which on the fitted radius is reliable too."""

ROUNDS: Final = 6
"""Most iterations of the fit."""

STILL_MM: Final = 0.02
"""Shift of the middle, mm, below which the fit has converged."""

RADIUS_HELD: Final = (0.1, 1.0)
"""Weights of the expected radius in the fit, as shares of the rays: the first if it comes from the
settings, the second if from other bases in the picture. The radius is not fixed, as a blurred rim
appears farther out."""

BEFORE: Final = 1.12
"""Distance from a base's middle, in its radii, within which it may hide another base's rim."""

RIM_SIGMA_PX: Final = 0.5
"""Sigma in pixels of one ray's crossing of the rim; errors of neighbouring rays are correlated."""

SHARED_RAYS: Final = 6
"""Number of neighbouring rays that count as one measurement, as their errors are correlated. By
trial."""

RESIDUAL_SIGMA: Final = 2.2
"""Sigma in pixels of either coordinate of a fitted middle if the rim's residual (RMS) is 1 px. On
288 drawn bases, and 283 rendered ones in 74 pictures, the median error of the middle is 0.08, 0.3
and 0.8 px where the residual is 0.12, 0.3 and 0.5 px; a few are much farther off."""

RESIDUAL_POWER: Final = 1.4
"""Power of the rim's residual in pixels with which the sigma of the middle grows; fitted to the
same bases as `RESIDUAL_SIGMA`."""

LEAST_SIGMA_MM: Final = 0.05
"""Least sigma of a fitted middle, mm, however small the rim's residual is."""

MODEL_SIGMA_MM: Final = 0.3
"""Sigma in mm of a fitted middle that comes from the base's thickness and the calibration."""


SIDE_UNKNOWN: Final = 0.5
"""`Sight.side` before it has been measured on the bases."""

SURELY_STANDS: Final = 0.995
"""Probability that a base found by its colour is a standing figure's. Judgement, not measured."""


NEAR_BASES: Final = 1.5
"""Distance between middles, in base diameters, within which a base may hide parts of another's
rim."""


@dataclass(frozen=True, slots=True, eq=False)
class Base:
    """A base that stands on the table.

    Attributes:
        at_mm: (2,) its middle on the table.
        sigma_mm: Sigma of either coordinate.
        filled: Share of the disc that is not field; the network's score if only it saw the base.
        radius_mm: Fitted to its own rim; None if too little of it is seen.
        round: Share of the rays with a rim crossing whose crossings lie on the fitted circle.
        rays: Number of crossings on that circle.
        probability: That a figure stands on it.
        left_px: Root mean square residual of the crossings on the circle; infinite without a fit.
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
    """The top view of one picture, with what detectors need to know of it.

    Attributes:
        above: (h, w, 3) top view, as `FieldView.seen` returns it.
        differs: How each pixel differs from plain field.
        ground: Geometry of the top view.
        sizes: Sizes of figures and balls.
        side: How much of a base's side, which faces the camera, differs from the field: 1 if the
            visible base ends at its lower rim, 0 if at its upper one (`base_sides`).
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
        grown_mm: Expected difference of the rim's apparent radius from the base's.
        weight: Weight of that expectation, as a share of the rays.
        open: (RAYS,) rays along which no other base hides the rim.
    """

    grown_mm: float
    weight: float
    open: Rays


def fitted(sight: Sight, place: Floats, filled: float) -> Base:
    """A base, fitted to where its colour changes to the field's along rays from its middle.

    Args:
        sight: The top view and what is known of it.
        place: (2,) table place near its middle.
        filled: Share of its disc that is not field.
    """
    return _fitted(sight, place, filled, _RimPrior(0.0, RADIUS_HELD[0], np.ones(RAYS, dtype=bool)))


def sigma_by_rim_mm(left_px: float, ground_mm: float) -> float:
    """Sigma of either coordinate of a base's middle, mm, from how well its rim fits a circle.

    Args:
        left_px: Root mean square residual of the crossings on the circle (`Base.left_px`).
        ground_mm: Side of a pixel of the top view.
    """
    return float(max(LEAST_SIGMA_MM, RESIDUAL_SIGMA * ground_mm * left_px**RESIDUAL_POWER))


def placed(bases: Sequence[Base], sight: Sight) -> tuple[Base, ...]:
    """The bases, fitted again with the current `Sight.side`."""
    anew = [
        replace(fitted(sight, one.at_mm, one.filled), probability=one.probability) for one in bases
    ]
    return among_others(anew, sight)


def among_others(bases: Sequence[Base], sight: Sight) -> tuple[Base, ...]:
    """The bases; those with a neighbour, or with little of their rim seen, are fitted again.

    Rays that end at another base are left out, and the expected radius is that of the rims that
    are seen whole.
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
    """The rays whose crossings lie on the majority's circle, without those of bodies or neighbours.

    Args:
        off: (RAYS,) distance of each crossing beyond the expected rim, mm.
        good: (RAYS,) rays with a usable crossing.
        held: What is known before.
        within_mm: Limit of a crossing's residual in the last round.
    """
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
    """Expected distance of a base's outline from its middle along each ray, (RAYS,) mm.

    A base is a flat cylinder: its upper circle appears larger than its lower one and farther from
    the camera. Between them, towards the camera, its side is seen, which is often dark and may look
    like shaded field; `Sight.side` says how much of it counts.
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
    """Least-squares shift (2,) of the middle and growth of the radius, mm, for the observed rim.

    Args:
        rays: (N, 2) unit vectors.
        off: (N,) distance of each crossing beyond the expected rim, mm.
        held: What is known before.
    """
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
    """Sigma of either coordinate of the middle, mm: larger for few or one-sided rays (N, 2)."""
    if len(rays) < LEAST_RAYS:
        return float(np.hypot(1.5 * ground.mm, MODEL_SIGMA_MM))
    design = np.column_stack([rays, np.ones(len(rays))])
    inverse = np.linalg.inv(_normal_matrix(design, held))
    covariance = inverse * (RIM_SIGMA_PX * ground.mm) ** 2 * SHARED_RAYS
    return float(np.hypot(np.sqrt(np.trace(covariance[:2, :2]) / 2), MODEL_SIGMA_MM))
