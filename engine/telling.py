"""Sentences that are the same in every game: what was left to luck, and going back."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from engine.game import Amended, TakenBack
from engine.luck import Rolled, Shuffled


def _dice(_state: Any, event: Rolled) -> str:
    """Dice and what they are for; unseen by whoever may not know what they show."""
    shown = " ".join(map(str, event.values)) or "unseen"
    return f"Dice ({event.why}): {shown}."


LUCK_TOLD: Mapping[type[Any], Callable[[Any, Any], str]] = MappingProxyType(
    {Rolled: _dice, Shuffled: lambda _, event: f"Shuffled: {event.why}."}
)
"""For each kind of luck its sentence, from the state after it and the event."""


def back_told(event: TakenBack) -> str:
    """Going back, as one sentence; of an amendment what it corrected."""
    if not isinstance(event, Amended):
        return f"Taken back to entry {event.to_seq}."
    parts = (
        ("said anew", event.replaced),
        ("taken out", event.removed),
        ("put in before", event.inserted),
        ("no longer possible and left out", event.left_out),
    )
    told = "; ".join(f"{what}: {_entries(seqs)}" for what, seqs in parts if seqs)
    return f"Amended, and played on from entry {event.to_seq}. {told[:1].upper()}{told[1:]}."


def _entries(seqs: tuple[int, ...]) -> str:
    return f"{'entry' if len(seqs) == 1 else 'entries'} {', '.join(map(str, seqs))}"
