"""Contract tests for every registered observer, and what is printed of its sightings."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import islice
from types import MappingProxyType

import pytest

from calibration.frame import Frame
from calibration.model.boards_file import Boards, parse_boards
from calibration.sheets import draw_sheets
from calibration.solve.calibrate import calibrate
from server.capture.footage import Video
from server.cli.files import read_boards, read_camera
from tests.support.drawn_rolls import calibrated, overhead
from tests.support.evenings import creature, hand, missiles
from tests.support.films import SAMPLE_FOOTAGE, plain
from vision.foreground import Glance, Glancer
from vision.observe import Done, Follower, Namer, Observer, Watch
from vision.observers import (
    OBSERVERS,
    Picked,
    Repeating,
    observers_in_games,
    observers_of,
    picked_of,
    unscaled_kinds,
)
from vision.registered import Surroundings
from vision.sightings import SIGHTINGS, Sighting, TokenSeen

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
    assert unscaled_kinds() == frozenset({"die", "roll"})
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


class _Told:
    """A fake observer that returns prepared sightings, frame by frame."""

    def __init__(self, *told: tuple[Sighting, ...]) -> None:
        self._told = list(told)

    def see(self, _frame: Frame, _glance: Glance) -> tuple[Sighting, ...]:
        return self._told.pop(0)

    def finish(self) -> tuple[Sighting, ...]:
        return ()


def test_every_frame_tells_what_lies_there_until_it_is_gone() -> None:
    lying = TokenSeen(0, 0.0, 90, (0.0, 0.0), 0.0)
    gone = TokenSeen(2, 0.2, 90, (0.0, 0.0), 0.0, state="gone")
    told = shown(Repeating(_Told((lying,), (), (gone,), ())), 4)
    states = [[one.state for one in some if isinstance(one, TokenSeen)] for some in told]
    assert states == [["lying"], ["lying"], ["gone"], []]
    assert [one.frame for some in told for one in some] == [0, 1, 2]


def test_lumps_are_told_together_so_those_of_before_are_gone() -> None:
    before, after = missiles(2.0, 4.0, frame=0), missiles(3.0, frame=2)
    told = shown(Repeating(_Told(before, (), after, ())), 4)
    assert [len(some) for some in told] == [2, 2, 1, 1]


def test_what_does_not_lie_there_is_told_once() -> None:
    told = shown(Repeating(_Told((hand(),), ())), 2)
    assert [len(some) for some in told] == [1, 0]


def test_only_wanted_kinds_are_passed_on() -> None:
    ((told,),) = shown(Picked(_Told((hand(), creature())), {"hand"}), 1)
    assert told == hand()


ABILITIES: tuple[type, ...] = (Done, Follower, Namer)


@NAMES
def test_picking_makes_an_observer_able_to_do_no_more_and_no_less(name: str) -> None:
    made = OBSERVERS[name].make(around())
    picked = picked_of(made, OBSERVERS[name].tells)
    assert able(picked) == able(made)


def able(observer: Observer) -> list[str]:
    return [one.__name__ for one in ABILITIES if isinstance(observer, one)]


class _Thrower(_Told):
    """A fake observer that follows something fast, and then is finished."""

    follows = True
    done = True


class _Namer(_Told):
    """A fake observer that records renamings of tracks."""

    renamed: Mapping[int, int] = MappingProxyType({})

    def rename(self, right: Mapping[int, int], *, asked_in: int | None = None) -> None:
        """Note it."""
        self.renamed = right


def test_what_the_observer_can_do_is_passed_on() -> None:
    thrower = picked_of(_Thrower(), {"throw"})
    assert isinstance(thrower, Follower)
    assert isinstance(thrower, Done)
    assert (thrower.follows, thrower.done) == (True, True)
    inner = _Namer()
    namer = picked_of(inner, {"move"})
    assert isinstance(namer, Namer)
    namer.rename({1: 2})
    assert inner.renamed == {1: 2}


def test_where_nothing_fast_is_watched_for_no_frame_is_made_up_for() -> None:
    assert Watch((picked_of(_Told(), {"token"}),)).followers == ()
    assert len(Watch((picked_of(_Thrower(), {"throw"}),)).followers) == 1


def shown(observer: Repeating | Picked, frames: int) -> list[tuple[Sighting, ...]]:
    glancer = Glancer()
    pictures = [Frame(plain((64, 36)), index, index / 10) for index in range(frames)]
    return [observer.see(frame, glancer.glance(frame)) for frame in pictures]
