"""Calibrate flat scans, whose pixels all have one size, as if seen from infinitely far away."""

from typing import Final

import numpy as np

from calibration.detect.picture import AsItCame
from calibration.model.camera import Camera
from calibration.model.printed import FlatScan
from calibration.model.solution import BoardFit, Calibration

FAR_MM: Final = 2e5
"""Distance, mm, of the camera that models a scan: so far away that the height of a fingertip, 8 mm,
changes lengths by only 0.004 %."""

KNOWN_SCALE_SIGMA: Final = 0.001
"""Relative sigma of a scan's scale: scanners feed their sheets to within a thousandth."""

CAMERA_RATIOS: Final = (1.0, 5 / 4, 4 / 3, 3 / 2, 16 / 10, 16 / 9, 2.0, 19.5 / 9)
"""Longer over shorter side of the pictures that cameras and phones take."""

RATIO_TOLERANCE: Final = 0.01
"""Largest relative difference of a picture's ratio from one of `CAMERA_RATIOS`. By trial."""


def scan_of(picture: AsItCame, scale: FlatScan) -> Calibration:
    """The calibration of a scan with a given scale.

    Args:
        picture: The scan at its original size, to which the scale refers.
        scale: Its scale by the boards file.
    """
    size_wh = picture.shape[1], picture.shape[0]
    return flat_scan(size_wh, scale.mm_per_px, boards=(BoardFit(scale.name, 1, 1, 0.0),))


def flat_scan(
    size_wh: tuple[int, int],
    mm_per_px: float,
    sigma_rel: float = KNOWN_SCALE_SIGMA,
    boards: tuple[BoardFit, ...] = (),
) -> Calibration:
    """The calibration of a flat scan; table x to the right, y up, (0, 0) in the top-left pixel.

    Args:
        size_wh: Width and height of the scan in pixels.
        mm_per_px: Width of a pixel.
        sigma_rel: Relative standard deviation of that width.
        boards: How boards contributed.
    """
    middle = (np.array(size_wh) - 1) / 2
    focal = FAR_MM / mm_per_px
    matrix = np.array([[focal, 0, middle[0]], [0, focal, middle[1]], [0, 0, 1]])
    pose = np.diag([1.0, -1.0, -1.0, 1.0])
    pose[:3, 3] = -middle[0] * mm_per_px, middle[1] * mm_per_px, FAR_MM
    by_scale = np.zeros(15)
    by_scale[3:6] = pose[:3, 3]
    covariance = sigma_rel**2 * np.outer(by_scale, by_scale)
    camera = Camera(matrix, np.zeros(5), size_wh, sigma=np.zeros(9))
    return Calibration(camera, pose, covariance, 0.0, boards)


def is_cut(size_wh: tuple[int, int]) -> bool:
    """Whether no camera has this aspect ratio, so that the picture was scanned or cropped."""
    ratio = max(size_wh) / min(size_wh)
    return all(abs(ratio / usual - 1) > RATIO_TOLERANCE for usual in CAMERA_RATIOS)
