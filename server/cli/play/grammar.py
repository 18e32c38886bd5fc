"""Parses and writes commands in words, for every game: `attack Bo with the second limb`.

A line consists of a verb, which is the command's name, and values in any order. A value may come
after the name of its field ("limb 2"), before it ("3 legs"), or alone if only one field can take
it. What is left out is filled in from the legal commands: who acts, and values that have only one
choice. All readings of a line are tried, and the rules decide which of them is meant.
"""

import itertools
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from engine.game import AnyCommand, Seat
from engine.notation import NotationError, hints
from engine.plain import defaults
from server.cli.play.completion import MOST_NAMED, Completion, LineReading
from server.cli.play.line_search import LineSearch, Start
from server.cli.play.readers import Either, Named, Reader, Value
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

_GENERIC = frozenset(("play", "cast", "use", "set", "say", "declare", "choose", "tell"))
"""First words of commands that people may leave out."""

FILLERS = frozenset(("i", "we", "it", "they", "she", "he", "the", "please", "now", "then"))
"""Words at the beginning of a sentence that are ignored."""

_SPEAKER = re.compile(r"([^:\"]{1,40}):\s+(.+)")


class BeyondBounds(NotationError):
    """A name of the right form that does not exist: "J9" on a board up to F6."""


@dataclass(frozen=True, slots=True)
class Grammar(Completion):
    """The grammar of a game's commands in its current state."""

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
        return self.meant(found)

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
        return f"there is no command {first!r}: {did_you_mean(close) or self.possible()}"

    def _readings(self, start: Start, words: Line) -> list[LineReading]:
        search = self._search(start, words)
        return [
            LineReading(start.kind, given, sure and start.sure) for given, sure in search.all(start)
        ]

    def _search(self, start: Start, words: Line) -> LineSearch:
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
        if bounds:
            return _out_of(bounds, word.typed)
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


def _bounds(reader: Reader) -> str:
    """The range of a reader's names, if it has one."""
    if isinstance(reader, Either):
        return next(filter(None, map(_bounds, reader.ways)), "")
    return reader.bounds if isinstance(reader, Named) else ""


def _out_of(bounds: str, typed: str) -> NotationError:
    """The error for a name that does not exist in a range of names."""
    if any(map(str.isdigit, typed)):
        return BeyondBounds(f"there is no {typed}: {bounds}")
    return NotationError(f"there is no {typed!r}: {bounds}")


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
