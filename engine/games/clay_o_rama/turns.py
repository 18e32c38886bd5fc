"""Rounds and moves: in the order of initiative, or out of turn."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.game import Seat
from engine.games.clay_o_rama.checks import (
    check_nothing_open,
    check_on_move,
    check_own,
    check_phase,
)
from engine.games.clay_o_rama.matter import matter, on_move, speaker
from engine.games.clay_o_rama.offering import PowerUsed
from engine.games.clay_o_rama.powers import OUT_OF_TURN, limit_of
from engine.games.clay_o_rama.questions import (
    label,
    living,
    may_move_out_of_turn,
    next_to_move,
    power_named,
)
from engine.games.clay_o_rama.replaced import with_creature, with_play
from engine.games.clay_o_rama.state import NOTHING_OPEN, Creature, State, Turn
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.topic import Awaited, Topic, decides, happens


@dataclass(frozen=True, slots=True)
class EndMove:
    """Ends a creature's move; the next in order follows."""

    seat: Seat
    creature: int


@dataclass(frozen=True, slots=True)
class HoldMove:
    """Waits with the move for a later point of the round (Move Out of Turn)."""

    seat: Seat
    creature: int


@dataclass(frozen=True, slots=True)
class MoveOutOfTurn:
    """Takes the move now, between the moves of others (Move Out of Turn)."""

    seat: Seat
    creature: int


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round began: all creatures may move and attack again (K9)."""

    round: int


@dataclass(frozen=True, slots=True)
class MoveBegan:
    """A creature's move began."""

    creature: int


@dataclass(frozen=True, slots=True)
class MoveEnded:
    """A creature's move is over."""

    creature: int


@dataclass(frozen=True, slots=True)
class MoveHeld:
    """A creature postponed its move."""

    creature: int


@dataclass(frozen=True, slots=True)
class MoveTaken:
    """A creature took its move out of turn."""

    creature: int


Command: TypeAlias = EndMove | HoldMove | MoveOutOfTurn
Event: TypeAlias = RoundBegan | MoveBegan | MoveEnded | MoveHeld | MoveTaken
Caused: TypeAlias = Event | PowerUsed


def end_move(state: State, command: EndMove) -> tuple[MoveEnded, ...]:
    """Decide that the creature's move is over."""
    creature, _ = check_on_move(state, command.seat, command.creature)
    check_nothing_open(state)
    return (MoveEnded(creature.id),)


def hold_move(state: State, command: HoldMove) -> tuple[MoveHeld, ...]:
    """Decide to postpone a move; only a creature that may move out of turn can (E6)."""
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
    return (MoveHeld(creature.id),)


def move_out_of_turn(state: State, command: MoveOutOfTurn) -> tuple[PowerUsed | MoveTaken, ...]:
    """Decide a move out of turn: a whole move (K28), once a round (K17), between others' moves."""
    check_phase(state, "playing")
    creature = check_own(state, command.seat, command.creature)
    check_nothing_open(state)
    _check_out_of_turn(state, creature)
    if state.play.turn is None or state.play.turn.begun or state.play.turn.creature == creature.id:
        raise refusal(
            Reason.NOT_YOUR_MOVE,
            "a move is going on",
            "do it after this move has ended, before the next begins",
            "K28",
        )
    used = PowerUsed(creature.id, OUT_OF_TURN.name)
    return (used, MoveTaken(creature.id))


def _check_out_of_turn(state: State, creature: Creature) -> None:
    if not may_move_out_of_turn(state, creature):
        moved = "has moved in this round" if creature.acted else "cannot move out of turn"
        raise refusal(
            Reason.SPENT if creature.acted else Reason.NO_POWER,
            f"{label(state, creature.id)} {moved}",
            "move when its turn comes",
            "K17",
        )


def _limit(state: State, name: str) -> str:
    power = power_named(state, name)
    return limit_of(power) if power else "none"


def _holds(state: State, creature: Creature, turn: Turn) -> list[Command]:
    others = any(not (one.acted or one.holding or one.id == creature.id) for one in living(state))
    if turn.begun or creature.holding or not others:
        return []
    if not may_move_out_of_turn(state, creature):
        return []
    return [HoldMove(creature.player, creature.id)]


def _out_of_turn(state: State, turn: Turn) -> list[Command]:
    """A move out of turn for each creature that may take one: possible, although not awaited."""
    if turn.begun:
        return []
    return [
        MoveOutOfTurn(one.player, one.id)
        for one in living(state)
        if one.id != turn.creature and may_move_out_of_turn(state, one)
    ]


def _round_began(state: State, event: RoundBegan) -> State:
    """Reset everything that is counted by the round, attacks included (K9)."""
    rested = tuple(
        replace(
            one,
            attacks_left=one.attacks,
            strikes=(0,) * len(one.limbs),
            moved=0,
            fired=0,
            rooted=False,
            holding=False,
            acted=False,
            used=(),
            granted=(),
        )
        for one in state.creatures
    )
    return replace(state, phase=NOTHING_OPEN, round=event.round, creatures=rested)


def _move_began(state: State, event: MoveBegan | MoveTaken) -> State:
    fresh = with_creature(state, event.creature, lambda one: fresh_for_move(state, one))
    return _on_move(fresh, Turn(event.creature))


def fresh_for_move(state: State, creature: Creature) -> Creature:
    """Return the creature with powers limited to once a move usable again, as in K16."""
    kept = tuple(name for name in creature.used if _limit(state, name) == "round")
    return replace(creature, used=kept)


def _move_ended(state: State, event: MoveEnded) -> State:
    ended = with_creature(state, event.creature, lambda one: replace(one, acted=True))
    return _on_move(ended, None)


def _move_held(state: State, event: MoveHeld) -> State:
    waiting = with_creature(
        state, event.creature, lambda one: replace(one, holding=True, revealed=True)
    )
    return _on_move(waiting, None)


def _move_taken(state: State, event: MoveTaken) -> State:
    return _on_move(_move_began(state, event), Turn(event.creature, begun=True))


def _on_move(state: State, turn: Turn | None) -> State:
    return with_play(state, lambda play: replace(play, turn=turn))


def _awaits(state: State) -> Awaited[Caused]:
    turn = state.play.turn
    return speaker(state, turn.creature) if turn and matter(state) == "turn" else None


def _follows(state: State) -> tuple[MoveBegan | RoundBegan, ...]:
    """Begin the next move or round once nothing is open."""
    if state.moment != "playing" or matter(state) != "nothing":
        return ()
    following = next_to_move(state)
    return (MoveBegan(following.id) if following else RoundBegan(state.round + 1),)


def _choices(state: State) -> tuple[Command, ...]:
    moving = on_move(state)
    if moving is None:
        return ()
    creature, turn = moving
    end = EndMove(creature.player, creature.id)
    return (*_holds(state, creature, turn), end, *_out_of_turn(state, turn))


TOPIC: Topic[State, Command, Event, Caused] = Topic(
    commands=decides(EndMove, end_move)
    | decides(HoldMove, hold_move)
    | decides(MoveOutOfTurn, move_out_of_turn),
    events=happens(RoundBegan, _round_began, lambda _, e: f"Round {e.round}.")
    | happens(MoveBegan, _move_began, lambda s, e: f"It is the move of {label(s, e.creature)}.")
    | happens(MoveEnded, _move_ended, lambda s, e: f"{label(s, e.creature)} ends its move.")
    | happens(MoveHeld, _move_held, lambda s, e: f"{label(s, e.creature)} waits with its move.")
    | happens(MoveTaken, _move_taken, lambda s, e: f"{label(s, e.creature)} moves out of turn."),
    awaits=_awaits,
    follows=_follows,
    choices=_choices,
)
