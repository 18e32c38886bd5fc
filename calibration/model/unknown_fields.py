"""Find fields of a boards file that nothing reads, such as misspelled ones.

They are no error: other programs write boards files too, and may add notes of their own.
"""

import json
from collections.abc import Collection, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from calibration.json_object import JsonObject
from calibration.model.boards_entry import BoardEntry, shortened

FILE_FIELDS: Final = frozenset({"units", "boards"})
"""Fields of a boards file."""

_OF_ALL: Final = frozenset({"name", "type"})
_OF_MARKERS: Final = _OF_ALL | {"dictionary", "dictionary_file"}

BOARD_FIELDS: Final[Mapping[str, frozenset[str]]] = MappingProxyType(
    {
        "charuco": _OF_MARKERS
        | {"squares_x", "squares_y", "square_mm", "marker_mm"}
        | {"first_marker", "legacy", "table_from_board"},
        "aruco": _OF_MARKERS | {"markers", "moves", "cells"},
        "tokens": _OF_MARKERS | {"marker_mm", "height_mm", "pieces", "faces"},
        "disc": _OF_ALL | {"diameter_mm"},
        "scale": _OF_ALL | {"mm_per_px"},
    }
)
"""Fields of each kind of board, by its type."""

CELLS_FIELDS: Final = frozenset({"shape", "columns", "rows", "first_mm", "size_mm"})
"""Fields of the `cells` of a board of markers."""

FACE_FIELDS: Final = frozenset({"size_mm", "marker_at_mm"})
"""Fields of each of the `faces` of pieces."""


def unknown_fields(text: str) -> tuple[str, ...]:
    """One sentence without a full stop for each part of a boards file that has unknown fields.

    Args:
        text: A boards file that `parse_boards` accepts.
    """
    data = json.loads(text)
    found = [*_sentences("the boards file", data, FILE_FIELDS)]
    for number, board in enumerate(data["boards"]):
        who = BoardEntry(board, number, "").title
        known = BOARD_FIELDS[board["type"]]
        found += _sentences(who, board, known)
        if "cells" in known:
            found += _sentences(f'"cells" of {who}', board.get("cells") or {}, CELLS_FIELDS)
        for name, face in board.get("faces", {}).items() if "faces" in known else ():
            found += _sentences(f"the face {shortened(name)} of {who}", face, FACE_FIELDS)
    return tuple(found)


def _sentences(who: str, data: JsonObject, known: Collection[str]) -> Iterator[str]:
    unknown = [shortened(field) for field in data if field not in known]
    if unknown:
        what = "the unknown field" if len(unknown) == 1 else "the unknown fields"
        ignored = "it is ignored" if len(unknown) == 1 else "they are ignored"
        yield (
            f"{who} has {what} {', '.join(unknown)}, and {ignored}; "
            f"known are {', '.join(sorted(known))}"
        )
