from functools import cache

import numpy as np
import pytest

from calibration import document
from calibration.arrays import Floats, Image
from calibration.failure import CalibrationFailed
from calibration.model.camera import Camera
from calibration.model.printed import Boards
from calibration.model.projection import camera_centre_mm, table_from_image
from calibration.model.solution import Calibration
from calibration.solve.calibrate import calibrate
from tests.calibration.stage import CORNERS, SHEET, Stage, boards_of, camera, looking

SMALL = camera((640, 360), 460.0)
BOTH = Stage(boards_of(SHEET, CORNERS), SMALL)
LOOSE = {k: v for k, v in SHEET.items() if k != "table_from_board"}
STANDPOINTS = [
    ((-180.0, -330.0, 380.0), (-110.0, 20.0, 0.0)),
    ((120.0, -260.0, 420.0), (-110.0, 10.0, 0.0)),
    ((-420.0, -40.0, 400.0), (-115.0, 10.0, 0.0)),
    ((-110.0, -120.0, 480.0), (-112.0, 12.0, 0.0)),
    ((60.0, 160.0, 380.0), (-110.0, 0.0, 0.0)),
]


@cache
def picture() -> Image:
    return BOTH.picture()


def off_mm(calibration: Calibration, stage: Stage = BOTH) -> Floats:
    """Errors in mm of table points over the picture's lower three quarters."""
    w, h = stage.camera.size_wh
    x, y = np.meshgrid(np.linspace(10, w - 10, 9), np.linspace(h / 4, h - 10, 7))
    pixels = np.stack([x.ravel(), y.ravel()], axis=1)
    true = table_from_image(pixels, stage.truth())
    near = np.linalg.norm(true, axis=1) < 450
    return np.asarray(np.linalg.norm(table_from_image(pixels, calibration) - true, axis=1)[near])


def with_focal(share: float) -> Camera:
    lens = SMALL.parameters * [share, share, *[1] * 7]
    return SMALL.with_parameters(lens, SMALL.sigma)


def test_a_known_camera_and_one_picture() -> None:
    calibration = calibrate([picture()], BOTH.boards, SMALL)
    error = off_mm(calibration)
    print(f"{len(error)} places: median {np.median(error):.3f}, most {error.max():.3f} mm")
    assert np.median(error) < 0.1
    assert error.max() < 0.5
    assert [(b.corners_found, b.corners_total) for b in calibration.boards] == [
        (24, 24),
        (16, 16),
    ]
    assert camera_centre_mm(calibration) == pytest.approx([30, -430, 520], abs=2)


def test_a_camera_file_that_is_a_little_off_hardly_matters() -> None:
    assert np.median(off_mm(calibrate([picture()], BOTH.boards, with_focal(1.004)))) < 0.15


def test_without_a_camera_file_one_picture_tells_what_it_can() -> None:
    calibration = calibrate([picture()], BOTH.boards)
    focal, sigma = calibration.camera.matrix[0, 0], calibration.camera.sigma[0]
    print(f"focal length {focal:.1f} +- {sigma:.1f}, true 460")
    assert abs(focal - 460) < 3 * sigma
    assert 0.002 < calibration.camera.focal_sigma_rel < 0.05
    assert np.median(off_mm(calibration)) < 0.3


def test_several_pictures_tell_the_lens() -> None:
    stages = [
        Stage(boards_of(SHEET), SMALL, looking(*at), seed=i) for i, at in enumerate(STANDPOINTS)
    ]
    calibration = calibrate([s.picture() for s in stages], boards_of(SHEET))
    print(f"focal length {calibration.camera.matrix[0, 0]:.2f}, true 460, from 5 pictures")
    assert calibration.camera.matrix[0, 0] == pytest.approx(460, rel=0.002)
    assert calibration.camera.focal_sigma_rel < 0.006
    # All from other places: the table is where the last picture shows it.
    assert camera_centre_mm(calibration) == pytest.approx(STANDPOINTS[-1][0], abs=1.5)


def test_a_board_without_a_place_makes_the_table_where_the_last_picture_shows_it() -> None:
    calibration = calibrate([picture()], boards_of(LOOSE), SMALL)
    # Its first corner lies at (-200, 130, 0.1) of the stage's table.
    assert camera_centre_mm(calibration) == pytest.approx([230, -560, 519.9], abs=2)


@pytest.mark.long
def test_pictures_from_one_place_share_it_and_the_most_win() -> None:
    elsewhere = Stage(BOTH.boards, SMALL, looking(*STANDPOINTS[0])).picture()
    still = [BOTH.with_seed(seed).picture() for seed in (1, 2)]
    calibration = calibrate([still[0], elsewhere, still[1]], BOTH.boards, SMALL)
    assert camera_centre_mm(calibration) == pytest.approx([30, -430, 520], abs=1.5)
    one = calibrate([still[0]], BOTH.boards, SMALL)
    # Two pictures of a fixed camera repeat the same systematic errors: sigma must not shrink by it.
    shrunk = calibration.covariance[5, 5] / one.covariance[5, 5]
    assert shrunk > 0.4


@pytest.mark.long
def test_the_most_pictures_win_although_only_a_few_of_them_are_refined() -> None:
    """Regression: of each place three pictures counted at most, and so the last place won."""
    elsewhere = Stage(BOTH.boards, SMALL, looking(*STANDPOINTS[0]))
    many = [BOTH.with_seed(seed).picture() for seed in range(4)]
    few = [elsewhere.with_seed(seed).picture() for seed in range(3)]
    calibration = calibrate([*many, *few], BOTH.boards, SMALL)
    assert camera_centre_mm(calibration) == pytest.approx([30, -430, 520], abs=1.5)


def test_a_picture_larger_than_handy_is_solved_at_its_own_size(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("calibration.detect.picture.HANDY_PX", 640)
    large = np.repeat(np.repeat(picture(), 7, axis=0), 7, axis=1)
    calibration = calibrate([large], BOTH.boards, SMALL)
    assert calibration.size_wh == (4480, 2520)
    at = np.array([[320.0, 200.0], [500.0, 300.0]])
    there = table_from_image((at + 0.5) * 7 - 0.5, calibration)
    assert np.abs(there - table_from_image(at, BOTH.truth())).max() < 0.5


def test_the_same_picture_gives_the_same_calibration_to_the_bit() -> None:
    first, second = (calibrate([picture()], BOTH.boards, SMALL) for _ in range(2))
    assert document.to_json(first) == document.to_json(second)


def refused(boards: Boards, *images: Image, known: Camera | None = SMALL) -> CalibrationFailed:
    with pytest.raises(CalibrationFailed) as failure:
        calibrate(images, boards, known)
    print(failure.value)
    return failure.value


def test_no_picture_and_no_board() -> None:
    pieces = {"name": "pieces", "type": "tokens", "dictionary": "DICT_4X4_250"}
    tokens = boards_of({**pieces, "marker_mm": 16, "height_mm": 3})
    assert refused(BOTH.boards).cause == "picture/unusable"
    assert refused(tokens, picture()).cause == "board/none_described"


def test_pictures_of_two_sizes() -> None:
    assert refused(BOTH.boards, picture(), picture()[:300]).cause == "picture/sizes_differ"


def test_a_cropped_picture_does_not_fit_its_camera_file() -> None:
    failure = refused(BOTH.boards, picture()[:, :500])
    assert failure.cause == "camera/does_not_fit"
    assert "(640, 360)" in failure.detail


@pytest.mark.parametrize("share", [0.75, pytest.param(1.3, marks=pytest.mark.long)])
def test_another_camera_s_file_is_told_from_moved_boards(share: float) -> None:
    failure = refused(BOTH.boards, picture(), known=with_focal(share))
    assert failure.cause == "camera/does_not_fit"
    assert f"focal length is {460 * share:.0f} px" in failure.detail


def test_a_boards_file_with_a_wrong_size_is_noticed() -> None:
    wrong = boards_of({**SHEET, "square_mm": 35.36, "marker_mm": 26.52}, CORNERS)
    failure = refused(wrong, picture())
    assert failure.cause == "board/wrong_scale"
    # Told 4 % too large about its first corner.
    assert '"sheet"' in failure.detail
    assert "smaller" in failure.detail
