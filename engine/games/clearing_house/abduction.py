"""Abduct: a player moves a neighbour, and steals one of their cards."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.game import Seat
from engine.games.clearing_house.attacks import check_beside, near
from engine.games.clearing_house.board import at, check_free, steps_between, ways
from engine.games.clearing_house.cards import (
    CardPlayed,
    announced,
    check_card,
    check_victim,
    offered,
    place_of,
    victim_of,
)
from engine.games.clearing_house.moving import Arrival, arrival
from engine.games.clearing_house.players import card_named, held, with_player, without
from engine.games.clearing_house.state import HIDDEN, Announcement, Seated, Space, State, Theft
from engine.luck import RollNeeded
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.seats import name_of, player_of
from engine.topic import Dice, Topic, decides, happens


@dataclass(frozen=True, slots=True)
class PlayAbduct:
    """Moves an adjacent player to another adjacent space, and steals one of their cards unseen."""

    seat: Seat
    victim: int
    to: Space


@dataclass(frozen=True, slots=True)
class TheftBegan:
    """A card will be drawn at random from a hand; then its victim is moved to `to`.

    In older ledgers `to` is None: there the player was moved before.
    """

    thief: int
    victim: int
    to: Space | None = None


@dataclass(frozen=True, slots=True)
class CardStolen:
    """A card changed hands; only the thief and the victim see which."""

    thief: int
    victim: int
    card: str
    base: bool = False


Event: TypeAlias = TheftBegan | CardStolen


def play_abduct(state: State, command: PlayAbduct) -> tuple[CardPlayed, ...]:
    """Decide an Abduct, which moves an adjacent player to another space beside the thief."""
    player, _ = check_card(state, command.seat, "abduct")
    action = Announcement(player.seat, "abduct", command.to, victim=command.victim)
    check_abduct(state, action)
    return announced(state, action)


def check_abduct(state: State, action: Announcement) -> None:
    """Check that the victim stands beside the thief, and the space is free and beside (C15, C16).

    Raises:
        IllegalCommand: One of these does not hold.
    """
    here, victim = place_of(state, action), check_victim(state, action)
    check_beside(here, victim)
    if action.to is None:
        return
    check_free(state, action.to, "C16")
    if steps_between(here, action.to) != 1:
        raise refusal(
            Reason.TOO_FAR, f"{at(action.to)} is not beside", "choose a space beside", "C16"
        )


def abducts(state: State, action: Announcement) -> tuple[Arrival | Event, ...]:
    """Carry out an Abduct: steal a card, if there is one (C17), then move the victim (C34).

    A die says which; of unknown cards alone the thief draws one on the table.
    """
    victim, cards = victim_of(state, action), stealable(state, victim_of(state, action))
    if action.to is None:
        return ()
    if not cards:
        return arrival(state, victim.seat, action.to, forced=True)
    if set(cards) != {HIDDEN}:
        return (TheftBegan(action.player, victim.seat, action.to),)
    stolen = CardStolen(action.player, victim.seat, HIDDEN)
    return (stolen, *arrival(state, victim.seat, action.to, forced=True))


def _awaits(state: State) -> Dice[CardStolen | Arrival] | None:
    """Await the die that draws the card; only the two see it, as it tells when that was drafted."""
    theft = state.play.chance
    if not isinstance(theft, Theft):
        return None
    victim = player_of(state, theft.victim)
    count = len(stealable(state, victim)) if victim else 0
    why = f"which of the cards of {name_of(state, theft.victim)}"
    return Dice(
        RollNeeded(count, 1, why),
        lambda values: _theft_result(state, theft, values[0] - 1),
        seen_by=frozenset({theft.thief, theft.victim}),
    )


def _theft_result(state: State, theft: Theft, place: int) -> tuple[CardStolen | Arrival, ...]:
    """The drawn card changes hands, and then its victim is moved (C34)."""
    victim = player_of(state, theft.victim)
    cards = stealable(state, victim) if victim else ()
    base = victim is not None and place >= len(victim.hand)
    stolen = CardStolen(theft.thief, theft.victim, cards[place], base)
    if theft.to is None:
        return (stolen,)
    return (stolen, *arrival(state, theft.victim, theft.to, forced=True))


def stealable(state: State, player: Seated) -> tuple[str, ...]:
    """Return the cards that may be stolen: all, or those of the hand if base cards are safe."""
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
    theft = Theft(event.thief, event.victim, event.to)
    return replace(state, phase=replace(state.play, chance=theft))


def _describe_began(state: State, event: TheftBegan) -> str:
    thief, victim = name_of(state, event.thief), name_of(state, event.victim)
    return f"{thief} draws a card from {victim}'s hand."


def _stolen(state: State, event: CardStolen) -> State:
    def robbed(player: Seated) -> Seated:
        if event.base:
            return replace(player, base=without(player.base, event.card))
        return replace(player, hand=without(player.hand, event.card))

    state = with_player(state, event.victim, robbed)
    state = with_player(state, event.thief, lambda one: replace(one, hand=(*one.hand, event.card)))
    return replace(state, phase=replace(state.play, chance=None))


def _describe_stolen(state: State, event: CardStolen) -> str:
    thief, victim = name_of(state, event.thief), name_of(state, event.victim)
    return f"{thief} steals {card_named(event.card)} from {victim}."


def _redact_stolen(_state: State, event: CardStolen, seat: int) -> CardStolen:
    return event if seat in (event.thief, event.victim) else replace(event, card=HIDDEN)


TOPIC: Topic[State, PlayAbduct, Event, CardPlayed | CardStolen | Arrival] = Topic(
    commands=decides(PlayAbduct, play_abduct),
    events=happens(TheftBegan, _began, _describe_began)
    | happens(CardStolen, _stolen, _describe_stolen, _redact_stolen),
    awaits=_awaits,
    choices=_choices,
)
