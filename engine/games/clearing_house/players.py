"""The players: who they are, what they hold, and a state with one of them changed."""

from collections.abc import Callable

from engine.allowed import check_plays
from engine.games.clearing_house.state import HIDDEN, Seated, Space, State
from engine.games.clearing_house.tables import CARDS, TITLES
from engine.record import replace
from engine.refusal import Reason, refusal


def living(state: State) -> tuple[Seated, ...]:
    """Players who have hearts left, in the order of their seats."""
    return tuple(one for one in state.players if one.alive)


def standing_on(state: State, space: Space) -> Seated | None:
    """Whose pawn stands on a space."""
    return next((one for one in living(state) if one.at == space), None)


def card_named(card: str) -> str:
    """A card's name for people."""
    return TITLES.get(card, card)


def held(player: Seated) -> tuple[str, ...]:
    """Every card that a player holds, those of the base deck last."""
    return (*player.hand, *player.base)


def may_play(player: Seated) -> tuple[str, ...]:
    """Kinds of cards that a player may play; all of them if their hand is on the table."""
    cards = held(player)
    return tuple(card for card in CARDS if card in cards or HIDDEN in cards)


def check_seat(state: State, seat: int) -> Seated:
    """There is such a player, dead or alive; raises IllegalCommand, as the checks below."""
    return check_plays(state.players, seat)


def check_player(state: State, seat: int) -> Seated:
    """There is such a player, alive."""
    found = check_seat(state, seat)
    if not found.alive:
        raise refusal(Reason.DEAD, f"{found.name} is dead", "name somebody who is alive")
    return found


def standing(player: Seated) -> Space:
    """Where a pawn stands; the living have one on the board."""
    if player.at is None:
        raise refusal(Reason.DEAD, f"{player.name} is off the board", "name somebody who is on it")
    return player.at


def with_player(state: State, seat: int, change: Callable[[Seated], Seated]) -> State:
    """The state with this player changed."""
    players = (change(one) if one.seat == seat else one for one in state.players)
    return replace(state, players=tuple(players))


def no_more_sought(state: State, seat: int) -> State:
    """The police need not wait for this player, who has gone where they are not."""
    if state.police.fleeing != seat:
        return state
    return replace(state, phase=replace(state.police, fleeing=None))


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards with one of this kind fewer."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def with_base_card_less(player: Seated, card: str) -> Seated:
    """The player without one such card of the base deck."""
    return replace(player, base=without(player.base, card))


def with_card_less(player: Seated, card: str) -> Seated:
    """The player without one such card: from the hand first, then from the base deck."""
    if card in player.hand:
        return replace(player, hand=without(player.hand, card))
    if card in player.base:
        return replace(player, base=without(player.base, card))
    return replace(player, hand=without(player.hand, HIDDEN))
