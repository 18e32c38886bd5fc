"""The whole program: how its parts are connected, and closed even if one fails at shutdown."""

from pathlib import Path
from typing import Any

import pytest

import server.referee as referee
from calibration.model.printed import Boards
from engine.word import Note
from server.app import Lookout, create_app
from server.cli.demonstration import begin_demonstration
from server.sessions import Sessions
from server.settings import Settings
from server.store.ledger import OtherWriters
from server.store.memory import MemoryLedger
from server.store.waiting import WaitingFiles
from tests.server.capture.test_watching import Film
from tests.support.calling import on_this_machine
from tests.support.waiting import until
from vision.eye import Eye


class ClosedLedger(MemoryLedger):
    """A ledger that records that it was closed, and may have other writers."""

    def __init__(self, others: OtherWriters | None = None) -> None:
        super().__init__()
        self.closed = False
        self._others = others

    def others(self) -> Any:
        """The object that reports other writers."""
        return self._others

    def close(self) -> None:
        """Record the call."""
        self.closed = True


class DeafWriters:
    """Other writers whose notifications fail with an unexpected error."""

    def changed(self, timeout_s: float) -> frozenset[str]:
        """Fail."""
        raise KeyError("what is that")

    def close(self) -> None:
        """Nothing is open."""


class StuckFiles(WaitingFiles):
    """Files whose closing fails."""

    def close(self) -> None:
        """Fail."""
        super().close()
        raise OSError("the disk is gone")


def test_the_ledger_is_closed_even_if_other_parts_cannot_be(tmp_path: Path) -> None:
    ledger = ClosedLedger()
    app = create_app(Settings(data=tmp_path), ledger, waiting=StuckFiles(tmp_path))
    client = on_this_machine(app)
    client.__enter__()
    assert not ledger.closed
    with pytest.raises(OSError, match="the disk is gone"):
        client.__exit__(None, None, None)
    assert ledger.closed


def test_what_is_not_followed_is_told(tmp_path: Path) -> None:
    app = create_app(Settings(data=tmp_path), ClosedLedger(DeafWriters()))
    with on_this_machine(app) as client:

        def problems() -> list[str]:
            told: list[str] = client.get("/health").json()["store"]["problems"]
            return told

        until(problems)
        assert "KeyError: 'what is that'" in problems()[0]


def test_a_camera_counts_on_from_what_an_earlier_run_answered() -> None:
    ledger = MemoryLedger()
    session = begin_demonstration(Sessions(ledger))
    referee.handle(session, Note(None, "so"), based_on_seq=session.head, proposal="span@100")
    lookout = Lookout(Film(1, live=True), Eye(Boards(), lambda _: ()))
    app = create_app(Settings(), ledger, lookout=lookout)
    with on_this_machine(app):
        ring = app.state.parts.ring
        until(lambda: ring.newest() is not None)
        assert ring.newest().index == 101
