"""The port of the event log: sessions and their entries, appended and never changed."""

from dataclasses import dataclass
from typing import Final, Protocol

from engine.plain import JsonObject

NAMED: Final = "tournament "
"""Prefix of a tournament's id in announcements, to tell it from a game's id."""


class StaleHead(Exception):
    """The entries do not follow the session's head, which has moved on."""


class StoreProblem(Exception):
    """The database cannot be used; the message says why, and how to mend it."""


@dataclass(frozen=True, slots=True)
class Damage:
    """A game that is damaged in the store.

    Attributes:
        session_id: Its id.
        game: Its rules, if they can be read.
        why: What is wrong, a sentence without a full stop.
        seq: The first damaged entry; 0: the session's record; None: not known.
    """

    session_id: str
    game: str
    why: str
    seq: int | None = None


class DamagedGame(Exception):
    """One game is damaged; the others can be read."""

    def __init__(self, damage: Damage) -> None:
        self.damage = damage
        super().__init__(damage.why)


@dataclass(frozen=True, slots=True)
class SessionRecord:
    """How a session was begun.

    Attributes:
        options: The game's options as JSON, including house rules and sets.
        codes: The access codes, see `server.store.codes`.
        created_at: Wall-clock time, ISO 8601; for people, never for the rules.
        table: The name of the table at which it is played; empty if tables have no names.
    """

    id: str
    game: str
    options: JsonObject
    seed: int
    dice: str
    codes: JsonObject
    created_at: str
    table: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """One event of a session's ledger, with who caused it, when and from which proposal.

    Attributes:
        command: The seq of the first entry of the command that it belongs to; None if unknown.
        said: The command as JSON, on its first entry; None on all others, on automatic rolls, and
            in ledgers of earlier versions.
        comment: What the referee changed in a proposal or passed over, on the first entry of the
            command; None elsewhere.
    """

    seq: int
    event: JsonObject
    who: str
    at: str
    proposal: str | None = None
    command: int | None = None
    said: JsonObject | None = None
    comment: str | None = None


class OtherWriters(Protocol):
    """Notices changes that other programs make in the same ledger."""

    def changed(self, timeout_s: float) -> frozenset[str]:
        """The ids of sessions that any program changed; waits up to `timeout_s` for the first.

        Raises:
            StoreProblem: The database does not answer; a later call tries again.
        """
        ...

    def close(self) -> None:
        """Stop listening."""
        ...


class TournamentLog(Protocol):
    """Where tournaments are kept; failed writes raise StoreProblem."""

    def tournaments(self) -> tuple[str, ...]:
        """The ids of all, oldest first."""
        ...

    def entries(self, tournament_id: str, *, after: int = 0) -> tuple[Entry, ...]:
        """The entries with a seq above `after`; none if there is no such tournament.

        Raises:
            DamagedGame: One was changed.
        """
        ...

    def begin(self, tournament_id: str) -> None:
        """Create a tournament without entries."""
        ...

    def append(self, tournament_id: str, entries: tuple[Entry, ...]) -> None:
        """Append entries in one transaction; raises StaleHead unless they follow the head."""
        ...

    def hall_codes(self, fresh: JsonObject) -> JsonObject:
        """The codes of the hall; if there are none yet, `fresh` is stored and returned."""
        ...

    def change_hall_codes(self, codes: JsonObject, *, instead_of: JsonObject) -> None:
        """Replace the codes; raises StaleHead if they are no longer `instead_of`."""
        ...


class Ledger(Protocol):
    """Where sessions are kept; failed writes raise StoreProblem."""

    @property
    def trouble(self) -> str:
        """Why nothing can be written at the moment, in sentences; empty while all is well."""
        ...

    def create(self, record: SessionRecord, entries: tuple[Entry, ...] = ()) -> None:
        """Store a new session with its first entries, all of it or nothing.

        Raises:
            ValueError: There is already a session with that id.
            StaleHead: The entries do not count from 1.
        """
        ...

    def sessions(self) -> tuple[SessionRecord | Damage, ...]:
        """All sessions, oldest first; for one that cannot be read, its damage."""
        ...

    def find(self, session_id: str) -> SessionRecord | Damage | None:
        """One session as it is stored now, or its damage; None if there is none."""
        ...

    def append(self, session_id: str, entries: tuple[Entry, ...]) -> None:
        """Append entries in one transaction; raises StaleHead unless they follow the head."""
        ...

    def entries(self, session_id: str, *, after: int = 0) -> tuple[Entry, ...]:
        """The entries with a seq above `after`, in order; the first entry has seq 1.

        Raises:
            DamagedGame: Some are missing or were changed.
        """
        ...

    def change_codes(
        self, session_id: str, codes: JsonObject, *, instead_of: JsonObject | None = None
    ) -> None:
        """Replace the codes of a session.

        Raises:
            StaleHead: They are no longer `instead_of`, as somebody else has changed them.
        """
        ...

    def tournament_log(self) -> TournamentLog:
        """Where tournaments are kept, in the same database."""
        ...

    def others(self) -> OtherWriters | None:
        """Notices what other programs write; None if no other program can write."""
        ...

    def close(self) -> None:
        """Close the database."""
        ...
