"""Pausing footage, and jumping in it."""

from fastapi import APIRouter, Depends, HTTPException, Request

from server.api.callers import local_referee
from server.api.parts import parts_of
from server.api.schemas import JumpInFootage, PauseFootage
from server.capture.playhead import Playhead
from server.capture.source import SourceProblem

router = APIRouter(prefix="/api/footage", dependencies=[Depends(local_referee)])
NO_FOOTAGE = "There is no footage; start the program with --footage."
NO_FILM = "A camera cannot be paused and has no earlier places; start with --footage for a film."
TWO_VIEWS = (
    "Two views of one table stay together: footage with --second is not paused or jumped in."
)


@router.post("/pause")
def pause(body: PauseFootage, request: Request) -> dict[str, object]:
    """Pause the film, or go on; while it is paused no frame is processed."""
    playhead = _playhead(request)
    playhead.pause(paused=body.paused)
    return _playhead_json(playhead)


@router.post("/jump")
def jump(body: JumpInFootage, request: Request) -> dict[str, object]:
    """Continue the film at another place, as a new scene; 422 if there is no such place."""
    playhead = _playhead(request)
    try:
        playhead.jump(body.to_s)
    except SourceProblem as problem:
        raise HTTPException(422, str(problem)) from problem
    return _playhead_json(playhead)


def _playhead(request: Request) -> Playhead:
    """The playhead of the film; HTTPException if there is none to be moved."""
    parts = parts_of(request)
    if parts.watching is None:
        raise HTTPException(404, NO_FOOTAGE)
    playhead = parts.watching.playhead
    if playhead is None:
        raise HTTPException(409, NO_FILM)
    if parts.second is not None:
        raise HTTPException(409, TWO_VIEWS)
    return playhead


def _playhead_json(playhead: Playhead) -> dict[str, object]:
    return {
        "position_s": playhead.position_s,
        "length_s": playhead.length_s,
        "paused": playhead.paused,
    }
