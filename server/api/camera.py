"""The live picture and the health of the camera."""

import time
from collections.abc import AsyncIterator, Callable
from dataclasses import asdict, replace

from fastapi import APIRouter, HTTPException, Request, Response
from fastapi.responses import JSONResponse, StreamingResponse

from server.api.answers import LIVE, PICTURE, UNWELL
from server.api.callers import caller_in, has_no_code, on_this_machine
from server.api.parts import Parts, parts_of
from server.encodable import encodable
from server.language.captions import captions_for

router = APIRouter()
BOUNDARY = "frame"
CHECK_RIGHTS_S = 1.0
"""Most seconds for which a caller still gets pictures after losing the right to them."""


@router.get("/api/camera/frame.jpg", response_class=Response, responses=PICTURE)
def frame(request: Request) -> Response:
    """The newest picture with what was seen on it."""
    _check_may_look(request)
    newest = parts_of(request).preview.newest(captions_for(request))
    if newest is None:
        raise HTTPException(404, "There is no picture yet; see /health for what the camera does.")
    return Response(newest, media_type="image/jpeg", headers={"Cache-Control": "no-store"})


@router.get("/api/camera/second.jpg", response_class=Response, responses=PICTURE)
def second_frame(request: Request) -> Response:
    """The newest picture of the second camera."""
    _check_may_look(request)
    second = parts_of(request).second
    newest = second.camera.preview.newest(captions_for(request)) if second else None
    if newest is None:
        raise HTTPException(
            404, "There is no second picture; see /health for what its camera does."
        )
    return Response(newest, media_type="image/jpeg", headers={"Cache-Control": "no-store"})


@router.get("/api/camera/live", response_class=StreamingResponse, responses=LIVE)
def live(request: Request) -> StreamingResponse:
    """The live picture as motion JPEG."""
    _check_may_look(request)
    return StreamingResponse(
        _motion_jpeg(parts_of(request), request, first=on_this_machine(request)),
        media_type=f"multipart/x-mixed-replace; boundary={BOUNDARY}",
        headers={"Cache-Control": "no-store"},
    )


@router.get("/health", responses=UNWELL)
def health(request: Request) -> JSONResponse:
    """The health of camera and store; status 503 if the picture is not fresh."""
    content = health_json(parts_of(request))
    return JSONResponse(content, status_code=200 if content["ok"] else 503)


def health_json(parts: Parts) -> dict[str, object]:
    """The health of cameras and store; never "ok" with a frozen picture.

    Only the first camera counts: the game goes on without the second.
    """
    camera = parts.watching.health() if parts.watching else None
    second = parts.second.camera.watching.health() if parts.second else None
    if camera and second and second.problem:
        gone = f"Second camera: {second.problem}"
        camera = replace(camera, conditions=(*camera.conditions, gone))
    store = _store_json(parts)
    sound = camera is None or not (camera.frozen or camera.problem)
    return {
        "ok": sound and not store["problems"],
        "camera": asdict(camera) if camera else None,
        "second": asdict(second) if second else None,
        "store": store,
    }


def _store_json(parts: Parts) -> dict[str, object]:
    sessions = parts.sessions
    return {
        "sessions": len(sessions.all()),
        "set_aside": len(sessions.set_aside),
        "problems": [encodable(one) for one in parts.troubles()],
    }


def _check_may_look(request: Request) -> None:
    """Raise HTTPException unless the caller may see what the camera sees."""
    sessions = parts_of(request).sessions
    watched = sessions.newest()
    known = caller_in(watched, request) if watched else None
    if watched is None or known is None:
        _check_is_nobodys(request)
    elif not sessions.sees_table(watched, known):
        raise HTTPException(403, "The picture is the referee's: it might show somebody's cards.")


def _check_is_nobodys(request: Request) -> None:
    """Raise HTTPException unless the caller is on this machine and has no code of another game."""
    if has_no_code(request) and on_this_machine(request):
        return
    others = parts_of(request).sessions.all()
    if any(caller_in(session, request) for session in others):
        raise HTTPException(403, "The camera looks at another game; its codes show the picture.")
    raise HTTPException(401, "This needs a code of the game that the camera looks at.")


async def _motion_jpeg(parts: Parts, request: Request, *, first: bool) -> AsyncIterator[bytes]:
    # A browser shows a picture once it has read the head of the next one, so that is sent with it.
    next_head = f"\r\n--{BOUNDARY}\r\nContent-Type: image/jpeg\r\n\r\n".encode()
    yield next_head.lstrip()
    going_on = _while_allowed(parts, request)
    words = captions_for(request)
    async for picture in parts.live.pictures(going_on, first=first, words=words):
        if await request.is_disconnected():
            return
        yield picture + next_head


def _while_allowed(parts: Parts, request: Request) -> Callable[[], bool]:
    """A check before each picture: is the program still running, and may the caller still look?"""
    checked_at_s = time.monotonic()

    def allowed() -> bool:
        nonlocal checked_at_s
        if time.monotonic() - checked_at_s > CHECK_RIGHTS_S:
            checked_at_s = time.monotonic()
            try:
                _check_may_look(request)
            except HTTPException:
                return False
        return not parts.closing.is_set()

    return allowed
