"""How large bases are, measured where figures stand: at set-up, before anybody moves."""

from dataclasses import replace
from typing import Final

import numpy as np

from calibration.arrays import Image
from vision.figures.bases import find_bases
from vision.figures.field import Differs
from vision.figures.ground import FieldView
from vision.figures.rim_fit import RADIUS_HELD, WELL_SEEN
from vision.figures.sizes import DEFAULT, Sizes
from vision.sightings import Estimate

TRIED_MM: Final = (20.0, 25.0, 31.5)
"""Diameters that are tried; each finds bases that are a little smaller or larger, too."""

NEAR: Final = 0.12
ROUND: Final = 0.8
LEAST_BASES: Final = 3

RIM_PX: Final = 0.5
"""How far inside or outside of a rim a blurred picture shows it."""

SURELY: Final = 2.0
LEAST_MM: Final = 1.0
"""Another size than the named one is believed from so many sigmas and mm on."""


def measured_base(above: Image, seen: Differs, ground: FieldView) -> Estimate | None:
    """The diameter of bases in mm; None where fewer than three are seen whole.

    Args:
        above: (h, w, 3), as `Ground.seen` gives it.
        seen: What is no field in it.
        ground: How it is looked at.
    """
    tried = [_diameters(above, seen, ground, one) for one in TRIED_MM]
    # In a large base small circles are found, too: as many as there is room for.
    most = max(tried, key=lambda some: float(np.sum(np.square(some))))
    again = _diameters(above, seen, ground, float(np.median(most))) if most else []
    if len(again) < LEAST_BASES:
        return None
    middle = float(np.median(again))
    spread = 1.4826 * float(np.median(np.abs(np.array(again) - middle)))
    sigma = float(np.hypot(1.25 * spread / len(again) ** 0.5, 2 * RIM_PX * ground.mm))
    return Estimate(middle, sigma)


def sizes_by(measured: Estimate, named: Sizes) -> Sizes:
    """The named sizes, unless what is measured is surely another."""
    apart = abs(measured.value - named.base)
    if apart < max(LEAST_MM, SURELY * measured.sigma):
        return named
    return replace(named, base=round(measured.value, 1))


def _diameters(above: Image, seen: Differs, ground: FieldView, tried_mm: float) -> list[float]:
    found = find_bases(above, seen, ground, replace(DEFAULT, base=tried_mm))
    sure = [one for one in found if one.rays >= WELL_SEEN and one.round >= ROUND]
    grown = [(one.radius_mm or 0.0) - tried_mm / 2 for one in sure]
    # A rim's radius is held to the one that was tried; that is undone.
    diameters = [tried_mm + 2 * (1 + RADIUS_HELD[0]) * one for one in grown]
    return [one for one in diameters if abs(one / tried_mm - 1) < NEAR]
