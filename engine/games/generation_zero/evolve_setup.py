"""What dealing, laying out and choosing a start change."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.games.generation_zero import events
from engine.games.generation_zero.cards import Agent, Monster, Sue
from engine.games.generation_zero.deck import Deck, deck_of
from engine.games.generation_zero.laying import NEXT
from engine.games.generation_zero.replaced import with_figure, with_player
from engine.games.generation_zero.state import HIDDEN, Canon, Figure, State, Stats


def _agents_dealt(state: State, event: events.AgentsDealt) -> State:
    deck = deck_of(state.options)
    cards = [
        (seat, deck.agents[name], spare)
        for seat, (agents, spares) in enumerate(
            zip(event.agents, event.spares, strict=True), start=1
        )
        for spare, names in ((False, agents), (True, spares))
        for name in names
    ]
    figures = tuple(
        agent_figure(number, seat, card, deck, spare=spare)
        for number, (seat, card, spare) in enumerate(cards, start=1)
    )
    return _on(replace(state, figures=figures))


def _sues_dealt(state: State, event: events.SuesDealt) -> State:
    deck = deck_of(state.options)
    cards = [
        (seat, deck.sues[name]) for seat, names in enumerate(event.sues, start=1) for name in names
    ]
    return _on(_joined(state, [sue_figure(0, seat, card, deck) for seat, card in cards]))


def _locations_laid(state: State, event: events.LocationsLaid) -> State:
    return _on(replace(state, places=event.places))


def _spots_drawn(state: State, event: events.SpotsDrawn) -> State:
    return _on(replace(state, spots=event.places))


def _monsters_laid(state: State, event: events.MonstersLaid) -> State:
    monsters = deck_of(state.options).monsters
    laid = zip(event.places, event.cards, strict=True)
    return _on(_joined(state, [monster_figure(place, monsters.get(name)) for place, name in laid]))


def _canons_laid(state: State, event: events.CanonsLaid) -> State:
    laid = enumerate(zip(event.places, event.cards, strict=True), start=1)
    canons = tuple(Canon(number, card, place) for number, (place, card) in laid)
    return _on(replace(state, canons=canons))


def _figures_placed(state: State, event: events.FiguresPlaced) -> State:
    for number, place in zip(event.figures, event.places, strict=True):
        arrivals = state.arrivals + 1
        state = with_figure(state, number, at=place, arrived=arrivals)
        state = replace(state, arrivals=arrivals)
    return replace(state, phase="voting" if state.house.start == "vote" else "rolling")


def _voted(state: State, event: events.Voted) -> State:
    return with_player(state, event.player, lambda one: replace(one, vote=event.first))


def _start_tied(state: State, event: events.StartTied) -> State:
    return replace(state, phase="rolling", tied=event.players)


def agent_figure(number: int, seat: int, card: Agent, deck: Deck, *, spare: bool) -> Figure:
    """An Agent as dealt; the ability is charged (G4)."""
    health = deck.health[card.species]
    stats = Stats(
        speed=card.speed,
        attack=card.attack,
        defence=card.defence,
        stealth=card.stealth,
        insanity=card.insanity,
        special=card.special,
    )
    return Figure(
        number=number,
        seat=seat,
        kind="agent",
        name=card.name,
        at=None,
        health=health,
        most=health,
        stats=stats,
        species=card.species,
        lust=card.lust,
        ability=card.ability,
        weapon=deck.weapons[card.weapon],
        department=deck.departments[card.department],
        spare=spare,
    )


def sue_figure(number: int, seat: int, card: Sue, deck: Deck) -> Figure:
    """A 'Sue as dealt; the ability is charged (G4)."""
    health = deck.health[card.species]
    stats = Stats(
        speed=card.speed,
        attack=card.attack,
        defence=card.defence,
        observe=card.observe,
        allure=card.allure,
        special=card.special,
    )
    return Figure(
        number=number,
        seat=seat,
        kind="sue",
        name=card.name,
        at=None,
        health=health,
        most=health,
        stats=stats,
        species=card.species,
        ability=card.ability,
        artefacts=(deck.artefacts[card.artefact],),
    )


def monster_figure(place: int | None, card: Monster | None) -> Figure:
    """A Monster face down; nobody may know who it is."""
    if card is None:
        return Figure(0, 0, "monster", HIDDEN, place, 1, 1, Stats(), shown=False)
    stats = Stats(attack=card.attack, defence=card.defence)
    health = card.health
    return Figure(0, 0, "monster", card.name, place, health, health, stats, shown=False)


def _joined(state: State, figures: Sequence[Figure]) -> State:
    """New figures are numbered on."""
    first = len(state.figures) + 1
    numbered = (replace(one, number=first + place) for place, one in enumerate(figures))
    return replace(state, figures=(*state.figures, *numbered))


def _on(state: State) -> State:
    return replace(state, phase=NEXT[state.phase])


CHANGES: Mapping[type[Any], Callable[[State, Any], State]] = {
    events.AgentsDealt: _agents_dealt,
    events.SuesDealt: _sues_dealt,
    events.LocationsLaid: _locations_laid,
    events.SpotsDrawn: _spots_drawn,
    events.MonstersLaid: _monsters_laid,
    events.CanonsLaid: _canons_laid,
    events.FiguresPlaced: _figures_placed,
    events.Voted: _voted,
    events.StartTied: _start_tied,
}
