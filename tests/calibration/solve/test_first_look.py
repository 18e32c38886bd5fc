"""Of a camera that stands still a few pictures are looked at, of a moving one all."""

from functools import cache

import numpy as np

from calibration.arrays import Image
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
