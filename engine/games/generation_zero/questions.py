"""What follows from a state and is asked in several places."""

from engine.games.generation_zero.deck import cards_of
from engine.games.generation_zero.layout import place_of
from engine.games.generation_zero.state import (
    HIDDEN,
    Act,
    Battle,
    Canon,
    Figure,
    Guide,
    Kind,
    Reward,
    Seated,
    State,
)
from engine.seats import clockwise


def player_of(state: State, seat: int) -> Seated | None:
    """The player of a seat."""
    return next((one for one in state.players if one.seat == seat), None)


def name_of(state: State, seat: int | None) -> str:
    """A player's name; the referee's for None."""
    player = player_of(state, seat) if seat is not None else None
    return player.name if player else "the referee"


def figure_of(state: State, number: int | None) -> Figure | None:
    """The Agent, 'Sue or Monster of this number, dead ones too."""
    return next((one for one in state.figures if one.number == number), None)


def the_figure(state: State, number: int) -> Figure:
    """As `figure_of`, where there is one for sure."""
    found = figure_of(state, number)
    assert found is not None
    return found


def figure_name(state: State, number: int | None) -> str:
    """What a figure is called; a card that may not be known has no name yet."""
    figure = figure_of(state, number)
    if figure is None:
        return f"figure {number}"
    unknown = figure.name == HIDDEN or not figure.shown
    return f"{figure.kind.capitalize()} {number}" if unknown else figure.name


def canon_of(state: State, number: int | None) -> Canon | None:
    """The Canon of this number."""
    return next((one for one in state.canons if one.number == number), None)


def canon_name(state: State, number: int) -> str:
    """A Canon as everybody may call it: by its name once it was turned up."""
    canon = canon_of(state, number)
    return canon.card if canon and canon.shown else f"Canon {number}"


def place_name(state: State, number: int | None) -> str:
    """A Location's name."""
    place = place_of(state, number)
    return place.name if place else f"Location {number}"


def in_play(state: State, kind: Kind, seat: int | None = None) -> tuple[Figure, ...]:
    """Living figures on the table, of one player where he is named."""
    return tuple(
        one
        for one in state.figures
        if one.kind == kind and one.alive and one.at is not None and seat in (None, one.seat)
    )


def standing(state: State, kind: Kind, place: int | None) -> tuple[Figure, ...]:
    """Living figures of a kind on a Location, in the order of their arrival."""
    there = [
        one
        for one in state.figures
        if one.at == place and one.kind == kind and one.alive and place is not None
    ]
    return tuple(sorted(there, key=lambda one: one.arrived))


def monster_places(state: State) -> frozenset[int]:
    """Locations where a Monster lives."""
    return frozenset(
        one.at
        for one in state.figures
        if one.kind == "monster" and one.alive and one.at is not None
    )


def sue_places(state: State, seat: int) -> frozenset[int]:
    """Locations where a 'Sue of this player stands: his Agents may not land there."""
    return frozenset(one.at for one in in_play(state, "sue", seat) if one.at is not None)


def free_canons(state: State, place: int | None) -> tuple[Canon, ...]:
    """Canons that lie free on a Location."""
    return tuple(one for one in state.canons if one.at == place and place is not None)


def holdings(state: State, sue: int) -> tuple[Canon, ...]:
    """Canons that a 'Sue has ensnared."""
    return tuple(one for one in state.canons if one.held_by == sue)


def knows(canon: Canon, seat: int) -> bool:
    """Whether a seat knows who this is."""
    return canon.shown or seat in canon.known


def canon_speed(state: State, canon: Canon) -> int:
    """Speed of a Canon; where nobody knows who it is, that of the fastest (E9)."""
    cards = cards_of(state.options, "canons")
    named = [one.speed for one in cards if one.name == canon.card]
    return int(named[0] if named else max(one.speed for one in cards))


def opposed(one: Figure, other: Figure) -> bool:
    """They are enemies: a Monster to everybody, Agents and 'Sues of different players (G17)."""
    if one.kind == other.kind:
        return False
    return "monster" in (one.kind, other.kind) or one.seat != other.seat


def fight_waits(state: State, place: int) -> bool:
    """Agents and 'Sues of different players stand on a Location."""
    sues = standing(state, "sue", place)
    return bool(sues) and any(
        opposed(agent, sue) for agent in standing(state, "agent", place) for sue in sues
    )


def pending(state: State) -> tuple[int, ...]:
    """Where a fight has to be fought in this turn.

    There stands one of the player's Agents with an enemy 'Sue (G16), or anybody's Agent has landed
    on one, and no stand-off has settled it. Who only passed a 'Sue fights nobody (G15).
    """
    if state.turn is None:
        return ()
    places = {
        agent.at
        for agent in in_play(state, "agent")
        if agent.at is not None
        and agent.at not in state.turn.fought
        and (agent.seat == state.turn.player or agent.came_from is not None)
        and any(opposed(agent, sue) for sue in standing(state, "sue", agent.at))
    }
    return tuple(sorted(places))


def top(state: State) -> object:
    """What has to be finished first; None: nothing is being done."""
    return state.tasks[-1] if state.tasks else None


def battle_of(state: State) -> Battle | None:
    """The battle whose thrusts are going on."""
    found = top(state)
    return found if isinstance(found, Battle) else None


def act_of(state: State) -> Act | None:
    """The act that is going on."""
    found = top(state)
    return found if isinstance(found, Act) else None


def decider(state: State) -> int | None:
    """Whose decision is awaited while the game is played; None: the referee's (E9)."""
    task = top(state)
    if isinstance(task, Act | Reward):
        return the_figure(state, task.figure).seat
    if isinstance(task, Battle):
        return None if face_down(state, task) else the_figure(state, task.current or 0).seat
    if isinstance(task, Guide):
        return task.seat
    return state.turn.player if state.turn else None


def face_down(state: State, battle: Battle) -> bool:
    """Nobody knows yet which Monster it is (E9)."""
    monster = figure_of(state, battle.monster)
    return monster is not None and not monster.shown


def to_act(state: State) -> tuple[Figure, ...]:
    """Figures of the player on turn that may still act in this part of the turn."""
    if state.turn is None:
        return ()
    kind: Kind = "sue" if state.turn.part == "sues" else "agent"
    return tuple(one for one in in_play(state, kind, state.turn.player) if not one.acted)


def following(state: State) -> tuple[int, int] | None:
    """Whose turn is next and in which round; None: all rounds are over (G1)."""
    order = clockwise([one.seat for one in state.players], state.first)
    place = order.index(state.last) + 1 if state.last else 0
    if place < len(order):
        return order[place], state.round
    return (order[0], state.round + 1) if state.round < state.house.rounds else None
