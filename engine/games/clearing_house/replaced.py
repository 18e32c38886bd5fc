"""A state with one player replaced."""

from collections.abc import Callable
from dataclasses import replace

from engine.games.clearing_house.state import Seated, State


def with_player(state: State, seat: int, change: Callable[[Seated], Seated]) -> State:
    """The state with this player changed."""
    players = (change(one) if one.seat == seat else one for one in state.players)
    return replace(state, players=tuple(players))


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards with one of this kind fewer."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
