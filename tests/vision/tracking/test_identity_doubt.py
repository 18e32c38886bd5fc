"""Which creatures may have been exchanged, from made-up assignments."""

import pytest

from vision.tracking.hypotheses import LEFT, NEW, AssignmentHypothesis, answers
from vision.tracking.identity_doubt import SURE, doubts_of
from vision.tracking.pair_score import PairScore


def ways(*each: tuple[tuple[int | None, ...], float]) -> list[AssignmentHypothesis]:
    return [AssignmentHypothesis(pieces, probability) for pieces, probability in each]


def test_a_sure_answer_leaves_no_doubt() -> None:
    told = ways(((0, 1), SURE + 0.01), ((1, 0), 1 - SURE - 0.01))
    assert doubts_of(told, [4, 7]) == ()


def test_a_doubt_names_the_creatures_in_rising_order_and_the_likelier_naming_first() -> None:
    (doubt,) = doubts_of(ways(((0, 1), 0.7), ((1, 0), 0.3)), [7, 4])
    assert doubt.tracks == (4, 7)
    assert doubt.pieces == (0, 1)
    assert [naming.tracks for naming in doubt.namings] == [(7, 4), (4, 7)]
    assert doubt.namings[0].probability == pytest.approx(0.7)


def test_pieces_with_different_claimants_are_different_doubts() -> None:
    told = ways(
        ((0, 1, 2, 3), 0.25), ((1, 0, 2, 3), 0.25), ((0, 1, 3, 2), 0.25), ((1, 0, 3, 2), 0.25)
    )
    doubts = doubts_of(told, [1, 2, 3, 4])
    assert sorted(doubt.tracks for doubt in doubts) == [(1, 2), (3, 4)]


def test_pieces_that_share_a_claimant_are_one_doubt() -> None:
    told = ways(((0, 1, 2), 0.4), ((1, 0, 2), 0.3), ((0, 2, 1), 0.3))
    (doubt,) = doubts_of(told, [1, 2, 3])
    assert doubt.tracks == (1, 2, 3)


def test_a_new_creature_of_the_same_clay_does_not_hide_that_two_may_be_exchanged() -> None:
    alike = PairScore(look_off=3.0, area_log=0.05, tall_log=0.1, whole=True, iou=0.6)
    scores = {(creature, piece): alike for creature in range(2) for piece in range(3)}
    told = answers(scores, 2, 3, [LEFT] * 2, [NEW] * 3)
    (doubt,) = doubts_of(told, [4, 7])
    assert doubt.tracks == (4, 7)
    assert doubt.pieces == tuple(sorted(k for k in told[0].pieces if k is not None))
    assert [naming.probability for naming in doubt.namings] == pytest.approx([0.5, 0.5])


def test_the_likeliest_naming_is_the_one_that_applies_until_somebody_answers() -> None:
    told = ways(((0, 1, None), 0.6), ((1, 0, None), 0.3), ((0, 1, 2), 0.04), ((0, 2, 1), 0.06))
    (doubt,) = doubts_of(told, [4, 7, 9])
    assert doubt.pieces == (0, 1)
    assert doubt.namings[0].tracks == (4, 7)
