"""Decisions of the referee on whose turn it is, and on whether an attack hit."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.game import Seat
from engine.games.metamorph.checks import MOST, check_number, check_other, check_play, check_player
from engine.games.metamorph.fighting import Suffered, suffered
from engine.games.metamorph.questions import living
from engine.games.metamorph.replaced import turn_with
from engine.games.metamorph.state import State
from engine.games.metamorph.words import WHY
from engine.plain import nearest
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.seats import name_of
from engine.topic import Topic, decides, happens


@dataclass(frozen=True, slots=True)
class GiveTurn:
    """Gives the turn to this wizard; the wizard whose turn it was comes next."""

    seat: Seat
    player: int
    because: str


@dataclass(frozen=True, slots=True)
class DeclareHit:
    """Makes an attack hit, whatever the dice were, with all that follows: damage, a web, death."""

    seat: Seat
    player: int
    target: int
    damage: int
    because: str
    special: str = ""


@dataclass(frozen=True, slots=True)
class TurnGiven:
    """The referee gave the turn to a wizard."""

    player: int
    because: str


@dataclass(frozen=True, slots=True)
class HitDeclared:
    """The referee decided that an attack hit."""

    player: int
    target: int
    because: str


Command: TypeAlias = GiveTurn | DeclareHit
Event: TypeAlias = TurnGiven | HitDeclared


def give_turn(state: State, command: GiveTurn) -> tuple[TurnGiven, ...]:
    """Decide whose turn begins now; it may be the same wizard's again."""
    check_play(state, command.seat, command.because)
    one = check_player(state, command.player)
    return (TurnGiven(one.seat, command.because),)


def declare_hit(state: State, command: DeclareHit) -> tuple[HitDeclared | Suffered, ...]:
    """Decide a hit with all its consequences, after the dice or instead of them."""
    check_play(state, command.seat, command.because)
    one = check_player(state, command.player)
    other = check_other(state, one, command.target)
    check_number("damage", command.damage, MOST)
    special = state.book.special_named.get(command.special)
    if command.special and special is None:
        raise refusal(
            Reason.BAD_VALUE,
            f"there is no special {command.special[:20]!r}",
            nearest(command.special, list(state.book.special_named)),
        )
    hit = HitDeclared(one.seat, other.seat, command.because)
    return (hit, *suffered(state, other.seat, command.damage, special))


def _overrides(state: State) -> tuple[Command, ...]:
    """Representative interventions: the turn is given to a wizard, who also hits another one."""
    if state.phase != "playing":
        return ()
    one, *others = sorted(living(state), key=lambda each: each.mana)
    hits = tuple(DeclareHit(None, one.seat, other.seat, 1, WHY) for other in others[:1])
    return (GiveTurn(None, one.seat, WHY), *hits)


def _turn_given(state: State, event: TurnGiven) -> State:
    """Reorder the turns so that this one begins; whoever had the turn comes next."""
    waiting = (state.turn.player,) if state.turn else ()
    later = (
        tuple(seat for seat in group if seat not in (event.player, *waiting))
        for group in state.groups
    )
    again = tuple((seat,) for seat in waiting if seat != event.player)
    groups = ((event.player,), *again, *(group for group in later if group))
    return replace(state, turn=None, pending=None, groups=groups)


def _hit_declared(state: State, event: HitDeclared) -> State:
    waiting = state.pending
    mine = (event.player, event.target)
    if waiting and waiting.what == "attack" and (waiting.player, waiting.target) == mine:
        state = replace(state, pending=None)
    if state.turn is None or state.turn.player != event.player:
        return state
    return turn_with(state, hit=event.target)


def _describe_hit_declared(state: State, event: HitDeclared) -> str:
    who = name_of(state, event.player)
    return f"The referee has it that {who} hits {name_of(state, event.target)}: {event.because}."


TOPIC: Topic[State, Command, Event, Event | Suffered] = Topic(
    commands=decides(GiveTurn, give_turn) | decides(DeclareHit, declare_hit),
    events=happens(
        TurnGiven, _turn_given, lambda s, e: f"The turn is {name_of(s, e.player)}'s: {e.because}."
    )
    | happens(HitDeclared, _hit_declared, _describe_hit_declared),
    overrides=_overrides,
)
