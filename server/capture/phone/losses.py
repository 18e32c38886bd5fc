"""Counts the share of a phone's packets that did not arrive at once.

The phone itself learns of losses once or twice a second and reports them back, which may take two
seconds.
"""

from collections import deque
from collections.abc import Iterable, Mapping
from typing import Final, Protocol

COUNTERS: Final = "_RTCRtpReceiver__remote_streams"
"""Where `aiortc` counts. Its `getStats` covers only the last stream, which may be that of repeated
packets. If a later version lacks the counters, the phone's own report is used."""

LOOKS: Final = 7
NEAREST: Final = 2
"""The newest reading of the counters is compared with the last but one, or with an earlier one if
few packets come. Late packets are then about equally many at both readings, and the few that
differ weigh little."""

LEAST_PACKETS: Final = 40
"""Fewest packets by which losses are judged: with fewer, one lost packet cannot be told from a
share of 1 %."""

SURELY_LOST: Final = 4
"""Missing packets from which on some are surely lost: more than can be late, as a jitter of 30 ms
delays two of 50 packets a second."""


class Counter(Protocol):
    """The packet counts of one stream."""

    packets_received: int

    @property
    def packets_expected(self) -> int:
        """Expected packets, by their sequence numbers."""
        ...


class Losses:
    """The losses of one connection, from reading to reading."""

    def __init__(self) -> None:
        self._looks: deque[dict[int, tuple[int, int]]] = deque(maxlen=LOOKS)

    def share(self, receivers: Iterable[object]) -> float | None:
        """The share of recent packets that did not arrive at once; None if unknown.

        Repeated packets come in their own stream, and do not count as having arrived at once.

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
    """For each stream: packets sent, and packets received."""
    found: dict[int, tuple[int, int]] = {}
    for receiver in receivers:
        streams: Mapping[int, Counter] = getattr(receiver, COUNTERS, {})
        for ssrc, one in streams.items():
            found[ssrc] = one.packets_expected, one.packets_received
    return found
