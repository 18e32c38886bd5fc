import cv2
import numpy as np

from calibration.arrays import Flags
from calibration.detect.discs.ellipse import Ellipse
from vision.portions.colours import log_colours
from vision.portions.masks import open_along
from vision.portions.support import is_on, of_board

SIZE_HW = (300, 400)
COIN = Ellipse(np.array([40.0, 40.0]), np.diag([14.0, 14.0]))


def box(half_x: float, half_y: float) -> Flags:
    y, x = np.mgrid[: SIZE_HW[0], : SIZE_HW[1]]
    return np.asarray((np.abs(x - 200) < half_x) & (np.abs(y - 150) < half_y))


def disc(half_x: float, half_y: float, x: float = 200.0) -> Flags:
    return Ellipse(np.array([x, 150.0]), np.diag([half_x, half_y])).inside(SIZE_HW)


def test_a_board_is_seen_near_its_edge_and_holds_what_lies_on_it() -> None:
    board = of_board(box(120, 80), COIN)
    assert board is not None
    assert board.holds(np.array([200.0, 150.0]))
    assert not board.holds(COIN.centre_px)
    assert not (board.ring & box(60, 40)).any()
    assert not (board.beyond & board.inside).any()
    assert is_on(board, disc(40, 35), COIN)


def test_a_stain_and_the_board_itself_do_not_lie_on_it() -> None:
    board = of_board(box(120, 80), COIN)
    assert board is not None
    assert not is_on(board, disc(8, 8), COIN)
    assert not is_on(board, box(115, 75), COIN)
    assert not is_on(board, disc(40, 35, x=340.0), COIN)


def test_what_is_small_or_bent_is_no_board() -> None:
    assert of_board(disc(30, 30), COIN) is None
    assert of_board(disc(120, 120) & ~disc(110, 110, x=260.0), COIN) is None
    assert of_board(np.zeros(SIZE_HW, dtype=np.bool_), COIN) is None


def test_an_outline_is_open_where_it_cuts_a_thing_in_two() -> None:
    picture = np.full((*SIZE_HW, 3), 215, dtype=np.uint8)
    picture[disc(80, 50)] = (40, 60, 190)
    colours = log_colours(np.asarray(cv2.GaussianBlur(picture, (0, 0), 0.8), dtype=np.uint8))
    half = disc(80, 50) & (np.arange(SIZE_HW[1]) < 200)
    # A half's outline is as long as half the ellipse's and its height: 100 of 410 px.
    assert open_along(disc(80, 50), colours) < 0.02
    assert 0.15 < open_along(half, colours) < 0.35
