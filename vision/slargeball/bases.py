"""Round bases of standing figures, found by what fills a disc and ends at its rim."""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats, fact
from vision.frame import Image
from vision.slargeball.field import Differs
from vision.slargeball.ground import Ground, Plane
from vision.slargeball.rims import crossings_mm
from vision.slargeball.sizes import Sizes
from vision.slargeball.windows import disc, sums, worth_a_look

GLANCE: Final = 0.75
"""Mean of what is no field over a square within a disc, for it to be looked at closely."""

FILLED: Final = 0.93
"""Share of a disc that is no field, where a figure stands; of a fallen one it is 0.8 at most."""

SCORED: Final = 0.42
RING_WEIGHT: Final = 0.35
RING: Final = (1.06, 1.3)
"""Inner and outer radius of what is looked at around a base, in radii."""

SURROUNDED: Final = 0.85
"""Where more of the ring is filled it is no base but the inside of something large: a hand."""

APART: Final = 0.86
"""Middles of two bases are a diameter apart at least; that much of it, as they are first found."""

RAYS: Final = 72
OUTLIER_PX: Final = 1.2
WITHIN: Final = (4.0, 2.0, 1.0)
"""Outliers are left out by and by: those farther from the circle than so many times the limit."""

REACH_PX: Final = 6.0
LEAST_RAYS: Final = 14
ROUNDS: Final = 6

RADIUS_HELD: Final = 0.1
"""How strongly the radius is held, as a share of the rays: a blurred rim lies farther out."""

RIM_SIGMA_PX: Final = 0.5
"""Of one crossing of the rim; neighbouring rays share it, so that only every sixth one counts."""
SHARED_RAYS: Final = 6
MODEL_SIGMA_MM: Final = 0.3
"""What the base's thickness and the calibration leave open."""


@dataclass(frozen=True, slots=True, eq=False)
class Base:
    """A base that stands on the table.

    Attributes:
        at_mm: (2,) its middle.
        sigma_mm: Of either coordinate.
        filled: Share of the disc that is no field.
        radius_mm: As its rim was found, by itself; None where too little of it is seen.
        round: Share of the rays that end on one circle, of all that end near it.
    """

    at_mm: Floats
    sigma_mm: float
    filled: float
    radius_mm: float | None
    round: float

    def __post_init__(self) -> None:
        object.__setattr__(self, "at_mm", fact(self.at_mm, (2,), "at_mm"))


def find_bases(above: Image, differs: Differs, ground: Ground, sizes: Sizes) -> tuple[Base, ...]:
    """Every base that stands on the table, the most certain first.

    Args:
        above: (h, w, 3), as `Ground.seen` gives it.
        differs: What is no field.
        ground: How it is looked at.
        sizes: Of what stands there.
    """
    radius = sizes.base / 2 / ground.mm
    filled, around = _filled(differs, radius)
    score = filled - np.float32(RING_WEIGHT) * around
    score[(filled < FILLED) | (around > SURROUNDED)] = -1
    found: list[Base] = []
    for pixel in _peaks(score, radius):
        place = ground.below(ground.places_mm(pixel[None]), sizes.base_height / 2)[0]
        base = _fitted(above, differs, ground, sizes, place, float(filled[pixel[1], pixel[0]]))
        if all(np.hypot(*(base.at_mm - one.at_mm)) > APART * sizes.base for one in found):
            found.append(base)
    return tuple(found)


def _filled(differs: Differs, radius: float) -> tuple[Plane, Plane]:
    """How much of the disc around each pixel, and of the ring around that, is no field.

    Both are 0 where a glance tells that it is not much.
    """
    side = int(np.ceil(RING[1] * radius)) + 1
    inner = disc(0.97 * radius, side)
    ring = disc(RING[1] * radius, side) - disc(RING[0] * radius, side)
    where = worth_a_look(differs.unlike, radius, GLANCE, differs.known)
    total, known = sums((differs.unlike, differs.known), (inner, ring), where)
    filled, around = (
        np.asarray(one / np.maximum(all_of_it, window.sum() / 4), dtype=np.float32)
        for one, all_of_it, window in zip(total, known, (inner, ring), strict=True)
    )
    return filled, around


def _peaks(score: Plane, radius: float) -> npt.NDArray[np.intp]:
    """Columns and rows of local maxima, best first, (N, 2) int."""
    window = np.ones((int(radius) | 1, int(radius) | 1), dtype=np.uint8)
    rows, columns = np.nonzero((score >= cv2.dilate(score, window)) & (score > SCORED))
    best_first = np.argsort(-score[rows, columns], kind="stable")
    return np.stack([columns, rows], axis=1)[best_first]


def _fitted(
    above: Image, differs: Differs, ground: Ground, sizes: Sizes, place: Floats, filled: float
) -> Base:
    """The base whose rim is where its colour gives way to the field's, seen from its middle."""
    turn = np.arange(RAYS) * 2 * np.pi / RAYS
    rays = np.stack([np.cos(turn), np.sin(turn)], axis=1)
    radius_mm = None
    used = good = np.zeros(RAYS, dtype=bool)
    for _ in range(ROUNDS):
        told = _rim_mm(place, rays, ground, sizes)
        seen = crossings_mm(above, differs, ground, place, rays, told)
        off = seen - told
        good = np.isfinite(off) & (np.abs(off) < REACH_PX * ground.mm)
        if good.sum() < LEAST_RAYS:
            break
        used = _of_one_circle(rays, off, good, OUTLIER_PX * ground.mm)
        if used.sum() < LEAST_RAYS:
            break
        shift, grown = _shift(rays[used], off[used])
        place = place + shift
        radius_mm = sizes.base / 2 + grown
        if np.hypot(*shift) < 0.02:
            break
    round_share = float(used.sum()) / max(1, int(good.sum()))
    return Base(place, _sigma_mm(rays[used], ground), filled, radius_mm, round_share)


def _of_one_circle(
    rays: Floats, off: Floats, good: npt.NDArray[np.bool_], within_mm: float
) -> npt.NDArray[np.bool_]:
    """Which rays end on the circle that most of them end on: bodies and neighbours are left out."""
    used = good
    for reach in WITHIN:
        shift, grown = _shift(rays[used], off[used])
        left = off - rays @ shift - grown
        middle = float(np.median(left[used]))
        nearer = good & (np.abs(left - middle) < reach * within_mm)
        if nearer.sum() < LEAST_RAYS:
            break
        used = nearer
    return used


def _rim_mm(place: Floats, rays: Floats, ground: Ground, sizes: Sizes) -> Floats:
    """How far from its middle a base's outline appears along each ray, mm on the table.

    The outline is that of a flat cylinder: its lower circle, and its upper one, which appears
    larger and farther from the camera.
    """
    radius = sizes.base / 2
    upper = ground.appears(place[None], sizes.base_height)[0] - place
    height = ground.eye_mm[2]
    larger = radius * height / (height - sizes.base_height)
    along = rays @ upper
    across = rays[:, 0] * upper[1] - rays[:, 1] * upper[0]
    far = along + np.sqrt(np.maximum(larger**2 - across**2, 0))
    return np.asarray(np.maximum(far, radius))


def _shift(rays: Floats, off: Floats) -> tuple[Floats, float]:
    """The shift (2,) and the growth of the radius that put a rim where it was seen."""
    design = np.column_stack([rays, np.ones(len(rays))])
    fit = np.linalg.solve(_normal(design), design.T @ off)
    return np.asarray(fit[:2], dtype=np.float64), float(fit[2])


def _normal(design: Floats) -> Floats:
    """The radius is known: it is let grow by little, so that a rim's blur shifts no middle."""
    normal = design.T @ design
    normal[2, 2] += RADIUS_HELD * len(design)
    return np.asarray(normal)


def _sigma_mm(rays: Floats, ground: Ground) -> float:
    """Of either coordinate of the middle: few rays, or all from one side, say little."""
    if len(rays) < LEAST_RAYS:
        return float(np.hypot(1.5 * ground.mm, MODEL_SIGMA_MM))
    design = np.column_stack([rays, np.ones(len(rays))])
    covariance = np.linalg.inv(_normal(design)) * (RIM_SIGMA_PX * ground.mm) ** 2 * SHARED_RAYS
    return float(np.hypot(np.sqrt(np.trace(covariance[:2, :2]) / 2), MODEL_SIGMA_MM))
