"""How a battle goes on by itself: rounds of thrusts, Monsters' thrusts, stand-offs, the end."""

from engine.games.generation_zero import events
from engine.games.generation_zero.due import (
    face_down,
)
from engine.games.generation_zero.events import Event
from engine.games.generation_zero.fighting import strike
from engine.games.generation_zero.order import order_at
from engine.games.generation_zero.questions import (
    canon_of,
    figure_of,
    standing,
    the_figure,
)
from engine.games.generation_zero.sides import enemies_in, fighters, is_over
from engine.games.generation_zero.state import HIDDEN, Battle, Figure, State
from engine.games.generation_zero.stats import lust_objects
from engine.games.generation_zero.tables import QUIET_ROUNDS


def battle_goes_on(state: State, battle: Battle) -> tuple[Event, ...]:
    """What follows in a battle; nothing while a player's thrust or the referee is awaited."""
    if is_over(state, battle):
        return (*_guests_leave(battle), events.BattleEnded(battle.place))
    if face_down(state, battle):
        return _turned_up(state, battle)
    if shown := _lust_shown(state, battle):
        return shown
    if battle.current is None:
        return _next_thrust(state, battle)
    figure = the_figure(state, battle.current)
    if figure.number in battle.stunned:
        return (events.ThrustLost(figure.number),)
    if figure.kind == "monster":
        return strike(state, battle, figure, enemies_in(state, battle, figure)[0])
    return ()


def _turned_up(state: State, battle: Battle) -> tuple[Event, ...]:
    """A Monster is turned up when it is fought (G19); by the referee where only he sees it (E9)."""
    monster = the_figure(state, battle.monster or 0)
    if monster.name == HIDDEN:
        return ()
    return (events.MonsterShown(monster.number, monster.name),)


def _lust_shown(state: State, battle: Battle) -> tuple[Event, ...]:
    """The Lust Object of an Agent in the battle is turned up, if an enemy holds it (E7)."""
    if battle.monster is not None:
        return ()
    numbers = (
        number
        for agent in standing(state, "agent", battle.place)
        for number in lust_objects(state, agent)
    )
    found = (canon_of(state, number) for number in numbers)
    return tuple(events.CanonShown(one.number, one.card) for one in found if one and not one.shown)


def _next_thrust(state: State, battle: Battle) -> tuple[Event, ...]:
    there = {one.number for one in fighters(state, battle)}
    coming = [number for number in battle.order if number in there]
    if coming:
        return (events.ThrustBegan(coming[0]),)
    if battle.guests:
        return _guests_leave(battle)
    quiet = battle.quiet + 1 if battle.round and not battle.harmed else 0
    if quiet >= QUIET_ROUNDS:
        return stand_off(state, battle, f"{quiet} rounds without damage (G3)")
    return (events.ThrustsOrdered(battle.round + 1, _order(state, battle), quiet),)


def _order(state: State, battle: Battle) -> tuple[int, ...]:
    """Against a Monster its enemy thrusts first; else see `order_at`."""
    if battle.monster is None:
        return order_at(state, battle.place, first=battle.round == 0)
    return (battle.fighter or 0, battle.monster)


def _guests_leave(battle: Battle) -> tuple[Event, ...]:
    return tuple(events.GuestLeft(number) for number in battle.guests)


def stand_off(state: State, battle: Battle, why: str) -> tuple[Event, ...]:
    """Nothing is decided: who arrived last goes back where he came from (G3, E8)."""
    back = (
        events.PutBack(one.number, one.came_from)
        for one in _last_arrivals(state, battle)
        if one.came_from is not None
    )
    return (
        events.StoodOff(battle.place, why),
        *_guests_leave(battle),
        events.BattleEnded(battle.place),
        *back,
    )


def _last_arrivals(state: State, battle: Battle) -> tuple[Figure, ...]:
    """Agents who came in this turn; against a Monster, whoever fought it."""
    if battle.monster is None:
        guests = battle.guests
        return tuple(
            one for one in standing(state, "agent", battle.place) if one.number not in guests
        )
    fighter = figure_of(state, battle.fighter)
    return (fighter,) if fighter and fighter.alive else ()
