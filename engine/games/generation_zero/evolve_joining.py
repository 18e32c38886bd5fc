"""What players and cards that come and go change, a turn that is given, a value set straight."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.games.generation_zero import events
from engine.games.generation_zero.correcting import with_straight
from engine.games.generation_zero.deck import deck_of
from engine.games.generation_zero.evolve_deaths import taken_off
from engine.games.generation_zero.evolve_setup import agent_figure, monster_figure, sue_figure
from engine.games.generation_zero.replaced import with_player
from engine.games.generation_zero.state import Canon, Figure, Guide, Seated, State, Turn


def _player_added(state: State, event: events.PlayerAdded) -> State:
    return replace(state, players=(*state.players, Seated(event.player, event.name)))


def _player_removed(state: State, event: events.PlayerRemoved) -> State:
    """He moves no Canon any more, and his turn is over."""
    tasks = (
        one for one in state.tasks if not (isinstance(one, Guide) and one.seat == event.player)
    )
    left = with_player(state, event.player, lambda one: replace(one, left=True))
    tied = tuple(seat for seat in state.tied if seat != event.player)
    turn = None if state.turn and state.turn.player == event.player else state.turn
    return replace(left, tasks=tuple(tasks), tied=tied, turn=turn)


def _figure_added(state: State, event: events.FigureAdded) -> State:
    arrivals = state.arrivals + 1
    number = len(state.figures) + 1
    figure = replace(_figure(state, event, number), at=event.place, arrived=arrivals)
    return replace(state, figures=(*state.figures, figure), arrivals=arrivals)


def _figure(state: State, event: events.FigureAdded, number: int) -> Figure:
    deck = deck_of(state.options)
    if event.kind == "agent":
        return agent_figure(number, event.player, deck.agents[event.card], deck, spare=False)
    if event.kind == "sue":
        return sue_figure(number, event.player, deck.sues[event.card], deck)
    return replace(monster_figure(event.place, deck.monsters.get(event.card)), number=number)


def _figure_removed(state: State, event: events.FigureRemoved) -> State:
    return taken_off(state, event.figure)


def _canon_added(state: State, event: events.CanonAdded) -> State:
    canon = Canon(len(state.canons) + 1, event.card, event.place)
    return replace(state, canons=(*state.canons, canon))


def _turn_given(state: State, event: events.TurnGiven) -> State:
    """What was being done is not done any more."""
    turn = Turn(event.player, event.part)
    return replace(state, turn=turn, last=event.player, tasks=())


CHANGES: Mapping[type[Any], Callable[[State, Any], State]] = {
    events.PlayerAdded: _player_added,
    events.PlayerRemoved: _player_removed,
    events.FigureAdded: _figure_added,
    events.FigureRemoved: _figure_removed,
    events.CanonAdded: _canon_added,
    events.TurnGiven: _turn_given,
    events.Allowed: lambda state, _: state,
    events.Corrected: with_straight,
}
