"""Entries chained by hash, so that a changed, removed or truncated part is noticed.

Every entry has the SHA-256 of the previous entry's hash and of its own columns as they are stored,
so that a flipped bit is noticed at its entry. This guards against damage, not against somebody who
may write to the database: they can compute the chain anew.
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
"""Columns of an entry that are hashed only if they are not null, so that entries chained before
these columns existed stay valid."""
OF_SESSION_WHERE_THERE: Final = ("at_table",)
"""Columns of a session that are hashed only if they are not null, for the same reason."""


def session_link(row: StoredRow) -> str:
    """The hash of a session's record, 64 hexadecimal digits."""
    added = (row[name] for name in OF_SESSION_WHERE_THERE if row[name] is not None)
    return _digest([*(row[name] for name in OF_SESSION), *added])


def first_link(session_id: str) -> str:
    """The link before the first entry of a session, to which that entry is chained."""
    return _digest([session_id])


def entry_link(before: str, row: StoredRow) -> str:
    """The hash of an entry and of the link before it, and so of all earlier entries."""
    added = (row[name] for name in WHERE_THERE if row[name] is not None)
    return _digest([before, *(row[name] for name in OF_ENTRY), *added])


def first_misfit(link: str, rows: Iterable[StoredRow], *, after: int = 0) -> int | None:
    """The seq of the first entry that is missing or was changed; None if all are right.

    Args:
        link: The link to which the first of them is chained.
        rows: The entries that follow entry `after`.
        after: The seq of the entry before them; 0 if there is none.
    """
    for seq, row in enumerate(rows, start=after + 1):
        link = entry_link(link, row)
        if row["seq"] != seq or row["link"] != link:
            return seq
    return None


def _digest(values: Iterable[object]) -> str:
    return hashlib.sha256(json.dumps(list(values), default=repr).encode()).hexdigest()
