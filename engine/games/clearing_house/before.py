"""Events of earlier versions, so that old recordings replay as they were played."""

from typing import TypeVar

from engine.games.clearing_house.cards import BaseCardPlayed, CardPlayed
from engine.games.clearing_house.police import BaseCardDiscarded, CardDiscarded

EventT = TypeVar("EventT")


def told_before(event: EventT) -> EventT | CardPlayed | CardDiscarded:
    """Until 22 November 2026 a card left the hand before the same card left the base deck (E4)."""
    match event:
        case BaseCardPlayed():
            return CardPlayed(event.player, event.card, event.to, event.through, event.victim)
        case BaseCardDiscarded():
            return CardDiscarded(event.player, event.card)
        case _:
            return event
