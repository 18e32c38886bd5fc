import cv2
import numpy as np
import pytest

from calibration.detect.picture import HANDY_PX, blur_px, checked_picture, handy
from calibration.failure import CalibrationFailed


@pytest.mark.parametrize(
    ("shape", "dtype", "cause"),
    [
        ((1, 1, 3), np.uint8, "picture/unusable"),
        ((0, 0, 3), np.uint8, "picture/unusable"),
        ((480, 640), np.uint8, "picture/unusable"),
        ((480, 640, 4), np.uint8, "picture/unusable"),
        ((480, 640, 3), np.float32, "picture/unusable"),
        ((60, 12001, 3), np.uint8, "picture/too_large"),
    ],
)
def test_what_is_no_usable_picture_is_named(
    shape: tuple[int, ...], dtype: type, cause: str
) -> None:
    with pytest.raises(CalibrationFailed) as failure:
        checked_picture(np.zeros(shape, dtype=dtype))
    assert failure.value.cause == cause


def test_a_usable_picture_is_let_through_and_only_a_large_one_shrunk() -> None:
    picture = np.zeros((48, 64, 3), dtype=np.uint8)
    assert handy(checked_picture(picture)) is picture
    assert handy(np.zeros((100, 2 * HANDY_PX, 3), dtype=np.uint8)).shape == (50, HANDY_PX, 3)


@pytest.mark.parametrize("width_px", [1.0, 2.0, 3.0, 5.0])
def test_blur_is_told_in_px(width_px: float) -> None:
    steps = np.kron(np.indices((9, 12)).sum(axis=0) % 2, np.ones((40, 40))) * 200 + 20
    blurred = cv2.GaussianBlur(steps.astype(np.float32), (0, 0), width_px)
    grey = np.asarray(np.round(blurred), dtype=np.uint8)
    print(f"blur {width_px} px, told {blur_px(grey):.2f}")
    assert blur_px(grey) == pytest.approx(width_px, rel=0.1, abs=0.3)


def test_a_picture_without_anything_is_not_called_blurred() -> None:
    assert blur_px(np.full((48, 64), 90, dtype=np.uint8)) == 0
