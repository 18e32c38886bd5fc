"""Queries of a state: figures, Canons and Locations."""

from engine.games.generation_zero.layout import place_of
from engine.games.generation_zero.starter import CANONS
from engine.games.generation_zero.state import (
    HIDDEN,
    Canon,
    Figure,
    Kind,
    State,
)


def figure_of(state: State, number: int | None) -> Figure | None:
    """Return the figure with this number, dead or alive; None if there is none."""
    return next((one for one in state.figures if one.number == number), None)


def the_figure(state: State, number: int) -> Figure:
    """Return the figure with this number, which must exist."""
    found = figure_of(state, number)
    assert found is not None
    return found


def figure_name(state: State, number: int | None) -> str:
    """Return a figure's name; one that is hidden or face down is called by kind and number."""
    figure = figure_of(state, number)
    if figure is None:
        return f"figure {number}"
    unknown = figure.name == HIDDEN or not figure.shown
    return f"{figure.kind.capitalize()} {number}" if unknown else figure.name


def canon_of(state: State, number: int | None) -> Canon | None:
    """Return the Canon with this number; None if there is none."""
    return next((one for one in state.canons if one.number == number), None)


def canon_name(state: State, number: int) -> str:
    """Return what everybody may call a Canon: its name once it was turned up."""
    canon = canon_of(state, number)
    return canon.card if canon and canon.shown else f"Canon {number}"


def place_name(state: State, number: int | None) -> str:
    """Return the name of a Location."""
    place = place_of(state, number)
    return place.name if place else f"Location {number}"


def in_play(state: State, kind: Kind, seat: int | None = None) -> tuple[Figure, ...]:
    """Return living figures on the table, of all players or of one."""
    return tuple(
        one
        for one in state.figures
        if one.kind == kind and one.alive and one.at is not None and seat in (None, one.seat)
    )


def standing(state: State, kind: Kind, place: int | None) -> tuple[Figure, ...]:
    """Return living figures of a kind at a Location, in the order of their arrival."""
    there = [
        one
        for one in state.figures
        if one.at == place and one.kind == kind and one.alive and place is not None
    ]
    return tuple(sorted(there, key=lambda one: one.arrived))


def monster_places(state: State) -> frozenset[int]:
    """Return the Locations where a Monster lives."""
    return frozenset(
        one.at
        for one in state.figures
        if one.kind == "monster" and one.alive and one.at is not None
    )


def sue_places(state: State, seat: int) -> frozenset[int]:
    """Return the Locations of a player's 'Sues: their own Agents may not land there."""
    return frozenset(one.at for one in in_play(state, "sue", seat) if one.at is not None)


def free_canons(state: State, place: int | None) -> tuple[Canon, ...]:
    """Return the Canons that lie free at a Location."""
    return tuple(one for one in state.canons if one.at == place and place is not None)


def holdings(state: State, sue: int) -> tuple[Canon, ...]:
    """Return the Canons that a 'Sue has ensnared."""
    return tuple(one for one in state.canons if one.held_by == sue)


def knows(canon: Canon, seat: int) -> bool:
    """Whether a seat knows who a Canon is."""
    return canon.shown or seat in canon.known


def canon_speed(state: State, canon: Canon) -> int:
    """Return a Canon's speed; of an unknown one, that of the fastest card (E9)."""
    cards = state.options.canons or CANONS
    named = [one.speed for one in cards if one.name == canon.card]
    return named[0] if named else max(one.speed for one in cards)


def opposed(one: Figure, other: Figure) -> bool:
    """Whether two figures are enemies: a Monster of everybody, Agents of others' 'Sues (G17)."""
    if one.kind == other.kind:
        return False
    return "monster" in (one.kind, other.kind) or one.seat != other.seat
