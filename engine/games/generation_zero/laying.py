"""Laying out Locations, Monsters and Canons."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Never, TypeAlias

from engine.games.generation_zero.deck import brings, brought, deck_of
from engine.games.generation_zero.extent import (
    WITHOUT_MONSTER,
    earlier_locations,
    location_count,
    shuffled_locations,
)
from engine.games.generation_zero.figures import joined, monster_figure
from engine.games.generation_zero.layout import checkerboard
from engine.games.generation_zero.phases import Draw, on, shuffling, step, without_chance
from engine.games.generation_zero.questions import monster_places, place_name
from engine.games.generation_zero.state import HIDDEN, Canon, Place, State
from engine.games.generation_zero.view import hidden
from engine.games.generation_zero.words import rows
from engine.record import replace
from engine.seats import listed
from engine.topic import Topic, happens


@dataclass(frozen=True, slots=True)
class LocationsLaid:
    """Location cards were laid face up."""

    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class SpotsDrawn:
    """The order of Locations was drawn in which they get face-down cards."""

    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MonstersLaid:
    """Monsters were laid face down."""

    places: tuple[int, ...]
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CanonsLaid:
    """Canons were laid face down."""

    places: tuple[int, ...]
    cards: tuple[str, ...]


Event: TypeAlias = LocationsLaid | SpotsDrawn | MonstersLaid | CanonsLaid


LOCATIONS, SPOTS, MONSTERS, CANONS = (
    "the Locations",
    "where cards lie face down",
    "the Monsters",
    "the Canons",
)


def _location_names(state: State) -> tuple[str, ...]:
    return shuffled_locations(state.options)


def _earlier_locations(state: State) -> tuple[int, ...]:
    return earlier_locations(state.options)


def _locations(state: State, names: Sequence[str]) -> LocationsLaid:
    deck = deck_of(state.options)
    number = min(location_count(state.options), len(names))  # an earlier order had fewer
    cells = state.options.layout or checkerboard(number)
    cards = (deck.locations[name] for name in names[:number])
    return LocationsLaid(
        tuple(
            Place(n, cell.column, cell.row, card.name, card.terrain, card.monsters, card.bargain)
            for n, (cell, card) in enumerate(zip(cells, cards, strict=True), start=1)
        )
    )


def _spots(_state: State, places: Sequence[int]) -> SpotsDrawn:
    return SpotsDrawn(tuple(places))


def _monsters_pool(state: State) -> tuple[str, ...]:
    if state.house.facedown == "on_table" or not state.house.monsters:
        return ()
    return tuple(deck_of(state.options).monsters)


def _monsters(state: State, names: Sequence[str]) -> MonstersLaid:
    """Lay each Monster on the first spot where it may live, an unknown one on any home (E9)."""
    monsters = deck_of(state.options).monsters
    most = min(state.house.monsters, len(state.places) - WITHOUT_MONSTER, len(monsters))
    kinds = {one.number: one.monsters for one in state.places}
    if state.house.facedown == "on_table":
        homes = tuple(spot for spot in state.spots if kinds[spot])[:most]
        return MonstersLaid(homes, (HIDDEN,) * len(homes))
    found: dict[int, str] = {}
    for name in names:
        kind = monsters[name].kind
        home = next((s for s in state.spots if s not in found and kind in kinds[s]), None)
        if home is not None and len(found) < most:
            found[home] = name
    return MonstersLaid(tuple(found), tuple(found.values()))


def _canon_total(state: State) -> int:
    dealt = sum(not brings(player, "canons") for player in state.options.players)
    return len(brought(state.options, "canons")) + dealt * state.house.canons


def _canons_pool(state: State) -> tuple[str, ...]:
    if state.house.facedown == "on_table" or not _canon_total(state):
        return ()
    return tuple(deck_of(state.options).canons)


def _canons(state: State, names: Sequence[str]) -> CanonsLaid:
    """Lay Canons on spots without a Monster first, then beside Monsters, then doubled up."""
    total = _canon_total(state)
    theirs = brought(state.options, "canons")
    dealt = [name for name in names if name not in theirs][: total - len(theirs)]
    cards = [name for name in names if name in theirs or name in dealt] or [HIDDEN] * total
    monsters = monster_places(state)
    spots = [
        *(s for s in state.spots if s not in monsters),
        *(s for s in state.spots if s in monsters),
    ]
    places = tuple(spots[number % len(spots)] for number in range(len(cards)))
    return CanonsLaid(places, tuple(cards))


def _place_numbers(state: State) -> tuple[int, ...]:
    return tuple(one.number for one in state.places)


def _locations_laid(state: State, event: LocationsLaid) -> State:
    return on(replace(state, places=event.places))


def _spots_drawn(state: State, event: SpotsDrawn) -> State:
    return on(replace(state, spots=event.places))


def _monsters_laid(state: State, event: MonstersLaid) -> State:
    monsters = deck_of(state.options).monsters
    laid = zip(event.places, event.cards, strict=True)
    return on(joined(state, [monster_figure(place, monsters.get(name)) for place, name in laid]))


def _canons_laid(state: State, event: CanonsLaid) -> State:
    laid = enumerate(zip(event.places, event.cards, strict=True), start=1)
    canons = tuple(Canon(number, card, place) for number, (place, card) in laid)
    return on(replace(state, canons=canons))


def _describe_locations(_state: State, event: LocationsLaid) -> str:
    return f"{rows(event.places)}."


def _where(state: State, places: tuple[int, ...]) -> str:
    return listed([place_name(state, place) for place in places]) or "nowhere"


_STEPS: Mapping[str, Draw[Event]] = {
    "laying_locations": step(LOCATIONS, _location_names, _locations, earlier=_earlier_locations),
    "drawing_spots": step(SPOTS, _place_numbers, _spots),
    "laying_monsters": step(MONSTERS, _monsters_pool, _monsters, secret=True),
    "laying_canons": step(CANONS, _canons_pool, _canons, secret=True),
}


TOPIC: Topic[State, Never, Event, Event] = Topic(
    events=happens(LocationsLaid, _locations_laid, _describe_locations)
    | happens(SpotsDrawn, _spots_drawn, lambda *_: "Places for the face-down cards are drawn.")
    | happens(
        MonstersLaid,
        _monsters_laid,
        lambda s, e: f"Monsters lie face down: {_where(s, e.places)}.",
        lambda _s, e, _seat: replace(e, cards=hidden(e.cards)),
    )
    | happens(
        CanonsLaid,
        _canons_laid,
        lambda s, e: f"Canons lie face down: {_where(s, e.places)}.",
        lambda _s, e, _seat: replace(e, cards=hidden(e.cards)),
    ),
    awaits=lambda state: shuffling(state, _STEPS),
    follows=lambda state: without_chance(state, _STEPS),
)
