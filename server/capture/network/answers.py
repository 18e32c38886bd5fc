"""Why a network camera cannot be used, in one sentence without secrets."""

import socket
import ssl
from typing import Final

from server.capture.network.address import NetworkAddress
from server.capture.source import SourceProblem

UNAUTHORIZED: Final = 401
"""Status code of HTTP and RTSP: a name and password are asked for."""
FORBIDDEN: Final = 403
"""Status code: this user may not see the stream."""
NOT_FOUND: Final = 404
"""Status code: there is no stream of this path."""


def refused(address: NetworkAddress, status: int) -> SourceProblem:
    """What an HTTP or RTSP error status means."""
    if status == UNAUTHORIZED and address.user:
        why = "does not take this name and password; look for typing errors in them"
    elif status == UNAUTHORIZED:
        why = f"asks for a name and password: write {address.scheme}://NAME:PASSWORD@HOST/PATH"
    elif status == FORBIDDEN:
        why = "does not let this name see its pictures; allow it in the camera's settings"
    elif status == NOT_FOUND:
        why = "knows no stream of that name; look up what comes after the machine's name"
    else:
        why = f"gives no pictures (its answer is {status}); restart it"
    return SourceProblem(f"Camera {address.shown} {why}.")


def no_answer(address: NetworkAddress, reason: object) -> SourceProblem:
    """What a missing or unreadable answer means."""
    if isinstance(reason, ssl.SSLError):
        why = "has no certificate that can be trusted; use its http:// or rtsp:// address"
    elif isinstance(reason, socket.gaierror):
        why = "is not known on this network; look for typing errors in the machine's name"
    elif isinstance(reason, ConnectionRefusedError):
        why = "does not answer at that port; check that its app or stream is started"
    elif isinstance(reason, OSError):
        why = "does not answer; check that it is on and in the same network"
    else:
        why = "answers, but not with a stream of pictures; check scheme, port and path"
    return SourceProblem(f"Camera {address.shown} {why}.")


def silent(address: NetworkAddress) -> SourceProblem:
    """A camera that has stopped sending pictures."""
    return SourceProblem(
        f"Camera {address.shown} sends no pictures any more: check that it is on and in reach of "
        "the network."
    )
