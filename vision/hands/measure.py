"""Measure one hand in one picture: its span, or why it cannot be measured."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Final, Literal, TypeAlias, get_args

import numpy as np

from calibration.arrays import Floats, Image, Mask
from calibration.model.projection import way_sigma_mm
from calibration.model.solution import Calibration
from vision.hands.beyond import finger_beyond
from vision.hands.closelook import HandJoints
from vision.hands.landmarks import FINGERS, LITTLE_TIP, MIDDLE_KNUCKLE, THUMB_TIP, WRIST
from vision.hands.outline import direction, hand_mask, mask_from, outline_of, palm_length, seeds
from vision.hands.pose import LEAST_END, end_palms, lifted
from vision.hands.tips import CLUTTER_SIGMA_MM, Cap, TipPair, agree, cap, clutter, cut_short, pair
from vision.hands.topview import TopView, drawn
from vision.observe import Refusal
from vision.sightings import Estimate, Point3Mm, PointPx
from vision.vectors import unit

RefusalCause: TypeAlias = Literal[
    "hand/not_found",
    "hand/not_flat",
    "hand/not_spread",
    "hand/cut_by_edge",
    "hand/two_hands",
    "hand/not_still",
    "hand/lost",
    "hand/outline_unclear",
    "hand/unavailable",
]

MENDS: Final[dict[RefusalCause, str]] = {
    "hand/not_found": "lay one bare hand on the table, back up, all of it inside the picture",
    "hand/not_flat": "lay the hand flat, fingers straight and touching the table",
    "hand/not_spread": "stretch thumb and little finger as far apart as they go",
    "hand/cut_by_edge": "move the hand further into the picture: a fingertip is at its edge",
    "hand/two_hands": "show one hand at a time: take the other one off the table",
    "hand/not_still": "keep the hand where it is for half a second",
    "hand/lost": (
        "keep the hand where it is for half a second: it was found, but not long enough or not"
        " clearly enough; if it lay still, use brighter light"
    ),
    "hand/outline_unclear": (
        "move the hand to a bare part of the table, away from shadows, sheets and things,"
        " in brighter light"
    ),
    "hand/unavailable": (
        "type the span in by hand: mediapipe 0.10.31, which finds hands, does not run on this"
        " machine (it does on Linux x86-64, macOS on Apple chips and 64-bit Windows)"
    ),
}


def refusal(cause: RefusalCause, frame: int | None = None) -> Refusal:
    """The refusal for a cause; `frame` is the frame that decided it, if any."""
    return Refusal(cause, MENDS[cause], frame)


TIPS: Final = (THUMB_TIP, LITTLE_TIP)
"""mediapipe's numbers of the two tips between which a span is measured."""

CutAlone: TypeAlias = Callable[[int], Cap | None]
"""Returns the cap of a finger from a separate segmentation, by mediapipe's number of its tip."""

CAUSES: Final[tuple[str, ...]] = get_args(RefusalCause)


@dataclass(frozen=True, slots=True)
class SpanTuning:
    """When a hand lies as it should, and the sigmas of its span.

    Guarded by tests/vision/hands/test_measure.py and test_observer.py, and the hands in
    docs/accuracy.md.
    """

    least_straight: float = 0.85
    """Least distance from root to tip as a share of the length along the joints. Flat fingers have
    0.97 and more, even seen at 45 degrees; fist and scissors under 0.55."""

    least_spread_deg: float = 60.0
    """Least angle at the wrist between thumb tip and little finger's tip. Spread hands have 77 to
    104 degrees, half spread ones 67, fingers closed with the thumb out 59, all closed 33."""

    least_fan_deg: float = 20.0
    """Least angle from index to little finger, root to tip. Half spread it is 40 degrees and more,
    closed 8."""

    near_palms: float = 0.25
    """Distance from the picture's edge, in palm lengths, below which a tip may be invented: if the
    edge cuts the hand off, mediapipe invents tips up to 25 mm inside the picture with a good score.
    It is in palm lengths because the rule is about the picture, not the board."""

    edge_px: float = 4.0
    """Distance from the edge in pixels below which an outline is cut by it."""

    edge_palms: float = 0.01
    """The same distance in palm lengths, used if the picture is finer than the outline: one pixel
    of the view in which outlines are drawn."""

    tip_palms: float = 0.045
    """Distance from the edge in palm lengths below which a tip is cut by it: the tip is the middle
    of a finger's end, at least 6 mm from the outline. In pixels it would be a different length in
    every scan."""

    px_per_mm: float = 1.25
    """Scale of the view in which outlines are drawn: as fine as pictures of a table usually are."""

    side_mm: float = 400.0
    """Side of the view in which outlines are drawn: a large hand spans 260 mm; the rest is table,
    from which its colours are learned."""

    outline_sigma_mm: float = 1.6
    """Sigma of a span that remains even with good outlines: the exact border between table and
    skin, and the tips' shapes."""

    slant_sigma_share: float = 0.5
    """Share of the correction for a slanted view that is added to sigma, as the tips' model is not
    exact. By trial."""

    least_belief: float = 1.0
    """Least sum of the belief in both tips, 0 to 2: at least one tip must rest on the outline."""

    alike_mm: float = 2.0
    """Difference below which spans of two outlines are equal: each tip errs by 1 mm."""

    clutter_seen_through: float = 0.4
    """Share of the sigma by clutter that remains if two outlines agree: seven such hands in
    rendered worlds had errors of 1.5 mm (root mean square), instead of the 4 mm assumed
    otherwise."""

    outline_points: int = 120
    """Number of points of an outline that are reported as evidence: enough to draw it."""


TUNING: Final = SpanTuning()


def fault(points_mm: Floats) -> RefusalCause | None:
    """What is wrong with the pose of a hand; None if nothing is.

    Args:
        points_mm: (21, 2) its joints, each at its own height (`lifted`).
    """
    straight = min(straightness(points_mm[list(finger)]) for finger in FINGERS)
    ends = min(end_palms(points_mm, finger) for finger in (FINGERS[0], FINGERS[-1]))
    if straight < TUNING.least_straight or ends < LEAST_END:
        return "hand/not_flat"
    if spread_deg(points_mm) < TUNING.least_spread_deg or fan_deg(points_mm) < TUNING.least_fan_deg:
        return "hand/not_spread"
    return None


def straightness(joints: Floats) -> float:
    """Distance of the ends over the length along the joints (N, 2), 0 to 1."""
    way = float(np.linalg.norm(np.diff(joints, axis=0), axis=1).sum())
    return float(np.linalg.norm(joints[-1] - joints[0])) / max(way, 1e-9)


def spread_deg(points: Floats) -> float:
    """Angle at the wrist between thumb tip and little finger's tip, degrees; (21, 2) joints."""
    return _angle_deg(points[THUMB_TIP] - points[WRIST], points[LITTLE_TIP] - points[WRIST])


def fan_deg(points: Floats) -> float:
    """Angle between index and little finger, degrees; (21, 2) joints."""
    index, little = FINGERS[1], FINGERS[4]
    return _angle_deg(points[index[-1]] - points[index[0]], points[little[-1]] - points[little[0]])


def cut_by_edge(hand: HandJoints, outline_px: Floats, calibration: Calibration) -> bool:
    """Whether a finger continues outside of the picture, by a rule in palm lengths and pixels.

    Args:
        hand: Its joints.
        outline_px: (N, 2) its outline in image space.
        calibration: The picture's calibration.
    """
    palm_px = palm_length(hand.points_px)
    near_px, edge_px = TUNING.near_palms * palm_px, max(TUNING.edge_px, TUNING.edge_palms * palm_px)
    at_edge = outline_px[_to_edge_px(outline_px, calibration) < edge_px]
    tips = hand.points_px[[finger[-1] for finger in FINGERS]]
    tips_to_edge = _to_edge_px(tips, calibration)
    suspects = tips[tips_to_edge < near_px]
    apart = np.linalg.norm(suspects[:, None] - at_edge[None], axis=2)
    return bool((apart < near_px).any() or (tips_to_edge < TUNING.tip_palms * palm_px).any())


def _to_edge_px(points_px: Floats, calibration: Calibration) -> Floats:
    last = np.array(calibration.size_wh) - 1
    return np.asarray(np.minimum(points_px, last - points_px).min(axis=1))


def _angle_deg(one: Floats, other: Floats) -> float:
    lengths = float(np.linalg.norm(one) * np.linalg.norm(other))
    return float(np.degrees(np.arccos(np.clip(one @ other / max(lengths, 1e-9), -1, 1))))


MOST_SCATTER_MM: Final = 5.0
"""Largest scatter of the looks at a hand. Without motion it is under 1 mm in good light, and up to
4 in bad light; above this the looks see different things."""

MOST_CLUTTERED_SCATTER_MM: Final = 2.0
"""Largest scatter of the looks at a hand with things around its tips. By trial on hands with things
drawn around them."""


TIP_SIDE_MM: Final = 90.0
"""Side of the view around a tip: the last two joints, and as much table."""

TIP_PX_PER_MM: Final = 2.5
"""Scale of the view around a tip: as fine as the finest pictures of a table."""

TIP_CORE: Final = 0.85
"""Share of the way from a finger's last joint to its tip at which the part that is certainly finger
ends, in the separate segmentation of a tip: nearer to the tip than for the whole hand, which trusts
landmarks less."""


@dataclass(frozen=True, slots=True)
class SpanMeasured:
    """A hand's span in one picture.

    Attributes:
        span_mm: Horizontal distance between the tips of thumb and little finger.
        tips_mm: The two tips, table mm; z is the height of the tips' centres.
        outline_px: The hand's outline in image space, ending at the wrist.
        path_px: From tip to tip in image space.
        belief: How much thumb and little finger rest on the outline (1) or only on landmarks (0).
    """

    span_mm: Estimate
    tips_mm: tuple[Point3Mm, Point3Mm]
    outline_px: tuple[PointPx, ...]
    path_px: tuple[PointPx, PointPx]
    belief: tuple[float, float]


def measure_span(bgr: Image, hand: HandJoints, calibration: Calibration) -> SpanMeasured | Refusal:
    """The span of a hand lying on the table.

    Args:
        bgr: The picture, (height, width, 3) uint8.
        hand: Where its joints are.
        calibration: Camera and table.
    """
    wrong = fault(lifted(hand.points_mm, calibration))
    if wrong is not None:
        return refusal(wrong)
    view = _view(hand, calibration)
    patch = drawn(bgr, view.map_px())
    joints = view.top_from_table(hand.points_mm)
    mask = hand_mask(patch, joints)
    outline = outline_of(mask)
    if cut_by_edge(hand, view.image_from_top(outline), calibration):
        return refusal("hand/cut_by_edge")
    cut_alone = cache(partial(tip_cap, bgr, points_mm=hand.points_mm, calibration=calibration))
    tips = _tip_pair(cut_alone, mask, outline, view, hand)
    if tips is None or finger_beyond(patch, mask, joints):
        return refusal("hand/outline_unclear")
    cluttered = clutter(patch, mask, view, tips)
    if sum(tips.belief) < TUNING.least_belief or hand.scatter_mm > _most_scatter_mm(cluttered):
        return refusal("hand/outline_unclear")
    if cluttered > 0 and _separate_cuts_agree(cut_alone, tips, calibration):
        cluttered *= TUNING.clutter_seen_through
    return SpanMeasured(
        span_mm=Estimate(tips.span_mm, _sigma_mm(tips, hand, cluttered, calibration)),
        tips_mm=tips.tips_3d_mm(),
        outline_px=_as_points(view.image_from_top(_thinned(outline))),
        path_px=tips.path_px(calibration),
        belief=tips.belief,
    )


def tip_cap(bgr: Image, tip: int, points_mm: Floats, calibration: Calibration) -> Cap | None:
    """The cap of one finger, from a separate segmentation around its tip; None if there is none.

    One colour model for a whole hand misses a thumb in its own shadow. Close around a tip, the
    finger's own colours differ from the table's beside it.

    Args:
        bgr: The picture, (height, width, 3) uint8.
        tip: mediapipe's number of the tip.
        points_mm: (21, 2) joints on the projected plane.
        calibration: Camera and table.
    """
    finger = next(f for f in FINGERS if f[-1] == tip)
    up = direction(points_mm[list(finger)])
    view = TopView(calibration, points_mm[tip], up, TIP_SIDE_MM, TIP_PX_PER_MM)
    joints = view.top_from_table(points_mm)
    patch = drawn(bgr, view.map_px())
    inside = np.asarray((joints[tip] + joints[finger[-2]]) / 2)
    mask = mask_from(patch, seeds(patch.shape[:2], joints, TIP_CORE), inside)
    outline = outline_of(mask)
    return cap(tip, mask, outline, view, points_mm) if len(outline) else None


def _tip_pair(
    cut_alone: CutAlone, mask: Mask, outline_px: Floats, view: TopView, hand: HandJoints
) -> TipPair | None:
    """Both tips, from the outline of the hand and from separate segmentations around each tip.

    A separate segmentation replaces what the hand's outline lost. If both end at the same place,
    they are right and the landmark is wrong.
    """
    points, calibration = hand.points_mm, view.calibration
    caps = [cap(tip, mask, outline_px, view, points) for tip in TIPS]
    found = pair(caps[0], caps[1], calibration)
    belief = (0.0, 0.0) if found is None else found.belief
    twice = [False, False]
    across = unit(points[THUMB_TIP] - points[LITTLE_TIP])
    for k, (tip, outwards) in enumerate(zip(TIPS, (across, -across), strict=True)):
        whole, alone = caps[k], cut_alone(tip)
        if whole is not None and (found is None or belief[k] == 1):
            if alone is not None and cut_short(whole, alone, outwards):
                caps[k] = _replaced_if_believed(caps, k, alone, calibration)
            continue
        if whole is not None and alone is not None:
            twice[k] = agree(whole, alone, outwards)
        if not belief[k] and not twice[k]:
            caps[k] = alone
    return pair(caps[0], caps[1], calibration, (twice[0], twice[1]))


def _replaced_if_believed(
    caps: Sequence[Cap | None], k: int, alone: Cap, calibration: Calibration
) -> Cap | None:
    """The cap from a tip's separate segmentation, if landmarks support it; else the old cap."""
    one, other = (alone if n == k else caps[n] for n in range(2))
    found = pair(one, other, calibration)
    return alone if found is not None and found.belief[k] == 1 else caps[k]


def _separate_cuts_agree(cut_alone: CutAlone, tips: TipPair, calibration: Calibration) -> bool:
    """Whether the separate segmentations of both tips give about the same span."""
    thumb, little = (cut_alone(tip) for tip in TIPS)
    alone = pair(thumb, little, calibration)
    return alone is not None and abs(alone.span_mm - tips.span_mm) < TUNING.alike_mm


def _most_scatter_mm(cluttered: float) -> float:
    return MOST_SCATTER_MM - cluttered * (MOST_SCATTER_MM - MOST_CLUTTERED_SCATTER_MM)


def _sigma_mm(tips: TipPair, hand: HandJoints, cluttered: float, calibration: Calibration) -> float:
    parts = (
        TUNING.outline_sigma_mm,
        TUNING.slant_sigma_share * tips.slant_mm,
        tips.reach_sigma_mm,
        hand.scatter_mm,
        CLUTTER_SIGMA_MM * cluttered,
        way_sigma_mm(tips.tips_3d_mm(), calibration),
    )
    return float(np.sqrt(np.sum(np.square(parts))))


def _view(hand: HandJoints, calibration: Calibration) -> TopView:
    points = hand.points_mm
    up = points[MIDDLE_KNUCKLE] - points[WRIST]
    centre = (points.mean(axis=0) + points[MIDDLE_KNUCKLE]) / 2
    return TopView(calibration, centre, up / np.linalg.norm(up), TUNING.side_mm, TUNING.px_per_mm)


def _thinned(outline: Floats) -> Floats:
    return outline[:: max(1, len(outline) // TUNING.outline_points)]


def _as_points(pixels: Floats) -> tuple[PointPx, ...]:
    return tuple((float(x), float(y)) for x, y in pixels)
