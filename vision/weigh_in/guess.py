"""Guess a creature's volume from outlines between which its rotation is not known.

The guess has a large sigma. The creature is assumed to be about as thick as it is wide; the
distances of the outline's pixels from its rim, added up, give a volume. The weights were fitted to
shapes of our own making; their error was measured on 35 creatures in other rooms
(docs/weigh_in.md).
"""

import math
from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats
from calibration.model.solution import Calibration
from vision.sightings import CreatureSeen, Estimate, Evidence
from vision.weigh_in.hull import View
from vision.weigh_in.hull_measures import outline_px
from vision.weigh_in.refusal import WeighInRefused, refusal
from vision.weigh_in.trust import MOST_DOUBTFUL

MIDDLE_MM: Final = 25.0
"""Height of a creature's middle above the table, used to place its outline there: half the height
of a typical creature. The network of `creature_reader` was trained with it."""

SIGMA_REL: Final = 0.23
"""Sigma of ln of the volume: root mean square over 35 creatures, cross-validated by fitting `HELD`
without the creature in question."""

WEIGHTS: Final = (-4.119, 0.2445, 0.608, 0.0729, 0.2816)
"""Weights of `_outline_features` for ln of the volume in ml; fitted to shapes of our own making."""

HELD: Final = (0.935, 0.75)
"""Offset and slope that correct the result of `WEIGHTS`, ln of the volume. The slope was chosen,
and the offset fitted by least squares. With a slope of 1 guesses are 24 % too large in other rooms.
Least squares alone would want 0.36, as drawn creatures are mostly of 60 to 100 ml, but that would
pull all others there."""


def creature_guessed(
    views: Sequence[View], calibration: Calibration, doubt_rel: float = 0.0
) -> CreatureSeen:
    """A creature from separate outlines: the median of their guesses.

    Only its volume and its place are measured. The caller sets the colour and the legs.

    Args:
        views: At least one; the first gives the place.
        calibration: Camera and table.
        doubt_rel: Sigma of ln of the volume from outlines that may be wrong.

    Raises:
        WeighInRefused: The outlines contradict each other, or are too uncertain.
    """
    ln_ml = np.array([_ln_ml(view) for view in views])
    sigma_rel = math.hypot(SIGMA_REL, float(ln_ml.std()), doubt_rel)
    if sigma_rel > MOST_DOUBTFUL:
        raise WeighInRefused(refusal("creature/like_the_table", views[0].frame))
    volume_ml = math.exp(float(np.median(ln_ml)))
    at = np.linalg.inv(calibration.camera_from_table) @ views[0].camera_from_body
    return CreatureSeen(
        frame=views[0].frame,
        t_s=0.0,
        track=1,
        colour="white",
        at_mm=(round(float(at[0, 3]), 2), round(float(at[1, 3]), 2)),
        volume_ml=Estimate(volume_ml, sigma_rel * volume_ml),
        flags=("one_view",),
        views_used=len(views),
        evidence=Evidence(tuple(view.frame for view in views), outline_px(views[0])),
    )


def _ln_ml(view: View) -> float:
    offset, slope = HELD
    return offset + slope * float(_outline_features(view) @ np.array(WEIGHTS))


def _outline_features(view: View) -> Floats:
    """Features of an outline, (5,).

    They are 1, ln of its area, ln of the sum and of the largest of its pixels' distances from the
    rim, in mm, and its solidity.
    """
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
