"""Walking: in any number of parts, up to the allowance of the round."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.game import Seat
from engine.games.clay_o_rama.checks import check_nothing_open, check_on_move, check_step
from engine.games.clay_o_rama.matter import on_move
from engine.games.clay_o_rama.questions import allowance, label, millimetres, step_index
from engine.games.clay_o_rama.replaced import with_creature, with_turn
from engine.games.clay_o_rama.state import Creature, State
from engine.games.clay_o_rama.waiving import LimitWaived, waived
from engine.record import replace
from engine.refusal import IllegalCommand, Reason, refusal
from engine.seats import player_of
from engine.topic import Topic, decides, happens


@dataclass(frozen=True, slots=True)
class Passage:
    """A part of a path that leads through a patch of terrain, in tenths of a millimetre."""

    terrain: str
    length: int


@dataclass(frozen=True, slots=True)
class Move:
    """Walks a creature along a path of this length, in tenths of a millimetre.

    `contact`: it ran into another creature; `edge`: it came to the edge of the table; `through`:
    the parts of the path that lead through terrain; `because`: why the referee allows it
    beyond a limit.
    """

    seat: Seat
    creature: int
    length: int
    contact: bool = False
    edge: bool = False
    through: tuple[Passage, ...] = ()
    because: str = ""


@dataclass(frozen=True, slots=True)
class Moved:
    """A creature walked; lengths are in tenths of a millimetre.

    Attributes:
        creature: The creature.
        length: The length of this part.
        total: What it has walked in this round, including the extra cost of terrain.
        allowance: What it may walk in a round.
        stopped: It ran into another creature and may not walk on (K23).
    """

    creature: int
    length: int
    total: int
    allowance: int
    stopped: bool = False


@dataclass(frozen=True, slots=True)
class EdgeReached:
    """A creature reached the edge of the table, where its walk ends (K22)."""

    creature: int


Command: TypeAlias = Move
Event: TypeAlias = Moved | EdgeReached
Caused: TypeAlias = Event | LimitWaived


def move(state: State, command: Move) -> tuple[LimitWaived | Moved | EdgeReached, ...]:
    """Decide one part of a walk; turning costs nothing (K1)."""
    creature, turn = check_on_move(state, command.seat, command.creature)
    check_nothing_open(state)
    if command.length < 1:
        raise refusal(
            Reason.BAD_VALUE, f"{command.length} is not a walk", "give its length in 0.1 mm"
        )
    total = creature.moved + command.length + _detour(state, command)
    passed = waived(
        command,
        lambda: check_step(state, turn, "move"),
        lambda: _check_not_rooted(state, creature),
        lambda: _check_allowance(state, creature, total),
    )
    # K23: contact ends the walk if the house rules say so; K22: the edge always does.
    stopped = command.contact and state.house.contact_stops
    allowed = allowance(state, creature)
    walked = Moved(
        creature.id, command.length, total, total if allowed is None else allowed, stopped
    )
    edge = (EdgeReached(creature.id),) if command.edge else ()
    return (*passed, walked, *edge)


def _check_not_rooted(state: State, creature: Creature) -> None:
    if creature.rooted:
        raise refusal(
            Reason.SPENT,
            f"{label(state, creature.id)} changed places in this round",
            "it may fire and attack, and walk in the next round",
            "K27",
        )


def _check_allowance(state: State, creature: Creature, total: int) -> None:
    allowed = allowance(state, creature)
    if allowed is None:
        raise _no_span(state, creature)
    if total > allowed:
        raise _too_far(state, creature, total - creature.moved, allowed)


def _detour(state: State, command: Move) -> int:
    """What terrain adds to the length of the path, in tenths of a millimetre, rounded up."""
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
    left = max(0, allowed - creature.moved)
    walked = f", {millimetres(creature.moved)} of it walked" if creature.moved else ""
    return refusal(
        Reason.TOO_FAR,
        f"{millimetres(length)} is too far for {label(state, creature.id)}",
        f"it may walk {millimetres(left)} ({millimetres(allowed)} in all{walked})",
        "movement",
    )


def walk_left(state: State, creature: Creature) -> int | None:
    """Return how far a creature may still walk in this round, in tenths of a millimetre.

    None while its span is unknown. 0 if its move is over or has passed the step of walking, or if
    it changed places.
    """
    turn = state.play.turn
    over = turn and turn.creature == creature.id and turn.step > step_index(state, "move")
    if over or creature.acted or creature.rooted:
        return 0
    allowed = allowance(state, creature)
    return None if allowed is None else max(0, allowed - creature.moved)


def _walk_choices(state: State, creature: Creature) -> list[Command]:
    left = walk_left(state, creature) or 0
    if not left:
        return []
    seat, number = creature.player, creature.id
    lengths = dict.fromkeys((left, (left + 1) // 2))
    found: list[Command] = [Move(seat, number, one) for one in lengths]
    for terrain in state.options.terrain:
        slow = left * 100 // terrain.percent
        if slow:
            through = (Passage(terrain.name, slow),)
            found.append(Move(seat, number, slow, through=through))
    return found


def _moved(state: State, event: Moved) -> State:
    walked = with_creature(state, event.creature, lambda one: replace(one, moved=event.total))
    step = step_index(state, "move") + (1 if event.stopped else 0)
    return with_turn(walked, lambda turn: replace(turn, step=max(turn.step, step), begun=True))


def _describe_moved(state: State, event: Moved) -> str:
    walks = _walk_in_words(label(state, event.creature), event)
    return f"{walks}, and runs into another creature." if event.stopped else f"{walks}."


def _walk_in_words(who: str, event: Moved) -> str:
    """How far it walked, and how far it may; equal numbers are named once."""
    length, at_once = millimetres(event.length), event.length == event.total
    if event.total == event.allowance:
        return (
            f"{who} walks {length}, all it may"
            if at_once
            else f"{who} walks {length} more, all it may"
        )
    total, allowance = millimetres(event.total), millimetres(event.allowance)
    if at_once:
        return f"{who} walks {length} of {allowance}"
    return f"{who} walks {length} more, {total} of {allowance} in all"


def _edge_reached(state: State, _event: EdgeReached) -> State:
    behind = step_index(state, "move") + 1
    return with_turn(state, lambda turn: replace(turn, step=max(turn.step, behind)))


def _choices(state: State) -> tuple[Command, ...]:
    moving = on_move(state)
    return tuple(_walk_choices(state, moving[0])) if moving else ()


TOPIC: Topic[State, Command, Event, Caused] = Topic(
    commands=decides(Move, move),
    events=happens(Moved, _moved, _describe_moved)
    | happens(
        EdgeReached,
        _edge_reached,
        lambda s, e: f"{label(s, e.creature)} stops at the edge of the table.",
    ),
    choices=_choices,
)
