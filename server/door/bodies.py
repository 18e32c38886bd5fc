"""What a request brings along: read whole, but only so much of it and nested only so deep."""

import re
from typing import Final

from starlette.types import Message, Receive

MOST_BYTES: Final = 512 * 1024
"""A group's own cards and maps are a tenth of that."""

MOST_DEPTH: Final = 64
"""The deepest command nests six times."""

_TOKEN: Final = re.compile(rb'"(?:[^"\\]|\\.)*"|[\[{]|[\]}]', re.DOTALL)


class TooMuch(Exception):
    """The body is larger than anybody needs."""


class TooDeep(Exception):
    """The body is nested deeper than anybody needs."""


async def read_body(receive: Receive, declared: str | None, most: int = MOST_BYTES) -> bytes:
    """The whole body.

    Args:
        receive: Where it comes from.
        declared: Its `Content-Length`: a body that declares too much is not read at all.
        most: The most bytes that are read.

    Raises:
        TooMuch: There are more bytes than `most`.
        TooDeep: It nests more than MOST_DEPTH times.
    """
    if declared is not None and declared.isdecimal() and int(declared[:20]) > most:
        raise TooMuch
    body = bytearray()
    while True:
        message = await receive()
        body += message.get("body", b"")
        if len(body) > most:
            raise TooMuch
        if not message.get("more_body", False):
            break
    if depth(body) > MOST_DEPTH:
        raise TooDeep
    return bytes(body)


def depth(body: bytes | bytearray) -> int:
    """How deep lists and objects are nested in JSON; brackets in texts do not count."""
    if body.count(b"[") + body.count(b"{") <= MOST_DEPTH:
        return 0  # as far as anybody cares: it cannot be too deep
    deepest = now = 0
    for token in _TOKEN.finditer(body):
        kind = token[0][:1]
        now += (kind in b"[{") - (kind in b"]}")
        deepest = max(deepest, now)
    return deepest


def handed_on(body: bytes, receive: Receive) -> Receive:
    """The same body for whoever asks next; after it, what comes in as it comes."""
    given = False

    async def once() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return once
