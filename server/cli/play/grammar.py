"""Parses and writes commands in words, for every game: `attack Bo with the second limb`.

A line consists of a verb, which is the command's name, and values in any order. A value may come
after the name of its field ("limb 2"), before it ("3 legs"), or alone if only one field can take
it. What is left out is filled in from the legal commands: who acts, and values that have only one
choice. All readings of a line are tried, and the rules decide which of them is meant.
"""

import itertools
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TypeAlias

from engine.game import AnyCommand, AnyGame, AnyState, Seat
from engine.notation import NotationError, from_json, hints, to_json
from engine.plain import defaults
from engine.record import made
from engine.refusal import IllegalCommand, Reason
from server.cli.play.lexicon import Lexicon, Unsayable, is_word, names_of
from server.cli.play.readers import (
    Either,
    Knowing,
    ListOf,
    Named,
    Read,
    Reader,
    Value,
    WholeNumber,
    YesOrNo,
)
from server.cli.play.units import Units
from server.cli.play.words import (
    NOISE,
    Line,
    closest,
    did_you_mean,
    folded,
    one_of,
    tokens,
    words_of,
)

MOST_STEPS = 5_000
"""Most steps of the search for readings of a line; after that the search ends."""
MOST_READINGS = 40
"""Most readings of a line that are tried by the rules."""

REASON = 'wants a reason: add because "..."'
MOST_NAMED = 12
"""Most names or commands that a message lists."""

MOST_WITHOUT_COMMAS = 4
"""A command with more parts than this is written with commas between them."""
_GENERIC = frozenset(("play", "cast", "use", "set", "say", "declare", "choose", "tell"))
"""First words of commands that people may leave out."""

FILLERS = frozenset(("i", "we", "it", "they", "she", "he", "the", "please", "now", "then"))
"""Words at the beginning of a sentence that are ignored."""

_CALLED: Mapping[str, str] = MappingProxyType(
    {"to": "where to", "toward": "which way", "at": "where", "path": "which way", "by": "by whom"}
)
"""How a question to the player calls some fields; others are called by their own names."""

_SOMEBODY_ELSE = (Reason.NOT_YOUR_MOVE, Reason.NOT_YOURS)
"""Refusals that mean that somebody else has to act. If all readings of a line are refused, one with
another reason is preferred."""
_SPEAKER = re.compile(r"([^:\"]{1,40}):\s+(.+)")

Given: TypeAlias = dict[str, Value]


class BeyondBounds(NotationError):
    """A name of the right form that does not exist: "J9" on a board up to F6."""


def refusal_of(decide: Callable[[], object]) -> IllegalCommand | None:
    """Why the rules refuse a command that `decide` tries; None if they accept it.

    A fault of the rules is no refusal: it is told when the command is carried out.
    """
    try:
        decide()
    except IllegalCommand as refused:
        return refused
    except Exception:  # noqa: BLE001 (whatever a fault of the rules may raise)
        return None
    return None


@dataclass(frozen=True, slots=True)
class Start:
    """A command that a line may mean, by the words up to its verb.

    Attributes:
        kind: The class of the command.
        at: Index of the word after the verb.
        given: The field that says who acts, if they are named before the verb.
        sure: Whether that name is unambiguous.
    """

    kind: type[object]
    at: int
    given: tuple[tuple[str, Value], ...] = ()
    sure: bool = True


@dataclass(frozen=True, slots=True)
class LineReading:
    """One way to read a line: a command and some of its fields.

    `sure` is False if the line has a shortened name that fits several things.
    """

    kind: type[object]
    given: Given
    sure: bool


@dataclass(frozen=True, slots=True)
class Grammar:
    """The grammar of a game's commands in its current state.

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

    def read(self, line: str) -> AnyCommand:
        """Parse a line.

        Raises:
            NotationError: It is no command, or ambiguous; the message says how to mend it.
        """
        speaker = self._speaker(line)
        if speaker is not None:
            return replace(self, seat=speaker[0], named=True).read(speaker[1])
        words = without_filler(tokens(line))
        for other in self._without_saying(words):
            try:
                return self._read(other)
            except NotationError:
                continue
        return self._read(words)

    def _read(self, words: Line) -> AnyCommand:
        begun = self._verbs(words) or self._after_subject(words) or self._around_subject(words)
        begun = begun or self._shortened(words)
        if not begun:
            return self._read_for_player(words)
        found = [one for start in begun for one in self._readings(start, words)]
        if not found:
            raise self._parse_error(begun[0], words)
        return self._meant(found)

    def _read_for_player(self, words: Line) -> AnyCommand:
        """Parse a line that begins with a player's name: "Ada keeps armor"."""
        for seat, name in enumerate(self._players(), start=1):
            count = len(folded(name))
            rest = words[count:]
            if rest and tuple(one.folded for one in words[:count]) == folded(name):
                return replace(self, seat=seat, named=True)._read(rest)
        raise NotationError(self._no_verb(words))

    def _without_saying(self, words: Line) -> Iterator[Line]:
        """If the line begins with a saying of the game, the lines that it may stand for."""
        said = tuple(one.folded for one in words)
        sayings = self.lexicon.sayings(self.state if self.seen is None else self.seen)
        for form in sorted(sayings, key=len, reverse=True):
            start = tuple(one.folded for one in without_filler(tokens(" ".join(folded(form)))))
            if said[: len(start)] == start:
                yield from (tokens(one) + words[len(start) :] for one in sayings[form])

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

    # Writing

    def _speaker_prefix(self, command: AnyCommand) -> str:
        """The speaker's name as the prefix "Bo: ", if several players could say the same."""
        alike = {one.seat for one in self.choices if type(one) is type(command)}
        own = command.seat is not None and getattr(command, "player", None) == command.seat
        return f"{self._players()[command.seat - 1]}: " if own and len(alike) > 1 else ""

    def _players(self) -> list[str]:
        return names_of(self.state)

    def _speaker(self, line: str) -> tuple[Seat, str] | None:
        """Split a line that begins with a speaker ("Ada: move 15cm"); None for other lines.

        Returns:
            The speaker's seat, None for the referee, and the rest of the line.
        """
        found = _SPEAKER.fullmatch(line.strip())
        name = found[1].strip().casefold() if found else ""
        names = [one.strip().casefold() for one in self._players()]
        if found and name in ("referee", "the referee"):
            return None, found[2]
        return (names.index(name) + 1, found[2]) if found and name in names else None

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

    # Reading

    def _reader(self, kind: type[object], field: str) -> Reader:
        seen = self.state if self.seen is None else self.seen
        return self.lexicon.reader(kind, field, seen, self.units)

    def forms(self, kind: type[object]) -> tuple[tuple[str, ...], ...]:
        """All verbs of a kind of command, each as words."""
        own = words_of(kind.__name__)
        short = (own[1:],) if own[0] in _GENERIC and own[1:] else ()
        return (*map(folded, self.lexicon.verbs.get(kind.__name__, ())), own, *short)

    def _verbs(self, words: Line) -> list[Start]:
        """The commands with whose verb the line begins, likeliest first."""
        found = [
            Start(kind, length)
            for kind in self.game.commands
            for length in self._verb_at(kind, words, 0)
        ]
        longest = max((one.at for one in found), default=0)
        meant = [one for one in found if one.at == longest]
        legal = {type(one) for one in self.choices}
        return sorted(meant, key=lambda one: one.kind not in legal)

    def _verb_at(self, kind: type[object], words: Line, at: int) -> list[int]:
        """For each form of a command's verb that begins at a word, the index after it."""
        said = tuple(one.folded for one in words[at:])
        return sorted({at + len(form) for form in self.forms(kind) if _is_said(form, said)})

    def _after_subject(self, words: Line) -> list[Start]:
        """Commands whose verb comes after the one who acts: "Bo's creature attacks Ada"."""
        found = [
            Start(kind, end, given, sure)
            for kind in self.game.commands
            for given, after, sure in self._subjects(kind, words, 0)
            for end in self._verb_at(kind, words, after)[-1:]
        ]
        legal = {type(one) for one in self.choices}
        return sorted(found, key=lambda one: (one.kind not in legal, -one.at))

    def _around_subject(self, words: Line) -> list[Start]:
        """Commands whose verb surrounds the subject: "set Bo's hit points to 12"."""
        said = tuple(one.folded for one in words)
        found = [
            Start(kind, after + len(form) - 1, given, sure)
            for kind in self.game.commands
            for form in self.forms(kind)
            if form[1:] and form[:1] == said[:1]
            for given, after, sure in self._subjects(kind, words, 1)
            if said[after : after + len(form) - 1] == form[1:]
        ]
        return sorted(found, key=lambda one: -one.at)

    def _subjects(
        self, kind: type[object], words: Line, at: int
    ) -> Iterator[tuple[tuple[tuple[str, Value], ...], int, bool]]:
        """Find who acts, named at a word.

        Yields:
            The field with its value, the index after the name, and whether it is unambiguous.
        """
        for name in sorted(self.lexicon.acting(kind.__name__) & hints(kind).keys()):
            for who in self._reader(kind, name).read(words, at):
                yield ((name, who.value),), who.end, who.sure

    def _shortened(self, words: Line) -> list[Start]:
        """Legal commands whose verb begins with the first word, such as "end" for "end move"."""
        kinds = dict.fromkeys(type(one) for one in self.choices)
        return [
            Start(kind, 1)
            for kind in kinds
            if words and any(form[0].startswith(words[0].folded) for form in self.forms(kind))
        ]

    def _no_verb(self, words: Line) -> str:
        """The message for a line without a verb."""
        first = words[0].typed if words else ""
        forms = [" ".join(form) for kind in self.game.commands for form in self.forms(kind)]
        close = closest(words[0].folded, forms) if words else None
        return f"there is no command {first!r}: {did_you_mean(close) or self._possible()}"

    def _readings(self, start: Start, words: Line) -> list[LineReading]:
        search = self._search(start, words)
        return [
            LineReading(start.kind, given, sure and start.sure) for given, sure in search.all(start)
        ]

    def _search(self, start: Start, words: Line) -> "LineSearch":
        named = [name for name in hints(start.kind) if name != "seat"]
        readers = {name: self._reader(start.kind, name) for name in named}
        return LineSearch(start.kind, words, readers, self.lexicon)

    def _parse_error(self, start: Start, words: Line) -> NotationError:
        """The error for a line that cannot be parsed.

        It names the word at which parsing stopped, with suggestions.
        """
        kind, search = start.kind, self._search(start, words)
        list(search.all(start))
        readers = search.readers
        place = min(search.farthest, len(words) - 1)
        word, asked_for = words[place], search.named_before(place)
        plain = {"because", *self._same(kind)}
        verb, left = self.verb(kind), [name for name in search.left if name not in plain]
        if not left:
            return NotationError(f"`{verb}` takes nothing more, but got {word.typed!r}")
        close = closest(word.folded, [n for one in asked_for or left for n in readers[one].known()])
        if close:
            return NotationError(f"`{verb}` does not know {word.typed!r}: {did_you_mean(close)}")
        needed = asked_for or [name for name in left if name not in defaults(kind)]
        bounds = _bounds(readers[needed[0]]) if len(needed) == 1 else ""
        if bounds and any(map(str.isdigit, word.typed)):
            return BeyondBounds(f"there is no {word.typed}: {bounds}")
        if bounds:
            return NotationError(f"there is no {word.typed!r}: {bounds}")
        numbers = needed and not any(readers[n].known() for n in needed if n != "player")
        if place == start.at and "player" in search.left and numbers and word.typed.isalpha():
            return NotationError(f"there is no player {word.typed!r}: {one_of(self._players())}?")
        if not needed:
            more = ", ".join(" ".join(words_of(name)) for name in left)
            return NotationError(f"`{verb}` does not know {word.typed!r}: it also takes {more}")
        wanted = ", ".join(dict.fromkeys(self._wanted(kind, name) for name in needed))
        return NotationError(f"`{verb}` does not know {word.typed!r}: it takes {wanted}")

    def _wanted(self, kind: type[object], name: str) -> str:
        """What a field takes, for a message: its legal values if they have names, else its kind."""
        reader = self._reader(kind, name)
        values = dict.fromkeys(getattr(one, name) for one in self._legal(kind))
        told = [reader.write(one) for one in values] if reader.known() else []
        return " or ".join(filter(None, told[:MOST_NAMED])) or reader.wanted()

    # Which reading is meant

    def _meant(self, found: list[LineReading]) -> AnyCommand:
        """Choose the command that is meant, of all readings.

        The first unambiguous reading that the rules accept is taken, or else the only accepted one.
        If the rules accept none, a complete one is returned, so that their refusal is shown.

        Raises:
            NotationError: Several accepted commands may be meant, or values are missing.
        """
        complete: list[tuple[AnyCommand, bool]] = []
        lacking = ""
        for one in found:
            try:
                complete += [(command, one.sure) for command in self._completed(one)]
            except NotationError as error:
                lacking = lacking or str(error)
        reasons = {command: self._refused(command) for command, _ in complete}
        accepted = [(command, sure) for command, sure in complete if reasons[command] is None]
        for command, sure in accepted:
            if sure:
                return command
        different = list(dict.fromkeys(command for command, _ in accepted))
        if len(different) > 1:
            told = [f"`{self.phrase(one)}`" for one in different[:MOST_NAMED]]
            raise NotationError(f"that may mean {' or '.join(told)}; say which")
        if different:
            return different[0]
        if complete:
            return min(reasons, key=lambda one: reasons[one] in _SOMEBODY_ELSE)
        legal = {type(one) for one in self.choices}
        if REASON not in lacking and not any(one.kind in legal for one in found):
            lacking = f"`{self.verb(found[0].kind)}` is not possible now: {self._possible()}"
        raise NotationError(lacking)

    def _possible(self) -> str:
        legal = [self.verb(kind) for kind in self.legal_kinds()]
        return f"you may {', '.join(legal[:MOST_NAMED])}" if legal else "the game is over"

    def legal_kinds(self) -> list[type[object]]:
        """The kinds of legal commands, most important first."""
        kinds = list(dict.fromkeys(type(one) for one in self.choices))
        return sorted(kinds, key=lambda kind: self.lexicon.weight(kind.__name__))

    def _refused(self, command: AnyCommand) -> Reason | None:
        """Why the rules refuse a command; None if they accept it."""
        refused = refusal_of(lambda: self.game.decide(self.state, command))
        return refused.reason if refused is not None else None

    def _completed(self, reading: LineReading) -> Iterator[AnyCommand]:
        """Fill in the values that a reading lacks.

        Yields:
            The command with default values; then, if there is one, with those of a legal command.

        Raises:
            NotationError: A missing value has no default, and is not the same in all legal
                commands that fit.
        """
        kind, given = reading.kind, reading.given
        fitting = self._fitting(kind, given)
        usual = {name: value for name, value in defaults(kind).items() if name != "seat"}
        needed = [name for name in hints(kind) if name not in {"seat", *given, *usual}]
        values = {**given, **{name: self._only(kind, name, fitting) for name in needed}}
        yield self._made(kind, values, fitting)
        legal = next(
            (one for one in fitting if all(getattr(one, n) == values[n] for n in needed)), None
        )
        if legal is not None:
            filled = {name: getattr(legal, name) for name in usual} | values
            yield self._made(kind, filled, fitting)

    def _made(self, kind: type[object], values: Given, fitting: list[AnyCommand]) -> AnyCommand:
        """Make the command, and find out who gives it.

        A command with a reason is the referee's, unless the line names the speaker.

        Raises:
            NotationError: The values are invalid.
        """
        same = [one for one in fitting if all(getattr(one, n) == v for n, v in values.items())]
        seats = {one.seat for one in same or fitting}
        own = self.named or bool(values.get("because")) or len(seats) != 1
        seat = self.seat if own else seats.pop()
        return from_json(self.game, to_json(made(kind, {"seat": seat, **values})))

    def _fitting(self, kind: type[object], given: Given) -> list[AnyCommand]:
        """Legal commands of a kind that agree with the given values.

        Values that no legal command has, such as measured lengths, are ignored.
        """
        legal = self._legal(kind)
        if self.named and self.seat is not None:
            legal = [one for one in legal if one.seat in (None, self.seat)]
        heard = {
            name: value
            for name, value in given.items()
            if any(getattr(one, name) == value for one in legal)
        }
        return [one for one in legal if all(getattr(one, n) == v for n, v in heard.items())]

    def _legal(self, kind: type[object]) -> list[AnyCommand]:
        return [one for one in self.choices if type(one) is kind]

    def _actors(self, name: str) -> list[Value]:
        """Values of a field that says who acts, in any legal command.

        They are used for commands that are not legal now.
        """
        if name not in self.lexicon.actors:
            return []
        acting = [one for one in self.choices if name in hints(type(one))]
        return list(dict.fromkeys(getattr(one, name) for one in acting))

    def _only(self, kind: type[object], name: str, fitting: list[AnyCommand]) -> Value:
        """The value of a missing field, if only one is possible; else raises NotationError."""
        values = list(dict.fromkeys(getattr(one, name) for one in fitting)) or self._actors(name)
        if len(values) == 1:
            return values[0]
        verb, called = self.verb(kind), _CALLED.get(name, f"the {' '.join(words_of(name))}")
        reader = self._reader(kind, name)
        if name == "because":
            raise NotationError(f"`{verb}` {REASON}")
        if values:
            told = ", ".join(reader.write(one) for one in values[:MOST_NAMED])
            raise NotationError(f"`{verb}` wants to know {called}: {told}")
        raise NotationError(f"`{verb}` wants to know {called}: {reader.wanted()}")


def _is_named(reader: Reader) -> bool:
    """Whether a reader writes names, which need no field name before them."""
    first = reader.ways[0] if isinstance(reader, Either) else reader
    return isinstance(first, Named)


class LineSearch:
    """Searches all readings of the words after a verb.

    Args:
        kind: The class of the command, or of a record in a command.
        words: The whole line.
        readers: The reader of each field.
        lexicon: Gives the marks of the fields.

    Attributes:
        farthest: After the search, the index of the last word that any reading has reached.
        left: The fields that had no value at that word.
        readers: The reader of each field.
    """

    def __init__(
        self, kind: type[object], words: Line, readers: Mapping[str, Reader], lexicon: Lexicon
    ) -> None:
        self._words, self.readers = words, readers
        self._marks = {name: folded(lexicon.mark(kind, name) or "") for name in readers}
        self._optional = defaults(kind)
        self._steps = 0
        self.farthest = 0
        self.left: tuple[str, ...] = tuple(readers)

    def all(self, start: Start) -> Iterator[tuple[Given, bool]]:
        """Yield the fields of each reading, and whether it is unambiguous, likeliest first."""
        for count, found in enumerate(self._from(start.at, dict(start.given), sure=True)):
            if count == MOST_READINGS:
                return
            yield found

    def named_before(self, at: int) -> list[str]:
        """The fields whose name comes right before a word."""
        said = [one.folded for one in self._words[:at]]
        while said and said[-1] in NOISE:
            said.pop()
        return [
            name for name in self.readers if tuple(said[-len(words_of(name)) :]) == words_of(name)
        ]

    def _from(self, at: int, given: Given, *, sure: bool) -> Iterator[tuple[Given, bool]]:
        self._steps += 1
        if self._steps > MOST_STEPS:
            return
        if at >= len(self._words):
            yield dict(given), sure
            return
        if at >= self.farthest:
            self.farthest = at
            self.left = tuple(name for name in self.readers if name not in given)
        for name, one in self._next(at, given):
            yield from self._from(one.end, {**given, name: one.value}, sure=sure and one.sure)
        if self._words[at].folded in NOISE:
            yield from self._from(at + 1, given, sure=sure)

    def _next(self, at: int, given: Given) -> Iterator[tuple[str, Read[Value]]]:
        """Each field without a value that may begin at a word, with the value that it would get."""
        free = {
            name: _knowing(reader, given)
            for name, reader in self.readers.items()
            if name not in given
        }
        for name, reader in free.items():
            for start in self._after_name(name, at):
                yield from ((name, one) for one in reader.read(self._words, start))
        for name, reader in free.items():
            if isinstance(reader, YesOrNo) or name == "because":
                continue
            for one in reader.read(self._words, at):
                end = self._behind_name(name, one.end)
                if one.end > at and (end > one.end or not self._must_be_named(name)):
                    yield name, one._replace(end=end)

    def _must_be_named(self, name: str) -> bool:
        """Whether a value needs its field's name: optional numbers could belong to any field."""
        return name in self._optional and not self.readers[name].known()

    def _after_name(self, name: str, at: int) -> Iterator[int]:
        """Where a value may begin if its field's name or mark is at a word."""
        said = tuple(one.folded for one in self._words)
        for form in (words_of(name), self._marks[name]):
            if form and said[at : at + len(form)] == form:
                after = at + len(form)
                yield after
                while after < len(said) and said[after] in NOISE:
                    after += 1
                    yield after

    def _behind_name(self, name: str, at: int) -> int:
        """The index after a field's name that follows its value, as in "3 legs"; else `at`."""
        form = words_of(name)
        said = tuple(one.folded for one in self._words[at : at + len(form)])
        same = said == form or tuple(one.removesuffix("s") for one in form) == said
        return at + len(form) if form and same else at


def _knowing(reader: Reader, given: Given) -> Reader:
    """The reader, adapted to the fields that are already known."""
    return reader.knowing(given) if isinstance(reader, Knowing) else reader


def _bounds(reader: Reader) -> str:
    """The range of a reader's names, if it has one."""
    if isinstance(reader, Either):
        return next(filter(None, map(_bounds, reader.ways)), "")
    return reader.bounds if isinstance(reader, Named) else ""


def _is_said(form: tuple[str, ...], said: tuple[str, ...]) -> bool:
    """Whether words begin with a verb, also in the third person ("attacks")."""
    if not form or said[1 : len(form)] != form[1:]:
        return False
    verb = form[0]
    return bool(said) and said[0] in (verb, f"{verb}s", f"{verb}es")


def without_filler(words: Line) -> Line:
    """A line without filler words at its beginning, such as "I" or "it"."""
    fillers = itertools.takewhile(lambda one: one.folded in FILLERS, words[:-1])
    return words[len(tuple(fillers)) :]


def is_news(phrase: str, line: str, players: Sequence[str]) -> bool:
    """Whether a line has words that the phrase of its command does not have.

    Then the phrase is worth showing to the player. Shortened words and players' names do not count.
    """
    known = "".join(one for word in tokens(phrase) for one in folded(word.folded))
    known = " ".join((known, *(one for name in players for one in folded(name))))
    said = (one for word in tokens(line) for one in folded(word.folded) if one not in NOISE)
    return not all(one in known or one.removesuffix("s") in known for one in said)
