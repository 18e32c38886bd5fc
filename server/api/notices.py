"""Notices to the referee on measurements that were checked again, over HTTP."""

from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Depends, Request
from starlette.requests import HTTPConnection

from engine.plain import JsonObject
from server.api.callers import referee, session_named
from server.api.parts import parts_of
from server.session import Caller, Session

router = APIRouter(prefix="/api/sessions/{session_id}/notices")
SessionNamed = Annotated[Session, Depends(session_named)]
Referee = Annotated[Caller, Depends(referee)]


@router.get("")
def notices(request: Request, session: SessionNamed, _: Referee) -> list[JsonObject]:
    """The notices that have not been put aside yet."""
    return notices_json(request, session)


def notices_json(request: HTTPConnection, session: Session) -> list[JsonObject]:
    """Each with its number, its text and the entries of the ledger that it is about."""
    return [asdict(notice) for notice in parts_of(request).desks.of(session).notices()]


@router.post("/{number}/put-aside")
def put_aside(number: int, request: Request, session: SessionNamed, _: Referee) -> JsonObject:
    """Put a notice aside: the referee has read it."""
    parts_of(request).desks.of(session).put_aside(number)
    return {"put_aside": number}
