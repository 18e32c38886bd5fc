"""Merge the pieces of one creature, split a piece of two, and locate partly hidden creatures."""

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
"""A piece larger than the larger creature by more than this factor is two touching creatures of one
colour."""

WHOLE_RING: Final = 0.06
"""Most share of the ring around a wholly visible piece that other things cover. By trial."""

FAINT: Final = 16.0
"""A piece whose tint is closer than this to the tint around it has little contrast, so that parts
of it may not be segmented: the shaded side of white clay on a grey table looks like a shadow."""

NEARER_MM: Final = 6.0
"""If the position by a creature's top is nearer to the camera than the one by its lowest pixel by
more than this many mm, its feet are hidden."""


def alike(one: Track, other: Track) -> bool:
    """Whether two creatures have about the same colour and brightness."""
    return float(np.linalg.norm(one.look - other.look)) < LOOKS_ALIKE


def look_off(known: Track, part: Detection) -> float:
    """Distance of a piece's look (colour and brightness) from a creature's."""
    return float(np.linalg.norm(known.look - part.look))


def joined(own: Sequence[Detection], picture: Image, finder: ClayFinder) -> Detection | None:
    """Merge the pieces of one creature into one detection; None if there are none."""
    if len(own) < 2:
        return own[0] if own else None
    width, height = finder.size_wh
    mask = drawn(own, (height, width))
    x, y, w, h = cv2.boundingRect(mask)
    return detection_of(ClayPiece(mask[y : y + h, x : x + w], (x, y)), picture, finder.calibration)


def is_whole(
    detection: Detection, others: Sequence[Detection], standing: Mask, things: Mask | None
) -> bool:
    """Whether all of a piece is seen: nothing touches it, and it stands out from the table.

    Args:
        detection: The piece.
        others: Other pieces.
        standing: (h, w) 255 on other creatures.
        things: (h, w) 255 on other things; None if they do not matter.
    """
    if detection.apart < FAINT:
        return False
    height, width = standing.shape
    own = detection.within((width, height))
    # Where two clays meet, a strip of a pixel or two belongs to neither piece, so start farther
    # out.
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
    """Split pieces that are too large for one creature: two of one colour that touch.

    Only if more creatures of that colour are away than there are pieces of it.
    """
    apart: list[Detection] = []
    for part in parts:
        own = [k for k in away if not k.gone and look_off(k, part) < MOST_LOOK_OFF]
        rivals = [p for p in parts if own and look_off(own[0], p) < MOST_LOOK_OFF]
        joined = own and part.area_mm2 > TWO_SHARE * max(k.area_mm2 for k in own)
        cut = joined and len(own) > len(rivals)
        apart += _cut_in_two(part, own, picture, finder) if cut else [part]
    return apart


def _cut_in_two(
    part: Detection, own: Sequence[Track], picture: Image, finder: ClayFinder
) -> list[Detection]:
    """Cut a piece in two, along the outline of a creature that still stands there, or across."""
    nothing = np.zeros(picture.shape[:2], dtype=np.uint8)
    for known in own:
        if staying(known.edges, picture, nothing).stays:
            first, rest = parted(part, known, picture, finder)
            if first is not None and rest:
                return [first, max(rest, key=lambda one: one.area_px)]
    return _cut_across(part, picture, finder) or [part]


def _cut_across(part: Detection, picture: Image, finder: ClayFinder) -> list[Detection]:
    """Cut a piece in two through its centroid, across its longest axis."""
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
    """The position of a creature that is partly hidden.

    Something in front of it may cover its feet; its lowest visible pixel then maps to a point
    behind it. Therefore its top is used, which is assumed to be as high above the table, and as far
    from its centre, as before.

    Args:
        now: Its visible part.
        known: The creature as it was last seen.
        calibration: Camera and table.

    Returns:
        The position by its top if that is nearer to the camera, else that of the visible part.
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
