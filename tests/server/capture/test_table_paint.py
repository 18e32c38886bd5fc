"""A game's drawings on the table are painted where the calibration says, and only there."""

import numpy as np
import pytest

from calibration.arrays import Image
from calibration.model.projection import image_from_table
from server.capture.table_paint import COLOURS, TablePicture, paint_drawings
from server.proposals.on_table import Drawing, Line, Outline, Ring
from tests.support.drawn_play import drawn_play

PLAY = drawn_play(3, count=1)
CALIBRATION = PLAY.calibration
GREY = 120


def painted(*drawings: Drawing, view: TablePicture | None = None) -> Image:
    width, height = CALIBRATION.size_wh
    picture = np.full((height, width, 3), GREY, dtype=np.uint8)
    paint_drawings(picture, drawings, view or TablePicture(CALIBRATION))
    return picture


def pixel(x_mm: float, y_mm: float) -> tuple[int, int]:
    x, y = image_from_table([[x_mm, y_mm, 0.0]], CALIBRATION)[0]
    return round(float(x)), round(float(y))


def is_drawn(picture: Image, at_px: tuple[int, int]) -> bool:
    x, y = at_px
    return bool((picture[y - 1 : y + 2, x - 1 : x + 2] != GREY).any())


def test_a_ring_runs_at_its_radius_all_around() -> None:
    picture = painted(Ring((10.0, 60.0), 90.0, "left"))
    for turn in np.linspace(0, 2 * np.pi, 12):
        off = 90 * np.array([np.cos(turn), np.sin(turn)])
        assert is_drawn(picture, pixel(10 + off[0], 60 + off[1]))
        assert not is_drawn(picture, pixel(10 + 0.7 * off[0], 60 + 0.7 * off[1]))


def test_a_line_runs_from_end_to_end_and_has_its_colour() -> None:
    picture = painted(Line((-80.0, 0.0), (90.0, 120.0), "too_far", tips="end"))
    for share in (0.05, 0.5, 0.95):
        x, y = pixel(-80 + 170 * share, 120 * share)
        near = picture[y - 1 : y + 2, x - 1 : x + 2].reshape(-1, 3).astype(int)
        assert np.abs(near - COLOURS["too_far"]).sum(axis=1).min() < 60
    assert not is_drawn(picture, pixel(-110, -20))


def test_what_is_doubtful_is_dashed() -> None:
    sure = painted(Line((-150.0, 0.0), (150.0, 0.0), "one_way"))
    doubtful = painted(Line((-150.0, 0.0), (150.0, 0.0), "one_way", doubtful=True))
    inked = [(one != GREY).any(axis=2).sum() for one in (sure, doubtful)]
    assert 0.3 * inked[0] < inked[1] < 0.85 * inked[0]


def test_the_part_of_a_picture_shows_the_same_place() -> None:
    ring = Ring((10.0, 60.0), 50.0, "left")
    x, y = pixel(60.0, 60.0)
    corner = x - 40, y - 30
    picture = painted(ring, view=TablePicture(CALIBRATION, corner_px=corner, scale=2.0))
    assert is_drawn(picture, (80, 60))


def test_what_lies_behind_the_camera_is_left_out() -> None:
    eye = -CALIBRATION.camera_from_table[:3, :3].T @ CALIBRATION.camera_from_table[:3, 3]
    far = (float(eye[0] * 4), float(eye[1] * 4))
    picture = painted(Line((0.0, 60.0), far, "walked"), Ring((0.0, 60.0), 5000.0, "left", "far"))
    assert is_drawn(picture, pixel(0.0, 58.0))


@pytest.mark.parametrize("at", [(0.0, 60.0), (60.0, 100.0)])
def test_an_outline_is_drawn_around_its_place(at: tuple[float, float]) -> None:
    square = tuple(
        (at[0] + 20 * a, at[1] + 20 * b) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    )
    picture = painted(Outline(square, "farthest", "farthest"))
    assert not is_drawn(picture, pixel(*at))
    assert (picture != GREY).any(axis=2).sum() > 60
