"""What happens, as it happens, over a WebSocket: the game, its proposals and the camera."""

import asyncio

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from server.api.callers import caller_in
from server.api.camera import health_told
from server.api.commands import proposals_told
from server.api.notices import notices_told
from server.api.parts import parts_of
from server.api.told import entries_told, session_told
from server.session import Caller, Session

router = APIRouter()
CAMERA_EVERY_S = 0.5
UNKNOWN_CALLER = 4401
UNKNOWN_SESSION = 4404


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
    told_seq = 0
    changed.set()
    while not listening.done() and not parts_of(socket).closing.is_set():
        if changed.is_set():
            changed.clear()
            messages, told_seq = await asyncio.to_thread(_news, socket, session, who, told_seq)
            for message in messages:
                await socket.send_json(message)
        await socket.send_json({"type": "camera", **health_told(parts_of(socket))})
        try:
            await asyncio.wait_for(changed.wait(), CAMERA_EVERY_S)
        except TimeoutError:
            continue


def _news(
    socket: WebSocket, session: Session, who: Caller, told_seq: int
) -> tuple[list[dict[str, object]], int]:
    with session.lock:
        messages: list[dict[str, object]] = [
            {"type": "session", "session": session_told(session, who)}
        ]
        entries = entries_told(session, who, after=told_seq)
        if entries:
            messages.append({"type": "events", "events": entries})
        if who.role == "referee":
            messages.append({"type": "proposals", "proposals": proposals_told(socket, session)})
            messages.append({"type": "notices", "notices": notices_told(socket, session)})
        return messages, session.head


async def _wait_for_the_end(socket: WebSocket) -> None:
    """Nothing is expected from the page; what matters is when it hangs up."""
    try:
        while True:
            await socket.receive_text()
    except (WebSocketDisconnect, RuntimeError):
        return
