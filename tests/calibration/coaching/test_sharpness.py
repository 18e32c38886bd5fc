"""Measured blur, on pictures blurred by a known width."""

from functools import cache

import cv2
import numpy as np
import pytest

from calibration.arrays import Grey
from calibration.coaching.sharpness import blur_of_edges, sharpness_of
from calibration.detect.boards import grey_of
from calibration.model.solution import Calibration
from tests.calibration.stage import CORNERS, SHEET, Stage, boards_of

BOARDS = boards_of(SHEET, CORNERS)


@cache
def drawn() -> tuple[Grey, Calibration]:
    stage = Stage(BOARDS, blur_px=0.7)
    return grey_of(stage.picture()), stage.truth()


def blurred(grey: Grey, by_px: float) -> Grey:
    return np.asarray(cv2.GaussianBlur(grey, (0, 0), by_px), dtype=np.uint8)


def test_a_sharp_picture_is_told_sharp() -> None:
    grey, truth = drawn()
    sharp = sharpness_of(grey, BOARDS, truth)
    assert sharp.measured_on == "boards"
    assert 0.5 < sharp.blur_px < 0.9


@pytest.mark.parametrize("added_px", [1.0, 1.5, 2.0, 3.0])
def test_an_added_blur_is_measured_within_a_fifth(added_px: float) -> None:
    grey, truth = drawn()
    before = sharpness_of(grey, BOARDS, truth).blur_px
    told = sharpness_of(blurred(grey, added_px), BOARDS, truth).blur_px
    print(f"{added_px} px added to {before:.2f}: {told:.2f}, true {np.hypot(before, added_px):.2f}")
    assert told == pytest.approx(np.hypot(before, added_px), rel=0.2)


def test_what_lies_on_a_board_does_not_count() -> None:
    grey, truth = drawn()
    before = sharpness_of(grey, BOARDS, truth).blur_px
    covered = grey.copy()
    covered[: grey.shape[0] // 2] = 90
    assert sharpness_of(covered, BOARDS, truth).blur_px == pytest.approx(before, rel=0.15)


def test_without_a_board_the_edges_tell_about_as_much() -> None:
    grey, truth = drawn()
    for added_px in (1.0, 2.0, 3.0):
        seen = blurred(grey, added_px)
        by_print, by_edges = sharpness_of(seen, BOARDS, truth).blur_px, sharpness_of(seen)
        assert by_edges.measured_on == "edges"
        assert by_edges.blur_px == pytest.approx(by_print, rel=0.4)


def test_a_picture_without_edges_counts_as_sharp() -> None:
    assert blur_of_edges(np.full((60, 80), 90, dtype=np.uint8)) == 0.0
    assert blur_of_edges(np.full((1, 1), 90, dtype=np.uint8)) == 0.0
