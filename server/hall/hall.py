"""The hall: access to all tables of a database, and the data of its page."""

import threading
from collections.abc import Callable, Collection
from datetime import UTC, datetime, timedelta
from typing import Final

from engine.plain import JsonObject
from server.hall.table_json import ONLOOKER, table_json
from server.hall.tournaments import TablePlace, Tournaments
from server.session import REFEREE, Caller, Session
from server.sessions import Sessions
from server.store.codes import ends_at, holder_of, moment_of, new_codes
from server.store.ledger import NAMED, StaleHead, TournamentLog

MOST_TABLES: Final = 200
"""Most games that the page shows, newest first: at a convention, those of the last hours."""

THROWN_WITHIN: Final = timedelta(minutes=30)
MOST_THROWS: Final = 8
"""Most throws that the page shows, newest first."""

LEAST_OF_A_THROW: Final = 3
"""Fewest entries of a throw that is shown: that it was thrown, where it landed, and at least one
consequence."""


class Hall:
    """All tables of a database.

    Args:
        log: The log of tournaments, which also keeps the hall's codes.
        sessions: The games.
        code_hours: Codes expire this many hours after the last command at any table.
        now: Returns the current time, with its time zone.
    """

    def __init__(
        self,
        log: TournamentLog,
        sessions: Sessions,
        *,
        code_hours: float,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self.tournaments = Tournaments(log, sessions)
        self.referees = Referees()
        self._log = log
        self._sessions = sessions
        self._code_hours = code_hours
        self._now = now
        self._rows: dict[str, JsonObject] = {}
        self.codes = log.hall_codes(new_codes(0))

    def follow(self, names: Collection[str]) -> None:
        """Read what other programs wrote to the tournaments and hall codes with these names.

        Raises:
            StoreProblem: The database does not answer.
        """
        if NAMED in names:
            self.codes = self._log.hall_codes(self.codes)
        self.tournaments.follow(names)

    def change_codes(self, change: Callable[[JsonObject], JsonObject]) -> JsonObject:
        """Change the hall's codes: `change` gets the stored ones; returns the new ones."""
        while True:
            changed = change(self.codes)
            try:
                self._log.change_hall_codes(changed, instead_of=self.codes)
            except StaleHead:
                self.codes = self._log.hall_codes(self.codes)
                continue
            self.codes = changed
            return changed

    @property
    def codes_end_at(self) -> datetime:
        """When the codes expire, if there is no further command at any table."""
        said = [one.last_command_at for one in self._sessions.all()]
        return ends_at(self.codes, *said, hours=self._code_hours)

    def caller(self, code: str) -> Caller | None:
        """Who has this code of the hall; None if nobody, or if the codes have expired."""
        if self._now() >= self.codes_end_at:
            return None
        match holder_of(self.codes, code):
            case "referee":
                return REFEREE
            case "spectator":
                return ONLOOKER
            case _:
                return None

    def overview(self, caller: Caller) -> JsonObject:
        """The hall's page as JSON: all tables of this evening and the latest throws.

        Tables that have asked for a referee come first.
        """
        places = self.tournaments.places()
        tonight = [one for one in self._sessions.all() if self._sessions.is_tonight(one)]
        newest = sorted(tonight, key=lambda one: moment_of(one.last_command_at))[-MOST_TABLES:]
        # Replaced in one assignment, so that simultaneous calls need no lock. Rows of games that
        # are no longer shown are dropped.
        self._rows = known = {one.record.id: self._row_of(one) for one in newest}
        rows = [
            self._row(one, known[one.record.id], caller, places.get(one.record.id))
            for one in newest
        ]
        return {
            "role": caller.role,
            "now": self._now().isoformat(timespec="seconds"),
            "tables": sorted(rows, key=_order),
            "throws": self._throws(rows),
        }

    def _row(
        self, session: Session, known: JsonObject, caller: Caller, place: TablePlace | None
    ) -> JsonObject:
        """A table as the caller may see it.

        If the code of a game's spectators was withdrawn, spectators of the hall see only who plays.
        """
        row = {**known}
        codes = session.record.codes
        if caller.role != "referee" and codes.get("spectator") is None:
            row |= {"awaiting": None, "waits": None, "latest": "", "throw": None}
            row |= {"chapter": "", "turn": ""}
            row["players"] = [{**one, "amount": None} for one in row["players"]]
        row["referee"] = self.referees.at(session.record.id)
        row["spectator_code"] = codes.get("spectator")
        row["referee_code"] = codes.get("referee") if caller.role == "referee" else None
        row["tournament"] = _place_json(place)
        return row

    def _row_of(self, session: Session) -> JsonObject:
        """A table's row, cached until its next entry."""
        known = self._rows.get(session.record.id)
        return known if known and known["seq"] == session.head else table_json(session)

    def _throws(self, rows: list[JsonObject]) -> list[JsonObject]:
        """The latest throw of each table, if it had consequences, newest first."""
        since = self._now() - THROWN_WITHIN
        found = [
            {**one["throw"], "table": one["table"], "title": one["title"], "id": one["id"]}
            | {"spectator_code": one["spectator_code"], "picture": self._shows(one["id"])}
            for one in rows
            if one["throw"] and one["throw"]["came_of_it"] >= LEAST_OF_A_THROW
        ]
        recent = [one for one in found if moment_of(one["at"]) >= since]
        return sorted(recent, key=lambda one: moment_of(one["at"]), reverse=True)[:MOST_THROWS]

    def _shows(self, session_id: str) -> bool:
        """Whether spectators may see the camera's pictures of this game."""
        session = self._sessions.get(session_id)
        return session is not None and self._sessions.shows_clips(session, ONLOOKER)


def _order(row: JsonObject) -> tuple[object, ...]:
    """Sort key for tables.

    First those that have asked for a referee, the longest wait first; then running games; then
    finished ones. Within these, by the table's name, unnamed tables last.
    """
    asked = row["waits"] and row["waits"]["why"] == "asked" and not row["referee"]
    kind = 2 if row["outcome"] else 0 if asked else 1
    name = str(row["table"])
    since = moment_of(row["waits"]["since"]).timestamp() if asked else 0.0
    begun = moment_of(row["begun_at"])
    return kind, since, not name, name.rjust(8) if name.isdecimal() else name, begun


def _place_json(place: TablePlace | None) -> JsonObject | None:
    if place is None:
        return None
    return {
        "id": place.tournament,
        "name": place.name,
        "round": place.round,
        "table": place.table,
    }


class Referees:
    """Remembers which referee is at which table; each referee is at one table at a time."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._at: dict[str, str] = {}

    def sign_in(self, session_id: str, name: str) -> None:
        """Note that a referee has gone to a table, or with an empty name that nobody is there."""
        with self._lock:
            self._at = {
                table: known
                for table, known in self._at.items()
                if table != session_id and known != name
            }
            if name:
                self._at[session_id] = name

    def at(self, session_id: str) -> str:
        """The name of the referee at a table; empty if there is none."""
        return self._at.get(session_id, "")
