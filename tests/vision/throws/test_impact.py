from dataclasses import replace

import pytest

from vision.throws.evidence import Clue, CreatureClue, StrangerClue, Trace
from vision.throws.impact import judge, touched_logit

TOUCHED = CreatureClue(1, (0.0, 0.0), "green", 1.0, 2.0, 0.11, 0.02, 0.2, 0.0, 0.0, bent=True)
UNTOUCHED = replace(TOUCHED, track=2, colour="red", contact_s=None, response_px=None, bent=False)
UNSEEN = StrangerClue((0.0, 0.0), "green", None, Trace.NOTHING)


def test_a_response_at_the_missiles_place_is_a_touch() -> None:
    verdict = judge([TOUCHED, UNTOUCHED])
    assert verdict.best is TOUCHED
    assert verdict.struck[0][1] > 0.95


def test_without_a_response_nobody_was_touched() -> None:
    verdict = judge([UNTOUCHED])
    assert verdict.best is None
    assert verdict.none > 0.95


def test_a_response_far_from_the_missile_is_somebody_elses_doing() -> None:
    assert judge([replace(TOUCHED, picture_gap=6.0, space_gap=6.0, bent=False)]).best is None


def test_the_same_counts_less_where_the_way_is_badly_known() -> None:
    far = replace(TOUCHED, picture_gap=6.0, space_gap=6.0, bent=False)
    assert touched_logit(replace(far, lost=True)) > touched_logit(far) + 3


def test_without_the_way_of_a_miss_nobody_is_likelier_than_anybody() -> None:
    assert judge([UNTOUCHED, UNSEEN]).none > 0.85
    astray = judge([UNTOUCHED, replace(UNSEEN, astray=True)])
    assert astray.none <= 0.5
    assert max(p for _, p in astray.struck) <= 0.5


def test_of_two_touched_creatures_the_earlier_counts() -> None:
    later = replace(TOUCHED, track=2, colour="red", contact_s=1.1)
    for clues in ([TOUCHED, later], [later, TOUCHED]):
        assert judge(clues).best is TOUCHED


def test_a_stranger_that_left_no_trace_takes_nothing_from_a_creature_ahead() -> None:
    """A missile was lost on its way to a creature, of which no contact was seen either."""
    ahead = replace(UNTOUCHED, ahead=1.0, awaited=1.0)
    stranger = replace(UNSEEN, unwitnessed=True, unexplained=True)
    alone, verdict = judge([ahead]), judge([stranger, ahead])
    assert verdict.struck[0] == alone.struck[0]
    assert 0 < verdict.none < alone.none


@pytest.mark.parametrize("clues", [[], [TOUCHED], [UNTOUCHED], [TOUCHED, UNTOUCHED, TOUCHED]])
def test_the_probabilities_sum_to_one(clues: list[Clue]) -> None:
    verdict = judge(clues)
    assert verdict.none + sum(p for _, p in verdict.struck) == pytest.approx(1.0)


def test_each_clue_speaks_its_own_way() -> None:
    clear = replace(TOUCHED, response_px=0.4)
    sure = touched_logit(clear)
    assert touched_logit(replace(TOUCHED, response_px=0.2)) < sure
    assert touched_logit(replace(clear, noise_px=0.5)) < sure
    assert touched_logit(replace(clear, bent=None)) < sure
    assert touched_logit(replace(clear, picture_gap=2.0)) < sure
    lost = replace(UNTOUCHED, ahead=1.0)
    assert touched_logit(lost) > touched_logit(UNTOUCHED)
    hidden = replace(UNTOUCHED, shown_mm=3.0)
    assert touched_logit(hidden) > touched_logit(replace(UNTOUCHED, shown_mm=0.1))


def test_a_response_that_could_not_be_seen_yet_says_little_against_a_touch() -> None:
    seen = replace(UNTOUCHED, ahead=1.0)
    awaited = replace(seen, awaited=1.0)
    # One in fifteen that is struck does not visibly move, even if it would have been seen.
    assert 0.75 < judge([seen]).none < 0.9
    assert 0.5 < judge([awaited]).struck[0][1] < 0.95


def test_what_nobody_saw_standing_is_never_likelier_than_all_else() -> None:
    bend = replace(UNSEEN, contact_s=1.0, trace=Trace.BEND, off_table_sigmas=9.0)
    verdict = judge([bend])
    assert verdict.best is None
    assert 0 < verdict.struck[0][1] < 0.5


def test_that_nobody_was_touched_is_never_quite_sure_for_what_stands_there_unseen() -> None:
    alone, beside = judge([UNSEEN]), judge([UNTOUCHED, UNSEEN])
    assert 0.9 < alone.none < 0.95
    assert beside.none < alone.none
    assert judge([TOUCHED, UNSEEN]).struck[0] == judge([TOUCHED]).struck[0]
