"""The messages of a game's streams, serialized once for all callers who see the same."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeAlias

from server.api.audience import Audience
from server.api.message import as_text
from server.api.proposed import ProposalTexts
from server.responses import entries_json, session_json
from server.session import Caller, Session

Written: TypeAlias = tuple[tuple[str, ...], int]
"""Serialized messages, and the head of the ledger that they describe."""

_WRITERS: Final = ThreadPoolExecutor(2, thread_name_prefix="news")
"""Threads that serialize messages for seats and spectators. The referee's messages are serialized
elsewhere, so that the referee never waits for them."""


class News:
    """The messages of one session, cached until its next entry.

    Attributes:
        audience: All streams of the session.
        proposals: What the camera offers, for the referee's streams.
    """

    def __init__(self, session: Session) -> None:
        self.audience = Audience(session.listen)
        self.proposals = ProposalTexts(session)
        self._session = session
        self._head = -1
        self._written: dict[tuple[Caller, int, bool], tuple[str, ...]] = {}
        self._under_way: dict[tuple[object, ...], asyncio.Future[Written]] = {}

    def since(self, caller: Caller, sent_seq: int, *, picture: bool = False) -> Written:
        """The messages for a caller who has all entries up to `sent_seq`.

        They contain the game as the caller may see it, and the later entries.

        Args:
            caller: Who gets the messages.
            sent_seq: The last entry that was sent; 0 for none.
            picture: Whether the caller may see the camera's picture.
        """
        with self._session.lock:
            head = self._session.head
            if head != self._head:
                self._head, self._written = head, {}
            key = caller, sent_seq, picture
            if key not in self._written:
                self._written[key] = self._write(caller, sent_seq, picture=picture)
            return self._written[key], head

    async def awaited(self, caller: Caller, sent_seq: int, *, picture: bool) -> Written:
        """As `since`, but serialized on a thread, once for all who wait for the same messages."""
        loop, head = asyncio.get_running_loop(), self._session.head
        key = loop, head, caller, sent_seq, picture
        if key not in self._under_way:
            self._under_way = {one: task for one, task in self._under_way.items() if one[1] == head}
            self._under_way[key] = loop.run_in_executor(
                _WRITERS, lambda: self.since(caller, sent_seq, picture=picture)
            )
        return await asyncio.shield(self._under_way[key])

    def _write(self, caller: Caller, sent_seq: int, *, picture: bool) -> tuple[str, ...]:
        session = session_json(self._session, caller, picture=picture)
        messages: list[dict[str, object]] = [{"type": "session", "session": session}]
        entries = entries_json(self._session, caller, after=sent_seq)
        if entries:
            messages.append({"type": "events", "events": entries})
        return tuple(as_text(message) for message in messages)


_LOCK = threading.Lock()


def news_of(session: Session) -> News:
    """The messages of a session, shared by all its streams; they are freed with it."""
    with _LOCK:
        if not isinstance(session.shared, News):
            session.shared = News(session)
        return session.shared
