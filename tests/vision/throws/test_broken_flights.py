"""Flights whose later points fit no flight: the flight before them is kept, with more doubt."""

import numpy as np
import pytest

from calibration.arrays import Floats
from calibration.model.projection import image_from_table
from calibration.model.solution import Calibration
from tests.vision.throws.balls import calibration as seen_from_aside
from vision.clay.standing import Standing
from vision.sightings import Estimate
from vision.throws.bends import explain
from vision.throws.candidates import SmallObject
from vision.throws.chase import Chase
from vision.throws.clues import begins_seen, creature_behind
from vision.throws.flight import GRAVITY_MM_S2, Flight, Trajectory, fit_flight, track_from_px
from vision.throws.gaps import Journey
from vision.throws.paths import first_flight, released_s_of
from vision.throws.streak import Streak

FRAME_S = 1 / 60
START_MM = np.array([-250.0, 0.0, 150.0])
SPEED_MM_S = np.array([2600.0, 300.0, 900.0])
RADIUS_PX = 13.0


@pytest.fixture(scope="module")
def table() -> Calibration:
    return seen_from_aside()


def flown(table: Calibration, count: int, start_mm: Floats = START_MM) -> Floats:
    """Places in the picture, frame by frame, (N, 2)."""
    t_s = FRAME_S * np.arange(count)[:, None]
    places = start_mm + SPEED_MM_S * t_s - 0.5 * GRAVITY_MM_S2 * t_s**2 * np.array([0, 0, 1])
    return image_from_table(places, table)


def track_of_px(at_px: Floats, frames: Floats, table: Calibration) -> Trajectory:
    count = len(at_px)
    return track_from_px(
        FRAME_S * frames, at_px, np.full(count, 1.0), np.full(count, RADIUS_PX), table
    )


def jerked(table: Calibration) -> Trajectory:
    """Five places of a flight, and later two of something that lies elsewhere."""
    at_px = np.vstack([flown(table, 5), [[520.0, 420.0], [516.0, 424.0]]])
    return track_of_px(at_px, np.array([0, 1, 2, 3, 4, 12, 13.0]), table)


def test_places_that_fit_no_flight_do_not_take_away_what_was_known(table: Calibration) -> None:
    flight = explain(jerked(table), table)
    assert flight is not None
    assert 5 < flight.radius_mm < 18
    assert flight.at_mm(0.0) == pytest.approx(START_MM, abs=60)
    assert flight.ends_s == pytest.approx(4 * FRAME_S)


def test_a_track_that_goes_on_elsewhere_breaks_off(table: Calibration) -> None:
    track = jerked(table)
    flight = explain(track, table)
    assert flight is not None
    assert Journey(track, flight, table).breaks_off
    whole = track_of_px(flown(table, 8), np.arange(8.0), table)
    flight = explain(whole, table)
    assert flight is not None
    assert not Journey(whole, flight, table).breaks_off


def test_three_places_test_no_flight(table: Calibration) -> None:
    for count, untested in ((3, True), (8, False)):
        track = track_of_px(flown(table, count), np.arange(count, dtype=float), table)
        flight = fit_flight(track, table)
        assert flight is not None
        assert Journey(track, flight, table).untested is untested


def chase_of(at_px: Floats) -> Chase:
    bgr = np.array([30.0, 90.0, 230.0])
    streaks = [Streak(at, np.eye(2) * 20.0, 300.0, bgr) for at in at_px]
    return Chase([SmallObject(n, n * FRAME_S, s, 1.0) for n, s in enumerate(streaks)])


def test_what_jumps_about_is_no_throw(table: Calibration) -> None:
    jumps = np.random.default_rng(3).uniform([40, 40], [900, 500], (24, 2))
    assert first_flight([chase_of(np.vstack([flown(table, 4), jumps]))], table) is None
    lies = np.array([520.0, 420.0]) + 0.2 * np.random.default_rng(4).standard_normal((6, 2))
    assert first_flight([chase_of(np.vstack([flown(table, 4), lies]))], table) is not None


def freely_from(start_s: float) -> Flight:
    parameters = np.array([*START_MM, *SPEED_MM_S, 10.0])
    return Flight(start_s, (), parameters, np.eye(7), 0.0, 10)


def test_what_flew_into_something_was_held_by_no_hand() -> None:
    fast = np.column_stack([300.0 + 40 * np.arange(4), np.full(4, 200.0)])
    slow = np.column_stack([fast[-1, 0] - 6 * np.arange(1, 7), np.full(6, 230.0)])
    struck = chase_of(np.vstack([fast, slow]))
    assert released_s_of(freely_from(6 * FRAME_S), struck) is None
    swung = chase_of(np.column_stack([300.0 + 3 * np.arange(10) ** 1.5, np.full(10, 200.0)]))
    assert released_s_of(freely_from(6 * FRAME_S), swung) == 6 * FRAME_S


def standing_at(x: float, y: float) -> Standing:
    mask = np.full((60, 60), 255, dtype=np.uint8)
    height, foot = Estimate(80.0, 11.0), ((x, y),)
    return Standing(1, "white", (x, y), foot, height, 30.0, mask, (0, 0))


def journey_from(start_mm: Floats, table: Calibration, released_s: float | None) -> Journey:
    track = track_of_px(flown(table, 9, start_mm), np.arange(9.0), table)
    flight = explain(track, table)
    assert flight is not None
    return Journey(track, flight, table, released_s)


def test_a_flight_that_begins_in_mid_picture_may_come_from_a_creature(table: Calibration) -> None:
    journey = journey_from(np.array([-40.0, 0.0, 90.0]), table, None)
    assert not begins_seen(journey)
    assert creature_behind(standing_at(-90.0, -5.0), journey) > 0.5
    assert creature_behind(standing_at(150.0, 200.0), journey) < 0.1


def test_nothing_comes_before_a_hand_or_the_pictures_edge(table: Calibration) -> None:
    behind = standing_at(-90.0, -5.0)
    let_go = journey_from(np.array([-40.0, 0.0, 90.0]), table, 0.0)
    assert begins_seen(let_go)
    assert creature_behind(behind, let_go) == 0.0
    came_in = journey_from(np.array([-290.0, 0.0, 90.0]), table, None)
    assert begins_seen(came_in)
