"""Databases with stored games, and ways to damage them."""

import sqlite3
from contextlib import closing
from pathlib import Path

import server.referee as referee
from engine import GAMES
from engine.luck import roll
from engine.notation import to_json
from server.session import Session
from server.sessions import Sessions
from server.store.ledger import Ledger
from server.store.sql import SqlLedger


def begun(ledger: Ledger, game: str, *, commands: int, seed: int = 5) -> Session:
    """A game in which a number of random commands were played."""
    options = to_json(next(iter(GAMES[game].examples.values())))
    session = Sessions(ledger).begin(game, options=options, seed=seed)
    play_on(session, commands)
    return session


def play_on(session: Session, commands: int) -> None:
    """Play a number of further random commands."""
    for turn in range(commands):
        choices = session.game.choices(session.state)
        if choices:
            command = choices[roll("choice", turn, len(choices)) - 1]
            referee.handle(session, command, based_on_seq=session.head)


def kept(file: Path, games: tuple[str, ...], *, commands: int) -> dict[str, Session]:
    """Write a database with these games and close it; return the played sessions by id."""
    ledger = SqlLedger(url_of(file))
    played = [begun(ledger, game, commands=commands) for game in games]
    ledger.close()
    return {session.record.id: session for session in played}


def url_of(file: Path) -> str:
    return f"sqlite:///{file.as_posix()}"


def altered(file: Path, *statements: str) -> None:
    """Open a database directly, to change it without the program."""
    with closing(sqlite3.connect(file)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()


def flipped(whole: bytes, seed: int) -> bytes:
    """The bytes of a file with one bit flipped."""
    place = roll("place", seed, len(whole)) - 1
    changed = bytearray(whole)
    changed[place] ^= 1 << (roll("bit", seed, 8) - 1)
    return bytes(changed)
