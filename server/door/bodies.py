"""Reading request bodies, with limits on size and on depth of nesting."""

import re
from typing import Final

from starlette.types import Message, Receive

MOST_BYTES: Final = 512 * 1024
"""Most bytes in a request's body; a group's own cards and maps need a tenth of that."""

MOST_DEPTH: Final = 64
"""Most levels of nesting in a request's JSON; the deepest command has six."""

_TOKEN: Final = re.compile(rb'"(?:[^"\\]|\\.)*"?|[\[{]|[\]}]', re.DOTALL)
"""A string or a bracket. A string that is not closed lasts to the end: if it did not match, each of
its quotation marks would be tried as the beginning of another one."""


class TooMuch(Exception):
    """The body is larger than any real request."""


class TooDeep(Exception):
    """The body is nested deeper than any real request."""


async def read_body(receive: Receive, declared: str | None, most: int = MOST_BYTES) -> bytes:
    """The whole body.

    Args:
        receive: The ASGI channel that it comes from.
        declared: Its `Content-Length`: a body that declares more than `most` is not read at all.
        most: The most bytes that are read.

    Raises:
        TooMuch: There are more bytes than `most`.
        TooDeep: It is nested more than MOST_DEPTH levels deep.
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
    """How deep lists and objects are nested in JSON; brackets in strings do not count.

    Returns 0 without a search if there are too few brackets to exceed MOST_DEPTH.
    """
    if body.count(b"[") + body.count(b"{") <= MOST_DEPTH:
        return 0
    deepest = now = 0
    for token in _TOKEN.finditer(body):
        kind = token[0][:1]
        now += (kind in b"[{") - (kind in b"]}")
        deepest = max(deepest, now)
    return deepest


def handed_on(body: bytes, receive: Receive) -> Receive:
    """A channel that first replays the body, then passes on what else comes in."""
    given = False

    async def once() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return once
