"""Answers over HTTP in the language that somebody asks for, as they are to who asks for none."""

import json
import re
from collections.abc import Callable
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from server.language.asked import ENGLISH, language_of
from server.language.teller import answer_in

CALLS: Final = ("/api/", "/health")
JSON: Final = "application/json"
MARK: Final = "etag"
_SESSION: Final = re.compile(r"/api/sessions/([^/]+)")


class InLanguage:
    """Tells the texts of JSON answers in the caller's language.

    Args:
        app: What answers.
        game_of: Which game a session plays, by its id; empty where there is no such session.
    """

    def __init__(self, app: ASGIApp, game_of: Callable[[str], str] = lambda _id: "") -> None:
        self._app = app
        self._game_of = game_of

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request; everything but a call in another language than English passes as it is."""
        if scope["type"] != "http" or not scope["path"].startswith(CALLS):
            await self._app(scope, receive, send)
            return
        language = language_of(HTTPConnection(scope))
        if language == ENGLISH:
            await self._app(scope, receive, send)
            return
        session = _SESSION.match(scope["path"])
        game = self._game_of(session[1]) if session else ""
        await self._app(_plain(scope), receive, _Telling(language, game, send))


class _Telling:
    """Sends an answer on, its texts told once all of it is there.

    Args:
        language: In which they are told.
        game: Which game the answer is about; empty where it is about none.
        send: Sends it on.
    """

    def __init__(self, language: str, game: str, send: Send) -> None:
        self._language = language
        self._game = game
        self._send = send
        self._start: Message | None = None
        self._body = b""

    async def __call__(self, message: Message) -> None:
        """One part of the answer."""
        if message["type"] == "http.response.start" and _is_told(Headers(raw=message["headers"])):
            self._start = message
            return
        if self._start is None:
            await self._send(message)
            return
        self._body += message.get("body", b"")
        if not message.get("more_body"):
            await self._tell(self._start)

    async def _tell(self, start: Message) -> None:
        body = told_in(self._language, self._body, self._game)
        headers = MutableHeaders(scope=start)
        headers["content-length"] = str(len(body))
        headers["content-language"] = self._language
        if MARK in headers:
            del headers[MARK]
        await self._send(start)
        await self._send({"type": "http.response.body", "body": body})


def told_in(language: str, body: bytes | str, game: str = "") -> bytes:
    """A JSON text with its texts in a language; `game`: which one it is about."""
    answer = answer_in(language, json.loads(body), game)
    return json.dumps(answer, ensure_ascii=False, separators=(",", ":")).encode()


def _plain(scope: Scope) -> Scope:
    """The request without wishes that would keep its answer from being read, or spare it."""
    unwanted = (b"accept-encoding", b"if-none-match")
    headers = [one for one in scope["headers"] if one[0] not in unwanted]
    return {**scope, "headers": headers}


def _is_told(headers: Headers) -> bool:
    """JSON that is no file to take away."""
    plain = headers.get("content-type", "").startswith(JSON)
    return plain and "content-disposition" not in headers
