"""What has to be done next: the task on top, who decides it, who may act, and required fights."""

from engine.games.generation_zero.questions import (
    figure_of,
    in_play,
    opposed,
    standing,
    the_figure,
)
from engine.games.generation_zero.state import Act, Battle, Figure, Guide, Kind, Reward, State
from engine.seats import clockwise


def fight_waits(state: State, place: int) -> bool:
    """Whether Agents and 'Sues of different players stand on a Location."""
    sues = standing(state, "sue", place)
    return bool(sues) and any(
        opposed(agent, sue) for agent in standing(state, "agent", place) for sue in sues
    )


def pending(state: State) -> tuple[int, ...]:
    """Return the Locations where a fight is required in this turn.

    One of the player's Agents stands there with an enemy 'Sue (G16), or anybody's Agent has landed
    on one, and no stand-off has settled it. Passing a 'Sue causes no fight (G15).
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
    """Return the task that has to be finished first; None if there is none."""
    return state.tasks[-1] if state.tasks else None


def battle_of(state: State) -> Battle | None:
    """Return the battle if one is the task on top."""
    found = top(state)
    return found if isinstance(found, Battle) else None


def act_of(state: State) -> Act | None:
    """Return the act if one is the task on top."""
    found = top(state)
    return found if isinstance(found, Act) else None


def decider(state: State) -> int | None:
    """Return the seat whose decision is awaited during play; None: the referee's (E9)."""
    task = top(state)
    if isinstance(task, Act | Reward):
        return the_figure(state, task.figure).seat
    if isinstance(task, Battle):
        return None if face_down(state, task) else the_figure(state, task.current or 0).seat
    if isinstance(task, Guide):
        return task.seat
    return state.turn.player if state.turn else None


def face_down(state: State, battle: Battle) -> bool:
    """Whether the battle's Monster has not been turned up yet (E9)."""
    monster = figure_of(state, battle.monster)
    return monster is not None and not monster.shown


def to_act(state: State) -> tuple[Figure, ...]:
    """Return the figures of the player on turn that may still act in this part of the turn."""
    if state.turn is None:
        return ()
    kind: Kind = "sue" if state.turn.part == "sues" else "agent"
    return tuple(one for one in in_play(state, kind, state.turn.player) if not one.acted)


def following(state: State) -> tuple[int, int] | None:
    """Return whose turn is next, and in which round; None if all rounds are over (G1)."""
    order = clockwise([one.seat for one in state.players], state.first)
    place = order.index(state.last) + 1 if state.last else 0
    there = {one.seat for one in state.players if not one.left}
    later = [seat for seat in order[place:] if seat in there]
    if later:
        return later[0], state.round
    first = next((seat for seat in order if seat in there), None)
    if first is None or state.round >= state.house.rounds:
        return None
    return first, state.round + 1


def readying(state: State) -> tuple[Figure, ...]:
    """Return figures that may use an ability, move or write: they have not moved and may move."""
    task = top(state)
    if task is None:
        return to_act(state)
    ready = isinstance(task, Act) and task.step == "ready" and not task.still
    return (the_figure(state, task.figure),) if isinstance(task, Act) and ready else ()


def thrust_of(state: State) -> tuple[Battle, Figure] | None:
    """Return the present battle and the figure whose thrust is awaited in it; None if none is."""
    battle = battle_of(state)
    if battle is None or battle.current is None or face_down(state, battle):
        return None
    return battle, the_figure(state, battle.current)
