"""Tournaments and the codes of the hall in memory: a stand-in for the database."""

from engine.plain import JsonObject
from server.store.ledger import Entry, StaleHead


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
        expected = list(range(len(kept) + 1, len(kept) + 1 + len(entries)))
        if [entry.seq for entry in entries] != expected:
            raise StaleHead(tournament_id)
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
