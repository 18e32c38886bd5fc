"""What every observer must be able to do, asked of each one that is registered."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice

import pytest

from calibration.frame import Frame
from calibration.model.boards_file import Boards, parse_boards
from calibration.sheets import draw_sheets
from calibration.solve.calibrate import calibrate
from server.capture.footage import Video
from server.cli.files import read_boards, read_camera
from tests.support.drawn_rolls import calibrated, overhead
from tests.support.films import SAMPLE_FOOTAGE
from vision.foreground import Glancer
from vision.observers import OBSERVERS, UNSCALED, Surroundings, observers_in_games, observers_of
from vision.sightings import SIGHTINGS
from vision.telling import Picked, Repeating

NAMES = pytest.mark.parametrize("name", OBSERVERS)


def printed(*sheets: str) -> Boards:
    return parse_boards(draw_sheets(list(sheets)).boards_json)


EVERYTHING = printed("table", "field", "tokens")


def around(boards: Boards = EVERYTHING) -> Surroundings:
    return Surroundings(calibrated(overhead()), boards)


def names_of(observers: Sequence[object]) -> list[str]:
    return [type(one).__name__ for one in observers]


def test_every_kind_of_sighting_is_told_by_an_observer_and_no_other_is() -> None:
    assert {kind for one in OBSERVERS.values() for kind in one.tells} == set(SIGHTINGS)


@NAMES
def test_it_can_be_made_for_a_calibrated_table(name: str) -> None:
    made = OBSERVERS[name].make(around())
    assert made.finish() == ()


@NAMES
def test_without_a_calibration_it_is_made_or_says_what_mends_it(name: str) -> None:
    registered = OBSERVERS[name]
    if registered.unscaled:
        assert registered.make(Surroundings()).finish() == ()
    else:
        with pytest.raises(ValueError, match="calibrate first"):
            registered.make(Surroundings(boards=EVERYTHING))


@pytest.fixture(scope="module")
def thrown() -> tuple[Surroundings, tuple[Frame, ...]]:
    """A throw in a film, and the table that it was filmed on."""
    clip = SAMPLE_FOOTAGE / "throws" / "n2d8"
    boards, camera = read_boards(clip / "boards.json"), read_camera(clip / "camera.json")
    frames = tuple(islice(Video(clip / "clip.mp4").frames(), 40))
    return Surroundings(calibrate([frames[0].bgr], boards, camera=camera), boards), frames


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=[pytest.mark.soak] if name in ("missile", "field") else [])
        for name in OBSERVERS
    ],
)
def test_it_tells_no_other_kinds_than_it_says(
    name: str, thrown: tuple[Surroundings, tuple[Frame, ...]]
) -> None:
    where, frames = thrown
    observer, glancer = OBSERVERS[name].make(where), Glancer()
    told = [one.kind for frame in frames for one in observer.see(frame, glancer.glance(frame))]
    told += [one.kind for one in observer.finish()]
    assert set(told) <= OBSERVERS[name].tells
    assert told or name not in SEE_A_THROW, "the film shows a creature that is thrown at"


SEE_A_THROW = {"creature", "throw", "play", "table"}


@pytest.mark.parametrize("kind", SIGHTINGS)
def test_whoever_wants_a_kind_gets_one_observer_that_tells_it(kind: str) -> None:
    (made,) = observers_of([kind], around())
    assert not isinstance(made, Repeating)
    (made,) = observers_of([kind], replace(around(), every_frame=True))
    assert isinstance(made, Repeating)


@pytest.mark.parametrize(
    ("kinds", "made"),
    [
        (["hand"], ["HandObserver"]),
        (["creature"], ["CreatureObserver"]),
        (["throw"], ["ThrowObserver"]),
        (["throw", "creature", "missile"], ["MissileObserver", "ThrowObserver"]),
        (["figure", "ball"], ["FieldObserver"]),
        (["die"], ["DiceObserver"]),
        (["token"], ["TokenObserver"]),
        (["creature", "move", "piece", "gone", "shape", "divide"], ["PlayObserver"]),
        (["throw", "move", "piece", "gone", "shape", "divide"], ["TableObserver"]),
    ],
)
def test_what_looks_least_is_taken(kinds: list[str], made: list[str]) -> None:
    assert names_of(observers_of(kinds, around())) == made


@pytest.mark.parametrize("kind", ["move", "figure", "roll", "layout", "gone"])
def test_what_was_not_asked_for_is_left_out(kind: str) -> None:
    assert isinstance(observers_of([kind], around())[0], Picked)


def test_dice_alone_need_no_table() -> None:
    assert frozenset({"die", "roll"}) == UNSCALED
    assert names_of(observers_of(["die"], Surroundings())) == ["DiceObserver"]


ON_TABLE = ["HandObserver", "WeighInObserver", "MissileObserver", "TableObserver", "DiceObserver"]


@pytest.mark.parametrize(
    ("sheets", "made"),
    [
        (["table"], ON_TABLE),
        (["table", "tokens"], [*ON_TABLE, "TokenObserver"]),
        (["field", "dice-tray"], ["FieldObserver", "DiceObserver"]),
    ],
)
def test_what_is_printed_says_what_a_game_looks_for(sheets: list[str], made: list[str]) -> None:
    """Figures on a field are no clay."""
    assert names_of(observers_in_games(around(printed(*sheets)))) == made
