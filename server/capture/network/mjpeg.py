"""Motion JPEG over HTTP, as IP cameras and phone apps send it."""

import math
import socket
import threading
import time
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import suppress
from http.client import HTTPException, HTTPResponse
from typing import IO, Final
from urllib.error import HTTPError, URLError
from urllib.request import Request

import cv2
import numpy as np

from calibration.arrays import Image
from calibration.frame import Frame
from server.capture.clock import StreamClock
from server.capture.network.address import NetworkAddress
from server.capture.network.answers import no_answer, refused, silent
from server.capture.network.parts import PartReader
from server.capture.source import SourceProblem

ANSWER_S: Final = 5.0
"""Seconds after which a camera that has not answered is missing."""

SILENCE_S: Final = 3.0
"""Seconds without a picture after which a camera that has sent pictures counts as gone."""

STATED: Final = "x-timestamp"
"""Header with a picture's time in seconds, as mjpg-streamer and similar programs send it."""


class MjpegCamera:
    """A stream of JPEG pictures in one endless response.

    Args:
        address: http:// or https://.

    Raises:
        SourceProblem: It cannot be reached, refuses access, or sends something else.
    """

    live = True

    def __init__(self, address: NetworkAddress) -> None:
        self.name = f"camera {address.shown}"
        self._address = address
        self._reading = threading.Lock()
        self._answer = _opened(address)
        self._parts = _parts(self._answer, address)
        self._wire = _wire_of(self._answer)
        if self._wire:
            self._wire.settimeout(SILENCE_S)

    def frames(self) -> Iterator[Frame]:
        """Frames with the seconds since the first one, by the camera's clock if it sends one."""
        clock, index = StreamClock(), 0
        while True:
            headers, jpeg = self._next_part()
            arrived_s = time.monotonic()
            bgr = _decoded(jpeg)
            if bgr is not None:  # else it was damaged; the next one may be good
                yield Frame(bgr, index, clock.time_of(_stated_s(headers), arrived_s))
                index += 1

    def close(self) -> None:
        """Close the connection; anyone waiting for a picture is woken at once."""
        if self._wire:
            with suppress(OSError):  # the camera has closed it already
                self._wire.shutdown(socket.SHUT_RDWR)
        with self._reading:  # `http.client` fails if a response is closed while it is read
            self._answer.close()

    def _next_part(self) -> tuple[Mapping[str, str], bytes]:
        try:
            with self._reading:
                return self._parts.part()
        except (OSError, EOFError, ValueError, HTTPException) as error:
            raise silent(self._address) from error


def _opened(address: NetworkAddress) -> HTTPResponse:
    known = urllib.request.HTTPPasswordMgrWithDefaultRealm()
    known.add_password(None, address.plain_url, address.user, address.password)
    opener = urllib.request.build_opener(
        urllib.request.ProxyHandler({}),  # the camera is on the local network: no proxy
        _LetsGo(),
        urllib.request.HTTPDigestAuthHandler(known),
        urllib.request.HTTPBasicAuthHandler(known),
    )
    try:
        answer: HTTPResponse = opener.open(address.plain_url, timeout=ANSWER_S)
    except HTTPError as error:
        error.close()
        raise refused(address, error.code) from None
    except URLError as error:
        raise no_answer(address, error.reason) from None
    except (OSError, HTTPException, ValueError) as error:
        raise no_answer(address, error) from None
    return answer


class _LetsGo(urllib.request.BaseHandler):
    """Closes the 401 response, which the library's own handlers leave open."""

    handler_order = 400
    """Before the handlers that repeat the request with the password."""

    def http_error_401(self, _req: Request, fp: IO[bytes], *_: object) -> None:
        """Close the response; the next handler does the rest."""
        fp.close()


def _parts(answer: HTTPResponse, address: NetworkAddress) -> PartReader:
    if answer.headers.get_content_maintype() != "multipart":
        kind = answer.headers.get_content_type()
        answer.close()
        raise SourceProblem(
            f"Camera {address.shown} sends {kind} at this address, no stream of pictures; name the "
            "stream's own address, which its manual or app tells."
        )
    return PartReader(answer, str(answer.headers.get_param("boundary", "")))


def _wire_of(answer: HTTPResponse) -> socket.socket | None:
    """The socket, which `http.client` does not expose."""
    wire = getattr(getattr(answer.fp, "raw", None), "_sock", None)
    return wire if isinstance(wire, socket.socket) else None


def _stated_s(headers: Mapping[str, str]) -> float | None:
    try:
        stated_s = float(headers[STATED])
    except (KeyError, ValueError):
        return None
    return stated_s if math.isfinite(stated_s) else None


def _decoded(jpeg: bytes) -> Image | None:
    try:
        bgr = cv2.imdecode(np.frombuffer(jpeg, np.uint8), cv2.IMREAD_COLOR) if jpeg else None
    except cv2.error:
        return None
    return None if bgr is None else np.asarray(bgr, dtype=np.uint8)
