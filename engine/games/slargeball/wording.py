"""Building blocks of sentences about a match."""

from collections.abc import Callable
from typing import Protocol

from engine.games.slargeball.questions import at, colour_of, label
from engine.games.slargeball.state import State
from engine.plane import Point
from engine.seats import capital


class OfFigure(Protocol):
    """An event that concerns a figure."""

    @property
    def figure(self) -> int:
        """The figure's id."""


def who(state: State, figure: int) -> str:
    """Return a figure's label with a capital letter, to begin a sentence."""
    return capital(label(state, figure))


def team_name(state: State, team: int) -> str:
    """Return a team's name with a capital letter, to begin a sentence."""
    return capital(colour_of(state, team))


def points(count: int) -> str:
    """Return a number of points in words."""
    return "1 point" if count == 1 else f"{count} points"


def plainly(text: str) -> Callable[[State, OfFigure], str]:
    """Return a function that describes an event of a figure; fills in {who}, {at} and {ball}."""

    def told(state: State, event: OfFigure) -> str:
        there = getattr(event, "at", None)
        return text.format(
            who=who(state, event.figure),
            at=at(there) if isinstance(there, Point) else "",
            ball=f"ball {getattr(event, 'ball', '')}",
        )

    return told
