"""Games that are kept in a database, and damage done to it."""

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
    """A game of which some commands were played at random."""
    options = to_json(next(iter(GAMES[game].examples.values())))
    session = Sessions(ledger).begin(game, options=options, seed=seed)
    play_on(session, commands)
    return session


def play_on(session: Session, commands: int) -> None:
    """Some more commands at random."""
    for turn in range(commands):
        choices = session.game.choices(session.state)
        if choices:
            command = choices[roll("choice", turn, len(choices)) - 1]
            referee.handle(session, command, based_on_seq=session.head)


def kept(file: Path, games: tuple[str, ...], *, commands: int) -> dict[str, Session]:
    """A database with these games, closed again; what was played, by the ids."""
    ledger = SqlLedger(url_of(file))
    played = [begun(ledger, game, commands=commands) for game in games]
    ledger.close()
    return {session.record.id: session for session in played}


def url_of(file: Path) -> str:
    return f"sqlite:///{file.as_posix()}"


def altered(file: Path, *statements: str) -> None:
    """Do something to a database behind the program's back."""
    with closing(sqlite3.connect(file)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()


def flipped(whole: bytes, seed: int) -> bytes:
    """A file of which one bit is another one."""
    place = roll("place", seed, len(whole)) - 1
    changed = bytearray(whole)
    changed[place] ^= 1 << (roll("bit", seed, 8) - 1)
    return bytes(changed)
