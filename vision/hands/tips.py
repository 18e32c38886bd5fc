r"""The tips of thumb and little finger, and their distance: geometry of rounded fingertips.

A fingertip is modelled as an ellipsoid on the table, r wide to each side, v up and down, its centre
h above the table:

      camera                 seen at an angle, its outline on the plane z = h is an ellipse, longer
         \                   along the view; its support in a direction u at the angle a to the
          \   __             view is
      _____\_(  )____          sqrt(r^2 + (v * cot(elevation) * cos a)^2)
                        r               of which r belongs to the fingertip.

A thumb of a flat hand lies on its edge, so its widest part is higher than it is wide; a little
finger is slightly flatter than a ball.

This module also measures the clutter around a fingertip: a bare table, or things that can spoil an
outline.
"""

import math
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Image, Mask
from calibration.model.projection import camera_centre_mm, image_from_table
from calibration.model.solution import Calibration
from vision.hands.landmarks import FINGERS, LITTLE_TIP
from vision.hands.outline import direction
from vision.hands.topview import HEIGHT_MM, TopView, at_height
from vision.masks import disc
from vision.sightings import Point3Mm, PointPx
from vision.vectors import unit

REACH_SHARE: Final = (0.050, 0.022)
"""Distances that the tips of thumb and little finger reach beyond mediapipe's, as shares of the
distance between mediapipe's two tips: from flatbed scans of real hands (thumb 0.048 to 0.066,
little finger 0.021 to 0.042) and rendered hands (0.038 to 0.055, 0.002 to 0.020)."""

REACH_SIGMA_SHARE: Final = (0.012, 0.018)
"""Sigmas of these distances, as shares of the distance between mediapipe's two tips, from the same
hands as `REACH_SHARE`."""


AGAINST_SHARE: Final = 0.4
"""If an outline is not believed, this share of its distance from the predicted tip is added to the
sigma: now and then it is the landmark that is wrong (a thumb in the dark, 12 mm)."""

MOST_AGAINST_MM: Final = 16.0
"""Limit of that distance: an outline that ends farther from the tip has leaked, and a larger
distance is no more evidence."""

TIP_HEIGHT: Final = (1.25, 0.9)
"""Height above the table of the centres of the thumb's and the little finger's end, in half widths.
The mesh of an open hand (WebXR's generic hand, laid flat) has 1.35 and 0.9. With balls for both, a
span seen at 45 to 60 degrees was 2.6 mm off (standard deviation over all viewing directions, with
the thumb's or the little finger's side in front); with these values it was 0.4 mm off."""

TIP_UPRIGHT: Final = (1.0, 0.8)
"""Half the height of the thumb's and the little finger's end near the outline, in half widths, from
the same mesh as `TIP_HEIGHT`."""


@dataclass(frozen=True, slots=True)
class TipTuning:
    """Fingertips: their sizes, how far they reach, and when to believe an outline.

    Guarded by tests/vision/hands/test_tips.py, and the hands in docs/accuracy.md.
    """

    believed_sigmas: float = 1.5
    """Deviation of an outline from the predicted tip, in sigmas, up to which it is believed."""

    disbelieved_sigmas: float = 2.5
    """Deviation in sigmas from which on an outline has leaked or lost the tip. Between
    `believed_sigmas` and this it is believed in part."""

    least_radius_mm: float = 4.0
    """Least radius of a tip: half the thickness of children's little fingers."""

    most_radius_mm: float = 14.0
    """Largest radius of a tip: half the thickness of large thumbs."""

    cap_from_mm: float = -8.0
    """Position along the finger, relative to the landmark of the tip, at which the cap (the part of
    the outline around the tip) begins."""

    cap_half_widths: float = 1.6
    """Half width of the cap, in radii of the tip."""

    agree_mm: float = 2.0
    """Largest distance between the ends of two outlines of a tip that agree: each errs by 1 mm."""

    cut_short_mm: float = 3.0
    """Distance by which a tip's own outline must end farther out for the hand's outline to be cut
    short. Of 13 rendered hands this was so for two, 10.4 and 4.4 mm short before and 2.0 and 0.8
    after. At 2 to 3 mm either outline may be the better one: for three hands the hand's was."""

    ring_mm: float = 25.0
    """Radius around a tip in which clutter is measured."""

    blur_mm: float = 3.5
    """Distance beyond the outline that is not counted as table, because of blur."""

    least_pixels: int = 30
    """Fewest pixels of the ring around a tip from which clutter is measured."""

    bare_scatter: float = 12.0
    """Scatter of the ring's colours in CIELAB (8 bit) up to which it is bare: wood, cloth and
    shadows reach this."""

    cluttered_scatter: float = 25.0
    """Scatter of the ring's colours in CIELAB (8 bit) from which on it is fully cluttered: with a
    printed sheet or a creature beside the finger it is 25 to 90."""


TUNING: Final = TipTuning()


@dataclass(frozen=True, slots=True, eq=False)
class Cap:
    """The end of a finger in the outline.

    Attributes:
        outline_mm: (N, 2) outline around the tip, on the plane at the tip centre's height.
        radius_mm: Half the finger's width.
        height_mm: Height of the tip's centre above the table.
        landmark_mm: (2,) mediapipe's position of the tip, on the same plane.
        half_px_mm: Half a pixel: the outline runs through the centres of the outermost pixels, and
            the finger ends half a pixel farther out.
    """

    outline_mm: Floats
    radius_mm: float
    height_mm: float
    landmark_mm: Floats
    half_px_mm: float


@dataclass(frozen=True, slots=True, eq=False)
class TipPair:
    """The two tips that are farthest apart.

    Attributes:
        tips_mm: (2, 2) thumb and little finger, table mm.
        heights_mm: Heights of the tips' centres.
        slant_mm: Length that was subtracted because a slanted view lengthens the outline.
        belief: How much each tip rests on the outline (1) or on the landmarks alone (0).
        landmarks_mm: Distance between mediapipe's two tips.
        against_mm: For each tip, the distance to the end of an outline that is not believed; 0 if
            it is believed.
    """

    tips_mm: Floats
    heights_mm: tuple[float, float]
    slant_mm: float
    belief: tuple[float, float]
    landmarks_mm: float
    against_mm: tuple[float, float] = (0.0, 0.0)

    @property
    def span_mm(self) -> float:
        """Horizontal distance of the tips."""
        return float(np.linalg.norm(self.tips_mm[0] - self.tips_mm[1]))

    @property
    def reach_sigma_mm(self) -> float:
        """Sigma of the span because of tips that do not rest on the outline."""
        doubts = [(1 - b) * s for b, s in zip(self.belief, REACH_SIGMA_SHARE, strict=True)]
        against = (AGAINST_SHARE * min(off, MOST_AGAINST_MM) for off in self.against_mm)
        return math.hypot(*(self.landmarks_mm * one for one in doubts), *against)

    def tips_3d_mm(self) -> tuple[Point3Mm, Point3Mm]:
        """Thumb and little finger's tip, table mm, at the height of the tips' centres."""
        (xa, ya), (xb, yb) = self.tips_mm.tolist()
        return (xa, ya, self.heights_mm[0]), (xb, yb, self.heights_mm[1])

    def path_px(self, calibration: Calibration) -> tuple[PointPx, PointPx]:
        """The line from tip to tip in image space."""
        (xa, ya), (xb, yb) = image_from_table(self.tips_3d_mm(), calibration).tolist()
        return (xa, ya), (xb, yb)


def cap(tip: int, mask: Mask, outline_px: Floats, view: TopView, points_mm: Floats) -> Cap | None:
    """The cap of the thumb (`THUMB_TIP`) or little finger (`LITTLE_TIP`) in a hand's mask.

    It is None if the outline does not reach the tip.
    """
    finger = next(f for f in FINGERS if f[-1] == tip)
    towards = direction(points_mm[list(finger)])
    outline_mm = view.table_from_top(outline_px)
    along = (outline_mm - points_mm[tip]) @ towards
    across = (outline_mm - points_mm[tip]) @ np.array([-towards[1], towards[0]])
    which = int(tip == LITTLE_TIP)
    radius = _radius(mask, view, points_mm[tip], towards, TIP_UPRIGHT[which])
    near = (along > TUNING.cap_from_mm) & (np.abs(across) < TUNING.cap_half_widths * radius)
    if np.count_nonzero(near) < 3:
        return None
    height = TIP_HEIGHT[which] * radius
    level = at_height(outline_mm[near], view.calibration, height)
    landmark = at_height(points_mm[[tip]], view.calibration, height)[0]
    half_px = 0.5 / view.px_per_mm
    return Cap(level, radius, height, landmark, half_px)


def farthest(
    thumb: Cap,
    little: Cap,
    calibration: Calibration,
    seen_twice: tuple[bool, bool] = (False, False),
) -> TipPair:
    """The pair of outline points, one from each cap, that are farthest apart.

    A tip that is far from where its landmark predicts it is moved towards the predicted place. The
    exception is a tip that ends short of it in two outlines (`seen_twice`): then the landmark is
    too near to the end.
    """
    apart = np.linalg.norm(thumb.outline_mm[:, None] - little.outline_mm[None], axis=2)
    i, j = np.unravel_index(int(np.argmax(apart)), apart.shape)
    across = unit(thumb.outline_mm[i] - little.outline_mm[j])
    landmarks_mm = float(np.linalg.norm(thumb.landmark_mm - little.landmark_mm))
    ends = (
        _tip_at_end(
            thumb,
            thumb.outline_mm[i],
            across,
            0,
            landmarks_mm,
            calibration,
            seen_twice=seen_twice[0],
        ),
        _tip_at_end(
            little,
            little.outline_mm[j],
            -across,
            1,
            landmarks_mm,
            calibration,
            seen_twice=seen_twice[1],
        ),
    )
    return TipPair(
        tips_mm=np.array([end.tip_mm for end in ends]),
        heights_mm=(thumb.height_mm, little.height_mm),
        slant_mm=ends[0].slant_mm + ends[1].slant_mm,
        belief=(ends[0].belief, ends[1].belief),
        landmarks_mm=landmarks_mm,
        against_mm=(ends[0].against_mm, ends[1].against_mm),
    )


@dataclass(frozen=True, slots=True, eq=False)
class _End:
    tip_mm: Floats
    slant_mm: float
    belief: float
    against_mm: float


def _tip_at_end(
    tip: Cap,
    seen_mm: Floats,
    outwards: Floats,
    k: int,
    landmarks_mm: float,
    calibration: Calibration,
    *,
    seen_twice: bool,
) -> _End:
    """The tip whose outline ends at `seen_mm`, moved along `outwards` to where the finger ends."""
    stretch = view_stretch(seen_mm, outwards, calibration, tip.height_mm, TIP_UPRIGHT[k])
    slant = tip.radius_mm * (stretch - 1)
    reach = float((seen_mm - tip.landmark_mm) @ outwards) + tip.half_px_mm - slant
    expected = REACH_SHARE[k] * landmarks_mm
    off_sigmas = (reach - expected) / (REACH_SIGMA_SHARE[k] * max(landmarks_mm, 1e-9))
    belief = 1.0 if seen_twice and off_sigmas < 0 else _belief(off_sigmas)
    moved = belief * reach + (1 - belief) * expected
    along = float((seen_mm - tip.landmark_mm) @ outwards)
    against_mm = (1 - belief) * abs(reach - expected)
    return _End(seen_mm + (moved - along) * outwards, slant, belief, against_mm)


def _belief(off_sigmas: float) -> float:
    doubt = (abs(off_sigmas) - TUNING.believed_sigmas) / (
        TUNING.disbelieved_sigmas - TUNING.believed_sigmas
    )
    return float(1 - np.clip(doubt, 0, 1))


def view_stretch(
    at_mm: Floats,
    towards: Floats,
    calibration: Calibration,
    height_mm: float,
    upright: float = 1.0,
) -> float:
    """Reach of a fingertip's outline `towards` (2,), as a multiple of its radius, at least 1.

    Args:
        at_mm: (2,) its place.
        towards: (2,) unit vector.
        calibration: Calibration of the picture.
        height_mm: Height of its centre.
        upright: Its height as a share of its width; 1 for a ball.
    """
    eye = camera_centre_mm(calibration)
    level = (eye[:2] - at_mm) / (eye[2] - height_mm)
    return math.hypot(1.0, upright * float(level @ towards))


def _radius(mask: Mask, view: TopView, tip_mm: Floats, towards: Floats, upright: float) -> float:
    """Half the thickness just before the tip, from the largest circle that fits into the mask."""
    inside = cv2.distanceTransform(mask, cv2.DIST_L2, 5) / view.px_per_mm
    before = view.top_from_table((tip_mm - 3 * towards)[None])[0]
    x, y = np.round(before).astype(int)
    reach = round(6 * view.px_per_mm)
    around = inside[max(0, y - reach) : y + reach + 1, max(0, x - reach) : x + reach + 1]
    widest = float(around.max()) if around.size else 0.0
    sideways = np.array([-towards[1], towards[0]])
    round_one = widest / view_stretch(tip_mm, sideways, view.calibration, HEIGHT_MM, upright)
    return float(np.clip(round_one, TUNING.least_radius_mm, TUNING.most_radius_mm))


def agree(one: Cap, other: Cap, outwards: Floats) -> bool:
    """Whether two outlines of a tip end at the same place along `outwards` (2,)."""
    return abs(_extra_reach_mm(one, other, outwards)) < TUNING.agree_mm


def cut_short(whole: Cap, alone: Cap, outwards: Floats) -> bool:
    """Whether a tip's own cut reaches farther than the hand's outline does."""
    return _extra_reach_mm(whole, alone, outwards) > TUNING.cut_short_mm


def _extra_reach_mm(one: Cap, other: Cap, outwards: Floats) -> float:
    """Distance by which the other cap ends farther out, mm."""
    ends = [float((cap.outline_mm @ outwards).max()) for cap in (one, other)]
    return ends[1] - ends[0]


def pair(
    thumb: Cap | None,
    little: Cap | None,
    calibration: Calibration,
    seen_twice: tuple[bool, bool] = (False, False),
) -> TipPair | None:
    """The farthest pair of points of two caps; None if either is missing."""
    if thumb is None or little is None:
        return None
    return farthest(thumb, little, calibration, seen_twice)


CLUTTER_SIGMA_MM: Final = 4.0
"""Additional sigma of a span among things, mm: on composites with things around the tips, errors
are about this much larger than on bare tables."""


def clutter(patch: Image, mask: Mask, view: TopView, tips: TipPair) -> float:
    """Clutter of the table around the worse tip: 0 bare, 1 among things.

    Args:
        patch: (side, side, 3) view from above.
        mask: The hand in it.
        view: How it was projected.
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

    The tip is a few mm off the projected plane; the ring is wide enough for that.
    """
    x, y = view.top_from_table(tip_mm[None])[0]
    reach = TUNING.ring_mm * view.px_per_mm
    rows = slice(max(0, round(y - reach)), max(0, round(y + reach) + 1))
    columns = slice(max(0, round(x - reach)), max(0, round(x + reach) + 1))
    window, hand = patch[rows, columns], mask[rows, columns]
    if not hand.size:
        return 0.0
    grown = cv2.dilate(hand, disc(TUNING.blur_mm * view.px_per_mm))
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
