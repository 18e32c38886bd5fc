"""Correct the joints of a flat hand for their heights, as not all are on the projected plane.

A knuckle is 25 mm above the table, a fingertip 8 mm. Seen at 45 degrees, that moves a knuckle by up
to 17 mm in a view that is projected to the plane of the fingertips, so that a hand seems bent or
its fingers closed.
"""

from typing import Final

import numpy as np

from calibration.arrays import Floats, fact
from calibration.model.solution import Calibration
from vision.hands.outline import palm_length
from vision.hands.topview import at_height

HEIGHTS_PALMS: Final = fact(
    np.array(
        [
            *[0.23, 0.21, 0.17, 0.12, 0.08],
            *[0.25, 0.15, 0.11, 0.08],
            *[0.26, 0.16, 0.11, 0.08],
            *[0.24, 0.15, 0.11, 0.08],
            *[0.20, 0.13, 0.10, 0.08],
        ]
    ),
    (21,),
    "heights",
)
"""Heights of mediapipe's joints above the table, in palm lengths (wrist to middle knuckle, 95 mm),
for a hand that lies flat: knuckles at 25 mm, fingertips at 8. Estimated, not measured."""

LEAST_END: Final = 0.13
"""Least distance, in palm lengths, from a finger's last joint but one to its tip. A little finger
has 0.4. mediapipe returns 0.17 to 0.46 for those that lie flat; for one whose joints were bunched
up it returned 0.11, and the tip was 10 mm short."""

ROUNDS: Final = 3
"""Number of iterations of `lifted`, as the heights depend on the palm's length, which changes with
them."""


def lifted(points_mm: Floats, calibration: Calibration) -> Floats:
    """Move joints (21, 2), mm on the projected plane, along their sight lines to their heights."""
    found = points_mm
    for _ in range(ROUNDS):
        palm = palm_length(found)
        found = np.vstack(
            [
                at_height(points_mm[[joint]], calibration, float(share) * palm)
                for joint, share in enumerate(HEIGHTS_PALMS)
            ]
        )
    return found


def end_palms(points_mm: Floats, finger: tuple[int, ...]) -> float:
    """Length of a finger from its last joint but one, in palm lengths; `points_mm` is (21, 2)."""
    end = points_mm[finger[-1]] - points_mm[finger[-3]]
    return float(np.linalg.norm(end)) / max(palm_length(points_mm), 1e-9)
