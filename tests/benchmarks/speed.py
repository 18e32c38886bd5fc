"""What `make bench` measured: kept as JSON, and held against what the last release measured.

A figure is told with a yardstick: a fixed piece of work, measured before it and after it. What is
compared is how many yardsticks it took, so that another machine, or a busy hour, tells nearly the
same.
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
"""Times of something in the same run; a time, less is better; or a rate, more is better."""

FOLDER: Final = Path(__file__).resolve().parents[2] / "docs" / "speed"
RESULTS: Final = FOLDER / "results.json"
RELEASED: Final = FOLDER / "released.json"

SAME: Final = 1.15
"""Up to this factor two figures are the same: so far apart one machine, left alone, is with itself
(five rounds of the four films of throws, the widest of them)."""


@dataclass(frozen=True, slots=True)
class Line:
    """One figure.

    Attributes:
        name: Stays the same from release to release.
        value: What was measured.
        unit: Of it.
        kind: What it is compared as.
        yardstick_s: Processor seconds of the fixed work, the mean of before and after.
        load: Of the machine, the mean of a minute.
        apart: The larger of both yardsticks over the smaller: more than `SAME` says that the
            machine was another one at the end than at the beginning.
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
        """What is compared: less is better."""
        if self.kind == "times":
            return self.value
        return self.value / self.yardstick_s if self.kind == "time" else _inverse(self)


def _inverse(line: Line) -> float:
    return 1 / (line.value * line.yardstick_s)


@dataclass(frozen=True, slots=True)
class Growth:
    """What something costs as more of something else is there.

    Attributes:
        name: What costs.
        of: What there is more of.
        unit: Of the cost.
        points: How many, and the cost, the fewest first.
    """

    name: str
    of: str
    unit: str
    points: tuple[tuple[float, float], ...]

    @property
    def file_name(self) -> str:
        """Of its picture."""
        return f"{self.name.replace(' ', '-')}.svg"

    @property
    def exponent(self) -> float:
        """The cost grows with so high a power: 1 is linear, 0 does not grow."""
        count, cost = np.log(np.array(self.points)).T
        return float(np.polyfit(count, cost, 1)[0])


@dataclass(slots=True)
class Measured:
    """All figures of a run, or of several."""

    lines: dict[str, Line] = field(default_factory=dict)
    growths: dict[str, Growth] = field(default_factory=dict)

    def over(self, older: "Measured") -> "Measured":
        """These figures, and the older ones of what was not measured again."""
        return Measured({**older.lines, **self.lines}, {**older.growths, **self.growths})


class Speed:
    """Where benchmarks leave their figures; they are kept when the run ends."""

    def __init__(self, yardstick: Callable[[], float] = yardstick_s) -> None:
        self.measured = Measured()
        self._yardstick = yardstick
        self._before_s = 0.0

    def begin(self) -> None:
        """Measure the yardstick; what is kept next is measured after this."""
        self._before_s = self._yardstick()

    def keep(self, name: str, value: float, unit: str, kind: Kind = "times") -> Line:
        """Note one figure, with the yardstick after it; its kind says how it is compared.

        Raises:
            ValueError: Nothing was begun.
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
        """Note what something costs as more of something is there."""
        rounded = tuple((_rounded(count), _rounded(cost)) for count, cost in points)
        growth = self.measured.growths[name] = Growth(name, of, unit, rounded)
        return growth

    def write(self) -> Measured:
        """Put the figures over those that are kept; all of them."""
        whole = self.measured.over(read(RESULTS))
        written(whole, RESULTS)
        return whole


def read(path: Path) -> Measured:
    """What was kept; nothing where there is no such file."""
    if not path.exists():
        return Measured()
    told: Mapping[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    lines = (Line(**one) for one in told["lines"])
    growths = (Growth(**one) for one in told["growths"])
    whole = [replace(one, points=tuple((x, y) for x, y in one.points)) for one in growths]
    return Measured({one.name: one for one in lines}, {one.name: one for one in whole})


def written(measured: Measured, path: Path) -> None:
    """Keep figures in a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    told = {
        "lines": [asdict(measured.lines[name]) for name in sorted(measured.lines)],
        "growths": [asdict(measured.growths[name]) for name in sorted(measured.growths)],
    }
    path.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def compared(now: Line, before: Line | None) -> str:
    """What a line says beside the last release's, in words."""
    if before is None or before.kind != now.kind:
        return "new"
    ratio = _times(now.cost, before.cost)
    word = "as before" if 1 / SAME <= ratio <= SAME else "worse" if ratio > 1 else "better"
    return f"{word} ({ratio:.2f} times)"


def ratios(now: Measured, before: Measured) -> Mapping[str, float]:
    """What each figure costs in times of the last release's, of those that both have."""
    both = (name for name in sorted(now.lines) if name in before.lines)
    pairs = {name: (now.lines[name], before.lines[name]) for name in both}
    return {
        name: _times(new.cost, old.cost)
        for name, (new, old) in pairs.items()
        if new.kind == old.kind
    }


def _times(now: float, before: float) -> float:
    """A cost in times of one before; none may be nothing, as of frames that are lost."""
    if before:
        return now / before
    return math.inf if now else 1.0


def _rounded(value: float) -> float:
    return float(f"{value:.4g}")
