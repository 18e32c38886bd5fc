"""Decide whether a piece that is no longer read is covered, or has gone from its place.

It has gone if its print is not visible while the ground around it looks as before. A hand over it
changes the ground as well, because it comes in from somewhere.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Flags, Floats, Image, fact
from calibration.model.homography import homography_through, mapped
from calibration.model.projection import image_from_table
from calibration.model.solution import Calibration
from vision.foreground import calmed
from vision.tokens.find import TokenFound

STEP_MM: Final = 1.5
"""Step in mm between the points that are compared."""

RING_MM: Final = 8.0
"""Distance in mm around a piece within which the ground is compared."""

EDGE_MM: Final = 1.5
"""Width in mm of the edge around a piece that is not compared: its shadow and blur are there."""

WITHOUT_FACE: Final = 1.5
"""Size of a piece, in sides of its marker, if the boards file does not give it."""

SAME_LEVELS: Final = 18.0
"""Difference in grey levels below which a point looks as before. By trial."""

GROUND_UNTOUCHED: Final = 0.88
"""Least share of the ground around a piece that looks as before if nothing covers it. By trial."""

LEAST_GROUND: Final = 0.15
"""Least share of the ground around a piece that must be free of other pieces."""

SAME_PRINT: Final = 0.5
"""Correlation with the earlier print from which on the piece is still there."""

LIES_UPON: Final = 1.2
"""Ratio of areas above which another piece is the ground that a piece lies on."""

LOOKS_KEPT: Final = 3
"""Number of newest appearances of a piece that are kept, for different light."""

GLANCE_WH: Final = (48, 27)
"""Width and height in pixels of the thumbnail by which the light at two moments is compared."""


@dataclass(frozen=True, slots=True, eq=False)
class CalmedPicture:
    """A picture for comparisons: smoothed (h, w, 3), and a thumbnail for the light."""

    calm: Image
    glance: Floats

    @classmethod
    def of(cls, bgr: Image) -> "CalmedPicture":
        """Made from an original picture (h, w, 3)."""
        calm = calmed(bgr)
        small = cv2.resize(calm, GLANCE_WH, interpolation=cv2.INTER_AREA)
        return cls(calm, np.asarray(small, dtype=np.float64))


@dataclass(frozen=True, slots=True, eq=False)
class PieceAppearance:
    """How a piece and its surroundings looked when it was read.

    Attributes:
        face_px: (4, 2) corners of the piece in the picture.
        size_mm: (2,) size of its face.
        points_px: (rows, columns, 2) sample points.
        marker: (rows, columns) True inside the marker's border.
        ground: (rows, columns) True beside the piece.
        colours: (rows, columns, 3) colours at the points.
        glance: Thumbnail of the whole picture.
    """

    face_px: Floats
    size_mm: Floats
    points_px: Floats
    marker: Flags
    ground: Flags
    colours: Floats
    glance: Floats

    def __post_init__(self) -> None:
        object.__setattr__(self, "face_px", fact(self.face_px, (4, 2), "face_px"))
        object.__setattr__(self, "size_mm", fact(self.size_mm, (2,), "size_mm"))


def place_of(sight: CalmedPicture, found: TokenFound, calibration: Calibration) -> PieceAppearance:
    """The appearance of a piece that was just read."""
    size, marker = _face_and_marker(found)
    corners = np.array([[0.0, 0.0], [size[0], 0.0], size, [0.0, size[1]]])
    x, y = (np.arange(-RING_MM, extent + RING_MM, STEP_MM) for extent in size)
    down, across = np.meshgrid(y, x, indexing="ij")
    grid = np.stack([across, down], axis=-1)
    face_px = _pixels(corners - marker, found, calibration)
    px_from_mm = homography_through(corners, face_px)
    points = mapped(px_from_mm, grid.reshape(-1, 2)).reshape(grid.shape)
    beyond = np.maximum(np.maximum(-grid, grid - size).max(axis=-1), -1.0)
    # Every marker has the same black border: only its inside distinguishes it.
    inside = 0.5 - 1 / len(found.printed.dictionary.bits(found.number))
    on_marker = np.abs(grid - marker).max(axis=-1) <= inside * found.printed.marker_mm
    return PieceAppearance(
        face_px, size, points, on_marker, beyond > EDGE_MM, _colours(sight, points), sight.glance
    )


def is_gone(
    place: PieceAppearance, sight: CalmedPicture, others: Sequence[PieceAppearance]
) -> bool:
    """Whether the place of a piece that is no longer read is visible and empty.

    It is False if something covers the place: then only its last place is known.

    Args:
        place: Its appearance when it was read.
        sight: The picture in which it is not read.
        others: Places of other pieces, before and now: their changes do not count.
    """
    now = _colours(sight, place.points_px)
    expected = _expected(place, sight.glance)
    if _print_correlation(now[place.marker], expected[place.marker]) >= SAME_PRINT:
        return False
    free = place.ground & ~_covered_by_others(others, place, sight.calm.shape[:2])
    if free.sum() < LEAST_GROUND * place.ground.sum():
        return False
    return bool(_unchanged(now, expected)[free].mean() >= GROUND_UNTOUCHED)


def remembered(
    before: Sequence[PieceAppearance], now: PieceAppearance
) -> tuple[PieceAppearance, ...]:
    """The appearances of one place that are kept for comparison with an empty one, newest last.

    A hand may be beside a piece while it is read, and leave together with it. So an earlier
    appearance of the ground is kept as long as it differs.
    """
    others = [one for one in before if not _has_same_ground(one, now)]
    return (*others[1 - LOOKS_KEPT :], now)


def _has_same_ground(one: PieceAppearance, other: PieceAppearance) -> bool:
    same = _unchanged(other.colours, _expected(one, other.glance))
    return bool(same[one.ground].mean() >= GROUND_UNTOUCHED)


def _expected(place: PieceAppearance, glance: Floats) -> Floats:
    """Expected colours, (rows, columns, 3), if only the light had changed since."""
    light = np.median((glance + 1) / (place.glance + 1), axis=(0, 1))
    return np.asarray(place.colours * light)


def _unchanged(now: Floats, expected: Floats) -> Flags:
    return np.asarray(np.abs(now - expected).max(axis=-1) < SAME_LEVELS)


def _print_correlation(now: Floats, then: Floats) -> float:
    one, other = now.mean(axis=1), then.mean(axis=1)
    if one.std() < 1.0 or other.std() < 1.0:
        return 0.0
    return float(np.corrcoef(one, other)[0, 1])


def _covered_by_others(
    others: Sequence[PieceAppearance], place: PieceAppearance, shape: tuple[int, ...]
) -> Flags:
    """Flags of the points that belong to other pieces, except to one that this piece lies on."""
    mask = np.zeros(shape[:2], dtype=np.uint8)
    for other in others:
        if other is not place and other.size_mm.prod() <= LIES_UPON * place.size_mm.prod():
            cv2.fillConvexPoly(mask, np.round(_enlarged_face(other)).astype(np.int32), 1)
    x, y = np.moveaxis(place.points_px.astype(np.float32), -1, 0)
    return np.asarray(cv2.remap(mask, x, y, cv2.INTER_NEAREST) > 0)


def _enlarged_face(other: PieceAppearance) -> Floats:
    """Corners of another piece in the picture, enlarged by the edge in which its shadow is."""
    middle = other.face_px.mean(axis=0)
    share = 1 + 2 * EDGE_MM / float(other.size_mm.mean())
    return np.asarray(middle + share * (other.face_px - middle))


def _face_and_marker(found: TokenFound) -> tuple[Floats, Floats]:
    """Size of a piece, and its marker's middle on it, mm right and down."""
    face = found.printed.face_of(found.name)
    if face is None:
        size = np.full(2, WITHOUT_FACE * found.printed.marker_mm)
        return size, size / 2
    return np.array(face.size_mm), np.array(face.marker_at_mm)


def _pixels(from_marker_mm: Floats, found: TokenFound, calibration: Calibration) -> Floats:
    """Project points (N, 2), mm right and down from the marker's middle, into the picture."""
    at = found.at_mm + from_marker_mm @ found.axes
    raised = np.column_stack([at, np.full(len(at), found.printed.height_mm)])
    return image_from_table(raised, calibration)


def _colours(sight: CalmedPicture, points_px: Floats) -> Floats:
    x, y = np.moveaxis(points_px.astype(np.float32), -1, 0)
    seen = cv2.remap(sight.calm, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(seen, dtype=np.float64)
