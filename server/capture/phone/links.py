"""Who may send a picture: one phone, by a link that opens once, for one evening."""

import secrets
import threading
import time
from collections.abc import Callable
from typing import Final

CODE_BYTES: Final = 12
LINK_S: Final = 900.0
"""An unopened link expires after this time."""

HOUR_S: Final = 3600.0


class PhoneLinks:
    """The open link, and the permission that a phone got by such a link.

    Neither is stored: both end with the program.

    Args:
        hours: How long a phone may send.
        clock: A monotonic clock, in seconds.
    """

    def __init__(self, hours: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._hours = hours
        self._clock = clock
        self._lock = threading.Lock()
        self._link: tuple[str, float] | None = None
        self._right: tuple[str, float] | None = None

    def new_link(self) -> str:
        """A code that gives one phone the permission; an earlier code becomes invalid."""
        code = secrets.token_urlsafe(CODE_BYTES)
        with self._lock:
            self._link = code, self._clock() + LINK_S
        return code

    def take(self, code: str) -> str | None:
        """Exchange a link's code for the permission, which any other phone then loses."""
        with self._lock:
            if not self._is(self._link, code):
                return None
            right = secrets.token_urlsafe(CODE_BYTES)
            self._link = None
            self._right = right, self._clock() + self._hours * HOUR_S
            return right

    def opens(self, code: str) -> bool:
        """Whether the code is that of the open link."""
        with self._lock:
            return self._is(self._link, code)

    def allows(self, right: str) -> bool:
        """Whether this permission allows sending."""
        with self._lock:
            return self._is(self._right, right)

    def withdraw(self) -> None:
        """Nobody may send until another link is opened."""
        with self._lock:
            self._link = self._right = None

    def _is(self, known: tuple[str, float] | None, code: str) -> bool:
        if known is None or self._clock() > known[1]:
            return False
        return secrets.compare_digest(known[0].encode(), code.encode())
