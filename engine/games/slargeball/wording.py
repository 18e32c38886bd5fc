"""Building blocks for sentences about a match."""

from collections.abc import Callable
from typing import Protocol

from engine.games.slargeball.questions import at, colour_of, label
from engine.games.slargeball.state import State
from engine.plane import Point
from engine.seats import capital


class OfFigure(Protocol):
    """An event that happens to a figure."""

    @property
    def figure(self) -> int:
        """The figure's id."""


def who(state: State, figure: int) -> str:
    """A figure, to begin a sentence with."""
    return capital(label(state, figure))


def team_name(state: State, team: int) -> str:
    """A team, to begin a sentence with."""
    return capital(colour_of(state, team))


def points(count: int) -> str:
    """Points in words."""
    return "1 point" if count == 1 else f"{count} points"


def plainly(text: str) -> Callable[[State, OfFigure], str]:
    """A sentence about a figure; {who}, {at} and {ball} are filled in."""

    def told(state: State, event: OfFigure) -> str:
        there = getattr(event, "at", None)
        return text.format(
            who=who(state, event.figure),
            at=at(there) if isinstance(there, Point) else "",
            ball=f"ball {getattr(event, 'ball', '')}",
        )

    return told
