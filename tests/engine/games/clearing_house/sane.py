"""Invariants of every state of a game of Clearing House."""

from collections import Counter
from typing import Any

from engine.games.clearing_house.board import on_board
from engine.games.clearing_house.players import held
from engine.games.clearing_house.state import HIDDEN
from engine.games.clearing_house.tables import CARDS, CLASSIC_DECK


def check(state: Any) -> None:
    """Pawns stand apart, nothing is counted below zero, cards are those of the box."""
    places = [one.at for one in state.players if one.at is not None]
    assert len(set(places)) == len(places)
    assert all(on_board(state, one) for one in (*places, *state.traps, *state.xs))
    assert len(set(state.traps)) == len(state.traps)
    assert not set(state.traps) & {*state.xs, *places}
    assert len(set(state.xs)) == len(state.xs)
    for one in state.players:
        assert min(one.hearts, one.traps, one.armor, one.skips, one.shorts, one.owed) >= 0
        assert one.alive == (one.at is not None) or state.moment == "over"
    assert state.police.raids >= 0
    _check_cards(state)


def _check_cards(state: Any) -> None:
    there_are = dict(zip(CARDS, state.options.deck or CLASSIC_DECK, strict=True))
    cards = Counter(card for one in state.players for card in (*held(one), *one.pack))
    assert all(count <= there_are[card] for card, count in cards.items() if card != HIDDEN)
