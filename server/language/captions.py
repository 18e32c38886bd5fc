"""Captions of pictures in the reader's language, in letters that the pictures' font has."""

import re
import unicodedata
from collections.abc import Callable
from functools import cache
from typing import Final

from starlette.requests import HTTPConnection

from server.language.negotiation import language_of
from server.language.translating import translator_of

_UMLAUT: Final = re.compile("(?<=[aouAOU])\u0308")
"""The dots of German letters, decomposed; without them an e follows."""

_SIGNS: Final = str.maketrans({"ß": "ss", "’": "'", "±": "+-"})


def captions_for(caller: HTTPConnection) -> Callable[[str], str]:
    """What translates captions into the caller's language."""
    return caption_words(language_of(caller))


@cache
def caption_words(language: str) -> Callable[[str], str]:
    """What turns an English caption into a language's ASCII text.

    Args:
        language: One of `LANGUAGES`. The same language gets the same function, so that pictures
            can be kept by it.
    """
    translator = translator_of(language)

    def words(text: str) -> str:
        return in_ascii(translator.translated(text) if translator else text)

    return words


def in_ascii(text: str) -> str:
    """A text in the letters that the pictures' font has: "größer" with oe and ss, "Zoë" as Zoe."""
    decomposed = unicodedata.normalize("NFKD", text.translate(_SIGNS))
    return _UMLAUT.sub("e", decomposed).encode("ascii", "ignore").decode()
