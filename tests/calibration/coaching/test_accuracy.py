"""The coach's stated accuracy, compared with the real errors."""

from dataclasses import replace
from functools import cache

import cv2
import numpy as np
import pytest

from calibration.arrays import Floats
from calibration.coaching.accuracy import GAP_WIDTHS, PIXEL_PX, SEEN_PX, accuracy_of, error_map
from calibration.model.projection import image_from_table, table_from_image
from calibration.model.quality import expected_error
from calibration.model.solution import Calibration
from calibration.solve.calibrate import calibrate_seen
from tests.calibration.stage import CORNERS, SHEET, Stage, boards_of
from tests.calibration.views import as_printed_exactly, noisy, seen_of

BOARDS = boards_of(SHEET, CORNERS)
TRUTH = Stage(BOARDS).truth()
FEW, MANY = 16, 40
few_and_many = pytest.mark.parametrize("draws", [FEW, pytest.param(MANY, marks=pytest.mark.long)])


@cache
def solved(draws: int) -> tuple[Calibration, ...]:
    """Calibrations from corners with random errors, of cameras with randomly wrong known values."""
    random = np.random.default_rng(3)
    exact = seen_of(BOARDS, TRUTH)
    known = TRUTH.camera
    found = []
    for _ in range(draws):
        told = known.with_parameters(
            known.parameters + known.sigma * random.standard_normal(9), known.sigma
        )
        found.append(as_printed_exactly(calibrate_seen([noisy(exact, random)], told)))
    return tuple(found)


def places() -> Floats:
    x, y = np.meshgrid(np.arange(-220, 221, 55), np.arange(-120, 171, 50))
    return np.stack([x.ravel(), y.ravel()], axis=1).astype(np.float64)


@few_and_many
@pytest.mark.parametrize("height_mm", [0.0, 60.0])
def test_errors_scatter_as_the_map_tells(height_mm: float, draws: int) -> None:
    at = places()
    pixels = image_from_table(np.column_stack([at, np.full(len(at), height_mm)]), TRUTH)
    in_sigmas = []
    for calibration in solved(draws):
        off = np.linalg.norm(table_from_image(pixels, calibration, height_mm) - at, axis=1)
        errors = error_map(calibration, height_mm=height_mm)
        columns = np.abs(pixels[:, :1] - errors.x_px).argmin(axis=1)
        rows = np.abs(pixels[:, 1:] - errors.y_px).argmin(axis=1)
        in_sigmas.append(off / errors.sigma_mm[rows, columns])
    ratio = np.sqrt(np.nanmean(np.square(in_sigmas)))
    print(f"{height_mm:.0f} mm: errors are {ratio:.2f} of what the map tells, root mean square; "
          f"{draws} draws of {len(at)} places")  # fmt: skip
    assert 0.7 < ratio < 1.3


def test_on_the_table_the_map_is_the_expected_error() -> None:
    calibration = solved(FEW)[0]
    errors, usual = error_map(calibration, grid_wh=(32, 18)), expected_error(calibration)
    assert errors.median_mm == pytest.approx(usual.median_mm)
    assert errors.p95_mm == pytest.approx(usual.p95_mm)
    assert np.isfinite(errors.sigma_mm).sum() == len(usual.sigma_mm)


def test_far_from_the_boards_and_high_up_nothing_is_promised() -> None:
    assert np.isnan(error_map(solved(FEW)[0]).sigma_mm).any()


@few_and_many
def test_spans_scatter_as_told(draws: int) -> None:
    """Both ends share the camera's uncertainty: most of it cancels in a length, but not scale."""
    random = np.random.default_rng(5)
    starts = places()[::4]
    angles = random.uniform(0, 2 * np.pi, len(starts))
    ends = starts + 200 * np.stack([np.cos(angles), np.sin(angles)], axis=1)
    off = []
    for calibration in solved(draws):
        seen = [
            image_from_table(np.column_stack([end, np.zeros(len(end))]), TRUTH)
            + SEEN_PX * random.standard_normal((len(end), 2))
            for end in (starts, ends)
        ]
        at = [table_from_image(pixels, calibration) for pixels in seen]
        off.append(np.linalg.norm(at[1] - at[0], axis=1) - 200)
    told = np.median([accuracy_of(c, BOARDS, blur_px=0.5).span_mm for c in solved(draws)])
    scatter = np.sqrt(np.mean(np.square(off)))
    print(f"spans of 200 mm scatter by {scatter:.2f} mm, told {told:.2f}; {np.size(off)} spans")
    assert scatter == pytest.approx(told, rel=0.25)


@pytest.mark.parametrize("blur_px", [0.5, 1.5, 3.0])
def test_the_narrowest_gap_is_still_four_tenths_as_deep_as_a_wide_one(blur_px: float) -> None:
    fine = 20
    gap = round(GAP_WIDTHS * np.hypot(blur_px, PIXEL_PX) * fine)
    line = np.zeros(4000, dtype=np.float32)
    line[2000 - gap // 2 : 2000 - gap // 2 + gap] = 1
    seen = cv2.GaussianBlur(line[None], (0, 0), blur_px * fine)[0]
    seen = np.convolve(seen, np.ones(fine) / fine, mode="same")
    assert seen.max() == pytest.approx(0.4, abs=0.04)


def test_blur_makes_gaps_and_spans_worse_and_places_not() -> None:
    sharp, blurred = (accuracy_of(solved(FEW)[0], BOARDS, blur_px=b) for b in (0.5, 3.0))
    assert blurred.gap_mm > 2 * sharp.gap_mm
    assert blurred.span_mm > 2 * sharp.span_mm
    assert blurred.median_mm == sharp.median_mm


def test_a_camera_that_is_less_well_known_is_told_so() -> None:
    calibration = solved(FEW)[0]
    doubted = replace(calibration, covariance=4 * calibration.covariance)
    assert error_map(doubted).median_mm == pytest.approx(2 * error_map(calibration).median_mm)
