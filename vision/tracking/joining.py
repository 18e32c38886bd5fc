"""Merge the pieces of one creature, split a piece of two creatures, and find what is hidden."""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Image, Mask
from calibration.model.projection import camera_centre_mm, table_from_image
from calibration.model.solution import Calibration
from vision.clay.pieces import ClayPiece
from vision.masks import widened, without
from vision.sightings import PointMm
from vision.tracking.blobs import LOOKS_ALIKE
from vision.tracking.clay_finder import ClayFinder
from vision.tracking.detection import Detection, detection_of, drawn
from vision.tracking.edge_match import staying
from vision.tracking.pair_score import MOST_LOOK_OFF
from vision.tracking.track import Track

TWO_SHARE: Final = 1.3
"""Factor on the larger creature's area beyond which a piece is of two creatures of one colour that
touch."""

WHOLE_RING: Final = 0.06
"""Share of the ring around a piece that may touch other things if all of it is seen. By trial."""

FAINT: Final = 16.0
"""Distance of a piece's colour from the colour around it below which it stands out faintly: the
shaded side of white clay on a grey table looks like a shadow."""

NEARER_MM: Final = 6.0
"""How much nearer to the camera, in mm, the place computed from the top must be than the lowest
pixel for the creature's feet to be hidden."""


def alike(one: Track, other: Track) -> bool:
    """Whether two creatures are of about one colour and light."""
    return float(np.linalg.norm(one.look - other.look)) < LOOKS_ALIKE


def look_off(known: Track, part: Detection) -> float:
    """How far a piece's colour and light are from a creature's."""
    return float(np.linalg.norm(known.look - part.look))


def joined(own: Sequence[Detection], picture: Image, finder: ClayFinder) -> Detection | None:
    """Merge the parts of one creature."""
    if len(own) < 2:
        return own[0] if own else None
    width, height = finder.size_wh
    mask = drawn(own, (height, width))
    x, y, w, h = cv2.boundingRect(mask)
    return detection_of(ClayPiece(mask[y : y + h, x : x + w], (x, y)), picture, finder.calibration)


def is_whole(
    detection: Detection, others: Sequence[Detection], standing: Mask, things: Mask | None
) -> bool:
    """Whether all of it is seen: nothing touches its outline, and its colour is not the table's."""
    if detection.apart < FAINT:
        return False
    height, width = standing.shape
    own = detection.within((width, height))
    # Where clay is cut from clay, a rim of a pixel or two belongs to neither.
    ring = without(widened(own, 6), widened(own, 3))
    rest = standing | drawn(others, standing.shape)
    if things is not None:
        rest |= things
    return cv2.countNonZero(ring & rest) < WHOLE_RING * max(cv2.countNonZero(ring), 1)


def parted(
    now: Detection, known: Track, picture: Image, finder: ClayFinder
) -> tuple[Detection | None, list[Detection]]:
    """Split a piece into the part on the creature's old outline and the parts beside it."""
    shape = picture.shape
    old = widened(drawn([known.detection], shape), 1)
    whole = drawn([now], shape)
    beside = finder.detections(picture, without(whole, widened(old, 1)))
    own = finder.detections(picture, whole & old)
    return (max(own, key=lambda one: one.area_px) if own else None), beside


def taken_apart(
    parts: Sequence[Detection], away: Sequence[Track], picture: Image, finder: ClayFinder
) -> list[Detection]:
    """Split pieces that are two creatures of one colour that touch: they are twice as large."""
    apart: list[Detection] = []
    for part in parts:
        own = [k for k in away if not k.gone and look_off(k, part) < MOST_LOOK_OFF]
        rivals = [p for p in parts if own and look_off(own[0], p) < MOST_LOOK_OFF]
        joined = own and part.area_mm2 > TWO_SHARE * max(k.area_mm2 for k in own)
        cut = joined and len(own) > len(rivals)
        apart += _two_of(part, own, picture, finder) if cut else [part]
    return apart


def _two_of(
    part: Detection, own: Sequence[Track], picture: Image, finder: ClayFinder
) -> list[Detection]:
    """A piece cut in two: along the old outline of one that still stands there, or across."""
    nothing = np.zeros(picture.shape[:2], dtype=np.uint8)
    for known in own:
        if staying(known.edges, picture, nothing).stays:
            first, rest = parted(part, known, picture, finder)
            if first is not None and rest:
                return [first, max(rest, key=lambda one: one.area_px)]
    return _halves(part, picture, finder) or [part]


def _halves(part: Detection, picture: Image, finder: ClayFinder) -> list[Detection]:
    """A piece cut in two across its longest extent."""
    ys, xs = np.nonzero(part.mask)
    points = np.column_stack([xs, ys]).astype(np.float64)
    centred = points - points.mean(axis=0)
    _, axes = np.linalg.eigh(centred.T @ centred)
    along = centred @ axes[:, -1] > 0
    found = []
    for side in (along, ~along):
        mask = np.zeros_like(part.mask)
        mask[ys[side], xs[side]] = 255
        x, y, w, h = cv2.boundingRect(mask)
        corner = part.corner_xy[0] + x, part.corner_xy[1] + y
        piece = ClayPiece(mask[y : y + h, x : x + w], corner)
        half = detection_of(piece, picture, finder.calibration)
        found += [half] if half is not None else []
    return sorted(found, key=lambda one: one.corner_xy)


def place_by_top(now: Detection, known: Track, calibration: Calibration) -> PointMm:
    """The place of a piece of which not all is seen.

    Whatever hides it stands in front of it and covers its feet, so that its lowest visible pixel
    maps to a point behind it. Its top is as high above the table, and as far from its middle, as
    before.

    Args:
        now: What is seen of it.
        known: The creature, as it was last seen.
        calibration: Camera and table.

    Returns:
        The place by its top, if that is nearer to the camera; otherwise the outline's.
    """
    if not known.whole:
        return now.at_mm
    tops = np.stack([_top_px(known.detection), _top_px(now)])
    below = table_from_image(tops, calibration, known.detection.tall_mm)
    place = below[1] + np.array(known.detection.at_mm) - below[0]
    eye = camera_centre_mm(calibration)[:2]
    if not np.isfinite(place).all():
        return now.at_mm
    nearer = float(np.linalg.norm(np.array(now.at_mm) - eye) - np.linalg.norm(place - eye))
    return (float(place[0]), float(place[1])) if nearer > NEARER_MM else now.at_mm


def _top_px(detection: Detection) -> Floats:
    """The pixel in a piece's highest row above its middle, (2,)."""
    return np.array([detection.middle_px[0], float(detection.corner_xy[1])])
