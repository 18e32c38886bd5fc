"""The spaces that are printed on game boards, and which of them a place on the table is on."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from calibration.arrays import Floats, Grey, fact
from calibration.detect.boards import board_of_markers
from calibration.detect.markers import find_markers
from calibration.model.printed import Boards, Cells, MarkerBoard
from calibration.model.solution import Calibration
from calibration.solve.moving_boards import pose_of
from vision.sightings import SpaceSeen

ENLARGEMENTS: Final = (1.0, 2.0)
"""Enlargements of the picture in which a board's own markers are searched."""

LAID_SIGMA_MM: Final = 0.5
"""Sigma of a board's place, given its markers."""

STEPS: Final = 25
"""Number of sample points along each axis for the probability of a space."""

WITHIN_SIGMAS: Final = 3.0
"""Range of these samples along each axis, in sigmas."""


@dataclass(frozen=True, slots=True, eq=False)
class BoardOfPlay:
    """A board with spaces and its place on the table.

    `table_from_board` (3, 3) is a rotation and a shift in the plane: from the board's mm to the
    table's.
    """

    name: str
    cells: Cells
    table_from_board: Floats

    def __post_init__(self) -> None:
        object.__setattr__(self, "table_from_board", fact(self.table_from_board, (3, 3), "pose"))

    def on_board(self, places_mm: Floats) -> Floats:
        """Convert places (N, 2) on the table to the board's own mm, (N, 2)."""
        turn, shift = self.table_from_board[:2, :2], self.table_from_board[:2, 2]
        return np.asarray((places_mm - shift) @ turn)

    def space_at(self, place_mm: Floats) -> tuple[int, int] | None:
        """Column and row, from 1, of the space at a place (2,); None beside the board."""
        inside, spaces = self._spaces_at(place_mm[None])
        return (int(spaces[0, 0]), int(spaces[0, 1])) if inside[0] else None

    def _spaces_at(self, places_mm: Floats) -> tuple[Floats, Floats]:
        """Flags of the places (N, 2) on a space, and the nearest space's (column, row) for each."""
        at = self.on_board(places_mm)
        middles = self.cells.middles_mm().reshape(-1, 2)
        apart = at[:, None] - middles
        # Rectangular cells may be oblong, so distances from their middles are measured in shares of
        # a cell. Hexagons are regular.
        shares = apart / (self.cells.size_mm if self.cells.shape == "square" else 1.0)
        nearest = (shares**2).sum(axis=2).argmin(axis=1)
        inside = _inside(apart[np.arange(len(at)), nearest], self.cells)
        row, column = np.divmod(nearest, self.cells.columns)
        return inside, np.stack([column + 1, row + 1], axis=1)

    def seen_at(self, place_mm: Floats, sigma_mm: float, heading_deg: float) -> SpaceSeen | None:
        """The space at a place (2,) with its probability; None beside the board."""
        space = self.space_at(place_mm)
        if space is None:
            return None
        offsets, weights = around(np.hypot(sigma_mm, LAID_SIGMA_MM))
        inside, spaces = self._spaces_at(place_mm + offsets)
        same = np.logical_and(inside, (spaces == space).all(axis=1))
        probability = round(float(weights[same].sum()), 6)
        turned = np.degrees(np.arctan2(self.table_from_board[1, 0], self.table_from_board[0, 0]))
        return SpaceSeen(self.name, *space, probability, float((heading_deg - turned) % 360))


class BoardsOfPlay:
    """Tracks the boards with spaces; movable ones are found in each picture."""

    def __init__(self, boards: Boards, calibration: Calibration) -> None:
        self._calibration = calibration
        self._movable = tuple(board for board in boards.moving if board.cells is not None)
        flat = np.eye(3)
        self._lying = {
            b.name: BoardOfPlay(b.name, b.cells, flat) for b in boards.markers if b.cells
        }

    @property
    def lying(self) -> tuple[BoardOfPlay, ...]:
        """All boards, where they were last seen."""
        return tuple(self._lying.values())

    def look(self, grey: Grey) -> None:
        """Find the movable ones; a board whose markers are covered stays where it was."""
        for dictionary in {board.dictionary.name for board in self._movable}:
            same = [board for board in self._movable if board.dictionary.name == dictionary]
            wanted = [number for board in same for number in board.markers]
            found = find_markers(grey, same[0].dictionary, wanted, enlargements=ENLARGEMENTS)
            for board in same:
                self._see(board, {n: c for n, c in found.items() if n in board.markers})

    def space_of(self, place_mm: Floats, sigma_mm: float, heading_deg: float) -> SpaceSeen | None:
        """The space at a place (2,), of whichever board is likeliest; None beside all of them."""
        boards = self._lying.values()
        seen = (board.seen_at(place_mm, sigma_mm, heading_deg) for board in boards)
        return max((s for s in seen if s), key=lambda s: (s.probability, s.board), default=None)

    def _see(self, board: MarkerBoard, found: dict[int, Floats]) -> None:
        pose = pose_of(board_of_markers(board, found), self._calibration) if found else None
        if pose is None or not pose.coplanar or board.cells is None:
            return
        flat = pose.table_from_board[np.ix_([0, 1, 3], [0, 1, 3])]
        self._lying[board.name] = BoardOfPlay(board.name, board.cells, flat)


def _inside(apart_mm: Floats, cells: Cells) -> Floats:
    """Whether places at distances (N, 2) from the nearest middle are on that space."""
    wide, high = cells.size_mm
    x, y = np.abs(apart_mm).T
    if cells.shape == "square":
        return np.asarray((x <= wide / 2) & (y <= high / 2))
    # A hexagon with flat edges above and below: first these, then the slanting edges.
    return np.asarray((y <= high / 2) & (x * 2 / wide + y / high <= 1))


def around(sigma_mm: float) -> tuple[Floats, Floats]:
    """Offsets (N, 2) and weights (N,) that sample a normal distribution with this sigma."""
    steps = np.linspace(-WITHIN_SIGMAS, WITHIN_SIGMAS, STEPS)
    x, y = np.meshgrid(steps, steps)
    weights = np.exp(-(x**2 + y**2) / 2).ravel()
    return np.stack([x.ravel(), y.ravel()], axis=1) * sigma_mm, weights / weights.sum()
