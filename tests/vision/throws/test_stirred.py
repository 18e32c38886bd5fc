"""A struck creature that had not been found is noticed by its changed picture."""

from dataclasses import replace

import numpy as np
import pytest

from calibration.arrays import Floats, Image
from calibration.model.projection import image_from_table
from calibration.model.solution import Calibration
from tests.vision.throws.balls import calibration as seen_from_aside
from tests.vision.throws.balls import picture
from vision.clay.standing import Standing
from vision.sightings import Estimate
from vision.throws.evidence import StrangerClue, Trace
from vision.throws.flight import Trajectory, track_from_px
from vision.throws.impact import judge
from vision.throws.stirred import stirred_places

STOOD_MM, PUSHED_MM = (40.0, 60.0, 30.0), (62.0, 70.0, 30.0)


@pytest.fixture(scope="module")
def table() -> Calibration:
    return seen_from_aside()


@pytest.fixture(scope="module")
def still() -> Image:
    return picture([STOOD_MM])


def passing(table: Calibration, first_mm: Floats, last_mm: Floats) -> Trajectory:
    places = np.linspace(first_mm, last_mm, 7)
    at_px = image_from_table(places, table)
    return track_from_px(np.arange(7) / 60, at_px, np.ones(7), np.full(7, 8.0), table)


def test_a_pushed_thing_of_a_creatures_size_is_found(table: Calibration, still: Image) -> None:
    (place,) = stirred_places(still, picture([PUSHED_MM], seed=1), [], [], table)
    assert place.at_mm == pytest.approx(STOOD_MM[:2], abs=45)
    met_s = place.met_s(passing(table, np.array([-160, 60, 30]), np.array([140, 60, 30])))
    assert met_s == pytest.approx(0.05, abs=0.03)
    assert (
        place.met_s(passing(table, np.array([-160, -120, 10]), np.array([140, -120, 10]))) is None
    )


def test_noise_and_a_missile_are_none(table: Calibration, still: Image) -> None:
    assert stirred_places(still, picture([STOOD_MM], seed=2), [], [], table) == []
    beside = picture([STOOD_MM, (-80.0, -40.0, 10.0)], seed=3)
    assert stirred_places(still, beside, [], [], table) == []


def test_a_known_creature_speaks_for_itself(table: Calibration, still: Image) -> None:
    x, y = image_from_table(np.array([STOOD_MM]), table)[0]
    mask = np.full((80, 80), 255, dtype=np.uint8)
    corner = (round(x) - 40, round(y) - 40)
    at, height = STOOD_MM[:2], Estimate(60.0, 9.0)
    known = Standing(1, "orange", at, (at,), height, 30.0, mask, corner)
    assert stirred_places(still, picture([PUSHED_MM], seed=4), [known], [], table) == []


def test_what_reaches_in_from_the_edge_is_no_creature(table: Calibration, still: Image) -> None:
    reached = picture([STOOD_MM], seed=5)
    reached[300:380, :120] = (120, 150, 200)
    assert stirred_places(still, reached, [], [], table) == []


UNKNOWN = StrangerClue((0.0, 0.0), "white", 1.0, Trace.NOTHING)


def test_what_was_moved_where_the_missile_came_by_was_struck() -> None:
    stirred = replace(UNKNOWN, trace=Trace.STIRRED)
    verdict = judge([stirred])
    assert verdict.best is stirred
    assert 0.8 < verdict.struck[0][1] < 0.97


def test_an_unexplained_bend_leaves_no_less_room_than_none() -> None:
    bend = replace(UNKNOWN, trace=Trace.BEND, off_table_sigmas=0.6)
    assert judge([bend]).none <= judge([UNKNOWN]).none


@pytest.mark.parametrize("why", ["unwitnessed", "unexplained"])
def test_nobody_is_less_sure_where_something_was_not_seen(why: str) -> None:
    doubted = judge([replace(UNKNOWN, **{why: True})]).none  # type: ignore[arg-type]
    assert 0.5 < doubted < 0.87
    assert doubted < judge([UNKNOWN]).none - 0.05
