"""Looking up players and their cards, checks of seats, and changes of one player."""

from collections.abc import Callable

from engine.allowed import check_plays
from engine.games.clearing_house.state import HIDDEN, Seated, Space, State
from engine.games.clearing_house.tables import CARDS, TITLES
from engine.record import replace
from engine.refusal import Reason, refusal


def living(state: State) -> tuple[Seated, ...]:
    """Return the players who have hearts left, in seat order."""
    return tuple(one for one in state.players if one.alive)


def standing_on(state: State, space: Space) -> Seated | None:
    """Return the living player whose pawn stands on a space, if any."""
    return next((one for one in living(state) if one.at == space), None)


def card_named(card: str) -> str:
    """Return a card's name as people say it."""
    return TITLES.get(card, card)


def held(player: Seated) -> tuple[str, ...]:
    """Return every card that a player holds, those of the base deck last."""
    return (*player.hand, *player.base)


def may_play(player: Seated) -> tuple[str, ...]:
    """Return the kinds of cards that a player may play; all kinds if some cards are unknown."""
    cards = held(player)
    return tuple(card for card in CARDS if card in cards or HIDDEN in cards)


def check_seat(state: State, seat: int) -> Seated:
    """Return the player on a seat, dead or alive; raises IllegalCommand, as the checks below."""
    return check_plays(state.players, seat)


def check_player(state: State, seat: int) -> Seated:
    """Return the living player on a seat."""
    found = check_seat(state, seat)
    if not found.alive:
        raise refusal(Reason.DEAD, f"{found.name} is dead", "name somebody who is alive")
    return found


def standing(player: Seated) -> Space:
    """Return the space on which a player's pawn stands; refuse a player off the board."""
    if player.at is None:
        raise refusal(Reason.DEAD, f"{player.name} is off the board", "name somebody who is on it")
    return player.at


def with_player(state: State, seat: int, change: Callable[[Seated], Seated]) -> State:
    """Return the state with one player changed."""
    players = (change(one) if one.seat == seat else one for one in state.players)
    return replace(state, players=tuple(players))


def no_more_sought(state: State, seat: int) -> State:
    """Stop waiting for a player who had to flee from the police and has moved."""
    if state.police.fleeing != seat:
        return state
    return replace(state, phase=replace(state.police, fleeing=None))


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Return the cards without one of this kind."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def with_base_card_less(player: Seated, card: str) -> Seated:
    """Return the player without one card of this kind from the base deck."""
    return replace(player, base=without(player.base, card))


def with_card_less(player: Seated, card: str) -> Seated:
    """Return the player without one such card: from the hand if there, else the base deck."""
    if card in player.hand:
        return replace(player, hand=without(player.hand, card))
    if card in player.base:
        return replace(player, base=without(player.base, card))
    return replace(player, hand=without(player.hand, HIDDEN))
