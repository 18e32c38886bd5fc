"""The deal of Agents and 'Sues, and where all figures begin."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Never, TypeAlias

from engine.games.generation_zero.deck import brings, deck_of, rest
from engine.games.generation_zero.figures import agent_figure, joined, sue_figure
from engine.games.generation_zero.phases import Draw, on, shuffling, step, without_chance
from engine.games.generation_zero.questions import figure_name, monster_places, place_name
from engine.games.generation_zero.replaced import with_figure
from engine.games.generation_zero.state import State
from engine.games.generation_zero.view import hidden
from engine.record import replace
from engine.seats import listed, name_of
from engine.topic import Topic, happens


@dataclass(frozen=True, slots=True)
class AgentsDealt:
    """Agents were dealt: in play and aside, for each seat; others do not see those aside."""

    agents: tuple[tuple[str, ...], ...]
    spares: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class SuesDealt:
    """'Sues were dealt, for each seat."""

    sues: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class FiguresPlaced:
    """Agents and 'Sues were placed on Locations."""

    figures: tuple[int, ...]
    places: tuple[int, ...]


Event: TypeAlias = AgentsDealt | SuesDealt | FiguresPlaced


AGENTS, SUES, STARTS = "the Agents", "the 'Sues", "where everybody begins"


def _agents_pool(state: State) -> tuple[str, ...]:
    options = state.options
    if all(brings(player, "agents") for player in options.players):
        return ()
    return rest(options, "agents", tuple(deck_of(options).agents))


def _agents(state: State, pool: Sequence[str]) -> AgentsDealt:
    """Deal to each seat the Agents in play, then those aside."""
    left = list(pool)
    agents, spares = [], []
    for player in state.options.players:
        if brings(player, "agents"):
            agents.append(player.agents)
            spares.append(player.spares)
            continue
        agents.append(_take_first(left, state.house.agents))
        spares.append(_take_first(left, state.house.spares if state.house.departments else 0))
    return AgentsDealt(tuple(agents), tuple(spares))


def _sues_pool(state: State) -> tuple[str, ...]:
    options = state.options
    if all(brings(player, "sues") for player in options.players):
        return ()
    return rest(options, "sues", tuple(deck_of(options).sues))


def _sues(state: State, pool: Sequence[str]) -> SuesDealt:
    left = list(pool)
    return SuesDealt(
        tuple(
            player.sues or _take_first(left, state.house.sues) for player in state.options.players
        )
    )


def _take_first(left: list[str], number: int) -> tuple[str, ...]:
    """Take the first `number` cards off the list and return them."""
    taken = tuple(left[:number])
    del left[:number]
    return taken


def _place_numbers(state: State) -> tuple[int, ...]:
    return tuple(one.number for one in state.places)


def _starts(state: State, places: Sequence[int]) -> FiguresPlaced:
    """Place 'Sues on Locations without a Monster (E2), and Agents on those without a 'Sue."""
    monsters = monster_places(state)
    quiet = [place for place in places if place not in monsters]
    sues, agents = _dealt(state, "sue"), _dealt(state, "agent")
    homes = quiet[: max(1, len(quiet) - 1)]
    taken = [homes[number % len(homes)] for number in range(len(sues))]
    free = [place for place in places if place not in taken]
    stood = [free[number % len(free)] for number in range(len(agents))]
    return FiguresPlaced((*sues, *agents), (*taken, *stood))


def _dealt(state: State, kind: str) -> tuple[int, ...]:
    """The numbers of the dealt figures of a kind, without those aside."""
    return tuple(one.number for one in state.figures if one.kind == kind and not one.spare)


def _agents_dealt(state: State, event: AgentsDealt) -> State:
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
    return on(replace(state, figures=figures))


def _sues_dealt(state: State, event: SuesDealt) -> State:
    deck = deck_of(state.options)
    cards = [
        (seat, deck.sues[name]) for seat, names in enumerate(event.sues, start=1) for name in names
    ]
    return on(joined(state, [sue_figure(0, seat, card, deck) for seat, card in cards]))


def _figures_placed(state: State, event: FiguresPlaced) -> State:
    for number, place in zip(event.figures, event.places, strict=True):
        arrivals = state.arrivals + 1
        state = with_figure(state, number, at=place, arrived=arrivals)
        state = replace(state, arrivals=arrivals)
    return replace(state, phase="voting" if state.house.start == "vote" else "rolling")


def _describe_agents(state: State, event: AgentsDealt) -> str:
    dealt = _by_player(state, event.agents)
    aside = sum(len(one) for one in event.spares)
    return f"Agents: {dealt}; {aside or 'none'} set aside."


def _by_player(state: State, names: tuple[tuple[str, ...], ...]) -> str:
    return "; ".join(
        f"{name_of(state, seat)} has {listed(cards)}" for seat, cards in enumerate(names, start=1)
    )


def _describe_placed(state: State, event: FiguresPlaced) -> str:
    pairs = zip(event.figures, event.places, strict=True)
    told = (f"{figure_name(state, one)} at {place_name(state, place)}" for one, place in pairs)
    return f"Everybody begins: {listed(list(told))}."


def _redact_agents(_state: State, event: AgentsDealt, seat: int) -> AgentsDealt:
    """Hide the Agents that other players have aside."""
    spares = enumerate(event.spares, start=1)
    seen = (names if owner == seat else hidden(names) for owner, names in spares)
    return replace(event, spares=tuple(seen))


_STEPS: Mapping[str, Draw[Event]] = {
    "dealing_agents": step(AGENTS, _agents_pool, _agents, secret=True),
    "dealing_sues": step(SUES, _sues_pool, _sues),
    "placing": step(STARTS, _place_numbers, _starts),
}


TOPIC: Topic[State, Never, Event, Event] = Topic(
    events=happens(AgentsDealt, _agents_dealt, _describe_agents, _redact_agents)
    | happens(SuesDealt, _sues_dealt, lambda s, e: f"'Sues: {_by_player(s, e.sues)}.")
    | happens(FiguresPlaced, _figures_placed, _describe_placed),
    awaits=lambda state: shuffling(state, _STEPS),
    follows=lambda state: without_chance(state, _STEPS),
)
