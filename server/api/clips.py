"""The pictures behind an entry that rests on the camera, for looking again."""

from concurrent.futures import Future
from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Depends, HTTPException, Request, Response

from engine.plain import JsonObject
from server.api.answers import PICTURE
from server.api.callers import caller, session_named
from server.api.parts import parts_of
from server.capture.snapshots import Snapshot
from server.language.captions import captions_for
from server.language.negotiation import VARIES
from server.session import Caller, Session

router = APIRouter(prefix="/api/sessions/{session_id}/clips/{seq}")
SessionNamed = Annotated[Session, Depends(session_named)]
CallerKnown = Annotated[Caller, Depends(caller)]

KEPT = {"Cache-Control": "private, max-age=3600", "Vary": VARIES}
"""The pictures of an entry never change, so a browser need not ask twice in an evening; their
captions depend on the language."""


def clip_behind(
    seq: int, request: Request, session: SessionNamed, caller: CallerKnown
) -> tuple[Session, Snapshot]:
    """The pictures behind an entry.

    Raises:
        HTTPException: 403 if they might show somebody's cards, 404 if none are kept.
    """
    parts = parts_of(request)
    if not parts.sessions.shows_clips(session, caller):
        why = "The pictures are the referee's: they might show somebody's cards."
        raise HTTPException(403, why)
    with session.lock:
        if not 1 <= seq <= session.head:
            raise HTTPException(404, f"There is no entry {seq}; the newest is {session.head}.")
        rested = parts.desks.of(session).rested_on(session.entries[seq - 1].proposal)
    found = (parts.snapshots.of(sighting) for sighting in rested)
    clip = next((one for one in found if one is not None), None)
    if clip is None:
        raise HTTPException(404, "No pictures are kept of this entry.")
    return session, clip


ClipBehind = Annotated[tuple[Session, Snapshot], Depends(clip_behind)]


@router.get("")
def clip(seq: int, behind: ClipBehind) -> JsonObject:
    """The addresses of the pictures: the deciding one, and the replay of a fast event."""
    session, kept = behind
    path = f"/api/sessions/{session.record.id}/clips/{seq}"
    return {
        "picture": f"{path}/picture.jpg",
        "replay": [f"{path}/replay/{n}.jpg" for n in range(len(kept.replay))],
        "close": [f"{path}/close/{n}.jpg" for n in range(len(kept.close))],
        "decisive": list(kept.decisive),
        "readings": [asdict(one) for one in kept.readings],
    }


@router.get("/picture.jpg", response_class=Response, responses=PICTURE)
def picture(behind: ClipBehind, request: Request) -> Response:
    """The deciding picture, with what was seen drawn on it."""
    return _jpeg(behind[1].shown(captions_for(request)))


@router.get("/replay/{number}.jpg", response_class=Response, responses=PICTURE)
def replay(number: int, behind: ClipBehind) -> Response:
    """One frame of the replay."""
    return _jpeg(frame_of(behind[1].replay, number))


@router.get("/close/{number}.jpg", response_class=Response, responses=PICTURE)
def close(number: int, behind: ClipBehind) -> Response:
    """One frame of the replay, close up."""
    return _jpeg(frame_of(behind[1].close, number))


def frame_of(frames: tuple[Future[bytes], ...], number: int) -> bytes:
    """One frame of a replay, JPEG; waits until it is drawn.

    Raises:
        HTTPException: 404, there is no such frame.
    """
    if not 0 <= number < len(frames):
        raise HTTPException(404, f"The replay has {len(frames)} frames.")
    return frames[number].result()


def _jpeg(data: bytes) -> Response:
    return Response(data, media_type="image/jpeg", headers=KEPT)
