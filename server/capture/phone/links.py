"""Permission for one phone to send its picture for an evening, by a link that opens once."""

import secrets
import threading
import time
from collections.abc import Callable
from typing import Final

CODE_BYTES: Final = 12
"""Random bytes of a code: 96 bits, which nobody guesses in an evening."""
LINK_S: Final = 900.0
"""Seconds after which an unopened link expires."""

HOUR_S: Final = 3600.0
"""Seconds in an hour."""


class PhoneLinks:
    """The unopened link, and the permission of the phone that opened an earlier one.

    Both are kept in memory only and end with the program.

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
        """Make the code of a new link; an earlier link that is still unopened becomes invalid."""
        code = secrets.token_urlsafe(CODE_BYTES)
        with self._lock:
            self._link = code, self._clock() + LINK_S
        return code

    def take(self, code: str) -> str | None:
        """Open a link: exchange its code for the permission to send.

        Any other phone loses its permission.

        Returns:
            The code of the permission; None if the link's code is wrong or has expired.
        """
        with self._lock:
            if not self._matches(self._link, code):
                return None
            right = secrets.token_urlsafe(CODE_BYTES)
            self._link = None
            self._right = right, self._clock() + self._hours * HOUR_S
            return right

    def opens(self, code: str) -> bool:
        """Whether the code is that of the unopened link."""
        with self._lock:
            return self._matches(self._link, code)

    def allows(self, right: str) -> bool:
        """Whether this permission allows sending."""
        with self._lock:
            return self._matches(self._right, right)

    def withdraw(self) -> None:
        """Withdraw link and permission: nobody may send until a new link is opened."""
        with self._lock:
            self._link = self._right = None

    def _matches(self, known: tuple[str, float] | None, code: str) -> bool:
        """Whether a code is the known one and has not expired."""
        if known is None or self._clock() > known[1]:
            return False
        return secrets.compare_digest(known[0].encode(), code.encode())
