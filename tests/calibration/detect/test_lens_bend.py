"""A print seen through a strongly distorting lens is located correctly, without assuming straight
lines."""

import numpy as np

from calibration.arrays import Floats
from calibration.detect.lens_bend import bend_of
from calibration.detect.refine import look_closely
from calibration.model.camera import Camera
from calibration.model.homography import homography_through, mapped, quad
from calibration.model.projection import image_from_table
from tests.calibration.stage import Stage, boards_of, camera, looking, singles

AREA = np.array([[0.0, 0.0], [6.0, 6.0]])
CURVE = 0.4


def curved(at: Floats) -> Floats:
    """Places on a print of 20 px per cell, moved so that its lines bulge by some pixels."""
    bulge = CURVE * np.stack([(at[:, 1] - 3) ** 2, (at[:, 0] - 3) ** 2], axis=1)
    return 100 + 20 * at + bulge


def test_where_nothing_is_bent_there_is_no_bend() -> None:
    assert bend_of(lambda at: 100 + 20 * at, AREA) is None
    assert bend_of(lambda at: np.full_like(at, np.nan), AREA) is None


def test_a_bent_look_sees_the_places_that_pixels_show() -> None:
    bend = bend_of(curved, AREA)
    assert bend is not None
    image_from_print = homography_through(quad(AREA), curved(quad(AREA)))
    print_from_image = np.asarray(np.linalg.inv(image_from_print))
    x, y = np.arange(105.0, 216.0), np.arange(105.0, 216.0)
    pixels = np.stack(np.meshgrid(x, y), axis=-1).reshape(-1, 2)
    straight = mapped(print_from_image, pixels)
    seen = straight + np.moveaxis(bend.on_print(print_from_image, x, y), 0, -1).reshape(-1, 2)
    apart = np.linalg.norm(curved(seen) - pixels, axis=1)
    without = np.linalg.norm(curved(straight) - pixels, axis=1)
    print(f"{len(apart)} pixels: {apart.max():.3f} px off, {without.max():.2f} px without the bend")
    assert without.max() > 3
    assert apart.max() < 0.1


def test_a_smaller_picture_is_bent_by_fewer_pixels() -> None:
    bend = bend_of(curved, AREA)
    assert bend is not None
    middle = np.array([[3.0, 3.0]])
    assert np.allclose(bend.shrunk(2).offset_px(middle), bend.offset_px(middle) / 2)


def test_large_markers_through_a_wide_lens_are_found_exactly() -> None:
    matrix = camera((960, 540), 480.0).matrix
    wide = Camera(matrix, np.array([-0.28, 0.09, 0.0008, -0.0006, -0.012]), (960, 540))
    boards = boards_of(singles((-300, 220), (300, 220), (300, -200), (-300, -200), side=60.0))
    stage = Stage(boards, wide, looking((20.0, -300.0, 380.0)))
    (seen,) = look_closely(stage.picture(), boards, stage.truth()).boards
    apart = seen.points_px - image_from_table(seen.points_mm, stage.truth())
    rms = float(np.sqrt((apart**2).mean()))
    print(f"{len(apart)} corners, {rms:.3f} px rms")
    assert len(apart) == 16
    assert rms < 0.08
