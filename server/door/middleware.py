"""The door: rejects requests that are too many, too large or without a valid code.

It comes before the application, so that a stranger costs little: the code is checked before the
body is read, and the body only up to a limit. Outside it are only headers and translations.
"""

import re
from typing import Final

from fastapi import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from server.api.allowance import CallAllowance, neighbourhood
from server.api.callers import (
    caller_in,
    check_local_referee,
    find_session,
    is_loopback,
    why_unknown,
)
from server.api.exports import TAKE_IN
from server.api.hall_callers import PATH as HALL
from server.api.hall_callers import check_hall_referee, hall_caller_in
from server.api.parts import parts_of
from server.api.phone import OFFER, TAKE, check_phone
from server.door.bodies import MOST_BYTES, MOST_DEPTH, TooDeep, TooMuch, handed_on, read_body
from server.exports.game_file import MOST_GAME_BYTES

ONLY_READING: Final = ("GET", "HEAD", "OPTIONS")
REQUESTS_AT_ONCE: Final = 400
"""Requests that one address may send at once: opening a page takes about eighty, and several phones
may share an address."""

REQUESTS_PER_MINUTE: Final = 1200
"""Requests per minute that one address may send from then on."""

WRONG_CODES_AT_ONCE: Final = 20
"""Wrong codes that one address may try at once."""

WRONG_CODES_PER_MINUTE: Final = 10
"""Wrong codes per minute that it may try from then on: guessing takes too long."""

UNAUTHORIZED: Final = 401
"""HTTP status of a request without a valid code."""

TOO_OFTEN: Final = "That is too often; wait a minute."

_OF_SESSION: Final = re.compile(r"/api/sessions/([^/]+)(?:/|$)")


class Door:
    """Rejects what should not come in; calls from this machine are never counted.

    Args:
        app: The application behind the door.
        requests: Limits the requests of an address without a code of the game in question.
        wrong_codes: Limits the requests of an address that fail for want of a valid code.
    """

    def __init__(
        self,
        app: ASGIApp,
        requests: CallAllowance | None = None,
        wrong_codes: CallAllowance | None = None,
    ) -> None:
        self._app = app
        self._requests = requests or CallAllowance(REQUESTS_AT_ONCE, REQUESTS_PER_MINUTE)
        self._wrong_codes = wrong_codes or CallAllowance(
            WRONG_CODES_AT_ONCE, WRONG_CODES_PER_MINUTE
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, or one WebSocket."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        address = _stranger(connection)
        if address and self._comes_too_often(address, connection):
            await _turn_away(scope, receive, send, 429, TOO_OFTEN)
            return
        if address:
            send = self._counting(address, send)
        try:
            receive = await _checked(connection, receive)
        except HTTPException as refused:
            await _turn_away(scope, receive, send, refused.status_code, str(refused.detail))
            return
        await self._app(scope, receive, send)

    def _comes_too_often(self, address: str, connection: HTTPConnection) -> bool:
        """Whether an address has used up its requests or its wrong codes; takes one request.

        Calls with a code of their game are not counted as requests.
        """
        if self._wrong_codes.is_spent(address):
            return True
        return not _takes_part(connection) and not self._requests.take(address)

    def _counting(self, address: str, send: Send) -> Send:
        """Wraps `send` to count the responses that reject a code."""

        async def counted(message: Message) -> None:
            if UNAUTHORIZED in (message.get("status"), message.get("code", 0) - 4000):
                self._wrong_codes.take(address)
            await send(message)

        return counted


async def _checked(connection: HTTPConnection, receive: Receive) -> Receive:
    """Check the caller's code, then read the body; returns a channel that replays the body.

    Raises HTTPException if the caller has no code, or if the body is too large or too deep.
    """
    if connection.scope["type"] != "http" or connection.scope["method"] in ONLY_READING:
        return receive
    _check_code(connection)
    most = MOST_GAME_BYTES if connection.scope["path"] == TAKE_IN else MOST_BYTES
    try:
        body = await read_body(receive, connection.headers.get("content-length"), most)
    except TooMuch as error:
        detail = f"This is larger than {most // 1024} kB; send less."
        raise HTTPException(413, detail) from error
    except TooDeep as error:
        detail = f"This is nested more than {MOST_DEPTH} times; send it flatter."
        raise HTTPException(422, detail) from error
    return handed_on(body, receive)


def _takes_part(connection: HTTPConnection) -> bool:
    """Whether the caller has a code for the game, or for the hall, that the path names."""
    if connection.scope["path"] == HALL:
        return hall_caller_in(connection) is not None
    named = _OF_SESSION.match(connection.scope["path"])
    session = named and parts_of(connection).sessions.get(named[1])
    return bool(session and caller_in(session, connection))


def _check_code(connection: HTTPConnection) -> None:
    """Raises HTTPException unless the caller has a code for what they ask for."""
    path = connection.scope["path"]
    if path in (TAKE, OFFER):
        check_phone(connection)
        return
    if path.startswith(f"{HALL}/"):
        check_hall_referee(connection)
        return
    named = _OF_SESSION.match(path)
    if named is None:
        check_local_referee(connection)
        return
    session = find_session(parts_of(connection), named[1])
    if caller_in(session, connection) is None:
        raise HTTPException(UNAUTHORIZED, why_unknown(session, connection))


def _stranger(connection: HTTPConnection) -> str | None:
    """The address for which requests of another machine are counted; None for this machine."""
    client = connection.client
    if client is None or is_loopback(client.host):
        return None
    return neighbourhood(client.host)


async def _turn_away(scope: Scope, receive: Receive, send: Send, status: int, detail: str) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4000 + status})
        return
    # Close the connection rather than wait for the rest of the request.
    headers = {"Connection": "close", **({"Retry-After": "60"} if status == 429 else {})}
    answer = JSONResponse({"detail": detail}, status_code=status, headers=headers)
    await answer(scope, receive, send)
