"""The cameras of this machine, a glimpse of each, and choosing one on the page."""

import base64
from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Depends, HTTPException, Query, Request

from server.api.callers import local_referee
from server.api.parts import Parts, parts_of
from server.api.schemas import LONGEST_KEY, ChooseCamera
from server.capture.choosing import CameraChoice
from server.capture.source import SourceProblem

router = APIRouter(prefix="/api/cameras", dependencies=[Depends(local_referee)])
NO_CHOICE = (
    "No camera is chosen here: start the program with --camera, without --footage and --film."
)

Key = Annotated[str, Query(max_length=LONGEST_KEY)]


@router.get("")
def cameras(request: Request) -> dict[str, object]:
    """All cameras with their picture sizes and rates, and which one is in use."""
    return _cameras_json(parts_of(request))


@router.post("")
def choose(body: ChooseCamera, request: Request) -> dict[str, object]:
    """Switch to another camera; if that fails, the previous one goes on."""
    parts = parts_of(request)
    choice = _choice(parts)
    assert parts.watching is not None
    try:
        choice.choose(body.key, parts.watching.eye)
    except SourceProblem as problem:
        raise HTTPException(409, str(problem)) from problem
    return _cameras_json(parts)


@router.get("/glimpse")
def glimpse(key: Key, request: Request) -> dict[str, object]:
    """A small picture of one camera as a data URL, or why there is none."""
    parts = parts_of(request)
    try:
        picture = _choice(parts).glimpse(key, parts.ring.newest())
        return {"picture": _data_url(picture), "why": ""}
    except SourceProblem as problem:
        return {"picture": None, "why": str(problem)}


def _choice(parts: Parts) -> CameraChoice:
    if parts.choice is None:
        raise HTTPException(404, NO_CHOICE)
    return parts.choice


def _cameras_json(parts: Parts) -> dict[str, object]:
    if parts.choice is None:
        return {"choosable": False, "why": NO_CHOICE, "cameras": []}
    there = [asdict(one) for one in parts.choice.all()]
    return {"choosable": True, "why": "", "cameras": there}


def _data_url(jpeg: bytes) -> str:
    return f"data:image/jpeg;base64,{base64.b64encode(jpeg).decode()}"
