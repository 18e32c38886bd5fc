"""Checks of the view, with cameras at known places."""

import numpy as np
import pytest

from calibration.coaching.boards import boards_in_view, boards_on_print
from calibration.coaching.view import outline_px, print_pixels, table_pixels, view_of
from calibration.detect.boards import BoardsSeen, grey_of
from calibration.model.printed import Boards
from calibration.model.projection import image_from_table
from tests.calibration.stage import CORNERS, SHEET, Stage, boards_of, looking, singles
from tests.calibration.views import seen_of

BOARDS = boards_of(SHEET, CORNERS)


def stage(eye: tuple[float, float, float], boards: Boards = BOARDS) -> Stage:
    return Stage(boards, camera_from_table=looking(eye))


@pytest.mark.parametrize(
    ("eye", "tilt"), [((0.0, -510.0, 500.0), 43.9), ((0.0, -1.0, 900.0), 89.3)]
)
def test_height_and_tilt_are_those_of_the_stand(
    eye: tuple[float, float, float], tilt: float
) -> None:
    view = view_of(stage(eye).truth(), BOARDS)
    assert view is not None
    assert view.height_mm == pytest.approx(eye[2])
    assert view.tilt_deg == pytest.approx(tilt, abs=0.5)


def test_mm_per_pixel_is_the_coarser_of_both_directions() -> None:
    truth = stage((0.0, -700.0, 350.0)).truth()
    view = view_of(truth, BOARDS)
    assert view is not None
    ends = image_from_table([[0, 10, 0], [0, 11, 0], [1, 10, 0]], truth)
    depth, across = 1 / np.linalg.norm(ends[1:] - ends[0], axis=1)
    assert depth > across
    assert view.mm_per_px == pytest.approx(depth, rel=0.1)
    assert view.worst_mm_per_px > view.mm_per_px


def test_parallax_is_what_a_height_seems_to_shift() -> None:
    truth = stage((0.0, -510.0, 500.0)).truth()
    view = view_of(truth, BOARDS)
    assert view is not None
    assert view.parallax == pytest.approx(1.05, abs=0.1)


def test_a_table_reaches_as_far_as_its_boards() -> None:
    """Regression: of a field of 3 m most counted as the room, and the camera as turned away."""
    large = boards_of(singles((-1700, 900), (1700, 900), (1700, -900), (-1700, -900), side=150))
    truth = stage((0.0, -1.0, 2600.0), large).truth()
    view = view_of(truth, large)
    assert view is not None
    assert view.between_boards_share > 0.95
    assert view.table_share > 0.95
    assert table_pixels(truth, large).mean() > 0.95


def test_the_room_beyond_the_table_does_not_count() -> None:
    low = view_of(stage((0.0, -900.0, 250.0)).truth(), BOARDS)
    above = view_of(stage((0.0, -1.0, 900.0)).truth(), BOARDS)
    assert low is not None
    assert above is not None
    assert above.table_share > 0.99
    assert low.table_share < 0.8
    assert table_pixels(stage((0.0, -900.0, 250.0)).truth(), BOARDS).mean() == pytest.approx(
        low.table_share, abs=0.05
    )


def test_play_that_is_cut_off_is_counted() -> None:
    wide = boards_of(singles((-900, 300), (900, 300), (900, -300), (-900, -300)))
    view = view_of(stage((0.0, -600.0, 500.0)).truth(), wide)
    assert view is not None
    assert view.between_boards_share < 0.7


def test_without_a_place_nothing_is_told() -> None:
    assert view_of(stage((0.0, -510.0, 500.0)).truth(), Boards()) is None
    assert outline_px(stage((0.0, -510.0, 500.0)).truth(), Boards()) == ()


def test_the_print_is_where_it_is_drawn() -> None:
    truth = stage((30.0, -430.0, 520.0)).truth()
    mask = print_pixels(truth, BOARDS)
    x, y = image_from_table([[-115.0, 10.0, 0.1]], truth)[0].round().astype(int)
    assert mask[y, x]
    assert 0.03 < mask.mean() < 0.3


def test_an_outline_that_is_lifted_comes_nearer_to_the_camera() -> None:
    truth = stage((30.0, -430.0, 520.0)).truth()
    low, high = (np.array(outline_px(truth, BOARDS, h)) for h in (0.0, 60.0))
    assert (np.ptp(high, axis=0) > np.ptp(low, axis=0)).all()


def test_hidden_boards_and_those_outside_are_told_apart() -> None:
    truth = stage((30.0, -430.0, 520.0)).truth()
    far = singles((-260, 190), (2600, 190), first=20)
    boards = boards_of(SHEET, {**far, "name": "far"})
    everything = seen_of(boards, truth)
    sheet, markers = boards_in_view(boards, truth, everything)
    assert (sheet.found, sheet.in_view, sheet.total) == (24, 24, 24)
    hidden = BoardsSeen(everything.size_wh, everything.boards[:1])
    _, markers = boards_in_view(boards, truth, hidden)
    assert (markers.found, markers.in_view, markers.total) == (0, 4, 8)
    assert len(sheet.marks_px) == 24


def test_a_quick_look_finds_the_boards_that_are_not_covered() -> None:
    drawn = stage((30.0, -430.0, 520.0))
    grey = grey_of(drawn.picture())
    sheet, markers = boards_on_print(grey, BOARDS, drawn.truth(), 0.8)
    assert (sheet.found, sheet.in_view) == (24, 24)
    assert markers.found == markers.in_view == 16
    covered = grey.copy()
    covered[:, : grey.shape[1] // 2] = 90
    sheet, markers = boards_on_print(covered, BOARDS, drawn.truth(), 0.8)
    assert (sheet.found, sheet.in_view) == (0, 24)
    assert (markers.found, markers.in_view) == (8, 16)
