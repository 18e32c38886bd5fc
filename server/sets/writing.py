"""The built-in set as a file to start from: one row a line, so that it can be read and edited."""

import json
from collections.abc import Sequence

from engine.game import AnyGame
from server.sets.reading import sets_of


def built_in_text(game: AnyGame) -> str:
    """The built-in set as JSON; raises SetProblem if the game has none."""
    parts = [f"{_one(key)}: {_rows(rows)}" for key, rows in sets_of(game).built_in().items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _rows(rows: Sequence[object]) -> str:
    return "[\n" + ",\n".join(f"  {_one(row)}" for row in rows) + "\n]"


def _one(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
