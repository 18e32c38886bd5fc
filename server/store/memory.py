"""Ledger and tournaments in memory: stand-ins for the database, for tests and trying out."""

from dataclasses import replace

from engine.plain import JsonObject
from server.store.ledger import Entry, SessionRecord, StaleHead


class MemoryLedger:
    """Keeps sessions while the process runs."""

    trouble = ""

    def __init__(self) -> None:
        self._records: dict[str, SessionRecord] = {}
        self._entries: dict[str, tuple[Entry, ...]] = {}
        self._tournaments = MemoryTournamentLog()

    def create(self, record: SessionRecord, entries: tuple[Entry, ...] = ()) -> None:
        """Store a new session with its first entries."""
        if record.id in self._records:
            raise ValueError(f"session {record.id} exists already")
        _check_follows(record.id, 0, entries)
        self._records[record.id] = record
        self._entries[record.id] = entries

    def sessions(self) -> tuple[SessionRecord, ...]:
        """All sessions, oldest first."""
        return tuple(self._records.values())

    def append(self, session_id: str, entries: tuple[Entry, ...]) -> None:
        """Append entries; raises StaleHead unless they follow the head."""
        kept = self._entries[session_id]
        _check_follows(session_id, len(kept), entries)
        self._entries[session_id] = kept + entries

    def entries(self, session_id: str, *, after: int = 0) -> tuple[Entry, ...]:
        """The entries with a seq above `after`."""
        return self._entries[session_id][after:]

    def find(self, session_id: str) -> SessionRecord | None:
        """One session; None if there is none."""
        return self._records.get(session_id)

    def tournament_log(self) -> "MemoryTournamentLog":
        """Where tournaments are kept, while the process runs."""
        return self._tournaments

    def others(self) -> None:
        """None: no other program writes to this process's memory."""

    def change_codes(
        self, session_id: str, codes: JsonObject, *, instead_of: JsonObject | None = None
    ) -> None:
        """Replace the codes; raises StaleHead if they are no longer `instead_of`."""
        if instead_of is not None and self._records[session_id].codes != instead_of:
            raise StaleHead(session_id)
        self._records[session_id] = replace(self._records[session_id], codes=codes)

    def close(self) -> None:
        """Do nothing: nothing is open."""


class MemoryTournamentLog:
    """Keeps tournaments while the process runs."""

    def __init__(self) -> None:
        self._entries: dict[str, tuple[Entry, ...]] = {}
        self._codes: JsonObject | None = None

    def tournaments(self) -> tuple[str, ...]:
        """The ids of all, oldest first."""
        return tuple(self._entries)

    def entries(self, tournament_id: str, *, after: int = 0) -> tuple[Entry, ...]:
        """The entries with a seq above `after`."""
        return self._entries.get(tournament_id, ())[after:]

    def begin(self, tournament_id: str) -> None:
        """Create a tournament."""
        self._entries[tournament_id] = ()

    def append(self, tournament_id: str, entries: tuple[Entry, ...]) -> None:
        """Append entries; raises StaleHead unless they follow the head."""
        kept = self._entries[tournament_id]
        _check_follows(tournament_id, len(kept), entries)
        self._entries[tournament_id] = kept + entries

    def hall_codes(self, fresh: JsonObject) -> JsonObject:
        """The codes of the hall."""
        self._codes = self._codes or fresh
        return self._codes

    def change_hall_codes(self, codes: JsonObject, *, instead_of: JsonObject) -> None:
        """Replace the codes; raises StaleHead if they are no longer `instead_of`."""
        if self._codes != instead_of:
            raise StaleHead("hall")
        self._codes = codes


def _check_follows(name: str, head: int, entries: tuple[Entry, ...]) -> None:
    """Raise StaleHead unless the entries follow the head of what has that name."""
    if [entry.seq for entry in entries] != list(range(head + 1, head + 1 + len(entries))):
        raise StaleHead(name)
