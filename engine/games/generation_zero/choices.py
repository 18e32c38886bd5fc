"""Commands that are possible now; of ways to the same Location the cheapest stands for all."""

from engine.games.generation_zero import commands
from engine.games.generation_zero.ability_choices import ability_choices
from engine.games.generation_zero.awaiting import awaiting
from engine.games.generation_zero.chapters import canon_goals
from engine.games.generation_zero.commands import Command
from engine.games.generation_zero.due import (
    face_down,
    pending,
    to_act,
    top,
)
from engine.games.generation_zero.fight_choices import improvements, thrusts, turning_up
from engine.games.generation_zero.layout import beside, may_pay, way_cost
from engine.games.generation_zero.moving import (
    allowance,
    beset,
    ensnarable,
    goals,
    may_challenge,
    within_reach,
)
from engine.games.generation_zero.questions import (
    canon_of,
    free_canons,
    knows,
    monster_places,
    the_figure,
)
from engine.games.generation_zero.state import Act, Battle, Figure, Guide, Reward, State
from engine.luck import some_answers


def choices(state: State) -> tuple[Command, ...]:
    """Commands that are possible now; none when the game is over."""
    luck = some_answers(awaiting(state))
    if luck is not None:
        return luck
    if state.phase == "voting":
        return _votes(state)
    task = top(state)
    match task:
        case Reward():
            return improvements(state, task)
        case Guide():
            return _guidance(state, task)
        case Battle():
            unknown = face_down(state, task)
            return turning_up(state, task) if unknown else thrusts(state, task)
        case Act():
            return _going_on(state, task)
        case _:
            return _turn(state)


def _votes(state: State) -> tuple[Command, ...]:
    return tuple(
        commands.Vote(one.seat, one.seat, other.seat)
        for one in state.players
        if one.vote is None and not one.left
        for other in state.players
        if not other.left
    )


def _guidance(state: State, guide: Guide) -> tuple[Command, ...]:
    canon = canon_of(state, guide.canon)
    paths = canon_goals(state, canon).values() if canon else ()
    return (
        commands.MoveCanon(guide.seat),
        *(commands.MoveCanon(guide.seat, path) for path in paths),
    )


def _turn(state: State) -> tuple[Command, ...]:
    turn = state.turn
    if turn is None:
        return ()
    found: list[Command] = []
    for figure in to_act(state):
        if not beset(state, figure):
            found.append(commands.Rest(figure.seat, figure.number))
        found += _acting(state, figure)
    waiting = pending(state) if turn.part == "agents" else ()
    found += [commands.Fight(turn.player, place) for place in waiting]
    return tuple(found) if waiting else (*found, commands.EndPart(turn.player))


def _acting(state: State, figure: Figure) -> tuple[Command, ...]:
    """What a figure may do that has not moved."""
    found: list[Command] = [*ability_choices(state, figure, None), *_moves(state, figure)]
    if figure.kind == "sue":
        found += _chapters(state, figure)
        found += _takings(state, figure) if state.house.stand_and_ensnare else ()
    return tuple(found)


def _going_on(state: State, act: Act) -> tuple[Command, ...]:
    figure = the_figure(state, act.figure)
    finish = commands.Finish(figure.seat, figure.number)
    match act.step:
        case "ready":
            return (*_prepared(state, act, figure), finish)
        case "walking":
            return (*_moves(state, figure), finish)
        case _:
            return (*_arrived(state, figure), finish)


def _prepared(state: State, act: Act, figure: Figure) -> tuple[Command, ...]:
    """What a figure may do that has used its ability."""
    if not act.still:
        return _acting(state, figure)
    return _takings(state, figure) if state.house.stand_and_ensnare else ()


def _arrived(state: State, figure: Figure) -> tuple[Command, ...]:
    if figure.kind == "sue":
        return _takings(state, figure)
    challenge = commands.Challenge(figure.seat, figure.number)
    return (challenge,) if may_challenge(state, figure) else ()


def _moves(state: State, figure: Figure) -> tuple[Command, ...]:
    paths = [*goals(state, figure).values(), *_round_trips(state, figure)]
    return tuple(commands.Move(figure.seat, figure.number, path) for path in paths)


def _round_trips(state: State, sue: Figure) -> list[tuple[int, ...]]:
    """One way out and back to a Canon where she stands, for she ensnares where she lands (E11)."""
    left, whole = allowance(state, sue)
    if sue.kind != "sue" or sue.at is None or not whole or not free_canons(state, sue.at):
        return []
    start = sue.at
    calm = [one for one in beside(state, sue.at) if one not in monster_places(state)]
    trips: list[tuple[int, ...]] = [(one, start) for one in calm]
    return [
        trip
        for trip in trips
        if may_pay(way_cost(state, start, trip) or 0, len(trip), left, whole=whole)
    ][:1]


def _chapters(state: State, sue: Figure) -> tuple[Command, ...]:
    return tuple(
        commands.WriteChapter(sue.seat, sue.number, canon.number)
        for canon in state.canons
        if canon.held_by is None
    )


def _takings(state: State, sue: Figure) -> tuple[Command, ...]:
    """What she may do with the Canons where she is; see `within_reach`."""
    here = within_reach(state, sue)
    looks = (
        commands.Look(sue.seat, sue.number, canon.number)
        for canon in here
        if not knows(canon, sue.seat)
    )
    takes = (
        commands.Ensnare(sue.seat, sue.number, canon.number) for canon in ensnarable(state, sue)
    )
    return (*looks, *takes)
