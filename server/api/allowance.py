"""Rate limit for each address: a burst at once, then a fixed number a minute."""

import ipaddress
import time
from collections.abc import Callable
from typing import Final

REMEMBERED: Final = 4096
"""Most addresses that are remembered. If there are more, half of them are forgotten, those with the
fullest buckets."""


class CallAllowance:
    """A token bucket for each address, which calls empty and time refills.

    Args:
        at_once: How many calls a full bucket allows.
        per_minute: How many calls it regains in a minute.
        clock: A monotonic clock, in seconds.
    """

    def __init__(
        self, at_once: int, per_minute: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._at_once = at_once
        self._per_s = per_minute / 60
        self._clock = clock
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, address: str) -> bool:
        """Count one call; False if none is left."""
        left = self._of(address)
        if left < 1:
            return False
        self._left[address] = left - 1, self._clock()
        if len(self._left) > REMEMBERED:
            self._forget()
        return True

    def is_spent(self, address: str) -> bool:
        """Whether no call is left; this does not count as a call."""
        return self._of(address) < 1

    def _of(self, address: str) -> float:
        left, at_s = self._left.get(address, (self._at_once, self._clock()))
        return min(self._at_once, left + (self._clock() - at_s) * self._per_s)

    def _forget(self) -> None:
        fullest = sorted(self._left, key=self._of, reverse=True)
        for address in fullest[: REMEMBERED // 2]:
            del self._left[address]


def neighbourhood(host: str) -> str:
    """The address under which calls are counted.

    With IPv6 it is the /64 network, because one machine can use all addresses in it.
    """
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is None:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(getattr(address, "ipv4_mapped", None) or address)
