"""A bad Wi-Fi between a phone and the program: packets are lost, come late, or not at all.

The kernel's own `netem` is not available everywhere; this relay forwards UDP in both directions.
Its address replaces the real ones in the ICE candidates that phone and program exchange.
"""

import asyncio
import random
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

Address = tuple[str, int]

CANDIDATE: Final = re.compile(r"^a=candidate:.*\r\n", re.M)
OF_PROGRAM: Final = re.compile(r"^a=candidate:\S+ 1 udp \d+ ([\d.]+) (\d+) typ host.*$", re.M)
LINE: Final = "a=candidate:1 1 udp 2130706431 {} {} typ host\r\n"


@dataclass
class BadWifi:
    """One relay.

    Attributes:
        host: Where it listens.
        loss: The probability that a packet is lost, independently for each.
        jitter_s: The largest delay of a packet, random for each, so that they arrive out of order.
        cut: While it is set, all packets are dropped.
    """

    host: str
    loss: float = 0.0
    jitter_s: float = 0.0
    cut: bool = False
    passed: int = 0
    lost: int = 0
    chance: random.Random = field(default_factory=lambda: random.Random(7))
    to_phone: "asyncio.DatagramTransport | None" = None
    to_program: "asyncio.DatagramTransport | None" = None
    phone: Address | None = None
    program: Address | None = None

    def offered(self, sdp: str) -> str:
        """Return a phone's offer with the relay's address in place of the phone's."""
        return self._moved(sdp, self.to_program)

    def answered(self, sdp: str) -> str:
        """Return the program's answer with the relay's address in place of the program's."""
        found = OF_PROGRAM.search(sdp)
        assert found, sdp
        self.program = found[1], int(found[2])
        return self._moved(sdp, self.to_phone)

    def _moved(self, sdp: str, end: "asyncio.DatagramTransport | None") -> str:
        assert end is not None
        port = end.get_extra_info("sockname")[1]
        bare = CANDIDATE.sub("", sdp).replace("a=end-of-candidates\r\n", "")
        first = bare.index("m=")
        head, rest = bare[:first], bare[first:]
        # Behind the first picture's or words' own lines; all goes over one connection.
        line_end = rest.index("\r\n", rest.index("c=IN")) + 2
        return head + rest[:line_end] + LINE.format(self.host, port) + rest[line_end:]

    def carry(
        self, data: bytes, end: "asyncio.DatagramTransport | None", to: Address | None
    ) -> None:
        """Forward one packet to where it belongs, unless it is lost."""
        if to is None or end is None:
            return
        if self.cut or self.chance.random() < self.loss:
            self.lost += 1
            return
        self.passed += 1
        loop = asyncio.get_running_loop()
        loop.call_later(self.chance.random() * self.jitter_s, _send, end, data, to)


def _send(end: asyncio.DatagramTransport, data: bytes, to: Address) -> None:
    if not end.is_closing():
        end.sendto(data, to)


class _End(asyncio.DatagramProtocol):
    def __init__(self, wifi: BadWifi, *, phones: bool) -> None:
        self._wifi = wifi
        self._phones = phones

    def datagram_received(self, data: bytes, addr: Address) -> None:
        wifi = self._wifi
        if self._phones:
            wifi.phone = addr[0], addr[1]
            wifi.carry(data, wifi.to_program, wifi.program)
        else:
            wifi.carry(data, wifi.to_phone, wifi.phone)


@contextmanager
def bad_wifi(host: str, *, loss: float = 0.0, jitter_s: float = 0.0) -> Iterator[BadWifi]:
    """A relay that runs until the block ends."""
    wifi = BadWifi(host, loss, jitter_s)
    loop = asyncio.new_event_loop()

    async def listen() -> None:
        wifi.to_phone, _ = await loop.create_datagram_endpoint(
            lambda: _End(wifi, phones=True), local_addr=(host, 0)
        )
        wifi.to_program, _ = await loop.create_datagram_endpoint(
            lambda: _End(wifi, phones=False), local_addr=(host, 0)
        )

    def close() -> None:
        for end in (wifi.to_phone, wifi.to_program):
            if end:
                end.close()
        loop.call_later(0.1, loop.stop)

    def run() -> None:
        loop.run_forever()
        loop.close()

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    asyncio.run_coroutine_threadsafe(listen(), loop).result(5)
    try:
        yield wifi
    finally:
        loop.call_soon_threadsafe(close)
        thread.join(5)
