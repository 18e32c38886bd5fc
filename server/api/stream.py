"""What happens, as it happens, over a WebSocket: the game, its proposals and the camera."""

import asyncio
import time
from contextlib import suppress
from dataclasses import dataclass

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from server.api.callers import caller_in
from server.api.camera import health_told
from server.api.commands import proposals_told
from server.api.news import as_text, news_of
from server.api.notices import notices_told
from server.api.parts import parts_of
from server.session import Caller, Session

router = APIRouter()
UNKNOWN_CALLER = 4401
UNKNOWN_SESSION = 4404


@dataclass(frozen=True, slots=True)
class _StreamPace:
    """How soon somebody is told.

    Attributes:
        camera_every_s: How often it is told how the camera does.
        gives_way_s: How long news wait, so that those who play have them first.
    """

    camera_every_s: float = 2.0
    gives_way_s: float = 0.0


_STREAM_PACES = {
    "referee": _StreamPace(camera_every_s=0.5),
    "spectator": _StreamPace(gives_way_s=0.1),
}


@router.websocket("/api/sessions/{session_id}/stream")
async def stream(socket: WebSocket, session_id: str) -> None:
    """Sends `session`, `events`, `camera` and, to the referee, `proposals` and `notices`."""
    session = parts_of(socket).sessions.get(session_id)
    who = caller_in(session, socket) if session else None
    await socket.accept()
    if session is None or who is None:
        await socket.close(UNKNOWN_CALLER if session else UNKNOWN_SESSION)
        return
    changed = asyncio.Event()
    loop = asyncio.get_running_loop()

    def tell_the_loop() -> None:
        loop.call_soon_threadsafe(changed.set)

    stop_listening = session.listen(tell_the_loop)
    listening = asyncio.create_task(_wait_for_the_end(socket))
    try:
        await _tell(socket, session, who, changed, listening)
    except WebSocketDisconnect:
        pass
    finally:
        stop_listening()
        listening.cancel()


async def _tell(
    socket: WebSocket,
    session: Session,
    who: Caller,
    changed: asyncio.Event,
    listening: "asyncio.Task[None]",
) -> None:
    """Tell all at first, then what is new, until the other side hangs up."""
    told_seq: int | None = None
    pace = _STREAM_PACES.get(who.role, _StreamPace())
    camera_at_s = 0.0
    changed.set()
    while not listening.done() and not parts_of(socket).closing.is_set():
        if caller_in(session, socket) != who:  # his code was withdrawn, or has ended
            await socket.close(UNKNOWN_CALLER)
            return
        if changed.is_set():
            await asyncio.sleep(pace.gives_way_s)
            changed.clear()
            texts, told_seq = await _fresh(socket, session, who, told_seq)
            for text in texts:
                await socket.send_text(text)
        if time.monotonic() >= camera_at_s:
            camera = {**health_told(parts_of(socket)), "picture": _picture(socket, session, who)}
            await socket.send_json({"type": "camera", **camera})
            camera_at_s = time.monotonic() + pace.camera_every_s
        with suppress(TimeoutError):
            await asyncio.wait_for(changed.wait(), max(0.0, camera_at_s - time.monotonic()))


async def _fresh(
    socket: WebSocket, session: Session, who: Caller, told_seq: int | None
) -> tuple[tuple[str, ...], int]:
    """What is new, on the loop itself where it is written already: a thread would cost more."""
    if who.role == "referee":
        return await asyncio.to_thread(_news, socket, session, who, told_seq)
    if told_seq == session.head:
        return (), told_seq
    news, picture = news_of(session), _picture(socket, session, who)
    at_once = news.at_once(who, told_seq or 0, picture=picture)
    if at_once is not None:
        return at_once
    return await asyncio.to_thread(news.since, who, told_seq or 0, picture=picture)


def _picture(socket: WebSocket, session: Session, who: Caller) -> bool:
    return parts_of(socket).sessions.sees_table(session, who)


def _news(
    socket: WebSocket, session: Session, who: Caller, told_seq: int | None
) -> tuple[tuple[str, ...], int]:
    """The referee's messages since an entry, as they are sent; all of them at first."""
    with session.lock:
        picture = _picture(socket, session, who)
        texts, head = news_of(session).since(who, told_seq or 0, picture=picture)
        proposals = {"type": "proposals", "proposals": proposals_told(socket, session)}
        notices = {"type": "notices", "notices": notices_told(socket, session)}
        return (*texts, as_text(proposals), as_text(notices)), head


async def _wait_for_the_end(socket: WebSocket) -> None:
    """Nothing is expected from the page; what matters is when it hangs up."""
    try:
        while True:
            await socket.receive_text()
    except (WebSocketDisconnect, RuntimeError):
        return
