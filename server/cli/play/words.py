"""Splits a typed line into words, ignoring case, punctuation and 's; quoted text stays whole."""

import difflib
import functools
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

LONGEST = 60
"""At most so many characters of a word are compared with names."""

_PIECE = re.compile(r"\"((?:[^\"\\]|\\.)*)\"|([^\s\",;]+)")
_LIST = re.compile(r"\[((?:'[^']*'|-?\d+)?(?:, (?:'[^']*'|-?\d+))*)\]")
"""A list as messages of the rules contain it: ['play_on', 'end_turn'] or [3, 4]."""

_FIELD = re.compile(r"(?<![\w./\\])[a-z]+(?:_[a-z0-9]+)+(?![\w/\\]|\.\w)")
"""The name of a field or value with an underscore, such as hit_points, but no file name."""

_BETWEEN = re.compile(r"[_\-/]")

_SAID = (
    "a an the to at with on in of and for from into by his her their its my then gets has is are "
    "over against onto please and using about"
)
NOISE = frozenset(_SAID.split())
"""Words that have no meaning in commands and are skipped."""


@dataclass(frozen=True, slots=True)
class TypedWord:
    """A word of a line, as it was typed, and `folded` for comparison."""

    typed: str
    folded: str
    quoted: bool = False


Line: TypeAlias = tuple[TypedWord, ...]


def tokens(line: str) -> Line:
    """The words of a line; text in double quotes is one word."""
    found = []
    for match in _PIECE.finditer(line):
        quoted, plain = match[1], match[2]
        if quoted is not None:
            found.append(TypedWord(quoted.replace('\\"', '"'), fold(quoted), quoted=True))
        elif fold(plain):
            found.append(TypedWord(plain, fold(plain)))
    return tuple(found)


def fold(word: str) -> str:
    """A word for comparison: in lower case, without 's and without punctuation at its ends."""
    word = word.casefold().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").strip(".,:;!?()'")
    return word.removesuffix("'s")


@functools.lru_cache(maxsize=4096)
def folded(text: str) -> tuple[str, ...]:
    """The words of a name, each folded; hyphens and underscores separate words."""
    return tuple(one for one in map(fold, _BETWEEN.sub(" ", text).split()) if one)


def words_of(name: str) -> tuple[str, ...]:
    """The words of an identifier, such as "EndAttacks" or "hit_points", in lower case."""
    spaced = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name)
    return folded(spaced)


def plain(sentence: str) -> str:
    """A message of the rules with lists and identifiers as plain words.

    "choose of ['play_on', 'end_turn']" becomes "choose of play on, end turn".
    """
    return _FIELD.sub(lambda found: found[0].replace("_", " "), _LIST.sub(_row, sentence))


def _row(found: re.Match[str]) -> str:
    return ", ".join(one.strip().strip("'") for one in found[1].split(",")) or "nothing"


def closest(word: str, names: Sequence[str]) -> str | None:
    """The name that is most similar to a word, as a whole or in one of its words.

    None if none is similar.
    """
    parts = [(part, name) for name in reversed(names) for part in (*name.split(), name)]
    called = {fold(part): name for part, name in parts if len(part) > 2 or part == name}
    close = difflib.get_close_matches(word[:LONGEST], list(called), n=1)
    return called[close[0]] if close else None


def one_of(names: Sequence[str]) -> str:
    """Alternatives as text: "Ada, Bo or Cy"."""
    return " or ".join(filter(None, (", ".join(names[:-1]), *names[-1:])))


def did_you_mean(name: str | None) -> str:
    """A question whether this name was meant; empty without a name."""
    return f"did you mean `{name}`?" if name else ""
