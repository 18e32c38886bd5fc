"""Ambush, and what happens to traps: they are laid, sprung and taken."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.game import Seat
from engine.games.clearing_house.board import (
    at,
    check_open,
    check_space,
    in_line,
    is_empty,
    spaces,
    steps_between,
)
from engine.games.clearing_house.cards import CardPlayed, announced, check_card, offered
from engine.games.clearing_house.players import check_player, standing, with_player
from engine.games.clearing_house.state import Announcement, Seated, Space, State
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.seats import name_of
from engine.topic import Topic, decides, happens

AMBUSH_REACH = 2
"""Most steps to a space on which a trap may be laid."""


@dataclass(frozen=True, slots=True)
class PlayAmbush:
    """Lays a trap on an empty space within two, straight or exactly diagonal."""

    seat: Seat
    at: Space


@dataclass(frozen=True, slots=True)
class TrapSprung:
    """A player stepped onto a trap, which leaves the game."""

    player: int
    at: Space


@dataclass(frozen=True, slots=True)
class TrapLaid:
    """A trap from a player's stock was laid on a space."""

    player: int
    at: Space


@dataclass(frozen=True, slots=True)
class TrapTaken:
    """A player destroyed a trap and added it to their stock."""

    player: int
    at: Space


Event: TypeAlias = TrapSprung | TrapLaid | TrapTaken


def play_ambush(state: State, command: PlayAmbush) -> tuple[CardPlayed, ...]:
    """Decide an Ambush, which lays a trap of one's own."""
    player, _ = check_card(state, command.seat, "ambush")
    action = Announcement(player.seat, "ambush", command.at)
    check_ambush(state, action)
    return announced(state, action)


def check_ambush(state: State, action: Announcement) -> None:
    """Check that a trap is in stock, and the space empty and at most two steps away in line.

    Raises:
        IllegalCommand: One of these does not hold (C15, C18, C19).
    """
    player, space = check_player(state, action.player), action.to
    if player.traps == 0:
        raise refusal(Reason.SPENT, f"{player.name} has no trap left", "play another card", "C18")
    if space is None:
        return
    check_open(state, space)
    if not _within_reach(standing(player), space):
        raise refusal(
            Reason.TOO_FAR,
            f"{at(space)} is out of reach",
            "choose a space within two, straight or exactly diagonal",
            "C15",
        )
    if not is_empty(state, space):
        raise refusal(
            Reason.BAD_TARGET, f"{at(space)} is not empty", "choose an empty space", "C19"
        )


def lays_trap(_state: State, action: Announcement) -> tuple[TrapLaid, ...]:
    """Carry out an Ambush."""
    return (TrapLaid(action.player, action.to),) if action.to else ()


def check_trap(state: State, here: Space, trap: Space) -> None:
    """Check that a trap lies on this neighbour of a space; raises IllegalCommand."""
    check_space(state, trap)
    if trap not in state.traps:
        raise refusal(
            Reason.UNKNOWN_PIECE, f"there is no trap on {at(trap)}", "name a space with a trap"
        )
    if steps_between(here, trap) != 1:
        raise refusal(Reason.TOO_FAR, f"{at(trap)} is not beside", "choose a trap beside", "C15")


def without_trap(state: State, space: Space) -> State:
    """Return the state without a trap on a space."""
    return replace(state, traps=tuple(one for one in state.traps if one != space))


def _choices(state: State) -> tuple[PlayAmbush, ...]:
    return offered(state, "ambush", _ambushes)


def _ambushes(state: State, player: Seated, here: Space) -> tuple[PlayAmbush, ...]:
    if not player.traps:
        return ()
    near = (one for one in spaces(state) if _within_reach(here, one))
    return tuple(PlayAmbush(player.seat, one) for one in near if is_empty(state, one))


def _within_reach(here: Space, there: Space) -> bool:
    return in_line(here, there) and steps_between(here, there) <= AMBUSH_REACH


def _laid(state: State, event: TrapLaid) -> State:
    laid = replace(state, traps=(*state.traps, event.at))
    return with_player(laid, event.player, lambda one: replace(one, traps=one.traps - 1))


def _taken(state: State, event: TrapTaken) -> State:
    """Add a destroyed trap to the stock of whoever destroyed it (C18)."""
    taken = without_trap(state, event.at)
    return with_player(taken, event.player, lambda one: replace(one, traps=one.traps + 1))


def _describe_sprung(state: State, event: Event) -> str:
    return f"{name_of(state, event.player)} springs the trap on {at(event.at)}."


def _describe_laid(state: State, event: Event) -> str:
    return f"{name_of(state, event.player)} lays a trap on {at(event.at)}."


def _describe_taken(state: State, event: Event) -> str:
    return f"{name_of(state, event.player)} takes the trap on {at(event.at)}."


TOPIC: Topic[State, PlayAmbush, Event, CardPlayed] = Topic(
    commands=decides(PlayAmbush, play_ambush),
    events=happens(TrapSprung, lambda s, e: without_trap(s, e.at), _describe_sprung)
    | happens(TrapLaid, _laid, _describe_laid)
    | happens(TrapTaken, _taken, _describe_taken),
    choices=_choices,
)
