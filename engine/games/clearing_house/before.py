"""Maps events to those of earlier versions, so that old recordings replay as they were played."""

import re
from typing import TypeVar

from engine.games.clearing_house.cards import BaseCardPlayed, CardPlayed
from engine.games.clearing_house.police import BaseCardDiscarded, CardDiscarded
from engine.record import replace
from engine.word import GameWon

EventT = TypeVar("EventT")


def told_before(event: EventT) -> EventT | CardPlayed | CardDiscarded | GameWon:
    """Return the event that was written in place of this one until November 2026.

    Until the 22nd a card left the hand before a card of the same kind left the base deck (E4).
    Until the 29th one round was written as "1 rounds".
    """
    match event:
        case BaseCardPlayed():
            return CardPlayed(event.player, event.card, event.to, event.through, event.victim)
        case BaseCardDiscarded():
            return CardDiscarded(event.player, event.card)
        case GameWon():
            return replace(event, why=re.sub(r"\b1 round$", "1 rounds", event.why))
        case _:
            return event
