"""What battles change."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.games.generation_zero import events
from engine.games.generation_zero.deck import deck_of
from engine.games.generation_zero.evolve_acts import calmed, ebbed
from engine.games.generation_zero.evolve_deaths import gone
from engine.games.generation_zero.questions import the_figure
from engine.games.generation_zero.replaced import (
    changed,
    every,
    innermost,
    popped,
    pushed,
    with_battle,
    with_figure,
)
from engine.games.generation_zero.state import (
    Aim,
    Battle,
    Figure,
    State,
    Stats,
    Used,
)
from engine.games.generation_zero.tables import MACE_THRUSTS


def _battle_began(state: State, event: events.BattleBegan) -> State:
    return pushed(state, Battle(event.place, event.monster, event.fighter))


def _monster_shown(state: State, event: events.MonsterShown) -> State:
    """A Monster that nobody knew gets the stats of its card."""
    if the_figure(state, event.figure).name == event.card:
        return with_figure(state, event.figure, shown=True)
    card = deck_of(state.options).monsters[event.card]
    stats = Stats(attack=card.attack, defence=card.defence)
    return with_figure(
        state,
        event.figure,
        name=card.name,
        health=card.health,
        most=card.health,
        stats=stats,
        shown=True,
    )


def _thrusts_ordered(state: State, event: events.ThrustsOrdered) -> State:
    return with_battle(state, round=event.round, order=event.order, quiet=event.quiet, harmed=False)


def _thrust_began(state: State, event: events.ThrustBegan) -> State:
    """What lasts this figure's thrusts ebbs (G5)."""
    battle = innermost(state)
    order = battle.order if battle else ()

    def begun(one: Figure) -> Figure:
        if not one.changes:
            return one
        left = ebbed(one.changes, lambda each: each.fight and each.by == event.figure)
        return replace(one, changes=left)

    place = order.index(event.figure) + 1 if event.figure in order else 0
    return with_battle(every(state, begun), current=event.figure, order=order[place:])


def _thrust_lost(state: State, event: events.ThrustLost) -> State:
    battle = innermost(state)
    stunned = battle.stunned if battle else ()
    left = tuple(one for one in stunned if one != event.figure)
    return with_battle(_row_broken(state, event.figure), current=None, stunned=left)


def _thrust(state: State, event: events.Thrust) -> State:
    """Thrusts in a row are counted, from nothing again after the third (E6)."""
    battle = innermost(state)
    aims = battle.aims if battle else ()
    before = [one for one in aims if (one.figure, one.target) == (event.figure, event.target)]
    row = (before[0].row if before else 0) + 1
    others = tuple(
        replace(one, row=0) if one.figure == event.figure else one
        for one in aims
        if one not in before
    )
    aim = Aim(event.figure, event.target, row % MACE_THRUSTS)
    harmed = event.health < the_figure(state, event.target).health
    struck = with_figure(state, event.target, health=event.health)
    return with_battle(
        struck,
        current=None,
        aims=(*others, aim),
        harmed=harmed or bool(battle and battle.harmed),
    )


def _held(state: State, event: events.Held) -> State:
    return with_battle(_row_broken(state, event.figure), current=None)


def _row_broken(state: State, figure: int) -> State:
    battle = innermost(state)
    aims = battle.aims if battle else ()
    return with_battle(
        state,
        aims=tuple(replace(one, row=0) if one.figure == figure else one for one in aims),
    )


def _stunned(state: State, event: events.Stunned) -> State:
    battle = innermost(state)
    return with_battle(state, stunned=(*(battle.stunned if battle else ()), event.figure))


def _fled(state: State, event: events.Fled) -> State:
    left = with_figure(state, event.figure, fled=True)
    return with_battle(changed(left, event.figure, calmed), current=None)


def _artefact_used(state: State, event: events.ArtefactUsed) -> State:
    battle = innermost(state)
    used = Used(event.figure, event.artefact)
    return with_battle(state, used=(*(battle.used if battle else ()), used))


def _guest_came(state: State, event: events.GuestCame) -> State:
    """He thrusts after all others of this round (G27)."""
    arrivals = state.arrivals + 1
    battle = innermost(state)
    place = battle.place if battle else None
    come = with_figure(state, event.figure, at=place, spare=False, arrived=arrivals, acted=True)
    come = replace(come, arrivals=arrivals)
    order, guests = (battle.order, battle.guests) if battle else ((), ())
    return with_battle(come, order=(*order, event.figure), guests=(*guests, event.figure))


def _guest_left(state: State, event: events.GuestLeft) -> State:
    left = changed(state, event.figure, calmed)
    return gone(with_figure(left, event.figure, at=None, spare=True), event.figure)


def _stood_off(state: State, event: events.StoodOff) -> State:
    battle = innermost(state)
    if battle is None or battle.monster is not None:
        return state
    return _settled(state, event.place)


def _settled(state: State, place: int) -> State:
    """No fight waits on this Location any more in this turn (E8)."""
    if state.turn is None:
        return state
    fought = tuple(dict.fromkeys((*state.turn.fought, place)))
    return replace(state, turn=replace(state.turn, fought=fought))


def _put_back(state: State, event: events.PutBack) -> State:
    """No landing: nothing follows from it; but the figure arrives last there (E8)."""
    arrivals = state.arrivals + 1
    back = with_figure(
        state, event.figure, at=event.place, came_from=None, arrived=arrivals, acted=True
    )
    return gone(_settled(replace(back, arrivals=arrivals), event.place), event.figure)


def _battle_ended(state: State, event: events.BattleEnded) -> State:
    """What was brought about in it ends; whose turn it is, his fighters have acted (E8)."""
    battle = innermost(state)
    turn = state.turn.player if state.turn else 0

    def ended(one: Figure) -> Figure:
        if one.at != event.place:
            return one
        fought = battle is not None and battle.monster is None and one.seat == turn
        peaceful = calmed(one)
        return replace(peaceful, acted=True) if fought and one.kind == "agent" else peaceful

    return every(popped(state), ended)


def _bargain(state: State, _event: events.MonstersBargain) -> State:
    return replace(state, bargained=True)


CHANGES: Mapping[type[Any], Callable[[State, Any], State]] = {
    events.BattleBegan: _battle_began,
    events.MonsterShown: _monster_shown,
    events.ThrustsOrdered: _thrusts_ordered,
    events.ThrustBegan: _thrust_began,
    events.ThrustLost: _thrust_lost,
    events.Thrust: _thrust,
    events.Held: _held,
    events.Stunned: _stunned,
    events.Fled: _fled,
    events.ArtefactUsed: _artefact_used,
    events.GuestCame: _guest_came,
    events.GuestLeft: _guest_left,
    events.StoodOff: _stood_off,
    events.PutBack: _put_back,
    events.BattleEnded: _battle_ended,
    events.MonstersBargain: _bargain,
}
