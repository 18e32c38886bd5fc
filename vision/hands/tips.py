r"""Where thumb and little finger end, and how far apart: geometry of rounded fingertips.

A fingertip is taken for a ball of radius r lying on the table, its centre r above it:

      camera                 seen at an angle, the ball's outline on the plane z = r is an ellipse,
         \                   longer along the view by 1 / sin(elevation); its support in a
          \   __             direction u at the angle a to the view is
      _____\_(  )____          r * sqrt(1 + (cot(elevation) * cos a)^2)
              r               and r of that belongs to the ball.

What lies around a fingertip is looked at too: a bare table, or things that an outline can be
mistaken about.
"""

import math
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Image, Mask
from calibration.model.projection import camera_centre_mm, image_from_table
from calibration.model.solution import Calibration
from vision.hands.landmarks import FINGERS
from vision.hands.outline import direction, unit
from vision.hands.topview import HEIGHT_MM, TopView, at_height
from vision.sightings import Point3Mm, PointPx

REACH_SHARE: Final = (0.050, 0.022)
"""How far the tips of thumb and little finger reach beyond mediapipe's, as shares of the distance
of its two tips: from flatbed scans of real hands (thumb 0.048 to 0.066, little finger 0.021 to
0.042) and rendered hands (0.038 to 0.055, 0.002 to 0.020)."""

REACH_SIGMA_SHARE: Final = (0.012, 0.018)
"""Sigma of both, from the same hands."""


@dataclass(frozen=True, slots=True)
class TipTuning:
    """Fingertips: how large they are, how far they reach, and when an outline is believed.

    Guarded by tests/vision/hands/test_tips.py, and the hands in docs/accuracy.md.
    """

    believed_sigmas: float = 1.5
    """An outline within so many of these sigma is believed."""

    disbelieved_sigmas: float = 2.5
    """Beyond so many it has leaked or lost the tip; between, it is believed in part."""

    least_radius_mm: float = 4.0
    """Half the thickness of children's little fingers."""

    most_radius_mm: float = 14.0
    """Half the thickness of large thumbs."""

    cap_from_mm: float = -8.0
    """The cap is that part of the outline which lies around the tip: from so far before the
    landmark."""

    cap_half_widths: float = 1.6
    """And so far to both sides, in radii of the tip."""

    ring_mm: float = 25.0
    """Around a tip: how far around it things are looked for."""

    blur_mm: float = 3.5
    """Beyond the outline: what blurs over it is left out."""

    least_pixels: int = 30
    """Of that ring; where fewer are seen, nothing is said of clutter."""

    bare_scatter: float = 12.0
    """Scatter of the ring's colours in CIELAB (8 bit): wood, cloth and shadows reach this."""

    cluttered_scatter: float = 25.0
    """The same for a printed sheet or a creature beside the finger, which show 25 to 90."""


TUNING: Final = TipTuning()


@dataclass(frozen=True, slots=True, eq=False)
class Cap:
    """The end of a finger in the outline.

    Attributes:
        outline_mm: (N, 2) outline around the tip, on the plane at the tip centre's height.
        radius_mm: Half the finger's thickness, and so the height of the tip's centre.
        landmark_mm: (2,) where mediapipe has the tip, on the same plane.
        half_px_mm: The outline runs through the centres of the outermost pixels, and the finger
            goes on for half a pixel.
    """

    outline_mm: Floats
    radius_mm: float
    landmark_mm: Floats
    half_px_mm: float


@dataclass(frozen=True, slots=True, eq=False)
class TipPair:
    """The two tips that are farthest apart.

    Attributes:
        tips_mm: (2, 2) thumb and little finger, table mm.
        heights_mm: Of the tips' centres.
        slant_mm: What was taken off because a slanted view lengthens the outline.
        belief: How far each tip rests on the outline, 1, rather than on the landmarks alone, 0.
        landmarks_mm: Distance of mediapipe's two tips.
    """

    tips_mm: Floats
    heights_mm: tuple[float, float]
    slant_mm: float
    belief: tuple[float, float]
    landmarks_mm: float

    @property
    def span_mm(self) -> float:
        """Horizontal distance of the tips."""
        return float(np.linalg.norm(self.tips_mm[0] - self.tips_mm[1]))

    @property
    def reach_sigma_mm(self) -> float:
        """Of the span, from tips that do not rest on the outline."""
        doubts = [(1 - b) * s for b, s in zip(self.belief, REACH_SIGMA_SHARE, strict=True)]
        return self.landmarks_mm * math.hypot(*doubts)

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
    radius = _radius(mask, view, points_mm[tip], towards)
    near = (along > TUNING.cap_from_mm) & (np.abs(across) < TUNING.cap_half_widths * radius)
    if np.count_nonzero(near) < 3:
        return None
    level = at_height(outline_mm[near], view.calibration, radius)
    landmark = at_height(points_mm[[tip]], view.calibration, radius)[0]
    return Cap(level, radius, landmark, 0.5 / view.px_per_mm)


def farthest(thumb: Cap, little: Cap, calibration: Calibration) -> TipPair:
    """The pair of outline points, one of each cap, that lie farthest apart.

    A tip that is far from where its landmark predicts it is moved to that place.
    """
    apart = np.linalg.norm(thumb.outline_mm[:, None] - little.outline_mm[None], axis=2)
    i, j = np.unravel_index(int(np.argmax(apart)), apart.shape)
    across = unit(thumb.outline_mm[i] - little.outline_mm[j])
    landmarks_mm = float(np.linalg.norm(thumb.landmark_mm - little.landmark_mm))
    ends = (
        _end(thumb, thumb.outline_mm[i], across, 0, landmarks_mm, calibration),
        _end(little, little.outline_mm[j], -across, 1, landmarks_mm, calibration),
    )
    return TipPair(
        tips_mm=np.array([end.tip_mm for end in ends]),
        heights_mm=(thumb.radius_mm, little.radius_mm),
        slant_mm=ends[0].slant_mm + ends[1].slant_mm,
        belief=(ends[0].belief, ends[1].belief),
        landmarks_mm=landmarks_mm,
    )


@dataclass(frozen=True, slots=True, eq=False)
class _End:
    tip_mm: Floats
    slant_mm: float
    belief: float


def _end(
    tip: Cap,
    seen_mm: Floats,
    outwards: Floats,
    k: int,
    landmarks_mm: float,
    calibration: Calibration,
) -> _End:
    """The tip whose outline ends at `seen_mm`, moved along `outwards` to where the finger ends."""
    stretch = view_stretch(seen_mm, outwards, calibration, tip.radius_mm)
    slant = tip.radius_mm * (stretch - 1)
    reach = float((seen_mm - tip.landmark_mm) @ outwards) + tip.half_px_mm - slant
    expected = REACH_SHARE[k] * landmarks_mm
    belief = _belief((reach - expected) / (REACH_SIGMA_SHARE[k] * max(landmarks_mm, 1e-9)))
    moved = belief * reach + (1 - belief) * expected
    along = float((seen_mm - tip.landmark_mm) @ outwards)
    return _End(seen_mm + (moved - along) * outwards, slant, belief)


def _belief(off_sigmas: float) -> float:
    doubt = (abs(off_sigmas) - TUNING.believed_sigmas) / (
        TUNING.disbelieved_sigmas - TUNING.believed_sigmas
    )
    return float(1 - np.clip(doubt, 0, 1))


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
    return float(np.clip(round_one, TUNING.least_radius_mm, TUNING.most_radius_mm))


def pair(thumb: Cap | None, little: Cap | None, calibration: Calibration) -> TipPair | None:
    """The farthest pair between two caps; None where either is missing."""
    if thumb is None or little is None:
        return None
    return farthest(thumb, little, calibration)


# On composites with things around the tips errors are about 4 mm larger than on bare tables.
CLUTTER_SIGMA_MM: Final = 4.0


def clutter(patch: Image, mask: Mask, view: TopView, tips: TipPair) -> float:
    """How far the worse tip is from lying on a bare table: 0 bare, 1 among things.

    Args:
        patch: (side, side, 3) view from above.
        mask: The hand in it.
        view: How it was drawn.
        tips: The two tips.
    """
    outwards = (tips.tips_mm[0] - tips.tips_mm[1]) / max(tips.span_mm, 1e-9)
    scatter = max(
        _scatter(patch, mask, view, tips.tips_mm[k], sign * outwards)
        for k, sign in ((0, 1), (1, -1))
    )
    return float(
        np.clip(
            (scatter - TUNING.bare_scatter) / (TUNING.cluttered_scatter - TUNING.bare_scatter), 0, 1
        )
    )


def _scatter(patch: Image, mask: Mask, view: TopView, tip_mm: Floats, outwards: Floats) -> float:
    """Scatter of the colours around a tip, in CIELAB.

    The tip is a few mm off the drawn plane, which the ring's width forgives.
    """
    x, y = view.top_from_table(tip_mm[None])[0]
    reach = TUNING.ring_mm * view.px_per_mm
    rows = slice(max(0, round(y - reach)), max(0, round(y + reach) + 1))
    columns = slice(max(0, round(x - reach)), max(0, round(x + reach) + 1))
    window, hand = patch[rows, columns], mask[rows, columns]
    if not hand.size:
        return 0.0
    blur = 2 * round(TUNING.blur_mm * view.px_per_mm) + 1
    grown = cv2.dilate(hand, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (blur, blur)))
    across, down = np.meshgrid(
        np.arange(columns.start, columns.start + hand.shape[1]) - x,
        np.arange(rows.start, rows.start + hand.shape[0]) - y,
    )
    tip_direction = view.top_from_table((tip_mm + outwards)[None])[0] - (x, y)
    beyond = across * tip_direction[0] + down * tip_direction[1] > 0
    ring = beyond & (np.hypot(across, down) < reach) & (grown == 0)
    if np.count_nonzero(ring) < TUNING.least_pixels:
        return 0.0
    colours = cv2.cvtColor(window, cv2.COLOR_BGR2LAB)[ring].astype(np.float64)
    return float(np.sqrt(colours.var(axis=0).sum()))
