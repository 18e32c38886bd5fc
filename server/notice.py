"""Notices to the referee on measurements that changed when they were checked again."""

from collections.abc import Sequence
from dataclasses import dataclass

from vision.sightings import Revised


@dataclass(frozen=True, slots=True)
class Notice:
    """One notice; `entries` are the seqs of the ledger entries that rest on the measurement."""

    number: int
    text: str
    entries: tuple[int, ...] = ()


class Notices:
    """The notices that nobody has put aside yet; numbers rise while any is left."""

    def __init__(self) -> None:
        self._unread: dict[int, Notice] = {}

    def add(self, text: str, entries: tuple[int, ...] = ()) -> None:
        """Add a notice; `entries` as in `Notice`."""
        number = max(self._unread, default=0) + 1
        self._unread[number] = Notice(number, text, entries)

    def unread(self) -> tuple[Notice, ...]:
        """All of them, oldest first."""
        return tuple(self._unread.values())

    def put_aside(self, number: int) -> None:
        """Remove a notice that was read; a number that does not exist changes nothing."""
        self._unread.pop(number, None)


def entry_words(one: Revised, entries: Sequence[int]) -> str:
    """The notice for a revised measurement on which entries of the ledger rest.

    The entries stay as they are; the referee decides whether to correct them.
    """
    which = ", ".join(str(seq) for seq in entries)
    word = "Entry" if len(entries) == 1 else "Entries"
    return (
        f"{word} {which}: {one}. The ledger was not changed; "
        "take it back or correct it if that matters."
    )


def offer_words(one: Revised, title: str) -> str:
    """The notice for a revised measurement on which an unanswered proposal rests."""
    if one.after is None:
        return f"Withdrawn: “{title}”: {one}."
    return f"Changed: “{title}”: {one}."
