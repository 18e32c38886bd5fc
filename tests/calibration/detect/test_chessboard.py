from functools import cache

import numpy as np
import pytest

from calibration.arrays import Grey
from calibration.detect.boards import grey_of
from calibration.detect.chessboard import find_corners, fitting_together
from calibration.detect.markers import MarkersSeen, find_markers
from calibration.model.projection import image_from_table
from tests.calibration.stage import SHEET, Stage, boards_of

STAGE = Stage(boards_of(SHEET))
SHEET_SEEN = STAGE.boards.charuco[0]


@cache
def grey() -> Grey:
    return grey_of(STAGE.picture())


@cache
def markers() -> MarkersSeen:
    return find_markers(grey(), SHEET_SEEN.dictionary, range(17), forgiving=True)


def true_corners() -> np.ndarray:
    at = SHEET_SEEN.corners_mm() @ np.diag([1, -1, -1.0]) + [-200, 130, 0.1]
    return image_from_table(at, STAGE.truth())


@pytest.mark.parametrize("kept", [(8,), (0, 16), tuple(range(17))])
def test_corners_grow_from_any_marker(kept: tuple[int, ...]) -> None:
    some = {n: markers()[n] for n in kept}
    seen = find_corners(grey(), SHEET_SEEN, some)
    assert len(seen.numbers) >= 22
    apart = np.linalg.norm(seen.corners_px - true_corners()[seen.numbers.astype(int)], axis=1)
    print(
        f"from {len(kept)} markers: rms {np.sqrt((apart**2).mean()):.3f}, most {apart.max():.2f} px"
    )
    assert np.sqrt((apart**2).mean()) < 0.3


def test_without_a_marker_there_is_nothing_to_grow_from() -> None:
    assert find_corners(grey(), SHEET_SEEN, {}).numbers.size == 0


def test_misread_markers_do_not_fit_together_with_the_others() -> None:
    mixed = {n: markers()[n] for n in (1, 4, 6, 9, 12)}
    mixed[15] = markers()[3]
    assert list(fitting_together(SHEET_SEEN, mixed)) == [1, 4, 6, 9, 12]


def test_two_markers_cannot_tell_which_is_misread() -> None:
    two = {1: markers()[1], 15: markers()[3]}
    assert fitting_together(SHEET_SEEN, two) == two
