"""Every sheet is rendered and read back: its markers are where its boards file says."""

import itertools
import json
from functools import cache
from typing import Any

import numpy as np
import pytest

from calibration.arrays import Floats
from calibration.model.boards_file import parse_boards
from calibration.sheets import (
    SHEETS,
    PrintedSheet,
    SheetProblem,
    draw_sheet,
    draw_sheets,
    standard_boards,
)
from calibration.sheets.press import PAPERS_MM, RULER_MM
from tests.calibration.sheets.readback import (
    PX_PER_MM,
    Grey,
    Read,
    cell_ring,
    pages,
    read_markers,
    rigid_residual_mm,
    told_corners,
)

PROMISED_MM = 0.1
CUT_APART = ("corners", "field")
"""Sheets whose pieces are cut apart and placed separately: only each marker can be checked."""

EVERY = [(name, paper) for name in SHEETS for paper in PAPERS_MM]
ON_ONE_AND_BOTH = [
    pytest.param(name, paper, marks=() if paper == "a4" else pytest.mark.long)
    for name, paper in EVERY
]


@cache
def printed(name: str, paper: str) -> tuple[PrintedSheet, tuple[Grey, ...]]:
    sheet = draw_sheet(name, paper=paper)
    return sheet, tuple(pages(sheet.pdf))


def boards_of(sheet: PrintedSheet) -> list[dict[str, Any]]:
    boards: list[dict[str, Any]] = json.loads(sheet.boards_json)["boards"]
    return boards


def corners_by_number(board: dict[str, Any]) -> dict[int, Floats]:
    """Nominal corners (4, 2) in mm, y up, of each marker of a board of any kind."""
    if board["type"] == "aruco":
        return told_corners(board)
    if board["type"] == "tokens":
        half = board["marker_mm"] / 2
        square = np.array([[-half, half], [half, half], [half, -half], [-half, -half]])
        return {int(number): square for number in board["pieces"]}
    (sheet,) = parse_boards(json.dumps({"boards": [board]})).charuco
    return {n: corners[:, :2] * [1, -1] for n, corners in sheet.markers_mm().items()}


@cache
def read_on(name: str, paper: str, dictionary: str) -> tuple[list[Read], ...]:
    """The detected markers of a dictionary on each page."""
    return tuple(read_markers(page, dictionary) for page in printed(name, paper)[1])


def seen_on(name: str, paper: str, board: dict[str, Any]) -> list[list[Read]]:
    """The detected markers of a board on each page."""
    numbers = corners_by_number(board)
    return [
        [read for read in reads if read.number in numbers]
        for reads in read_on(name, paper, board["dictionary"])
    ]


def residual_mm(name: str, board: dict[str, Any], reads: list[Read]) -> float:
    corners = corners_by_number(board)
    if board["type"] == "tokens" or name in CUT_APART:
        return max(rigid_residual_mm(corners[read.number], read.corners_mm) for read in reads)
    return rigid_residual_mm(
        np.concatenate([corners[read.number] for read in reads]),
        np.concatenate([read.corners_mm for read in reads]),
    )


@pytest.mark.parametrize(("name", "paper"), ON_ONE_AND_BOTH)
def test_every_marker_lies_where_the_boards_file_says(name: str, paper: str) -> None:
    found, worst = 0, 0.0
    for board in boards_of(printed(name, paper)[0]):
        pages_seen = [reads for reads in seen_on(name, paper, board) if reads]
        worst = max(worst, *(residual_mm(name, board, reads) for reads in pages_seen))
        numbers = {read.number for reads in pages_seen for read in reads}
        assert numbers == set(corners_by_number(board)), board["name"]
        found += sum(map(len, pages_seen))
    print(f"{name} on {paper}: {found} markers, worst corner {worst:.3f} mm off")
    assert worst < PROMISED_MM


@pytest.mark.parametrize(("name", "paper"), ON_ONE_AND_BOTH)
def test_every_marker_is_white_around_for_a_cell_at_least(name: str, paper: str) -> None:
    sheet, pictures = printed(name, paper)
    for board in boards_of(sheet):
        if board["type"] == "charuco":
            continue  # there the squares are close by design
        cells = 2 + int(board["dictionary"][5])
        for page, reads in zip(pictures, seen_on(name, paper, board), strict=True):
            for read in reads:
                ring = cell_ring(page, read.corners_mm, cells)
                assert ring.min() > 200, (read.number, ring.min())


@pytest.mark.parametrize(("name", "paper"), ON_ONE_AND_BOTH)
def test_nothing_is_printed_where_printers_cannot(name: str, paper: str) -> None:
    for page in printed(name, paper)[1]:
        edge = round(5 * PX_PER_MM)
        assert page[:edge].min() == page[-edge:].min() == 255
        assert page[:, :edge].min() == page[:, -edge:].min() == 255


@pytest.mark.parametrize(("name", "paper"), ON_ONE_AND_BOTH)
def test_every_page_carries_a_check_ruler_of_100_mm(name: str, paper: str) -> None:
    for page in printed(name, paper)[1]:
        at = page.shape[0] - round(12 * PX_PER_MM)
        dark = np.flatnonzero(page[at - 2 : at + 3].min(axis=0) < 200)
        assert (dark[-1] - dark[0]) / PX_PER_MM == pytest.approx(RULER_MM, abs=0.4)


def test_turned_markers_have_no_hairlines_between_their_cells() -> None:
    sheet, (page,) = printed("turn-card", "a4")
    (board,) = parse_boards(sheet.boards_json).moving
    checked = 0
    for read in read_markers(page, "DICT_4X4_50"):
        white = board.dictionary.bits(read.number) > 0.5
        for row, column in np.argwhere(white[:, :-1] & white[:, 1:]).tolist():
            checked += 1
            assert shade(page, read.corners_mm, column + 1, row + 0.5) == 255
        for row, column in np.argwhere(white[:-1] & white[1:]).tolist():
            checked += 1
            assert shade(page, read.corners_mm, column + 0.5, row + 1) == 255
    assert checked > 50


def shade(page: Grey, corners_mm: Floats, column: float, row: float) -> int:
    """Brightness of a 4x4 marker at a place, in cells from its upper left corner."""
    right, down = (corners_mm[1] - corners_mm[0]) / 6, (corners_mm[3] - corners_mm[0]) / 6
    x, y = np.floor((corners_mm[0] + column * right + row * down) * PX_PER_MM).astype(int)
    return int(page[y, x])


@pytest.mark.parametrize("name", ["turn-card", pytest.param("hex-map", marks=pytest.mark.long)])
def test_the_same_sheet_is_the_same_file(name: str) -> None:
    assert draw_sheet(name).pdf == draw_sheet(name).pdf


@pytest.mark.parametrize("name", SHEETS)
def test_one_boards_file_serves_both_papers(name: str) -> None:
    assert printed(name, "a4")[0].boards_json == printed(name, "letter")[0].boards_json


@pytest.mark.parametrize("pair", list(itertools.combinations(SHEETS, 2)), ids="-".join)
def test_any_two_sheets_may_lie_on_one_table(pair: tuple[str, str]) -> None:
    # Only one of several sheets may define the table, but all have different marker numbers.
    boards = [board for name in pair for board in boards_of(printed(name, "a4")[0])]
    parse_boards(json.dumps({"units": "mm", "boards": boards}))


def test_sheets_printed_together_share_a_file_and_their_boards() -> None:
    sheet = draw_sheets(["grid", "tokens", "dice-tray"], size="240x240")
    assert [board["name"] for board in boards_of(sheet)] == ["grid", "tokens", "dice-tray"]
    assert boards_of(sheet)[0]["cells"]["size_mm"] == [40.0, 40.0]
    assert len(list(pages(sheet.pdf, 20))) == 4 + 2 + 1


def test_without_a_boards_file_the_table_sheet_and_the_turn_card_are_expected() -> None:
    standard = standard_boards()
    assert [sheet.square_mm for sheet in standard.charuco] == [34.0]
    assert [card.name for card in standard.moving] == ["turn-card"]


def test_corners_lie_in_the_rectangle_asked_for() -> None:
    (board,) = boards_of(draw_sheet("corners", size="900x500"))
    centres = np.array([corners.mean(axis=0) for corners in told_corners(board).values()])
    assert np.ptp(centres, axis=0).tolist() == [900.0, 500.0]


@pytest.mark.parametrize(
    ("names", "options", "complaint"),
    [
        (["carpet"], {}, "choose table, corners, turn-card, field"),
        (["table"], {"paper": "a9"}, "choose a4, letter"),
        (["table"], {"size": "3x4"}, "leave --size out"),
        (["table", "dice-tray"], {"size": "3x4"}, "leave --size out"),
        (["corners"], {"size": "wide"}, "give it like 600x400"),
        (["corners"], {"size": "1x1"}, "give it like 600x400"),
        (["field"], {"size": "762x508"}, "10 to 144 inches; give it like 30x20"),
        (["grid", "grid"], {}, "name it once"),
        (["grid", "field"], {}, "Both 'grid' and 'field' say where the table is"),
    ],
)
def test_what_cannot_be_printed_is_refused_in_words(
    names: list[str], options: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(SheetProblem, match=complaint):
        draw_sheets(names, **options)
