"""A reader for open matters in a fight: "open a wound of 2 dice to Bo for a fall"."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TYPE_CHECKING

from engine.game import AnyState
from engine.games.clay_o_rama.state import (
    Assault,
    Chance,
    Judgement,
    Riposte,
    Shot,
    Turn,
    Wound,
)
from engine.notation import hints
from engine.plain import defaults
from engine.record import Record, made
from server.cli.play.line_search import LineSearch, Start
from server.cli.play.readers import FreeText, Read, Reader, Value, WholeNumber, YesOrNo
from server.cli.play.units import Units
from server.cli.play.words import NOISE, Line, words_of

if TYPE_CHECKING:
    from server.cli.play.lexicon import Lexicon

CALLED: Mapping[str, type[Record]] = MappingProxyType(
    {
        "move": Turn,
        "turn": Turn,
        "shot": Shot,
        "attacks": Assault,
        "assault": Assault,
        "wound": Wound,
        "answer": Riposte,
        "riposte": Riposte,
        "chance": Chance,
        "judgement": Judgement,
    }
)
"""Kinds of open matters by name; of several names of a kind, the first is written."""

MARKS: Mapping[str, str] = MappingProxyType(
    {
        "Turn.creature": "of",
        "Shot.creature": "by",
        "Shot.target": "at",
        "Assault.attacker": "by",
        "Assault.target": "on",
        "Wound.target": "to",
        "Wound.why": "for",
        "Riposte.defender": "of",
        "Riposte.attacker": "to",
        "Chance.creature": "of",
        "Chance.power": "to use",
        "Chance.target": "on",
        "Judgement.power": "of",
        "Judgement.target": "on",
    }
)
"""The words typed before each field of an open matter; other fields follow their own name."""


@dataclass(frozen=True, slots=True)
class MatterWords:
    """A reader for an open matter: its name, then its fields in any order."""

    state: AnyState
    units: Units
    lexicon: "Lexicon"

    def read(self, words: Line, at: int) -> Iterator[Read[Value]]:
        """Parse the words up to "because"; yield each match that has all fields of its kind."""
        while at < len(words) and words[at].folded in NOISE:
            at += 1
        kind = CALLED.get(words[at].folded) if at < len(words) else None
        if kind is None:
            return
        end = next((n for n in range(at, len(words)) if words[n].folded == "because"), len(words))
        needed = set(hints(kind)) - set(defaults(kind))
        search = LineSearch(kind, words[:end], self._readers(kind), self._marked())
        for given, sure in search.all(Start(kind, at + 1)):
            if needed <= set(given):
                matter: Record = made(kind, given)
                yield Read(matter, end, sure)

    def _readers(self, kind: type[object]) -> dict[str, Reader]:
        """The readers of a kind's fields; `why` is free text."""
        return {
            name: FreeText()
            if name == "why"
            else self.lexicon.reader(kind, name, self.state, self.units)
            for name in hints(kind)
        }

    def _marked(self) -> "Lexicon":
        """The game's lexicon with `MARKS` added."""
        return replace(self.lexicon, marks={**self.lexicon.marks, **MARKS})

    def write(self, value: Value) -> str:
        """Write the kind's name and the fields that differ from their defaults."""
        kind = type(value)
        name = next(name for name, one in CALLED.items() if one is kind)
        usual, readers = defaults(kind), self._readers(kind)
        told = [
            self._field(kind, field, reader, getattr(value, field))
            for field, reader in readers.items()
            if not (field in usual and usual[field] == getattr(value, field))
        ]
        return " ".join((name, *told))

    def _field(self, kind: type[object], field: str, reader: Reader, value: Value) -> str:
        text, called = reader.write(value), " ".join(words_of(field))
        mark = MARKS.get(f"{kind.__name__}.{field}")
        if isinstance(reader, YesOrNo):
            return f"{called} {text}".strip()
        if isinstance(reader, WholeNumber) and called == "dice":
            return f"{text} dice"
        return f"{called if mark is None else mark} {text}"

    def known(self) -> tuple[str, ...]:
        """Names of the kinds of open matters."""
        return tuple(CALLED)

    def wanted(self) -> str:
        """What is to be typed."""
        return "what is open, such as wound of 2 dice to Bo for a fall"
