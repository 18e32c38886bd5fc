"""Who may send the picture: one phone, by a link that opens once, for one evening."""

import secrets
import threading
import time
from collections.abc import Callable
from typing import Final

CODE_BYTES: Final = 12
LINK_S: Final = 900.0
"""A link that nobody has opened for so long opens no more."""

HOUR_S: Final = 3600.0


class PhoneLinks:
    """The one link that is open, and the one right that was taken by such a link.

    Neither is written down anywhere: when the program ends, both are gone.

    Args:
        hours: So long a phone may send after it took its right.
        clock: Seconds that only rise.
    """

    def __init__(self, hours: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._hours = hours
        self._clock = clock
        self._lock = threading.Lock()
        self._link: tuple[str, float] | None = None
        self._right: tuple[str, float] | None = None

    def new_link(self) -> str:
        """A code that gives one phone the right; one given before opens no more."""
        code = secrets.token_urlsafe(CODE_BYTES)
        with self._lock:
            self._link = code, self._clock() + LINK_S
        return code

    def take(self, code: str) -> str | None:
        """The right, for the code of the link; it takes it from any phone that had it."""
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
        """Whether a phone may send its picture by this right."""
        with self._lock:
            return self._is(self._right, right)

    def withdraw(self) -> None:
        """Nobody may send any more, until another link is opened."""
        with self._lock:
            self._link = self._right = None

    def _is(self, known: tuple[str, float] | None, code: str) -> bool:
        if known is None or self._clock() > known[1]:
            return False
        return secrets.compare_digest(known[0].encode(), code.encode())
