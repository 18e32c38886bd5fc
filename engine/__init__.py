"""The rules: pure, event-sourced games. Standard library only; no clock, no file, no chance."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from engine.game import SPECTATOR, Game, Outcome, Seat, TakenBack
from engine.luck import Roll, Rolled, RollNeeded, Shuffle, Shuffled, ShuffleNeeded
from engine.refusal import IllegalCommand, Reason
from engine.ruling import Ruling

if TYPE_CHECKING:
    from engine.registry import GAMES

__all__ = [
    "GAMES",
    "SPECTATOR",
    "Game",
    "IllegalCommand",
    "Outcome",
    "Reason",
    "Roll",
    "RollNeeded",
    "Rolled",
    "Ruling",
    "Seat",
    "Shuffle",
    "ShuffleNeeded",
    "Shuffled",
    "TakenBack",
]


def __getattr__(name: str) -> Any:
    """The games, once they are asked for: whoever needs one alone need not import all five."""
    if name != "GAMES":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return import_module("engine.registry").GAMES
