r"""Where thumb and little finger end, and how far apart: geometry of rounded fingertips.

A fingertip is taken for a ball of radius r lying on the table, its centre r above it:

      camera                 seen at an angle, the ball's outline on the plane z = r is an ellipse,
         \                   longer along the view by 1 / sin(elevation); its support in a
          \   __             direction u at the angle a to the view is
      _____\_(  )____          r * sqrt(1 + (cot(elevation) * cos a)^2)
              r               and r of that belongs to the ball.
"""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.projection import camera_centre_mm, image_from_table
from calibration.solution import Calibration
from vision.hands.landmarks import FINGERS, LITTLE_TIP, THUMB_TIP
from vision.hands.outline import Mask, direction
from vision.hands.topview import HEIGHT_MM, Floats, TopView, at_height
from vision.sighting import Point3Mm, PointPx

# Half the thickness of children's little fingers, and of large thumbs.
LEAST_RADIUS_MM: Final = 4.0
MOST_RADIUS_MM: Final = 14.0
# The cap is that part of the outline which lies around the tip: from a little before the landmark.
CAP_FROM_MM: Final = -8.0
CAP_HALF_WIDTH_MM: Final = 20.0


@dataclass(frozen=True, slots=True, eq=False)
class Cap:
    """The end of a finger in the outline.

    Attributes:
        outline_mm: (N, 2) outline around the tip, on the plane at the tip centre's height.
        radius_mm: Half the finger's thickness, and so the height of the tip's centre.
        landmark_mm: (2,) where mediapipe has the tip, on the same plane.
    """

    outline_mm: Floats
    radius_mm: float
    landmark_mm: Floats


@dataclass(frozen=True, slots=True, eq=False)
class TipPair:
    """The two tips that are farthest apart.

    Attributes:
        tips_mm: (2, 2) thumb and little finger, table mm, already on the balls' own outlines.
        heights_mm: Of the tips' centres.
        seen_mm: Their distance in the outline.
        span_mm: The same less what the slanted view adds.
    """

    tips_mm: Floats
    heights_mm: tuple[float, float]
    seen_mm: float
    span_mm: float

    def tips_3d_mm(self) -> tuple[Point3Mm, Point3Mm]:
        """Thumb and little finger's tip, table mm, at the height of the tips' centres."""
        (xa, ya), (xb, yb) = self.tips_mm.tolist()
        return (xa, ya, self.heights_mm[0]), (xb, yb, self.heights_mm[1])

    def path_px(self, calibration: Calibration) -> tuple[PointPx, PointPx]:
        """From tip to tip in image space."""
        (xa, ya), (xb, yb) = image_from_table(self.tips_3d_mm(), calibration).tolist()
        return (xa, ya), (xb, yb)


def cap(tip: int, mask: Mask, outline_px: Floats, view: TopView, points_mm: Floats) -> Cap | None:
    """The cap of thumb (`THUMB_TIP`) or little finger (`LITTLE_TIP`) in a hand's mask.

    None where the outline does not reach the tip.
    """
    finger = next(f for f in FINGERS if f[-1] == tip)
    towards = direction(points_mm[list(finger)])
    outline_mm = view.table_from_top(outline_px)
    along = (outline_mm - points_mm[tip]) @ towards
    across = (outline_mm - points_mm[tip]) @ np.array([-towards[1], towards[0]])
    near = (along > CAP_FROM_MM) & (np.abs(across) < CAP_HALF_WIDTH_MM)
    if np.count_nonzero(near) < 3:
        return None
    radius = _radius(mask, view, points_mm[tip], towards)
    level = at_height(outline_mm[near], view.calibration, radius)
    return Cap(level, radius, at_height(points_mm[[tip]], view.calibration, radius)[0])


def farthest(thumb: Cap, little: Cap, calibration: Calibration) -> TipPair:
    """The pair of outline points, one of each cap, that lie farthest apart."""
    apart = np.linalg.norm(thumb.outline_mm[:, None] - little.outline_mm[None], axis=2)
    i, j = np.unravel_index(int(np.argmax(apart)), apart.shape)
    ends = np.array([thumb.outline_mm[i], little.outline_mm[j]])
    seen = float(apart[i, j])
    across = (ends[0] - ends[1]) / max(seen, 1e-9)
    slant = np.array(
        [_slant(ends[k], c, across, calibration) for k, c in enumerate((thumb, little))]
    )
    tips = ends - np.array([across, -across]) * slant[:, None]
    return TipPair(tips, (thumb.radius_mm, little.radius_mm), seen, seen - float(slant.sum()))


def _slant(end_mm: Floats, tip: Cap, across: Floats, calibration: Calibration) -> float:
    """How much longer than the ball its outline is in the direction `across`, mm."""
    stretch = view_stretch(end_mm, across, calibration, tip.radius_mm)
    return tip.radius_mm * (stretch - 1)


def view_stretch(at_mm: Floats, towards: Floats, calibration: Calibration, height: float) -> float:
    """How many times longer than the ball itself its outline reaches `towards`, at least 1."""
    eye = camera_centre_mm(calibration)
    level = (eye[:2] - at_mm) / (eye[2] - height)
    return float(np.sqrt(1 + (level @ towards) ** 2))


def _radius(mask: Mask, view: TopView, tip_mm: Floats, towards: Floats) -> float:
    """Half the thickness just before the tip, from the largest circle that fits into the mask."""
    inside = cv2.distanceTransform(mask, cv2.DIST_L2, 5) / view.px_per_mm
    before = view.top_from_table((tip_mm - 3 * towards)[None])[0]
    x, y = np.round(before).astype(int)
    reach = round(6 * view.px_per_mm)
    around = inside[max(0, y - reach) : y + reach + 1, max(0, x - reach) : x + reach + 1]
    widest = float(around.max()) if around.size else 0.0
    sideways = np.array([-towards[1], towards[0]])
    round_one = widest / view_stretch(tip_mm, sideways, view.calibration, HEIGHT_MM)
    return float(np.clip(round_one, LEAST_RADIUS_MM, MOST_RADIUS_MM))


def both(mask: Mask, outline_px: Floats, view: TopView, points_mm: Floats) -> TipPair | None:
    """The farthest pair between the caps of thumb and little finger; None without a cap."""
    thumb = cap(THUMB_TIP, mask, outline_px, view, points_mm)
    little = cap(LITTLE_TIP, mask, outline_px, view, points_mm)
    if thumb is None or little is None:
        return None
    return farthest(thumb, little, view.calibration)
