"""Round bases of standing figures: found as filled discs that end at their rim, then measured."""

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
"""Mean share of non-field over a square within a disc, for the disc to be examined closely."""

FILLED: Final = 0.93
"""Share of a disc that is not field if a figure stands there; for a fallen one 0.8 at most."""

SCORED: Final = 0.42
"""Score (filled disc less filled ring) from which on a base is searched at a place. Found by
trial."""

RING_WEIGHT: Final = 0.35
"""Weight of a filled ring against a filled disc. By trial."""

RING: Final = (1.06, 1.3)
"""Inner and outer radius of the ring that is examined around a base, in radii."""

SURROUNDED: Final = 0.85
"""Share of the ring around a base: if more of it is filled, the place is the inside of something
large (a hand), not a base."""

APART: Final = 0.86
"""Least distance of the middles of two bases when they are first found, in diameters: once
measured, they are at least a diameter apart."""

TRIED_MM: Final = (20.0, 25.0, 31.5)
"""Diameters that are tried; each also finds bases that are a little smaller or larger."""

NEAR: Final = 0.12
"""Share of the tried diameter by which a result may differ: one that differs more was not one of
its circles. Found by trial."""

ROUND: Final = 0.8
"""Share of a rim that fits a circle if a base certainly stands there. By trial."""

LEAST_BASES: Final = 3
"""Least bases that give a diameter: fewer may be something else that is round."""

RIM_PX: Final = 0.5
"""Distance in pixels inside or outside of a rim at which a blurred picture shows it."""

INNER: Final = 0.97
"""Share of a base's radius up to which its disc must be filled."""

MEDIAN_SIGMA: Final = 1.25
"""Sigma of a median as a factor on that of a mean of as many normal values: the root of pi / 2."""

SURELY: Final = 2.0
"""How many sigmas the measured diameter must differ from the named one to replace it."""

LEAST_MM: Final = 1.0
"""How many mm the measured diameter must differ from the named one to replace it."""


def find_bases(above: Image, differs: Differs, ground: FieldView, sizes: Sizes) -> tuple[Base, ...]:
    """Every base that stands on the table, the most certain first.

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
    """How much of the disc around each pixel, and of the ring around that, is not field.

    Both are 0 where a quick check shows that it is not much.
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
    """Columns and rows of local maxima, best first, (N, 2) int."""
    window = np.ones((int(radius) | 1, int(radius) | 1), dtype=np.uint8)
    rows, columns = np.nonzero((score >= cv2.dilate(score, window)) & (score > SCORED))
    best_first = np.argsort(-score[rows, columns], kind="stable")
    return np.stack([columns, rows], axis=1)[best_first]


def measured_base(
    above: Image, seen: Differs, ground: FieldView, near_mm: Sequence[Floats] | None = None
) -> Estimate | None:
    """The diameter of bases in mm; None if fewer than three are seen whole.

    Args:
        above: (h, w, 3) top view, as `FieldView.seen` returns it.
        seen: How each pixel differs from plain field.
        ground: Geometry of the top view.
        near_mm: Places (2,) that are certainly bases; round things elsewhere do not count. Without
            them everything counts.
    """
    tried = [_diameters(above, seen, ground, one, near_mm) for one in TRIED_MM]
    # In a large base small circles are found too: as many as there is room for.
    most = max(tried, key=lambda some: float(np.sum(np.square(some))))
    again = _diameters(above, seen, ground, float(np.median(most)), near_mm) if most else []
    if len(again) < LEAST_BASES:
        return None
    middle = float(np.median(again))
    spread = MAD_SIGMA * float(np.median(np.abs(np.array(again) - middle)))
    sigma = float(np.hypot(MEDIAN_SIGMA * spread / len(again) ** 0.5, 2 * RIM_PX * ground.mm))
    return Estimate(middle, sigma)


def sizes_by(measured: Estimate, named: Sizes) -> Sizes:
    """The named sizes, unless the measured one certainly differs."""
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
    found = find_bases(above, seen, ground, replace(DEFAULT, base=tried_mm))
    if near_mm is not None:
        found = tuple(one for one in found if _near(one.at_mm, near_mm, tried_mm / 2))
    sure = [one for one in found if one.rays >= WELL_SEEN and one.round >= ROUND]
    grown = [(one.radius_mm or 0.0) - tried_mm / 2 for one in sure]
    # The fit draws a rim's radius towards the tried one; that is undone here.
    diameters = [tried_mm + 2 * (1 + RADIUS_HELD[0]) * one for one in grown]
    return [one for one in diameters if abs(one / tried_mm - 1) < NEAR]


def _near(at_mm: Floats, others_mm: Sequence[Floats], within_mm: float) -> bool:
    return any(np.hypot(*(at_mm - other)) < within_mm for other in others_mm)
