"""What moves, whaps and Coaches change."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.games.slargeball import events
from engine.games.slargeball.questions import figure_of
from engine.games.slargeball.replaced import with_figure
from engine.games.slargeball.state import Blow, Call, Corridor, Hit, State, Walk


def _walk_began(state: State, event: events.WalkBegan) -> State:
    walk = Walk(event.figure, event.path, event.length, event.breaking, event.piles, event.offsides)
    return replace(state, pending=walk)


def _broke_away(state: State, event: events.BrokeAway) -> State:
    walk = state.pending
    if isinstance(walk, Walk):
        state = replace(state, pending=replace(walk, breaking=False))
    return with_figure(state, event.figure, freed=True)


def _held_back(state: State, event: events.HeldBack) -> State:
    return with_figure(replace(state, pending=None), event.figure, freed=False, moved=True)


def _pile_crossed(state: State, _event: events.PileCrossed) -> State:
    walk = state.pending
    return (
        replace(state, pending=replace(walk, piles=walk.piles[1:]))
        if isinstance(walk, Walk)
        else state
    )


def _mired(state: State, event: events.Mired) -> State:
    return with_figure(
        replace(state, pending=None),
        event.figure,
        at=event.at,
        head=event.head,
        mired=True,
        moved=True,
    )


def _moved(state: State, event: events.Moved) -> State:
    return with_figure(replace(state, pending=None), event.figure, at=event.path[-1], moved=True)


def _offsides(state: State, event: events.WentOffsides) -> State:
    return with_figure(
        replace(state, pending=None), event.figure, at=event.at, head=event.head, moved=True
    )


def _moves_ended(state: State, event: events.MovesEnded) -> State:
    return replace(state, done=(*state.done, event.player))


def _coach_called(state: State, event: events.CoachCalled) -> State:
    coach = figure_of(state, event.figure)
    team = coach.team if coach else 0
    return replace(state, pending=Call(event.figure, event.needed), called=(*state.called, team))


def _coach_roused(state: State, event: events.CoachRoused) -> State:
    coach = figure_of(state, event.figure)
    calls = coach.calls + 1 if coach else 1
    return with_figure(replace(state, pending=None), event.figure, active=True, calls=calls)


def _coach_calmed(state: State, _event: events.CoachCalmed) -> State:
    return replace(state, pending=None)


def _strode(state: State, event: events.Strode) -> State:
    corridor = Corridor(event.figure, event.start, event.to, event.target)
    moved = with_figure(state, event.figure, where="field", at=event.to, moved=True)
    return replace(moved, corridors=(*state.corridors, corridor))


def _swept(state: State, event: events.CorridorSwept) -> State:
    corridor = replace(state.corridors[0], victims=event.victims)
    return replace(
        state, corridors=state.corridors[1:], pending=corridor if event.victims else None
    )


def _whap_began(state: State, event: events.WhapBegan) -> State:
    return replace(state, pending=Blow(event.figure, event.target))


def _whap_hit(state: State, event: events.WhapHit) -> State:
    """Being hit more than once means nothing; the first who hit is kept (S28)."""
    attempted = with_figure(replace(state, pending=None), event.figure, acted=True)
    if any(hit.victim == event.target for hit in state.hits):
        return attempted
    return replace(attempted, hits=(*state.hits, Hit(event.target, event.figure)))


def _attempted(state: State, event: events.WhapMissed | events.Passed) -> State:
    return with_figure(replace(state, pending=None), event.figure, acted=True)


def _fell(state: State, event: events.Fell) -> State:
    hits = tuple(hit for hit in state.hits if hit.victim != event.figure)
    return with_figure(replace(state, hits=hits), event.figure, head=event.head)


def _rose(state: State, event: events.Rose) -> State:
    return with_figure(state, event.figure, at=event.at, head=None, mired=False)


def _stayed(state: State, _event: events.StayedDown) -> State:
    return state


def _coach_left(state: State, event: events.CoachLeft) -> State:
    return with_figure(state, event.figure, where="bench", at=event.at, active=False)


CHANGES: Mapping[type[Any], Callable[[State, Any], State]] = {
    events.WalkBegan: _walk_began,
    events.BrokeAway: _broke_away,
    events.HeldBack: _held_back,
    events.PileCrossed: _pile_crossed,
    events.Mired: _mired,
    events.Moved: _moved,
    events.WentOffsides: _offsides,
    events.MovesEnded: _moves_ended,
    events.CoachCalled: _coach_called,
    events.CoachRoused: _coach_roused,
    events.CoachCalmed: _coach_calmed,
    events.Strode: _strode,
    events.CorridorSwept: _swept,
    events.WhapBegan: _whap_began,
    events.WhapHit: _whap_hit,
    events.WhapMissed: _attempted,
    events.Passed: _attempted,
    events.Fell: _fell,
    events.Rose: _rose,
    events.StayedDown: _stayed,
    events.CoachLeft: _coach_left,
}
