"""What the streams of one game send, written once for all who see the same."""

import json
import threading
from collections.abc import Mapping
from weakref import WeakKeyDictionary

from server.api.told import entries_told, session_told
from server.session import Caller, Session


class News:
    """Messages of one session, kept until something happens in it."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._head = -1
        self._written: dict[tuple[Caller, int, bool], tuple[str, ...]] = {}

    def since(
        self, who: Caller, told_seq: int, *, picture: bool = False
    ) -> tuple[tuple[str, ...], int]:
        """The game as the caller may see it and its entries after one, as JSON; and the head."""
        with self._session.lock:
            head = self._session.head
            if head != self._head:
                self._head, self._written = head, {}
            key = who, told_seq, picture
            if key not in self._written:
                self._written[key] = self._write(who, told_seq, picture=picture)
            return self._written[key], head

    def at_once(
        self, who: Caller, told_seq: int, *, picture: bool
    ) -> tuple[tuple[str, ...], int] | None:
        """The same, unless a command is being carried out at this moment; never waits."""
        if not self._session.lock.acquire(blocking=False):
            return None
        try:
            return self.since(who, told_seq, picture=picture)
        finally:
            self._session.lock.release()

    def _write(self, who: Caller, told_seq: int, *, picture: bool) -> tuple[str, ...]:
        told = session_told(self._session, who, picture=picture)
        messages: list[dict[str, object]] = [{"type": "session", "session": told}]
        entries = entries_told(self._session, who, after=told_seq)
        if entries:
            messages.append({"type": "events", "events": entries})
        return tuple(as_text(message) for message in messages)


_NEWS: WeakKeyDictionary[Session, News] = WeakKeyDictionary()
_LOCK = threading.Lock()


def news_of(session: Session) -> News:
    """The messages of a session, shared by all its streams."""
    with _LOCK:
        return _NEWS.setdefault(session, News(session))


def as_text(message: Mapping[str, object]) -> str:
    """A message as it is sent."""
    return json.dumps(message, separators=(",", ":"), ensure_ascii=False)
