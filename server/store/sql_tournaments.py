"""Keeps tournaments in the database: one row for each, and entries chained like those of a game."""

import json
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Final, TypeAlias

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.exc import IntegrityError

from engine.plain import JsonObject
from server.store.chain import entry_link, first_link, first_misfit
from server.store.codes import ends_at, holders
from server.store.ledger import NAMED, Damage, DamagedGame, Entry, StaleHead
from server.store.listening import announce
from server.store.schema import HALLS, TOURNAMENT_EVENTS, TOURNAMENTS

Transaction: TypeAlias = Callable[[], AbstractContextManager[Connection]]
THE_HALL: Final = 1
"""The number of the only row in the hall's table."""

NOT_KEPT: Final = ("proposal", "command", "said", "comment")
"""Columns that entries of games have and those of tournaments lack."""


@dataclass(frozen=True, slots=True)
class TournamentRows:
    """A tournament as it is stored: its own row, and those of its entries in order."""

    tournament: RowMapping
    rows: tuple[RowMapping, ...]


class SqlTournamentLog:
    """Keeps tournaments in the database of the games.

    The row of a tournament is locked while entries are appended to it, and no two entries have the
    same number: of two programs that draw a round at once, one is refused.

    Args:
        reading: Opens a connection that sees a snapshot.
        writing: Opens a transaction.
    """

    def __init__(self, reading: Transaction, writing: Transaction) -> None:
        self._reading = reading
        self._writing = writing

    def tournaments(self) -> tuple[str, ...]:
        """The ids of all, oldest first."""
        with self._reading() as connection:
            query = select(TOURNAMENTS.c.id).order_by(TOURNAMENTS.c.number)
            return tuple(str(one) for one in connection.scalars(query))

    def entries(self, tournament_id: str, *, after: int = 0) -> tuple[Entry, ...]:
        """The entries with a seq above `after`; raises DamagedGame if one is damaged."""
        with self._reading() as connection:
            rows = _read(connection, tournament_id)
        return tuple(_entry_of(row) for row in rows if row["seq"] > after)

    def rows(self, tournament_id: str) -> TournamentRows:
        """A tournament row by row, to copy it to another database; raises DamagedGame."""
        with self._reading() as connection:
            return read_tournament(connection, tournament_id)

    def begin(self, tournament_id: str) -> None:
        """Create a tournament."""
        row = {"id": tournament_id, "head_seq": 0, "head": first_link(tournament_id)}
        with self._writing() as connection:
            connection.execute(insert(TOURNAMENTS), row)

    def append(self, tournament_id: str, entries: tuple[Entry, ...]) -> None:
        """Append entries in one transaction; raises StaleHead unless they follow the head."""
        this = TOURNAMENTS.c.id == tournament_id
        head = select(TOURNAMENTS.c.head_seq, TOURNAMENTS.c.head).where(this)
        try:
            with self._writing() as connection:
                seq, link = connection.execute(head.with_for_update()).one()
                if [one.seq for one in entries] != list(range(seq + 1, seq + 1 + len(entries))):
                    raise StaleHead(tournament_id)
                if not entries:
                    return
                rows = _linked(link, tournament_id, entries)
                connection.execute(insert(TOURNAMENT_EVENTS), rows)
                new = {"head_seq": rows[-1]["seq"], "head": rows[-1]["link"]}
                connection.execute(update(TOURNAMENTS).where(this).values(**new))
                announce(connection, NAMED + tournament_id)
        except IntegrityError as error:
            raise StaleHead(tournament_id) from error

    def hall_codes(self, fresh: JsonObject) -> JsonObject:
        """The codes of the hall; if there are none yet, `fresh` is stored and returned."""
        query = select(HALLS.c.codes).where(HALLS.c.number == THE_HALL)
        with self._reading() as connection:
            known: str | None = connection.scalar(query)
        if known is not None:
            codes = _codes_in(known)
            return codes or self._replace_damaged(fresh)
        try:
            with self._writing() as connection:
                row = {"number": THE_HALL, "codes": json.dumps(fresh)}
                connection.execute(insert(HALLS), row)
        except IntegrityError:  # another program wrote first
            return self.hall_codes(fresh)
        return fresh

    def _replace_damaged(self, fresh: JsonObject) -> JsonObject:
        """Replace codes that cannot be read, because nobody could enter with them."""
        with self._writing() as connection:
            connection.execute(update(HALLS).values(number=THE_HALL, codes=json.dumps(fresh)))
        return fresh

    def change_hall_codes(self, codes: JsonObject, *, instead_of: JsonObject) -> None:
        """Replace the codes; raises StaleHead if they are no longer `instead_of`."""
        this = HALLS.c.number == THE_HALL
        with self._writing() as connection:
            query = select(HALLS.c.codes).where(this).with_for_update()
            if json.loads(connection.execute(query).scalar_one()) != instead_of:
                raise StaleHead("hall")
            connection.execute(update(HALLS).where(this).values(codes=json.dumps(codes)))
            announce(connection, NAMED)


def read_tournament(connection: Connection, tournament_id: str) -> TournamentRows:
    """A tournament with all its entries; raises DamagedGame if it is damaged."""
    this = TOURNAMENTS.c.id == tournament_id
    tournament = connection.execute(select(TOURNAMENTS).where(this)).mappings().one()
    rows = _read(connection, tournament_id)
    end = (rows[-1]["seq"], rows[-1]["link"]) if rows else (0, first_link(tournament_id))
    if end != (tournament["head_seq"], tournament["head"]):
        raise DamagedGame(Damage(tournament_id, "", "its last entries are missing", end[0] + 1))
    return TournamentRows(tournament, tuple(rows))


def take_in_tournament(connection: Connection, sent: TournamentRows) -> None:
    """Write a tournament, and read it back; raises DamagedGame if it differs from what was sent."""
    row = {name: value for name, value in sent.tournament.items() if name != "number"}
    connection.execute(insert(TOURNAMENTS), row)
    if sent.rows:
        connection.execute(insert(TOURNAMENT_EVENTS), [dict(one) for one in sent.rows])
    arrived = read_tournament(connection, row["id"])
    if arrived.rows != sent.rows:
        raise DamagedGame(Damage(row["id"], "", "it arrived as another tournament"))
    announce(connection, NAMED + str(row["id"]))


def _read(connection: Connection, tournament_id: str) -> Sequence[RowMapping]:
    """The rows of the entries in order; raises DamagedGame if one is damaged."""
    columns = TOURNAMENT_EVENTS.c
    query = select(TOURNAMENT_EVENTS).where(columns.tournament_id == tournament_id)
    rows = connection.execute(query.order_by(columns.seq)).mappings().all()
    misfit = first_misfit(first_link(tournament_id), map(_as_linked, rows))
    if misfit is not None:
        why = f"entry {misfit} of the tournament is not as it was written, or is missing"
        raise DamagedGame(Damage(tournament_id, "", why, misfit))
    return rows


def _codes_in(kept: str) -> JsonObject | None:
    """The codes in a row; None if they are damaged."""
    try:
        codes: JsonObject = json.loads(kept)
        ends_at(codes, codes["given_at"], hours=0)
        texts = all(isinstance(code, str | None) for _, code in holders(codes))
        return codes if texts else None
    except (ValueError, TypeError, KeyError, AttributeError):
        return None


def _linked(link: str, tournament_id: str, entries: Iterable[Entry]) -> list[JsonObject]:
    rows: list[JsonObject] = [
        {
            "tournament_id": tournament_id,
            "seq": entry.seq,
            "event": json.dumps(entry.event),
            "who": entry.who,
            "at": entry.at,
        }
        for entry in entries
    ]
    for row in rows:
        row["link"] = link = entry_link(link, {**row, **dict.fromkeys(NOT_KEPT)})
    return rows


def _as_linked(row: RowMapping) -> JsonObject:
    return {**row, **dict.fromkeys(NOT_KEPT)}


def _entry_of(row: RowMapping) -> Entry:
    return Entry(row["seq"], json.loads(row["event"]), row["who"], row["at"])
