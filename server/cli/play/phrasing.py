"""Writes commands in words that read back as the same commands: `attack Bo with the second limb`.

What a reader of the line would fill in is left out: who acts, and values that have only one choice.
"""

from dataclasses import dataclass

from engine.game import AnyCommand, AnyGame, AnyState, Seat
from engine.notation import hints
from engine.plain import defaults
from server.cli.play.lexicon import Lexicon, Unsayable, is_word, names_of
from server.cli.play.line_search import Given
from server.cli.play.readers import Either, ListOf, Named, Reader, Value, WholeNumber, YesOrNo
from server.cli.play.units import Units
from server.cli.play.words import words_of

MOST_WITHOUT_COMMAS = 4
"""A command with more parts than this is written with commas between them."""


@dataclass(frozen=True, slots=True)
class Phrasing:
    """The words of a game's commands in its current state.

    Attributes:
        game: The game.
        lexicon: The words of its commands.
        state: The current state.
        units: The units of length.
        choices: The legal commands, from which values that a line leaves out are taken.
        seat: The speaker; None if the referee speaks for everybody.
        named: Whether the line names the speaker. Otherwise the seat of a fitting legal command is
            taken.
        seen: The state as the speaker may see it, from which names are taken; None for `state`.
    """

    game: AnyGame
    lexicon: Lexicon
    state: AnyState
    units: Units
    choices: tuple[AnyCommand, ...]
    seat: Seat = None
    named: bool = False
    seen: AnyState = None

    def phrase(self, command: AnyCommand) -> str:
        """Write a command in words that parse as the same command."""
        own = self.lexicon.phrased(self.state if self.seen is None else self.seen, command)
        if own:
            return own
        kind = type(command)
        if is_word(kind) and (own := self._phrase_of_set(command)):
            return own
        said = [self._speaker_prefix(command) + self.verb(kind)]
        for name, value in self._told(command):
            said.append(self._field(kind, name, value))
        commas = len(said) > MOST_WITHOUT_COMMAS
        return (", " if commas else " ").join([" ".join(said[:2]), *said[2:]])

    def _phrase_of_set(self, command: AnyCommand) -> str:
        """The words of a command that sets somebody's value: "set Ada's hearts to 3".

        Empty for other commands.
        """
        kind, told = type(command), self._told(command)
        verb, whose = self.verb(kind), self.lexicon.acting(type(command).__name__)
        names = [name for name, _ in told]
        if not verb.startswith("set ") or len(names) != len(("whose", "value", "because")):
            return ""
        if names[0] not in whose or names[-1] != "because":
            return ""
        who, value, because = (self._field(kind, name, given) for name, given in told)
        return (
            f"set {who.removeprefix('of ')}'s {verb[4:]} to {value.removeprefix('to ')} {because}"
        )

    def is_sayable(self, command: AnyCommand) -> bool:
        """Whether a command can be written in words; a few overrides have only an exact form."""
        kind = type(command)
        return not any(
            isinstance(self._reader(kind, name), Unsayable) for name, _ in self._told(command)
        )

    def verb(self, kind: type[object]) -> str:
        """The verb of a kind of command."""
        return self.lexicon.verb(kind.__name__)

    def takes(self, kind: type[object]) -> tuple[str, ...]:
        """The names of a command's fields as words, with a remark at optional ones."""
        usual = defaults(kind)
        return tuple(
            " ".join(words_of(name)) + (" (if wanted)" if name in usual else "")
            for name in hints(kind)
            if name != "seat" and name not in self._same(kind)
        )

    def _speaker_prefix(self, command: AnyCommand) -> str:
        """The speaker's name as the prefix "Bo: ", if several players could say the same."""
        alike = {one.seat for one in self.choices if type(one) is type(command)}
        own = command.seat is not None and getattr(command, "player", None) == command.seat
        return f"{self._players()[command.seat - 1]}: " if own and len(alike) > 1 else ""

    def _players(self) -> list[str]:
        return names_of(self.state)

    def _told(self, command: AnyCommand) -> list[tuple[str, Value]]:
        """The fields that have to be written, the reason last.

        Those with default values, and those that follow from the legal commands, are left out.
        """
        kind = type(command)
        usual, same = defaults(kind), self._same(kind)
        if self._speaker_prefix(command):
            same["player"] = command.seat
        return [
            (name, getattr(command, name))
            for name in sorted(hints(kind), key=lambda one: one == "because")
            if name != "seat"
            and not self._follows_from_others(command, name)
            and not (name in usual and usual[name] == getattr(command, name))
            and not (name in same and same[name] == getattr(command, name))
        ]

    def _follows_from_others(self, command: AnyCommand, name: str) -> bool:
        """Whether a silent field can be left out, as no legal command differs in it alone."""
        kind = type(command)
        if f"{kind.__name__}.{name}" not in self.lexicon.silent:
            return False
        others = [one for one in hints(kind) if one not in ("seat", name)]
        alike = (
            one
            for one in self._legal(kind)
            if all(getattr(one, n) == getattr(command, n) for n in others)
        )
        return len({getattr(one, name) for one in alike}) == 1

    def _same(self, kind: type[object]) -> Given:
        """The fields that say who acts, if all legal commands of a kind agree on them."""
        known: Given = {}
        for name in self.lexicon.acting(kind.__name__) & hints(kind).keys():
            values = {getattr(one, name) for one in self._legal(kind)}
            if len(values) == 1:
                known[name] = values.pop()
        return known

    def _field(self, kind: type[object], name: str, value: Value) -> str:
        """A field's value in words, with the field's name or mark where that is needed."""
        reader = self._reader(kind, name)
        text, called = reader.write(value), " ".join(words_of(name))
        mark = self.lexicon.mark(kind, name)
        if isinstance(reader, YesOrNo):
            return f"{called} {text}".strip()
        if mark is not None:
            return f"{mark} {text}".strip()
        if f"{kind.__name__}.{name}" in self.lexicon.behind:
            return f"{'no' if text == '0' else text} {called}"
        if isinstance(reader, WholeNumber | ListOf) and text.isdecimal() and called.endswith("s"):
            return f"{text} {called.removesuffix('s') if text == '1' else called}"
        return text if _is_named(reader) else f"{called} {text}"

    def _reader(self, kind: type[object], field: str) -> Reader:
        seen = self.state if self.seen is None else self.seen
        return self.lexicon.reader(kind, field, seen, self.units)

    def _legal(self, kind: type[object]) -> list[AnyCommand]:
        return [one for one in self.choices if type(one) is kind]


def _is_named(reader: Reader) -> bool:
    """Whether a reader writes names, which need no field name before them."""
    first = reader.ways[0] if isinstance(reader, Either) else reader
    return isinstance(first, Named)
