"""Exporting a game: as its file, and its entries as a table."""

import csv
import io
from collections.abc import Iterable
from typing import Final

from engine.plain import JsonObject
from server.exports.game_file import KeptGame, written
from server.sentences import sentences
from server.session import Session

COLUMNS: Final = (
    "entry", "command", "chapter", "turn", "time", "who", "event", "told", "camera", "comment",
    "standing",
)  # fmt: skip
"""The columns of the table; those named `camera` and `standing` contain yes or no."""

FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""Characters with which a formula begins in a spreadsheet."""

BYTE_ORDER_MARK: Final = "\ufeff"
"""Tells spreadsheets that the text is UTF-8."""


def file_of_game(session: Session) -> JsonObject:
    """The whole game as the JSON of its file, with hidden information: only for the referee."""
    outcome = session.game.outcome(session.state)
    about: JsonObject = {
        "id": session.record.id,
        "game": session.game.name,
        "title": session.game.title,
        "players": [one.name for one in session.state.players],
        "outcome": outcome and {"winners": sorted(outcome.winners), "why": outcome.why},
        "ledger_hash": session.ledger_hash,
    }
    told = sentences(session, range(1, session.head + 1))
    return written(KeptGame(session.record, session.entries), told, session.standing, about)


def table_of_entries(told: Iterable[JsonObject]) -> str:
    """Entries as CSV (RFC 4180), one line each below a header.

    Text that players typed may begin like a formula. Such text gets an apostrophe in front, so that
    spreadsheets do not evaluate it.

    Args:
        told: The entries, as `server.responses.entries_json` returns them to the requester.
    """
    text = io.StringIO(newline="")
    text.write(BYTE_ORDER_MARK)
    lines = csv.writer(text)
    lines.writerow(COLUMNS)
    for one in told:
        lines.writerow(_harmless(cell) for cell in _cells(one))
    return text.getvalue()


def _cells(one: JsonObject) -> tuple[object, ...]:
    yes_no = {True: "yes", False: "no"}
    return (
        one["seq"],
        one["command"],
        one["chapter"],
        one["turn"],
        one["at"],
        one["who"],
        one["event"]["type"],
        one["told"],
        yes_no[one["proposal"] is not None],
        one["comment"] or "",
        yes_no[one["standing"]],
    )


def _harmless(cell: object) -> object:
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA) else cell
