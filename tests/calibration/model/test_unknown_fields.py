import json
from typing import Any

import pytest

from calibration.model.board_kinds import board_of
from calibration.model.boards_entry import BoardEntry
from calibration.model.unknown_fields import BOARD_FIELDS, FILE_FIELDS, unknown_fields
from calibration.sheets import SHEETS, draw_sheets
from tests.calibration.model.test_boards_file import CARD, COIN, SCAN, TOKENS
from tests.calibration.stage import CORNERS, SHEET

CELLS = {"shape": "square", "columns": 2, "rows": 2, "first_mm": [0, 0], "size_mm": [20, 20]}
FACE = {"size_mm": [63, 88], "marker_at_mm": [31, 44]}


def told(*boards: dict[str, Any], **fields: object) -> tuple[str, ...]:
    return unknown_fields(json.dumps({"units": "mm", "boards": boards, **fields}))


class Asked(dict[str, Any]):
    """Records which of its keys were asked for."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.keys_asked: set[str] = set()

    def get(self, key: str, default: Any = None) -> Any:
        self.keys_asked.add(key)
        return super().get(key, default)

    def __getitem__(self, key: str) -> Any:
        self.keys_asked.add(key)
        return super().__getitem__(key)

    def __contains__(self, key: object) -> bool:
        self.keys_asked.add(str(key))
        return super().__contains__(key)


@pytest.mark.parametrize("board", [SHEET, CORNERS, TOKENS, COIN, SCAN])
def test_the_known_fields_are_those_that_are_read(board: dict[str, Any]) -> None:
    asked = Asked(board)
    board_of(BoardEntry(asked, 0, ""))
    assert asked.keys_asked == BOARD_FIELDS[board["type"]]


@pytest.mark.parametrize("name", SHEETS)
def test_the_program_s_own_boards_files_have_no_unknown_fields(name: str) -> None:
    assert unknown_fields(draw_sheets([name]).boards_json) == ()


def test_a_misspelled_field_is_named_with_the_known_ones() -> None:
    (sentence,) = told({**COIN, "diametre_mm": 24, "note": "a euro"}, CARD)
    assert sentence == (
        "boards[0] \"coin\" has the unknown fields 'diametre_mm', 'note', and they are ignored; "
        "known are diameter_mm, name, type"
    )


def test_fields_of_the_file_and_of_parts_of_a_board_are_checked_too() -> None:
    sentences = told(
        {**CORNERS, "cells": {**CELLS, "colour": "red"}},
        {**TOKENS, "faces": {"card": {**FACE, "depth_mm": 1}}},
        unit="mm",
    )
    parts = ("the boards file", '"cells" of boards[0]', "the face 'card' of boards[1]")
    assert len(sentences) == len(parts)
    assert all(one.startswith(part) for one, part in zip(sentences, parts, strict=True))
    assert sentences[0].endswith(", ".join(sorted(FILE_FIELDS)))


def test_a_field_of_another_kind_is_not_looked_into() -> None:
    (sentence,) = told({**COIN, "faces": 5})
    assert "'faces'" in sentence
