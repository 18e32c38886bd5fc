"""What deaths and their spoils change."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.games.generation_zero import events
from engine.games.generation_zero.questions import the_figure
from engine.games.generation_zero.replaced import (
    changed,
    popped,
    pushed,
    with_battle,
    with_figure,
    with_player,
    without_act,
)
from engine.games.generation_zero.state import Battle, Canon, Figure, Reward, State


def _hurt(state: State, event: events.Hurt) -> State:
    return with_battle(with_figure(state, event.figure, health=event.health), harmed=True)


def _died(state: State, event: events.Died) -> State:
    return taken_off(state, event.figure)


def taken_off(state: State, figure: int) -> State:
    """The Canons that a 'Sue held lie free where she fell, face down (G12)."""
    place = the_figure(state, figure).at

    def freed(one: Canon) -> Canon:
        return replace(one, at=place, held_by=None) if one.held_by == figure else one

    state = replace(state, canons=tuple(freed(one) for one in state.canons))
    off = with_figure(state, figure, health=0, at=None, changes=())
    return gone(off, figure)


def gone(state: State, figure: int) -> State:
    """Nothing is awaited of a figure that was taken off or put elsewhere."""
    tasks = (
        _left(one, figure) if isinstance(one, Battle) else one
        for one in without_act(state, figure).tasks
        if not (isinstance(one, Reward) and one.figure == figure)
    )
    return replace(state, tasks=tuple(tasks))


def _left(battle: Battle, figure: int) -> Battle:
    """A battle that this figure is no part of any more."""
    return replace(
        battle,
        current=None if battle.current == figure else battle.current,
        guests=tuple(one for one in battle.guests if one != figure),
    )


def _killed(state: State, event: events.Killed) -> State:
    """The kill is the figure's, and its player's (G25)."""
    killer = the_figure(state, event.figure)
    counted = with_figure(state, killer.number, kills=killer.kills + 1)
    if killer.kind == "agent":
        return with_player(
            counted, killer.seat, lambda one: replace(one, sues_killed=one.sues_killed + 1)
        )
    return with_player(
        counted, killer.seat, lambda one: replace(one, agents_killed=one.agents_killed + 1)
    )


def _artefact_won(state: State, event: events.ArtefactWon) -> State:
    """A pendant gives a Health more, now and for good (G23)."""
    won = the_figure(state, event.sue).artefacts
    more = sum(one.power == "pendant" for one in won) if state.house.artefacts else 0

    def taken(agent: Figure) -> Figure:
        return replace(
            agent,
            artefacts=(*agent.artefacts, *won),
            most=agent.most + more,
            health=agent.health + more,
        )

    return with_figure(changed(state, event.figure, taken), event.sue, artefacts=())


def _reward_earned(state: State, event: events.RewardEarned) -> State:
    return pushed(state, Reward(event.figure, event.points))


def _improved(state: State, event: events.Improved) -> State:
    stats = the_figure(state, event.figure).stats
    better = with_figure(state, event.figure, stats=replace(stats, **{event.stat: event.value}))
    reward = popped(better)
    task = state.tasks[-1] if state.tasks else None
    if isinstance(task, Reward) and task.points > 1:
        return pushed(reward, replace(task, points=task.points - 1))
    return reward


CHANGES: Mapping[type[Any], Callable[[State, Any], State]] = {
    events.Hurt: _hurt,
    events.Died: _died,
    events.Killed: _killed,
    events.ArtefactWon: _artefact_won,
    events.RewardEarned: _reward_earned,
    events.Improved: _improved,
}
