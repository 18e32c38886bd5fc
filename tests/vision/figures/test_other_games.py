"""Markers round another game: what lies there is told as pieces, and no figure is made up."""

import numpy as np
import pytest

from tests.support.other_games import OtherGame, billiards, go_game
from tests.support.pitch_scenes import scene
from vision.figures.ground import ground_of
from vision.figures.look import FieldLook, FieldSeen
from vision.figures.sizes import DEFAULT

NEAR_MM = 5.0


def seen(game: OtherGame) -> FieldSeen:
    return FieldLook(ground_of(game.boards, game.calibration), DEFAULT).look(game.bgr)


def found(game: OtherGame, told: FieldSeen) -> int:
    """How many stones a piece was told at."""
    places = np.array([one.at_mm for one in told.balls]).reshape(-1, 2)
    ways = [np.hypot(*(places - stone.at_mm).T).min(initial=np.inf) for stone in game.stones]
    return sum(way < NEAR_MM for way in ways)


@pytest.mark.long
@pytest.mark.parametrize("slanted", [pytest.param(False, marks=pytest.mark.long), True])
def test_the_stones_of_a_go_board_are_pieces_and_no_figures(slanted: bool) -> None:
    """Before, 43 figures were told from above, 16 aslant, and 10 of the 118 stones as balls."""
    game = go_game(7, slanted=slanted)
    told = seen(game)
    print(f"{found(game, told)} of {len(game.stones)} stones, {len(told.balls)} told")
    assert told.figures == ()
    assert found(game, told) >= 0.95 * len(game.stones)
    assert len(told.balls) <= len(game.stones)


def test_the_balls_of_a_billiard_table_are_no_figures_nor_are_its_rails() -> None:
    """Before, 66 figures were told, 48 of them standing on the rails, and no ball."""
    game = billiards(7, slanted=False)
    told = seen(game)
    print(f"{found(game, told)} of {len(game.stones)} balls, {len(told.balls)} told")
    assert told.figures == ()
    assert found(game, told) >= 0.6 * len(game.stones)
    assert len(told.balls) <= len(game.stones)


@pytest.mark.long
def test_seen_aslant_a_billiard_table_has_no_figures_on_its_rails() -> None:
    """Before, 64 figures were told. Of 16 balls some 11 are told, only 3 to 7 of them in place."""
    game = billiards(7, slanted=True)
    told = seen(game)
    print(f"{len(told.figures)} figures, {len(told.balls)} balls of {len(game.stones)}")
    assert told.figures == ()
    assert 5 <= len(told.balls) <= len(game.stones)


@pytest.mark.long
def test_a_pitch_is_told_as_before() -> None:
    for seed in range(3):
        assert len(scene(seed).seen.figures) >= len(scene(seed).pitch.men) - 1
