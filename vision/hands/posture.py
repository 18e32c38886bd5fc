"""Is this hand flat, spread and whole? What its joints say before anything is measured."""

from typing import Final

import numpy as np

from calibration.arrays import Floats
from calibration.model.solution import Calibration
from vision.hands.closelook import HandLying
from vision.hands.landmarks import FINGERS, LITTLE_TIP, THUMB_TIP, WRIST
from vision.hands.refusal import RefusalCause

# Share of the distance root-to-tip in the way along the joints. Flat fingers: 0.97 and more, even
# seen at 45 degrees; fist and scissors: under 0.55.
LEAST_STRAIGHT: Final = 0.85
# Between wrist-thumb tip and wrist-little tip. Spread hands: 77 to 104 degrees, half stretched 67,
# fingers closed and thumb out 59, all closed 33.
LEAST_SPREAD_DEG: Final = 60.0
# From index to little finger, root to tip. Half stretched 40 degrees and more, closed 8.
LEAST_FAN_DEG: Final = 20.0
# Cut off by the edge, mediapipe invents tips up to 25 mm inside the picture with a good score.
EDGE_MM: Final = 25.0
# An outline that comes this near to the edge is cut by it.
EDGE_PX: Final = 4.0


def fault(hand: HandLying) -> RefusalCause | None:
    """What is wrong with the way the hand lies; None when nothing is."""
    if min(straightness(hand.points_mm[list(finger)]) for finger in FINGERS) < LEAST_STRAIGHT:
        return "hand/not_flat"
    if spread_deg(hand.points_mm) < LEAST_SPREAD_DEG or fan_deg(hand.points_mm) < LEAST_FAN_DEG:
        return "hand/not_spread"
    return None


def straightness(joints: Floats) -> float:
    """Distance of the ends over the way along the joints (N, 2), 0 to 1."""
    way = float(np.linalg.norm(np.diff(joints, axis=0), axis=1).sum())
    return float(np.linalg.norm(joints[-1] - joints[0])) / max(way, 1e-9)


def spread_deg(points: Floats) -> float:
    """Angle at the wrist between thumb tip and little finger's tip, degrees; (21, 2) joints."""
    return _angle_deg(points[THUMB_TIP] - points[WRIST], points[LITTLE_TIP] - points[WRIST])


def fan_deg(points: Floats) -> float:
    """Angle between index and little finger, degrees; (21, 2) joints."""
    index, little = FINGERS[1], FINGERS[4]
    return _angle_deg(points[index[-1]] - points[index[0]], points[little[-1]] - points[little[0]])


def cut_by_edge(hand: HandLying, outline_px: Floats, calibration: Calibration) -> bool:
    """Whether a finger goes on outside the picture.

    Args:
        hand: Its joints.
        outline_px: (N, 2) its outline in image space.
        calibration: Of the picture.
    """
    near_px = EDGE_MM * _px_per_mm(hand)
    at_edge = outline_px[_to_edge_px(outline_px, calibration) < EDGE_PX]
    tips = hand.points_px[[finger[-1] for finger in FINGERS]]
    suspects = tips[_to_edge_px(tips, calibration) < near_px]
    apart = np.linalg.norm(suspects[:, None] - at_edge[None], axis=2)
    return bool((apart < near_px).any() or (_to_edge_px(tips, calibration) < EDGE_PX).any())


def _to_edge_px(points_px: Floats, calibration: Calibration) -> Floats:
    last = np.array(calibration.size_wh) - 1
    return np.asarray(np.minimum(points_px, last - points_px).min(axis=1))


def _px_per_mm(hand: HandLying) -> float:
    """Of the picture, around the hand."""
    spread_px = np.linalg.norm(hand.points_px - hand.points_px.mean(axis=0), axis=1)
    spread_mm = np.linalg.norm(hand.points_mm - hand.points_mm.mean(axis=0), axis=1)
    return float(spread_px.sum() / spread_mm.sum())


def _angle_deg(one: Floats, other: Floats) -> float:
    lengths = float(np.linalg.norm(one) * np.linalg.norm(other))
    return float(np.degrees(np.arccos(np.clip(one @ other / max(lengths, 1e-9), -1, 1))))
