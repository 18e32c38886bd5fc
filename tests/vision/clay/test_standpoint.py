"""Where a creature stands and how tall it is, from outlines of bodies whose place is known."""

import numpy as np
import pytest

from calibration.arrays import Floats
from calibration.model.similarity import turn_matrix
from calibration.model.solution import Calibration
from tests.support.ball_outlines import outline_of
from tests.support.drawn_scene import placed_camera
from vision.clay.pieces import ClayPiece
from vision.clay.standing import SizedPieces
from vision.clay.standpoint import HEIGHT_MM, Standpoint, shape_of, standpoint_of
from vision.tracking.detection import detection_of, px_per_mm

BEAST = np.array(
    [[0, 0, 32, 17], [18, 0, 34, 12], [30, 0, 46, 11]]
    + [[x, y, z, 6.0] for x in (-12, 16) for y in (-11, 11) for z in (6, 14, 22)],
    dtype=np.float64,
)
"""A body on four legs with its head at one end: x, y, z and radius of its balls, mm."""

PLACES = ((-120.0, 40.0), (0.0, 0.0), (90.0, 130.0))
"""Where it stands, table space."""


def camera(elevation_deg: float) -> Calibration:
    return placed_camera(
        (1280, 720), azimuth=0.2, height=np.radians(elevation_deg), away=800.0, focal=0.8, bend=0.0
    )


def seen(
    calibration: Calibration,
    place_mm: tuple[float, float],
    turn_rad: float,
    body: Floats = BEAST,
) -> Standpoint:
    """The standpoint that is estimated for a body at a place."""
    balls = body.copy()
    balls[:, :2] = balls[:, :2] @ turn_matrix(turn_rad).T + place_mm
    piece = outline_of(balls, calibration)
    assert piece is not None
    shape = shape_of(piece, px_per_mm(piece.front_px, calibration), calibration)
    return standpoint_of(shape, calibration)


def test_what_rises_above_the_horizon_stands_nowhere() -> None:
    """Regression: its sigma was not a number, which an estimate refuses with a ValueError."""
    level = camera(4)
    post = ClayPiece(np.full((500, 4), 255, dtype=np.uint8), (640, 20))
    shape = shape_of(post, px_per_mm(post.front_px, level), level)
    assert np.isnan(standpoint_of(shape, level).at_mm).all()
    assert detection_of(post, np.zeros((720, 1280, 3), np.uint8), level) is None
    assert SizedPieces(level).standing(post, np.zeros((720, 1280, 3), np.uint8)) is None


@pytest.mark.parametrize(
    ("elevation_deg", "most_mm"), [(26, 16.0), (45, 10.0), (65, 8.0), (84, 6.0)]
)
def test_a_body_stands_where_it_was_put(elevation_deg: float, most_mm: float) -> None:
    calibration = camera(elevation_deg)
    middle = BEAST[:, :2].mean(axis=0)
    for place in PLACES:
        for turn in np.linspace(0, 2 * np.pi, 7):
            true = np.array(place) + turn_matrix(turn) @ middle
            told = np.array(seen(calibration, place, turn).at_mm)
            assert np.linalg.norm(told - true) < most_mm


@pytest.mark.parametrize("elevation_deg", [26, 45, 65, 84])
def test_a_height_is_within_its_doubt(elevation_deg: float) -> None:
    calibration = camera(elevation_deg)
    true = float((BEAST[:, 2] + BEAST[:, 3]).max())
    for place in PLACES:
        for turn in np.linspace(0, 2 * np.pi, 7):
            told = seen(calibration, place, turn).height_mm
            assert abs(told.value - true) < 2.5 * told.sigma


def test_the_steeper_the_camera_looks_the_less_it_knows_of_height() -> None:
    sigmas = [seen(camera(e), (0.0, 0.0), 0.4).height_mm.sigma for e in (26, 45, 65, 84)]
    assert sigmas == sorted(sigmas)
    assert sigmas[-1] > 1.7 * sigmas[0]


def test_from_straight_above_a_creature_has_a_place_and_is_not_taller_than_clay_stands() -> None:
    told = seen(camera(89.5), (60.0, -50.0), 1.0)
    assert np.isfinite(told.at_mm).all()
    assert told.tall_mm <= HEIGHT_MM[1]


@pytest.mark.parametrize("elevation_deg", [26, 45, 65, 84])
def test_a_body_that_is_pushed_is_told_as_far_away(elevation_deg: float) -> None:
    calibration = camera(elevation_deg)
    before = np.array(seen(calibration, (-40.0, 20.0), 0.7).at_mm)
    now = np.array(seen(calibration, (30.0, 60.0), 0.7).at_mm)
    assert np.linalg.norm(now - before - [70.0, 40.0]) < 3


@pytest.mark.parametrize("elevation_deg", [26, 45, 65, 84])
def test_a_lump_that_came_off_is_told_where_it_lies(elevation_deg: float) -> None:
    lump = np.array([[0.0, 0.0, 8.0, 8.0]])
    for place in PLACES:
        told = np.array(seen(camera(elevation_deg), place, 0.0, lump).at_mm)
        assert np.linalg.norm(told - place) < 3
