"""Words that sentences of several topics use."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.wording import counted

WHY = "the referee's word"


SIDES_TOLD = ("away", "away and right", "near and right", "near", "near and left", "away and left")
"""Where a facing looks, from the reader."""

_ARTIFACTS: Mapping[str, str] = MappingProxyType({"key": "the Key", "font": "the Font"})
"""Those of which there is one; of several Fonts each has its number."""


def turns_told(count: int) -> str:
    """A number of turns in words."""
    return counted(count, "turn")


def hexes_told(count: int) -> str:
    """A number of hexes in words."""
    return counted(count, "hex", "hexes")


def artifact_title(name: str) -> str:
    """What people call an artifact: "the Key", "the Font", "Font 1"."""
    number = name.removeprefix("font")
    return _ARTIFACTS.get(name, f"Font {number}")
