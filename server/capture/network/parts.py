"""Reads the parts of an endless multipart response: headers and content."""

from collections.abc import Mapping
from typing import Final, Protocol

LARGEST_PART: Final = 20_000_000
"""Most bytes of one part of the stream: a JPEG of forty million pixels."""

LONGEST_LINE: Final = 65_536
"""Most bytes of a line between two parts; real ones have less than a hundred."""
MOST_LINES_BETWEEN: Final = 50
"""Most lines between two parts, and most headers of a part."""


class LineReader(Protocol):
    """A stream of bytes."""

    def read(self, size: int, /) -> bytes:
        """Up to `size` bytes, fewer at the end."""
        ...

    def readline(self, limit: int, /) -> bytes:
        """Up to the next line feed, at most `limit` bytes."""
        ...


class PartReader:
    """Reads part after part.

    Args:
        stream: The body of the response.
        boundary: As the response declares it. Some cameras include the leading dashes, some do
            not, and some declare none.
    """

    def __init__(self, stream: LineReader, boundary: str) -> None:
        self._stream = stream
        self._boundary = boundary.strip('"-').encode("latin-1", "replace")
        self._at_part = False

    def part(self) -> tuple[Mapping[str, str], bytes]:
        """The headers of the next part by lower-case name, and its content.

        Raises:
            EOFError: The response ends.
            ValueError: It is not a sequence of parts.
        """
        self._go_to_part()
        headers = self._headers()
        length = headers.get("content-length", "")
        if length.isdecimal():
            return headers, self._exactly(int(length))
        return headers, self._up_to_the_next()

    def _go_to_part(self) -> None:
        for _ in range(MOST_LINES_BETWEEN):
            if self._at_part or self._is_boundary(self._line()):
                self._at_part = False
                return
        raise ValueError("no part begins")

    def _headers(self) -> dict[str, str]:
        headers: dict[str, str] = {}
        for _ in range(MOST_LINES_BETWEEN):
            line = self._line().strip()
            if not line:
                return headers
            name, _, value = line.decode("latin-1").partition(":")
            headers[name.strip().lower()] = value.strip()
        raise ValueError("too many headers")

    def _exactly(self, size: int) -> bytes:
        if size > LARGEST_PART:
            raise ValueError("too large")
        data = self._stream.read(size)
        if len(data) < size:
            raise EOFError
        return data

    def _up_to_the_next(self) -> bytes:
        data = bytearray()
        while not self._is_boundary(line := self._line()):
            data += line
            if len(data) > LARGEST_PART:
                raise ValueError("too large")
        self._at_part = True
        return bytes(data)

    def _is_boundary(self, line: bytes) -> bool:
        return line.startswith(b"--") and line.lstrip(b"-").startswith(self._boundary)

    def _line(self) -> bytes:
        line = self._stream.readline(LONGEST_LINE)
        if not line:
            raise EOFError
        return line
