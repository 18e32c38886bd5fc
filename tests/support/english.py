"""What gives English away in a text of another language."""

import re
from collections.abc import Iterable
from typing import Final

from tests.texts.told import names_of_cards

_ENGLISH: Final = re.compile(
    r"(?<!\w)(?:the|of|is|are|and|to|with|has|have|on|from|that|its?|by|for|or|not|be|at|who|Round|Turn)\b(?!=)"
)
"""Words without which there is hardly an English sentence, and that are no German ones."""


def english_in(lines: Iterable[str], game: str) -> list[str]:
    """The lines with an English word in them; cards are called as they are printed."""
    names = sorted(names_of_cards(game), key=len, reverse=True)
    return [line for line in lines if _ENGLISH.search(_without(names, line))]


def _without(names: Iterable[str], line: str) -> str:
    for name in names:
        line = line.replace(name, "")
    return line
