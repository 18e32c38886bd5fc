"""Live updates over a WebSocket: the game, its proposals and the camera."""

import asyncio
import time
from contextlib import suppress
from functools import lru_cache

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from server.api.callers import caller_in
from server.api.camera import health_json
from server.api.message import as_text
from server.api.news import news_of
from server.api.notices import notices_json
from server.api.packing import packed_message
from server.api.parts import parts_of
from server.language.answers import translated_json
from server.language.negotiation import ENGLISH, language_of
from server.session import Caller, Session

router = APIRouter()
UNKNOWN_CALLER = 4401
"""WebSocket close code for a caller without a valid code, after HTTP's 401."""

UNKNOWN_SESSION = 4404
"""WebSocket close code for a game that does not exist, after HTTP's 404."""


_CAMERA_EVERY_S = {"referee": 0.5}
"""Seconds between two messages with the camera's state, by role; `_SELDOM_S` for other roles."""
_SELDOM_S = 2.0
"""Seconds between two messages with the camera's state for other roles than the referee."""

_CLOSING_S = 1.0
"""Longest time in seconds between the end of a connection and the news of it."""


@router.websocket("/api/sessions/{session_id}/stream")
async def stream(socket: WebSocket, session_id: str) -> None:
    """Sends `session`, `events`, `camera` and, to the referee, `proposals` and `notices`.

    As JSON text; with `?packed=gzip` long messages are binary, compressed with gzip.
    """
    session = parts_of(socket).sessions.get(session_id)
    caller = caller_in(session, socket) if session else None
    await socket.accept()
    if session is None or caller is None:
        await socket.close(UNKNOWN_CALLER if session else UNKNOWN_SESSION)
        return
    audience = news_of(session).audience
    listening = asyncio.create_task(_wait_for_the_end(socket))
    try:
        with audience.joined(is_spectator=caller.role == "spectator") as changed:
            await _send_updates(socket, session, caller, changed, listening)
    except WebSocketDisconnect:
        pass
    except RuntimeError:  # uvicorn raises it for what is sent after the connection was closed
        await asyncio.wait({listening}, timeout=_CLOSING_S)
        if not listening.done():
            raise
    finally:
        listening.cancel()


async def _send_updates(
    socket: WebSocket,
    session: Session,
    caller: Caller,
    changed: asyncio.Event,
    listening: "asyncio.Task[None]",
) -> None:
    """Send everything first, then what is new, until the other side hangs up."""
    sent_seq: int | None = None
    camera_at_s = 0.0
    changed.set()
    while not listening.done() and not parts_of(socket).closing.is_set():
        texts: tuple[str, ...] = ()
        if changed.is_set():
            changed.clear()
            texts, sent_seq = await _fresh(socket, session, caller, sent_seq)
        # After `_fresh`, which may wait for a command that gives the seat to somebody else.
        if caller_in(session, socket) != caller:  # the code was withdrawn, or has ended
            await socket.close(UNKNOWN_CALLER)
            return
        for text in texts:
            await _send(socket, session, text)
        if time.monotonic() >= camera_at_s:
            await _send(socket, session, as_text(_camera_json(socket, session, caller)))
            camera_at_s = time.monotonic() + _CAMERA_EVERY_S.get(caller.role, _SELDOM_S)
        with suppress(TimeoutError):
            await asyncio.wait_for(changed.wait(), max(0.0, camera_at_s - time.monotonic()))


def _camera_json(socket: WebSocket, session: Session, caller: Caller) -> dict[str, object]:
    """The camera's state, and which game a screen switches to if the players have begun another."""
    picture = _picture(socket, session, caller)
    message = {"type": "camera", **health_json(parts_of(socket)), "picture": picture}
    after = session.followed_by
    if after is None or caller.role == "seat":
        return message
    return {**message, "next": {"id": after.record.id, "code": after.record.codes["spectator"]}}


async def _send(socket: WebSocket, session: Session, text: str) -> None:
    """Send one message in the page's language, compressed if it asked for that."""
    text = await _in_language(socket, session, text)
    message = packed_message(text) if _wants_packed(socket) else text
    if isinstance(message, bytes):
        await socket.send_bytes(message)
    else:
        await socket.send_text(message)


async def _in_language(socket: WebSocket, session: Session, text: str) -> str:
    """A message in the listener's language; translated on a thread, because that may take long."""
    language = language_of(socket)
    if language == ENGLISH:
        return text
    return await asyncio.to_thread(_message_in, language, session.game.name, text)


@lru_cache(maxsize=64)
def _message_in(language: str, game: str, text: str) -> str:
    """A translated message, cached for all listeners."""
    return translated_json(language, text, game).decode()


def _wants_packed(socket: WebSocket) -> bool:
    return socket.query_params.get("packed") == "gzip"


async def _fresh(
    socket: WebSocket, session: Session, caller: Caller, sent_seq: int | None
) -> tuple[tuple[str, ...], int]:
    """The messages that are new since entry `sent_seq`, and the head that they describe."""
    if caller.role == "referee":
        return await asyncio.to_thread(_news, socket, session, caller, sent_seq)
    if sent_seq == session.head:
        return (), sent_seq
    picture = _picture(socket, session, caller)
    return await news_of(session).awaited(caller, sent_seq or 0, picture=picture)


def _picture(socket: WebSocket, session: Session, caller: Caller) -> bool:
    return parts_of(socket).sessions.sees_table(session, caller)


def _news(
    socket: WebSocket, session: Session, caller: Caller, sent_seq: int | None
) -> tuple[tuple[str, ...], int]:
    """The referee's messages since an entry, as text; everything if none was sent yet."""
    with session.lock:
        picture = _picture(socket, session, caller)
        news = news_of(session)
        texts, head = news.since(caller, sent_seq or 0, picture=picture)
        proposals = news.proposals.message(parts_of(socket))
        notices = {"type": "notices", "notices": notices_json(socket, session)}
        messages = (*texts, proposals, as_text(notices))
    if _wants_packed(socket):
        for text in messages:
            packed_message(text)  # fills the cache; compressing on the event loop would block it
    return messages, head


async def _wait_for_the_end(socket: WebSocket) -> None:
    """Wait until the page hangs up; messages from it are ignored."""
    try:
        while True:
            await socket.receive_text()
    except (WebSocketDisconnect, RuntimeError):
        return
