"""Detects round bases by colour, as filled discs with an empty ring around, and measures them."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import MAD_SIGMA, Floats, Image
from vision.figures.field import Differs
from vision.figures.ground import FieldView, Plane
from vision.figures.rim_fit import RADIUS_HELD, WELL_SEEN, Base, Sight, among_others, fitted
from vision.figures.sizes import DEFAULT, Sizes
from vision.figures.windows import disc, sums, worth_a_look
from vision.sightings import Estimate

GLANCE: Final = 0.75
"""Least share of a square inside a disc that is not field, in the cheap first test."""

FILLED: Final = 0.93
"""Least share of a disc that is not field if a figure stands there; for a fallen one it is 0.8 at
most."""

SCORED: Final = 0.42
"""Least score (filled share of the disc less the weighted share of the ring) at which a base is
fitted. Found by trial."""

RING_WEIGHT: Final = 0.35
"""Weight of the ring's filled share in the score. By trial."""

RING: Final = (1.06, 1.3)
"""Inner and outer radius of the ring that is examined around a base, in radii."""

SURROUNDED: Final = 0.85
"""Largest filled share of the ring around a base: if more is filled, the place is inside something
large, such as a hand."""

APART: Final = 0.86
"""Least distance between the middles of two detected bases, in diameters. True bases are at least a
diameter apart, but the first fits are rough."""

TRIED_MM: Final = (20.0, 25.0, 31.5)
"""Diameters in mm that are tried; each also finds bases that are a little smaller or larger."""

NEAR: Final = 0.12
"""Largest difference between the tried diameter and a fitted one, as a share of the tried one;
larger differences come from something else. Found by trial."""

ROUND: Final = 0.8
"""Least share of a rim that fits a circle (`Base.round`) for a base to be measured. By trial."""

LEAST_BASES: Final = 3
"""Least number of bases for a measurement: fewer may be other round things."""

RIM_PX: Final = 0.5
"""Largest systematic error in pixels of a rim's place in a blurred picture, in or outwards."""

INNER: Final = 0.97
"""Share of a base's radius up to which its disc must be filled."""

MEDIAN_SIGMA: Final = 1.25
"""Sigma of the median of many normal values, relative to that of their mean: sqrt(pi / 2)."""

SURELY: Final = 2.0
"""Number of its sigmas by which a measured diameter must differ from the given one to replace
it."""

LEAST_MM: Final = 1.0
"""Least difference in mm between a measured diameter and the given one for it to replace that."""


def find_bases(above: Image, differs: Differs, ground: FieldView, sizes: Sizes) -> tuple[Base, ...]:
    """Every base-like disc on the table, the one with the highest score first.

    Args:
        above: (h, w, 3) top view, as `FieldView.seen` returns it.
        differs: How each pixel differs from plain field.
        ground: Geometry of the top view.
        sizes: Sizes of figures and balls.
    """
    radius = sizes.base / 2 / ground.mm
    filled, around = _filled(differs, radius)
    score = filled - np.float32(RING_WEIGHT) * around
    score[(filled < FILLED) | (around > SURROUNDED)] = -1
    sight = Sight(above, differs, ground, sizes)
    found: list[Base] = []
    for pixel in _peaks(score, radius):
        place = ground.below(ground.places_mm(pixel[None]), sizes.base_height / 2)[0]
        base = fitted(sight, place, float(filled[pixel[1], pixel[0]]))
        if all(np.hypot(*(base.at_mm - one.at_mm)) > APART * sizes.base for one in found):
            found.append(base)
    return among_others(found, sight)


def _filled(differs: Differs, radius: float) -> tuple[Plane, Plane]:
    """(h, w) the share of the disc around each pixel, and of the ring, that is not field.

    Both are 0 where a cheap test rules a base out. `radius` is in pixels.
    """
    side = int(np.ceil(RING[1] * radius)) + 1
    inner = disc(INNER * radius, side)
    ring = disc(RING[1] * radius, side) - disc(RING[0] * radius, side)
    where = worth_a_look(differs.unlike, radius, GLANCE, differs.known)
    total, known = sums((differs.unlike, differs.known), (inner, ring), where)
    filled, around = (
        np.asarray(one / np.maximum(all_of_it, window.sum() / 4), dtype=np.float32)
        for one, all_of_it, window in zip(total, known, (inner, ring), strict=True)
    )
    return filled, around


def _peaks(score: Plane, radius: float) -> npt.NDArray[np.intp]:
    """Columns and rows (N, 2) of the score's local maxima of more than `SCORED`, best first."""
    window = np.ones((int(radius) | 1, int(radius) | 1), dtype=np.uint8)
    rows, columns = np.nonzero((score >= cv2.dilate(score, window)) & (score > SCORED))
    best_first = np.argsort(-score[rows, columns], kind="stable")
    return np.stack([columns, rows], axis=1)[best_first]


def measured_base(
    above: Image, seen: Differs, ground: FieldView, near_mm: Sequence[Floats] | None = None
) -> Estimate | None:
    """The bases' diameter in mm, with its sigma; None if fewer than three are seen whole.

    Args:
        above: (h, w, 3) top view, as `FieldView.seen` returns it.
        seen: How each pixel differs from plain field.
        ground: Geometry of the top view.
        near_mm: Places (2,) that certainly are bases: round things elsewhere do not count. If None,
            all round things count.
    """
    tried = [_diameters(above, seen, ground, one, near_mm) for one in TRIED_MM]
    # Small circles also fit inside large bases, so the diameters with the largest total area win.
    most = max(tried, key=lambda some: float(np.sum(np.square(some))))
    again = _diameters(above, seen, ground, float(np.median(most)), near_mm) if most else []
    if len(again) < LEAST_BASES:
        return None
    middle = float(np.median(again))
    spread = MAD_SIGMA * float(np.median(np.abs(np.array(again) - middle)))
    sigma = float(np.hypot(MEDIAN_SIGMA * spread / len(again) ** 0.5, 2 * RIM_PX * ground.mm))
    return Estimate(middle, sigma)


def sizes_by(measured: Estimate, named: Sizes) -> Sizes:
    """The given sizes, with the measured base diameter if that certainly differs."""
    apart = abs(measured.value - named.base)
    if apart < max(LEAST_MM, SURELY * measured.sigma):
        return named
    return replace(named, base=round(measured.value, 1))


def _diameters(
    above: Image,
    seen: Differs,
    ground: FieldView,
    tried_mm: float,
    near_mm: Sequence[Floats] | None,
) -> list[float]:
    """Diameters in mm of the clearly seen bases that are found with a tried diameter."""
    found = find_bases(above, seen, ground, replace(DEFAULT, base=tried_mm))
    if near_mm is not None:
        found = tuple(one for one in found if _near(one.at_mm, near_mm, tried_mm / 2))
    sure = [one for one in found if one.rays >= WELL_SEEN and one.round >= ROUND]
    grown = [(one.radius_mm or 0.0) - tried_mm / 2 for one in sure]
    # The fit pulls a rim's radius towards the tried one; this undoes it.
    diameters = [tried_mm + 2 * (1 + RADIUS_HELD[0]) * one for one in grown]
    return [one for one in diameters if abs(one / tried_mm - 1) < NEAR]


def _near(at_mm: Floats, others_mm: Sequence[Floats], within_mm: float) -> bool:
    """Whether a place (2,) is within this distance of any of the others."""
    return any(np.hypot(*(at_mm - other)) < within_mm for other in others_mm)
