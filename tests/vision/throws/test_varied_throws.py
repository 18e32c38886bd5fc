"""Drawn throws of every kind at varied tables: right answers, and calibrated probabilities."""

from functools import cache

import pytest

from tests.support.varied_throws import ASKED, CUT, KINDS, Outcome, by_kind, outcomes, reliability

pytestmark = pytest.mark.soak

EACH = 4
FIRST = 600_000
SLOW = ("24 fps", "15 fps")


@cache
def outcomes_of_all() -> tuple[Outcome, ...]:
    """The outcomes of a few throws of each kind; their counts are printed."""
    found = tuple(
        outcome
        for number, kind in enumerate(KINDS)
        for seed in range(FIRST, FIRST + EACH)
        for outcome in outcomes(kind, 1000 * number + seed)
    )
    print("\n".join(["", *by_kind(found), *reliability(found)]))
    return found


def test_most_are_told_and_told_right() -> None:
    usual = [one for one in outcomes_of_all() if one.kind not in (CUT, *SLOW)]
    heard = [one for one in usual if one.told]
    asked = [one for one in usual if ASKED in one.causes]
    assert len(heard) + len(asked) > 0.85 * len(usual)
    assert len(asked) < 0.1 * len(usual)
    assert sum(one.right for one in heard) > 0.93 * len(heard)


def test_nobody_is_named_where_nobody_was_touched() -> None:
    assert [one for one in outcomes_of_all() if one.told and one.truth < 0 <= one.named] == []


def test_contacts_are_told_to_two_frames() -> None:
    late = [one.late_frames for one in outcomes_of_all() if one.late_frames is not None]
    assert len(late) > 40
    assert sum(abs(frames) <= 2 for frames in late) > 0.95 * len(late)


def test_what_is_told_surely_is_right() -> None:
    heard = [one for one in outcomes_of_all() if one.told and one.kind != CUT]
    sure = [one for one in heard if one.probability > 0.97]
    assert sum(one.right for one in sure) > 0.93 * len(sure)
    hoped = sum(one.probability for one in heard)
    assert sum(one.right for one in heard) > hoped - 0.08 * len(heard)


def test_what_is_seen_in_too_few_pictures_mostly_says_so() -> None:
    silent = [one for one in outcomes_of_all() if one.kind in SLOW and not one.told]
    assert sum(bool(one.causes) for one in silent) >= 0.6 * len(silent)
