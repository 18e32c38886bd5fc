"""What one outline alone tells of a creature: a guess, and a sigma that says so.

The creature is as thick as it is wide, about: how far the outline's pixels lie from its rim, added
up, is a volume. How true that is was learned on shapes of our own making.
"""

from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats
from calibration.model.solution import Calibration
from vision.sightings import CreatureSeen, Estimate, Evidence, LegCount
from vision.weigh_in.hull import View
from vision.weigh_in.hull_measures import outline_px

MIDDLE_MM: Final = 25.0

WEIGHTS: Final = (-4.119, 0.2445, 0.608, 0.0729, 0.2816)
"""Of `_terms`, for ln of the volume in ml; from shapes of our own making."""
SIGMA_REL: Final = 0.18

LEGS: Final = (0.15, 0.17, 0.2, 0.1, 0.19, 0.08, 0.06, 0.03, 0.02)
"""How often creatures have so many: what is known before anything is counted."""


def creature_guessed(view: View, calibration: Calibration) -> CreatureSeen:
    """A creature from one view; only its volume and its place are told, and its legs guessed.

    The colour is for the caller to tell.
    """
    volume_ml = float(np.exp(_terms(view) @ np.array(WEIGHTS)))
    at = np.linalg.inv(calibration.camera_from_table) @ view.camera_from_body
    return CreatureSeen(
        frame=view.frame,
        t_s=0.0,
        track=1,
        colour="white",
        at_mm=(round(float(at[0, 3]), 2), round(float(at[1, 3]), 2)),
        volume_ml=Estimate(volume_ml, SIGMA_REL * volume_ml),
        legs=LegCount(int(np.argmax(LEGS)), LEGS),
        flags=("one_view",),
        views_used=1,
        evidence=Evidence((view.frame,), outline_px(view)),
    )


def _terms(view: View) -> Floats:
    """1, ln of the area, of the thickness added up, of the largest thickness, and solidity."""
    mask = np.asarray((view.mask > 127).astype(np.uint8) * 255)
    mm_per_px = float(np.linalg.norm(view.eye_mm - (0, 0, MIDDLE_MM)) / view.matrix[0, 0])
    rim = cv2.copyMakeBorder(mask, 2, 2, 2, 2, cv2.BORDER_CONSTANT)
    deep = cv2.distanceTransform(rim, cv2.DIST_L2, 5) * mm_per_px
    contours, _ = cv2.findContours(mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    longest = max(contours, key=cv2.contourArea)
    solidity = cv2.contourArea(longest) / max(cv2.contourArea(cv2.convexHull(longest)), 1.0)
    area = float(np.count_nonzero(mask)) * mm_per_px**2
    return np.array(
        [1.0, np.log(area), np.log(deep.sum() * mm_per_px**2), np.log(deep.max()), solidity]
    )
