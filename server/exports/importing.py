"""Importing an exported game, once the rules have played through all of it."""

import secrets
from dataclasses import replace

from engine.trial import seat_count
from server.exports.game_file import KeptGame, UnfitFile
from server.session import Session
from server.sessions import ID_BYTES, Sessions, opened
from server.store.codes import new_codes
from server.store.ledger import DamagedGame, StaleHead
from server.store.memory import MemoryLedger


def replayed_game(game: KeptGame) -> Session:
    """The game as a session in memory, with new codes.

    Raises:
        UnfitFile: Entries are missing between others, or the rules refuse one.
    """
    ledger = MemoryLedger()
    try:
        ledger.create(game.record)
        ledger.append(game.record.id, game.entries)
        session = opened(game.record, ledger)
    except StaleHead as error:
        raise UnfitFile("it is not a game: its entries do not follow each other") from error
    except DamagedGame as damaged:
        raise UnfitFile(f"it holds a game that cannot be continued: {damaged}") from damaged
    session.change_codes(lambda _: new_codes(seat_count(session.state)))
    return session


def add_imported(sessions: Sessions, game: KeptGame) -> Session:
    """Import the game as a new one beside the others, to look at or to continue.

    Raises:
        UnfitFile: As in `replayed_game`.
        StoreProblem: It cannot be written to the store.
    """
    found = replayed_game(game)
    record = replace(found.record, id=secrets.token_hex(ID_BYTES))
    return sessions.take_in(record, found.entries)
