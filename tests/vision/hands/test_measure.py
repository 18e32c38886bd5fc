from dataclasses import replace

import cv2
import numpy as np
import pytest

from calibration.model.projection import image_from_table, table_from_image
from calibration.model.solution import Calibration
from tests.vision.hands.scenes import camera_over_table
from vision.hands.measure import calibration_sigma_mm
from vision.hands.refusal import CAUSES, MENDS
from vision.hands.tips import TipPair

TIPS = TipPair(
    tips_mm=np.array([[110.0, 20.0], [-85.0, 60.0]]),
    heights_mm=(10.0, 6.0),
    slant_mm=0.5,
    belief=(1.0, 1.0),
    landmarks_mm=186.0,
)


def disturbed(calibration: Calibration, off: np.ndarray) -> Calibration:
    """The calibration with (15,) added to its parameters."""
    pose = np.array(calibration.camera_from_table)
    turn, _ = cv2.Rodrigues(pose[:3, :3])
    pose[:3, :3] = cv2.Rodrigues(turn[:, 0] + off[:3])[0]
    pose[:3, 3] += off[3:6]
    camera = calibration.camera
    moved = camera.with_parameters(camera.parameters + off[6:], np.asarray(camera.sigma))
    return replace(calibration, camera=moved, camera_from_table=pose)


@pytest.mark.parametrize("elevation_deg", [40.0, 75.0])
def test_the_calibrations_share_of_sigma_is_what_sampling_gives(elevation_deg: float) -> None:
    calibration = camera_over_table(elevation_deg)
    pixels = image_from_table(TIPS.tips_3d_mm(), calibration)
    rng = np.random.default_rng(3)
    spans = []
    for off in rng.multivariate_normal(np.zeros(15), calibration.covariance, size=800):
        other = disturbed(calibration, off)
        ends = [
            table_from_image(pixel[None], other, height)[0]
            for pixel, height in zip(pixels, TIPS.heights_mm, strict=True)
        ]
        spans.append(float(np.linalg.norm(ends[0] - ends[1])))
    sigma = calibration_sigma_mm(TIPS, calibration)
    print(f"sigma {sigma:.2f} mm, sampled {np.std(spans):.2f} mm")
    assert sigma == pytest.approx(np.std(spans), rel=0.1)


def test_the_span_is_the_tips_distance() -> None:
    assert TIPS.span_mm == pytest.approx(np.hypot(195, 40))
    assert TIPS.reach_sigma_mm == 0
    assert replace(TIPS, belief=(1.0, 0.0)).reach_sigma_mm > 3


def test_every_cause_says_what_to_do() -> None:
    assert set(MENDS) == set(CAUSES)
    assert all(len(mend) > 20 for mend in MENDS.values())
