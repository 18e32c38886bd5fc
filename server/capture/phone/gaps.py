"""Gives up lost packets, which would block the picture.

`aiortc` requests a missing packet once, and again when another one is missing. If the repeated
packet is lost too, and no other one, it waits until 512 packets have arrived after it: many
seconds of a small picture.
"""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Final, Protocol

from server.capture.phone.losses import COUNTERS

BUFFER: Final = "_RTCRtpReceiver__jitter_buffer"
SENT_AGAIN: Final = "_RTCRtpReceiver__rtx_ssrc"
ASK: Final = "_send_rtcp_pli"
"""Where `aiortc` keeps the packets of incomplete pictures, which streams carry repeated packets,
and how it requests a whole picture (RFC 4585, 6.3.1). A later version may lack them: then nothing
is done."""

GIVE_UP_S: Final = 0.4
"""A requested packet that has not arrived after this time never arrives: on the tests' bad Wi-Fi it
takes a tenth of a second."""


class PacketBuffer(Protocol):
    """A ring of packets, from the first missing one on."""

    _origin: int | None

    @property
    def _packets(self) -> Sequence[object | None]: ...

    @property
    def capacity(self) -> int:
        """Number of places in the ring."""
        ...

    def remove(self, count: int) -> None:
        """Drop `count` places."""
        ...


class Gaps:
    """The missing packets of one connection, from check to check."""

    def __init__(self) -> None:
        self._awaited: dict[int, tuple[int, float]] = {}

    async def give_up(self, receivers: Iterable[object], now_s: float) -> int:
        """Drop what has waited for `GIVE_UP_S`, and ask the phone for a whole picture.

        Args:
            receivers: Of the connection, as `aiortc` has them.
            now_s: By a monotonic clock.

        Returns:
            How many receivers were freed.
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
