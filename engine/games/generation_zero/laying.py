"""Dealing and laying the cards out, each by the order of a shuffle."""

from collections.abc import Callable, Mapping, Sequence

from engine.games.generation_zero import events
from engine.games.generation_zero.deck import brings, brought, deck_of, rest
from engine.games.generation_zero.events import Event
from engine.games.generation_zero.extent import WITHOUT_MONSTER, location_count
from engine.games.generation_zero.layout import checkerboard
from engine.games.generation_zero.questions import monster_places
from engine.games.generation_zero.state import HIDDEN, Phase, Place, State

AGENTS, SUES, LOCATIONS, SPOTS, MONSTERS, CANONS, STARTS = (
    "the Agents",
    "the 'Sues",
    "the Locations",
    "where cards lie face down",
    "the Monsters",
    "the Canons",
    "where everybody begins",
)
SECRET_ORDERS = (AGENTS, MONSTERS, CANONS)
"""Shuffles whose order only the referee may know."""


def thing(state: State) -> str:
    """What is shuffled now."""
    return _STEPS[state.phase][0]


def count(state: State) -> int:
    """How many things are shuffled now; none where nothing is left to chance."""
    return len(_STEPS[state.phase][1](state))


def is_laying(state: State) -> bool:
    """Cards are still being dealt or laid."""
    return state.phase in _STEPS


def laid(state: State, order: Sequence[int]) -> Event:
    """What an order of the things becomes."""
    _, things, result = _STEPS[state.phase]
    known = things(state)
    return result(state, [known[place] for place in order])


def _agents_pool(state: State) -> tuple[str, ...]:
    options = state.options
    if all(brings(player, "agents") for player in options.players):
        return ()
    return rest(options, "agents", tuple(deck_of(options).agents))


def _agents(state: State, pool: Sequence[str]) -> Event:
    """Agents in play, then those aside, seat by seat."""
    left = list(pool)
    agents, spares = [], []
    for player in state.options.players:
        if brings(player, "agents"):
            agents.append(player.agents)
            spares.append(player.spares)
            continue
        agents.append(_taken(left, state.house.agents))
        spares.append(_taken(left, state.house.spares if state.house.departments else 0))
    return events.AgentsDealt(tuple(agents), tuple(spares))


def _sues_pool(state: State) -> tuple[str, ...]:
    options = state.options
    if all(brings(player, "sues") for player in options.players):
        return ()
    return rest(options, "sues", tuple(deck_of(options).sues))


def _sues(state: State, pool: Sequence[str]) -> Event:
    left = list(pool)
    return events.SuesDealt(
        tuple(player.sues or _taken(left, state.house.sues) for player in state.options.players)
    )


def _taken(left: list[str], number: int) -> tuple[str, ...]:
    """The first so many, which are then gone."""
    taken = tuple(left[:number])
    del left[:number]
    return taken


def _location_names(state: State) -> tuple[str, ...]:
    return tuple(deck_of(state.options).locations)


def _locations(state: State, names: Sequence[str]) -> Event:
    deck = deck_of(state.options)
    number = location_count(state.options)
    cells = state.options.layout or checkerboard(number)
    cards = (deck.locations[name] for name in names[:number])
    return events.LocationsLaid(
        tuple(
            Place(n, cell.column, cell.row, card.name, card.terrain, card.monsters, card.bargain)
            for n, (cell, card) in enumerate(zip(cells, cards, strict=True), start=1)
        )
    )


def _place_numbers(state: State) -> tuple[int, ...]:
    return tuple(one.number for one in state.places)


def _spots(_state: State, places: Sequence[int]) -> Event:
    return events.SpotsDrawn(tuple(places))


def _monsters_pool(state: State) -> tuple[str, ...]:
    if state.house.facedown == "on_table" or not state.house.monsters:
        return ()
    return tuple(deck_of(state.options).monsters)


def _monsters(state: State, names: Sequence[str]) -> Event:
    """Each in turn onto the first spot where its kind may live; unknown ones where any may (E9)."""
    monsters = deck_of(state.options).monsters
    most = min(state.house.monsters, len(state.places) - WITHOUT_MONSTER, len(monsters))
    kinds = {one.number: one.monsters for one in state.places}
    if state.house.facedown == "on_table":
        homes = tuple(spot for spot in state.spots if kinds[spot])[:most]
        return events.MonstersLaid(homes, (HIDDEN,) * len(homes))
    found: dict[int, str] = {}
    for name in names:
        kind = monsters[name].kind
        home = next((s for s in state.spots if s not in found and kind in kinds[s]), None)
        if home is not None and len(found) < most:
            found[home] = name
    return events.MonstersLaid(tuple(found), tuple(found.values()))


def _canon_total(state: State) -> int:
    dealt = sum(not brings(player, "canons") for player in state.options.players)
    return len(brought(state.options, "canons")) + dealt * state.house.canons


def _canons_pool(state: State) -> tuple[str, ...]:
    if state.house.facedown == "on_table" or not _canon_total(state):
        return ()
    return tuple(deck_of(state.options).canons)


def _canons(state: State, names: Sequence[str]) -> Event:
    """Onto empty Locations first, then doubled up and beside Monsters."""
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
    return events.CanonsLaid(places, tuple(cards))


def _starts(state: State, places: Sequence[int]) -> Event:
    """'Sues on Locations without a Monster (E2), Agents on those without a 'Sue."""
    monsters = monster_places(state)
    quiet = [place for place in places if place not in monsters]
    sues, agents = _dealt(state, "sue"), _dealt(state, "agent")
    homes = quiet[: max(1, len(quiet) - 1)]
    taken = [homes[number % len(homes)] for number in range(len(sues))]
    free = [place for place in places if place not in taken]
    stood = [free[number % len(free)] for number in range(len(agents))]
    return events.FiguresPlaced((*sues, *agents), (*taken, *stood))


def _dealt(state: State, kind: str) -> tuple[int, ...]:
    """Numbers of the figures of a kind that were dealt and are not aside."""
    return tuple(one.number for one in state.figures if one.kind == kind and not one.spare)


_STEPS: Mapping[str, tuple[str, Callable[[State], tuple[object, ...]], Callable[..., Event]]] = {
    "laying_locations": (LOCATIONS, _location_names, _locations),
    "drawing_spots": (SPOTS, _place_numbers, _spots),
    "dealing_agents": (AGENTS, _agents_pool, _agents),
    "dealing_sues": (SUES, _sues_pool, _sues),
    "laying_monsters": (MONSTERS, _monsters_pool, _monsters),
    "laying_canons": (CANONS, _canons_pool, _canons),
    "placing": (STARTS, _place_numbers, _starts),
}

NEXT: Mapping[str, Phase] = {
    "laying_locations": "drawing_spots",
    "drawing_spots": "dealing_agents",
    "dealing_agents": "dealing_sues",
    "dealing_sues": "laying_monsters",
    "laying_monsters": "laying_canons",
    "laying_canons": "placing",
}
"""What comes after each step; after the last players vote or roll."""
