"""Entries chained by hash: what was changed, cut out or cut short afterwards no longer fits.

Every entry carries the SHA-256 of the one before it and of its own columns as they are stored, so
that a flipped bit is noticed at the entry where it fell. It is a guard against damage, not against
somebody who may write to the database: they can chain anew what they have changed.
"""

import hashlib
import json
from collections.abc import Iterable
from typing import Final, Protocol


class StoredRow(Protocol):
    """A row of a table, by the names of its columns."""

    def __getitem__(self, name: str, /) -> object: ...


OF_SESSION: Final = ("id", "game", "options", "seed", "dice", "codes", "created_at")
OF_ENTRY: Final = ("seq", "event", "who", "at", "proposal", "command")
WHERE_THERE: Final = ("said", "comment")
"""Columns of an entry that are chained only where they hold something: entries that were chained
before there were such columns fit as they did."""
OF_SESSION_WHERE_THERE: Final = ("at_table",)
"""The same of a session."""


def session_link(row: StoredRow) -> str:
    """The hash of what a session was begun with, 64 hexadecimal digits."""
    added = (row[name] for name in OF_SESSION_WHERE_THERE if row[name] is not None)
    return _digest([*(row[name] for name in OF_SESSION), *added])


def first_link(session_id: str) -> str:
    """What the first entry of a session is chained to."""
    return _digest([session_id])


def entry_link(before: str, row: StoredRow) -> str:
    """The hash of an entry and, through the link before it, of all the entries before it."""
    added = (row[name] for name in WHERE_THERE if row[name] is not None)
    return _digest([before, *(row[name] for name in OF_ENTRY), *added])


def first_misfit(link: str, rows: Iterable[StoredRow], *, after: int = 0) -> int | None:
    """The seq of the first entry that does not fit to those before it; None where all fit.

    Args:
        link: What the first of them is chained to.
        rows: The entries that follow entry `after`.
        after: The seq of the entry before them; 0: there is none.
    """
    for seq, row in enumerate(rows, start=after + 1):
        link = entry_link(link, row)
        if row["seq"] != seq or row["link"] != link:
            return seq
    return None


def _digest(values: Iterable[object]) -> str:
    return hashlib.sha256(json.dumps(list(values), default=repr).encode()).hexdigest()
