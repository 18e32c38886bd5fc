"""Location cards laid corner to corner, drawn: where they lie, and which of them meet."""

from collections.abc import Sequence

import numpy as np
import pytest

from calibration.detect.boards import grey_of
from calibration.solve.calibrate import calibrate
from tests.support import drawn_boards as drawn
from tests.support.laid_boards import STEP_MM
from vision.tokens.find import find_tokens
from vision.tokens.layout import locations, meetings

CHECKERED = [(0, 0), (1, 1), (2, 0), (1, -1), (0, 2), (3, 1)]
MARKER_FROM_MIDDLE_MM = 39 - 13.5


def _laid(
    places: Sequence[tuple[float, float]], random: np.random.Generator, numbers: list[int]
) -> tuple[list[drawn.Paper], list[np.ndarray]]:
    papers, middles = [], []
    for number, (x, y) in zip(numbers, places, strict=False):
        middle = np.array([250 + STEP_MM * x, -60 + STEP_MM * y]) + random.uniform(-4, 4, 2)
        heading = 90 + random.uniform(-6, 6)
        turn = np.radians(heading)
        up = np.array([np.cos(turn), np.sin(turn)])
        right = np.array([up[1], -up[0]])
        marker = middle + MARKER_FROM_MIDDLE_MM * (up - right)
        papers.append(drawn.piece("cards", number, (marker[0], marker[1]), heading, 0.3))
        middles.append(middle)
    return papers, middles


@pytest.mark.parametrize(
    "seed", [1, *(pytest.param(seed, marks=pytest.mark.long) for seed in (0, 2))]
)
def test_the_graph_of_a_layout_is_read(seed: int) -> None:
    random = np.random.default_rng([5, seed])
    printed = drawn.boards("table", "cards")
    named = {n: name for board in printed.tokens for n, name in board.pieces.items()}
    numbers = [n for n, name in named.items() if name.startswith("location/")]
    papers, middles = _laid(CHECKERED, random, numbers)
    by = drawn.view((250.0, 0.0), 900.0, float(random.uniform(50, 80)), -100.0)
    picture = drawn.seen([*drawn.board("table", "table"), *papers], by, table="green", seed=seed)
    calibration = calibrate([picture], printed, camera=by.camera)
    cards = locations(find_tokens(grey_of(picture), printed, calibration))
    assert [card.number for card in cards] == numbers[: len(CHECKERED)]
    for card, middle in zip(cards, middles, strict=True):
        assert np.hypot(*(card.middle_mm - middle)) < 4 * card.sigma_mm
    seen = {(pair.first, pair.second) for pair in meetings(cards) if pair.probability > 0.5}
    assert seen == _diagonal(CHECKERED, numbers)


def test_cards_side_by_side_do_not_meet_at_corners() -> None:
    printed = drawn.boards("table", "cards")
    numbers = [
        n for board in printed.tokens for n, name in board.pieces.items() if "location/" in name
    ]
    papers, _ = _laid([(0, 0), (0.96, 0)], np.random.default_rng(1), numbers)
    by = drawn.view((250.0, 0.0), 800.0, 70.0, -90.0)
    picture = drawn.seen([*drawn.board("table", "table"), *papers], by)
    calibration = calibrate([picture], printed, camera=by.camera)
    cards = locations(find_tokens(grey_of(picture), printed, calibration))
    assert len(cards) == 2
    assert meetings(cards) == ()


def _diagonal(places: list[tuple[int, int]], numbers: list[int]) -> set[tuple[int, int]]:
    return {
        (numbers[i], numbers[j])
        for i, one in enumerate(places)
        for j, other in enumerate(places)
        if i < j and abs(one[0] - other[0]) == 1 and abs(one[1] - other[1]) == 1
    }
