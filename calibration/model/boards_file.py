"""Read a boards file; every error message names the field and says how to fix it."""

import json
from typing import Final

import numpy as np

from calibration.json_object import JsonObject, json_fault
from calibration.model.board_kinds import Board, board_of
from calibration.model.boards_entry import BoardEntry, BoardsFileError, shortened
from calibration.model.printed import (
    Boards,
    CharucoSheet,
    Disc,
    FlatScan,
    MarkerBoard,
    MarkerDictionary,
    TokenMarkers,
)

__all__ = [
    "Boards",
    "BoardsFileError",
    "CharucoSheet",
    "Disc",
    "FlatScan",
    "MarkerBoard",
    "MarkerDictionary",
    "TokenMarkers",
    "parse_boards",
]


MOST_DISCS: Final = 8
"""Most discs of a boards file: no more are looked for in a picture (`MOST` in
`calibration.detect.discs.candidates`), and no more are needed."""


def parse_boards(text: str, folder: str = "") -> Boards:
    """Parse a boards file.

    Args:
        text: JSON as defined in the interfaces.
        folder: Folder to which a `dictionary_file` is relative.

    Raises:
        BoardsFileError: Something is missing, impossible or contradictory.
    """
    data = _parsed_object(text)
    if data.get("units", "mm") != "mm":
        raise BoardsFileError(f'"units" must be "mm", but is {shortened(data["units"])}')
    entries = data.get("boards")
    if not isinstance(entries, list) or not entries:
        raise BoardsFileError('"boards" must be a list of at least one board')
    read = [board_of(BoardEntry(entry, number, folder)) for number, entry in enumerate(entries)]
    _check_names(read)
    boards = _sorted_by_kind(read)
    _check_numbers(boards)
    if len(boards.discs) > MOST_DISCS:
        raise BoardsFileError(
            f"the boards file describes {len(boards.discs)} discs, but a picture is searched for "
            f"{MOST_DISCS} at most; leave some out"
        )
    return _with_first_as_table(boards)


def _parsed_object(text: str) -> JsonObject:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BoardsFileError(f"the boards file {json_fault(error)}") from None
    if not isinstance(data, dict):
        raise BoardsFileError(
            'the boards file must be a JSON object {"units": "mm", "boards": [...]}'
        )
    return data


def _check_names(read: list[Board]) -> None:
    names = [board.name for board in read]
    for name in names:
        if names.count(name) > 1:
            raise BoardsFileError(f'two boards are named "{name}"; give each its own name')


def _sorted_by_kind(read: list[Board]) -> Boards:
    singles = [b for b in read if isinstance(b, MarkerBoard)]
    return Boards(
        charuco=tuple(b for b in read if isinstance(b, CharucoSheet)),
        markers=tuple(b for b in singles if not b.moves),
        moving=tuple(b for b in singles if b.moves),
        tokens=tuple(b for b in read if isinstance(b, TokenMarkers)),
        discs=tuple(b for b in read if isinstance(b, Disc)),
        scales=tuple(b for b in read if isinstance(b, FlatScan)),
    )


def _check_numbers(boards: Boards) -> None:
    """Check that each marker is on one board only, so that boards can be told apart."""
    owner: dict[tuple[bytes, int], str] = {}
    sheets = [(s.name, s.dictionary, s.markers_mm()) for s in boards.charuco]
    singles = [(b.name, b.dictionary, b.markers) for b in (*boards.markers, *boards.moving)]
    tokens = [(t.name, t.dictionary, t.pieces) for t in boards.tokens]
    for name, dictionary, markers in (*sheets, *singles, *tokens):
        for number in markers:
            look = (dictionary.bits(number).tobytes(), dictionary.opencv.markerSize)
            if look in owner:
                raise BoardsFileError(
                    f'boards "{owner[look]}" and "{name}" both use marker {number} of '
                    f"{dictionary.name}; give each marker to one board only"
                )
            owner[look] = name


def _with_first_as_table(boards: Boards) -> Boards:
    """Let the first sheet define table space if no board has a place: x along its rows, y up it."""
    if boards.has_place or not boards.charuco:
        return boards
    first, *others = boards.charuco
    on_table = np.diag([1.0, -1.0, -1.0, 1.0])
    placed = CharucoSheet(
        first.name, first.dictionary, first.squares_xy, first.square_mm, first.marker_mm,
        first.first_marker, first.legacy, on_table,
    )  # fmt: skip
    return Boards(
        (placed, *others), boards.markers, boards.moving, boards.tokens, boards.discs, boards.scales
    )
