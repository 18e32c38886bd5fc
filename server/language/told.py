"""What the program tells in English, told in another language.

Rules, proposals and the coach write English, and what they wrote into a ledger stays as it is, for
it is hashed. So it is translated where it is shown. The catalogue has every sentence as a pattern,
"{who} rolls {dice}."; a sentence is read back by the pattern that explains most of it, and what
fills its placeholders is read in the same way. What no pattern explains, names above all, stays.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

Translated: TypeAlias = tuple[str, int]
"""A text in the other language, and what of the English was left: a word is `WORD`, a name 1."""

WORD: Final = 100
TYPED: Final = 10
"""A word that somebody typed, where one may."""

MOST_WORDS: Final = 12
"""Of a text that is parted between any two of them."""

MOST_LETTERS: Final = 600
"""Longer texts are read sentence by sentence."""

_MOST_LEFT: Final = 0.2
"""Share of a text's words that may stay English, one in any case; where more would, all stays."""

_PLACEHOLDER: Final = re.compile(r"\{(\w+)\}")
_FILLED: Final = re.compile(r"\{(\w+)\}(s\b)?")
_HISSING: Final = ("s", "x", "z", "ß")
"""After these no name takes another s: "Adas Kreatur", but "Boris’ Kreatur"."""
_WORD: Final = re.compile(r"(?<![\w’'])(?!(?:mm|ml|px|cm|d\d)\b)[a-z][a-z’'-]+|'s\b")
_NAME: Final = re.compile(r"[^\W\d]{2,}")
_TYPED: Final = ("because", "limb", "text", "why")
"""What a placeholder is called that people fill."""
_NUMBER: Final = re.compile(r"-?[\d.]*\d(?: \w+| %)?")
_POINT: Final = re.compile(r"\((-?[\d.]+), (-?[\d.]+)\)")
_SEPARATORS: Final = ("; ", ": ", " · ", ", then ", ", ", " and ", " or ")
_JOINING: Final = ("; ", ": ", ". ")
"""Where one thing ends and another begins: what fills a placeholder seldom reaches over it."""
_BETWEEN: Final = {" and ": " und ", " or ": " oder ", ", then ": ", dann "}


@dataclass(frozen=True, slots=True)
class _Pattern:
    """One sentence of the catalogue.

    Attributes:
        longest: The longest stretch of its own words: where that is missing, nothing else is tried.
        own: All of its own words, in their order.
        reads: Take the sentence apart in turn: what stands right behind another part is left out,
            or begins like a word of its own; each part as short as can be; as long as can be.
        told: The sentence in the other language, with its placeholders.
        weight: Letters of its own.
    """

    longest: str
    own: tuple[str, ...]
    reads: tuple[re.Pattern[str], ...]
    told: str
    weight: int


class Teller:
    """Tells English in another language.

    Args:
        messages: From English to the other language, with placeholders in braces.
        words: Single words of the rules: colours, phases, kinds.
        names: What is called so in every language.
    """

    def __init__(
        self,
        messages: Mapping[str, str],
        words: Mapping[str, str],
        names: Iterable[str] = (),
    ) -> None:
        self._words = words
        self._whole = {one: told for one, told in messages.items() if "{" not in one}
        self._whole |= {name: name for name in names}
        known = {**words, **messages}
        patterns = (_pattern(one, told) for one, told in known.items() if "{" in one)
        self._patterns = sorted((one for one in patterns if one), key=lambda one: -one.weight)
        self._read = lru_cache(maxsize=20_000)(self._read_anew)

    def told(self, text: str) -> str:
        """A text in the other language; as it is where nothing of it is known."""
        told, left = self._sentences(text)
        words = len(text.split())
        most = max(words > 2, _MOST_LEFT * words)
        return _begun_like(text, told) if left // WORD <= most else text

    def left(self, text: str) -> int:
        """How many English words would be left."""
        return self._sentences(text)[1] // WORD

    def _sentences(self, text: str) -> Translated:
        if len(text) <= MOST_LETTERS:
            return self._read(text)
        parts = [self._read(part) for part in re.split(r"(?<=[.?!]) ", text)]
        return " ".join(told for told, _ in parts), sum(left for _, left in parts)

    def _read_anew(self, text: str) -> Translated:
        known = self._known(text)
        if known is not None:
            return known, 0
        bare = text.strip(" ")
        if bare != text:
            told, left = self._read(bare)
            return text.replace(bare, told) if bare else text, left
        best = _numbered(text), WORD * len(_WORD.findall(text)) + len(_NAME.findall(text))
        if best[1] == 0:
            return best
        for found in self._readings(text):
            if found[1] < best[1]:
                best = found
            if best[1] == 0:
                break
        return best

    def _known(self, text: str) -> str | None:
        if text in self._whole:
            return self._whole[text]
        if text in self._words:
            return self._words[text]
        lower = text[:1].lower() + text[1:]
        upper = text[:1].upper() + text[1:]
        for other in (lower, upper):
            found = self._whole.get(other) or self._words.get(other)
            if found is not None:
                return _begun_like(text, found)
        whole = self._whole.get(f"{upper}.")
        return _begun_like(text, whole.removesuffix(".")) if whole else None

    def _readings(self, text: str) -> Iterator[Translated]:
        """Every way to read a text, the likeliest first."""
        yield from self._by_patterns(text)
        if ". " in text:
            yield self._in_sentences(text)
        if text.endswith((".", "?")):
            told, left = self._read(text[:-1])
            yield f"{told}{text[-1]}", left
        if text.endswith(")") and " (" in text:
            yield self._in_brackets(text)
        for separator in _SEPARATORS:
            split = _split(text, separator)
            if split is not None:
                yield self._in_parts(*split, separator)
                return
        words = text.split(" ")
        for at in range(1, len(words) if len(words) <= MOST_WORDS else 1):
            yield self._in_parts(" ".join(words[:at]), " ".join(words[at:]), " ")

    def _by_patterns(self, text: str) -> Iterator[Translated]:
        other = text[:1].swapcase() + text[1:]
        for pattern in self._patterns:
            if pattern.longest not in text and pattern.longest not in other:
                continue
            fitting = [one for one in (text, other) if _has_all(one, pattern.own)]
            for reads in pattern.reads if fitting else ():
                found = next(filter(None, map(reads.fullmatch, fitting)), None)
                if found is not None:
                    told, left = self._filled(pattern, found)
                    yield _begun_like(text, told), left

    def _filled(self, pattern: _Pattern, found: re.Match[str]) -> Translated:
        parts = {name: self._part(name, part) for name, part in found.groupdict().items()}
        told = _FILLED.sub(lambda name: _put_in(parts[name[1]][0], name[2]), pattern.told)
        joined = sum(mark in part for part in found.groupdict().values() for mark in _JOINING)
        return told, sum(left for _, left in parts.values()) + joined

    def _part(self, name: str, part: str) -> Translated:
        """What fills a placeholder; a reason that somebody typed is no half German."""
        told, left = self._read(part)
        typed = left >= WORD and name in _TYPED
        return (part, TYPED * len(part.split())) if typed else (told, left)

    def _in_brackets(self, text: str) -> Translated:
        first, _, rest = text[:-1].partition(" (")
        told, left = self._read(first)
        more, missed = self._read(rest)
        return f"{told} ({more})", left + missed

    def _in_sentences(self, text: str) -> Translated:
        first, _, rest = text.partition(". ")
        told, left = self._read(f"{first}.")
        more, missed = self._read(rest)
        return f"{told} {more}", left + missed

    def _in_parts(self, first: str, rest: str, separator: str) -> Translated:
        told, left = self._read(first)
        more, missed = self._read(rest)
        return f"{told}{_BETWEEN.get(separator, separator)}{more}", left + missed


def _put_in(part: str, genitive: str | None) -> str:
    return f"{part}’" if genitive and part.endswith(_HISSING) else f"{part}{genitive or ''}"


def _is_whole(part: str) -> bool:
    """Whether its brackets are closed."""
    return part.count("(") == part.count(")") and part.find(")") >= part.find("(")


def _split(text: str, separator: str) -> tuple[str, str] | None:
    """A text before and after a separator, the first that stands in no brackets."""
    at = text.find(separator)
    while at >= 0:
        if _is_whole(text[:at]):
            return text[:at], text[at + len(separator) :]
        at = text.find(separator, at + 1)
    return None


def _begun_like(text: str, told: str) -> str:
    """With a capital where the English had one."""
    return told[:1].upper() + told[1:] if text[:1].isupper() else told


def _pattern(english: str, told: str) -> _Pattern | None:
    """None for what has no words of its own: it would explain everything."""
    pieces = _PLACEHOLDER.split(english)
    own = pieces[::2]
    longest = max(own, key=len)
    if not re.search(r"[A-Za-z]{2}", longest):
        return None
    ways = [(_SOME, _OWN_WORD) if "" in own[1:-1] else (_SHORT, _SHORT), (_LONG, _LONG)]
    reads = [re.compile("".join(_taken_apart(pieces, *way)), re.S) for way in ways]
    return _Pattern(longest, tuple(own), tuple(reads), told, sum(map(len, own)))


def _has_all(text: str, own: tuple[str, ...]) -> bool:
    """Whether the words of a pattern stand in a text; looking is quicker than trying in vain."""
    if not (text.startswith(own[0]) and text.endswith(own[-1])):
        return False
    at = 0
    for piece in own:
        found = text.find(piece, at)
        if found < 0:
            return False
        at = found + len(piece)
    return True


def _taken_apart(pieces: list[str], filling: str, next_to: str) -> Iterator[str]:
    """Own words and placeholders in turn, as a regular expression; `next_to`: after another one."""
    for place, piece in enumerate(pieces):
        if place % 2:
            narrow = next((one for name, one in _NARROW.items() if re.fullmatch(name, piece)), None)
            behind = place > 1 and not pieces[place - 1]
            again = piece in pieces[1:place:2]
            fresh = f"(?P<{piece}>{narrow or (next_to if behind else filling)})"
            yield f"(?P={piece})" if again else fresh
        else:
            yield re.escape(piece)


_SHORT: Final = r"(?:[^()]|\([^()]*\))*?"
_SOME: Final = r"(?:[^()]|\([^()]*\))+?"
_LONG: Final = r"(?:[^()]|\([^()]*\))*"
"""Brackets stay with what stands in them."""
_OWN_WORD: Final = rf"(?:(?=\W){_SHORT})?"

_NARROW: Final = {
    r"(count|number|hit|tried|round|seq|to_seq|minutes|seconds)\d*": r"[\d½]+",
    r"(counted|points)\d*": r"\d[^()]*?(?: \([^()]*\))?",
    r"(colour|missile_colour|team|handedness)\d*": r"\w+",
}
"""What may stand for a placeholder, by its name; for all others anything."""


def _numbered(text: str) -> str:
    """A number alone, or a point, with decimal commas."""
    point = _POINT.fullmatch(text)
    if point:
        return f"({_numbered(point[1])}; {_numbered(point[2])})"
    return text.replace(".", ",") if _NUMBER.fullmatch(text) else text
