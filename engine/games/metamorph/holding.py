"""Holds: wizards who are held or stuck cannot move; those who are held may try to break free."""

from dataclasses import dataclass
from typing import Final, Never, TypeAlias

from engine.games.metamorph.questions import awaited, living, shape_of, wizard
from engine.games.metamorph.replaced import player_with, with_player
from engine.games.metamorph.state import Grip, Pending, Seated, State
from engine.games.metamorph.tables import DIE_SIDES, ESCAPE_TOTAL, LOWEST
from engine.games.metamorph.words import turns_told
from engine.games.metamorph.wounds import Damaged, hurt
from engine.luck import RollNeeded
from engine.record import replace
from engine.seats import name_of
from engine.topic import Dice, Topic, happens

BROKE_FREE: Final = "he broke free"
"""Why a hold ended. These words are stored in ledgers and recordings, so they must not change."""


@dataclass(frozen=True, slots=True)
class Stuck:
    """A wizard is stuck: they may not move in this many of their turns."""

    player: int
    turns: int


@dataclass(frozen=True, slots=True)
class Held:
    """A wizard was caught and is held by another one."""

    player: int
    by: int
    special: str
    damage: int


@dataclass(frozen=True, slots=True)
class EscapeTried:
    """A held wizard tried to break free."""

    player: int
    by: int
    special: str
    bonus: int
    damage: int


@dataclass(frozen=True, slots=True)
class HoldKept:
    """The hold was not broken: it does damage, and the wizard cannot move in this turn."""

    player: int
    by: int


@dataclass(frozen=True, slots=True)
class HoldEnded:
    """A hold ended, and the wizard is free."""

    player: int
    why: str


Event: TypeAlias = Stuck | Held | EscapeTried | HoldKept | HoldEnded
Tried: TypeAlias = HoldKept | HoldEnded | Damaged


def hold_stands(state: State, one: Seated) -> bool:
    """Whether a hold still stands: both are beside each other, in the shapes they had (E20)."""
    if one.hold is None or one.at is None or one.shape != one.hold.shape:
        return False
    other = wizard(state, one.hold.by)
    able = one.hold.special in shape_of(state, other).specials
    return other.alive and other.at in state.board.beside[one.at] and able


def escape_tried(state: State, seat: int) -> tuple[EscapeTried, ...]:
    """Return the attempt to break free at the start of a held wizard's turn (E20)."""
    one = wizard(state, seat)
    if one.hold is None or not hold_stands(state, one):
        return ()
    agility = shape_of(state, one).agility
    hold = one.hold
    return (EscapeTried(seat, hold.by, hold.special, agility, hold.damage),)


def escape_rolled(state: State, waiting: Pending, values: tuple[int, ...]) -> tuple[Tried, ...]:
    """Return the result of two dice plus agility: free, or hurt and unable to move in this turn."""
    if sum(values) + waiting.bonus >= ESCAPE_TOTAL:
        return (HoldEnded(waiting.target, BROKE_FREE),)
    kept = HoldKept(waiting.target, waiting.player)
    return (kept, *hurt(state, waiting.target, waiting.damage, waiting.special))


def _awaits(state: State) -> Dice[Tried] | None:
    waiting = awaited(state, "escape")
    if waiting is None:
        return None
    needed = max(LOWEST, ESCAPE_TOTAL - waiting.bonus)
    why = f"{name_of(state, waiting.target)} to break free, {needed} or more"
    return Dice(RollNeeded(DIE_SIDES, 2, why), lambda values: escape_rolled(state, waiting, values))


def _follows(state: State) -> tuple[HoldEnded, ...]:
    """End holds that no longer stand: somebody has moved, changed shape or gone (E20)."""
    if state.phase != "playing":
        return ()
    return tuple(
        HoldEnded(one.seat, "the hold is over")
        for one in living(state)
        if one.hold is not None and not hold_stands(state, one)
    )


def _stuck(state: State, event: Stuck) -> State:
    return player_with(state, event.player, stuck=event.turns)


def _held(state: State, event: Held) -> State:
    shape = state.players[event.player - 1].shape
    hold = Grip(event.by, event.special, event.damage, shape)
    return player_with(state, event.player, hold=hold)


def _escape_tried(state: State, event: EscapeTried) -> State:
    waiting = Pending("escape", event.by, event.player, event.special, event.bonus, event.damage)
    return replace(state, pending=waiting)


def _hold_kept(state: State, event: HoldKept) -> State:
    """Stop the wizard from moving in this turn; the end of the turn removes that."""
    kept = replace(state, pending=None)
    return with_player(kept, event.player, lambda one: replace(one, stuck=max(1, one.stuck)))


def without_hold(state: State, seat: int) -> State:
    """Return the state with this wizard free; an attempt to break free is no longer rolled."""
    waiting = state.pending
    freed = waiting is not None and waiting.what == "escape" and waiting.target == seat
    ended = replace(state, pending=None) if freed else state
    return player_with(ended, seat, hold=None)


def _hold_ended(state: State, event: HoldEnded) -> State:
    return without_hold(state, event.player)


def _describe_escape_tried(state: State, event: EscapeTried) -> str:
    who = name_of(state, event.player)
    return f"{who} tries to break out of {name_of(state, event.by)}'s {event.special}."


def _describe_hold_ended(state: State, event: HoldEnded) -> str:
    who = name_of(state, event.player)
    return f"{who} broke free." if event.why == BROKE_FREE else f"{who} is free: {event.why}."


TOPIC: Topic[State, Never, Event, Event | Damaged] = Topic(
    events=happens(
        Stuck, _stuck, lambda s, e: f"{name_of(s, e.player)} cannot move for {turns_told(e.turns)}."
    )
    | happens(
        Held, _held, lambda s, e: f"{name_of(s, e.by)} holds {name_of(s, e.player)} ({e.special})."
    )
    | happens(EscapeTried, _escape_tried, _describe_escape_tried)
    | happens(
        HoldKept,
        _hold_kept,
        lambda s, e: f"{name_of(s, e.by)} keeps hold of {name_of(s, e.player)}, who cannot move.",
    )
    | happens(HoldEnded, _hold_ended, _describe_hold_ended),
    awaits=_awaits,
    follows=_follows,
)
