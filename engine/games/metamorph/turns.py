"""Rounds and turns: their order, and what a turn begins and ends with."""

from collections.abc import Callable
from dataclasses import replace

from engine.games.metamorph import commands, events
from engine.games.metamorph.changing import kept_up, stepped
from engine.games.metamorph.checks import check_turn
from engine.games.metamorph.damage import hurt
from engine.games.metamorph.events import Event
from engine.games.metamorph.evolve import evolve
from engine.games.metamorph.moving import levelled
from engine.games.metamorph.questions import (
    has_key,
    is_blob,
    living,
    lying_on,
    shape_of,
    terrain_under,
    wizard,
)
from engine.games.metamorph.shapes import SIZES
from engine.games.metamorph.sight import seen_by
from engine.games.metamorph.state import Pending, Seated, State
from engine.games.metamorph.tables import ESCAPE_TOTAL, FONT_MANA, KEY_MANA
from engine.seats import clockwise

_Step = Callable[[State, int], tuple[Event, ...]]


def round_begun(state: State) -> Event:
    """The order of a round is fixed at its start, from the shapes then (M21).

    Agility first, then the smaller, then dice; in the first round the one who was rolled goes
    first, the others clockwise (M22).
    """
    alive = [one.seat for one in living(state)]
    if state.round == 0:
        order = clockwise([one.seat for one in state.players], state.first)
        return events.RoundBegan(1, tuple((seat,) for seat in order if seat in alive))
    ranks: dict[tuple[int, int], list[int]] = {}
    for one in living(state):
        ranks.setdefault(_rank(state, one), []).append(one.seat)
    groups = tuple(tuple(ranks[rank]) for rank in sorted(ranks))
    return events.RoundBegan(state.round + 1, groups)


def _rank(state: State, one: Seated) -> tuple[int, int]:
    shape = shape_of(state, one)
    return -shape.agility, SIZES.index(shape.size)


def order_rolled(state: State, values: tuple[int, ...]) -> tuple[Event, ...]:
    """The first group of equals is parted by its dice; those who rolled the same roll again."""
    place = next(k for k, group in enumerate(state.groups) if len(group) > 1)
    by_value: dict[int, list[int]] = {}
    for seat, value in zip(state.groups[place], values, strict=True):
        by_value.setdefault(value, []).append(seat)
    parted = tuple(tuple(by_value[value]) for value in sorted(by_value, reverse=True))
    return (events.OrderRolled((*state.groups[:place], *parted, *state.groups[place + 1 :])),)


def turn_begun(state: State) -> tuple[Event, ...]:
    """A turn starts with income, upkeep (E18), poison, and the try to break out of a hold."""
    seat = state.groups[0][0]
    own_ink_gone = replace(state, ink=tuple(one for one in state.ink if one.player != seat))
    began = events.TurnBegan(seat, seen_by(own_ink_gone, wizard(state, seat)))
    return _chained(state, began, (_income, _upkeep, _poison, _escape))


def _chained(state: State, began: events.TurnBegan, steps: tuple[_Step, ...]) -> tuple[Event, ...]:
    """The beginning, and what each step makes of the state after it; the dead take no step."""
    happened: list[Event] = [began]
    state = evolve(state, began)
    for step in steps:
        if wizard(state, began.player).health <= 0:
            break
        for event in step(state, began.player):
            state = evolve(state, event)
            happened.append(event)
    return tuple(happened)


def _income(state: State, seat: int) -> tuple[Event, ...]:
    """A carried Key and Fonts on the ground give mana in any shape but the Blob's (M3)."""
    one = wizard(state, seat)
    if is_blob(one) or one.at is None:
        return ()
    gains = [("the Key", KEY_MANA)] if has_key(state, seat) else []
    if not terrain_under(state, one).is_water:
        fonts = [each for each in lying_on(state, one.at) if each.kind == "font"]
        gains += [("a Font", FONT_MANA) for _ in fonts]
    found: list[Event] = []
    mana = one.mana
    for why, amount in gains:
        gained = min(amount, state.house.mana - mana)
        mana += gained
        if gained > 0:
            found.append(events.ManaGained(seat, gained, mana, why))
    return tuple(found)


def _upkeep(state: State, seat: int) -> tuple[Event, ...]:
    one = wizard(state, seat)
    return kept_up(state, one, one.mana)


def _poison(state: State, seat: int) -> tuple[Event, ...]:
    one = wizard(state, seat)
    if not one.poison:
        return ()
    return (events.PoisonBit(seat, one.poison - 1), *hurt(state, seat, one.venom, "poison"))


def _escape(state: State, seat: int) -> tuple[Event, ...]:
    """A held wizard tries to break free at the start of his turn, before it hurts again (E20)."""
    one = wizard(state, seat)
    if one.hold is None or not hold_stands(state, one):
        return ()
    agility = shape_of(state, one).agility
    hold = one.hold
    return (events.EscapeTried(seat, hold.by, hold.special, agility, hold.damage),)


def escape_rolled(state: State, waiting: Pending, values: tuple[int, ...]) -> tuple[Event, ...]:
    """Two dice and agility: free, or hurt and unable to move in this turn."""
    if sum(values) + waiting.bonus >= ESCAPE_TOTAL:
        return (events.HoldEnded(waiting.target, "he broke free"),)
    kept = events.HoldKept(waiting.target, waiting.player)
    return (kept, *hurt(state, waiting.target, waiting.damage, waiting.special))


def hold_stands(state: State, one: Seated) -> bool:
    """The holder is there, beside, in a shape that holds; the held has his shape still (E20)."""
    if one.hold is None or one.at is None or one.shape != one.hold.shape:
        return False
    other = wizard(state, one.hold.by)
    able = one.hold.special in shape_of(state, other).specials
    return other.alive and other.at in state.board.beside[one.at] and able


def end_turn(state: State, command: commands.EndTurn) -> tuple[Event, ...]:
    """A flyer reaches its height, a change goes on by a cell, and it is the next one's turn."""
    check_turn(state, command.seat)
    return ended(state)


def ended(state: State) -> tuple[Event, ...]:
    """The end of the turn that is going on."""
    assert state.turn is not None
    turn = state.turn
    one = wizard(state, turn.player)
    if not one.alive:
        return (events.TurnEnded(one.seat),)
    level = levelled(turn, one)
    after = stepped(state, one)
    return (*level, *after, events.TurnEnded(one.seat))
