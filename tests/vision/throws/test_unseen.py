"""A creature that suddenly moves by itself while something small flies was struck."""

import numpy as np
import pytest

from calibration.frame import Frame
from tests.vision.throws.shaken import PACE_S, monitor
from vision.throws.candidates import Crowd, SmallObject
from vision.throws.chase import Chase
from vision.throws.impact import judge
from vision.throws.streak import Streak
from vision.throws.unseen import UnseenImpacts

HIT_S = 0.4
NO_CROWD = Crowd(None, 1.0)


def flown(at_s: float) -> Chase:
    """Two glimpses of something fast, far from every creature."""
    chase = Chase([])
    for back in (1, 0):
        streak = Streak(np.array([400.0 + 40 * back, 300.0]), np.eye(2), 20.0, np.full(3, 90.0))
        chase.add(SmallObject(back, at_s - back * PACE_S, streak, 0.8))
    return chase


def struck(moved_s: list[float | None], *chases: Chase) -> list[int]:
    """Tracks of the creatures that are reported as struck."""
    hits = UnseenImpacts(monitor(moved_s)).hits(chases)
    return [clue.track for clue, _ in hits]


def test_a_creature_that_moved_by_itself_was_struck() -> None:
    hits = UnseenImpacts(monitor([None, HIT_S, None])).hits([flown(HIT_S + 0.1)])
    verdict = judge([clue for clue, _ in hits])
    assert verdict.best is not None
    assert verdict.best.track == 2
    assert verdict.best.contact_s == pytest.approx(HIT_S, abs=PACE_S)
    assert 0.9 < verdict.struck[0][1] < 0.97


def test_nothing_flew_so_nobody_was_struck() -> None:
    assert struck([None, HIT_S, None]) == []
    assert struck([None, HIT_S, None], flown(HIT_S + 0.6)) == []


def test_what_moves_several_is_no_missile() -> None:
    assert struck([HIT_S, HIT_S, None], flown(HIT_S)) == []
    assert struck([HIT_S + 0.1, HIT_S, None], flown(HIT_S)) == []
    assert struck([HIT_S - 0.2, HIT_S, None], flown(HIT_S - 0.1)) == [1, 2]


def test_a_creature_that_is_covered_at_once_was_moved_by_a_hand() -> None:
    watching = monitor([None, HIT_S, None])
    moved = watching.each[1]
    seen = round(HIT_S / PACE_S) + 5
    moved.t_s, moved.by_px = moved.t_s[:seen], moved.by_px[:seen]
    assert UnseenImpacts(watching).hits([flown(HIT_S)]) == []


def test_a_creature_that_was_covered_before_was_moved_by_a_hand() -> None:
    watching = monitor([None, HIT_S, None])
    moved = watching.each[1]
    hit = round(HIT_S / PACE_S)
    del moved.t_s[hit - 6 : hit], moved.by_px[hit - 6 : hit]
    assert moved.start is not None
    moved.start -= 6
    assert UnseenImpacts(watching).hits([flown(HIT_S)]) == []


@pytest.mark.parametrize(("still_s", "told"), [(HIT_S + 0.05, []), (HIT_S + 0.3, [2])])
def test_where_all_is_still_at_once_only_the_light_changed(still_s: float, told: list[int]) -> None:
    unseen = UnseenImpacts(monitor([None, HIT_S, None]))
    picture = np.full((480, 640, 3), 90, np.uint8)
    unseen.see(Frame(picture, 99, still_s), NO_CROWD, calm=True)
    assert [clue.track for clue, _ in unseen.hits([flown(HIT_S)])] == told
