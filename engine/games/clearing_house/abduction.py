"""Abduct: moving somebody else, and stealing a card from him."""

from dataclasses import dataclass, replace
from typing import TypeAlias

from engine.game import Seat
from engine.games.clearing_house.attacks import check_beside, near
from engine.games.clearing_house.board import at, check_free, steps_between, ways
from engine.games.clearing_house.cards import (
    CardPlayed,
    check_card,
    check_victim,
    offered,
    victim_of,
)
from engine.games.clearing_house.hearts import Damaged
from engine.games.clearing_house.moving import Arrival, arrival
from engine.games.clearing_house.players import (
    card_named,
    held,
    name_of,
    player_of,
    with_player,
    without,
)
from engine.games.clearing_house.state import HIDDEN, Announcement, Seated, Space, State, Theft
from engine.luck import RollNeeded
from engine.refusal import Reason, refusal
from engine.topic import Dice, Topic, decides, happens


@dataclass(frozen=True, slots=True)
class PlayAbduct:
    """Moves a player beside to another space beside, and steals one of his cards unseen."""

    seat: Seat
    victim: int
    to: Space


@dataclass(frozen=True, slots=True)
class TheftBegan:
    """A card is to be drawn unseen from a hand."""

    thief: int
    victim: int


@dataclass(frozen=True, slots=True)
class CardStolen:
    """A card changed hands; only the two see which."""

    thief: int
    victim: int
    card: str
    base: bool = False


Event: TypeAlias = TheftBegan | CardStolen


def play_abduct(state: State, command: PlayAbduct) -> tuple[CardPlayed, ...]:
    """A player beside is put on another free space beside the abductor (C15, C16)."""
    player, here = check_card(state, command.seat, "abduct")
    victim = check_victim(state, player, command.victim)
    check_beside(here, victim)
    check_free(state, command.to, "C16")
    if steps_between(here, command.to) != 1:
        raise refusal(
            Reason.TOO_FAR, f"{at(command.to)} is not beside", "choose a space beside", "C16"
        )
    return (CardPlayed(player.seat, "abduct", command.to, victim=victim.seat),)


def abducts(state: State, action: Announcement) -> tuple[Arrival | Event, ...]:
    """The victim comes to the space, then a card is drawn, if he lives and has one (C17)."""
    victim = victim_of(state, action)
    if action.to is None:
        return ()
    came = arrival(state, victim.seat, action.to, forced=True)
    dead = any(isinstance(one, Damaged) and one.hearts == 0 for one in came)
    cards = _stealable(state, victim)
    if dead or not cards:
        return came
    if HIDDEN in cards:
        return (*came, CardStolen(action.player, victim.seat, HIDDEN))
    return (*came, TheftBegan(action.player, victim.seat))


def _awaits(state: State) -> Dice[CardStolen] | None:
    """The die that draws the card; whoever sees it learns when that card was drafted."""
    theft = state.theft
    if theft is None or state.phase != "playing":
        return None
    victim = player_of(state, theft.victim)
    count = len(_stealable(state, victim)) if victim else 0
    why = f"which of the cards of {name_of(state, theft.victim)}"
    return Dice(
        RollNeeded(count, 1, why),
        lambda values: _drawn(state, theft, values[0] - 1),
        seen_by=frozenset({theft.thief, theft.victim}),
    )


def _drawn(state: State, theft: Theft, place: int) -> tuple[CardStolen, ...]:
    """The card that was drawn unseen changes hands."""
    victim = player_of(state, theft.victim)
    cards = _stealable(state, victim) if victim else ()
    base = victim is not None and place >= len(victim.hand)
    return (CardStolen(theft.thief, theft.victim, cards[place], base),)


def _stealable(state: State, player: Seated) -> tuple[str, ...]:
    """The cards that may be drawn from a hand."""
    return player.hand if state.house.base_safe else held(player)


def _choices(state: State) -> tuple[PlayAbduct, ...]:
    return offered(state, "abduct", _abductions)


def _abductions(state: State, player: Seated, here: Space) -> tuple[PlayAbduct, ...]:
    return tuple(
        PlayAbduct(player.seat, victim.seat, to)
        for victim in near(state, player, here)
        for to in ways(state, here)
    )


def _began(state: State, event: TheftBegan) -> State:
    return replace(state, theft=Theft(event.thief, event.victim))


def _began_told(state: State, event: TheftBegan) -> str:
    thief, victim = name_of(state, event.thief), name_of(state, event.victim)
    return f"{thief} draws a card from {victim}'s hand."


def _stolen(state: State, event: CardStolen) -> State:
    def robbed(player: Seated) -> Seated:
        if event.base:
            return replace(player, base=without(player.base, event.card))
        return replace(player, hand=without(player.hand, event.card))

    state = with_player(state, event.victim, robbed)
    state = with_player(state, event.thief, lambda one: replace(one, hand=(*one.hand, event.card)))
    return replace(state, theft=None)


def _stolen_told(state: State, event: CardStolen) -> str:
    thief, victim = name_of(state, event.thief), name_of(state, event.victim)
    return f"{thief} steals {card_named(event.card)} from {victim}."


def _stolen_seen(_state: State, event: CardStolen, seat: int) -> CardStolen:
    return event if seat in (event.thief, event.victim) else replace(event, card=HIDDEN)


TOPIC: Topic[State, PlayAbduct, Event, CardPlayed | CardStolen] = Topic(
    commands=decides(PlayAbduct, play_abduct),
    events=happens(TheftBegan, _began, _began_told)
    | happens(CardStolen, _stolen, _stolen_told, _stolen_seen),
    awaits=_awaits,
    choices=_choices,
)
