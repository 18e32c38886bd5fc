"""A line between two network namespaces that loses packets, delays them, and can be cut.

The kernel's own `netem` is not in every kernel; this thread carries all packets itself, TCP as
well as UDP, and counts those that it passes on, loses and delays.
"""

import heapq
import os
import random
import select
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from typing import Final

from tests.support.net_rooms import NetRoom, net_room

PACKET_BYTES: Final = 65536
PHONE, PROGRAM = "10.213.88.1", "10.213.88.2"  # of a private range; nobody else sees them

Packet = tuple[float, int, int, bytes]
"""A packet: the time in seconds when it is due, its number, its target device, its content."""


@dataclass
class LossyLine:
    """Carries packets between two devices, in both directions.

    Attributes:
        loss: The probability that a packet is lost, independently for each.
        jitter_s: The largest delay of a packet, random for each, so that they arrive out of order.
        cut: While it is set, all packets are dropped.
        passed: Number of packets carried.
        lost: Number of packets lost at random.
        late_s: Sum of the delays of the packets carried.
        swallowed: Number of packets dropped while it was cut.
    """

    loss: float = 0.0
    jitter_s: float = 0.0
    cut: bool = False
    passed: int = 0
    lost: int = 0
    late_s: float = 0.0
    swallowed: int = 0
    chance: random.Random = field(default_factory=lambda: random.Random(7))

    def carry(self, one: int, other: int, until: int) -> None:
        """Carry packets between two devices, until the third descriptor can be read."""
        to = {one: other, other: one}
        waiting: list[Packet] = []
        numbers = count()
        while True:
            pause_s = max(waiting[0][0] - time.monotonic(), 0.0) if waiting else None
            ready, _, _ = select.select([one, other, until], [], [], pause_s)
            if until in ready:
                return
            for device in ready:
                for data in _sent(device):
                    delay_s = self._delay_s()
                    if delay_s is not None:
                        due_s = time.monotonic() + delay_s
                        heapq.heappush(waiting, (due_s, next(numbers), to[device], data))
            while waiting and waiting[0][0] <= time.monotonic():
                _, _, device, data = heapq.heappop(waiting)
                with suppress(OSError):  # its queue is full, or it is down: as on any line
                    os.write(device, data)

    def _delay_s(self) -> float | None:
        """Delay of the next packet; None if it is lost."""
        if self.cut:
            self.swallowed += 1
            return None
        if self.chance.random() < self.loss:
            self.lost += 1
            return None
        delay_s = self.chance.random() * self.jitter_s
        self.passed += 1
        self.late_s += delay_s
        return delay_s


def _sent(device: int) -> Iterator[bytes]:
    """The packets that wait in a device."""
    with suppress(OSError):
        while True:
            yield os.read(device, PACKET_BYTES)


@dataclass(frozen=True, slots=True)
class Apart:
    """A phone and a program on networks of their own, and the only line between them."""

    phone: NetRoom
    program: NetRoom
    line: LossyLine


@contextmanager
def apart(*, loss: float = 0.0, jitter_s: float = 0.0) -> Iterator[Apart]:
    """Two namespaces and a line between them, until the block ends."""
    line = LossyLine(loss, jitter_s)
    with net_room("phone", PHONE) as phone, net_room("program", PROGRAM) as program:
        ended, end = os.pipe()
        words = (phone.device, program.device, ended)
        carrying = threading.Thread(target=line.carry, args=words, daemon=True)
        carrying.start()
        try:
            yield Apart(phone, program, line)
        finally:
            os.close(end)
            carrying.join()
            os.close(ended)
