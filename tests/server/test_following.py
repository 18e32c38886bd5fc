"""The thread that follows other programs ends only with the program."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from server.following import Following
from server.sessions import Sessions
from server.store.memory import MemoryLedger
from tests.support.waiting import until

GAME = "some game"


class Told:
    """Fake other writers: each prepared answer once, then nothing more."""

    def __init__(self, *answers: frozenset[str] | Exception) -> None:
        self._answers = iter(answers)
        self.closed = False

    def changed(self, timeout_s: float) -> frozenset[str]:
        """The next answer, without much waiting."""
        time.sleep(timeout_s / 100)
        answer = next(self._answers, frozenset())
        if isinstance(answer, Exception):
            raise answer
        return answer

    def close(self) -> None:
        """Stop listening."""
        self.closed = True


class Followed(Sessions):
    """Fake games that record what they have to read, and fail at first."""

    def __init__(self) -> None:
        super().__init__(MemoryLedger())
        self.asked: list[str] = []
        self.broken = False

    def follow(self, session_ids: object) -> None:
        """Note the games."""
        assert isinstance(session_ids, Iterator)
        if self.broken:
            raise RuntimeError("something is wrong here")
        self.asked.extend(session_ids)


@contextmanager
def following(sessions: Sessions, told: Told) -> Iterator[Following]:
    thread = Following(sessions, told)
    thread.start()
    try:
        yield thread
    finally:
        thread.stop()


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("server.following.TRIES_EVERY_S", 0.01)


def test_it_goes_on_after_any_error(caplog: pytest.LogCaptureFixture) -> None:
    sessions, told = Followed(), Told(KeyError("what is that"), frozenset({GAME}))
    with following(sessions, told) as thread:
        until(lambda: sessions.asked == [GAME])
        until(lambda: not thread.trouble)
    assert "cannot be followed" in caplog.text
    assert told.closed


def test_what_was_missed_is_read_later_and_said_meanwhile() -> None:
    sessions, told = Followed(), Told(frozenset({GAME}))
    sessions.broken = True
    with following(sessions, told) as thread:
        until(lambda: "something is wrong here" in thread.trouble)
        sessions.broken = False
        until(lambda: sessions.asked == [GAME])
        until(lambda: not thread.trouble)
