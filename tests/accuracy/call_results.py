"""The stored results on fresh worlds for each kind of video call, for the documentation."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path
from typing import Any, Final

from tests.accuracy.samples import Measurement, as_json, from_json

KEPT: Final = Path(__file__).resolve().parents[2] / "docs" / "accuracy" / "compressed.json"


@dataclass(frozen=True, slots=True)
class Call:
    """A kind of video call: its bitrate and frame loss.

    Attributes:
        mbit_per_s: Bitrate of H.264 in megabits a second; None for the clip as it is.
        lost: Probability that a frame is lost, independently for each, by a fixed seed.
    """

    mbit_per_s: float | None
    lost: float = 0.0

    def __str__(self) -> str:
        if self.mbit_per_s is None:
            return "as filmed"
        return f"{self.mbit_per_s:g} Mbit/s, {self.lost:.0%} of the frames lost"


@dataclass(frozen=True, slots=True)
class CallsMeasured:
    """One kind of measurement, on the fresh worlds of one draw.

    Attributes:
        draw: The number that drew the worlds.
        worlds: Names of the measured worlds.
        measured: The measurements of all of them, for each kind of call.
        on: The day of the last measurement.
    """

    draw: int
    worlds: tuple[str, ...] = ()
    measured: Mapping[Call, tuple[Measurement, ...]] = field(default_factory=dict)
    on: str = ""

    def goes_on(self, draw: int, wanted: Sequence[Call]) -> bool:
        """Whether worlds of this draw and these kinds of call may be added."""
        return self.draw == draw and set(self.measured) == set(wanted)


def with_world(
    before: CallsMeasured, name: str, found: Mapping[Call, tuple[Measurement, ...]]
) -> CallsMeasured:
    """The same results with one more world."""
    measured = {call: joined([before.measured.get(call, ()), mine]) for call, mine in found.items()}
    today = date.today().isoformat()
    return replace(before, worlds=(*before.worlds, name), measured=measured, on=today)


def joined(parts: Sequence[Sequence[Measurement]]) -> tuple[Measurement, ...]:
    """Merge measurements of several items: one measurement of each kind with all samples."""
    found: dict[str, Measurement] = {}
    for one in (one for part in parts for one in part):
        before = found[one.name].samples if one.name in found else ()
        found[one.name] = replace(one, samples=(*before, *one.samples))
    return tuple(found.values())


def keep(what: str, found: CallsMeasured, path: Path = KEPT) -> None:
    """Add measurements to the stored results, replacing earlier ones of the same name."""
    told = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    told[what] = {
        "draw": found.draw,
        "on": found.on,
        "worlds": list(found.worlds),
        "calls": [
            {
                "mbit_per_s": call.mbit_per_s,
                "lost": call.lost,
                "measured": [as_json(one) for one in measured],
            }
            for call, measured in found.measured.items()
        ],
    }
    path.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def kept(path: Path = KEPT) -> dict[str, CallsMeasured]:
    """The last stored measurements, by name; empty if there are none."""
    if not path.exists():
        return {}
    told = json.loads(path.read_text(encoding="utf-8"))
    return {what: _read(one) for what, one in told.items()}


def _read(told: dict[str, Any]) -> CallsMeasured:
    measured = {
        Call(one["mbit_per_s"], one["lost"]): tuple(from_json(m) for m in one["measured"])
        for one in told["calls"]
    }
    return CallsMeasured(told["draw"], tuple(told["worlds"]), measured, told["on"])
