"""Results of `make bench`: stored as JSON, and compared with those of the last release.

Every figure comes with a yardstick: a fixed workload that is timed before and after it. Figures are
compared in yardsticks, so that they hardly depend on the machine or its load.
"""

import json
import math
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

import numpy as np

from tests.benchmarks.yardstick import yardstick_s

Kind: TypeAlias = Literal["times", "time", "rate"]
"""A ratio to something in the same run; a time (less is better); or a rate (more is better)."""

FOLDER: Final = Path(__file__).resolve().parents[2] / "docs" / "speed"
RESULTS: Final = FOLDER / "results.json"
RELEASED: Final = FOLDER / "released.json"

SAME: Final = 1.15
"""Factor up to which two figures count as equal: the widest variation of one idle machine (five
rounds of the four films of throws)."""


@dataclass(frozen=True, slots=True)
class Line:
    """One figure.

    Attributes:
        name: Its name, which stays the same in all releases.
        value: The measured value.
        unit: The value's unit.
        kind: How it is compared.
        yardstick_s: Processor seconds of the fixed workload, mean of before and after.
        load: The machine's load average over a minute.
        apart: Ratio of the larger yardstick to the smaller one: if it exceeds `SAME`, the machine's
            speed changed during the measurement.
    """

    name: str
    value: float
    unit: str
    kind: Kind
    yardstick_s: float
    load: float
    apart: float = 1.0

    @property
    def steady(self) -> bool:
        """Whether the yardsticks before and after agree."""
        return self.apart <= SAME

    @property
    def cost(self) -> float:
        """The value that is compared: less is better."""
        if self.kind == "times":
            return self.value
        return self.value / self.yardstick_s if self.kind == "time" else _inverse(self)


def _inverse(line: Line) -> float:
    return 1 / (line.value * line.yardstick_s)


@dataclass(frozen=True, slots=True)
class Growth:
    """How the cost of something grows with a number of things.

    Attributes:
        name: What is measured.
        of: The things whose number varies.
        unit: The cost's unit.
        points: Number of things and cost, in rising order.
    """

    name: str
    of: str
    unit: str
    points: tuple[tuple[float, float], ...]

    @property
    def file_name(self) -> str:
        """File name of its plot."""
        return f"{self.name.replace(' ', '-')}.svg"

    @property
    def exponent(self) -> float:
        """The exponent with which the cost grows: 1 is linear growth, 0 none."""
        count, cost = np.log(np.array(self.points)).T
        return float(np.polyfit(count, cost, 1)[0])


@dataclass(slots=True)
class Measured:
    """All figures of one or several runs."""

    lines: dict[str, Line] = field(default_factory=dict)
    growths: dict[str, Growth] = field(default_factory=dict)

    def over(self, older: "Measured") -> "Measured":
        """These figures, and the older ones that were not measured again."""
        return Measured({**older.lines, **self.lines}, {**older.growths, **self.growths})


class Speed:
    """Collects the benchmarks' figures, which are stored when the run ends."""

    def __init__(self, yardstick: Callable[[], float] = yardstick_s) -> None:
        self.measured = Measured()
        self._yardstick = yardstick
        self._before_s = 0.0

    def begin(self) -> None:
        """Measure the yardstick before the next figure."""
        self._before_s = self._yardstick()

    def keep(self, name: str, value: float, unit: str, kind: Kind = "times") -> Line:
        """Add a figure, and measure the yardstick after it; `kind` says how it is compared.

        Raises:
            ValueError: `begin` was not called before.
        """
        if not self._before_s:
            raise ValueError(f"{name}: measure the yardstick with `begin` first.")
        load = round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else 0.0
        before_s, after_s = self._before_s, self._yardstick()
        apart = max(before_s, after_s) / min(before_s, after_s)
        mean_s = _rounded((before_s + after_s) / 2)
        line = Line(name, _rounded(value), unit, kind, mean_s, load, round(apart, 2))
        self.measured.lines[name], self._before_s = line, after_s
        return line

    def grows(self, name: str, of: str, unit: str, points: Sequence[tuple[float, float]]) -> Growth:
        """Add how the cost of something grows with a number of things."""
        rounded = tuple((_rounded(count), _rounded(cost)) for count, cost in points)
        growth = self.measured.growths[name] = Growth(name, of, unit, rounded)
        return growth

    def write(self) -> Measured:
        """Store the figures over older ones; returns all stored figures."""
        whole = self.measured.over(read(RESULTS))
        written(whole, RESULTS)
        return whole


def read(path: Path) -> Measured:
    """Load stored figures; empty if the file does not exist."""
    if not path.exists():
        return Measured()
    told: Mapping[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    lines = (Line(**one) for one in told["lines"])
    growths = (Growth(**one) for one in told["growths"])
    whole = [replace(one, points=tuple((x, y) for x, y in one.points)) for one in growths]
    return Measured({one.name: one for one in lines}, {one.name: one for one in whole})


def written(measured: Measured, path: Path) -> None:
    """Store figures in a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    told = {
        "lines": [asdict(measured.lines[name]) for name in sorted(measured.lines)],
        "growths": [asdict(measured.growths[name]) for name in sorted(measured.growths)],
    }
    path.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def compared(now: Line, before: Line | None) -> str:
    """The comparison of a figure with the last release's, in words."""
    if before is None or before.kind != now.kind:
        return "new"
    ratio = _times(now.cost, before.cost)
    word = "as before" if 1 / SAME <= ratio <= SAME else "worse" if ratio > 1 else "better"
    return f"{word} ({ratio:.2f} times)"


def ratios(now: Measured, before: Measured) -> Mapping[str, float]:
    """Each figure's cost relative to the earlier one, for figures that both have."""
    both = (name for name in sorted(now.lines) if name in before.lines)
    pairs = {name: (now.lines[name], before.lines[name]) for name in both}
    return {
        name: _times(new.cost, old.cost)
        for name, (new, old) in pairs.items()
        if new.kind == old.kind
    }


def _times(now: float, before: float) -> float:
    """Ratio of two costs, with care for zeros, such as no lost frames."""
    if before:
        return now / before
    return math.inf if now else 1.0


def _rounded(value: float) -> float:
    return float(f"{value:.4g}")
