"""How a game's commands are said in words: which reader reads which field of which command.

What the types of the fields say is enough to play any game; a game's own lexicon adds the names of
its pieces, places and cards, its units, other words for its commands, and what matters most.
"""

import dataclasses
import re
import typing
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TypeAlias

from engine.game import AnyGame, AnyState, Seat
from engine.notation import hints, members
from engine.plain import defaults
from server.cli.play.readers import (
    Either,
    FreeText,
    InTurn,
    ListOf,
    Name,
    Named,
    OneWord,
    Read,
    Reader,
    Value,
    WholeNumber,
    YesOrNo,
)
from server.cli.play.units import Units
from server.cli.play.words import Line, parted

MakesReader: TypeAlias = Callable[[AnyState, Units], Reader]
"""The reader of a field, as the game stands."""

LONG_TEXTS = frozenset(("because", "text"))
"""Fields that take all the rest of a line."""

_COMMAND = re.compile(r"\b[A-Z][a-z]+(?:[A-Z][a-z]+)+\b|(?<=\()[A-Z][a-z]+(?=\))")
"""What may be a command's class name: "EndAttacks", and a single word in brackets: "(Land)"."""

NOBODY = Named((Name(None, ("nobody", "nothing", "none", "-")),), "nobody")
NOWHERE = Named((Name(None, ("nowhere", "nobody", "nothing", "none", "-")),), "nowhere")


def _plain(_state: AnyState, _seat: Seat, _units: Units) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class Lexicon:
    """What a game adds to the words that follow from its types.

    Attributes:
        fields: Readers by the name of the field, or by "Command.field" where that differs.
        verbs: Other ways of saying a command, the best one first; it is written so.
        marks: The word that is written before a field, by its name or by "Command.field", and that
            tells it in a line; empty: the value stands alone.
        actors: Fields that say who acts: left out where only one can.
        silent: Fields, as "Command.field", that are not written: the others tell them.
        first: Commands that matter most, in order; the others follow as the game lists them.
        last: Commands that matter least.
        unit: Of lengths before anybody typed one.
        span: Tenths of a millimetre in a hand-span of whoever is on; None where none is known.
        board: The game drawn, from the state as a seat may see it.
        score: How everybody stands, in a few lines, from the same.
        words: A sentence of the rules in the words that people type.
    """

    fields: Mapping[str, MakesReader] = field(default_factory=dict)
    verbs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    marks: Mapping[str, str] = field(default_factory=dict)
    actors: frozenset[str] = frozenset(("player", "creature", "figure"))
    silent: frozenset[str] = frozenset()
    first: tuple[str, ...] = ()
    last: tuple[str, ...] = ()
    unit: str = "mm"
    span: Callable[[AnyState], int | None] = lambda _state: None
    board: Callable[[AnyState, Seat, Units], str] = _plain
    score: Callable[[AnyState, Seat, Units], str] = _plain
    words: Callable[[AnyState, str], str] = lambda _state, sentence: sentence

    def reader(self, kind: type[object], field: str, state: AnyState, units: Units) -> Reader:
        """What reads a field of a command."""
        own = self.fields.get(f"{kind.__name__}.{field}") or self.fields.get(field)
        hint = hints(kind)[field]
        reader = own(state, units) if own else by_type(hint, field, state)
        needed = field not in defaults(kind)
        may_be_nothing = type(None) in members(hint) and needed
        nothing = NOWHERE if any(map(dataclasses.is_dataclass, members(hint))) else NOBODY
        return Either((reader, nothing)) if may_be_nothing else reader

    def verb(self, command: str) -> str:
        """What a kind of command is called, by the name of its class."""
        own = self.verbs.get(command)
        return own[0] if own else " ".join(parted(command))

    def acting(self, command: str) -> frozenset[str]:
        """Fields that say who acts; what is read otherwise in this command alone does not."""
        return frozenset(one for one in self.actors if f"{command}.{one}" not in self.fields)

    def commands_in_words(self, game: AnyGame, sentence: str) -> str:
        """A sentence of the rules with its commands as they are typed: `end attacks`."""
        kinds = {kind.__name__ for kind in game.commands}
        return _COMMAND.sub(
            lambda found: f"`{self.verb(found[0])}`" if found[0] in kinds else found[0], sentence
        )

    def weight(self, command: str) -> int:
        """How far back a command stands in lists."""
        if command in self.first:
            return self.first.index(command)
        return len(self.first) + (1 + self.last.index(command) if command in self.last else 0)

    def mark(self, kind: type[object], field: str) -> str | None:
        """The word before a field, perhaps none at all; None: the field's own name."""
        usual = self.marks.get(field, _MARKS.get(field))
        return self.marks.get(f"{kind.__name__}.{field}", usual)


_MARKS: Mapping[str, str] = MappingProxyType(
    {"values": "", "target": "", "to": "to", "at": "at", "toward": "toward", "because": "because"}
)


def by_type(hint: object, field: str, state: AnyState) -> Reader:
    """What reads a field of this type, whatever the game."""
    kinds = [kind for kind in members(hint) if kind is not type(None)]
    if len(kinds) != 1:
        return Unsayable()
    kind = kinds[0]
    origin, inner = typing.get_origin(kind), typing.get_args(kind)
    if origin is tuple:
        return ListOf(by_type(inner[0], field.removesuffix("s"), state))
    if origin is typing.Literal:
        return Named(tuple(Name(one, (" ".join(parted(str(one))),)) for one in inner), field)
    if isinstance(kind, type) and dataclasses.is_dataclass(kind):
        return InTurn(kind, [(name, by_type(of, name, state)) for name, of in hints(kind).items()])
    return _plain_reader(kind, field, state)


def _plain_reader(kind: object, field: str, state: AnyState) -> Reader:
    if kind is bool:
        return YesOrNo()
    if kind is str:
        return FreeText() if field in LONG_TEXTS else OneWord()
    return players(state, Units()) if field == "player" else WholeNumber()


def players(state: AnyState, _units: Units) -> Reader:
    """The players by name."""
    named = enumerate(state.options.players, start=1)
    return Named(tuple(Name(seat, (one.name, f"seat {seat}")) for seat, one in named), "a player")


@dataclass(frozen=True, slots=True)
class Unsayable:
    """What has no words: the exact form says it."""

    def read(self, _words: Line, _at: int) -> "typing.Iterator[Read[Value]]":
        """Never."""
        return iter(())

    def write(self, value: Value) -> str:
        """As Python shows it; nobody reads it back."""
        return str(value)

    def known(self) -> tuple[str, ...]:
        """Nothing."""
        return ()

    def wanted(self) -> str:
        """The other form."""
        return "the exact form (see `help exact`)"
