"""One evening, always the same: two games, proposals confirmed and dismissed, a take-back.

After each acknowledged step the head of the game is reported, so that a test that kills the
program knows what must be stored afterwards.
"""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import server.referee as referee
from engine.games.clay_o_rama.starting import StartGame
from engine.games.clay_o_rama.turns import EndMove
from engine.luck import roll
from engine.word import Note
from server.cli.demonstration import begin_demonstration
from server.desk import Desk
from server.proposals.registry import PROPOSERS
from server.session import Session
from server.sessions import Sessions
from server.store.recording import Recorder
from server.store.sql import SqlLedger
from tests.support.evenings import creature, hand, look, missiles, throw
from tests.support.kept_games import url_of

RANDOM_COMMANDS = 6
Done = Callable[[str, int, str], None]
Attempt = Callable[[Session, Callable[[], Any]], None]
"""Carries out a step of a session, and handles a failed write as the test needs it."""


def database(folder: Path) -> Path:
    return folder / "tableref.db"


def recording(folder: Path) -> Path:
    return folder / "recording"


def play(folder: Path, done: Done, attempt: Attempt = lambda _, step: step()) -> None:
    """Play the evening into a folder.

    Args:
        folder: Where database, backups and recording are kept.
        done: Called with the game's name, its head and its hash after each acknowledged step.
        attempt: Carries out each step.
    """
    ledger = SqlLedger(url_of(database(folder)), backups=folder / "backups")
    sessions = Sessions(ledger)
    recorder = Recorder(recording(folder), source={"footage": "drawn"})
    for session, step in _steps(sessions, recorder):
        attempt(session, step)
        done(session.game.name, session.head, session.ledger_hash)
    recorder.close()
    ledger.close()


def _steps(sessions: Sessions, recorder: Recorder) -> Iterator[tuple[Session, Callable[[], Any]]]:
    other = sessions.begin("clearing_house", options=_seated(), seed=5)
    for turn in range(RANDOM_COMMANDS):
        yield other, partial(_play_one, other, turn)
    session = begin_demonstration(sessions)
    table = Desk(session, PROPOSERS["clay_o_rama"], recorder.of(session.record, session.entries))

    def confirm(key: str) -> Callable[[], Any]:
        return lambda: table.confirm(key, based_on_seq=session.head)

    def say(command: Any) -> Callable[[], Any]:
        return lambda: table.command(command, based_on_seq=session.head)

    table.see(look(hand(204.0), frame=100))
    yield session, confirm("span")
    yield session, lambda: table.take_back(session.head - 1, based_on_seq=session.head)
    table.see(look(frame=101))
    yield session, confirm("span")
    table.see(look(creature(82.0), *missiles(10.2, 4.2), frame=380))
    yield session, confirm("weigh-in-1")
    yield session, say(StartGame(None))
    table.see(look(throw(("green", 0.97), none=0.03), frame=500))
    yield session, confirm("throw-500")
    table.see(look(throw(("orange", 0.5), none=0.5, frame=900), frame=900))
    yield session, lambda: table.dismiss("throw-900")
    yield session, say(Note(None, "x" * 1500))
    yield session, say(EndMove(None, 2))


def _play_one(session: Session, turn: int) -> None:
    choices = session.game.choices(session.state)
    command = choices[roll("choice", turn, len(choices)) - 1]
    referee.handle(session, command, based_on_seq=session.head)


def _seated() -> dict[str, Any]:
    return {"players": [{"name": name} for name in ("Ada", "Ben", "Cleo", "Dan")]}
