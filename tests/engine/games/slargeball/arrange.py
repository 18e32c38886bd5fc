"""A match set up for a test: standing and lying figures at given places, in millimetres."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, TypeVar

from engine.games.slargeball import GAME
from engine.games.slargeball.questions import ball_of, figure_of
from engine.games.slargeball.replaced import with_ball
from engine.games.slargeball.state import Ball, Figure, State
from engine.games.slargeball.tables import Options, Player, Position, Switches
from engine.plane import Point
from engine.word import Note
from tests.engine.laid import LaidTable

NAMES = ("Ada", "Bo", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal", "Ivy", "Jon")
EventT = TypeVar("EventT")

T, T2, N, N2, DG, RG, GOALIE, CAPTAIN, COACH = range(101, 110)
"""Figures of the first team of one squad, Captain and Coach included; the second's are 100 more."""


class Table(LaidTable[State]):
    """A running match, and all events in it."""

    game = GAME

    def go_on(self) -> "Table":
        """Apply the events that follow automatically from the field as it was set up."""
        return self.do(Note(None, "so it is laid"))

    def figure(self, number: int) -> Figure:
        found = figure_of(self.state, number)
        assert found is not None
        return found

    def ball(self, number: int = 1) -> Ball:
        found = ball_of(self.state, number)
        assert found is not None
        return found

    def with_figure(self, number: int, **more: Any) -> "Table":
        figures = (replace(f, **more) if f.id == number else f for f in self.state.figures)
        return self.changed(figures=tuple(figures))


def mm(x: float, y: float) -> Point:
    """A point, in millimetres."""
    return Point(round(10 * x), round(10 * y))


def options(count: int = 2, **switches: Any) -> Options:
    return Options(tuple(Player(name) for name in NAMES[:count]), switches=Switches(**switches))


def new(count: int = 2, **switches: Any) -> Table:
    """A match before the roll for setting up."""
    return Table(GAME.setup(options(count, **switches)))


def laid(
    standing: Mapping[int, tuple[float, float]],
    lying: Mapping[int, tuple[float, float]] | None = None,
    ball: tuple[float, float] | int | None = None,
    **switches: Any,
) -> Table:
    """Turn 3, with the named figures only. Lying ones have their heads 30 mm above their bases.

    The ball lies somewhere, or is carried since turn 2, or is out.
    """
    state = GAME.setup(options(**{"captain_from": 1, "coach_from": 1, **switches}))
    lying = lying or {}
    figures = []
    for one in state.figures:
        if one.id in standing:
            figures.append(replace(one, where="field", at=mm(*standing[one.id])))
        elif one.id in lying:
            x, y = lying[one.id]
            figures.append(replace(one, where="field", at=mm(x, y), head=mm(x, y + 30)))
    state = replace(state, figures=tuple(figures), turn=3, first=1, initiative=1)
    if isinstance(ball, int):
        state = with_ball(state, 1, state="carried", carrier=ball, since=2)
    elif ball is not None:
        state = with_ball(state, 1, state="ground", at=mm(*ball))
    return Table(state)


def moving(mover: Position, team: int, table: Table, *, initiative: int = 1) -> Table:
    """The sub-phase of a position, a team's half of it."""
    return table.changed(phase="moving", mover=mover, team=team, initiative=initiative)


def during(phase: str, table: Table, *, initiative: int = 1) -> Table:
    """A phase after the move, as it begins."""
    return table.changed(phase=phase, initiative=initiative).go_on()
