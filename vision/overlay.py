"""Draws sightings on a copy of the frame they rest on."""

from collections.abc import Iterable, Sequence

import cv2
import numpy as np

from calibration.arrays import Floats, Image
from calibration.model.printed import Boards
from calibration.model.projection import image_from_table
from calibration.model.solution import Calibration
from vision.sightings import PointPx, Sighting
from vision.sightings.annotation import PALE_BLUE, RED
from vision.strokes import FRACTION_BITS, anchor_of, caption, line


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
        drawn = sighting.annotation()
        for outline_px in drawn.outlines_px:
            line(picture, outline_px, drawn.pen_bgr, scale=scale, closed=True)
        for path_px in drawn.paths_px:
            line(picture, path_px, drawn.pen_bgr, scale=scale, closed=False)
        anchor = anchor_of(drawn.worded_px, scale)
        if anchor is not None:
            caption(picture, sighting.label(), anchor, drawn.pen_bgr)
    return picture


def outline(bgr: Image, polygon_px: Sequence[PointPx], text: str, *, scale: float = 1.0) -> None:
    """Draw one named outline into `bgr`, in place: a board that was found, say."""
    line(bgr, polygon_px, PALE_BLUE, scale=scale, closed=True)
    anchor = anchor_of(polygon_px, scale)
    if text and anchor is not None:
        caption(bgr, text, anchor, PALE_BLUE)


def track(bgr: Image, path_px: Sequence[PointPx], *, scale: float = 1.0) -> None:
    """Draw a missile's path into `bgr`, in place, fine enough to leave the missile in sight."""
    if len(path_px) < 2:
        return
    points = np.round(np.asarray(path_px) * scale * 2**FRACTION_BITS).astype(np.int32)
    cv2.polylines(
        bgr, [points], isClosed=False, color=RED, lineType=cv2.LINE_AA, shift=FRACTION_BITS
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
