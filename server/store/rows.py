"""Converts sessions and entries to rows of the two tables, and checks their chain when reading."""

import json
from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import Connection, select
from sqlalchemy.engine import RowMapping
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from engine.plain import JsonObject
from server.store.chain import entry_link, first_link, first_misfit, session_link
from server.store.ledger import Damage, DamagedGame, Entry, SessionRecord
from server.store.schema import EVENTS, SESSIONS, of_session


@dataclass(frozen=True, slots=True)
class GameRows:
    """A game as it is stored, row by row.

    Attributes:
        session: Its row in the table of sessions.
        rows: The rows of its entries, in order, as far as they can be read.
        misfit: The seq of the first damaged or missing entry; None if there is none.
    """

    session: RowMapping
    rows: tuple[RowMapping, ...]
    misfit: int | None

    def check(self) -> None:
        """Raise DamagedGame if an entry is damaged."""
        if self.misfit is not None:
            why = f"entry {self.misfit} is not as it was written, or is missing"
            raise DamagedGame(Damage(self.session["id"], self.session["game"], why, self.misfit))

    def check_whole(self) -> None:
        """Raise DamagedGame if the session's record or an entry is damaged."""
        if self.session["link"] != session_link(self.session):
            why = "what it was begun with is not as it was written"
            raise DamagedGame(Damage(self.session["id"], self.session["game"], why, 0))
        self.check()

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The entries before the first that is damaged."""
        sound = (row for row in self.rows if self.misfit is None or row["seq"] < self.misfit)
        return tuple(entry_of(row) for row in sound)


def read_game(connection: Connection, session_id: str, *, after: int = 0) -> GameRows:
    """Read a game and its entries above `after`, and check their chain."""
    this = SESSIONS.c.id == session_id
    session = connection.execute(select(SESSIONS).where(this)).mappings().one()
    rows = _read(connection, session_id, first=after)
    link = first_link(session_id)
    if after:  # entry `after` was checked when it was read; only its link is needed
        if not rows or rows[0]["seq"] != after:
            return GameRows(session, (), after)
        link = str(rows.pop(0)["link"])
    misfit = first_misfit(link, rows, after=after)
    head = (after + len(rows), str(rows[-1]["link"]) if rows else link)
    if misfit is None and head != (session["head_seq"], session["head"]):
        misfit = head[0] + 1
    return GameRows(session, tuple(rows), misfit)


def record_or_damage(connection: Connection, number: int) -> SessionRecord | Damage:
    """The record of the session in a row, or its damage."""
    here = SESSIONS.c.number == number
    try:
        row = connection.execute(select(SESSIONS).where(here)).mappings().one()
        if row["link"] == session_link(row):
            return record_of(row)
        why = "what it was begun with is not as it was written"
        return Damage(str(row["id"]), str(row["game"]), why, 0)
    except (SQLAlchemyError, ValueError) as error:
        _raise_what_is_no_damage(connection, error)
        return Damage(f"number {number}", "", f"it cannot be read ({type(error).__name__})", 0)


def orphans(connection: Connection) -> list[Damage]:
    """Games of which only entries are left, without a session."""
    begun = select(SESSIONS.c.id)
    query = select(EVENTS.c.session_id).where(EVENTS.c.session_id.not_in(begun)).distinct()
    lost = "what it was begun with is lost"
    try:
        return [Damage(str(found), "", lost, 0) for found in connection.scalars(query).all()]
    except SQLAlchemyError as error:
        _raise_what_is_no_damage(connection, error)
        return [Damage("of unreadable name", "", lost, 0)]


def session_row(record: SessionRecord) -> JsonObject:
    """The row of a new session."""
    row: JsonObject = {
        "id": record.id,
        "game": record.game,
        "options": json.dumps(record.options),
        "seed": str(record.seed),
        "dice": record.dice,
        "codes": json.dumps(record.codes),
        "created_at": record.created_at,
        "at_table": record.table or None,
    }
    return row | {"link": session_link(row), "head_seq": 0, "head": first_link(record.id)}


def record_of(row: RowMapping) -> SessionRecord:
    """The record of the session in a row."""
    return SessionRecord(
        id=row["id"],
        game=row["game"],
        options=json.loads(row["options"]),
        seed=int(row["seed"]),
        dice=row["dice"],
        codes=json.loads(row["codes"]),
        created_at=row["created_at"],
        table=row["at_table"] or "",
    )


def linked(link: str, session_id: str, entries: Iterable[Entry]) -> list[JsonObject]:
    """The rows of entries that follow a link, each with its own link."""
    rows = [_entry_row(session_id, entry) for entry in entries]
    for row in rows:
        row["link"] = link = entry_link(link, row)
    return rows


def entry_of(row: RowMapping) -> Entry:
    """The entry in a row."""
    said = row["said"]
    return Entry(
        row["seq"],
        json.loads(row["event"]),
        row["who"],
        row["at"],
        row["proposal"],
        row["command"],
        None if said is None else json.loads(said),
        row["comment"],
    )


def _entry_row(session_id: str, entry: Entry) -> JsonObject:
    return {
        "session_id": session_id,
        "seq": entry.seq,
        "event": json.dumps(entry.event),
        "who": entry.who,
        "at": entry.at,
        "proposal": entry.proposal,
        "command": entry.command,
        "said": None if entry.said is None else json.dumps(entry.said),
        "comment": entry.comment,
    }


def _read(connection: Connection, session_id: str, *, first: int) -> list[RowMapping]:
    """The rows of a session's entries, up to the first that cannot be read."""
    wanted = of_session(session_id) & (EVENTS.c.seq >= first)
    seqs = select(EVENTS.c.seq).where(wanted).order_by(EVENTS.c.seq)
    whole = select(EVENTS).where(wanted).order_by(EVENTS.c.seq)
    try:
        return list(connection.execute(whole).mappings())
    except SQLAlchemyError as error:
        _raise_what_is_no_damage(connection, error)
        rows: list[RowMapping] = []
        for seq in connection.scalars(seqs).all():
            one = select(EVENTS).where(of_session(session_id), EVENTS.c.seq == seq)
            try:
                rows.append(connection.execute(one).mappings().one())
            except SQLAlchemyError:
                break
        return rows


def _raise_what_is_no_damage(connection: Connection, error: Exception) -> None:
    """Re-raise errors of a server: it does not answer, whereas a file may have damaged pages."""
    if isinstance(error, DBAPIError) and connection.dialect.name != "sqlite":
        raise error
