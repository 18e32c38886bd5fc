"""How large dice show, and which boxes are too small or too large to hold one."""

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from calibration.model.projection import camera_from_table, table_from_image
from calibration.model.solution import Calibration
from vision.boxes import BoxPx
from vision.sightings import PointMm, PointPx

HALF_MM: Final = 8.0
"""Half the height of a usual die: the middle of its box shows what is so high above the table."""
USUAL_BOX_MM: Final = 19.0
"""How wide a box a die of 16 mm fills, turned and tilted as dice lie."""
SIDES_MM: Final = (9.0, 38.0)
"""The longest side of a box of dice from 12 to 20 mm: from an edge seen face on, seen a fifth too
small, to the diagonal of the largest."""
LEAST_OF_OTHERS: Final = 0.5
"""In one picture no die shows half as wide as the others: of 1487 in 200 photographs the smallest
showed 0.64 as wide as the middling one of its throw."""


def middle(box: BoxPx) -> PointPx:
    """The middle of a box, in px."""
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def side(box: BoxPx) -> float:
    """The longer side of a box, in px."""
    return max(box[2] - box[0], box[3] - box[1])


def place_mm(box: BoxPx, calibration: Calibration) -> PointMm | None:
    """Where on the table the die in a box lies; None above the horizon."""
    at = table_from_image(np.array([middle(box)]), calibration, height_mm=HALF_MM)[0]
    return (float(at[0]), float(at[1])) if np.isfinite(at).all() else None


def is_die_sized(box: BoxPx, calibration: Calibration) -> bool:
    """Whether what fills a box would be as large as a die, if it lay on the table."""
    at = place_mm(box, calibration)
    return at is not None and SIDES_MM[0] < side(box) * _mm_per_px(at, calibration) < SIDES_MM[1]


def usual_box_px(points_px: npt.ArrayLike, calibration: Calibration) -> tuple[float, ...]:
    """How wide the box of a die shows at each of some pixels, (n, 2), that show the table."""
    places = table_from_image(points_px, calibration, height_mm=HALF_MM)
    on_table = [(float(x), float(y)) for x, y in places if np.isfinite(x + y)]
    return tuple(USUAL_BOX_MM / _mm_per_px(at, calibration) for at in on_table)


def of_one_size(boxes: Sequence[BoxPx], sure: Sequence[float]) -> tuple[bool, ...]:
    """Which boxes are not far too small beside the others; of two the surer one is believed.

    Args:
        boxes: What was taken for dice in one picture.
        sure: How sure that was of each, by any measure.
    """
    sides = [side(box) for box in boxes]
    if not sides:
        return ()
    usual = float(np.median(sides)) if len(sides) > 2 else sides[int(np.argmax(sure))]
    return tuple(one > LEAST_OF_OTHERS * usual for one in sides)


def _mm_per_px(at: PointMm, calibration: Calibration) -> float:
    """What a pixel spans across the line of sight at a die's height above a place."""
    depth_mm = float(camera_from_table(np.array([[*at, HALF_MM]]), calibration)[0, 2])
    return depth_mm / float(np.mean(np.diag(calibration.camera.matrix)[:2]))
