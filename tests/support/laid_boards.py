"""Printed boards with pieces and cards on them, laid at random from a seed, with their places."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

import numpy as np

from calibration.arrays import Floats
from calibration.model.printed import Boards, Cells, Face
from tests.support import drawn_boards as drawn

Random = np.random.Generator

STEP_MM: Final = 84.0
"""From Location to Location, along either side of the layout."""


@dataclass(frozen=True, slots=True, eq=False)
class Lies:
    """A piece or card on the table.

    Attributes:
        sheet: The sheet it was cut from.
        number: Number of its marker.
        at_mm: (2,) the marker's middle.
        heading_deg: Direction of its upper edge.
        on: Board, column and row below it; empty if it lies beside all boards.
        facing_deg: Its heading relative to that board's x axis.
    """

    sheet: str
    number: int
    at_mm: Floats
    heading_deg: float
    on: tuple[str, int, int] | tuple[()] = ()
    facing_deg: float = 0.0

    def paper(self) -> drawn.Paper:
        """The piece as a print that can be drawn."""
        x, y = self.at_mm
        height = 1.0 if self.sheet == "tokens" else 0.3
        return drawn.piece(self.sheet, self.number, (x, y), self.heading_deg, height)


@dataclass(frozen=True, slots=True, eq=False)
class Laid:
    """A table: the printed sheets, the boards on it, and the pieces on those, topmost last."""

    printed: Boards
    boards: tuple[drawn.Paper, ...]
    pieces: tuple[Lies, ...]
    shows_mm: Floats

    def papers(self) -> list[drawn.Paper]:
        """All boards and pieces, from the lowest to the topmost."""
        return [*self.boards, *(one.paper() for one in self.pieces)]


def named(printed: Boards, sheet: str) -> Mapping[str, int]:
    """The numbers of a sheet's pieces by their names."""
    (board,) = [one for one in printed.tokens if one.name == sheet]
    return {name: number for number, name in board.pieces.items()}


def face_of(printed: Boards, sheet: str, name: str) -> Face:
    """The print of a piece."""
    (board,) = [one for one in printed.tokens if one.name == sheet]
    return board.faces.get(name) or board.faces[name.split("/")[0]]


def marker_at(middle_mm: Floats, heading_deg: float, face: Face) -> Floats:
    """The middle of the marker of a card whose own middle lies at a place."""
    turn = np.radians(heading_deg)
    up = np.array([np.cos(turn), np.sin(turn)])
    right = np.array([up[1], -up[0]])
    x, y = np.array(face.marker_at_mm) - np.array(face.size_mm) / 2
    return np.asarray(middle_mm + x * right - y * up)


def card(printed: Boards, name: str, middle_mm: Floats, heading_deg: float = 90.0) -> drawn.Paper:
    """A card whose own middle lies at a place."""
    at = marker_at(middle_mm, heading_deg, face_of(printed, "cards", name))
    return drawn.piece("cards", named(printed, "cards")[name], (at[0], at[1]), heading_deg, 0.3)


def grid(random: Random) -> Laid:
    """Clearing House: pawns, traps and Xs on the grid, cards and hearts beside it."""
    size = str(random.choice(["180x180", "180x180", "240x240", "330x330"]))
    pieces_too = drawn.boards("grid", "tokens", "cards")
    printed = replace(drawn.boards("grid", size=size), tokens=pieces_too.tokens)
    cells = printed.markers[0].cells
    assert cells is not None
    half = 3 * np.array(cells.size_mm)
    tokens = named(printed, "tokens")
    wanted = [tokens[f"pawn/{n}"] for n in range(1, 5)]
    wanted += list(random.choice([tokens[f"trap/{s}/{n}"] for s in (1, 2, 3, 4) for n in (1, 2)],
                                 5, replace=False))  # fmt: skip
    wanted += [tokens[f"police-x/{n}"] for n in range(1, int(random.integers(2, 10)))]
    spaces = random.choice(36, len(wanted), replace=False)
    pieces = [
        _on(cells, "grid", int(space), int(number), random, loose=2.5)
        for number, space in zip(wanted, spaces, strict=True)
    ]
    beside = _beside_the_grid(printed, float(half[0]), float(half[1]), random)
    corners = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * (half + 25)
    last = np.array([[one.at_mm[0] + 55, one.at_mm[1] - 70] for one in beside])
    return Laid(
        printed, tuple(drawn.board("grid", "grid", size=size)),
        tuple(pieces + beside), np.vstack([corners, last]),
    )  # fmt: skip


def _beside_the_grid(
    printed: Boards, half_wide: float, half_high: float, random: Random
) -> list[Lies]:
    cards = named(printed, "cards")
    names = [
        *random.choice([n for n in cards if n.startswith("action/")], 3, replace=False),
        *random.choice([n for n in cards if n.startswith("heart/")], 3, replace=False),
        "back/action", "back/heart",
    ]  # fmt: skip
    lies = []
    for place, name in enumerate(names):
        column, row = place % 2, place // 2
        at = np.array([half_wide + 75 + 80 * column, half_high - 30 - 85 * row])
        middle = at + random.uniform(-4, 4, 2)
        heading = float(90 + random.uniform(-10, 10))
        there = marker_at(middle, heading, face_of(printed, "cards", str(name)))
        lies.append(Lies("cards", cards[str(name)], there, heading % 360))
    return lies


def hex_map(random: Random) -> Laid:
    """Metamorph: parts of the map side by side, the chart, counters on both."""
    printed = drawn.boards("table", "hex-map", "tokens")
    letters = [str(one) for one in random.choice(list("ABCDEFGHI"), int(random.integers(1, 4)),
                                                  replace=False)]  # fmt: skip
    heading = float(90 + random.uniform(-20, 20))
    turned = _turned(heading)
    papers = drawn.board("table", "table")
    wizards = [number for name, number in named(printed, "tokens").items()
               if name.split("/")[0] in ("wizard", "key", "mana-font")]  # fmt: skip
    pieces, shows = [], [np.array([[0.0, 0.0], [170.0, -238.0]])]
    start = np.array([340.0, -120.0])
    for place, letter in enumerate(letters):
        # Columns fit into each other: each part half a hex lower or higher than the last.
        shift = np.array([place * 7 * 34.641, (20.0 if place % 2 else 0.0)])
        at = start + turned @ shift
        papers += drawn.board("hex-map", f"geomorph-{letter}", (at[0], at[1]), heading)
        board = next(b for b in printed.moving if b.name == f"geomorph-{letter}")
        assert board.cells is not None
        free = [k for k in range(49) if k not in (0, 6, 42, 48)]
        mine, wizards = wizards[:3], wizards[3:]
        for number, space in zip(mine, random.choice(free, len(mine), replace=False), strict=True):
            one = _on(board.cells, board.name, int(space), number, random, loose=5, six=True)
            pieces.append(_moved(one, at, heading))
        shows.append(np.array([[-150, -160], [150, -160], [150, 160], [-150, 160]]) @ turned.T + at)
    chart_at, chart_heading = np.array([85.0, 210.0]), float(90 + random.uniform(-8, 8))
    papers += drawn.board("hex-map", "chart", (chart_at[0], chart_at[1]), chart_heading)
    chart = next(b for b in printed.moving if b.name == "chart")
    assert chart.cells is not None
    counters = named(printed, "tokens")
    shapes = random.choice([9, 10, 11, 17, 23, 24, 25, 31, 37], 4, replace=False)
    for name, space in zip(("current-shape/1", "target-shape/1", "blob/2", "target-shape/2"),
                           shapes, strict=True):  # fmt: skip
        one = _on(chart.cells, "chart", int(space), counters[name], random, loose=2, still=True)
        pieces.append(_moved(one, chart_at, chart_heading))
    shows.append(np.array([[-100, -115], [100, -115], [100, 115], [-100, 115]]) + chart_at)
    return Laid(printed, tuple(papers), tuple(pieces), np.vstack(shows))


def story(random: Random) -> Laid:
    """Generation Zero: Locations corner to corner, cards of characters and backs on them."""
    printed = drawn.boards("table", "cards")
    cards = named(printed, "cards")
    heading = float(90 + random.uniform(-25, 25))
    turned = _turned(heading)
    wide = int(random.integers(3, 6))
    spots = [(c, r) for c in range(wide) for r in range(4) if (c + r) % 2 == 0]
    start = np.array([250.0, 60.0])
    numbers = list(random.permutation(range(1, 26)))
    pieces, middles = [], []
    for number, spot in zip(numbers, spots, strict=False):
        middle = start + turned @ (np.array([spot[0], -spot[1]]) * STEP_MM)
        middle = middle + random.uniform(-3, 3, 2)
        name = f"location/{number}"
        angle = float(heading + random.uniform(-5, 5))
        at = marker_at(middle, angle, face_of(printed, "cards", name))
        pieces.append(Lies("cards", cards[name], at, angle % 360, (name, 0, 0)))
        middles.append((name, middle, angle))
    people = ["agent/1", "agent/5", "sue/2", "sue/4", "monster/3", "canon/7"]
    people += ["back/canon"] * 4
    for person, place in zip(people, random.permutation(len(middles)), strict=False):
        name, middle, angle = middles[int(place)]
        # Beside the Location's code, as the sheet says: on its lower right part.
        turn = _turned(angle)
        own = float(angle + random.uniform(-8, 8))
        at = middle + turn @ np.array([14.0, -13.0]) + random.uniform(-2, 2, 2)
        there = marker_at(at, own, face_of(printed, "cards", person))
        pieces.append(Lies("cards", cards[person], there, own % 360, (name, 1, 1), 0.0))
    around = np.vstack([m + STEP_MM * 0.75 * np.array([[1, 1], [-1, 1], [1, -1], [-1, -1]])
                        for _, m, _ in middles])  # fmt: skip
    return Laid(
        printed, tuple(drawn.board("table", "table")), tuple(pieces),
        np.vstack([around, [[0.0, 0.0], [170.0, -238.0]]]),
    )  # fmt: skip


TABLES: Final[Mapping[str, Callable[[Random], Laid]]] = MappingProxyType(
    {"grid": grid, "hex-map": hex_map, "story": story}
)
"""Each of the three games' tables."""


def _turned(heading_deg: float) -> Floats:
    turn = np.radians(heading_deg - 90)
    return np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])


def _on(
    cells: Cells,
    board: str,
    space: int,
    number: int,
    random: Random,
    *,
    loose: float,
    six: bool = False,
    still: bool = False,
) -> Lies:
    at = cells.middles_mm().reshape(-1, 2)[space] + random.uniform(-loose, loose, 2)
    steps = 60 if six else 90
    facing = 90.0 if still else float(steps * random.integers(360 // steps) + (30 if six else 0))
    facing += float(random.uniform(-9, 9))
    row, column = divmod(space, cells.columns)
    return Lies("tokens", number, at, facing % 360, (board, column + 1, row + 1), facing % 360)


def _moved(one: Lies, at_mm: Floats, heading_deg: float) -> Lies:
    place = _turned(heading_deg) @ one.at_mm + at_mm
    heading = (one.heading_deg + heading_deg - 90) % 360
    return Lies(one.sheet, one.number, place, heading, one.on, one.facing_deg)
