"""Interventions of the referee: possible as long as the game goes on, and always with a reason.

Remarks are possible after the end too.
"""

from dataclasses import dataclass
from typing import TypeAlias

from engine.allowed import check_because, check_going_on, check_referee
from engine.game import Seat
from engine.games.clearing_house.board import (
    at,
    check_free,
    check_space,
    corners,
    is_empty,
    spaces,
)
from engine.games.clearing_house.players import (
    check_player,
    check_seat,
    living,
    no_more_sought,
    with_player,
)
from engine.games.clearing_house.state import Space, State
from engine.games.clearing_house.turns import ready_to_be_dealt
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.seats import name_of
from engine.topic import Topic, decides, happens, unchanged
from engine.word import DeclareWinner, GameWon, Note, Noted, describe_noted, note, winners_named

MOST_HEARTS = 20
"""Most hearts that the referee may give a player."""

WHY = "the referee's word"


@dataclass(frozen=True, slots=True)
class SetHearts:
    """Sets a player's hearts; 0 takes the player out, more bring them back to their corner."""

    seat: Seat
    player: int
    hearts: int
    because: str


@dataclass(frozen=True, slots=True)
class PlacePawn:
    """Puts a pawn on a space, without any consequence."""

    seat: Seat
    player: int
    at: Space
    because: str


@dataclass(frozen=True, slots=True)
class SetTrap:
    """Puts a trap on a space, or takes it away."""

    seat: Seat
    at: Space
    there: bool
    because: str


@dataclass(frozen=True, slots=True)
class SetX:
    """Closes a space, or opens it again."""

    seat: Seat
    at: Space
    there: bool
    because: str


@dataclass(frozen=True, slots=True)
class HeartsSet:
    """The referee set a player's hearts."""

    player: int
    hearts: int
    because: str


@dataclass(frozen=True, slots=True)
class PawnPlaced:
    """The referee put a pawn somewhere."""

    player: int
    at: Space
    because: str


@dataclass(frozen=True, slots=True)
class TrapSet:
    """The referee put a trap down or took it up."""

    at: Space
    there: bool
    because: str


@dataclass(frozen=True, slots=True)
class XSet:
    """The referee closed a space or opened it."""

    at: Space
    there: bool
    because: str


Command: TypeAlias = SetHearts | PlacePawn | SetTrap | SetX | DeclareWinner | Note
Event: TypeAlias = HeartsSet | PawnPlaced | TrapSet | XSet | Noted


def set_hearts(state: State, command: SetHearts) -> tuple[HeartsSet | PawnPlaced, ...]:
    """Decide new hearts of a player; a dead player returns to the board with them."""
    _check_word(state, command.seat, command.because)
    player = check_seat(state, command.player)
    if not 0 <= command.hearts <= MOST_HEARTS:
        raise refusal(
            Reason.BAD_VALUE, f"hearts cannot be {command.hearts}", f"give 0 to {MOST_HEARTS}"
        )
    told = HeartsSet(command.player, command.hearts, command.because)
    if player.alive or command.hearts == 0:
        return (told,)
    return (told, _returned_pawn(state, command))


def place_pawn(state: State, command: PlacePawn) -> tuple[PawnPlaced, ...]:
    """Decide where a pawn is placed: on a free space without a trap."""
    _check_word(state, command.seat, command.because)
    player = check_player(state, command.player)
    if player.at != command.at:
        check_free(state, command.at)
    if command.at in state.traps:
        raise refusal(
            Reason.BAD_TARGET,
            f"a trap lies on {at(command.at)}",
            "take it up first (SetTrap), or choose another space",
        )
    return (PawnPlaced(player.seat, command.at, command.because),)


def set_trap(state: State, command: SetTrap) -> tuple[TrapSet, ...]:
    """Decide that a trap is placed or removed."""
    _check_word(state, command.seat, command.because)
    check_space(state, command.at)
    if (command.at in state.traps) == command.there:
        raise _already_so(command)
    if command.there:
        check_free(state, command.at, "C19")
    return (TrapSet(command.at, command.there, command.because),)


def set_x(state: State, command: SetX) -> tuple[XSet, ...]:
    """Decide that a space is closed or opened."""
    _check_word(state, command.seat, command.because)
    check_space(state, command.at)
    if (command.at in state.xs) == command.there:
        raise _already_so(command)
    return (XSet(command.at, command.there, command.because),)


def declare_winner(state: State, command: DeclareWinner) -> tuple[GameWon, ...]:
    """Decide the end of the game by the referee."""
    _check_word(state, command.seat, command.because)
    return winners_named(state, command)


def _overrides(state: State) -> tuple[Command, ...]:
    """The referee's interventions, as representatives."""
    empty = [one for one in spaces(state) if is_empty(state, one)]
    hurt = [one for one in living(state) if one.hearts > 1]
    found: list[Command] = [Note(None, "so it was ruled"), DeclareWinner(None, (1,), WHY)]
    found += [SetHearts(None, one.seat, one.hearts - 1, WHY) for one in hurt]
    if empty:
        found += [PlacePawn(None, one.seat, empty[0], WHY) for one in living(state)]
        found += [SetHearts(None, one.seat, 1, WHY) for one in state.players]
        found.append(SetTrap(None, empty[-1], there=True, because=WHY))
    found += [SetTrap(None, one, there=False, because=WHY) for one in state.traps[:1]]
    found += [SetX(None, one, there=False, because=WHY) for one in state.xs[-1:]]
    return tuple(found)


def _returned_pawn(state: State, command: SetHearts) -> PawnPlaced:
    """Place a player who returns: on their own corner, or on the first empty space."""
    corner = corners(state.house.size)[command.player - 1]
    free = [one for one in (corner, *spaces(state)) if is_empty(state, one)]
    if not free:
        raise refusal(Reason.BAD_TARGET, "no space is empty", "open one first (SetX)")
    return PawnPlaced(command.player, free[0], command.because)


def _check_word(state: State, seat: Seat, because: str) -> None:
    check_referee(seat, "this")
    check_going_on(state.moment)
    check_because(because)


def _already_so(command: SetTrap | SetX) -> Exception:
    is_so = f"{_space_in_words(command)} already"
    return refusal(Reason.BAD_VALUE, is_so[:1].lower() + is_so[1:], "name another space")


def _space_in_words(said: SetTrap | SetX | TrapSet | XSet) -> str:
    """A sentence on whether a trap or X lies on a space."""
    match said:
        case SetTrap(at=space, there=True) | TrapSet(at=space, there=True):
            return f"There is a trap on {at(space)}"
        case SetTrap(at=space) | TrapSet(at=space):
            return f"There is no trap on {at(space)}"
        case SetX(at=space, there=True) | XSet(at=space, there=True):
            return f"There is a police X on {at(space)}"
        case SetX(at=space) | XSet(at=space):
            return f"There is no police X on {at(space)}"


def _hearts_set(state: State, event: HeartsSet) -> State:
    healed = with_player(state, event.player, lambda one: replace(one, hearts=event.hearts))
    return ready_to_be_dealt(healed)


def _describe_hearts(state: State, event: HeartsSet) -> str:
    hearts = "1 heart" if event.hearts == 1 else f"{event.hearts} hearts"
    return f"{name_of(state, event.player)} has {hearts} now: {event.because}."


def _placed(state: State, event: PawnPlaced) -> State:
    """Place the pawn; an announced action stays announced (C36), as in the functions below."""
    placed = with_player(state, event.player, lambda one: replace(one, at=event.at))
    return no_more_sought(placed, event.player)


def _describe_placed(state: State, event: PawnPlaced) -> str:
    return f"{name_of(state, event.player)} is put on {at(event.at)}: {event.because}."


def _trap_set(state: State, event: TrapSet) -> State:
    others = tuple(one for one in state.traps if one != event.at)
    return replace(state, traps=(*others, event.at) if event.there else others)


def _x_set(state: State, event: XSet) -> State:
    others = tuple(one for one in state.xs if one != event.at)
    closed = replace(state, xs=(*others, event.at) if event.there else others)
    traps = tuple(one for one in state.traps if one != event.at)
    return replace(closed, traps=traps) if event.there else closed


def _describe_set(_state: State, event: TrapSet | XSet) -> str:
    return f"{_space_in_words(event)} now: {event.because}."


TOPIC: Topic[State, Command, Event, Event | GameWon] = Topic(
    commands=decides(SetHearts, set_hearts)
    | decides(PlacePawn, place_pawn)
    | decides(SetTrap, set_trap)
    | decides(SetX, set_x)
    | decides(DeclareWinner, declare_winner)
    | decides(Note, note),
    events=happens(HeartsSet, _hearts_set, _describe_hearts)
    | happens(PawnPlaced, _placed, _describe_placed)
    | happens(TrapSet, _trap_set, _describe_set)
    | happens(XSet, _x_set, _describe_set)
    | happens(Noted, unchanged, describe_noted),
    overrides=_overrides,
)
