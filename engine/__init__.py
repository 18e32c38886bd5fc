"""The rules engine: pure, event-sourced games.

It uses the standard library only, and neither a clock, nor files, nor random numbers.
"""

from engine.game import SPECTATOR, Game, Outcome, Seat, TakenBack
from engine.luck import Roll, Rolled, RollNeeded, Shuffle, Shuffled, ShuffleNeeded
from engine.refusal import IllegalCommand, Reason
from engine.registry import GAMES
from engine.ruling import Ruling

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
