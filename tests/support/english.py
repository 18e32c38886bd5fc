"""Finds English words in texts of another language."""

import re
from collections.abc import Iterable
from typing import Final

from tests.texts.told import names_of_cards

_ENGLISH: Final = re.compile(
    r"(?<!\w)(?:the|of|is|are|and|to|with|has|have|on|from|that|its?|by|for|or|not|be|at|who|Round|Turn)\b(?!=)"
)
"""Words that nearly every English sentence has, and that are not German words."""


def english_in(lines: Iterable[str], game: str) -> list[str]:
    """The lines that contain an English word; printed names of cards are ignored."""
    names = sorted(names_of_cards(game), key=len, reverse=True)
    return [line for line in lines if _ENGLISH.search(_without(names, line))]


def _without(names: Iterable[str], line: str) -> str:
    for name in names:
        line = line.replace(name, "")
    return line
