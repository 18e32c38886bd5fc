"""Where a creature stands whose feet another one hides: by its top, which is seen."""

from typing import Final

import numpy as np

from calibration.arrays import Floats
from calibration.model.projection import camera_centre_mm, table_from_image
from calibration.model.solution import Calibration
from vision.sightings import PointMm
from vision.tracking.detection import Detection
from vision.tracking.track import Track

NEARER_MM: Final = 6.0
"""By so much nearer to the camera than its lowest pixel its top says it stands: feet are hidden."""


def place_by_top(now: Detection, known: Track, calibration: Calibration) -> PointMm:
    """The place of a piece of which not all is seen.

    What hides it stands before it and covers its feet, so that its lowest pixel looks at the table
    behind it. Its top is as high as it was when all of it was seen, and as far from its middle.

    Args:
        now: What is seen of it.
        known: The creature, as it was seen last.
        calibration: Camera and table.

    Returns:
        By its top, where that is nearer to the camera; else as its outline says.
    """
    if not known.whole:
        return now.at_mm
    tops = np.stack([_top_px(known.shown), _top_px(now)])
    below = table_from_image(tops, calibration, known.shown.tall_mm)
    place = below[1] + np.array(known.shown.at_mm) - below[0]
    eye = camera_centre_mm(calibration)[:2]
    if not np.isfinite(place).all():
        return now.at_mm
    nearer = float(np.linalg.norm(np.array(now.at_mm) - eye) - np.linalg.norm(place - eye))
    return (float(place[0]), float(place[1])) if nearer > NEARER_MM else now.at_mm


def _top_px(shown: Detection) -> Floats:
    """Its highest row, above its middle."""
    return np.array([shown.middle_px[0], float(shown.corner_xy[1])])
