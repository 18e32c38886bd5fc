"""The decision what counts as a die, tested with numbers alone."""

import numpy as np
import pytest

from vision.boxes import BoxPx
from vision.dice.belief import CORNERED_ONE, PossibleDie, beside, candidates, dice_among
from vision.dice.find import FoundDie
from vision.dice.pips import Reading

BOX: BoxPx = (10.0, 10.0, 50.0, 50.0)
SQUARE, BALL = 0.08, 0.005


def reading(pips: int, no_die: float = 0.01) -> Reading:
    probabilities = [0.002] * 6
    probabilities[pips - 1] = 0.99
    return Reading(tuple(probabilities), 0.0, 0.0, 0.0, no_die, (0.0, 0.0))


def candidate(box: BoxPx, corners: float, sure: float = 0.8, pips: int = 1) -> PossibleDie:
    return PossibleDie(FoundDie(box, sure), reading(pips), corners)


def test_what_is_round_is_no_die() -> None:
    told = [candidate(BOX, BALL), candidate((60.0, 10.0, 100.0, 50.0), SQUARE)]
    assert dice_among(told) == told[1:]


def test_what_shows_too_small_for_corners_is_not_asked_for_them() -> None:
    small = candidate((10.0, 10.0, 22.0, 22.0), BALL)
    assert dice_among([small]) == [small]


@pytest.mark.parametrize(("pips", "gain"), [(1, 2 * CORNERED_ONE), (2, 0.0), (6, 0.0)])
def test_corners_speak_for_a_doubted_one_and_no_other(pips: int, gain: float) -> None:
    doubted = reading(pips, no_die=0.2)
    scores = [PossibleDie(FoundDie(BOX, 0.5), doubted, corners).score for corners in (0.03, SQUARE)]
    assert scores[1] - scores[0] == pytest.approx(gain)


def test_corners_take_back_no_more_than_was_said_against_it() -> None:
    plain, cornered = (candidate(BOX, corners).score for corners in (0.03, SQUARE))
    assert plain == cornered


def test_of_a_die_and_what_lies_within_it_the_surer_is_told() -> None:
    within = candidate((20.0, 20.0, 30.0, 30.0), SQUARE, sure=0.4)
    assert dice_among([within, candidate(BOX, SQUARE)]) == [candidate(BOX, SQUARE)]


def test_what_neither_network_believes_is_no_candidate() -> None:
    grey = np.full((60, 60, 3), 120, np.uint8)
    found = [FoundDie(BOX, 0.31), FoundDie(BOX, 0.9)]
    told = candidates(grey, found, [reading(2, no_die=0.9), reading(2)])
    assert [one.die.sure for one in told] == [0.9]


def test_what_is_nearly_round_goes_with_most_of_what_lies_beside_it() -> None:
    boxes = [(50.0 * n, 10.0, 50.0 * n + 40, 50.0) for n in range(4)]
    nearly = candidate(boxes[0], 0.03)
    balls = [candidate(box, BALL) for box in boxes[1:]]
    dice = [candidate(box, SQUARE) for box in boxes[1:]]
    assert dice_among([nearly, *balls[:2]]) == []
    assert len(dice_among([nearly, balls[0], *dice[1:]])) == 3
    assert dice_among([nearly]) == [nearly]


def test_a_near_die_is_told_beside_others_and_not_around_them() -> None:
    told = [candidate(BOX, SQUARE)]
    around, apart = candidate((0.0, 0.0, 90.0, 90.0), SQUARE), candidate((99.0, 0, 180, 80), SQUARE)
    assert beside(told, [around, apart]) == [*told, apart]


def test_what_only_an_enlarged_picture_shows_must_be_read_clearly() -> None:
    grey = np.full((60, 60, 3), 120, np.uint8)
    faint = Reading((0.1, 0.5, 0.1, 0.1, 0.1, 0.1), 0.0, 0.0, 0.0, 0.01, (0.0, 0.0))
    for only_enlarged, count in ((False, 1), (True, 0)):
        found = FoundDie(BOX, 0.9, only_enlarged)
        assert len(candidates(grey, [found], [faint])) == count
        assert len(candidates(grey, [found], [reading(2)])) == 1
