"""Walking, moving out of turn, and the end of a move."""

from engine.games.clay_o_rama import commands, events
from engine.games.clay_o_rama.checks import (
    check_nothing_open,
    check_on_move,
    check_own,
    check_phase,
    check_step,
)
from engine.games.clay_o_rama.events import Event
from engine.games.clay_o_rama.powers import OUT_OF_TURN
from engine.games.clay_o_rama.questions import (
    allowance,
    label,
    living,
    may_move_out_of_turn,
    millimetres,
    player_of,
)
from engine.games.clay_o_rama.state import Creature, State
from engine.refusal import IllegalCommand, Reason, refusal


def move(state: State, command: commands.Move) -> tuple[Event, ...]:
    """A creature walks; in parts, until its allowance is used. Turning costs nothing (K1)."""
    creature, turn = check_on_move(state, command.seat, command.creature)
    check_nothing_open(state)
    check_step(state, turn, "move")
    _check_may_walk(state, creature, command)
    allowed = allowance(state, creature)
    if allowed is None:
        raise _no_span(state, creature)
    total = creature.moved + command.length + _detour(state, command)
    if total > allowed:
        raise _too_far(state, creature, total - creature.moved, allowed)
    # K23: contact ends the walk where the house says so; K22: the edge always does.
    stopped = command.contact and state.house.contact_stops
    walked = events.Moved(creature.id, command.length, total, allowed, stopped)
    return (walked, events.EdgeReached(creature.id)) if command.edge else (walked,)


def end_move(state: State, command: commands.EndMove) -> tuple[Event, ...]:
    """The creature's move is over."""
    creature, _ = check_on_move(state, command.seat, command.creature)
    check_nothing_open(state)
    return (events.MoveEnded(creature.id),)


def hold_move(state: State, command: commands.HoldMove) -> tuple[Event, ...]:
    """A creature that may move out of turn lets others go first (E6)."""
    creature, turn = check_on_move(state, command.seat, command.creature)
    check_nothing_open(state)
    _check_out_of_turn(state, creature)
    others = any(not (one.acted or one.holding or one.id == creature.id) for one in living(state))
    if turn.begun or creature.holding or not others:
        raise refusal(
            Reason.SPENT,
            f"{label(state, creature.id)} cannot wait any longer",
            "take the move now; it waits once a round, before it begins, for others to come",
            "E6",
        )
    return (events.MoveHeld(creature.id),)


def move_out_of_turn(state: State, command: commands.MoveOutOfTurn) -> tuple[Event, ...]:
    """The whole move is taken now (K28), once a round (K17), not in the middle of another's."""
    check_phase(state, "playing")
    creature = check_own(state, command.seat, command.creature)
    check_nothing_open(state)
    _check_out_of_turn(state, creature)
    if state.turn is None or state.turn.begun or state.turn.creature == creature.id:
        raise refusal(
            Reason.NOT_YOUR_MOVE,
            "a move is going on",
            "do it after this move has ended, before the next begins",
            "K28",
        )
    used = events.PowerUsed(creature.id, OUT_OF_TURN.name)
    return (used, events.MoveTaken(creature.id))


def _check_out_of_turn(state: State, creature: Creature) -> None:
    if not may_move_out_of_turn(state, creature):
        moved = "has moved in this round" if creature.acted else "cannot move out of turn"
        raise refusal(
            Reason.SPENT if creature.acted else Reason.NO_POWER,
            f"{label(state, creature.id)} {moved}",
            "move when its turn comes",
            "K17",
        )


def _check_may_walk(state: State, creature: Creature, command: commands.Move) -> None:
    if command.length < 1:
        raise refusal(
            Reason.BAD_VALUE, f"a walk of {command.length} is none", "give its length in 0.1 mm"
        )
    if creature.rooted:
        raise refusal(
            Reason.SPENT,
            f"{label(state, creature.id)} changed places in this round",
            "it may fire and attack, and walk in the next round",
            "K27",
        )


def _detour(state: State, command: commands.Move) -> int:
    """What the terrain adds to the length of the path, rounded up."""
    percents = {one.name: one.percent for one in state.options.terrain}
    for one in command.through:
        if one.terrain not in percents:
            raise refusal(
                Reason.UNKNOWN_PIECE,
                f"there is no terrain {one.terrain!r}",
                f"name one of {list(percents)}",
                "terrain",
            )
    lengths = [one.length for one in command.through]
    if any(length < 0 for length in lengths) or sum(lengths) > command.length:
        raise refusal(
            Reason.BAD_VALUE,
            "the parts of the path do not fit into it",
            f"give lengths that add up to at most {millimetres(command.length)}",
            "terrain",
        )
    extra = sum(one.length * (percents[one.terrain] - 100) for one in command.through)
    return -(-extra // 100)


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
