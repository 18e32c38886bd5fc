"""Changes one value of a database: to any bytes or any type, in any column of any table."""

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any, Final

from server.store.schema import EVENTS, SESSIONS

VALUES: Final[tuple[Any, ...]] = (
    None, 0, -1, 7, 2**62, -(2**63), 0.5, 1e308, float("inf"), "", "x", "1", "é\u202e", "a\x00b",
    "{}", "[]", "[null]", '{"type": "Noted"}', "[" * 3000, b"", b"\xff", b"\x00\x01",
)  # fmt: skip
LONGEST_BYTES: Final = 300
SQL = "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND sql LIKE '%NOT NULL%'"


def odd_column(content: bytes, seed: int) -> bytes:
    """The database with nonsense in one column of one row, or of all of them."""
    luck = random.Random(seed)
    table = luck.choice((SESSIONS, EVENTS))
    column = luck.choice(list(table.columns)).name
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.deserialize(_of_one_file(content))
        some = _rows(connection, table.name, luck)
        chance = luck.randbytes(luck.randrange(LONGEST_BYTES))
        value, given = ("?", luck.choice(VALUES)) if seed % 2 else ("CAST(? AS TEXT)", chance)
        if column == "number":  # the number of a row: SQLite keeps nothing else in it
            value, given = "?", luck.randrange(-(2**63), 2**63)
        with _empty_ones_allowed(connection):
            connection.execute(
                f"UPDATE OR IGNORE {table.name} SET {column} = {value} WHERE rowid IN ({some})",
                (given,),
            )
        return connection.serialize()


def _of_one_file(content: bytes) -> bytes:
    """Switch off the write-ahead log (bytes 18, 19 of the header), to open it in memory."""
    return content[:18] + b"\x01\x01" + content[20:]


def _rows(connection: sqlite3.Connection, table: str, luck: random.Random) -> str:
    rows = [row[0] for row in connection.execute(f"SELECT rowid FROM {table}")]
    return ",".join(map(str, rows if luck.random() < 0.2 else [luck.choice(rows)]))


@contextmanager
def _empty_ones_allowed(connection: sqlite3.Connection) -> Iterator[None]:
    """Drop all NOT NULL constraints until the block ends, and restore them afterwards."""
    said = connection.execute(SQL).fetchall()
    _say(connection, [(name, sql.replace("NOT NULL", "")) for name, sql in said])
    yield
    _say(connection, said)


def _say(connection: sqlite3.Connection, tables: list[tuple[str, str]]) -> None:
    connection.execute("PRAGMA writable_schema = ON")
    for name, sql in tables:
        connection.execute("UPDATE sqlite_master SET sql = ? WHERE name = ?", (sql, name))
    connection.commit()
    connection.execute("PRAGMA writable_schema = RESET")
