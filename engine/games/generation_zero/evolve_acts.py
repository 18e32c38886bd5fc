"""What turns, moves, abilities and chapters change."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.games.generation_zero import events
from engine.games.generation_zero.questions import the_figure
from engine.games.generation_zero.replaced import (
    changed,
    every,
    popped,
    pushed,
    with_act,
    with_canon,
    with_figure,
    without_act,
)
from engine.games.generation_zero.state import (
    Act,
    Canon,
    Change,
    Figure,
    Guide,
    Place,
    State,
    Turn,
)


def _round_began(state: State, event: events.RoundBegan) -> State:
    return replace(state, phase="playing", round=event.round, first=event.first, last=0, tied=())


def _turn_began(state: State, event: events.TurnBegan) -> State:
    """Abilities of the player recharge, and what lasts his turns ebbs (G5)."""
    own = {one.number for one in state.figures if one.seat == event.player}

    def begun(one: Figure) -> Figure:
        if one.acted or one.fled:
            one = replace(one, acted=False, fled=False)
        if one.changes:
            left = ebbed(one.changes, lambda change: not change.fight and change.by in own)
            one = replace(one, changes=left)
        return replace(one, waits=one.waits - 1) if one.number in own and one.waits > 0 else one

    return replace(every(state, begun), turn=Turn(event.player, "sues"), last=event.player)


def ebbed(changes: tuple[Change, ...], is_due: Callable[[Change], bool]) -> tuple[Change, ...]:
    """Changes with those that are due one turn shorter; whose last turn it was, they are gone."""
    shorter = (
        replace(one, turns=one.turns - 1) if one.turns and is_due(one) else one for one in changes
    )
    kept = zip(changes, shorter, strict=True)
    return tuple(after for before, after in kept if after.turns or not before.turns)


def calmed(figure: Figure) -> Figure:
    """A figure without what was brought about in a battle that it has left."""
    if not figure.changes:
        return figure
    return replace(figure, changes=tuple(one for one in figure.changes if not one.fight))


def _part_ended(state: State, event: events.PartEnded) -> State:
    if state.turn is None or event.part == "agents":
        return replace(every(state, _settled), turn=None)
    return replace(state, turn=replace(state.turn, part="agents"))


def _settled(figure: Figure) -> Figure:
    return figure if figure.came_from is None else replace(figure, came_from=None)


def _rested(state: State, event: events.Rested) -> State:
    return with_figure(state, event.figure, health=event.health, acted=True)


def _ability_used(state: State, event: events.AbilityUsed) -> State:
    """Outside of battles it begins an act."""
    used = with_figure(state, event.figure, waits=event.waits)
    if state.tasks and not isinstance(state.tasks[-1], Act):
        return used
    return with_act(used, event.figure, still=event.still)


def _changed(state: State, event: events.Changed) -> State:
    change = Change(event.stat, event.amount, event.how, event.by, event.turns, event.fight)
    return changed(state, event.figure, lambda one: replace(one, changes=(*one.changes, change)))


def _mended(state: State, event: events.Mended) -> State:
    return with_figure(state, event.figure, health=event.health)


def _moved(state: State, event: events.Moved) -> State:
    arrivals = state.arrivals + 1
    origin = the_figure(state, event.figure).at
    moved = with_figure(state, event.figure, at=event.path[-1], came_from=origin, arrived=arrivals)
    return with_act(
        replace(moved, arrivals=arrivals), event.figure, step="walking", left=event.left
    )


def _landed(state: State, event: events.Landed) -> State:
    """Whoever lands where a stand-off was may fight there again."""
    landed = with_act(state, event.figure, step="landed", left=0)
    turn, place = state.turn, the_figure(state, event.figure).at
    if turn is None:
        return landed
    fought = tuple(one for one in turn.fought if one != place)
    return replace(landed, turn=replace(turn, fought=fought))


def _act_ended(state: State, event: events.ActEnded) -> State:
    return without_act(with_figure(state, event.figure, acted=True), event.figure)


def _chapter_begun(state: State, event: events.ChapterBegun) -> State:
    seat = the_figure(state, event.figure).seat
    begun = with_act(state, event.figure, step="done")
    return pushed(_known_to(begun, event.canon, seat), Guide(event.canon, seat))


def _known_to(state: State, canon: int, seat: int) -> State:
    def known(one: Canon) -> Canon:
        return replace(one, known=tuple(sorted({*one.known, seat})))

    return with_canon(state, canon, known)


def _canon_moved(state: State, event: events.CanonMoved) -> State:
    moved = popped(state)
    if not event.path:
        return moved
    return _brought(moved, event.canon, event.path[-1])


def _canon_called(state: State, event: events.CanonCalled) -> State:
    return _brought(state, event.canon, event.place)


def _brought(state: State, canon: int, place: int) -> State:
    """A Canon lies somewhere else, and came there in this turn."""
    there = with_canon(state, canon, lambda one: replace(one, at=place))
    turn = state.turn
    if turn is None or canon in turn.brought:
        return there
    return replace(there, turn=replace(turn, brought=(*turn.brought, canon)))


def _looked(state: State, event: events.Looked) -> State:
    seat = the_figure(state, event.figure).seat
    return _known_to(with_act(state, event.figure, step="landed"), event.canon, seat)


def _ensnared(state: State, event: events.Ensnared) -> State:
    seat = the_figure(state, event.figure).seat
    taken = with_canon(state, event.canon, lambda one: replace(one, at=None, held_by=event.figure))
    return _known_to(with_act(taken, event.figure, step="landed"), event.canon, seat)


def _canon_freed(state: State, event: events.CanonFreed) -> State:
    return with_canon(state, event.canon, lambda one: replace(one, at=event.place, held_by=None))


def _canon_fled(state: State, event: events.CanonFled) -> State:
    return pushed(_known_to(state, event.canon, event.seat), Guide(event.canon, event.seat))


def _canon_shown(state: State, event: events.CanonShown) -> State:
    return with_canon(state, event.canon, lambda one: replace(one, shown=True, card=event.card))


def _warped(state: State, event: events.Warped) -> State:
    """The cards change places; everything stays on its card."""
    where = {one.number: (one.column, one.row) for one in state.places}
    swapped = {event.one: where[event.other], event.other: where[event.one]}

    def moved(place: Place) -> Place:
        column, row = swapped.get(place.number, (place.column, place.row))
        return replace(place, column=column, row=row)

    return replace(state, places=tuple(moved(one) for one in state.places))


CHANGES: Mapping[type[Any], Callable[[State, Any], State]] = {
    events.RoundBegan: _round_began,
    events.TurnBegan: _turn_began,
    events.PartEnded: _part_ended,
    events.Rested: _rested,
    events.AbilityUsed: _ability_used,
    events.Changed: _changed,
    events.Mended: _mended,
    events.Moved: _moved,
    events.Landed: _landed,
    events.ActEnded: _act_ended,
    events.ChapterBegun: _chapter_begun,
    events.CanonMoved: _canon_moved,
    events.CanonCalled: _canon_called,
    events.Looked: _looked,
    events.Ensnared: _ensnared,
    events.CanonFreed: _canon_freed,
    events.CanonFled: _canon_fled,
    events.CanonShown: _canon_shown,
    events.Warped: _warped,
}
