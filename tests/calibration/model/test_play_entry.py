"""Cells and pieces of a boards file are read; errors name the board and the field."""

import json
from typing import Any

import pytest

from calibration.model.boards_file import BoardsFileError, parse_boards
from calibration.sheets import draw_sheet

CORNERS = [[0, 40, 0], [40, 40, 0], [40, 0, 0], [0, 0, 0]]
CELLS = {"shape": "square", "columns": 6, "rows": 5, "first_mm": [-10, 20], "size_mm": [30, 40]}


def board(**more: Any) -> str:
    told = {"name": "b", "type": "aruco", "dictionary": "DICT_4X4_50", "markers": {"3": CORNERS}}
    return json.dumps({"boards": [told | more]})


def tokens(*boards: dict[str, Any]) -> str:
    told = {"name": "t", "type": "tokens", "dictionary": "DICT_4X4_250", "marker_mm": 18}
    return json.dumps({"boards": [told | {"name": f"t{n}"} | b for n, b in enumerate(boards)]})


def test_cells_count_rows_towards_the_reader() -> None:
    (read,) = parse_boards(board(cells=CELLS)).markers
    assert read.cells is not None
    middles = read.cells.middles_mm()
    assert middles.shape == (5, 6, 2)
    assert middles[0, 0].tolist() == [-10, 20]
    assert middles[1, 2].tolist() == [50, -20]


def test_every_second_column_of_hexes_lies_half_a_hex_nearer() -> None:
    boards = parse_boards(draw_sheet("hex-map").boards_json)
    cells = boards.moving[0].cells
    assert cells is not None
    middles = cells.middles_mm()
    assert middles[0, 1, 1] == pytest.approx(middles[0, 0, 1] - 20)
    # Neighbours in the next column are as far as neighbours in the same one.
    across = middles[0, 1] - middles[0, 0]
    assert float((across @ across) ** 0.5) == pytest.approx(40, abs=1e-3)
    # The first marker is in the middle of the first hex.
    assert boards.moving[0].markers[50].mean(axis=0)[:2] == pytest.approx(middles[0, 0], abs=1e-3)


def test_pieces_say_which_number_is_what() -> None:
    boards = parse_boards(tokens({"pieces": {"60": "pawn/1", "61": "pawn/2"}}))
    assert boards.tokens[0].pieces == {60: "pawn/1", 61: "pawn/2"}
    assert parse_boards(tokens({})).tokens[0].pieces == {}


def test_faces_say_what_a_marker_is_printed_on() -> None:
    face = {"size_mm": [78, 78], "marker_at_mm": [13.5, 13.5]}
    (read,) = parse_boards(tokens({"faces": {"location": face}})).tokens
    assert read.faces["location"].size_mm == (78.0, 78.0)
    printed = parse_boards(draw_sheet("cards").boards_json).tokens[0].faces
    assert printed["location"].marker_at_mm == (13.5, 13.5)
    assert "back" not in printed


@pytest.mark.parametrize(
    ("faces", "complaint"),
    [
        ([1], 'needs "faces"'),
        ({"location": 3}, 'needs "faces"'),
        ({"location": {"size_mm": [78], "marker_at_mm": [1, 1]}}, '"size_mm" of "faces"'),
        ({"location": {"size_mm": [78, -1], "marker_at_mm": [1, 1]}}, "two positive mm"),
        ({"location": {"size_mm": [78, 78]}}, '"marker_at_mm" of "faces"'),
    ],
)
def test_faces_that_cannot_be_are_named(faces: Any, complaint: str) -> None:
    with pytest.raises(BoardsFileError, match=complaint):
        parse_boards(tokens({"faces": faces}))


@pytest.mark.parametrize(
    ("cells", "complaint"),
    [
        ([1], '"shape" of "square" or "hex"'),
        (CELLS | {"shape": "round"}, '"shape" of "square" or "hex"'),
        (CELLS | {"columns": 0}, '"columns" of "cells"'),
        (CELLS | {"rows": 2.5}, '"rows" of "cells"'),
        (CELLS | {"first_mm": [1]}, '"first_mm" of "cells"'),
        (CELLS | {"size_mm": [1, "x"]}, '"size_mm" of "cells"'),
        (CELLS | {"size_mm": [30, 0]}, "two positive mm"),
    ],
)
def test_cells_that_cannot_be_are_named(cells: Any, complaint: str) -> None:
    with pytest.raises(BoardsFileError, match=complaint):
        parse_boards(board(cells=cells))


@pytest.mark.parametrize(
    ("boards", "complaint"),
    [
        ([{"pieces": []}], 'needs "pieces"'),
        ([{"pieces": {"60": 3}}], 'needs "pieces"'),
        ([{"pieces": {"250": "x"}}], 'marker "250" under "pieces"; DICT_4X4_250 has 0 to 249'),
        ([{"pieces": {"60": "a"}}, {"pieces": {"60": "b"}}], "both use marker 60"),
    ],
)
def test_pieces_that_cannot_be_are_named(boards: list[dict[str, Any]], complaint: str) -> None:
    with pytest.raises(BoardsFileError, match=complaint):
        parse_boards(tokens(*boards))
