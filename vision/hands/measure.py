"""One hand in one picture: its span, or why not."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from calibration.arrays import Floats, Image
from calibration.model.projection import image_by_parameters, image_by_table
from calibration.model.solution import Calibration
from vision.hands.closelook import HandLying
from vision.hands.landmarks import MIDDLE_KNUCKLE, WRIST
from vision.hands.outline import hand_mask, outline_of
from vision.hands.posture import cut_by_edge, fault
from vision.hands.refusal import refusal
from vision.hands.surroundings import CLUTTER_SIGMA_MM, clutter
from vision.hands.tips import TipPair, both
from vision.hands.topview import TopView, drawn
from vision.refusal import Refusal
from vision.sightings import Estimate, Point3Mm, PointPx

# Outlines of this many pixels per mm are as fine as pictures of a table usually are.
PX_PER_MM: Final = 1.25
SIDE_MM: Final = 400.0
# What remains on good outlines: where the table ends and the skin begins, and the tips' shapes.
OUTLINE_SIGMA_MM: Final = 1.6
# What the ball model leaves of the slanted view's lengthening.
SLANT_SIGMA_SHARE: Final = 0.5
# Looks at a hand lying still in good light differ by under 1 mm, in bad light by up to 4. Beyond
# it they see different things; among things sooner.
MOST_SCATTER_MM: Final = 5.0
MOST_CLUTTERED_SCATTER_MM: Final = 2.0
# Of the two tips at least one must rest on the outline.
LEAST_BELIEF: Final = 1.0
OUTLINE_POINTS: Final = 120


@dataclass(frozen=True, slots=True)
class SpanMeasured:
    """A hand's span in one picture.

    Attributes:
        span_mm: Horizontal distance of thumb tip and little finger's tip.
        tips_mm: The two tips, table mm; z is the height of the tips' middle.
        outline_px: The hand's outline in image space, ending at the wrist.
        path_px: From tip to tip in image space.
        belief: How far thumb and little finger rest on the outline, 1, or on landmarks alone, 0.
    """

    span_mm: Estimate
    tips_mm: tuple[Point3Mm, Point3Mm]
    outline_px: tuple[PointPx, ...]
    path_px: tuple[PointPx, PointPx]
    belief: tuple[float, float]


def measure_span(bgr: Image, hand: HandLying, calibration: Calibration) -> SpanMeasured | Refusal:
    """The span of a hand lying on the table.

    Args:
        bgr: The picture, (height, width, 3) uint8.
        hand: Where its joints are.
        calibration: Camera and table.
    """
    wrong = fault(hand)
    if wrong is not None:
        return refusal(wrong)
    view = _view(hand, calibration)
    patch = drawn(bgr, view.map_px())
    mask = hand_mask(patch, view.top_from_table(hand.points_mm))
    outline = outline_of(mask)
    if cut_by_edge(hand, view.image_from_top(outline), calibration):
        return refusal("hand/cut_by_edge")
    tips = both(mask, outline, view, hand.points_mm)
    if tips is None:
        return refusal("hand/outline_unclear")
    cluttered = clutter(patch, mask, view, tips)
    if sum(tips.belief) < LEAST_BELIEF or hand.scatter_mm > _most_scatter_mm(cluttered):
        return refusal("hand/outline_unclear")
    return SpanMeasured(
        span_mm=Estimate(tips.span_mm, _sigma_mm(tips, hand, cluttered, calibration)),
        tips_mm=tips.tips_3d_mm(),
        outline_px=_points(view.image_from_top(_thinned(outline))),
        path_px=tips.path_px(calibration),
        belief=tips.belief,
    )


def _most_scatter_mm(cluttered: float) -> float:
    return MOST_SCATTER_MM - cluttered * (MOST_SCATTER_MM - MOST_CLUTTERED_SCATTER_MM)


def _sigma_mm(tips: TipPair, hand: HandLying, cluttered: float, calibration: Calibration) -> float:
    parts = (
        OUTLINE_SIGMA_MM,
        SLANT_SIGMA_SHARE * tips.slant_mm,
        tips.reach_sigma_mm,
        hand.scatter_mm,
        CLUTTER_SIGMA_MM * cluttered,
        calibration_sigma_mm(tips, calibration),
    )
    return float(np.sqrt(np.sum(np.square(parts))))


def calibration_sigma_mm(tips: TipPair, calibration: Calibration) -> float:
    """What of the span's sigma comes from the calibration.

    Both tips move together when pose or lens are a little off, so the derivative is that of their
    difference: by the implicit function dx = -(dq/dx)^-1 (dq/dp) dp for each tip.
    """
    at = np.array(tips.tips_3d_mm())
    table_by_image = np.linalg.inv(image_by_table(at, calibration)[:, :, :2])
    table_by_parameters = table_by_image @ image_by_parameters(at, calibration)
    across = (at[0] - at[1])[:2] / max(float(np.linalg.norm((at[0] - at[1])[:2])), 1e-9)
    by_parameters = across @ (table_by_parameters[0] - table_by_parameters[1])
    return float(np.sqrt(max(0.0, by_parameters @ calibration.covariance @ by_parameters)))


def _view(hand: HandLying, calibration: Calibration) -> TopView:
    points = hand.points_mm
    up = points[MIDDLE_KNUCKLE] - points[WRIST]
    centre = (points.mean(axis=0) + points[MIDDLE_KNUCKLE]) / 2
    return TopView(calibration, centre, up / np.linalg.norm(up), SIDE_MM, PX_PER_MM)


def _thinned(outline: Floats) -> Floats:
    return outline[:: max(1, len(outline) // OUTLINE_POINTS)]


def _points(pixels: Floats) -> tuple[PointPx, ...]:
    return tuple((float(x), float(y)) for x, y in pixels)
