"""Asks an RTSP camera to describe its stream, to find out why it sends none.

RTSP (RFC 2326) resembles HTTP; a camera answers `DESCRIBE` with 401 if it requires a login. Names
and passwords are sent as in RFC 2617, basic or digest.
"""

import base64
import hashlib
import re
import secrets
import socket
from typing import Final

from server.capture.network.address import NetworkAddress
from server.capture.network.answers import UNAUTHORIZED, no_answer, refused

ANSWER_S: Final = 5.0
"""Seconds for which an answer is waited for."""
LONGEST_ANSWER: Final = 65_536
"""Most bytes that are read of an answer's head; real ones have less than a thousand."""
OK: Final = 200
"""Status code of RTSP: the stream is described."""
MOVED: Final = range(300, 400)
"""HTTP status codes of a redirect, which FFmpeg follows."""

_STATUS: Final = re.compile(rb"RTSP/\d\.\d (\d{3})")
_PART: Final = re.compile(r'(\w+)="?([^",]*)"?')


def check_stream(address: NetworkAddress) -> None:
    """Raise SourceProblem unless the camera describes its stream."""
    try:
        with socket.create_connection((address.host, address.port), timeout=ANSWER_S) as wire:
            status, challenges = _asked(wire, address, 1, None)
            if status == UNAUTHORIZED and address.user:
                status, _ = _asked(wire, address, 2, _credentials(address, challenges))
    except OSError as error:
        raise no_answer(address, error) from None
    if status is None:
        raise no_answer(address, "no RTSP")
    if status != OK and status not in MOVED:
        raise refused(address, status)


def _asked(
    wire: socket.socket, address: NetworkAddress, number: int, credentials: str | None
) -> tuple[int | None, list[str]]:
    """The answer's status, None if it is not RTSP, and its authentication challenges."""
    lines = [
        f"DESCRIBE {address.plain_url} RTSP/1.0",
        f"CSeq: {number}",
        "Accept: application/sdp",
        *([f"Authorization: {credentials}"] if credentials else []),
    ]
    wire.sendall("\r\n".join([*lines, "", ""]).encode())
    answer = b""
    while b"\r\n\r\n" not in answer and len(answer) < LONGEST_ANSWER:
        more = wire.recv(4096)
        if not more:
            break
        answer += more
    found = _STATUS.search(answer)
    challenges = re.findall(r"(?im)^www-authenticate:\s*(.+?)\s*$", answer.decode("latin-1"))
    return (int(found[1]) if found else None), challenges


def _credentials(address: NetworkAddress, challenges: list[str]) -> str:
    """The Authorization header: digest, which hides the password, if the camera supports it."""
    digest = next((one for one in challenges if one.lower().startswith("digest")), None)
    if digest is None:
        return "Basic " + base64.b64encode(f"{address.user}:{address.password}".encode()).decode()
    asked = dict(_PART.findall(digest))
    realm, nonce = asked.get("realm", ""), asked.get("nonce", "")
    who = _md5(f"{address.user}:{realm}:{address.password}")
    what = _md5(f"DESCRIBE:{address.plain_url}")
    once, counted = nonce, ""
    if "auth" in asked.get("qop", ""):
        own = secrets.token_hex(8)
        once, counted = f"{nonce}:00000001:{own}:auth", f', qop=auth, nc=00000001, cnonce="{own}"'
    return (
        f'Digest username="{address.user}", realm="{realm}", nonce="{nonce}", '
        f'uri="{address.plain_url}", response="{_md5(f"{who}:{once}:{what}")}"{counted}'
    )


def _md5(text: str) -> str:
    """The hash that RFC 2617 requires; used for nothing else."""
    return hashlib.md5(text.encode(), usedforsecurity=False).hexdigest()
