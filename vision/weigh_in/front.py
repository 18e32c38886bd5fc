"""Where a creature's front is: the way the turn card's arrow points, by agreement.

No shape tells for sure which side is the front: a tail is as long as a head. So the card has an
arrow along its x axis, the creature is set down with its front that way, and what is told here is
that agreement, not a measurement.
"""

import numpy as np

from calibration.model.solution import Calibration
from vision.sightings import Front, PointMm
from vision.weigh_in.hull import Hull, View


def front_on_card(hull: Hull, view: View, at_mm: PointMm, calibration: Calibration) -> Front:
    """The front of a creature on the turn card, as it stood in a view.

    Args:
        hull: Of the creature, not empty, in the card's space.
        view: Shows how the card lay.
        at_mm: Where the creature stood, on the table.
        calibration: Camera and table.
    """
    table_from_card = np.linalg.inv(calibration.camera_from_table) @ view.camera_from_body
    way = table_from_card[:2, 0] / np.linalg.norm(table_from_card[:2, 0])
    points = hull.points_mm() @ table_from_card[:3, :3].T + table_from_card[:3, 3]
    ahead_mm = float(((points[:, :2] - at_mm) @ way).max())
    x, y = np.asarray(at_mm) + ahead_mm * way
    turn = float(np.arctan2(way[1], way[0]))
    return Front(turn_rad=turn, at_mm=(round(float(x), 2), round(float(y), 2)))
