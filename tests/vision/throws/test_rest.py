"""Restless scenes are noticed, reported in one sentence, and lead to no sightings."""

from collections.abc import Iterable

import cv2
import numpy as np
import pytest

from calibration.frame import Frame
from tests.support.drawn_doings import drawn_doing
from tests.support.drawn_throws import Wish, drawn_throw
from tests.support.restless_films import RESTLESS, restless
from tests.support.restless_photographs import WAYS, restless_photograph
from tests.vision.dice.on_grounds import judging_grounds
from tests.vision.throws.test_doings import watched
from vision.foreground import Glancer
from vision.observe import Watch
from vision.observers import observers_in_games
from vision.registered import Surroundings
from vision.sightings import ImpactSeen, Sighting
from vision.throws.observer import MENDS, ThrowObserver
from vision.throws.rest import MEAN_S, SceneRest
from vision.throws.rest import RESTLESS as RESTLESS_FROM

SMALL = (640, 360)
CAUSES = {
    "leaves": "throw/restless",
    "walkers": "throw/restless",
    "pan": "throw/camera_moves",
    "zoom": "throw/camera_moves",
    "shake": "throw/camera_moves",
    "flicker": "throw/light_flickers",
}


AT_ONCE = ("walkers", "pan", "flicker")
"""One of each cause; `make long` has the others."""


def watched_rest(frames: Iterable[Frame]) -> tuple[SceneRest, float]:
    """The monitor after a film, and how restless it was at most."""
    glancer, rest, most = Glancer(), SceneRest(), 0.0
    for frame in frames:
        rest.see(glancer.glance(frame), frame.t_s)
        most = max(most, rest.restless)
    return rest, most


@pytest.mark.parametrize(
    "kind",
    [kind if kind in AT_ONCE else pytest.param(kind, marks=pytest.mark.long) for kind in RESTLESS],
)
def test_what_moves_on_is_no_table_at_rest(kind: str) -> None:
    rest, most = watched_rest(restless(kind, 41, fps=15.0, seconds=3.6))
    print(kind, round(most, 3), rest.cause)
    assert most > RESTLESS_FROM
    assert rest.cause == CAUSES[kind]
    assert rest.cause in MENDS


@pytest.mark.long
@pytest.mark.parametrize("kind", ["leaves", "walkers"])
def test_leaves_and_people_throw_nothing(kind: str) -> None:
    """Before, three throws were reported in these films, from leaves and swinging arms."""
    table = drawn_doing("reach", 1, size_wh=SMALL)
    film = restless(kind, 1, seconds=5.0)
    throws, refusals = watched(film, table.calibration, table.boards)
    assert throws == []
    assert "throw/restless" in refusals


def test_a_throw_that_the_end_of_a_stirred_film_cuts_off_is_told() -> None:
    """It is unknown whether such a film shows a table, and throws wait until it is known."""
    rng = np.random.default_rng(3)
    throw = drawn_throw(3, Wish(aim="hit", size_wh=(640, 480)))
    watch = Watch((ThrowObserver(throw.calibration, throw.boards),))
    told: list[Sighting] = []
    for frame in throw.frames():
        stirred = frame.bgr.copy()
        stirred[:12] = rng.integers(0, 255, stirred[:12].shape, dtype=np.uint8)
        if throw.contact_s is not None and frame.t_s < throw.contact_s + 0.08:
            told += watch.see(Frame(stirred, frame.index, frame.t_s))
    told += watch.finish()
    (seen,) = (one for one in told if isinstance(one, ImpactSeen))
    assert seen.struck[0].probability > seen.probability_none


@pytest.mark.parametrize("seconds", [2.5, pytest.param(4.0, marks=pytest.mark.long)])
@pytest.mark.parametrize(
    "kind",
    [
        kind if kind == "walkers" else pytest.param(kind, marks=pytest.mark.soak)
        for kind in RESTLESS
    ],
)
def test_no_observer_tells_anything_of_what_is_no_table_at_rest(kind: str, seconds: float) -> None:
    """No throw, creature, hand, die or piece is reported, although no guard is used."""
    table = drawn_doing("reach", 1, size_wh=SMALL)
    watch = Watch(observers_in_games(Surroundings(table.calibration, table.boards)))
    told = [seen for one in restless(kind, 1, fps=15.0, seconds=seconds) for seen in watch.see(one)]
    assert [*told, *watch.finish()] == []


@pytest.mark.long
@pytest.mark.parametrize("kind", WAYS)
def test_of_photographs_that_move_no_throw_is_told(kind: str) -> None:
    """Four photographs of tables reserved for testing, panned, shaken and swayed."""
    desks = [path for path in judging_grounds("tables") if path.stem.startswith("desk")]
    if not desks:
        pytest.skip("../shared/data/grounds is not here")
    table = drawn_doing("reach", 1, size_wh=SMALL)
    for seed, path in enumerate(desks[:4]):
        photograph = np.asarray(cv2.imread(str(path)), dtype=np.uint8)
        film = list(restless_photograph(photograph, kind, seed))
        throws, refusals = watched(iter(film), table.calibration, table.boards)
        rest, most = watched_rest(film)
        print(path.stem, kind, round(most, 3), rest.cause, refusals)
        assert throws == []
        assert most > RESTLESS_FROM


def test_a_noisy_picture_of_a_table_is_at_rest() -> None:
    """Before, specks of noise in a dim room, soon in every cell, kept it restless."""
    r = np.random.default_rng(8)
    frames = []
    for index in range(120):
        picture = np.full((360, 640, 3), 70, dtype=np.uint8)
        for x, y in r.integers((0, 0), (638, 358), (15, 2)):
            picture[y : y + 2, x : x + 2] = 130
        frames.append(Frame(picture, index, index / 30))
    rest, most = watched_rest(frames)
    assert most < RESTLESS_FROM
    assert rest.cause is None


def test_a_throw_at_a_table_is_told_as_before() -> None:
    drawn = drawn_throw(6002, Wish(size_wh=SMALL, aim="hit"))
    throws, refusals = watched(drawn.frames(), drawn.calibration, drawn.boards)
    assert len(throws) == 1
    assert refusals == []


@pytest.mark.long
def test_arms_over_a_table_are_no_unrest() -> None:
    doing = drawn_doing("reach", 31, size_wh=SMALL)
    rest, most = watched_rest(doing.frames())
    assert rest.cause is None
    assert most < RESTLESS_FROM


def test_time_that_nobody_looked_at_proves_nothing() -> None:
    glancer, rest = Glancer(), SceneRest()
    first, second, *_ = restless("walkers", 3, seconds=1.0)
    rest.see(glancer.glance(first), 0.0)
    rest.see(glancer.glance(second), 10 * MEAN_S)
    assert rest.cause is None
