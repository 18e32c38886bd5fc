"""What the referee is told of measurements that were checked again, with their sizes."""

from collections.abc import Sequence
from dataclasses import dataclass

from vision.sightings import Revised


@dataclass(frozen=True, slots=True)
class Notice:
    """One thing to read; `entries` are the seqs in the ledger that it is about."""

    number: int
    text: str
    entries: tuple[int, ...] = ()


def entry_words(one: Revised, entries: Sequence[int]) -> str:
    """About what is in the ledger already: it is not changed, the referee decides."""
    which = ", ".join(str(seq) for seq in entries)
    word = "Entry" if len(entries) == 1 else "Entries"
    return (
        f"{word} {which}: {one}. The ledger was not changed; "
        "take it back or correct it if that matters."
    )


def offer_words(one: Revised, title: str) -> str:
    """About what was offered and not yet answered."""
    if one.after is None:
        return f"Withdrawn: “{title}”: {one}."
    return f"Changed: “{title}”: {one}."
