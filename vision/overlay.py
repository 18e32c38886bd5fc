"""Draws sightings on a copy of the frame they rest on."""

from collections.abc import Iterable, Sequence

import cv2
import numpy as np

from calibration.arrays import Floats, Image
from calibration.model.printed import Boards
from calibration.model.projection import image_from_table
from calibration.model.solution import Calibration
from vision.labels import label
from vision.sighting import (
    BallSeen,
    CreatureSeen,
    DieSeen,
    DivideSeen,
    FigureSeen,
    GoneSeen,
    HandSpanSeen,
    IdentityLost,
    ImpactSeen,
    LayoutSeen,
    MissileSeen,
    MoveSeen,
    PieceSeen,
    PointPx,
    RollSeen,
    ShapeSeen,
    Sighting,
    TokenSeen,
)
from vision.strokes import FRACTION_BITS, anchor_of, caption, line

COLOURS = {
    HandSpanSeen: (90, 220, 255),
    CreatureSeen: (120, 235, 120),
    MissileSeen: (255, 200, 90),
    ImpactSeen: (90, 90, 255),
    MoveSeen: (120, 235, 120),
    PieceSeen: (255, 200, 90),
    GoneSeen: (90, 90, 255),
    ShapeSeen: (90, 220, 255),
    DivideSeen: (90, 220, 255),
    IdentityLost: (90, 90, 255),
    TokenSeen: (255, 220, 120),
    LayoutSeen: (255, 220, 120),
    FigureSeen: (120, 235, 120),
    BallSeen: (255, 200, 90),
    DieSeen: (90, 220, 255),
    RollSeen: (90, 220, 255),
}


def draw(bgr: Image, sightings: Iterable[Sighting], *, scale: float = 1.0) -> Image:
    """The picture with the sightings on it.

    Args:
        bgr: Pixels, (h, w, 3) uint8; not changed.
        sightings: What to draw; evidence is in pixels of the original frame.
        scale: Pixels of `bgr` per pixel of the original frame.

    Returns:
        A new picture of the same shape.
    """
    picture = np.array(bgr, dtype=np.uint8)
    for sighting in sightings:
        colour = COLOURS[type(sighting)]
        evidence = sighting.evidence
        line(picture, evidence.outline_px, colour, scale=scale, closed=True)
        line(picture, evidence.path_px, colour, scale=scale, closed=False)
        for place_px in sighting.now_px if isinstance(sighting, IdentityLost) else ():
            line(picture, place_px, colour, scale=scale, closed=True)
        anchor = anchor_of(evidence.outline_px or evidence.path_px, scale)
        if anchor is not None:
            caption(picture, label(sighting), anchor, colour)
    return picture


def outline(bgr: Image, polygon_px: Sequence[PointPx], text: str, *, scale: float = 1.0) -> None:
    """Draw one named outline into `bgr`, in place: a board that was found, say."""
    line(bgr, polygon_px, (255, 220, 120), scale=scale, closed=True)
    anchor = anchor_of(polygon_px, scale)
    if text and anchor is not None:
        caption(bgr, text, anchor, (255, 220, 120))


def track(bgr: Image, path_px: Sequence[PointPx], *, scale: float = 1.0) -> None:
    """Draw a missile's path into `bgr`, in place, fine enough to leave the missile in sight."""
    if len(path_px) < 2:
        return
    points = np.round(np.asarray(path_px) * scale * 2**FRACTION_BITS).astype(np.int32)
    colour = COLOURS[ImpactSeen]
    cv2.polylines(
        bgr, [points], isClosed=False, color=colour, lineType=cv2.LINE_AA, shift=FRACTION_BITS
    )


def board_outlines(
    boards: Boards, calibration: Calibration
) -> tuple[tuple[str, tuple[PointPx, ...]], ...]:
    """Name and corners in image space of every board that lies still; markers stay unnamed."""
    sheets = [
        (sheet.name, _sheet_corners_mm(sheet.squares_xy, sheet.square_mm, sheet.table_from_board))
        for sheet in boards.charuco
        if sheet.table_from_board is not None
    ]
    markers = [("", corners) for board in boards.markers for corners in board.markers.values()]
    named = [(name, image_from_table(corners, calibration)) for name, corners in sheets + markers]
    return tuple(
        (name, tuple((float(x), float(y)) for x, y in corners_px))
        for name, corners_px in named
        if np.isfinite(corners_px).all()
    )


def _sheet_corners_mm(
    squares_xy: tuple[int, int], square_mm: float, table_from_board: Floats
) -> Floats:
    right, down = squares_xy[0] * square_mm, squares_xy[1] * square_mm
    corners = np.array([[0, 0, 0], [right, 0, 0], [right, down, 0], [0, down, 0]])
    return np.asarray(corners @ table_from_board[:3, :3].T + table_from_board[:3, 3])
