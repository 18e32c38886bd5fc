"""The referee's word: always possible while the game goes on, always with a reason."""

from engine.allowed import check_because, check_going_on, check_referee
from engine.games.clearing_house import commands, events
from engine.games.clearing_house.board import corners, spaces
from engine.games.clearing_house.checks import check_free, check_player, check_space
from engine.games.clearing_house.events import Event
from engine.games.clearing_house.questions import at, is_empty, player_of
from engine.games.clearing_house.state import State
from engine.refusal import Reason, refusal
from engine.word import noted

MOST_HEARTS = 20


def set_hearts(state: State, command: commands.SetHearts) -> tuple[Event, ...]:
    """Hearts as the referee says."""
    _check_word(state, command.seat, command.because)
    if player_of(state, command.player) is None:
        check_player(state, command.player)
    player = player_of(state, command.player)
    if not 0 <= command.hearts <= MOST_HEARTS:
        raise refusal(
            Reason.BAD_VALUE, f"hearts cannot be {command.hearts}", f"give 0 to {MOST_HEARTS}"
        )
    told = events.HeartsSet(command.player, command.hearts, command.because)
    if player is None or player.alive or command.hearts == 0:
        return (told,)
    return (told, _back(state, command))


def _back(state: State, command: commands.SetHearts) -> Event:
    """Whoever comes back stands on his corner, or on the first space that is free."""
    corner = corners(state.house.size)[command.player - 1]
    free = [one for one in (corner, *spaces(state)) if is_empty(state, one)]
    if not free:
        raise refusal(Reason.BAD_TARGET, "no space is empty", "open one first (SetX)")
    return events.PawnPlaced(command.player, free[0], command.because)


def place_pawn(state: State, command: commands.PlacePawn) -> tuple[Event, ...]:
    """A pawn is put somewhere free."""
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
    return (events.PawnPlaced(player.seat, command.at, command.because),)


def set_trap(state: State, command: commands.SetTrap) -> tuple[Event, ...]:
    """A trap is put down or taken up."""
    _check_word(state, command.seat, command.because)
    check_space(state, command.at)
    if (command.at in state.traps) == command.there:
        raise _nothing_to_do("trap", command)
    if command.there:
        check_free(state, command.at, "C19")
    return (events.TrapSet(command.at, command.there, command.because),)


def set_x(state: State, command: commands.SetX) -> tuple[Event, ...]:
    """A space is closed or opened."""
    _check_word(state, command.seat, command.because)
    check_space(state, command.at)
    if (command.at in state.xs) == command.there:
        raise _nothing_to_do("police X", command)
    return (events.XSet(command.at, command.there, command.because),)


def declare_winner(state: State, command: commands.DeclareWinner) -> tuple[Event, ...]:
    """The referee ends the game."""
    _check_word(state, command.seat, command.because)
    for seat in command.players:
        if player_of(state, seat) is None:
            check_player(state, seat)
    return (events.GameWon(tuple(sorted(set(command.players))), command.because),)


def note(state: State, command: commands.Note) -> tuple[Event, ...]:
    """A remark for the ledger."""
    check_going_on(state.phase)
    if command.seat is not None and player_of(state, command.seat) is None:
        check_player(state, command.seat)
    return (noted(command),)


def _check_word(state: State, seat: int | None, because: str) -> None:
    check_referee(seat, "this")
    check_going_on(state.phase)
    check_because(because)


def _nothing_to_do(thing: str, command: commands.SetTrap | commands.SetX) -> Exception:
    is_so = f"there is a {thing}" if command.there else f"there is no {thing}"
    return refusal(Reason.BAD_VALUE, f"{is_so} on {at(command.at)} already", "name another space")
