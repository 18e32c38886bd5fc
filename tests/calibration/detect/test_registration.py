import numpy as np
import pytest

from calibration.arrays import Floats
from calibration.detect.appearance import PrintSearch
from calibration.detect.boards import grey_of
from calibration.detect.ink import ink_of_marker
from calibration.detect.markers import find_markers
from calibration.detect.registration import PrintFit, registered, shades_of
from calibration.model.homography import homography_through, quad
from calibration.model.projection import image_from_table
from tests.calibration.stage import Stage, boards_of, camera, singles

BOARD = singles((0, 20), side=60)
BOARDS = boards_of(BOARD)
MARKER = BOARDS.markers[0]
CELLS = np.array([[0.0, 0.0], [6.0, 6.0]])


def stage(blur_px: float = 0.8, seed: int = 0) -> Stage:
    return Stage(BOARDS, camera((480, 270), 345.0), blur_px=blur_px, seed=seed)


def found(before: Stage, offset_px: Floats) -> tuple[PrintFit | None, Floats]:
    """The marker's fit from a start that is off by `offset_px`, and its true corners."""
    true = image_from_table(MARKER.markers[40], before.truth())
    search = PrintSearch(
        shades_of(grey_of(before.picture())), ink_of_marker(MARKER.dictionary, 40), CELLS, 0.7, True
    )
    start = homography_through(quad(CELLS), true + offset_px)
    return registered(search, start), true


@pytest.mark.parametrize(("blur_px", "most_px"), [(0.6, 0.05), (1.0, 0.08), (2.0, 0.35)])
def test_corners_are_found_although_black_shrinks(blur_px: float, most_px: float) -> None:
    apart, outward = [], []
    for seed in range(3):
        random = np.random.default_rng(seed)
        result, true = found(stage(blur_px=blur_px, seed=seed), random.uniform(-1, 1, (4, 2)))
        assert result is not None
        error = result.corners_px - true
        arm = true - true.mean(axis=0)
        apart.append(np.linalg.norm(error, axis=1))
        outward.append((error * arm).sum(axis=1) / np.linalg.norm(arm, axis=1))
        assert result.correlation > 0.98
    rms = float(np.sqrt(np.mean(np.square(apart))))
    print(f"blur {blur_px}: rms {rms:.3f} px, outward {np.mean(outward):+.3f} px, 12 corners")
    # Edges alone lie 0.5 px and more inside at these blurs (test below).
    assert rms < most_px
    assert abs(np.mean(outward)) < most_px


def test_edges_alone_lie_inside() -> None:
    """The reason for registration: OpenCV's own sub-pixel corners are worse in the same picture."""
    before = stage(blur_px=1.0)
    true = image_from_table(MARKER.markers[40], before.truth())
    corners = find_markers(grey_of(before.picture()), MARKER.dictionary, {40})[40]
    arm = true - true.mean(axis=0)
    outward = ((corners - true) * arm).sum(axis=1) / np.linalg.norm(arm, axis=1)
    assert outward.mean() < -0.4


def test_what_is_not_there_is_not_found_likely() -> None:
    before = stage()
    search = PrintSearch(
        shades_of(grey_of(before.picture())), ink_of_marker(MARKER.dictionary, 17), CELLS, 0.7, True
    )
    true = image_from_table(MARKER.markers[40], before.truth())
    result = registered(search, homography_through(quad(CELLS), true))
    assert result is None or result.correlation < 0.9


@pytest.mark.parametrize("far", [-500.0, 1e7])
def test_what_lies_outside_the_picture_is_not_looked_for(far: float) -> None:
    result, _ = found(stage(), np.full((4, 2), far))
    assert result is None


def test_a_plain_picture_tells_nothing() -> None:
    plain = np.full((100, 100), 0.5, dtype=np.float32)
    search = PrintSearch(plain, ink_of_marker(MARKER.dictionary, 40), CELLS, 0.7, True)
    start = homography_through(quad(CELLS), np.array([[30.0, 30], [70, 30], [70, 70], [30, 70]]))
    assert registered(search, start) is None
