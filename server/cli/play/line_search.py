"""Searches all readings of the values of a command, after its verb."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from engine.plain import defaults
from server.cli.play.lexicon import Lexicon
from server.cli.play.readers import Knowing, Read, Reader, Value, YesOrNo
from server.cli.play.words import NOISE, Line, folded, words_of

MOST_STEPS = 5_000
"""Most steps of the search for readings of a line; after that the search ends."""

MOST_READINGS = 40
"""Most readings of a line that are tried by the rules."""

Given: TypeAlias = dict[str, Value]


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
