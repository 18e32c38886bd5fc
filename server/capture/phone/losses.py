"""Measures the share of a phone's packets that did not arrive at the first attempt.

The phone reports losses too, but it learns of them only once or twice a second, so that its report
may be two seconds late.
"""

from collections import deque
from collections.abc import Iterable, Mapping
from typing import Final, Protocol

COUNTERS: Final = "_RTCRtpReceiver__remote_streams"
"""The private attribute with `aiortc`'s packet counters: its `getStats` covers only the last
stream, which may be that of repeated packets. If a later version lacks the counters, the phone's
own report is used."""

LOOKS: Final = 7
"""Number of readings of the counters that are remembered."""

NEAREST: Final = 2
"""The newest reading of the counters is compared with one at least this many readings earlier. Over
that time nearly as many packets are late at the beginning as at the end, so that late packets are
hardly counted as lost."""

LEAST_PACKETS: Final = 40
"""Fewest packets by which losses are judged: among fewer, a single lost packet would already be
more than a few per cent."""

SURELY_LOST: Final = 4
"""If at least this many packets are missing, some are certainly lost and not just late: a jitter of
30 ms delays two of 50 packets a second."""


class Counter(Protocol):
    """The packet counts of one stream."""

    packets_received: int

    @property
    def packets_expected(self) -> int:
        """How many packets were sent, by their sequence numbers."""
        ...


class Losses:
    """Keeps the last readings of a connection's packet counters."""

    def __init__(self) -> None:
        self._looks: deque[dict[int, tuple[int, int]]] = deque(maxlen=LOOKS)

    def share(self, receivers: Iterable[object]) -> float | None:
        """Read the counters, and compare them with earlier readings.

        Repeated packets come in a stream of their own, so the original packet still counts as lost.

        Args:
            receivers: The connection's receivers, as `aiortc` has them.

        Returns:
            The share of recent packets that did not arrive at the first attempt; None if too few
            packets came to judge.
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
    """For each stream, how many packets were sent and how many were received."""
    found: dict[int, tuple[int, int]] = {}
    for receiver in receivers:
        streams: Mapping[int, Counter] = getattr(receiver, COUNTERS, {})
        for ssrc, one in streams.items():
            found[ssrc] = one.packets_expected, one.packets_received
    return found
