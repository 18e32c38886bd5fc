"""Whaps: resolved in order and yet simultaneous; who was hit falls once all have rolled (S11)."""

from engine.games.slargeball import commands, events
from engine.games.slargeball.checks import (
    check_chance,
    check_figure,
    check_own,
    check_phase,
    check_stands,
)
from engine.games.slargeball.events import Event
from engine.games.slargeball.ground import fallen_head
from engine.games.slargeball.questions import figure_of, label, stats_of
from engine.games.slargeball.state import Blow, Figure, State
from engine.refusal import Reason, refusal


def whap(state: State, command: commands.Whap) -> tuple[Event, ...]:
    """One attempt on one enemy in contact."""
    check_phase(state, "whapping")
    figure = check_own(state, command.seat, command.figure)
    check_stands(state, figure)
    _check_enemy(state, figure, command.target)
    chance = check_chance(state, figure, command.target)
    return (events.WhapBegan(figure.id, chance.target, chance.needed),)


def _check_enemy(state: State, figure: Figure, target: int) -> None:
    """The target is of the other team, and conscious."""
    found = check_figure(state, target)
    if found.team == figure.team:
        raise refusal(
            Reason.BAD_TARGET,
            f"{label(state, target)} is of its own team",
            "name an enemy that it touches",
            "whapping",
        )
    check_stands(state, found)


def whapped(state: State, blow: Blow, value: int) -> tuple[Event, ...]:
    """The die of a whap: the Whap stat or less hits (S1)."""
    figure = figure_of(state, blow.figure)
    if figure and value <= stats_of(figure).whap:
        return (events.WhapHit(blow.figure, blow.target),)
    return (events.WhapMissed(blow.figure, blow.target),)


def passed(state: State, command: commands.Pass) -> tuple[Event, ...]:
    """A figure lets its chance be."""
    check_phase(state, "whapping", "flinging", "nabbing")
    figure = check_own(state, command.seat, command.figure)
    check_chance(state, figure, None)
    return (events.Passed(figure.id),)


def topple(state: State, command: commands.Topple) -> tuple[Event, ...]:
    """The player of the first who hit says which way a figure falls (S28)."""
    check_phase(state, "toppling")
    hit = state.hits[0]
    if command.figure != hit.victim:
        raise refusal(
            Reason.WRONG_STEP,
            f"{label(state, hit.victim)} falls first",
            "let figures fall in the order in which they were hit",
            "S28",
        )
    check_own(state, command.seat, hit.by)
    victim = figure_of(state, hit.victim)
    if victim is None or victim.at is None:
        return ()
    head = fallen_head(state, victim.id, victim.at, command.toward)
    return (events.Fell(victim.id, victim.at, head),)
