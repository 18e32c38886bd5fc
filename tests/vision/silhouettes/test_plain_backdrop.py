import cv2
import numpy as np
import numpy.typing as npt
import pytest

from vision.masks import iou
from vision.silhouettes.plain_backdrop import outline_before

Picture = npt.NDArray[np.uint8]


@pytest.mark.parametrize("clay", [(60, 140, 210), (60, 60, 200), (70, 190, 90), (235, 235, 235)])
def test_a_thing_before_two_tints_and_its_shadow(clay: tuple[int, int, int]) -> None:
    picture, truth = _picture(clay)
    assert iou(outline_before(picture), truth) > 0.95


def test_a_hole_one_sees_through_stays_open() -> None:
    picture, truth = _picture((60, 140, 210))
    empty, _ = _picture(None)
    cv2.circle(truth, (150, 120), 18, 0, -1)
    ring = np.where(truth[..., None] > 0, picture, empty).astype(np.uint8)
    assert outline_before(ring)[120, 150] == 0


def test_nothing_stands_out_from_a_bare_backdrop() -> None:
    picture, _ = _picture(None)
    assert not outline_before(picture).any()


def _picture(clay: tuple[int, int, int] | None) -> tuple[Picture, Picture]:
    """A blue cloth under a wall of another blue, a soft shadow, noise; and the true mask."""
    random = np.random.default_rng(5)
    bgr = np.full((240, 320, 3), (170, 100, 90), dtype=np.float64)
    bgr[:70] = (130, 80, 70)
    bgr *= np.linspace(0.85, 1.1, 320)[None, :, None]
    shadow = np.zeros((240, 320))
    cv2.ellipse(shadow, (190, 190), (80, 25), 0, 0, 360, 1.0, -1)
    bgr *= 1 - 0.4 * cv2.GaussianBlur(shadow, (0, 0), 8)[..., None]
    truth = np.zeros((240, 320), dtype=np.uint8)
    if clay is not None:
        cv2.ellipse(truth, (150, 120), (45, 75), 0, 0, 360, 255, -1)
        cv2.line(truth, (150, 120), (240, 80), 255, 16)
        bgr = np.where(truth[..., None] > 0, clay, bgr)
    noisy = bgr + random.normal(0, 3, bgr.shape)
    return np.clip(noisy, 0, 255).astype(np.uint8), truth
