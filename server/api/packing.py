"""Compressed responses and messages; a client that already has a response gets a 304."""

import gzip
import hashlib
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from fastapi import Request, Response

SMALLEST: Final = 9
"""Gzip level of responses: each is compressed once, in a few milliseconds."""

QUICK: Final = 4
"""Gzip level of messages, which must be fast: 34 kB take half a millisecond."""

ONE_PACKET: Final = 1400
"""Bytes that fit into one network packet, so that compressing less than that gains nothing."""

KEPT: Final = 32
"""Most compressed responses that are cached: more than the page has parts and games."""


def packed_answer(
    request: Request, body: bytes, media_type: str, headers: Mapping[str, str]
) -> Response:
    """A compressed response with an ETag; 304 without a body if the client has it already.

    It must not be used for a body that mixes secrets with text from the caller: if both are
    compressed together, the length reveals the secret (the BREACH attack).

    Args:
        request: The request that is answered.
        body: The whole body, not compressed.
        media_type: Its media type.
        headers: Further headers.
    """
    mark = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    all_headers = {"Vary": "Accept-Encoding", **headers, "ETag": mark}
    if request.headers.get("if-none-match") == mark:
        return Response(status_code=304, headers=all_headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, all_headers["Content-Encoding"] = _packed(body), "gzip"
    return Response(body, media_type=media_type, headers=all_headers)


@lru_cache(maxsize=KEPT)
def packed_message(text: str) -> str | bytes:
    """A stream's message, compressed if it does not fit into one packet; cached for all who get it.

    Returns:
        The compressed bytes, or the text unchanged.
    """
    body = text.encode()
    return text if len(body) <= ONE_PACKET else gzip.compress(body, QUICK, mtime=0)


@lru_cache(maxsize=KEPT)
def _packed(body: bytes) -> bytes:
    return gzip.compress(body, SMALLEST, mtime=0)
