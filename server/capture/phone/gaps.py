"""Gives up lost packets that would block the picture.

`aiortc` requests a missing packet again only once, or when another packet is missing. If the
repeated packet is lost as well, and no other packet is, `aiortc` waits until 512 later packets have
arrived; for a small picture that takes many seconds.
"""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Final, Protocol

from server.capture.phone.losses import COUNTERS

BUFFER: Final = "_RTCRtpReceiver__jitter_buffer"
SENT_AGAIN: Final = "_RTCRtpReceiver__rtx_ssrc"
ASK: Final = "_send_rtcp_pli"
"""Private attributes of `aiortc`'s receivers: the packets of incomplete pictures, the streams that
carry repeated packets, and the method that requests a whole picture (RFC 4585, 6.3.1). If a later
version lacks them, nothing is done."""

GIVE_UP_S: Final = 0.4
"""Seconds after which a requested packet is given up: on the simulated bad Wi-Fi of the tests it
arrives within a tenth of a second, if at all."""


class PacketBuffer(Protocol):
    """The ring buffer in which `aiortc` collects the packets of the next picture."""

    _origin: int | None

    @property
    def _packets(self) -> Sequence[object | None]: ...

    @property
    def capacity(self) -> int:
        """Number of places in the ring."""
        ...

    def remove(self, count: int) -> None:
        """Drop the packets in the first `count` places."""
        ...


class Gaps:
    """Remembers which packets of a connection are missing, and since when."""

    def __init__(self) -> None:
        self._awaited: dict[int, tuple[int, float]] = {}

    async def give_up(self, receivers: Iterable[object], now_s: float) -> int:
        """Give up packets that have been missing for `GIVE_UP_S`.

        The receiver's packets are dropped, and the phone is asked for a whole picture.

        Args:
            receivers: The connection's receivers, as `aiortc` has them.
            now_s: The time by a monotonic clock.

        Returns:
            For how many receivers packets were given up.
        """
        freed = 0
        for receiver in receivers:
            buffer: PacketBuffer | None = getattr(receiver, BUFFER, None)
            awaited = None if buffer is None else missing(buffer)
            before, since_s = self._awaited.pop(id(receiver), (None, now_s))
            if buffer is None or awaited is None:
                continue
            since_s = since_s if awaited == before else now_s
            if now_s - since_s < GIVE_UP_S:
                self._awaited[id(receiver)] = awaited, since_s
                continue
            buffer.remove(buffer.capacity)
            buffer._origin = None
            await _ask_for_whole_picture(receiver)
            freed += 1
        return freed


def missing(buffer: PacketBuffer) -> int | None:
    """The number of the missing packet that blocks later ones; None if none is missing."""
    if buffer._origin is None:
        return None
    ahead = [
        buffer._packets[(buffer._origin + place) % buffer.capacity] is not None
        for place in range(buffer.capacity)
    ]
    first = ahead.index(False) if False in ahead else buffer.capacity
    return buffer._origin + first if any(ahead[first:]) else None


async def _ask_for_whole_picture(receiver: object) -> None:
    ask: Callable[[int], Awaitable[None]] | None = getattr(receiver, ASK, None)
    if ask is None:
        return
    again = getattr(receiver, SENT_AGAIN, {})
    for ssrc in [one for one in getattr(receiver, COUNTERS, {}) if one not in again]:
        await ask(ssrc)
