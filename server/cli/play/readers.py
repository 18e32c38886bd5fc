"""Readers: each parses one kind of value of a command's fields from words, and writes it in words.

A reader yields every value that may begin at a word, as `Read(value, end, sure)`. The grammar tries
all of them against the rules, so that people need not type more than is needed.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, Protocol, TypeAlias, TypeVar, runtime_checkable

from engine.notation import LARGEST
from engine.record import Record
from server.cli.play.units import Units, number_and_unit, unit_named
from server.cli.play.words import NOISE, Line, folded

FEWEST_LETTERS = 3
"""Fewest letters to which a name may be shortened."""

_GRAMS = re.compile(r"(\d{1,9})(?:\.(\d))?(g|grams?)?")
COUNTED = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_JOINS = frozenset(("and", "then", "via", "&", "+"))


Value: TypeAlias = "int | str | tuple[Value, ...] | Record | None"
"""The value of a command's field; yes and no are included in `int`, as bool is."""

ValueT = TypeVar("ValueT", covariant=True)


class Read(NamedTuple, Generic[ValueT]):
    """A value, the index of the word after it, and whether it is unambiguous."""

    value: ValueT
    end: int
    sure: bool = True


class Reader(Protocol):
    """Parses and writes one kind of value."""

    def read(self, words: Line, at: int) -> Iterator[Read[Value]]:
        """Yield all values that may begin at the word with index `at`."""
        ...

    def write(self, value: Value) -> str:
        """Write a value in words that parse as the same value."""
        ...

    def known(self) -> tuple[str, ...]:
        """All names of values, for suggestions after a typing error; empty if they have none."""
        ...

    def wanted(self) -> str:
        """What a person should type, as part of a message: "a number"."""
        ...


@runtime_checkable
class Knowing(Protocol):
    """A reader that depends on other fields of the line, as "3in left" depends on who goes."""

    def knowing(self, given: "Mapping[str, Value]") -> Reader:
        """The reader to use once these fields are known."""
        ...


@dataclass(frozen=True, slots=True)
class Name:
    """A value with its names, the best one first."""

    value: Value
    called: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Named:
    """A reader for one of several named things.

    Attributes:
        names: The things with their names.
        what: What they are, for messages.
        bounds: The range of their names for messages, if that is shorter than a list.
    """

    names: tuple[Name, ...]
    what: str = "a name"
    bounds: str = ""

    def read(self, words: Line, at: int) -> Iterator[Read[Value]]:
        """Yield things by whole names, longest first, then by parts of names."""
        whole = {
            (at + len(form), place)
            for place, name in enumerate(self.names)
            for form in map(folded, name.called)
            if form and _said(words, at, len(form)) == form
        }
        for end, place in sorted(whole, key=lambda one: (-one[0], one[1])):
            yield Read(self.names[place].value, end, sure=_is_longest(end, whole))
        yield from self._parts(words, at, max((end for end, _ in whole), default=at))

    def _parts(self, words: Line, at: int, whole_to: int) -> Iterator[Read[Value]]:
        """Things by parts of their names that reach beyond the word `whole_to`."""
        longest = max((len(form) for form in self._forms()), default=0)
        for end in range(min(at + longest, len(words)), whole_to, -1):
            run = _said(words, at, end - at)
            if run[0] in NOISE or run[-1] in NOISE or "".join(run).isdecimal():
                continue
            meant = [name for name in self.names if _is_part_of(run, name)]
            yield from (Read(name.value, end, sure=len(meant) == 1) for name in meant)

    def _forms(self) -> Iterator[tuple[str, ...]]:
        return (folded(called) for name in self.names for called in name.called)

    def write(self, value: Value) -> str:
        """Its best name."""
        found = next((name for name in self.names if name.value == value), None)
        return found.called[0] if found else str(value)

    def has(self, value: Value) -> bool:
        """Whether there is a name for a value."""
        return any(name.value == value for name in self.names)

    def known(self) -> tuple[str, ...]:
        """The best name of each."""
        return tuple(name.called[0] for name in self.names)

    def wanted(self) -> str:
        """What to name."""
        return self.what


def _said(words: Line, at: int, count: int) -> tuple[str, ...]:
    """`count` words from index `at`, split at hyphens as names are."""
    said: list[str] = []
    for word in words[at : at + count]:
        said += folded(word.folded) or [word.folded]
    return tuple(said)


def _is_longest(end: int, whole: set[tuple[int, int]]) -> bool:
    return end == max(one for one, _ in whole) and sum(one == end for one, _ in whole) == 1


def _is_part_of(run: tuple[str, ...], name: Name) -> bool:
    forms = map(folded, name.called)
    return any(_runs_in(run, form) for form in forms if not _is_only_a_kind(run, form))


def _is_only_a_kind(run: tuple[str, ...], form: tuple[str, ...]) -> bool:
    """Whether words have only the kind in a numbered name, as "figure" in "figure 3"."""
    return run == form[:-1] and len(run) == 1 and form[-1].isdecimal()


def _runs_in(run: tuple[str, ...], form: tuple[str, ...]) -> bool:
    starts = range(len(form) - len(run) + 1)
    return any(all(map(_stands_for, run, form[start:])) for start in starts)


def _stands_for(said: str, meant: str) -> bool:
    return said == meant or (len(said) >= FEWEST_LETTERS and meant.startswith(said))


@dataclass(frozen=True, slots=True)
class WholeNumber:
    """A reader for a whole number.

    `shift` is added to the value for people, who count limbs from one.
    """

    shift: int = 0

    def read(self, words: Line, at: int) -> Iterator[Read[Value]]:
        """Digits, or a number up to ten as a word."""
        number = whole(words[at].folded) if at < len(words) else None
        if number is not None:
            yield Read(number - self.shift, at + 1)

    def write(self, value: Value) -> str:
        """Digits."""
        assert isinstance(value, int), f"{value!r} is no number"
        return str(value + self.shift)

    def known(self) -> tuple[str, ...]:
        """Numbers have no names."""
        return ()

    def wanted(self) -> str:
        """What is to be typed."""
        return "a number"


def whole(word: str) -> int | None:
    """The whole number in a word, if any."""
    if word in COUNTED:
        return COUNTED.index(word)
    digits = word.lstrip("-")
    if not digits.isdecimal() or len(word) - len(digits) > 1 or int(digits[:19]) > LARGEST:
        return None
    return -int(digits) if word[0] == "-" else int(digits)


@dataclass(frozen=True, slots=True)
class Length:
    """A reader for a length; without a unit it is in the unit that was typed last."""

    units: Units

    def read(self, words: Line, at: int) -> Iterator[Read[int]]:
        """Parse `15cm`, `15 cm`, `2.5 spans` or `15`; does not change the unit typed last."""
        told = number_and_unit(words[at].folded) if at < len(words) else None
        if told is None:
            return
        number, unit = told
        end = at + 1
        if not unit and end < len(words) and unit_named(words[end].folded):
            unit, end = unit_named(words[end].folded), end + 1
        scale = self.units.tenths(unit or self.units.now or self.units.usual)
        if scale:
            yield Read(int((number * scale).to_integral_value()), end)

    def write(self, value: Value) -> str:
        """In the unit that was typed last if that is exact, else in millimetres."""
        assert isinstance(value, int), f"{value!r} is no length"
        return self.units.exactly(value) or Units("mm").exactly(value) or str(value)

    def known(self) -> tuple[str, ...]:
        """Lengths have no names."""
        return ()

    def wanted(self) -> str:
        """What is to be typed."""
        return "a length such as 15cm, 6in or 2.5 spans"


@dataclass(frozen=True, slots=True)
class Grams:
    """A reader for a kitchen scale's weight (`75g`, `75.5 g`, `75`), as tenths of a gram."""

    def read(self, words: Line, at: int) -> Iterator[Read[Value]]:
        """A number with at most one digit after the point, its unit perhaps the next word."""
        told = _GRAMS.fullmatch(words[at].folded) if at < len(words) else None
        if told is None:
            return
        end = at + 1
        if not told[3] and end < len(words) and words[end].folded in ("g", "gram", "grams"):
            end += 1
        yield Read(10 * int(told[1]) + int(told[2] or 0), end)

    def write(self, value: Value) -> str:
        """In grams."""
        assert isinstance(value, int), f"{value!r} is no weight"
        whole_grams, tenth = divmod(value, 10)
        return f"{whole_grams}.{tenth} g" if tenth else f"{whole_grams} g"

    def known(self) -> tuple[str, ...]:
        """Weights have no names."""
        return ()

    def wanted(self) -> str:
        """What is to be typed."""
        return "grams such as 75g"


@dataclass(frozen=True, slots=True)
class YesOrNo:
    """A reader for yes or no; the name of the field alone means yes."""

    def read(self, words: Line, at: int) -> Iterator[Read[Value]]:
        """The word after the field's name, if it is one of the two."""
        if at < len(words) and words[at].folded in ("yes", "no"):
            yield Read(words[at].folded == "yes", at + 1)
        else:
            yield Read(True, at)

    def write(self, value: Value) -> str:
        """Empty for yes."""
        return "" if value else "no"

    def known(self) -> tuple[str, ...]:
        """The two words."""
        return ("yes", "no")

    def wanted(self) -> str:
        """What is to be typed."""
        return "yes or no"


@dataclass(frozen=True, slots=True)
class FreeText:
    """A reader for free text: text in quotes, or the rest of the line."""

    def read(self, words: Line, at: int) -> Iterator[Read[Value]]:
        """To the end of the line, as it was typed."""
        if at >= len(words):
            return
        if words[at].quoted:
            yield Read(words[at].typed, at + 1)
        else:
            yield Read(" ".join(one.typed for one in words[at:]), len(words))

    def write(self, value: Value) -> str:
        """In quotes, so that more words may follow."""
        return '"' + str(value).replace('"', '\\"') + '"'

    def known(self) -> tuple[str, ...]:
        """Anything may be said."""
        return ()

    def wanted(self) -> str:
        """What is to be typed."""
        return "some words"


@dataclass(frozen=True, slots=True)
class OneWord:
    """A reader for any one word, or several in quotes."""

    def read(self, words: Line, at: int) -> Iterator[Read[Value]]:
        """The next word."""
        if at < len(words):
            yield Read(words[at].typed.rstrip(",;"), at + 1)

    def write(self, value: Value) -> str:
        """The word, in quotes unless it is alphanumeric."""
        text = str(value)
        return text if text.isalnum() else FreeText().write(text)

    def known(self) -> tuple[str, ...]:
        """Any word may be said."""
        return ()

    def wanted(self) -> str:
        """What is to be typed."""
        return "a word, or several in quotes"


@dataclass(frozen=True, slots=True)
class ListOf:
    """A reader for several values, with "and", "then", a comma or nothing between them.

    Attributes:
        of: The reader of one value.
        counted: The plain value of which a number alone means that many; None if there is none.
    """

    of: Reader
    counted: Value = None

    def read(self, words: Line, at: int) -> Iterator[Read[Value]]:
        """Yield the longest list first; last, if there is a number, that many plain values."""
        yield from self._more(words, at, (), sure=True)
        number = whole(words[at].folded) if self.counted is not None and at < len(words) else None
        if number is not None and 0 <= number < len(COUNTED):
            yield Read((self.counted,) * number, at + 1)

    def _more(
        self, words: Line, at: int, so_far: tuple[Value, ...], *, sure: bool
    ) -> Iterator[Read[Value]]:
        after = at + 1 if so_far and at < len(words) and words[at].folded in _JOINS else at
        for one in self.of.read(words, after):
            if one.end > after:
                both = sure and one.sure
                yield from self._more(words, one.end, (*so_far, one.value), sure=both)
        if so_far:
            yield Read(so_far, at, sure)

    def write(self, value: Value) -> str:
        """With commas."""
        assert isinstance(value, tuple), f"{value!r} is no list"
        if self.counted is not None and value and set(value) == {self.counted}:
            return str(len(value))
        return ", ".join(self.of.write(one) for one in value)

    def known(self) -> tuple[str, ...]:
        """The names of one of them."""
        return self.of.known()

    def wanted(self) -> str:
        """One of them, or several."""
        return f"{self.of.wanted()}, or several"


@dataclass(frozen=True, slots=True)
class InTurn:
    """A reader for a record whose fields follow one another, as "12in 8in" is a point."""

    kind: Callable[..., Record]
    parts: Sequence[tuple[str, Reader]]

    def read(self, words: Line, at: int) -> Iterator[Read[Value]]:
        """All fields in order."""
        yield from self._from(words, at, 0, (), sure=True)

    def _from(
        self, words: Line, at: int, place: int, so_far: tuple[Value, ...], *, sure: bool
    ) -> Iterator[Read[Value]]:
        if place == len(self.parts):
            yield Read(self.kind(*so_far), at, sure)
            return
        for one in self.parts[place][1].read(words, at):
            both = sure and one.sure
            yield from self._from(words, one.end, place + 1, (*so_far, one.value), sure=both)

    def write(self, value: Value) -> str:
        """All fields in order."""
        return " ".join(reader.write(getattr(value, name)) for name, reader in self.parts)

    def known(self) -> tuple[str, ...]:
        """None: only the parts have names."""
        return ()

    def wanted(self) -> str:
        """The fields."""
        return " and ".join(reader.wanted() for _, reader in self.parts)


@dataclass(frozen=True, slots=True)
class Either:
    """A reader for a value that may be typed in several ways.

    Attributes:
        ways: The readers, in the order in which they are tried. The first one writes.
        by_name: Whether a reader that has a name for the value is preferred for writing.
    """

    ways: tuple[Reader, ...]
    by_name: bool = True

    def read(self, words: Line, at: int) -> Iterator[Read[Value]]:
        """By each way in turn."""
        for way in self.ways:
            yield from way.read(words, at)

    def write(self, value: Value) -> str:
        """By the first way that has a name for it, else by the first."""
        named = (way for way in self.ways if isinstance(way, Named) and way.has(value))
        return next(named if self.by_name else iter(()), self.ways[0]).write(value)

    def known(self) -> tuple[str, ...]:
        """The names of all ways."""
        return tuple(name for way in self.ways for name in way.known())

    def wanted(self) -> str:
        """Any of the ways."""
        return " or ".join(way.wanted() for way in self.ways)
