"""Which share of a phone's packets did not come at once, as they are counted where they arrive.

The phone hears of it once or twice a second, and tells it back: that may take two seconds.
"""

from collections import deque
from collections.abc import Iterable, Mapping
from typing import Final, Protocol

COUNTERS: Final = "_RTCRtpReceiver__remote_streams"
"""Where `aiortc` counts; its `getStats` tells of one stream only, the last, which may be the one of
what was sent again. Where a later version has none, the phone's own word is left."""

LOOKS: Final = 7
NEAREST: Final = 2
"""The newest look at the counters is held against the last but one, or against one before it where
few packets come: of packets that are merely late there are as many then as now, but for a few, and
those must weigh little."""

LEAST_PACKETS: Final = 40
"""Of fewer nobody can tell one lost packet from a hundredth."""

SURELY_LOST: Final = 4
"""So many are more than are late: a jitter of 30 ms holds up two of 50 packets a second."""


class Counter(Protocol):
    """What is counted of one stream."""

    packets_received: int

    @property
    def packets_expected(self) -> int:
        """By the numbers that the packets bear."""
        ...


class Losses:
    """What one connection loses, from look to look."""

    def __init__(self) -> None:
        self._looks: deque[dict[int, tuple[int, int]]] = deque(maxlen=LOOKS)

    def share(self, receivers: Iterable[object]) -> float | None:
        """The share that did not come lately; None where nobody can tell.

        What is sent again comes by a stream of its own, and does not count as having come at once.

        Args:
            receivers: Of the connection, as `aiortc` has them.
        """
        self._looks.append(_counted(receivers))
        now = self._looks[-1]
        for before in list(self._looks)[:-NEAREST][::-1] or [self._looks[0]]:
            sent = sum(one[0] - before.get(ssrc, (0, 0))[0] for ssrc, one in now.items())
            came = sum(one[1] - before.get(ssrc, (0, 0))[1] for ssrc, one in now.items())
            if sent >= LEAST_PACKETS or sent - came >= SURELY_LOST:
                return min(max((sent - came) / sent, 0.0), 1.0)
        return None


def _counted(receivers: Iterable[object]) -> dict[int, tuple[int, int]]:
    """Of each stream: packets that were sent, and those that came."""
    found: dict[int, tuple[int, int]] = {}
    for receiver in receivers:
        streams: Mapping[int, Counter] = getattr(receiver, COUNTERS, {})
        for ssrc, one in streams.items():
            found[ssrc] = one.packets_expected, one.packets_received
    return found
