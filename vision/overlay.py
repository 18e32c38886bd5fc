"""Draw into a picture: lines, captions, and outlines with both.

Every line is drawn twice, dark and wide below bright and narrow, so that it shows on any table.
"""

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

import cv2
import numpy as np

from calibration.arrays import Floats, Image
from calibration.model.printed import Boards
from calibration.model.projection import image_from_table
from calibration.model.similarity import moved_rigidly, turn_matrix
from calibration.model.solution import Calibration
from vision.sightings import PointPx
from vision.sightings.annotation import PALE_BLUE, RED, Bgr

INK: Final = (30, 30, 30)
"""Almost black, drawn below lines and captions, so that they show on any ground; BGR."""

Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom, in pixels."""

FONT: Final = cv2.FONT_HERSHEY_SIMPLEX
"""OpenCV's font for captions."""

FRACTION_BITS: Final = 3  # OpenCV draws between pixels in eighths
"""Number of fraction bits of the coordinates that OpenCV draws with."""

REFERENCE_WIDTH_PX: Final = 1280  # lines and letters keep their share of the picture
"""Width in pixels of the picture in which the lengths of this module are given."""

DASH_PX: Final = 14.0
"""Length in pixels of a dash, and of the gap after it, in a picture of the reference width."""

TIP_PX: Final = 13.0
"""Length in pixels of an arrow's barbs, in a picture of the reference width."""

TIP_TURN_RAD: Final = 0.45
"""Angle in radians between an arrow's shaft and its barbs."""


GAP_PX: Final = 6
"""Pixels between a caption and what it names, and between a caption and the picture's top."""


def line(
    picture: Image, points_px: Sequence[PointPx], colour: Bgr, *, scale: float, closed: bool
) -> None:
    """Draw a polyline, or a polygon if `closed`; `scale` converts points to pixels of `picture`."""
    if len(points_px) < 2:
        return
    points = np.round(np.asarray(points_px) * scale * 2**FRACTION_BITS).astype(np.int32)
    wide = pen_width(picture)
    for pen, width in ((INK, wide * 2), (colour, wide)):
        cv2.polylines(picture, [points], closed, pen, width, cv2.LINE_AA, FRACTION_BITS)


def dashed(picture: Image, points_px: Sequence[PointPx], colour: Bgr) -> None:
    """Draw a dashed polyline, for something uncertain; points are in pixels of `picture`."""
    dash = DASH_PX * max(0.5, picture.shape[1] / REFERENCE_WIDTH_PX)
    points = np.asarray(points_px, dtype=np.float64)
    lengths = np.concatenate([[0.0], np.linalg.norm(np.diff(points, axis=0), axis=1).cumsum()])
    for begins in np.arange(0.0, float(lengths[-1]), 2 * dash):
        at = np.minimum([begins, begins + dash], lengths[-1])
        ends = [(float(np.interp(a, lengths, points[:, 0])),
                 float(np.interp(a, lengths, points[:, 1]))) for a in at]  # fmt: skip
        line(picture, ends, colour, scale=1.0, closed=False)


def tip(picture: Image, from_px: PointPx, to_px: PointPx, colour: Bgr) -> None:
    """Draw an arrowhead at the end of a line; points are in pixels of `picture`."""
    off = np.subtract(from_px, to_px)
    length = float(np.linalg.norm(off))
    if length < 1:
        return
    size = TIP_PX * max(0.5, picture.shape[1] / REFERENCE_WIDTH_PX)
    sides = []
    for turn in (TIP_TURN_RAD, -TIP_TURN_RAD):
        x, y = turn_matrix(turn) @ off * (min(size, length) / length)
        sides.append((float(to_px[0] + x), float(to_px[1] + y)))
    line(picture, (sides[0], to_px, sides[1]), colour, scale=1.0, closed=False)


def caption(
    picture: Image,
    text: str,
    anchor: tuple[int, int],
    colour: Bgr,
    taken: Sequence[Box] = (),
) -> Box:
    """Write a caption above a pixel, inside the picture and clear of other captions if possible.

    Args:
        picture: Written into.
        text: A few words.
        anchor: The pixel.
        colour: Of the text.
        taken: Boxes of the captions that are there already.

    Returns:
        The box of this caption.
    """
    size = 0.62 * picture.shape[1] / REFERENCE_WIDTH_PX + 0.12
    (width, height), base = cv2.getTextSize(text, FONT, size, 1)
    x = int(np.clip(anchor[0] - width // 2, 4, max(4, picture.shape[1] - width - 4)))
    lowest = picture.shape[0] - base - 4
    wanted = int(np.clip(anchor[1] - base - GAP_PX, height + GAP_PX, lowest))
    places = (
        (x - 5, y - height - 5, x + width + 5, y + base + 2)
        for y in _lines_from(wanted, height + base + 8, height + GAP_PX, lowest)
    )
    free = (one for one in places if not any(_overlaps(one, other) for other in taken))
    box = next(free, (x - 5, wanted - height - 5, x + width + 5, wanted + base + 2))
    cv2.rectangle(picture, box[:2], box[2:], INK, -1)
    cv2.putText(picture, text, (x, box[3] - base - 2), FONT, size, colour, 1, cv2.LINE_AA)
    return box


def _lines_from(wanted: int, step: int, highest: int, lowest: int) -> Iterator[int]:
    """Baselines: the wanted one, then others above and below it, the nearest first."""
    yield wanted
    for away in range(step, lowest, step):
        yield from (y for y in (wanted - away, wanted + away) if highest <= y <= lowest)


def _overlaps(one: Box, other: Box) -> bool:
    apart = one[2] < other[0] or other[2] < one[0] or one[3] < other[1] or other[3] < one[1]
    return not apart


def pen_width(picture: Image) -> int:
    """Width of a bright line in pixels, for a picture of any width."""
    width_px: int = picture.shape[1]
    return max(1, round(2 * width_px / REFERENCE_WIDTH_PX))


def anchor_of(points_px: Sequence[PointPx], scale: float) -> tuple[int, int] | None:
    """Where the caption of an outline goes: above its middle; None if it has no points."""
    if not points_px:
        return None
    points = np.asarray(points_px) * scale
    return round(float(points[:, 0].mean())), round(float(points[:, 1].min()))


def outline(bgr: Image, polygon_px: Sequence[PointPx], text: str, *, scale: float = 1.0) -> None:
    """Draw an outline and its name into `bgr`, in place, for example of a board that was found."""
    line(bgr, polygon_px, PALE_BLUE, scale=scale, closed=True)
    anchor = anchor_of(polygon_px, scale)
    if text and anchor is not None:
        caption(bgr, text, anchor, PALE_BLUE)


def track(bgr: Image, path_px: Sequence[PointPx], *, scale: float = 1.0) -> None:
    """Draw a missile's path into `bgr`, in place, as a thin line that does not hide the missile."""
    if len(path_px) < 2:
        return
    points = np.round(np.asarray(path_px) * scale * 2**FRACTION_BITS).astype(np.int32)
    cv2.polylines(
        bgr, [points], isClosed=False, color=RED, lineType=cv2.LINE_AA, shift=FRACTION_BITS
    )


def board_outlines(
    boards: Boards, calibration: Calibration
) -> tuple[tuple[str, tuple[PointPx, ...]], ...]:
    """Name and outline (image space) of every board that does not move; markers have no name."""
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
    return moved_rigidly(corners, table_from_board)
