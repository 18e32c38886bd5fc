"""Move and Double Move, and what happens to a pawn that comes to a space."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.game import Seat
from engine.games.clearing_house.board import (
    at,
    beside,
    check_free,
    check_open,
    check_step,
    same_kind_of_step,
    somebody_reached,
    ways,
)
from engine.games.clearing_house.cards import CardPlayed, announced, check_card, offered, place_of
from engine.games.clearing_house.hearts import Damaged, hurt
from engine.games.clearing_house.players import no_more_sought, with_player
from engine.games.clearing_house.state import Announcement, Seated, Space, State
from engine.games.clearing_house.traps import TrapSprung
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.seats import name_of
from engine.topic import Topic, decides, happens


@dataclass(frozen=True, slots=True)
class PlayMove:
    """Goes one space in any direction; stays if every way is blocked."""

    seat: Seat
    to: Space | None


@dataclass(frozen=True, slots=True)
class PlayDoubleMove:
    """Goes two spaces, through one to the other; stays if every way is blocked."""

    seat: Seat
    through: Space | None
    to: Space | None


@dataclass(frozen=True, slots=True)
class Moved:
    """A pawn moved to a space; `forced` if not by its own player's move."""

    player: int
    to: Space
    forced: bool = False


Command: TypeAlias = PlayMove | PlayDoubleMove
Arrival: TypeAlias = Moved | TrapSprung | Damaged


def play_move(state: State, command: PlayMove) -> tuple[CardPlayed, ...]:
    """Decide a Move of one step to a free space, or of none if every way is blocked (C31)."""
    player, here = check_card(state, command.seat, "move")
    if command.to is None:
        _check_barred(len(ways(state, here)), "PlayMove")
    action = Announcement(player.seat, "move", command.to)
    check_move(state, action)
    return announced(state, action)


def play_double_move(state: State, command: PlayDoubleMove) -> tuple[CardPlayed, ...]:
    """Decide a Double Move of two steps, or of none if every way is blocked (C31)."""
    player, here = check_card(state, command.seat, "double_move")
    if command.to is None or command.through is None:
        _check_barred(len(double_ways(state, here)), "PlayDoubleMove")
        return announced(state, Announcement(player.seat, "double_move"))
    action = Announcement(player.seat, "double_move", command.to, command.through)
    check_double_move(state, action)
    return announced(state, action)


def check_move(state: State, action: Announcement) -> None:
    """Check that the space is free and one step away; raises IllegalCommand."""
    if action.to is not None:
        check_free(state, action.to)
        check_step(place_of(state, action), action.to)


def check_double_move(state: State, action: Announcement) -> None:
    """Check the two steps of a Double Move (C13, C32); only its last space must be unoccupied.

    Raises:
        IllegalCommand: A step is blocked, too long, or turns.
    """
    if action.to is not None and action.through is not None:
        _check_double(state, place_of(state, action), action.through, action.to)


def double_ways(state: State, here: Space) -> tuple[tuple[Space, Space], ...]:
    """Return every double move from a space, as the space it passes and the one where it ends."""
    firsts = [one for one in beside(state, here) if one not in state.xs]
    return tuple(
        (through, end)
        for through in firsts
        for end in ways(state, through)
        if _may_follow(state, here, through, end)
    )


def moves(state: State, action: Announcement) -> tuple[Arrival, ...]:
    """Carry out a Move."""
    return arrival(state, action.player, action.to) if action.to else ()


def double_moves(state: State, action: Announcement) -> tuple[Arrival, ...]:
    """Carry out a Double Move: each step springs a trap on its space (C12); the dead stop there."""
    if action.through is None or action.to is None:
        return ()
    first = arrival(state, action.player, action.through)
    hurts = [one for one in first if isinstance(one, Damaged)]
    if any(one.hearts == 0 for one in hurts):
        return first
    second = arrival(state, action.player, action.to)
    if hurts and len(second) > 1:
        second = (*second[:-1], Damaged(action.player, hurts[0].hearts - 1, "a trap"))
    return (*first, *second)


def arrival(state: State, seat: int, to: Space, *, forced: bool = False) -> tuple[Arrival, ...]:
    """Return the events of a pawn that comes to a space: anybody springs a trap (C8, C11)."""
    moved = Moved(seat, to, forced)
    if to not in state.traps:
        return (moved,)
    return (moved, TrapSprung(seat, to), hurt(state, seat, "a trap"))


def _choices(state: State) -> tuple[Command, ...]:
    return (*offered(state, "move", _moves), *offered(state, "double_move", _double_moves))


def _moves(state: State, player: Seated, here: Space) -> tuple[PlayMove, ...]:
    return tuple(PlayMove(player.seat, to) for to in ways(state, here) or (None,))


def _double_moves(state: State, player: Seated, here: Space) -> tuple[PlayDoubleMove, ...]:
    pairs = double_ways(state, here) or ((None, None),)
    return tuple(PlayDoubleMove(player.seat, through, to) for through, to in pairs)


def _check_barred(open_ways: int, card: str) -> None:
    if open_ways:
        raise refusal(Reason.BAD_VALUE, "there is a way to go", f"name it in {card}", "C31")


def _check_double(state: State, here: Space, through: Space, end: Space) -> None:
    check_open(state, through)
    check_free(state, end)
    check_step(here, through)
    check_step(through, end)
    if not _may_follow(state, here, through, end):
        raise refusal(
            Reason.BAD_TARGET,
            f"the way through {at(through)} to {at(end)} turns",
            "take both steps the same way",
            "C32",
        )


def _may_follow(state: State, here: Space, through: Space, end: Space) -> bool:
    """Whether both steps have one direction or, if turns are allowed, are of one kind (C32)."""
    first = (through.column - here.column, through.row - here.row)
    second = (end.column - through.column, end.row - through.row)
    turns = state.house.double_turns and same_kind_of_step(here, through, end)
    return first == second or turns


def _moved(state: State, event: Moved) -> State:
    moved = with_player(state, event.player, lambda one: replace(one, at=event.to))
    seen = replace(moved, reached=state.reached or somebody_reached(moved))
    return no_more_sought(seen, event.player)


def _describe_moved(state: State, event: Moved) -> str:
    who, to = name_of(state, event.player), at(event.to)
    return f"{who} is moved to {to}." if event.forced else f"{who} goes to {to}."


TOPIC: Topic[State, Command, Moved, CardPlayed] = Topic(
    commands=decides(PlayMove, play_move) | decides(PlayDoubleMove, play_double_move),
    events=happens(Moved, _moved, _describe_moved),
    choices=_choices,
)
