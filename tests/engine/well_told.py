"""Checks sentences for people: no "1 hit points", no program names, a capital first letter."""

import re
from typing import Any, Final

from engine.refusal import IllegalCommand
from engine.text import to_text

_MANY: Final = (
    "attacks balls cards changes columns dice figures hearts hexes kills legs limbs minutes "
    "missiles parts players points rounds seconds spans squads things times turns values Xs"
)
_NAME: Final = re.compile(r"\b[a-z]+(?:_[a-z]+)+\b")
_FAULTS: Final = {
    "one of many": re.compile(rf"(?<![\w.,-])1 (?:[a-z]+ )?(?:{'|'.join(_MANY.split())})\b"),
    "a name of the program": _NAME,
    "a for an": re.compile(r"\b[Aa] [AEIOU]"),
}


def faults_in_words(text: str) -> list[str]:
    """Faults of a text that is part of a sentence."""
    return [f"{name}: {text}" for name, fault in _FAULTS.items() if fault.search(text)]


def faults_in_refusal(refusal: IllegalCommand, command: object) -> list[str]:
    """Faults of a refusal; it may repeat names that were typed in the command."""
    typed = set(_NAME.findall(to_text(command)))
    text = _NAME.sub(lambda name: "it" if name[0] in typed else name[0], refusal.detail)
    return faults_in_words(text)


def faults_in_sentence(text: str, state: Any) -> list[str]:
    """Faults of a sentence; it may begin with a player's name as they write it."""
    names = tuple(one.name for one in getattr(state, "players", ()))
    small = text[:1].islower() and not text.startswith(names)
    return faults_in_words(text) + [f"a small first letter: {text}"] * small
