"""Which space of a board a place lies on: on the hexes of a part that was shifted and turned."""

import numpy as np
import pytest

from calibration.detect.boards import grey_of
from calibration.model.printed import Cells
from calibration.solve.calibrate import calibrate
from tests.support import drawn_boards as drawn
from vision.tokens.find import find_tokens
from vision.tokens.spaces import BoardOfPlay, BoardsOfPlay

SQUARE = BoardOfPlay("grid", Cells("square", 3, 2, (-20.0, 10.0), (20.0, 20.0)), np.eye(3))
HEXES = BoardOfPlay("map", Cells("hex", 3, 2, (0.0, 0.0), (46.188, 40.0)), np.eye(3))


@pytest.mark.parametrize(
    ("board", "place", "space"),
    [
        (SQUARE, (-20.0, 10.0), (1, 1)),
        (SQUARE, (29.0, -19.0), (3, 2)),
        (SQUARE, (-31.0, 10.0), None),
        (HEXES, (34.64, -20.0), (2, 1)),
        (HEXES, (0.0, -59.0), (1, 2)),
        (HEXES, (22.0, 19.0), None),  # a corner that the square around a hex holds and it does not
    ],
)
def test_a_place_lies_on_a_space_or_beside_the_board(
    board: BoardOfPlay, place: tuple[float, float], space: tuple[int, int] | None
) -> None:
    assert board.space_at(np.array(place)) == space


def test_on_the_line_between_two_spaces_either_is_as_likely() -> None:
    seen = SQUARE.seen_at(np.array([-9.99, 10.0]), 1.0, 0.0)
    assert seen is not None
    assert seen.probability == pytest.approx(0.5, abs=0.06)
    inside = SQUARE.seen_at(np.array([0.0, 10.0]), 1.0, 0.0)
    assert inside is not None
    assert inside.probability > 0.999


@pytest.mark.parametrize("seed", [0, *(pytest.param(n, marks=pytest.mark.long) for n in (1, 2))])
def test_counters_stand_on_their_hexes_wherever_the_part_lies(seed: int) -> None:
    random = np.random.default_rng([11, seed])
    printed = drawn.boards("table", "hex-map", "tokens")
    parts = [b for b in printed.moving if b.name.startswith("geomorph")]
    part = parts[int(random.integers(len(parts)))]
    assert part.cells is not None
    at, heading = (330 + random.uniform(-15, 15), -60.0), float(90 + random.uniform(-25, 25))
    turn = np.radians(heading - 90)
    turned = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
    papers = drawn.board("table", "table") + drawn.board("hex-map", part.name, at, heading)
    middles = part.cells.middles_mm().reshape(-1, 2) @ turned.T + at
    # Not on the four hexes with markers, so that the part itself stays in sight.
    free = [k for k in range(49) if k not in (0, 6, 42, 48)]
    laid = {}
    for number, hexagon in zip(range(134, 142), random.choice(free, 8, replace=False), strict=True):
        x, y = middles[hexagon] + random.uniform(-6, 6, 2)
        facing = float(60 * random.integers(6) + random.uniform(-8, 8)) % 360
        papers.append(drawn.piece("tokens", number, (x, y), facing, 1.0))
        laid[number] = (int(hexagon) % 7 + 1, int(hexagon) // 7 + 1), facing
    by = drawn.view((200.0, -60.0), 780.0, float(random.uniform(50, 75)), -90.0)
    picture = drawn.seen(papers, by, table="green", seed=seed)
    calibration = calibrate([picture], printed, camera=by.camera)
    boards = BoardsOfPlay(printed, calibration)
    boards.look(grey_of(picture))
    found = find_tokens(grey_of(picture), printed, calibration)
    assert {one.number for one in found} == set(laid)
    for one in found:
        space = boards.space_of(one.at_mm, one.sigma_mm, one.heading_deg)
        hexagon, facing = laid[one.number]
        assert space is not None
        on_board = one.heading_deg - (heading - 90)
        assert abs((space.heading_deg - on_board + 180) % 360 - 180) < 1
        assert (space.board, (space.column, space.row)) == (part.name, hexagon)
        assert abs((one.heading_deg - facing + 180) % 360 - 180) < 5


def test_a_part_that_is_covered_stays_where_it_was() -> None:
    printed = drawn.boards("table", "hex-map", "tokens")
    by = drawn.view((200.0, -60.0), 800.0, 60.0, -90.0)
    papers = drawn.board("table", "table") + drawn.board("hex-map", "geomorph-A", (330.0, -60.0))
    seen = drawn.seen(papers, by)
    boards = BoardsOfPlay(printed, calibrate([seen], printed, camera=by.camera))
    boards.look(grey_of(seen))
    before = [(one.name, one.table_from_board.tolist()) for one in boards.lying]
    assert [name for name, _ in before] == ["geomorph-A"]
    boards.look(
        grey_of(drawn.seen(papers, by, arm_mm=[(150, -300), (520, -300), (520, 200), (150, 200)]))
    )
    assert [(one.name, one.table_from_board.tolist()) for one in boards.lying] == before
