"""A few pictures of a fixed camera are analysed, but all pictures of a moving one."""

from functools import cache
from typing import Any

import numpy as np
import pytest

from calibration.arrays import Image
from calibration.detect.boards import BoardsSeen, find_boards
from calibration.model.printed import Boards
from calibration.solve.first_look import FEW, first_look
from tests.calibration.stage import SHEET, Stage, boards_of, camera

BOARDS = boards_of(SHEET)


@cache
def picture() -> Image:
    return Stage(BOARDS, camera((640, 360), 460.0)).picture()


def test_of_still_pictures_a_few_tell_as_much() -> None:
    pictures = [np.clip(picture().astype(int) + i % 3, 0, 255).astype(np.uint8) for i in range(10)]
    chosen, seen = first_look(pictures, BOARDS)
    assert len(chosen) == len(seen) == FEW
    assert chosen[0] is pictures[0]
    assert chosen[-1] is pictures[-1]


def test_pictures_between_which_something_moved_are_all_looked_at() -> None:
    pictures = [np.roll(picture(), 2 * (i // 5), axis=1) for i in range(10)]
    chosen, seen = first_look(pictures, BOARDS)
    assert len(chosen) == len(seen) == 10
    assert all(looks.boards for looks in seen)


def test_pictures_in_which_hardly_any_shows_a_board_are_all_looked_at() -> None:
    nothing = np.zeros_like(picture())
    pictures = [nothing] * 8 + [picture()] + [nothing]
    chosen, seen = first_look(pictures, BOARDS)
    assert len(chosen) == 10
    assert [bool(looks.boards) for looks in seen] == [False] * 8 + [True, False]


@pytest.mark.long
def test_where_the_first_shows_all_the_others_are_read_near_it_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sizes = []

    def noted(bgr: Image, boards: Boards, **more: Any) -> BoardsSeen:
        sizes.append(bgr.shape[:2])
        return find_boards(bgr, boards, **more)

    monkeypatch.setattr("calibration.detect.boards.find_boards", noted)
    monkeypatch.setattr("calibration.solve.first_look.find_boards", noted)
    near = Stage(BOARDS, camera((1280, 720), 920.0)).picture()
    _, seen = first_look([near] * FEW, BOARDS)
    assert sizes[0] == (720, 1280)
    assert all(height * width < 0.6 * 720 * 1280 for height, width in sizes[1:])
    first, *others = (looks.boards[0].points_px for looks in seen)
    assert all(np.abs(points - first).max() < 0.02 for points in others)


@pytest.mark.long
def test_a_board_that_has_left_its_place_is_looked_for_everywhere() -> None:
    near = Stage(BOARDS, camera((1280, 720), 920.0)).picture()
    elsewhere = np.roll(near, 400, axis=1)
    _, seen = first_look([near, elsewhere], BOARDS)
    whole = [find_boards(picture, BOARDS) for picture in (near, elsewhere)]
    counts = [[len(board.points_px) for board in looks.boards] for looks in (*seen, *whole)]
    assert counts[:2] == counts[2:]
    assert counts[1][0] > 0
