"""The network that examines bases closely: where it looks, and its accuracy."""

import numpy as np
import pytest

from calibration.arrays import Floats
from tests.support.drawn_pitch import pitch_boards
from tests.support.wide_pitches import WidePitch, wide_pitch
from vision.figures.figure_reader import lean_at
from vision.figures.ground import FieldView, ground_of
from vision.figures.place_reader import (
    BASE_PX,
    BASES,
    SIDE_PX,
    ClosePlace,
    away_up,
    close_picture,
    place_planes,
)

MIDDLE = (SIDE_PX - 1) / 2
PITCHES = (0, 3, 4, 6)
"""Plain, on paper, oblique and with large bases; training pitches begin at 20,000."""


def seen(number: int) -> tuple[WidePitch, FieldView]:
    one = wide_pitch(number)
    return one, ground_of(pitch_boards(), one.calibration)


@pytest.mark.parametrize("way_deg", [0.0, 40.0, 90.0, 200.0, 300.0])
def test_what_stands_leans_up_in_the_close_picture(way_deg: float) -> None:
    way = np.radians(way_deg)
    lean = 0.7 * np.array([np.cos(way), np.sin(way)])
    turned = away_up(lean)
    assert turned @ (lean * [1, -1]) == pytest.approx([0.0, -0.7])  # columns and rows
    assert turned @ turned.T == pytest.approx(np.eye(2))
    assert np.linalg.det(turned) == pytest.approx(1.0)


def test_seen_from_straight_above_nothing_is_turned() -> None:
    assert away_up(np.zeros(2)) == pytest.approx(np.eye(2))


@pytest.mark.parametrize("scale", [0.3, 0.7, 1.0, 1.7])
def test_the_place_asked_for_is_in_the_middle_of_the_close_picture(scale: float) -> None:
    at = np.array([150.4, 87.8])
    rows, columns = np.mgrid[:200, :300]
    bump = 220 * np.exp(-((columns - at[0]) ** 2 + (rows - at[1]) ** 2) / 2 / (4 / scale) ** 2)
    picture = np.repeat(np.round(bump).astype(np.uint8)[..., None], 3, axis=2)
    close = close_picture(picture, at, away_up(np.array([0.3, 0.4])), scale, SIDE_PX)
    weight = close[..., 0].astype(float)
    down, across = np.mgrid[:SIDE_PX, :SIDE_PX]
    middle = [(weight * axis).sum() / weight.sum() for axis in (across, down)]
    assert middle == pytest.approx([MIDDLE, MIDDLE], abs=0.15)


def test_at_the_edge_of_the_picture_the_place_stays_in_the_middle() -> None:
    picture = np.zeros((200, 300, 3), dtype=np.uint8)
    picture[10:15, 4:9] = 250
    close = close_picture(picture, np.array([6.0, 12.0]), np.eye(2), 0.5, SIDE_PX)
    bright = np.argwhere(close[..., 0] > 100).mean(axis=0)
    assert bright == pytest.approx([MIDDLE, MIDDLE], abs=0.8)


@pytest.mark.parametrize("at", [(-90.0, 100.0), (-400.0, 100.0), (420.0, 100.0), (100.0, 400.0)])
@pytest.mark.parametrize("scale", [0.5, 1.0])
def test_beyond_the_edge_the_picture_goes_on_as_its_rim(
    at: tuple[float, float], scale: float
) -> None:
    """Before, there was nothing to cut out, and OpenCV failed."""
    picture = np.full((200, 300, 3), 90, dtype=np.uint8)
    close = close_picture(picture, np.array(at), np.eye(2), scale, SIDE_PX)
    assert (close == 90).all()


def test_more_light_changes_little_of_what_the_network_is_given() -> None:
    close = np.random.default_rng(3).integers(60, 120, (SIDE_PX, SIDE_PX, 3)).astype(np.uint8)
    dim, lit = (place_planes(one, 0.5, 1.0) for one in (close, close * np.uint8(2)))
    assert np.abs(dim - lit).max() < 0.1


def told(number: int, beside_mm: Floats) -> list[tuple[ClosePlace, Floats]]:
    """For every standing figure the prediction from a place beside it, and the truth."""
    one, ground = seen(number)
    above = ground.seen(one.picture)
    true = [np.array(man.at_mm) for man in one.pitch.men if man.fallen_deg is None]
    true = [at for at in true if ground.is_set(ground.known, at)]
    near = [at + beside_mm for at in true]
    return list(zip(BASES.read(above, ground, one.sizes.base, near), true, strict=True))


def test_bases_are_told_to_a_fraction_of_a_millimetre() -> None:
    off = np.array(
        [np.hypot(*(one.at_mm - true)) for n in PITCHES for one, true in told(n, np.zeros(2))]
    )
    assert len(off) >= 40
    assert np.median(off) < 0.5
    assert np.quantile(off, 0.9) < 1.2


def test_it_matters_little_from_where_they_are_looked_at() -> None:
    first, second = (told(3, np.array(beside)) for beside in ((2.0, 1.5), (-1.5, 2.0)))
    apart = [np.hypot(*(a.at_mm - b.at_mm)) for (a, _), (b, _) in zip(first, second, strict=True)]
    assert np.median(apart) < 0.3


def test_sigma_covers_the_error() -> None:
    far = np.array(
        [
            (one.at_mm - true) @ np.linalg.solve(one.covariance_mm2, one.at_mm - true)
            for n in PITCHES
            for one, true in told(n, np.array([1.0, 0.0]))
        ]
    )
    # Of two coordinates: the squares of their sigmas, summed, are below 6.2 in 95 %.
    assert np.mean(far < 6.2) > 0.85


def test_the_covariance_turns_with_the_camera() -> None:
    number = PITCHES[2]
    _, ground = seen(number)
    ones = told(number, np.zeros(2))
    for one, true in ones:
        assert np.allclose(one.covariance_mm2, one.covariance_mm2.T)
        away = lean_at(true, ground.eye_mm)
        away = away / np.linalg.norm(away)
        side = np.array([-away[1], away[0]])
        along, across = (axis @ one.covariance_mm2 @ axis for axis in (away, side))
        assert min(along, across) > 0
        assert along + across == pytest.approx(np.trace(one.covariance_mm2))


def test_a_base_is_as_large_in_the_close_picture_as_it_was_taught() -> None:
    one, ground = seen(3)
    scale = BASE_PX * ground.mm / one.sizes.base
    at = np.array(ground.known.shape[::-1]) / 2
    rows, columns = np.mgrid[: ground.known.shape[0], : ground.known.shape[1]]
    disc = np.hypot(columns - at[0], rows - at[1]) < one.sizes.base / 2 / ground.mm
    above = np.repeat((disc * np.uint8(250))[..., None], 3, axis=2)
    close = close_picture(above, at, np.eye(2), scale, SIDE_PX)
    wide_px = float((close[SIDE_PX // 2, :, 0] / 250).sum())
    assert wide_px == pytest.approx(BASE_PX, abs=1.0)
    assert BASE_PX < SIDE_PX / 2
