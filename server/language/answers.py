"""Translates HTTP responses into the language that the caller asks for; the default is English."""

import json
import re
from collections.abc import Callable
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from server.language.negotiation import ENGLISH, language_of
from server.language.translating import translated_response

CALLS: Final = ("/api/", "/health")
JSON: Final = "application/json"
MARK: Final = "etag"
_SESSION: Final = re.compile(r"/api/sessions/([^/]+)")


class TranslatedResponses:
    """Middleware that translates the texts of JSON responses into the caller's language.

    Args:
        app: The application.
        game_of: The game of a session, by its id; empty if there is no such session.
    """

    def __init__(self, app: ASGIApp, game_of: Callable[[str], str] = lambda _id: "") -> None:
        self._app = app
        self._game_of = game_of

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request; only responses to calls in other languages than English change."""
        if scope["type"] != "http" or not scope["path"].startswith(CALLS):
            await self._app(scope, receive, send)
            return
        language = language_of(HTTPConnection(scope))
        if language == ENGLISH:
            await self._app(scope, receive, send)
            return
        session = _SESSION.match(scope["path"])
        game = self._game_of(session[1]) if session else ""
        await self._app(_without_caching(scope), receive, _ResponseTranslator(language, game, send))


class _ResponseTranslator:
    """Collects a whole response, translates its texts, and sends it on.

    Args:
        language: The target language.
        game: The game that the response is about; empty if none.
        send: Sends messages on.
    """

    def __init__(self, language: str, game: str, send: Send) -> None:
        self._language = language
        self._game = game
        self._send = send
        self._start: Message | None = None
        self._body = b""

    async def __call__(self, message: Message) -> None:
        """Take one message of the response; those that are not translated pass unchanged."""
        if message["type"] == "http.response.start" and _is_translated(
            Headers(raw=message["headers"])
        ):
            self._start = message
            return
        if self._start is None:
            await self._send(message)
            return
        self._body += message.get("body", b"")
        if not message.get("more_body"):
            await self._send_translated(self._start)

    async def _send_translated(self, start: Message) -> None:
        body = translated_json(self._language, self._body, self._game)
        headers = MutableHeaders(scope=start)
        headers["content-length"] = str(len(body))
        headers["content-language"] = self._language
        if MARK in headers:
            del headers[MARK]
        await self._send(start)
        await self._send({"type": "http.response.body", "body": body})


def translated_json(language: str, body: bytes | str, game: str = "") -> bytes:
    """JSON with its texts translated; `game` is the one that it is about."""
    answer = translated_response(language, json.loads(body), game)
    return json.dumps(answer, ensure_ascii=False, separators=(",", ":")).encode()


def _without_caching(scope: Scope) -> Scope:
    """The request without headers that would lead to a compressed response or a 304."""
    unwanted = (b"accept-encoding", b"if-none-match")
    headers = [one for one in scope["headers"] if one[0] not in unwanted]
    return {**scope, "headers": headers}


def _is_translated(headers: Headers) -> bool:
    """Whether a response is translated: JSON that is not a download."""
    plain = headers.get("content-type", "").startswith(JSON)
    return plain and "content-disposition" not in headers
