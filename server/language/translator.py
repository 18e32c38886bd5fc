"""Translating the program's English texts into another language.

Rules, proposals and the coach write English, and texts in a ledger cannot change, as they are
hashed. So texts are translated when they are shown. The catalogue has every sentence as a pattern,
"{who} rolls {dice}.". A sentence is parsed by the pattern that explains most of it, and the text in
its placeholders is parsed in the same way. What no pattern explains, mostly names, stays.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import Final, TypeAlias

Translated: TypeAlias = tuple[str, int]
"""A translated text, and the cost of the English that is left in it.

Each English word costs `WORD`, and each name 1."""

WORD: Final = 100
"""Cost of an English word that is left in a translation."""

TYPED: Final = 10
"""Cost of an English word that a person typed, in a placeholder for such text."""

MOST_WORDS: Final = 12
"""A text with at most this many words may be split between any two of them."""

MOST_LETTERS: Final = 600
"""Texts with more characters are translated sentence by sentence."""

_MOST_LEFT: Final = 0.2
"""Largest share of a text's words that may stay English (one word in any text of three or more). If
more would be left, the whole text stays English."""

_PLACEHOLDER: Final = re.compile(r"\{(\w+)\}")
_FILLED: Final = re.compile(r"\{(\w+)\}(s\b)?")
_HISSING: Final = ("s", "x", "z", "ß")
"""Endings after which a German genitive has no s: "Adas Kreatur", but "Boris’ Kreatur"."""
_WORD: Final = re.compile(r"(?<![\w’'])(?!(?:mm|ml|px|cm|d\d)\b)[a-z][a-z’'-]+|'s\b")
_NAME: Final = re.compile(r"[^\W\d]{2,}")
_TYPED: Final = ("because", "limb", "text", "why")
"""Names of placeholders for text that people type."""
_NUMBER: Final = re.compile(r"-?[\d.]*\d(?: \w+| %)?")
_POINT: Final = re.compile(r"\((-?[\d.]+), (-?[\d.]+)\)")
_SEPARATORS: Final = ("; ", ": ", " · ", ", then ", ", ", " and ", " or ")
_JOINING: Final = ("; ", ": ", ". ")
"""Boundaries between statements: a reading in which a placeholder contains one is less likely."""
_BETWEEN: Final = {" and ": " und ", " or ": " oder ", ", then ": ", dann "}


@dataclass(frozen=True, slots=True)
class _Pattern:
    """A sentence of the catalogue with placeholders.

    Attributes:
        longest: The longest literal part; a text without it need not be matched.
        own: All literal parts, in order.
        reads: Regular expressions to try one after the other. The first matches placeholders as
            short as possible, and splits adjacent ones at word boundaries; the second matches them
            as long as possible.
        translation: The translation, with its placeholders.
        weight: Number of literal characters; patterns with more are tried first.
    """

    longest: str
    own: tuple[str, ...]
    reads: tuple[re.Pattern[str], ...]
    translation: str
    weight: int


class Translator:
    """Translates English texts into another language.

    Args:
        messages: Maps English texts, with placeholders in braces, to their translations.
        words: Maps single words of the rules (colours, phases, kinds) to their translations.
        names: Names that stay as they are in every language.
    """

    def __init__(
        self,
        messages: Mapping[str, str],
        words: Mapping[str, str],
        names: Iterable[str] = (),
    ) -> None:
        self._words = words
        self._whole = {one: translated for one, translated in messages.items() if "{" not in one}
        self._whole |= {name: name for name in names}
        known = {**words, **messages}
        patterns = (_pattern(one, translated) for one, translated in known.items() if "{" in one)
        self._patterns = sorted((one for one in patterns if one), key=lambda one: -one.weight)
        self._read = lru_cache(maxsize=20_000)(self._read_anew)

    def translated(self, text: str) -> str:
        """The translation of a text; the text itself if too little of it is known."""
        translated, left = self._sentences(text)
        words = len(text.split())
        most = max(words > 2, _MOST_LEFT * words)
        return _begun_like(text, translated) if left // WORD <= most else text

    def left(self, text: str) -> int:
        """How many English words would be left in the translation."""
        return self._sentences(text)[1] // WORD

    def _sentences(self, text: str) -> Translated:
        """Translate a text, a long one sentence by sentence."""
        if len(text) <= MOST_LETTERS:
            return self._read(text)
        parts = [self._read(part) for part in re.split(r"(?<=[.?!]) ", text)]
        return " ".join(translated for translated, _ in parts), sum(left for _, left in parts)

    def _read_anew(self, text: str) -> Translated:
        """Find the reading of a text with the lowest cost; cached as `self._read`."""
        known = self._known(text)
        if known is not None:
            return known, 0
        bare = text.strip(" ")
        if bare != text:
            translated, left = self._read(bare)
            return text.replace(bare, translated) if bare else text, left
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
        """The translation of a text that the catalogue has as a whole; None if it has not.

        Capitalization of the first letter and a missing full stop make no difference.
        """
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
        """Translate a text in every way in which it can be parsed, likeliest first."""
        yield from self._by_patterns(text)
        if ". " in text:
            yield self._in_sentences(text)
        if text.endswith((".", "?")):
            translated, left = self._read(text[:-1])
            yield f"{translated}{text[-1]}", left
        if text.endswith(")") and " (" in text:
            yield self._in_brackets(text)
        for separator in _SEPARATORS:
            split = _split(text, separator)
            if split is not None:
                yield self._in_parts(*split, separator)
                return
        yield from self._by_words(text)

    def _by_words(self, text: str) -> Iterator[Translated]:
        """Translations of a text split between two words, if it is short.

        A beginning that the catalogue has as one phrase stays together, the longest first: "blue
        Defensive Grelker 2", not "blue" and the rest.
        """
        words = text.split(" ")
        places = range(1, len(words) if len(words) <= MOST_WORDS else 1)
        splits = [(" ".join(words[:at]), " ".join(words[at:])) for at in places]
        phrases = (split for split in reversed(splits) if self._is_phrase(split[0]))
        for first, rest in chain(phrases, splits):
            yield self._in_parts(first, rest, " ")

    def _is_phrase(self, text: str) -> bool:
        """Whether the catalogue has a text as a whole, or a pattern that explains all of it."""
        return self._known(text) is not None or any(
            left == 0 for _, left in self._by_patterns(text)
        )

    def _by_patterns(self, text: str) -> Iterator[Translated]:
        """Translations by each pattern that matches, those with most literal text first."""
        other = text[:1].swapcase() + text[1:]
        for pattern in self._patterns:
            if pattern.longest not in text and pattern.longest not in other:
                continue
            fitting = [one for one in (text, other) if _has_all(one, pattern.own)]
            for reads in pattern.reads if fitting else ():
                found = next(filter(None, map(reads.fullmatch, fitting)), None)
                if found is not None:
                    translated, left = self._filled(pattern, found)
                    yield _begun_like(text, translated), left

    def _filled(self, pattern: _Pattern, found: re.Match[str]) -> Translated:
        """Translate what the placeholders matched, and put it into the pattern's translation."""
        parts = {name: self._part(name, part) for name, part in found.groupdict().items()}
        translated = _FILLED.sub(
            lambda name: _put_in(parts[name[1]][0], name[2]), pattern.translation
        )
        joined = sum(mark in part for part in found.groupdict().values() for mark in _JOINING)
        return translated, sum(left for _, left in parts.values()) + joined

    def _part(self, name: str, part: str) -> Translated:
        """Translate a placeholder's text; typed text is translated completely or not at all."""
        translated, left = self._read(part)
        typed = left >= WORD and name in _TYPED
        return (part, TYPED * len(part.split())) if typed else (translated, left)

    def _in_brackets(self, text: str) -> Translated:
        first, _, rest = text[:-1].partition(" (")
        translated, left = self._read(first)
        more, missed = self._read(rest)
        return f"{translated} ({more})", left + missed

    def _in_sentences(self, text: str) -> Translated:
        first, _, rest = text.partition(". ")
        translated, left = self._read(f"{first}.")
        more, missed = self._read(rest)
        return f"{translated} {more}", left + missed

    def _in_parts(self, first: str, rest: str, separator: str) -> Translated:
        translated, left = self._read(first)
        more, missed = self._read(rest)
        return f"{translated}{_BETWEEN.get(separator, separator)}{more}", left + missed


def _put_in(part: str, genitive: str | None) -> str:
    """A placeholder's text, with the German genitive ending if the translation asks for one."""
    return f"{part}’" if genitive and part.endswith(_HISSING) else f"{part}{genitive or ''}"


def _is_balanced(part: str) -> bool:
    """Whether the brackets in a part are balanced."""
    return part.count("(") == part.count(")") and part.find(")") >= part.find("(")


def _split(text: str, separator: str) -> tuple[str, str] | None:
    """Split a text at the first separator that is not in brackets; None if there is none."""
    at = text.find(separator)
    while at >= 0:
        if _is_balanced(text[:at]):
            return text[:at], text[at + len(separator) :]
        at = text.find(separator, at + 1)
    return None


def _begun_like(text: str, translated: str) -> str:
    """The translation, capitalized if the English text is."""
    return translated[:1].upper() + translated[1:] if text[:1].isupper() else translated


def _pattern(english: str, translated: str) -> _Pattern | None:
    """Compile a text of the catalogue to a pattern.

    None for a text without any literal word, which would match everything.
    """
    pieces = _PLACEHOLDER.split(english)
    own = pieces[::2]
    longest = max(own, key=len)
    if not re.search(r"[A-Za-z]{2}", longest):
        return None
    ways = [(_SOME, _OWN_WORD) if "" in own[1:-1] else (_SHORT, _SHORT), (_LONG, _LONG)]
    reads = [re.compile("".join(_regex_parts(pieces, *way)), re.S) for way in ways]
    return _Pattern(longest, tuple(own), tuple(reads), translated, sum(map(len, own)))


def _has_all(text: str, own: tuple[str, ...]) -> bool:
    """Whether a text contains a pattern's literal parts in order; cheaper than a failing match."""
    if not (text.startswith(own[0]) and text.endswith(own[-1])):
        return False
    at = 0
    for piece in own:
        found = text.find(piece, at)
        if found < 0:
            return False
        at = found + len(piece)
    return True


def _regex_parts(pieces: list[str], filling: str, next_to: str) -> Iterator[str]:
    """The parts of a regular expression for a text of literals and placeholders.

    Args:
        pieces: Literals and names of placeholders, alternating, beginning with a literal.
        filling: What a placeholder matches.
        next_to: What a placeholder matches that follows another one directly.
    """
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
"""Text in which brackets are balanced."""
_OWN_WORD: Final = rf"(?:(?=\W){_SHORT})?"

_NARROW: Final = {
    r"(count|number|hit|tried|round|seq|to_seq|minutes|seconds)\d*": r"[\d½]+",
    r"(counted|points)\d*": r"\d[^()]*?(?: \([^()]*\))?",
    r"(colour|missile_colour|team|handedness)\d*": r"\w+",
}
"""For placeholders with some names, what they may contain; all others may contain anything."""


def _numbered(text: str) -> str:
    """Write a number or a point with decimal commas; other texts are returned unchanged."""
    point = _POINT.fullmatch(text)
    if point:
        return f"({_numbered(point[1])}; {_numbered(point[2])})"
    return text.replace(".", ",") if _NUMBER.fullmatch(text) else text
