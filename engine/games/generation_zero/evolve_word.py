"""What the referee's word changes."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.games.generation_zero import events
from engine.games.generation_zero.evolve_acts import calmed
from engine.games.generation_zero.evolve_deaths import gone
from engine.games.generation_zero.questions import the_figure
from engine.games.generation_zero.replaced import changed, with_canon, with_figure
from engine.games.generation_zero.state import State


def _health_set(state: State, event: events.HealthSet) -> State:
    if event.place is None:
        return with_figure(state, event.figure, health=event.health)
    return _put(with_figure(state, event.figure, health=event.health), event.figure, event.place)


def _stat_set(state: State, event: events.StatSet) -> State:
    stats = replace(the_figure(state, event.figure).stats, **{event.stat: event.value})
    return with_figure(state, event.figure, stats=stats)


def _charge_set(state: State, event: events.ChargeSet) -> State:
    return with_figure(state, event.figure, waits=event.turns)


def _laid_out(state: State, event: events.LaidOut) -> State:
    """A Location keeps its number, and so what is on it."""
    moved = zip(state.places, event.cells, strict=True)
    places = (replace(one, column=cell.column, row=cell.row) for one, cell in moved)
    return replace(state, places=tuple(places))


def _figure_placed(state: State, event: events.FigurePlaced) -> State:
    return _put(state, event.figure, event.place)


def _put(state: State, figure: int, place: int) -> State:
    arrivals = state.arrivals + 1
    put = changed(
        with_figure(state, figure, at=place, came_from=None, arrived=arrivals, spare=False),
        figure,
        calmed,
    )
    return gone(replace(put, arrivals=arrivals), figure)


def _canon_placed(state: State, event: events.CanonPlaced) -> State:
    return with_canon(
        state, event.canon, lambda one: replace(one, at=event.place, held_by=event.sue)
    )


def _game_won(state: State, event: events.GameWon) -> State:
    return replace(
        state, phase="over", winners=event.winners, ending=event.why, turn=None, tasks=()
    )


CHANGES: Mapping[type[Any], Callable[[State, Any], State]] = {
    events.HealthSet: _health_set,
    events.StatSet: _stat_set,
    events.ChargeSet: _charge_set,
    events.LaidOut: _laid_out,
    events.FigurePlaced: _figure_placed,
    events.CanonPlaced: _canon_placed,
    events.GameWon: _game_won,
}
