"""What a field of a command may be in words: read from a line, and written so that it is read.

A reader yields every way in which it can begin at a word: `Read(value, end, sure)`. The grammar
tries them all against the rules, so that nobody has to say what only one thing can mean.
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
"""So many letters of a name may stand for it."""

_GRAMS = re.compile(r"(\d{1,9})(?:\.(\d))?(g|grams?)?")
COUNTED = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_JOINS = frozenset(("and", "then", "via", "&", "+"))


Value: TypeAlias = "int | str | tuple[Value, ...] | Record | None"
"""What a field of a command may hold; yes and no are numbers, too."""

ValueT = TypeVar("ValueT", covariant=True)


class Read(NamedTuple, Generic[ValueT]):
    """A value, the place of the word after it, and whether it can be nothing else of its kind."""

    value: ValueT
    end: int
    sure: bool = True


class Reader(Protocol):
    """One kind of value in words."""

    def read(self, words: Line, at: int) -> Iterator[Read[Value]]:
        """Every way in which a value begins at this word."""
        ...

    def write(self, value: Value) -> str:
        """The value in words that are read back as it."""
        ...

    def known(self) -> tuple[str, ...]:
        """The names that there are, to ask "did you mean"; empty where there are none."""
        ...

    def wanted(self) -> str:
        """What is to be typed, for a sentence: "a number"."""
        ...


@runtime_checkable
class Knowing(Protocol):
    """A reader whose values depend on what else a line has said: who goes "3in left"."""

    def knowing(self, given: "Mapping[str, Value]") -> Reader:
        """The reader for these fields."""
        ...


@dataclass(frozen=True, slots=True)
class Name:
    """Something with a value that people call by these names, the first one best."""

    value: Value
    called: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Named:
    """One of several named things.

    `bounds`: how far their names go, where that is told sooner than all of them.
    """

    names: tuple[Name, ...]
    what: str = "a name"
    bounds: str = ""

    def read(self, words: Line, at: int) -> Iterator[Read[Value]]:
        """Whole names first, longest first; then parts of names that may mean one or several."""
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
        """There is a name for it."""
        return any(name.value == value for name in self.names)

    def known(self) -> tuple[str, ...]:
        """The best name of each."""
        return tuple(name.called[0] for name in self.names)

    def wanted(self) -> str:
        """What is to be named."""
        return self.what


def _said(words: Line, at: int, count: int) -> tuple[str, ...]:
    """So many words from there, those with hyphens parted as names are."""
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
    """The word "figure" of "figure 3" names none."""
    return run == form[:-1] and len(run) == 1 and form[-1].isdecimal()


def _runs_in(run: tuple[str, ...], form: tuple[str, ...]) -> bool:
    starts = range(len(form) - len(run) + 1)
    return any(all(map(_stands_for, run, form[start:])) for start in starts)


def _stands_for(said: str, meant: str) -> bool:
    return said == meant or (len(said) >= FEWEST_LETTERS and meant.startswith(said))


@dataclass(frozen=True, slots=True)
class WholeNumber:
    """A whole number; `shift` is what people add to it: they count limbs from one."""

    shift: int = 0

    def read(self, words: Line, at: int) -> Iterator[Read[Value]]:
        """Digits, or a number in letters up to ten."""
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
    """The whole number that a word says."""
    if word in COUNTED:
        return COUNTED.index(word)
    digits = word.lstrip("-")
    if not digits.isdecimal() or len(word) - len(digits) > 1 or int(digits[:19]) > LARGEST:
        return None
    return -int(digits) if word[0] == "-" else int(digits)


@dataclass(frozen=True, slots=True)
class Length:
    """A length with its unit; without one it is in the unit that was typed last."""

    units: Units

    def read(self, words: Line, at: int) -> Iterator[Read[int]]:
        """`15cm`, `15 cm`, `2.5 spans`, `15`; remembers no unit itself."""
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
        """In the unit that was typed, where it is the same length there; else in millimetres."""
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
    """A weight as a kitchen scale shows it: `75g`, `75.5 g`, `75`; rules count tenths of a gram."""

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
    """A yes or no; the name of its field alone says yes."""

    def read(self, words: Line, at: int) -> Iterator[Read[Value]]:
        """The word after the field's name, if it is one of the two."""
        if at < len(words) and words[at].folded in ("yes", "no"):
            yield Read(words[at].folded == "yes", at + 1)
        else:
            yield Read(True, at)

    def write(self, value: Value) -> str:
        """Nothing for yes."""
        return "" if value else "no"

    def known(self) -> tuple[str, ...]:
        """The two words."""
        return ("yes", "no")

    def wanted(self) -> str:
        """What is to be typed."""
        return "yes or no"


@dataclass(frozen=True, slots=True)
class FreeText:
    """Text: all the rest of the line, or one word in quotes."""

    def read(self, words: Line, at: int) -> Iterator[Read[Value]]:
        """To the end of the line, as it was typed."""
        if at >= len(words):
            return
        if words[at].quoted:
            yield Read(words[at].typed, at + 1)
        else:
            yield Read(" ".join(one.typed for one in words[at:]), len(words))

    def write(self, value: Value) -> str:
        """In quotes, so that commas and more words may follow."""
        return '"' + str(value).replace('"', '\\"') + '"'

    def known(self) -> tuple[str, ...]:
        """Anything may be said."""
        return ()

    def wanted(self) -> str:
        """What is to be typed."""
        return "some words"


@dataclass(frozen=True, slots=True)
class OneWord:
    """A word of one's own, or several in quotes."""

    def read(self, words: Line, at: int) -> Iterator[Read[Value]]:
        """The next word."""
        if at < len(words):
            yield Read(words[at].typed.rstrip(",;"), at + 1)

    def write(self, value: Value) -> str:
        """The word; in quotes where it is not a plain one."""
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
    """One value after the other, with "and", "then" or a comma between them or nothing.

    `counted`: "3" stands for three plain values of the kind; None where there is no plain one.
    """

    of: Reader
    counted: Value = None

    def read(self, words: Line, at: int) -> Iterator[Read[Value]]:
        """The longest list first; at last the number of plain ones."""
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
        """As one of them."""
        return self.of.known()

    def wanted(self) -> str:
        """As one of them, once or more."""
        return f"{self.of.wanted()}, or several"


@dataclass(frozen=True, slots=True)
class InTurn:
    """A value of several fields, one after the other: "12in 8in" is a point."""

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
        """The parts have names, the whole has none."""
        return ()

    def wanted(self) -> str:
        """The fields."""
        return " and ".join(reader.wanted() for _, reader in self.parts)


@dataclass(frozen=True, slots=True)
class Either:
    """A value that may be said in several ways; it is written in the first that can.

    `by_name`: where one of the ways has a name for it, by that.
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
