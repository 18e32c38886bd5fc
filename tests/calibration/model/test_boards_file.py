import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from calibration.model.boards_file import BoardsFileError, parse_boards
from calibration.model.printed import predefined, predefined_names
from tests.calibration.stage import CORNERS, SHEET, boards_of

CARD: dict[str, Any] = {
    "name": "card",
    "type": "aruco",
    "dictionary": "DICT_4X4_50",
    "moves": True,
    "markers": {"20": [[60, 12, 0], [84, 12, 0], [84, -12, 0], [60, -12, 0]]},
}
TOKENS = {
    "name": "t",
    "type": "tokens",
    "dictionary": "DICT_4X4_250",
    "marker_mm": 16,
    "height_mm": 3,
}
COIN = {"name": "coin", "type": "disc", "diameter_mm": 25}
SCAN = {"name": "scan", "type": "scale", "mm_per_px": 0.127}


def test_every_kind_of_board_is_read() -> None:
    boards = boards_of(SHEET, CORNERS, CARD, TOKENS, COIN, SCAN)
    assert [b.name for b in boards.charuco] == ["sheet"]
    assert [b.name for b in boards.markers] == ["corners"]
    assert [b.name for b in boards.moving] == ["card"]
    assert boards.tokens[0].height_mm == 3
    assert boards.discs[0].diameter_mm == 25
    assert boards.scales[0].mm_per_px == 0.127


def test_the_first_sheet_makes_the_table_where_no_board_has_a_place() -> None:
    loose = {k: v for k, v in SHEET.items() if k != "table_from_board"}
    place = boards_of(loose).charuco[0].table_from_board
    assert place is not None
    # x along its rows, y up the page, z out of the table.
    assert place.tolist() == np.diag([1.0, -1.0, -1.0, 1.0]).tolist()
    assert boards_of(loose, CORNERS).charuco[0].table_from_board is None


def test_opencv_s_numbering_is_kept() -> None:
    sheet = boards_of(SHEET).charuco[0]
    corners = sheet.corners_mm()
    assert len(corners) == 4 * 6
    assert corners[0].tolist() == [34, 34, 0]
    assert corners[1].tolist() == [68, 34, 0]
    assert sorted(sheet.markers_mm()) == list(range(17))


@pytest.mark.parametrize("name", predefined_names())
def test_every_predefined_dictionary_may_be_named(name: str) -> None:
    board = {**CARD, "dictionary": name, "markers": {"0": CARD["markers"]["20"]}}
    assert boards_of(board).moving[0].dictionary.name == name


def test_a_dictionary_may_be_a_file(tmp_path: Path) -> None:
    bits = ["101011111011111001001001101100000000", "000000000010011001010011111010111000"]
    lines = ["%YAML:1.0", "nmarkers: 2", "markersize: 6", "maxCorrectionBits: 0"]
    lines += [f'marker_{i}: "{row}"' for i, row in enumerate(bits)]
    (tmp_path / "own.yml").write_text("\n".join(lines), encoding="utf-8")
    board = {"name": "b", "type": "aruco", "dictionary_file": "own.yml", "moves": True,
             "markers": {"1": CARD["markers"]["20"]}}  # fmt: skip
    text = json.dumps({"units": "mm", "boards": [board]})
    own = parse_boards(text, str(tmp_path)).moving[0].dictionary
    assert own.bits(0).shape == (8, 8)
    # The first bit of marker 0 is white, inside a black border.
    assert own.bits(0)[1, 1] == 1
    assert own.bits(0)[0].sum() == 0


def test_a_dictionary_is_known_by_its_name_only() -> None:
    with pytest.raises(KeyError):
        predefined("DICT_9X9_50")


def without(board: dict[str, Any], field: str) -> dict[str, Any]:
    return {k: v for k, v in board.items() if k != field}


def markers(corners: Any, number: str = "3") -> dict[str, Any]:
    return {**CORNERS, "markers": {number: corners}}


SQUARE = [[0, 0, 0], [40, 0, 0], [40, -40, 0], [0, -40, 0]]
FACE_DOWN = [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]
STRETCHED = [[2, 0, 0, 0], [0, -1, 0, 0], [0, 0, -1, 0], [0, 0, 0, 1]]


@pytest.mark.parametrize(
    ("boards", "message"),
    [
        ([], '"boards" must be a list of at least one board'),
        ([7], r"boards\[0\] must be a JSON object"),
        ([without(SHEET, "name")], r'boards\[0\] lacks a "name"'),
        ([without(SHEET, "type")], r'boards\[0\] "sheet" lacks "type"'),
        ([{**SHEET, "type": "chess"}], "'chess'; known are aruco, charuco, disc, scale, tokens"),
        ([without(SHEET, "square_mm")], 'lacks "square_mm"'),
        ([{**SHEET, "square_mm": "34"}], "positive number of mm as \"square_mm\", but has '34'"),
        ([{**SHEET, "square_mm": True}], 'positive number of mm as "square_mm", but has True'),
        ([{**SHEET, "square_mm": -1}], 'positive number of mm as "square_mm", but has -1'),
        ([{**SHEET, "square_mm": 10**400}], r'as "square_mm", but has 10+\.\.\. \(100000 at'),
        ([{**SHEET, "marker_mm": 34}], '"marker_mm" smaller than its "square_mm"'),
        ([{**SHEET, "marker_mm": 2.5}], "at least a quarter of its"),
        ([{**SHEET, "squares_x": 2.5}], 'whole number from 2 to 200 as "squares_x", but has 2.5'),
        ([{**SHEET, "squares_x": 50}], "carries 175 markers, but DICT_5X5_100 holds only 100"),
        ([{**SHEET, "dictionary": "DICT_5X5"}], "'DICT_5X5'; OpenCV knows DICT_4X4_100"),
        ([{**SHEET, "dictionary": ["x"]}], "names the dictionary"),
        ([{**SHEET, "dictionary_file": "no.yml"}], '"no.yml", which cannot be read'),
        ([{**SHEET, "table_from_board": [1, 2]}], "4 x 4 finite numbers"),
        ([{**SHEET, "table_from_board": 10**400}], "4 x 4 finite numbers"),
        ([{**SHEET, "table_from_board": STRETCHED}], "not a rotation and shift"),
        ([{**SHEET, "table_from_board": FACE_DOWN}], "face down"),
        ([{**SHEET, "legacy": 1}], 'true or false as "legacy"'),
        ([markers({})], "four corners of three mm each for marker"),
        ([{**CORNERS, "markers": []}], 'needs "markers"'),
        ([markers(SQUARE[:3])], 'four corners of three mm each for marker "3"'),
        ([markers([[10**400, 0, 0]] * 4)], 'four corners of three mm each for marker "3"'),
        ([markers(SQUARE[::-1])], "the wrong way round"),
        ([markers([SQUARE[0], SQUARE[1], SQUARE[3], SQUARE[2]])], "does not lead around it"),
        ([markers([*SQUARE[:2], [10, -10, 0], SQUARE[3]])], "does not lead around it"),
        ([markers([SQUARE[0]] * 4)], "do not span a square"),
        ([markers(SQUARE, "50")], 'marker "50" under "markers"; DICT_4X4_50 has 0 to 49'),
        ([markers(SQUARE, "-1")], 'marker "-1"'),
        ([markers(SQUARE, "9" * 5000)], 'marker "9{60}" under'),
        ([{**CARD, "moves": "yes"}], 'true or false as "moves"'),
        ([{**TOKENS, "height_mm": -3}], '"height_mm" of zero or more, but has -3'),
        ([{**COIN, "diameter_mm": 0}], '"diameter_mm", but has 0'),
        ([{**SCAN, "mm_per_px": None}], '"mm_per_px", but has None'),
        ([{**COIN, "name": f"{k}"} for k in range(9)], "describes 9 discs, .* 8 at most"),
        ([SHEET, {**CORNERS, "name": "sheet"}], 'two boards are named "sheet"'),
        ([CARD, {**markers(SQUARE, "20")}], 'boards "corners" and "card" both use marker 20'),
    ],
)  # fmt: skip
def test_a_wrong_boards_file_is_told_by_board_and_field(boards: list[Any], message: str) -> None:
    with pytest.raises(BoardsFileError, match=message):
        parse_boards(json.dumps({"units": "mm", "boards": boards}))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "the boards file is not JSON: .*line 1, column 2.*mend it"),
        (" \n", "the boards file is empty; name the file"),
        ("[" * 100_000, "the boards file is nested too deep; name the file"),
        ('{"boards": ' + "9" * 5000 + "}", "the boards file is not JSON"),
        ("[]", "must be a JSON object"),
        ('{"units": "inch", "boards": []}', '"units" must be "mm", but is \'inch\''),
    ],
)
def test_what_is_no_boards_file_is_refused(text: str, message: str) -> None:
    with pytest.raises(BoardsFileError, match=message):
        parse_boards(text)


def test_the_complaint_about_a_file_does_not_go_to_the_error_output(
    capfd: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(BoardsFileError):
        boards_of({**without(SHEET, "dictionary"), "dictionary_file": "no.yml"})
    assert capfd.readouterr().err == ""
