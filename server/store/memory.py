"""The event log in memory: a stand-in for the database, for tests and for trying things out."""

from dataclasses import replace

from engine.plain import JsonObject
from server.store.ledger import Entry, SessionRecord, StaleHead
from server.store.memory_tournaments import MemoryTournamentLog


class MemoryLedger:
    """Keeps sessions while the process runs."""

    trouble = ""

    def __init__(self) -> None:
        self._records: dict[str, SessionRecord] = {}
        self._entries: dict[str, tuple[Entry, ...]] = {}
        self._tournaments = MemoryTournamentLog()

    def create(self, record: SessionRecord) -> None:
        """Store a new session."""
        if record.id in self._records:
            raise ValueError(f"session {record.id} exists already")
        self._records[record.id] = record
        self._entries[record.id] = ()

    def sessions(self) -> tuple[SessionRecord, ...]:
        """All sessions, oldest first."""
        return tuple(self._records.values())

    def append(self, session_id: str, entries: tuple[Entry, ...]) -> None:
        """Append entries; raises StaleHead unless they follow the head."""
        kept = self._entries[session_id]
        expected = tuple(range(len(kept) + 1, len(kept) + 1 + len(entries)))
        if tuple(entry.seq for entry in entries) != expected:
            raise StaleHead(session_id)
        self._entries[session_id] = kept + entries

    def entries(self, session_id: str, *, after: int = 0) -> tuple[Entry, ...]:
        """The entries with a seq above `after`."""
        return self._entries[session_id][after:]

    def find(self, session_id: str) -> SessionRecord | None:
        """One session; None if there is none."""
        return self._records.get(session_id)

    def tournament_log(self) -> MemoryTournamentLog:
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
