"""A film that is gone back in shows things again: what nobody has answered is not offered twice."""

from dataclasses import replace

import pytest

from server.desk import Desk
from server.film_places import FilmPlaces
from tests.support.evenings import look, throw
from tests.support.in_play import playing
from vision.eye_status import FrameReport
from vision.sightings import ImpactSeen


def at(frame: int, film_s: float, *seen: ImpactSeen, scene: int = 0) -> FrameReport:
    return replace(look(*seen, frame=frame, scene=scene), film_s=film_s)


def hit(frame: int, probability: float = 0.97) -> ImpactSeen:
    """A throw, seen twelve frames earlier; one that is seen again is judged a little otherwise."""
    return throw(("green", probability), none=1 - probability, frame=frame)


def offered(table: Desk) -> list[int]:
    return [offer.sightings[0].frame for offer in table.offers()]


@pytest.fixture
def table() -> Desk:
    """A film of 60 frames a second that has shown a throw at 8 s."""
    desk = playing()
    desk.see(at(0, 0.0))
    desk.see(at(480, 8.0, hit(480)))
    assert offered(desk) == [480]
    return desk


def test_an_unanswered_throw_is_offered_once_however_often_it_is_shown(table: Desk) -> None:
    table.see(at(600, 5.0, scene=1))
    assert offered(table) == []
    table.see(at(780, 8.0, hit(780, 0.96), scene=1))
    assert offered(table) == [780]
    table.see(at(900, 5.5, scene=2))
    table.see(at(1050, 8.0, hit(1050, 0.95), scene=2))
    assert offered(table) == [1050]


@pytest.mark.parametrize("to_s", [7.9, 8.0, 30.0])
def test_what_will_not_be_shown_again_stays(table: Desk, to_s: float) -> None:
    """The throw touched somebody at 7.8 s: from later on the film does not show it."""
    table.see(at(600, to_s, scene=1))
    assert offered(table) == [480]


def test_an_answered_throw_is_not_forgotten(table: Desk) -> None:
    before = table.session.head
    table.confirm("throw-480", based_on_seq=before)
    table.see(at(600, 5.0, scene=1))
    table.take_back(before, based_on_seq=table.session.head)
    assert offered(table) == [480]


def test_a_camera_that_comes_back_forgets_nothing() -> None:
    table = playing()
    table.see(look(hit(480), frame=480))
    table.see(look(frame=600, scene=1))
    assert offered(table) == [480]


def test_what_the_scene_before_tells_with_the_first_frame_of_the_next_is_forgotten_too(
    table: Desk,
) -> None:
    table.see(at(600, 10.0))
    late = replace(hit(590), frame=600)
    table.see(at(601, 5.0, late, scene=1))
    assert offered(table) == []


def test_a_place_is_that_of_the_first_frame_behind_a_sighting() -> None:
    places = FilmPlaces()
    assert places.take(at(0, 2.0)) == 2.0
    assert places.take(at(100, 4.0)) is None
    assert places.place_of(hit(62)) == pytest.approx(3.0)
    assert places.take(at(101, 1.0, scene=1)) == 1.0
    assert places.place_of(hit(112)) == pytest.approx(1.0)
    assert places.place_of(hit(62)) == pytest.approx(3.0)
    assert places.take(look(frame=200, scene=2)) is None  # a camera


def test_without_a_film_there_is_no_place() -> None:
    assert FilmPlaces().place_of(hit(100)) is None
