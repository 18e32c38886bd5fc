"""A second, closer look: boards whose place is roughly known, laid over their print.

The first look reads markers and follows edges; it is quick, and off by up to a pixel and a half
where white bleeds over black. The second look knows what must be there. It also finds what the
first could not read: dim, small or far markers, and sheets of which a single marker was read.
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
"""Takes points (N, 3) in the space of a board's `points_mm` to pixels (N, 2)."""

CHESS_HALF: Final = 0.45
"""Half the side of what is compared around an inner corner, in squares: no two overlap."""

MOST_HALF_PX: Final = 40.0
"""Half the side of the square around a corner that is compared: more of it costs more. By trial."""

QUIET_CELLS: Final = 0.7
"""Width of the white paper around a marker that is compared, in its cells; every print has more."""

LEAST_CORRELATION: Final = 0.8
"""Correlation with the print below which a marker or corner is not found again. By trial."""

WELL_EXPLAINED: Final = 0.06
"""Unexplained share of a patch's variance up to which the patch never counts as covered. By
trial."""

MUCH_WORSE: Final = 4.0
"""How many times the usual unexplained share of its board a pattern must have, beside more than
`WELL_EXPLAINED`, to count as partly covered: shadows and noise are the same for all."""

LARGEST_SHIFT_SQUARES: Final = 0.25
"""Sides of a square that a corner may lie from where it was expected: farther is another edge. By
trial."""

LARGEST_SHIFT_CELLS: Final = 0.8
"""Cells by which a marker may lie from where it was expected. Farther away it may be another's, as
edges of the wrong cells agree too."""

CHESS_FLOOR_PX: Final = 0.03
"""Least sigma, px, of an inner corner, however well it correlates. By trial."""

MARKER_FLOOR_PX: Final = 0.08
"""Least sigma, px, of a single marker's corner. The pixels' noise does not tell of printer, paper,
the lens within a patch, and sharpening. Against the truth of rendered pictures inner corners
scatter by 0.03 px per axis and single markers' corners by 0.08, where noise alone tells 0.01 to
0.03."""

SHARP_BLUR_PX: Final = 0.6
"""Blur, px, that the print is given in pictures as sharp as those on which `CHESS_FLOOR_PX` and
`MARKER_FLOOR_PX` were measured."""

WELL_SEEN: Final = 6
"""Corners of the first look from which a sheet's place is known well enough."""

COARSE_BLURS_PX: Final = (3.0, 1.5)
"""Blurs, px, at which a whole sheet is laid over the picture, the wider first. By trial."""

LEAST_COARSE_CORRELATION: Final = 0.6
"""Correlation of the blurred sheet below which its place stays as it was. By trial."""


@dataclass(frozen=True, slots=True, eq=False)
class _Found:
    """Corners that were found together: (N, 3), (N, 2), and their sigma."""

    points_mm: Floats
    points_px: Floats
    sigma_px: float
    group: int
    unexplained: float


def refine_boards(
    grey: Grey, boards: Boards, seen: BoardsSeen, where: Mapping[str, Project]
) -> BoardsSeen:
    """The boards of a picture, found again and exactly.

    Args:
        grey: (h, w) uint8.
        boards: What was printed.
        seen: What the first look found.
        where: By the name of each board to look for, where it should be.
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
    """The boards that have a place on the table, found exactly where a calibration expects them.

    Args:
        bgr: (h, w, 3) uint8, of the calibrated camera.
        boards: What was printed.
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
    """Single markers, found again; those that were read begin where they were read."""
    found = []
    for number, told in board.markers.items():
        read = first is not None and number in first.markers_seen
        start = first.points_px[first.groups == number] if first and read else project(told)
        ink = ink_of_marker(board.dictionary, number)
        cells = len(board.dictionary.bits(number))
        marker = _marker(picture, ink, cells, start, _from_cells(told / cells, cells, project))
        if marker is not None:
            found.append(_found(told, marker.corners_px, marker, MARKER_FLOOR_PX, number))
    return _board_seen(
        board.name, _uncovered(found), 4 * len(board.markers), placed=not board.moves
    )


def exact_sheet(
    picture: Shades, sheet: CharucoSheet, first: BoardSeen | None, project: Project
) -> BoardSeen:
    """A sheet's inner corners, found again."""
    ink = ink_of_sheet(sheet)
    place = np.eye(4) if sheet.table_from_board is None else sheet.table_from_board

    def project_flat(at: Floats) -> Floats:
        full = np.column_stack([at, np.zeros(len(at))])
        return project(moved_rigidly(full, place))

    look: Project = project_flat
    if first is None or len(first.points_px) < WELL_SEEN:
        look = _coarsely(picture, sheet, ink, project_flat)
    found = []
    for number, corner_mm in enumerate(sheet.corners_mm()):
        corner = _chess_corner(picture, sheet, ink, corner_mm[:2], look)
        if corner is not None:
            told = place[:3, :3] @ corner_mm + place[:3, 3]
            at_px = corner.centre_px[None]
            found.append(_found(told[None], at_px, corner, CHESS_FLOOR_PX, number))
    total = len(sheet.corners_mm())
    return _board_seen(
        sheet.name, _uncovered(found), total, placed=sheet.table_from_board is not None
    )


def _from_cells(told: Floats, cells: int, project: Project) -> FlatProject:
    """Where a marker's cells should be; `told` are its corners (4, 3) over the number of cells."""
    across, down = told[1] - told[0], told[3] - told[0]
    return lambda at: project(cells * told[0] + at[:, :1] * across + at[:, 1:] * down)


def _marker(
    picture: Shades, ink: PrintPicture, cells: int, start: Floats, project: FlatProject
) -> PrintFit | None:
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


def _chess_corner(
    picture: Shades, sheet: CharucoSheet, ink: PrintPicture, at_mm: Floats, project: Project
) -> PrintFit | None:
    area = at_mm + CHESS_HALF * sheet.square_mm * np.array([[-1.0, -1.0], [1.0, 1.0]])
    start = project(quad(area))
    if not np.isfinite(start).all():
        return None
    homography = homography_through(quad(area), start)
    side_px = float(np.linalg.norm(start - np.roll(start, 1, axis=0), axis=1).min())
    search = PrintSearch(picture, ink, _at_most(area, side_px), bend=bend_of(project, area))
    found = registered(search, homography)
    if found is None or found.correlation < LEAST_CORRELATION:
        return None
    shift = np.linalg.norm(found.corners_px.mean(axis=0) - start.mean(axis=0))
    return found if shift < LARGEST_SHIFT_SQUARES * side_px else None


def _at_most(area: Floats, side_px: float) -> Floats:
    """The area, made smaller around its middle where it is large in the picture."""
    middle = area.mean(axis=0)
    return np.asarray(middle + (area - middle) * min(1.0, 2 * MOST_HALF_PX / side_px))


def _coarsely(picture: Shades, sheet: CharucoSheet, ink: PrintPicture, project: Project) -> Project:
    """A better place for a sheet that was hardly read: all of it at once, blurred."""
    area = np.array([[0.0, 0.0], np.array(sheet.squares_xy) * sheet.square_mm])
    told = project(quad(area))
    if not np.isfinite(told).all():
        return project
    start = better = homography_through(quad(area), told)
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


def _found(
    points_mm: Floats, points_px: Floats, by: PrintFit, floor_px: float, group: int
) -> _Found:
    """Corners that were found together, with sigmas that grow with the picture's blur."""
    floor = floor_px * max(1.0, by.blur_px / SHARP_BLUR_PX)
    sigma = float(np.hypot(by.sigma_px, floor))
    return _Found(points_mm, points_px, sigma, group, 1 - by.correlation**2)


def _uncovered(found: list[_Found]) -> list[_Found]:
    """The corners that the print explains about as well as the rest: the others are covered."""
    if not found:
        return found
    usual = float(np.median([f.unexplained for f in found]))
    return [f for f in found if f.unexplained <= max(WELL_EXPLAINED, MUCH_WORSE * usual)]


def _board_seen(name: str, found: list[_Found], total: int, *, placed: bool) -> BoardSeen:
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
