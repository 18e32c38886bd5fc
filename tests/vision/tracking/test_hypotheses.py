"""Assignment hypotheses from made-up scores."""

import pytest

from vision.tracking.hypotheses import LEFT, NEW, answers, probability
from vision.tracking.identity_doubt import doubts_of
from vision.tracking.pair_score import PairScore

SAME = PairScore(2.0, 0.02, 0.05, True, 0.95)
TURNED = PairScore(2.0, 0.1, 0.1, True, 0.5)
OTHER_COLOUR = PairScore(90.0, 0.0, 0.0, True, 0.95)
LARGER = PairScore(2.0, 0.5, 0.4, True, 0.5)


def test_of_two_colours_nobody_is_in_doubt() -> None:
    pairs = {(0, 0): TURNED, (0, 1): OTHER_COLOUR, (1, 0): OTHER_COLOUR, (1, 1): TURNED}
    told = answers(pairs, 2, 2, [LEFT, LEFT], [NEW, NEW])
    assert told[0].pieces == (0, 1)
    assert told[0].probability > 0.99
    assert doubts_of(told, [4, 7]) == ()


def test_two_that_look_alike_are_a_doubt_that_names_both_ways() -> None:
    pairs = {(i, k): TURNED for i in (0, 1) for k in (0, 1)}
    told = answers(pairs, 2, 2, [LEFT, LEFT], [NEW, NEW])
    (doubt,) = doubts_of(told, [4, 7])
    assert doubt.tracks == (4, 7)
    assert {naming.tracks for naming in doubt.namings} == {(4, 7), (7, 4)}
    assert sum(naming.probability for naming in doubt.namings) == pytest.approx(1.0)
    assert doubt.namings[0].probability == pytest.approx(0.5)


def test_size_tells_two_of_one_colour_apart() -> None:
    pairs = {(0, 0): SAME, (0, 1): LARGER, (1, 0): LARGER, (1, 1): SAME}
    told = answers(pairs, 2, 2, [LEFT, LEFT], [NEW, NEW])
    assert told[0].pieces == (0, 1)
    assert doubts_of(told, [1, 2]) == ()


def test_the_way_that_was_seen_tells_twins_apart() -> None:
    there = PairScore(2.0, 0.1, 0.1, True, 0.5, way_ends_there=True)
    elsewhere = PairScore(2.0, 0.1, 0.1, True, 0.5, way_ends_there=False)
    pairs = {(0, 0): elsewhere, (0, 1): there, (1, 0): there, (1, 1): elsewhere}
    told = answers(pairs, 2, 2, [LEFT, LEFT], [NEW, NEW])
    assert told[0].pieces == (1, 0)
    assert doubts_of(told, [1, 2]) == ()


def test_one_of_two_that_are_gone_comes_back_and_it_is_asked_which() -> None:
    told = answers({(0, 0): TURNED, (1, 0): TURNED}, 2, 1, [-0.1, -0.1], [NEW])
    (doubt,) = doubts_of(told, [3, 5])
    assert doubt.tracks == (3, 5)
    assert doubt.pieces == (0,)


def test_a_creature_that_nothing_is_like_has_left() -> None:
    told = answers({(0, 0): OTHER_COLOUR}, 1, 1, [LEFT], [NEW])
    assert told[0].pieces == (None,)
    assert probability(told, 0, None) == pytest.approx(1.0)


def test_probabilities_of_all_ways_sum_to_one() -> None:
    pairs = {(i, k): (SAME if i == k else LARGER) for i in range(3) for k in range(3)}
    told = answers(pairs, 3, 3, [LEFT] * 3, [NEW] * 3)
    assert sum(one.probability for one in told) == pytest.approx(1.0, abs=1e-4)
