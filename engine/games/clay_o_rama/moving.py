"""Walking, and the end of a move."""

from typing import Any

from engine.games.clay_o_rama import commands, events
from engine.games.clay_o_rama.checks import (
    check_nothing_open,
    check_on_move,
    check_step,
)
from engine.games.clay_o_rama.questions import allowance, label, millimetres, player_of
from engine.games.clay_o_rama.state import Creature, State
from engine.refusal import IllegalCommand, Reason, refusal


def move(state: State, command: commands.Move) -> tuple[Any, ...]:
    """A creature walks; in parts, until its allowance is used. Turning costs nothing (K1)."""
    creature, turn = check_on_move(state, command.seat, command.creature)
    check_nothing_open(state)
    check_step(state, turn, "move")
    if command.length < 1:
        raise refusal(
            Reason.BAD_VALUE, f"a walk of {command.length} is none", "give its length in 0.1 mm"
        )
    allowed = allowance(state, creature)
    if allowed is None:
        raise _no_span(state, creature)
    if creature.moved + command.length > allowed:
        raise _too_far(state, creature, command.length, allowed)
    stopped = command.contact and state.house.contact_stops
    total = creature.moved + command.length
    return (events.Moved(creature.id, command.length, total, allowed, stopped),)


def end_move(state: State, command: commands.EndMove) -> tuple[Any, ...]:
    """The creature's move is over."""
    creature, _ = check_on_move(state, command.seat, command.creature)
    check_nothing_open(state)
    return (events.MoveEnded(creature.id),)


def _no_span(state: State, creature: Creature) -> IllegalCommand:
    owner = player_of(state, creature.player)
    whose = "the referee" if state.house.uniform_span or owner is None else owner.name
    return refusal(
        Reason.UNMEASURED,
        f"the hand-span of {whose} is not known",
        "measure it first (SetSpan)",
        "movement",
    )


def _too_far(state: State, creature: Creature, length: int, allowed: int) -> IllegalCommand:
    left = allowed - creature.moved
    walked = f", {millimetres(creature.moved)} of it walked" if creature.moved else ""
    return refusal(
        Reason.TOO_FAR,
        f"{millimetres(length)} is too far for {label(state, creature.id)}",
        f"it may walk {millimetres(left)} ({millimetres(allowed)} in all{walked})",
        "movement",
    )
