"""Chains the lines of a recording by hash, so that a changed, removed or cut off part is noticed.

Every line has its number and a link: a hash of the line and of the link before it, and so of all
earlier lines. The last line is an end mark; without it, lines may be missing at the end. Like the
ledger's chain this guards against damage, not against somebody who computes the chain anew.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from typing import Final

from engine.plain import JsonObject

ENDED: Final = "ended"
_LINK_DIGITS = 16
"""Hex digits of a link, 64 bits: damage to a line goes unnoticed with a probability of 10^-19, and
the links of an hour take 6 MB."""


@dataclass(frozen=True, slots=True)
class LineFault:
    """A place where a recording was changed.

    Attributes:
        line: The line of the file at which it was noticed, from 1.
        what: `changed`, `removed` (before this line) or `misplaced`.
        why: One sentence without a full stop.
    """

    line: int
    what: str
    why: str


def linked(before: str, number: int, line: JsonObject) -> JsonObject:
    """Add a line's number and its link; `before` is the link of the line before it, or empty."""
    told = {**line, "line": number}
    return {**told, "link": _link(before, told)}


class LineChain:
    """Checks the lines of a recording as they are read, and collects the faults.

    Attributes:
        chained: Whether any of the lines has a link; recordings of earlier versions have none.
        ended: Whether the last line so far is the end mark.
        faults: The faults so far, in the order of the lines.
    """

    def __init__(self) -> None:
        self.chained = False
        self.ended = False
        self.faults: list[LineFault] = []
        self._before = ""
        self._awaited = 1
        self._read = 0

    def follow(self, lines: Iterable[JsonObject]) -> Iterator[JsonObject]:
        """Pass lines on unchanged, and check each of them."""
        for line in lines:
            self._read += 1
            self._check(line)
            self.ended = line.get("did") == ENDED
            yield line

    @property
    def said(self) -> tuple[str, ...]:
        """The findings as sentences; empty for a recording without faults."""
        told = [f"{fault.why}." for fault in self.faults]
        if not self.chained:
            told.append(
                "Its lines are not chained, as in earlier versions: a change may go unnoticed."
            )
        elif not self.ended:
            told.append(
                "It ended without its last line: a power cut, a full disk, or its end was cut off."
            )
        return tuple(told)

    @property
    def doubtful(self) -> bool:
        """Whether a chained recording has faults or no end mark."""
        return bool(self.faults) or (self.chained and not self.ended)

    def to_json(self) -> JsonObject:
        """All findings as JSON."""
        return {
            "chained": self.chained,
            "ended": self.ended,
            "faults": [asdict(fault) for fault in self.faults],
            "said": list(self.said),
        }

    def _check(self, line: JsonObject) -> None:
        if not self.chained:
            self.chained = "link" in line or line.get("did") == ENDED
            if not self.chained:
                return
            if self._read > 1:
                self._fault("changed", f"Line {self._read - 1} and those before it lost their link")
                self._awaited = self._read
        told = line.get("line")
        if type(told) is int:
            self._compare(line, told)
            self._awaited = told + 1
        else:
            self._fault("changed", f"Line {self._read} was changed: it has no number")
            self._awaited += 1
        self._before = str(line.get("link", ""))

    def _compare(self, line: JsonObject, number: int) -> None:
        if number > self._awaited:
            missing = number - self._awaited
            count = "1 line is" if missing == 1 else f"{missing} lines are"
            self._fault("removed", f"{count} missing before line {self._read}")
        elif number < self._awaited:
            self._fault("misplaced", f"Line {self._read} is not in its place: it was line {number}")
        elif line.get("link") != _link(self._before, line):
            self._fault("changed", f"Line {self._read} was changed after it was written")

    def _fault(self, what: str, why: str) -> None:
        self.faults.append(LineFault(self._read, what, why))


def _link(before: str, line: JsonObject) -> str:
    told = {name: value for name, value in line.items() if name != "link"}
    text = json.dumps(told, separators=(",", ":"))
    return hashlib.sha256(f"{before}{text}".encode()).hexdigest()[:_LINK_DIGITS]
