"""Sentences that are the same in every game: what was left to luck."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from engine.luck import Rolled, Shuffled


def _dice(_state: Any, event: Rolled) -> str:
    """Dice and what they are for; unseen by whoever may not know what they show."""
    shown = " ".join(map(str, event.values)) or "unseen"
    return f"Dice ({event.why}): {shown}."


LUCK_TOLD: Mapping[type[Any], Callable[[Any, Any], str]] = MappingProxyType(
    {Rolled: _dice, Shuffled: lambda _, event: f"Shuffled: {event.why}."}
)
"""For each kind of luck its sentence, from the state after it and the event."""
