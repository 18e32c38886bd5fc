"""How much one address may ask: so much at once, and so much a minute after that."""

import ipaddress
import time
from collections.abc import Callable
from typing import Final

REMEMBERED: Final = 4096
"""Addresses; of more the ones that have asked least lately are forgotten."""


class CallAllowance:
    """A bucket for every address: emptied by asking, filled by time.

    Args:
        at_once: What a full bucket holds.
        per_minute: How fast it fills.
        clock: Seconds that only ever grow.
    """

    def __init__(
        self, at_once: int, per_minute: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._at_once = at_once
        self._per_s = per_minute / 60
        self._clock = clock
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, address: str) -> bool:
        """Ask once; False where nothing is left."""
        left = self._of(address)
        if left < 1:
            return False
        self._left[address] = left - 1, self._clock()
        if len(self._left) > REMEMBERED:
            self._forget()
        return True

    def is_spent(self, address: str) -> bool:
        """Whether nothing is left; asks nothing."""
        return self._of(address) < 1

    def _of(self, address: str) -> float:
        left, at_s = self._left.get(address, (self._at_once, self._clock()))
        return min(self._at_once, left + (self._clock() - at_s) * self._per_s)

    def _forget(self) -> None:
        fullest = sorted(self._left, key=self._of, reverse=True)
        for address in fullest[: REMEMBERED // 2]:
            del self._left[address]


def neighbourhood(host: str) -> str:
    """What counts as one address: with IPv6 the network of 64 bits, all of it one machine's."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is None:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(getattr(address, "ipv4_mapped", None) or address)
