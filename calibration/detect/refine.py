"""Refine boards whose places are roughly known, by registering their prints to the picture.

The first detection reads markers and follows edges. It is fast, but off by up to a pixel and a half
where white bleeds over black. The refinement knows what must be there, so it is more accurate. It
also finds what the first detection could not read: dim, small or far markers, and sheets of which
only one marker was read.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

import cv2
import numpy as np

from calibration.arrays import Floats, Grey, Image
from calibration.detect.appearance import PrintSearch
from calibration.detect.boards import BoardSeen, BoardsSeen, find_boards, grey_of
from calibration.detect.ink import PrintPicture, Shades, ink_of_marker, ink_of_sheet
from calibration.detect.lens_bend import FlatProject, bend_of
from calibration.detect.registration import PrintFit, registered, shades_of
from calibration.model.homography import homography_through, mapped, quad
from calibration.model.printed import Boards, CharucoSheet, MarkerBoard
from calibration.model.projection import image_from_table
from calibration.model.similarity import moved_rigidly
from calibration.model.solution import Calibration

Project: TypeAlias = Callable[[Floats], Floats]
"""Projects points (N, 3) in the space of a board's `points_mm` to pixels (N, 2)."""

CHESS_HALF: Final = 0.45
"""Half the side, in squares, of the area around an inner corner that is compared, so that no two
areas overlap."""

MOST_HALF_PX: Final = 40.0
"""Upper bound on that half side in pixels, to save time. By trial."""

QUIET_CELLS: Final = 0.7
"""Width of the white paper around a marker that is compared, in its cells; every print has more."""

LEAST_CORRELATION: Final = 0.8
"""Least correlation of a marker or corner with its print. By trial."""

WELL_EXPLAINED: Final = 0.06
"""Unexplained share of the variance up to which a pattern never counts as covered. By trial."""

MUCH_WORSE: Final = 4.0
"""A pattern counts as partly covered if its unexplained share exceeds its board's median by more
than this factor (and `WELL_EXPLAINED`): shadows and noise affect all patterns alike."""

LARGEST_SHIFT_SQUARES: Final = 0.25
"""Largest distance of a corner from its expected position, in squares: farther away is another
edge. By trial."""

LARGEST_SHIFT_CELLS: Final = 0.8
"""Largest distance of a marker from its expected position, in its cells: farther away the fit may
be wrong, as edges of other cells agree too."""

CHESS_FLOOR_PX: Final = 0.03
"""Least sigma, px, of an inner corner, however well it correlates. By trial."""

MARKER_FLOOR_PX: Final = 0.08
"""Least sigma, px, of a single marker's corner. The noise of pixels does not include errors by
printer, paper, the lens within a patch, and sharpening. In rendered pictures, whose truth is known,
inner corners scatter by 0.03 px per axis and corners of single markers by 0.08, where noise alone
predicts 0.01 to 0.03."""

SHARP_BLUR_PX: Final = 0.6
"""Rendered blur, px, in pictures as sharp as those on which `CHESS_FLOOR_PX` and `MARKER_FLOOR_PX`
were measured."""

WELL_SEEN: Final = 6
"""Least corners of the first detection that determine a sheet's place well enough."""

COARSE_BLURS_PX: Final = (3.0, 1.5)
"""Blurs, px, at which a whole sheet is registered, coarse to fine. By trial."""

LEAST_COARSE_CORRELATION: Final = 0.6
"""Least correlation of the blurred sheet; below it the expected place is kept. By trial."""


@dataclass(frozen=True, slots=True, eq=False)
class _CornersFound:
    """Corners that were found together.

    Attributes:
        points_mm: (N, 3), in table space or board space.
        points_px: (N, 2), in image space.
        sigma_px: Standard deviation of each coordinate.
        group: Number that these corners share in `BoardSeen.groups`.
        unexplained: Share of the picture's variance that the print does not explain.
    """

    points_mm: Floats
    points_px: Floats
    sigma_px: float
    group: int
    unexplained: float


def refine_boards(
    grey: Grey, boards: Boards, seen: BoardsSeen, where: Mapping[str, Project]
) -> BoardsSeen:
    """Refine the boards of a picture.

    Args:
        grey: (h, w) uint8.
        boards: The printed boards.
        seen: The result of the first detection.
        where: By the name of each board to refine, the projection to its expected place.
    """
    picture = shades_of(grey)
    first = {board.name: board for board in seen.boards}
    looks = [
        *((s.name, exact_sheet(picture, s, first.get(s.name), where[s.name]))
          for s in boards.charuco if s.name in where),
        *((b.name, exact_markers(picture, b, first.get(b.name), where[b.name]))
          for b in boards.markers if b.name in where),
    ]  # fmt: skip
    return BoardsSeen(seen.size_wh, tuple(board for _, board in looks if len(board.points_px)))


def look_closely(bgr: Image, boards: Boards, calibration: Calibration) -> BoardsSeen:
    """Find and refine the boards with a place on the table, where a calibration expects them.

    Args:
        bgr: (h, w, 3) uint8, of the calibrated camera.
        boards: The printed boards.
        calibration: Camera and table.
    """

    def project(points_mm: Floats) -> Floats:
        return image_from_table(points_mm, calibration)

    placed = [s.name for s in boards.charuco if s.table_from_board is not None]
    where = dict.fromkeys([*placed, *(b.name for b in boards.markers)], project)
    first = find_boards(bgr, boards)
    return refine_boards(grey_of(bgr), boards, first, where)


def exact_markers(
    picture: Shades, board: MarkerBoard, first: BoardSeen | None, project: Project
) -> BoardSeen:
    """Refine a board's single markers; those that were read start at their first position.

    Args:
        picture: The picture.
        board: The printed board.
        first: The result of the first detection; None if nothing was found.
        project: Projects the board's points to their expected pixels.
    """
    found = []
    for number, corners_mm in board.markers.items():
        read = first is not None and number in first.markers_seen
        start = first.points_px[first.groups == number] if first and read else project(corners_mm)
        ink = ink_of_marker(board.dictionary, number)
        cells = len(board.dictionary.bits(number))
        marker = _registered_marker(
            picture, ink, cells, start, _cells_projection(corners_mm / cells, cells, project)
        )
        if marker is not None:
            found.append(
                _corners_of_fit(corners_mm, marker.corners_px, marker, MARKER_FLOOR_PX, number)
            )
    return _board_seen(
        board.name, _without_covered(found), 4 * len(board.markers), placed=not board.moves
    )


def exact_sheet(
    picture: Shades, sheet: CharucoSheet, first: BoardSeen | None, project: Project
) -> BoardSeen:
    """Refine a sheet's inner corners; arguments as for `exact_markers`."""
    ink = ink_of_sheet(sheet)
    place = np.eye(4) if sheet.table_from_board is None else sheet.table_from_board

    def project_flat(at: Floats) -> Floats:
        full = np.column_stack([at, np.zeros(len(at))])
        return project(moved_rigidly(full, place))

    look: Project = project_flat
    if first is None or len(first.points_px) < WELL_SEEN:
        look = _coarse_projection(picture, sheet, ink, project_flat)
    found = []
    for number, corner_mm in enumerate(sheet.corners_mm()):
        corner = _registered_corner(picture, sheet, ink, corner_mm[:2], look)
        if corner is not None:
            at_mm = place[:3, :3] @ corner_mm + place[:3, 3]
            at_px = corner.centre_px[None]
            found.append(_corners_of_fit(at_mm[None], at_px, corner, CHESS_FLOOR_PX, number))
    total = len(sheet.corners_mm())
    return _board_seen(
        sheet.name, _without_covered(found), total, placed=sheet.table_from_board is not None
    )


def _cells_projection(corners: Floats, cells: int, project: Project) -> FlatProject:
    """The projection of a marker's cells.

    Args:
        corners: (4, 3), the marker's corners divided by the number of cells.
        cells: Number of cells in a row.
        project: Projects points of the board to pixels.
    """
    across, down = corners[1] - corners[0], corners[3] - corners[0]
    return lambda at: project(cells * corners[0] + at[:, :1] * across + at[:, 1:] * down)


def _registered_marker(
    picture: Shades, ink: PrintPicture, cells: int, start: Floats, project: FlatProject
) -> PrintFit | None:
    """Register a marker's print from start corners (4, 2) px; None if it does not fit there."""
    if not np.isfinite(start).all():
        return None
    area = np.array([[0.0, 0.0], [cells, cells]])
    homography = homography_through(quad(area), start)
    search = PrintSearch(picture, ink, area, QUIET_CELLS, whole=True, bend=bend_of(project, area))
    found = registered(search, homography)
    if found is None or found.correlation < LEAST_CORRELATION:
        return None
    cell_px = np.sqrt(cv2.contourArea(start.astype(np.float32))) / cells
    shift = float(np.linalg.norm(found.corners_px - start, axis=1).max())
    return found if shift < max(2.0, LARGEST_SHIFT_CELLS * cell_px) else None


def _registered_corner(
    picture: Shades, sheet: CharucoSheet, ink: PrintPicture, at_mm: Floats, project: Project
) -> PrintFit | None:
    """Register the print around an inner corner; None if it does not fit there."""
    area = at_mm + CHESS_HALF * sheet.square_mm * np.array([[-1.0, -1.0], [1.0, 1.0]])
    start = project(quad(area))
    if not np.isfinite(start).all():
        return None
    homography = homography_through(quad(area), start)
    side_px = float(np.linalg.norm(start - np.roll(start, 1, axis=0), axis=1).min())
    search = PrintSearch(picture, ink, _limited_area(area, side_px), bend=bend_of(project, area))
    found = registered(search, homography)
    if found is None or found.correlation < LEAST_CORRELATION:
        return None
    shift = np.linalg.norm(found.corners_px.mean(axis=0) - start.mean(axis=0))
    return found if shift < LARGEST_SHIFT_SQUARES * side_px else None


def _limited_area(area: Floats, side_px: float) -> Floats:
    """The area, reduced around its centre to at most `MOST_HALF_PX` to each side."""
    middle = area.mean(axis=0)
    return np.asarray(middle + (area - middle) * min(1.0, 2 * MOST_HALF_PX / side_px))


def _coarse_projection(
    picture: Shades, sheet: CharucoSheet, ink: PrintPicture, project: Project
) -> Project:
    """Improve the expected place of a sheet that was hardly read, by registering all of it blurred.

    Returns:
        The corrected projection, or the given one if the registration fails.
    """
    area = np.array([[0.0, 0.0], np.array(sheet.squares_xy) * sheet.square_mm])
    expected = project(quad(area))
    if not np.isfinite(expected).all():
        return project
    start = better = homography_through(quad(area), expected)
    bend = bend_of(project, area)
    for blur_px in COARSE_BLURS_PX:
        blurred = np.asarray(cv2.GaussianBlur(picture, (0, 0), blur_px), dtype=np.float32)
        search = PrintSearch(blurred, ink, area, whole=True, bend=bend)
        found = registered(search, better, blur_px=blur_px)
        if found is None or found.correlation < LEAST_COARSE_CORRELATION:
            return project
        better = found.image_from_print

    def look(at: Floats) -> Floats:
        return project(at) + mapped(better, at) - mapped(start, at)

    return look


def _corners_of_fit(
    points_mm: Floats, points_px: Floats, by: PrintFit, floor_px: float, group: int
) -> _CornersFound:
    """Corners that were found together, with sigmas that grow with the picture's blur."""
    floor = floor_px * max(1.0, by.blur_px / SHARP_BLUR_PX)
    sigma = float(np.hypot(by.sigma_px, floor))
    return _CornersFound(points_mm, points_px, sigma, group, 1 - by.correlation**2)


def _without_covered(found: list[_CornersFound]) -> list[_CornersFound]:
    """The corners without those that the print explains much worse, as they are covered."""
    if not found:
        return found
    usual = float(np.median([f.unexplained for f in found]))
    return [f for f in found if f.unexplained <= max(WELL_EXPLAINED, MUCH_WORSE * usual)]


def _board_seen(name: str, found: list[_CornersFound], total: int, *, placed: bool) -> BoardSeen:
    """A `BoardSeen` of refined corners."""
    count = sum(len(f.points_px) for f in found)
    return BoardSeen(
        name,
        np.vstack([f.points_mm for f in found]) if found else np.empty((0, 3)),
        np.vstack([f.points_px for f in found]) if found else np.empty((0, 2)),
        np.concatenate([np.full(len(f.points_px), f.sigma_px) for f in found] or [np.empty(0)]),
        np.zeros((count, 2)),
        np.concatenate([np.full(len(f.points_px), f.group) for f in found] or [np.empty(0)]),
        total,
        placed,
        tuple(f.group for f in found),
    )
