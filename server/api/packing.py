"""Answers and messages, packed for slow networks; an answer is sent once to who keeps it."""

import gzip
import hashlib
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from fastapi import Request, Response

SMALLEST: Final = 9
"""How hard answers are packed: each once, in a few thousandths of a second."""

QUICK: Final = 4
"""How hard messages are packed: somebody waits for them. 34 kB take half a millisecond."""

ONE_PACKET: Final = 1400
"""Bytes that come in one packet, packed or not."""

KEPT: Final = 32
"""Packed answers that are kept: more than there are parts of the page and games."""


def packed_answer(
    request: Request, body: bytes, media_type: str, headers: Mapping[str, str]
) -> Response:
    """The same for everybody who may have it; 304 without a body to whoever has it already.

    Nothing that is secret beside what a caller wrote: packed together, the length would tell it.

    Args:
        request: What is answered.
        body: The whole answer.
        media_type: What it is.
        headers: Beside those about packing.
    """
    mark = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    told = {"Vary": "Accept-Encoding", **headers, "ETag": mark}
    if request.headers.get("if-none-match") == mark:
        return Response(status_code=304, headers=told)
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, told["Content-Encoding"] = _packed(body), "gzip"
    return Response(body, media_type=media_type, headers=told)


@lru_cache(maxsize=KEPT)
def packed_message(text: str) -> str | bytes:
    """A message of a stream: packed where that is worth it, once for all who are told the same."""
    body = text.encode()
    return text if len(body) <= ONE_PACKET else gzip.compress(body, QUICK, mtime=0)


@lru_cache(maxsize=KEPT)
def _packed(body: bytes) -> bytes:
    return gzip.compress(body, SMALLEST, mtime=0)
