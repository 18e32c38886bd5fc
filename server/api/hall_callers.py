"""Who is calling in the hall: its referee or a spectator."""

from typing import Annotated, Final

from fastapi import Depends, HTTPException, Request
from starlette.requests import HTTPConnection

from server.api.callers import code_of, on_this_machine
from server.api.parts import parts_of
from server.session import REFEREE, Caller

PATH: Final = "/api/hall"
UNKNOWN: Final = "This needs a code of the hall, or a referee's; ask the hall's referee for a link."


def hall_caller_in(connection: HTTPConnection) -> Caller | None:
    """Who is calling, or None: a wrong code, or no code from another machine.

    A referee of any game is also a referee in the hall, as in the list of all games.
    """
    code = code_of(connection)
    if code is None:
        return REFEREE if on_this_machine(connection) else None
    parts = parts_of(connection)
    known = parts.hall.caller(code)
    if known is not None:
        return known
    sessions = parts.sessions
    holds = any(sessions.caller(one, code) == REFEREE for one in sessions.all())
    return REFEREE if holds else None


def check_hall_referee(connection: HTTPConnection) -> None:
    """Raise HTTPException for everybody but the hall's referee."""
    known = hall_caller_in(connection)
    if known is None:
        raise HTTPException(401, UNKNOWN)
    if known != REFEREE:
        raise HTTPException(403, "Only the hall's referee may do this; use the referee's link.")


async def hall_caller(request: Request) -> Caller:
    """The caller; 401 if that is unknown."""
    known = hall_caller_in(request)
    if known is None:
        raise HTTPException(401, UNKNOWN)
    return known


async def hall_referee(request: Request) -> None:
    """The caller must be the hall's referee; 401 or 403 for others."""
    check_hall_referee(request)


HallCaller = Annotated[Caller, Depends(hall_caller)]
