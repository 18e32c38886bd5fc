"""Two cameras report each throw once; if one fails, the other goes on."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from calibration.frame import Frame
from tests.support.drawn_pairs import DrawnPair, drawn_pair
from tests.support.drawn_throws import Wish
from vision.observe import Watch
from vision.sightings import ImpactSeen
from vision.sightings.document import from_json, to_json
from vision.two_views.pairing import PairedThrows
from vision.two_views.shared_throws import FIRST, SECOND, SharedThrows

WISH = Wish(aim="hit", size_wh=(640, 480), speed_mm_s=(1800.0, 4500.0), elsewhere=True)
SEED = 1701
OTHER_PLACE_MM = 60.0


@cache
def thrown() -> tuple[DrawnPair, tuple[Frame, ...], tuple[Frame, ...]]:
    pair = drawn_pair(SEED, WISH)
    return pair, tuple(pair.first.frames()), tuple(pair.frames())


def reported(first_until_s: float = 9.0, second_until_s: float = 9.0) -> list[ImpactSeen]:
    """The reports if each camera fails at a given time."""
    pair, ours, theirs = thrown()
    shared = SharedThrows(PairedThrows(wait_s=2.0))
    cameras = ((FIRST, pair.first.calibration), (SECOND, pair.scene.calibration))
    watches = [Watch((shared.observer(n, c, pair.first.boards),)) for n, c in cameras]
    seen: list[object] = []
    until = (first_until_s, second_until_s)
    for side, frame in _in_turn(ours, theirs):
        if frame.t_s < until[side]:
            seen += watches[side].see(frame)
    for side in (FIRST, SECOND):
        seen += watches[side].finish()
        seen += shared.end(side)
    return [one for one in seen if isinstance(one, ImpactSeen)]


def _in_turn(ours: tuple[Frame, ...], theirs: tuple[Frame, ...]) -> Iterator[tuple[int, Frame]]:
    both = [(frame.t_s, FIRST, frame) for frame in ours]
    both += [(frame.t_s, SECOND, frame) for frame in theirs]
    return ((side, frame) for _, side, frame in sorted(both, key=lambda one: one[:2]))


def is_right(throw: ImpactSeen) -> bool:
    pair, _, _ = thrown()
    assert pair.first.first is not None
    x, y = pair.first.figures[pair.first.first].at_mm
    at = throw.struck[0].at_mm
    near = abs(at[0] - x) + abs(at[1] - y) < OTHER_PLACE_MM
    return near and throw.struck[0].probability > throw.probability_none


def test_both_tell_one_throw_and_how_high_it_struck() -> None:
    (throw,) = reported()
    pair, _, _ = thrown()
    assert is_right(throw)
    assert throw.contact_s == pytest.approx(pair.first.contact_s, abs=0.004)
    assert throw.touch is not None
    assert throw.touch.height_mm.sigma < 8
    assert from_json(to_json(throw)) == throw


@pytest.mark.parametrize(
    ("first_until_s", "second_until_s"),
    [(9.0, 0.4), pytest.param(0.4, 9.0, marks=pytest.mark.long)],
)
def test_where_one_fails_the_other_goes_on(first_until_s: float, second_until_s: float) -> None:
    (throw,) = reported(first_until_s, second_until_s)
    assert is_right(throw)
    assert throw.touch is None
    assert "touch" not in to_json(throw)


@pytest.mark.long
def test_a_camera_that_comes_back_has_a_clock_of_its_own() -> None:
    pair, ours, theirs = thrown()
    paired = PairedThrows(wait_s=2.0)
    shared = SharedThrows(paired)
    cameras = ((FIRST, pair.first.calibration), (SECOND, pair.scene.calibration))
    watches = [Watch((shared.observer(n, c, pair.first.boards),)) for n, c in cameras]
    for side, frame in _in_turn(ours, theirs):
        watches[side].see(frame)
    for side in (FIRST, SECOND):
        watches[side].finish()
        shared.end(side)
    assert paired.clocks() is not None
    last = theirs[-1]
    paired.note(SECOND, replace(last, index=last.index + 1, t_s=last.t_s + 9.0, scene=1), 0.0)
    assert paired.clocks() is None


def test_nothing_rests_while_a_throw_waits_for_the_other_camera() -> None:
    pair, ours, _ = thrown()
    shared = SharedThrows(PairedThrows(wait_s=60.0))
    observer = shared.observer(FIRST, pair.first.calibration, pair.first.boards)
    shared.observer(SECOND, pair.scene.calibration, pair.first.boards)
    watch = Watch((observer,))
    for frame in ours:
        watch.see(frame)
    watch.finish()
    assert shared.waits
    assert not observer.resting()
    shared.end(SECOND)
    assert not shared.waits


def test_the_second_camera_tells_while_the_first_is_away() -> None:
    pair, _, theirs = thrown()
    shared = SharedThrows(PairedThrows(wait_s=0.1))
    away = [False]
    shared.stand_in_while(lambda: away[0])
    shared.observer(FIRST, pair.first.calibration, pair.first.boards)
    watch = Watch((shared.observer(SECOND, pair.scene.calibration, pair.first.boards),))
    seen = [one for frame in theirs for one in watch.see(frame)]
    watch.finish()
    assert not any(isinstance(one, ImpactSeen) for one in seen)
    away[0] = True
    last = theirs[-1]
    still = (replace(last, index=last.index + n, t_s=last.t_s + n / 30) for n in range(1, 60))
    told = [one for frame in still for one in watch.see(frame) if isinstance(one, ImpactSeen)]
    assert len(told) == 1
