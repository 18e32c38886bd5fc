"""The coach's promised accuracy, compared with the truth of rendered footage."""

from pathlib import Path

import numpy as np
import pytest

from calibration.arrays import Floats
from calibration.coaching.accuracy import error_map
from calibration.model.boards_file import parse_boards
from calibration.model.camera import camera_from_json
from calibration.model.projection import table_from_image
from calibration.solve.calibrate import calibrate
from tests.calibration.test_truth import first_picture, folders, named, true_pixels
from tests.calibration.views import as_printed_exactly

FEW_ITEMS, MOST_ITEMS = 4, 8
STEP_MM = 0.5
MEDIAN_OF_RMS = np.sqrt(np.log(2))
"""Ratio of median to RMS of distances in the plane with isotropic normal errors."""


def errors_and_promises(folder: Path, height_mm: float) -> tuple[Floats, Floats]:
    """Errors (N,) in mm of places all over the accuracy map, and the map's values there."""
    boards = parse_boards((folder / "boards.json").read_text())
    camera = camera_from_json((folder / "camera.json").read_text())
    # The clips' prints are exact, so corner noise is the only uncertainty.
    calibration = as_printed_exactly(calibrate([first_picture(folder)], boards, camera))
    errors = error_map(calibration, height_mm=height_mm, grid_wh=(24, 14))
    grid = np.stack(np.meshgrid(errors.x_px, errors.y_px), axis=-1)
    known = np.isfinite(errors.sigma_mm)
    at = table_from_image(grid[known], calibration, height_mm)
    # The same pixel by the truth: where it really lies, one step of Newton from where it is told.
    seen = true_pixels(folder, at, height_mm)
    off_px = seen - grid[known]
    by_x, by_y = (
        (true_pixels(folder, at + step, height_mm) - seen) / STEP_MM for step in STEP_MM * np.eye(2)
    )
    jacobian = np.stack([by_x, by_y], axis=-1)
    off_mm = np.linalg.solve(jacobian, off_px[..., None])[..., 0]
    return np.linalg.norm(off_mm, axis=1), errors.sigma_mm[known]


def one_of_each_place(most: int) -> list[Path]:
    """Items whose tables and cameras differ, a few of each kind."""
    chosen = {(f.parent.name, (f / "boards.json").read_text()[:600]): f for f in folders()}
    every = list(chosen.values())
    return every[:: -(-len(every) // most)]


@pytest.mark.parametrize("most", [FEW_ITEMS, pytest.param(MOST_ITEMS, marks=pytest.mark.long)])
@pytest.mark.parametrize("height_mm", [0.0, pytest.param(30.0, marks=pytest.mark.long)])
def test_errors_are_as_large_as_promised(height_mm: float, most: int) -> None:
    ratios, shares = [], []
    for folder in one_of_each_place(most):
        off, promised = errors_and_promises(folder, height_mm)
        usual = np.median(off) / (MEDIAN_OF_RMS * np.median(promised))
        ratios.append(usual)
        shares.append([(off < n * promised).mean() for n in (1, 2)])
        print(f"{named(folder):18s} {len(off):4d} places: median error {np.median(off):.2f} mm, "
              f"promised {MEDIAN_OF_RMS * np.median(promised):.2f}: {usual:.2f} of it")  # fmt: skip
    within = np.mean(shares, axis=0)
    print(f"{len(ratios)} items: median ratio {np.median(ratios):.2f}; within one / two of what is "
          f"promised {within[0]:.0%} / {within[1]:.0%}")  # fmt: skip
    assert 0.5 < np.median(ratios) < 1.4
    assert within[0] > 0.6
    assert within[1] > 0.9
