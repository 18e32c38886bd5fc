from dataclasses import dataclass

import numpy as np
import pytest

from calibration.arrays import Flags
from calibration.detect.discs.ellipse import Ellipse
from vision.portions.learned import LEARNED
from vision.portions.pair import PortionCut
from vision.portions.volume import (
    PortionShape,
    from_above,
    from_side,
    shape_of,
)
from vision.portions.weigh import portion_from

HEIGHT, WIDTH = 300, 400
FAR_PX = 1e5
"""A camera so far off that heights change no scale."""


def ellipse(half_x: float, half_y: float) -> np.ndarray:
    rim = Ellipse(np.array([200.0, 150.0]), np.diag([half_x, half_y]))
    return rim.inside((HEIGHT, WIDTH))


def box(half_x: float, half_y: float) -> np.ndarray:
    y, x = np.mgrid[:HEIGHT, :WIDTH]
    return np.asarray((np.abs(x - 200) < half_x) & (np.abs(y - 150) < half_y))


def measured(above: np.ndarray, beside: np.ndarray) -> PortionShape:
    return shape_of(from_above(above), from_side(beside), (1.0, 1.0), FAR_PX, on_plate=False)


@pytest.mark.parametrize(
    ("above", "beside", "volume_ml"),
    [
        (ellipse(50, 50), ellipse(50, 50), 4 / 3 * np.pi * 125),
        (ellipse(60, 40), ellipse(60, 45), 4 / 3 * np.pi * 108),
        (ellipse(50, 50) & ~ellipse(15, 15), box(50, 18), np.pi * (2500 - 225) * 36 / 1000),
    ],
    ids=["ball", "ellipsoid", "ring"],
)
def test_shapes_have_their_volume(above: np.ndarray, beside: np.ndarray, volume_ml: float) -> None:
    """Within the intended corrections: scales of photographs from above are off on average,
    and cameras at the side look down a little."""
    told = measured(above, beside)
    assert told.volume_ml == pytest.approx(volume_ml, rel=0.2)
    assert told.disagreement < 1.5


@dataclass(frozen=True, slots=True, eq=False)
class Banana:
    """A bent tube, lower towards its ends: from the side these show, and not its section."""

    above: Flags
    beside: Flags
    volume_ml: float


def banana(radius: float, half_rad: float, *, half_high: float = 20.0) -> Banana:
    """One 40 mm thick and, in its middle, twice as high as `half_high`, in pixels of 1 mm."""
    angles = np.linspace(-half_rad, half_rad, 241)
    high = half_high * np.interp(np.abs(angles) / half_rad, [0, 0.5, 1], [1, 1, 0.5])
    y, x = np.mgrid[:HEIGHT, :WIDTH].astype(float)
    above, beside = np.zeros((2, HEIGHT, WIDTH), dtype=bool)
    for angle, half in zip(angles, high, strict=True):
        along = 150 + radius * np.sin(angle)
        above |= np.hypot(x - 120 - radius * np.cos(angle), y - along) < 20
        beside |= np.hypot((x - along - 50) / 20 * half, y - 200 + half) < half
    # Ellipses across its middle, and half a flat ball at each end.
    way_mm = 2 * radius * half_rad
    volume_ml = np.pi * 20 * (float(high.mean()) * way_mm + 4 / 3 * 20 * high[-1]) / 1000
    return Banana(above, beside, volume_ml)


@pytest.mark.parametrize(
    ("radius", "half_rad"),
    [(60, 1.3), *(pytest.param(*one, marks=pytest.mark.long) for one in ((70, 1.2), (80, 1.3)))],
)
def test_a_banana_has_its_volume(radius: float, half_rad: float) -> None:
    fruit = banana(radius, half_rad)
    seen = measured(fruit.above, fruit.beside)
    solid = from_above(fruit.above).solidity
    print(f"{seen.volume_ml:.0f} of {fruit.volume_ml:.0f} ml, solid {solid:.2f}")
    assert seen.volume_ml == pytest.approx(fruit.volume_ml, rel=0.15)


@pytest.mark.parametrize(
    ("half_high", "flags"), [(20.0, ("bent",)), (14.0, ("bent",)), (6.0, ("bent", "flat"))]
)
def test_what_is_bent_is_flat_only_where_it_is_low_for_its_thickness(
    half_high: float, flags: tuple[str, ...]
) -> None:
    """Before, a banana 40 mm thick and high was called flat, because it is longer than high."""
    fruit = banana(80, 1.2, half_high=half_high)
    nowhere = np.zeros((0, 2))
    top, side = from_above(fruit.above), from_side(fruit.beside)
    cut = PortionCut(top, side, (1.0, 1.0), 1.2, False, nowhere, nowhere)
    assert portion_from(cut).flags == flags


def test_pictures_of_two_things_disagree() -> None:
    assert measured(ellipse(80, 80), ellipse(20, 20)).disagreement > 4


def test_holes_bends_and_lumps_are_seen() -> None:
    ring = from_above(ellipse(50, 50) & ~ellipse(15, 15))
    assert ring.hole == pytest.approx(0.09, abs=0.01)
    bent = from_above(ellipse(60, 60) & ~np.roll(ellipse(45, 45), 30, axis=1))
    assert bent.solidity < 0.8
    angles = np.radians(np.arange(0, 360, 60))
    lumps = [
        np.roll(ellipse(20, 20), (int(35 * np.sin(a)), int(35 * np.cos(a))), axis=(0, 1))
        for a in angles
    ]
    assert from_above(np.any(lumps, axis=0)).notches >= 5


def test_scale_sigma_is_what_coins_at_other_distances_do() -> None:
    """The spread of volumes of balls whose two scales have the errors of photographs."""
    ball = ellipse(50, 50)
    above, beside = from_above(ball), from_side(ball)
    random = np.random.default_rng(7)
    nearer = np.exp(random.normal(-LEARNED.above_mean, LEARNED.above_sigma, 400))
    farther = np.exp(random.normal(-LEARNED.beside_mean, LEARNED.beside_sigma, 400))
    told = [
        shape_of(above, beside, (float(a), float(b)), FAR_PX, on_plate=False)
        for a, b in zip(nearer, farther, strict=True)
    ]
    off = np.log([one.volume_ml / (4 / 3 * np.pi * 125) for one in told])
    sigma = float(np.mean([one.scale_sigma for one in told]))
    print(f"bias {off.mean():+.3f}, spread {off.std():.3f}, told {sigma:.3f}")
    assert abs(off.mean()) < 0.05
    assert off.std() == pytest.approx(sigma, rel=0.25)
