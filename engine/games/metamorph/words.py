"""Words for the sentences of several topics."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.wording import counted

WHY = "the referee's word"


SIDES_TOLD = ("away", "away and right", "near and right", "near", "near and left", "away and left")
"""Each facing in words, as seen by the reader."""

_ARTIFACTS: Mapping[str, str] = MappingProxyType({"key": "the Key", "font": "the Font"})
"""Names of artifacts of which there is one; if there are several Fonts, each has a number."""


def turns_told(count: int) -> str:
    """Return a number of turns in words."""
    return counted(count, "turn")


def hexes_told(count: int) -> str:
    """Return a number of hexes in words."""
    return counted(count, "hex", "hexes")


def artifact_title(name: str) -> str:
    """Return what people call an artifact: "the Key", "the Font", "Font 1"."""
    number = name.removeprefix("font")
    return _ARTIFACTS.get(name, f"Font {number}")
