"""The police step: one police X for each wound of the round; players found there must flee."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.allowed import check_during, check_own_seat
from engine.game import Seat
from engine.games.clearing_house.board import at, check_free, ring, spaces, steps_between, ways
from engine.games.clearing_house.hearts import Damaged, hurt
from engine.games.clearing_house.moving import Arrival, arrival
from engine.games.clearing_house.players import (
    card_named,
    check_player,
    held,
    living,
    standing,
    standing_on,
    with_base_card_less,
    with_card_less,
    with_player,
)
from engine.games.clearing_house.state import HIDDEN, Police, Space, State
from engine.games.clearing_house.tables import CARDS
from engine.games.clearing_house.traps import without_trap
from engine.games.clearing_house.turns import RoundBegan, duel_rounds, next_start
from engine.luck import RollNeeded
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.seats import name_of, player_of
from engine.topic import Dice, Topic, decides, happens, unchanged
from engine.word import GameWon
from engine.wording import counted


@dataclass(frozen=True, slots=True)
class Flee:
    """Found by the police: discards a card, if any, and goes to an adjacent space."""

    seat: Seat
    player: int
    to: Space
    card: str = ""


@dataclass(frozen=True, slots=True)
class RaidMissed:
    """The dice named a space where no X can be placed; they are rolled again."""

    at: Space


@dataclass(frozen=True, slots=True)
class XPlaced:
    """A space is closed for the rest of the game; a trap on it leaves the game."""

    at: Space


@dataclass(frozen=True, slots=True)
class PoliceFound:
    """The police came to a player, who must flee, or is hurt if `cornered`: no way is open."""

    player: int
    cornered: bool = False


@dataclass(frozen=True, slots=True)
class CardDiscarded:
    """A player discarded a card to the police."""

    player: int
    card: str


@dataclass(frozen=True, slots=True)
class BaseCardDiscarded(CardDiscarded):
    """A card of the base deck was discarded, before any of the same kind in the hand (E4)."""


@dataclass(frozen=True, slots=True)
class PoliceLeft:
    """The police step is over."""


Event: TypeAlias = RaidMissed | XPlaced | PoliceFound | CardDiscarded | PoliceLeft
Caused: TypeAlias = Event | Arrival | Damaged | RoundBegan | GameWon


def flee(state: State, command: Flee) -> tuple[CardDiscarded | Arrival, ...]:
    """Decide a flight: a card is discarded, if any (C6), and the pawn goes to a free neighbour."""
    check_during(state.moment, "police")
    player = check_player(state, command.player)
    check_own_seat(command.seat, command.player)
    if state.police.fleeing != player.seat:
        raise refusal(
            Reason.NO_TRIGGER, f"the police did not find {player.name}", "stay where you are"
        )
    check_free(state, command.to, "police")
    if steps_between(standing(player), command.to) != 1:
        raise refusal(
            Reason.TOO_FAR, f"{at(command.to)} is not beside", "go to a space beside", "police"
        )
    discarded = _to_discard(held(player), command.card)
    kind = BaseCardDiscarded if discarded in player.base else CardDiscarded
    gone = (kind(player.seat, discarded),) if discarded else ()
    return (*gone, *arrival(state, player.seat, command.to, forced=True))


def placeable(state: State) -> tuple[Space, ...]:
    """Return the spaces on which an X may be placed (C4); the outermost where E3 is played."""
    open_ones = [one for one in spaces(state) if one not in state.xs]
    if state.house.police == "anywhere" or not open_ones:
        return tuple(open_ones)
    outermost = min(ring(state, one) for one in open_ones)
    return tuple(one for one in open_ones if ring(state, one) == outermost)


def _to_discard(cards: tuple[str, ...], named: str) -> str:
    """Check and return the discarded card: "" for an empty hand, HIDDEN if the hand is unknown."""
    if not cards:
        if named:
            raise refusal(Reason.NO_POWER, "there is no card to discard", "leave it empty", "C6")
        return ""
    if HIDDEN in cards and not named:
        return HIDDEN
    if named not in (*cards, *CARDS) or (named not in cards and HIDDEN not in cards):
        raise refusal(
            Reason.NO_POWER, "that card is not in the hand", "discard one that is", "police"
        )
    return named


def _awaits(state: State) -> frozenset[Seat] | Dice[Event] | None:
    """Await the player who was found, or else two dice: for the column and the row (C3)."""
    if not isinstance(state.phase, Police):
        return None
    if state.police.fleeing is not None:
        return frozenset({state.police.fleeing})
    needed = RollNeeded(state.house.size, 2, "where the police come: column, then row")
    return Dice(needed, lambda values: _raid(state, Space(values[0], values[1])))


def _raid(state: State, place: Space) -> tuple[Event, ...]:
    """The events of a raid on a space; where no X can be placed, the dice are rolled again (C4).

    All raids look alike in the ledger: the order of the wounds behind them (C9) has no other
    effect.
    """
    if place not in placeable(state):
        return (RaidMissed(place),)
    found = standing_on(state, place)
    closed = XPlaced(place)
    return (closed,) if found is None else (closed, PoliceFound(found.seat))


def _follows(state: State) -> tuple[Caused, ...]:
    """Handle a cornered player; end the police step after the last raid, or if all is closed."""
    if not isinstance(state.phase, Police):
        return ()
    if state.police.fleeing is not None:
        return _cornered_if_stuck(state, state.police.fleeing)
    if state.police.raids and placeable(state):
        return ()
    return (PoliceLeft(), _after_the_police(state))


def _cornered_if_stuck(state: State, seat: int) -> tuple[PoliceFound | Damaged, ...]:
    """A player who must flee but has no way left is hurt and stays (C7)."""
    player = player_of(state, seat)
    if player and player.at and ways(state, player.at):
        return ()
    return (PoliceFound(seat, cornered=True), hurt(state, seat, "police"))


def _after_the_police(state: State) -> GameWon | RoundBegan:
    """The next round, or the end: by a stalemate of the last two (C29), or without cards (E2)."""
    seats = tuple(one.seat for one in living(state))
    lived = duel_rounds(state)
    if lived is not None and lived >= state.house.stalemate_rounds:
        rounds = counted(lived, "round")
        return GameWon(seats, f"the last two lived through {rounds}")
    if state.house.redeal == "once" and not state.played:
        return GameWon(seats, "a round went by without a card (E2)")
    return RoundBegan(state.round + 1, next_start(state), state.house.redeal == "round")


def _choices(state: State) -> tuple[Flee, ...]:
    player = player_of(state, state.police.fleeing)
    if not isinstance(state.phase, Police) or player is None or player.at is None:
        return ()
    cards = ["" if card == HIDDEN else card for card in dict.fromkeys(held(player))] or [""]
    return tuple(
        Flee(player.seat, player.seat, to, card) for to in ways(state, player.at) for card in cards
    )


def _x_placed(state: State, event: XPlaced) -> State:
    """Close a space; a trap on it leaves the game (C5)."""
    closed = without_trap(replace(state, xs=(*state.xs, event.at)), event.at)
    police = replace(state.police, raids=state.police.raids - 1)
    return replace(closed, phase=police, xs_left=state.xs_left - 1)


def _found(state: State, event: PoliceFound) -> State:
    fleeing = None if event.cornered else event.player
    return replace(state, phase=replace(state.police, fleeing=fleeing))


def _describe_found(state: State, event: PoliceFound) -> str:
    who = name_of(state, event.player)
    if event.cornered:
        return f"The police find {who}, who has nowhere to go."
    return f"The police find {who}, who has to go."


def _discarded(state: State, event: CardDiscarded) -> State:
    return with_player(
        _owing(state, event), event.player, lambda one: with_card_less(one, event.card)
    )


def _base_discarded(state: State, event: BaseCardDiscarded) -> State:
    poorer = _owing(state, event)
    return with_player(poorer, event.player, lambda one: with_base_card_less(one, event.card))


def _owing(state: State, event: CardDiscarded) -> State:
    """Owe a card: if hands are dealt anew each round, the next draft is a card shorter (C2)."""
    owed = 1 if state.house.redeal == "round" else 0
    return with_player(state, event.player, lambda one: replace(one, owed=one.owed + owed))


def _describe_discarded(state: State, event: CardDiscarded) -> str:
    return f"{name_of(state, event.player)} discards {card_named(event.card)}."


def _left(state: State, _event: PoliceLeft) -> State:
    return replace(state, phase=Police())


TOPIC: Topic[State, Flee, Event, Caused] = Topic(
    commands=decides(Flee, flee),
    events=happens(XPlaced, _x_placed, lambda _, e: f"The police close {at(e.at)}.")
    | happens(RaidMissed, unchanged, lambda _, e: f"No X can be put on {at(e.at)}: rolled again.")
    | happens(PoliceFound, _found, _describe_found)
    | happens(CardDiscarded, _discarded, _describe_discarded)
    | happens(BaseCardDiscarded, _base_discarded, _describe_discarded)
    | happens(PoliceLeft, _left, lambda *_: "The police step is over."),
    awaits=_awaits,
    follows=_follows,
    choices=_choices,
)
