"""Identifies callers by their code: the referee, a seat or a spectator.

Without a code, a caller on this machine is the referee.

FastAPI's dependencies here are `async` so that they run on the event loop. It runs plain functions
on threads, and while a camera is running, every switch of threads waits for the GIL.
"""

import ipaddress
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated
from urllib.parse import urlsplit

from fastapi import Depends, HTTPException, Request
from starlette.requests import HTTPConnection

from server.api.parts import Parts, parts_of
from server.session import REFEREE, Caller, Session

BEARER = "bearer "
LOOKS_ON = "spectator"
"""Value of the parameter `as` with which a caller sees no more than a spectator, for a screen that
others can see."""


async def session_named(session_id: str, request: Request) -> Session:
    """The session in the path; 404 if there is none."""
    return find_session(parts_of(request), session_id)


def find_session(parts: Parts, session_id: str) -> Session:
    """The session with that id; 404 if there is none, 409 if it is set aside."""
    session = parts.sessions.get(session_id)
    if session is None and parts.sessions.is_set_aside(session_id):
        raise HTTPException(409, "This game is damaged and set aside; the others go on.")
    if session is None:
        raise HTTPException(404, "There is no such game here; begin one or check the address.")
    return session


def caller_in(session: Session, connection: HTTPConnection) -> Caller | None:
    """Who is calling; None for a wrong code, or without a code from another machine."""
    known = _known_in(session, connection)
    if known is not None and connection.query_params.get("as") == LOOKS_ON:
        return Caller("spectator")
    return known


def _known_in(session: Session, connection: HTTPConnection) -> Caller | None:
    code = code_of(connection)
    if code is not None:
        return parts_of(connection).sessions.caller(session, code)
    return REFEREE if on_this_machine(connection) else None


async def caller(request: Request, session: Annotated[Session, Depends(session_named)]) -> Caller:
    """Who is calling; 401 if that is unknown."""
    known = caller_in(session, request)
    if known is None:
        raise HTTPException(401, why_unknown(session, request))
    return known


@contextmanager
def locked_for(known: Caller, session: Session, connection: HTTPConnection) -> Iterator[None]:
    """Lock a session for a caller, who must still be the same: 401 for others.

    The request may have waited for the lock while a command gave the caller's seat to somebody
    else.
    """
    with session.lock:
        if caller_in(session, connection) != known:
            raise HTTPException(401, why_unknown(session, connection))
        yield


def why_unknown(session: Session, connection: HTTPConnection) -> str:
    """Why the caller's code is not accepted, and what would mend it."""
    code = code_of(connection)
    if code is not None and session.caller(code) is not None:
        return "This code has ended with its evening; ask the referee for a new one."
    return "This needs the code of the referee, a seat or the spectators."


async def referee(known: Annotated[Caller, Depends(caller)]) -> Caller:
    """The caller, who must be the referee; 403 for others."""
    if known.role != "referee":
        raise HTTPException(403, "Only the referee may do this; use the referee's code.")
    return known


async def local_referee(request: HTTPConnection) -> None:
    """The caller must be on this machine, or have a referee's code of any game here."""
    check_local_referee(request)


def check_local_referee(request: HTTPConnection) -> None:
    """Raise HTTPException unless the caller is on this machine or has a referee's code."""
    code = code_of(request)
    if code is None and on_this_machine(request):
        return
    sessions = parts_of(request).sessions
    if code is None or not any(sessions.caller(s, code) == REFEREE for s in sessions.all()):
        raise HTTPException(401, "This needs the referee's code.")


def on_this_machine(connection: HTTPConnection) -> bool:
    """Whether the call comes from this machine, and not from another site's page.

    Another site's page in a browser on this machine also calls from here. It is recognized by its
    Origin header, or by the Host header if it uses DNS rebinding.
    """
    client = connection.client
    if client is None or not is_loopback(client.host):
        return False
    host = connection.headers.get("host", "")
    origin = connection.headers.get("origin")
    try:
        if not is_loopback(urlsplit(f"//{host}").hostname or ""):
            return False
        return origin is None or urlsplit(origin).netloc == host
    except ValueError:  # one of the two is no address, such as "["
        return False


def has_no_code(connection: HTTPConnection) -> bool:
    """Whether the caller has sent no code, right or wrong."""
    return code_of(connection) is None


def code_of(connection: HTTPConnection) -> str | None:
    """The code that the caller has sent, right or wrong."""
    code = bearer_of(connection)
    # In a browser, requests for pictures and WebSockets cannot have the header.
    return connection.query_params.get("code") if code is None else code


def bearer_of(connection: HTTPConnection) -> str | None:
    """The code in the header, if there is one."""
    header = connection.headers.get("authorization", "")
    return header[len(BEARER) :].strip() if header.lower().startswith(BEARER) else None


def is_loopback(host: str) -> bool:
    """Whether a name or address is this machine's own."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
