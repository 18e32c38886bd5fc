"""Descriptions of events that all games share: rolls, shuffles, take-backs and amendments."""

import re

from engine.game import Amended, TakenBack
from engine.luck import Rolled, Shuffled
from engine.seats import listed

_SEPARATORS = re.compile(r", then | and |, ")
"""What separates the names in a roll's reason, such as "the start: Ada, Bo and Cy"."""


def luck_told(state: object, event: Rolled | Shuffled) -> str:
    """Describe a roll or shuffle in one sentence.

    If the reason names who rolls and the dice divide evenly among them, each gets their values.
    A redacted roll has no values, and its sentence shows none.
    """
    if isinstance(event, Shuffled):
        return f"Chance decides {event.why}."
    what, _, names = event.why.rpartition(": ")
    rolling = _SEPARATORS.split(names) if what else []
    each, rest = divmod(len(event.values), len(rolling)) if rolling else (0, 0)
    if each == 0 or rest or _has_unclear_names(state):
        shown = listed(list(map(str, event.values))) or "unseen"
        return f"Dice for {event.why}: {shown}."
    dealt = [
        _rolled(name, event.values[place * each :][:each]) for place, name in enumerate(rolling)
    ]
    return f"Dice for {what}: {', '.join(dealt)}."


def _rolled(name: str, values: tuple[int, ...]) -> str:
    """Who rolled what; a name that ends in a number is set apart from the dice."""
    between = " " if name[-1:].isalpha() else " rolled "
    return f"{name}{between}{' '.join(map(str, values))}"


def _has_unclear_names(state: object) -> bool:
    """Whether a player's name contains a separator, so that lists of names cannot be split."""
    names = (getattr(one, "name", "") for one in getattr(state, "players", ()))
    return any(_SEPARATORS.search(name) for name in names)


def back_told(event: TakenBack, *, brings_back: bool = False) -> str:
    """Describe a take-back in one sentence; of an amendment also what it corrected.

    Args:
        event: The take-back or amendment.
        brings_back: Whether it restores what had been taken back (`engine.replay.brings_back`).
    """
    if not isinstance(event, Amended):
        return _back_to(event.to_seq, brings_back=brings_back)
    parts = (
        ("said again", event.replaced),
        ("taken out", event.removed),
        ("put in before", event.inserted),
        ("no longer possible and left out", event.left_out),
    )
    told = "; ".join(f"{what}: {_entries(seqs)}" for what, seqs in parts if seqs)
    return f"Amended, and played on from entry {event.to_seq}. {told[:1].upper()}{told[1:]}."


def _back_to(seq: int, *, brings_back: bool) -> str:
    if brings_back:
        return f"Brought back up to entry {seq}."
    return f"Taken back to entry {seq}." if seq else "Taken back to the start of the game."


def _entries(seqs: tuple[int, ...]) -> str:
    return f"{'entry' if len(seqs) == 1 else 'entries'} {', '.join(map(str, seqs))}"
