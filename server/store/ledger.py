"""The port of the event log: sessions and their entries, appended and never changed."""

from dataclasses import dataclass
from typing import Final, Protocol

from engine.plain import JsonObject

NAMED: Final = "tournament "
"""What the id of a tournament is announced with, so that nobody takes it for a game's."""


class StaleHead(Exception):
    """The session has moved on: the entries were based on a head that is no longer the head."""


class StoreProblem(Exception):
    """The database cannot be used: what is wrong with it, and what would mend it."""


@dataclass(frozen=True, slots=True)
class Damage:
    """A game that cannot be gone on with as it is kept.

    Attributes:
        session_id: Which.
        game: Its rules, as far as they can be read.
        why: What is wrong, a sentence without a full stop.
        seq: The entry from which on it is wrong; 0: what it was begun with; None: not known.
    """

    session_id: str
    game: str
    why: str
    seq: int | None = None


class DamagedGame(Exception):
    """One game cannot be read as it was written; the others can."""

    def __init__(self, damage: Damage) -> None:
        self.damage = damage
        super().__init__(damage.why)


@dataclass(frozen=True, slots=True)
class SessionRecord:
    """What a session was begun with.

    Attributes:
        options: The game's options as JSON; house rules and data files are among them.
        codes: Who may come in by which code, see `server.store.codes`.
        created_at: Wall-clock time, ISO 8601; for people, never for the rules.
        table: The name of the table that it is played at; empty where tables have no names.
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
        command: The seq of the first entry of the command that it belongs to; None in ledgers of
            which nobody knows.
        said: What was said, as JSON, on the first entry of a command; None on all others, on luck
            that fell by itself, and in ledgers of earlier versions.
        comment: What an answer to a proposal changed or passed over, on the first entry of its
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
    """What hears of changes that other programs make in the same ledger."""

    def heard(self, timeout_s: float) -> frozenset[str]:
        """The ids of sessions that changed, by whomever; waits for one, for so long at most.

        Raises:
            StoreProblem: Nothing can be heard; a later call tries it anew.
        """
        ...

    def close(self) -> None:
        """Hear nothing more."""
        ...


class TournamentLog(Protocol):
    """Where tournaments are kept; what cannot be written raises StoreProblem."""

    def tournaments(self) -> tuple[str, ...]:
        """The ids of all, oldest first."""
        ...

    def entries(self, tournament_id: str, *, after: int = 0) -> tuple[Entry, ...]:
        """The entries with a seq above `after`; none where there is no such tournament.

        Raises:
            DamagedGame: One is not as it was written.
        """
        ...

    def begin(self, tournament_id: str) -> None:
        """Keep a new one, without entries yet."""
        ...

    def append(self, tournament_id: str, entries: tuple[Entry, ...]) -> None:
        """Append entries in one transaction; raises StaleHead unless they follow the head."""
        ...

    def hall_codes(self, fresh: JsonObject) -> JsonObject:
        """The codes of the hall; `fresh` from now on where there are none yet."""
        ...

    def change_hall_codes(self, codes: JsonObject, *, instead_of: JsonObject) -> None:
        """Keep other codes; raises StaleHead where they are no longer those `instead_of` names."""
        ...


class Ledger(Protocol):
    """Where sessions are kept; what cannot be written raises StoreProblem."""

    @property
    def trouble(self) -> str:
        """Why nothing can be kept at this moment, in sentences; empty while all is well."""
        ...

    def create(self, record: SessionRecord) -> None:
        """Keep a new session."""
        ...

    def sessions(self) -> tuple[SessionRecord | Damage, ...]:
        """All sessions, oldest first; where one cannot be read, its damage."""
        ...

    def find(self, session_id: str) -> SessionRecord | Damage | None:
        """One session as it is kept now, or its damage; None where there is none."""
        ...

    def append(self, session_id: str, entries: tuple[Entry, ...]) -> None:
        """Append entries in one transaction; raises StaleHead unless they follow the head."""
        ...

    def entries(self, session_id: str, *, after: int = 0) -> tuple[Entry, ...]:
        """The entries with a seq above `after`, in order; the first entry has seq 1.

        Raises:
            DamagedGame: They are not all there as they were written.
        """
        ...

    def change_codes(
        self, session_id: str, codes: JsonObject, *, instead_of: JsonObject | None = None
    ) -> None:
        """Keep other codes of a session than it was begun with.

        Raises:
            StaleHead: They are no longer `instead_of`: somebody else has changed them.
        """
        ...

    def tournament_log(self) -> TournamentLog:
        """Where tournaments are kept, in the same database."""
        ...

    def others(self) -> OtherWriters | None:
        """What hears of others who write to it; None where nobody else does."""
        ...

    def close(self) -> None:
        """Let go of the database."""
        ...
