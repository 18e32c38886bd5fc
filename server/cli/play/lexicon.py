"""The words of a game's commands, and which reader parses which field.

The types of the fields are enough to play any game; a game's own lexicon adds the names of its
pieces, places and cards, its units, other words for its commands, and their order of importance.
"""

import dataclasses
import re
import typing
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TypeAlias

from engine.game import AnyCommand, AnyGame, AnyState, Seat
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
from server.cli.play.words import Line, words_of

MakesReader: TypeAlias = Callable[[AnyState, Units], Reader]
"""Makes the reader of a field for a state of the game."""

LONG_TEXTS = frozenset(("because", "text"))
"""Fields that take the rest of a line."""

_COMMAND = re.compile(r"\b[A-Z][a-z]+(?:[A-Z][a-z]+)+\b|(?<=\()[A-Z][a-z]+(?=\))")
"""Possible class names of commands: "EndAttacks", or a single word in brackets: "(Land)"."""

NOBODY = Named((Name(None, ("nobody", "nothing", "none", "-")),), "nobody")
NOWHERE = Named((Name(None, ("nowhere", "nobody", "nothing", "none", "-")),), "nowhere")


def _plain(_state: AnyState, _seat: Seat, _units: Units) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class Lexicon:
    """What a game adds to the words that follow from its types.

    Attributes:
        fields: Makes the reader of a field, by the field's name, or by "Command.field" for one
            command only.
        verbs: The verbs of a command, by its class name; the first one is used for writing.
        marks: The word before a field's value, by the field's name or by "Command.field"; empty if
            the value stands alone.
        actors: Fields that say who acts; they may be left out if only one can.
        behind: Number fields, as "Command.field", whose name follows the number: "3 damage".
        sayings: Returns, for a state, beginnings of a line that stand for others, which are tried
            in turn: "it misses" for "missile hits nobody".
        phrased: Writes a command whose fields would read badly; empty for all other commands.
        silent: Fields, as "Command.field", that are not written if the others determine them.
        first: The most important commands, in order; the others follow as the game lists them.
        last: The least important commands.
        goes_by_itself: Commands that are carried out without asking if there is no alternative.
        unit: The unit of lengths before anybody typed one.
        span: Returns the hand-span of the acting player in tenths of a millimetre; None if not
            known.
        board: Draws the game from the state as a seat may see it.
        score: Writes the scores in a few lines, from the same.
        words: Rewrites a sentence of the rules in the words that people type.
        does: What a command does, for commands whose usual description mentions fields.
        rule: Returns the sentence of a house rule, by its name and its value.
        rows: Options that are lists of numbers, with what each number counts: "1 tremple".
        about: The meaning of options that are not house rules.
        lengths: Options that are lengths, in tenths of a millimetre.
    """

    fields: Mapping[str, MakesReader] = field(default_factory=dict)
    verbs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    marks: Mapping[str, str] = field(default_factory=dict)
    actors: frozenset[str] = frozenset(("player", "creature", "figure"))
    behind: frozenset[str] = frozenset()
    sayings: Callable[[AnyState], Mapping[str, tuple[str, ...]]] = lambda _state: {}
    phrased: Callable[[AnyState, AnyCommand], str] = lambda _state, _command: ""
    silent: frozenset[str] = frozenset()
    first: tuple[str, ...] = ()
    last: tuple[str, ...] = ()
    goes_by_itself: frozenset[str] = frozenset()
    unit: str = "mm"
    span: Callable[[AnyState], int | None] = lambda _state: None
    board: Callable[[AnyState, Seat, Units], str] = _plain
    score: Callable[[AnyState, Seat, Units], str] = _plain
    words: Callable[[AnyState, str], str] = lambda _state, sentence: sentence
    does: Mapping[str, str] = field(default_factory=dict)
    rule: Callable[[str, object], str] = lambda _name, _value: ""
    rows: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    about: Mapping[str, str] = field(default_factory=dict)
    lengths: frozenset[str] = frozenset()

    def reader(self, kind: type[object], field: str, state: AnyState, units: Units) -> Reader:
        """The reader of a field of a command."""
        own = self.fields.get(f"{kind.__name__}.{field}") or self.fields.get(field)
        hint = hints(kind)[field]
        reader = own(state, units) if own else by_type(hint, field, state)
        needed = field not in defaults(kind)
        may_be_nothing = type(None) in members(hint) and needed
        nothing = NOWHERE if any(map(dataclasses.is_dataclass, members(hint))) else NOBODY
        return Either((reader, nothing)) if may_be_nothing else reader

    def verb(self, command: str) -> str:
        """The verb of a kind of command, by the name of its class."""
        own = self.verbs.get(command)
        return own[0] if own else " ".join(words_of(command))

    def what(self, game: AnyGame, command: str) -> str:
        """What a kind of command does, in one sentence."""
        return self.does.get(command) or _DOES.get(command) or game.help[command]

    def acting(self, command: str) -> frozenset[str]:
        """Fields that say who acts, except those with a reader for this command alone."""
        return frozenset(one for one in self.actors if f"{command}.{one}" not in self.fields)

    def commands_in_words(self, game: AnyGame, sentence: str) -> str:
        """A sentence of the rules with its commands as they are typed: `end attacks`."""
        kinds = {kind.__name__ for kind in game.commands}
        return _COMMAND.sub(
            lambda found: f"`{self.verb(found[0])}`" if found[0] in kinds else found[0], sentence
        )

    def weight(self, command: str) -> int:
        """Sort key of a command in lists."""
        if command in self.first:
            return self.first.index(command)
        return len(self.first) + (1 + self.last.index(command) if command in self.last else 0)

    def mark(self, kind: type[object], field: str) -> str | None:
        """The word before a field, empty for none; None if the field's own name is used."""
        own = self.marks.get(f"{kind.__name__}.{field}")
        if own is not None:
            return own
        verb, called = words_of(self.verb(kind.__name__)), words_of(field)
        if verb[-len(called) :] == called:
            return ""  # the verb already names the field, as in "set health"
        if field in self.actors and is_word(kind):
            return "of" if verb[0] in _OF_WHOM else ""
        usual = _MARKS.get(f"{kind.__name__}.{field}", _MARKS.get(field))
        return self.marks.get(field, usual)


_DOES: Mapping[str, str] = MappingProxyType(
    {
        "Shuffle": "Says in which order the cards come; the program does it by itself.",
        "Correct": "Sets any value straight: `correct Ada's armor to 2`, `correct round to 3`.",
    }
)

_OF_WHOM = ("set", "lose")
"""Verbs of overrides that are followed by somebody's value: "set health of Ada"."""

_MARKS: Mapping[str, str] = MappingProxyType(
    {
        "values": "",
        "target": "",
        "to": "to",
        "at": "at",
        "toward": "toward",
        "because": "because",
        "name": "",
        "players": "",
        "Note.text": "",
        "what": "",
        "value": "to",
        "card": "",
        "kind": "",
        "effect": "",
        "stat": "",
        "figures": "",
        "cells": "",
    }
)


def is_word(kind: type[object]) -> bool:
    """Whether a command is an override of the referee, which needs a reason."""
    return "because" in hints(kind) and "because" not in defaults(kind)


def by_type(hint: object, field: str, state: AnyState) -> Reader:
    """The reader for a field of this type, which works for any game."""
    kinds = [kind for kind in members(hint) if kind is not type(None)]
    if len(kinds) != 1:
        return Unsayable()
    kind = kinds[0]
    origin, inner = typing.get_origin(kind), typing.get_args(kind)
    if origin is tuple:
        return ListOf(by_type(inner[0], field.removesuffix("s"), state))
    if origin is typing.Literal:
        return Named(tuple(Name(one, (" ".join(words_of(str(one))),)) for one in inner), field)
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
    named = enumerate(names_of(state), start=1)
    return Named(tuple(Name(seat, (name, f"seat {seat}")) for seat, name in named), "a player")


def names_of(state: AnyState) -> list[str]:
    """All players' names by seat, including those who joined in mid-game."""
    seated = getattr(state, "players", ())
    known = seated if seated and hasattr(seated[0], "name") else state.options.players
    return [one.name for one in known]


@dataclass(frozen=True, slots=True)
class Unsayable:
    """Stands in for a reader of values that have no form in words, only the exact form."""

    def read(self, _words: Line, _at: int) -> "typing.Iterator[Read[Value]]":
        """Yield nothing: no words mean such a value."""
        return iter(())

    def write(self, value: Value) -> str:
        """Write the value as Python shows it, which cannot be parsed."""
        return str(value)

    def known(self) -> tuple[str, ...]:
        """Such values have no names."""
        return ()

    def wanted(self) -> str:
        """Point to the exact form."""
        return "the exact form (see `help exact`)"
