import json
from typing import Any

import numpy as np
import pytest

from calibration.model.camera import (
    Camera,
    CameraFileError,
    assumed_camera,
    camera_from_json,
    camera_to_dict,
)
from calibration.model.projection import image_from_camera
from calibration.model.solution import QUARTER_TURN

TOLD: dict[str, Any] = {
    "matrix": [[900.0, 0, 641.5], [0, 902.0, 358.0], [0, 0, 1]],
    "distortion": [0.06, -0.12, 0.001, -0.0005, 0.03],
    "size_wh": [1280, 720],
}


def test_a_camera_file_is_read() -> None:
    camera = camera_from_json(json.dumps(TOLD))
    assert camera.size_wh == (1280, 720)
    assert camera.parameters.tolist() == [900, 902, 641.5, 358, 0.06, -0.12, 0.001, -0.0005, 0.03]


def test_a_camera_survives_its_file_to_the_bit() -> None:
    camera = camera_from_json(json.dumps(TOLD))
    known = camera.with_parameters(camera.parameters / 3, camera.sigma / 7)
    again = camera_from_json(json.dumps(camera_to_dict(known)))
    assert np.array_equal(again.parameters, known.parameters)
    assert np.array_equal(again.sigma, known.sigma)
    assert again.focal_sigma_rel == known.focal_sigma_rel


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"matrix": None}, '"matrix" in the camera file must be 3 x 3 finite numbers'),
        (
            {"matrix": [[900, 1, 0], [0, 900, 0], [0, 0, 1]]},
            r"\[\[fx,0,cx\],\[0,fy,cy\],\[0,0,1\]\]",
        ),
        ({"matrix": [[-900, 0, 0], [0, 900, 0], [0, 0, 1]]}, "positive focal lengths"),
        ({"distortion": [0, 0]}, '"distortion" in the camera file must be 5 finite numbers'),
        ({"size_wh": [1280.5, 720]}, '"size_wh" in the camera file must be two positive whole'),
        ({"size_wh": "big"}, '"size_wh" in the camera file must be 2 finite numbers'),
        ({"focal_sigma_rel": 0}, '"focal_sigma_rel" in the camera file must be a positive number'),
        ({"focal_sigma_rel": 10**400}, '"focal_sigma_rel" in the camera file must be a positive'),
        ({"distortion": [10**400] * 5}, '"distortion" in the camera file must be 5 finite numbers'),
        ({"sigma": [-1] * 9}, '"sigma" in the camera file must not hold negative numbers'),
    ],
)
def test_a_wrong_camera_file_is_told_by_its_field(change: dict[str, Any], message: str) -> None:
    with pytest.raises(CameraFileError, match=message):
        camera_from_json(json.dumps({**TOLD, **change}))


@pytest.mark.parametrize("field", ["matrix", "distortion", "size_wh"])
def test_a_missing_field_is_named(field: str) -> None:
    told = {k: v for k, v in TOLD.items() if k != field}
    with pytest.raises(CameraFileError, match=f'the camera file lacks "{field}"'):
        camera_from_json(json.dumps(told))


@pytest.mark.parametrize("text", ["{", "[]", "null", "[" * 100_000, "9" * 5000])
def test_what_is_no_camera_file_is_refused(text: str) -> None:
    with pytest.raises(CameraFileError, match="the camera file"):
        camera_from_json(text)


def test_scaling_keeps_the_picture_s_corner_where_it_is() -> None:
    camera = camera_from_json(json.dumps(TOLD))
    half = camera.scaled_to((640, 360))
    # Pixel centres are whole numbers: what lies at x goes to (x + 0.5) / 2 - 0.5.
    assert half.matrix[0, 2] == pytest.approx((641.5 + 0.5) / 2 - 0.5)
    assert half.matrix[0, 0] == 450
    assert half.scaled_to((1280, 720)).parameters == pytest.approx(camera.parameters)


def test_a_cropped_picture_is_no_scaled_one() -> None:
    with pytest.raises(ValueError, match="cannot be scaled"):
        camera_from_json(json.dumps(TOLD)).scaled_to((960, 720))


@pytest.mark.parametrize("size_wh", [(11999, 7999), (8027, 6244), (7999, 11999), (2999, 11990)])
def test_a_reduced_picture_s_camera_is_scaled_back_although_its_sides_were_rounded(
    size_wh: tuple[int, int],
) -> None:
    """Regression: pictures of such sizes ended a calibration with a traceback."""
    w, h = size_wh
    small_wh = round(w * 4000 / max(size_wh)), round(h * 4000 / max(size_wh))
    assert assumed_camera(small_wh).scaled_to(size_wh).size_wh == size_wh


@pytest.mark.parametrize("size_wh", [(1280, 722), (1280, 717), (640, 363)])
def test_a_picture_that_lacks_rows_is_no_scaled_one(size_wh: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="cannot be scaled"):
        camera_from_json(json.dumps(TOLD)).scaled_to(size_wh)


def test_a_camera_is_never_believed_better_than_cameras_stay_the_same() -> None:
    camera = camera_from_json(json.dumps(TOLD))
    sure = camera.with_parameters(camera.parameters, 1e-6 * camera.sigma).doubted()
    assert sure.focal_sigma_rel == pytest.approx(0.001)
    assert (sure.sigma > 0).all()
    assert np.array_equal(camera.doubted().sigma, camera.sigma)


def test_an_assumed_camera_doubts_its_focal_length_most() -> None:
    camera = assumed_camera((1280, 720))
    assert camera.focal_sigma_rel > 0.1
    assert camera.matrix[0, 2] == 639.5
    assert camera.matrix[1, 2] == 359.5


@pytest.mark.parametrize(
    ("matrix", "size_wh", "focal_sigma_rel"),
    [
        (np.diag([0.0, 1.0, 1.0]), (1, 1), 0.1),
        (np.eye(3), (0, 1), 0.1),
        (np.eye(3), (1, 1), 0.0),
        (np.eye(2), (1, 1), 0.1),
    ],
)
def test_an_impossible_camera_is_refused(
    matrix: np.ndarray, size_wh: tuple[int, int], focal_sigma_rel: float
) -> None:
    with pytest.raises(ValueError, match="must"):
        Camera(matrix, np.zeros(5), size_wh, focal_sigma_rel)


def test_its_turned_pictures_show_every_point_a_quarter_turn_on() -> None:
    lens = camera_from_json(json.dumps(TOLD))
    seen = np.random.default_rng(3).uniform([-0.6, -0.35, 1], [0.6, 0.35, 1], (40, 3))
    x, y = image_from_camera(seen, lens).T
    turned = image_from_camera(seen @ QUARTER_TURN.T, lens.quarter_turned())
    assert turned == pytest.approx(np.column_stack([y, 1279 - x]), abs=1e-9)
    assert lens.quarter_turned().size_wh == (720, 1280)


def test_four_quarter_turns_are_none() -> None:
    lens = camera_from_json(json.dumps(TOLD))
    once = lens.quarter_turned()
    again = once.quarter_turned().quarter_turned().quarter_turned()
    assert again.parameters == pytest.approx(lens.parameters)
    assert again.sigma == pytest.approx(lens.sigma)
    assert once.sigma[:4].tolist() == lens.sigma[[1, 0, 3, 2]].tolist()
