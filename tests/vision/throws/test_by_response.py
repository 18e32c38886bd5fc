"""A creature that moved when something small flew at it was struck, even without a flight."""

import numpy as np
import pytest

from tests.vision.throws.shaken import monitor
from vision.throws.by_response import hits_by_response
from vision.throws.candidates import SmallObject
from vision.throws.chase import Chase
from vision.throws.impact import judge
from vision.throws.streak import Streak

WIDTH_PX = 640
HIT_S = 0.4
FRAME_S = 1 / 30
BESIDE_PX = np.array([75.0, 100.0])
"""On the second of the creatures that `monitor` draws."""


def glimpse(
    at_s: float = HIT_S, *, to_px: float = 0.0, step_px: float = 60.0, spread_px2: float = 20.0
) -> Chase:
    """Two pictures of something that reaches the creature, or a place beside it, at a time."""
    chase = Chase([])
    for back in (2, 1):
        at_px = BESIDE_PX + np.array([back * step_px, to_px])
        streak = Streak(at_px, np.eye(2) * spread_px2, 60.0, np.array([40.0, 80.0, 200.0]))
        chase.add(SmallObject(back, at_s - back * FRAME_S, streak, 0.8))
    return chase


def test_a_creature_that_moved_when_something_flew_at_it_was_struck() -> None:
    hits = hits_by_response(monitor([None, HIT_S, None]), [glimpse()], WIDTH_PX)
    verdict = judge([clue for clue, _ in hits])
    assert verdict.best is not None
    assert verdict.best.track == 2
    assert 0.9 < verdict.struck[0][1] < 0.97


@pytest.mark.parametrize(
    "chase",
    [
        pytest.param(glimpse(at_s=HIT_S - 0.3), id="long before"),
        pytest.param(glimpse(at_s=HIT_S + 0.3), id="later"),
        pytest.param(glimpse(step_px=8.0), id="slow"),
        pytest.param(glimpse(spread_px2=0.5), id="a speck of noise"),
    ],
)
def test_something_else_strikes_nobody(chase: Chase) -> None:
    assert hits_by_response(monitor([None, HIT_S, None]), [chase], WIDTH_PX) == []


def test_what_flew_elsewhere_hardly_speaks_for_a_touch() -> None:
    ((clue, _),) = hits_by_response(monitor([None, HIT_S, None]), [glimpse(to_px=200.0)], WIDTH_PX)
    ((near, _),) = hits_by_response(monitor([None, HIT_S, None]), [glimpse()], WIDTH_PX)
    assert near.picture_gap == 0
    assert clue.picture_gap > 10


def test_creatures_that_stood_still_were_not_struck() -> None:
    assert hits_by_response(monitor([None, None, None]), [glimpse()], WIDTH_PX) == []


def test_what_moves_two_at_once_is_no_missile() -> None:
    """Before: while a cup was set down, two things seemed to move, and a hit was reported."""
    for others in ([HIT_S, HIT_S, None], [None, HIT_S, HIT_S]):
        assert hits_by_response(monitor(others), [glimpse()], WIDTH_PX) == []
    later = hits_by_response(monitor([None, HIT_S, HIT_S + 0.15]), [glimpse()], WIDTH_PX)
    assert [clue.track for clue, _ in later] == [2]
