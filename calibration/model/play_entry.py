"""What a boards file tells of play: the spaces printed on a board, and which piece a number is."""

from collections.abc import Mapping
from types import MappingProxyType

from calibration.json_object import JsonObject
from calibration.model.boards_entry import LARGEST_MM, BoardEntry, marker_number
from calibration.model.printed import Cells, Face, MarkerDictionary

MOST_CELLS = 1000


def cells_of(entry: BoardEntry) -> Cells | None:
    """The spaces printed on a board, if it tells any; raises BoardsFileError."""
    told = entry.told.get("cells")
    if told is None:
        return None
    if not isinstance(told, dict) or told.get("shape") not in ("square", "hex"):
        raise entry.wrong('needs "cells" with a "shape" of "square" or "hex"')
    columns, rows = (_count(entry, told, field) for field in ("columns", "rows"))
    size = _two_mm(entry, told, "size_mm", "cells")
    if min(size) <= 0:
        raise entry.wrong('needs two positive mm as "size_mm" of "cells"')
    return Cells(told["shape"], columns, rows, _two_mm(entry, told, "first_mm", "cells"), size)


def pieces_of(entry: BoardEntry, dictionary: MarkerDictionary) -> Mapping[int, str]:
    """What its numbers mean, if it tells; raises BoardsFileError."""
    told = entry.told.get("pieces", {})
    if not isinstance(told, dict) or not all(isinstance(name, str) for name in told.values()):
        raise entry.wrong("needs \"pieces\": an object from a marker's number to the piece's name")
    return MappingProxyType(
        {marker_number(entry, key, dictionary, "pieces"): name for key, name in told.items()}
    )


def faces_of(entry: BoardEntry) -> Mapping[str, Face]:
    """What its pieces look like, if it tells; raises BoardsFileError."""
    told = entry.told.get("faces", {})
    if not isinstance(told, dict) or not all(isinstance(face, dict) for face in told.values()):
        raise entry.wrong('needs "faces": an object from the first word of a name to its face')
    return MappingProxyType({name: _face(entry, face) for name, face in told.items()})


def _face(entry: BoardEntry, told: JsonObject) -> Face:
    size = _two_mm(entry, told, "size_mm", "faces")
    if min(size) <= 0:
        raise entry.wrong('needs two positive mm as "size_mm" of "faces"')
    return Face(size, _two_mm(entry, told, "marker_at_mm", "faces"))


def _count(entry: BoardEntry, told: JsonObject, field: str) -> int:
    count = told.get(field)
    if type(count) is not int or not 1 <= count <= MOST_CELLS:
        raise entry.wrong(f'needs a whole number from 1 to {MOST_CELLS} as "{field}" of "cells"')
    return count


def _two_mm(entry: BoardEntry, told: JsonObject, field: str, of: str) -> tuple[float, float]:
    lengths = told.get(field)
    if (
        not isinstance(lengths, list)
        or len(lengths) != 2
        or not all(type(mm) in (int, float) and abs(mm) <= LARGEST_MM for mm in lengths)
    ):
        raise entry.wrong(f'needs two mm as "{field}" of "{of}"')
    return float(lengths[0]), float(lengths[1])
