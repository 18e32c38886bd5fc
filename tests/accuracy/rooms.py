"""The stored measurements in rendered rooms for the report: seen, spent and fresh ones."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from tests.accuracy.samples import Measurement, as_json, from_json
from vision.doubt.worth import WORTH

KEPT: Final = Path(__file__).resolve().parents[2] / "docs" / "accuracy" / "fresh.json"

Column: TypeAlias = Literal["seen", "spent", "fresh"]
"""Worlds that were looked at during development; worlds of earlier draws that nobody had looked at
when they were measured; and those of the last draw, which nobody has looked at."""


@dataclass(frozen=True, slots=True)
class RoomsMeasured:
    """One kind of measurement in rendered rooms.

    Attributes:
        draw: The number that drew the worlds; None for worlds that were looked at.
        worlds: Their names.
        missing: How many more were drawn but not rendered.
        measured: The measurements.
        on: The day on which they were made, with the program of that day.
        worth: The correction factor of each kind's stated doubt at that time.
    """

    draw: int | None
    worlds: tuple[str, ...]
    missing: int
    measured: tuple[Measurement, ...]
    on: date
    worth: Mapping[str, float] | None = None

    @property
    def column(self) -> Column:
        """The column of the report in which it belongs."""
        return "seen" if self.draw is None else "fresh"


Rooms: TypeAlias = Mapping[str, Mapping[Column, RoomsMeasured]]
"""Results by the name of the measurement, then by column."""


def keep(what: str, found: RoomsMeasured, path: Path = KEPT) -> None:
    """Add measurements to the stored results, replacing earlier ones.

    Worlds that were fresh are spent when others are drawn.
    """
    told = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    now = {kind: one.factor for kind, one in WORTH.items()}
    columns = told.setdefault(what, {})
    before = columns.get("fresh")
    if found.column == "fresh" and before is not None and before["draw"] != found.draw:
        columns["spent"] = before
    columns[found.column] = {
        "draw": found.draw,
        "worlds": list(found.worlds),
        "missing": found.missing,
        "on": found.on.isoformat(),
        "worth": dict(now if found.worth is None else found.worth),
        "measured": [as_json(one) for one in found.measured],
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def kept(path: Path = KEPT) -> Rooms:
    """The last stored measurements; empty if there are none."""
    if not path.exists():
        return {}
    told = json.loads(path.read_text(encoding="utf-8"))
    return {
        what: {column: _read(one) for column, one in columns.items()}
        for what, columns in told.items()
    }


def _read(told: dict[str, Any]) -> RoomsMeasured:
    return RoomsMeasured(
        told["draw"],
        tuple(told["worlds"]),
        told["missing"],
        tuple(from_json(one) for one in told["measured"]),
        date.fromisoformat(told["on"]),
        told["worth"],
    )
