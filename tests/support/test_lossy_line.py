"""Packets between two namespaces are lost, delayed and cut, and counted."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

import pytest

from tests.support.lossy_line import PROGRAM, Apart, apart
from tests.support.net_rooms import NAMED, NetRoom, entered, needs_net_rooms

PORT: Final = 5005
PACKETS: Final = 2000
AT_ONCE: Final = 40
AT_ONCE_S: Final = 0.005
PATIENCE_S: Final = 0.3


@pytest.fixture(autouse=True)
def _possible() -> None:
    needs_net_rooms()


@contextmanager
def socket_in(room: NetRoom) -> Iterator[socket.socket]:
    with entered(room.name):
        made = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    with made:
        yield made


def sent(rooms: Apart, packets: int) -> list[int]:
    """The numbers of the packets that came, in their order."""
    came: list[int] = []
    with socket_in(rooms.phone) as phone, socket_in(rooms.program) as program:
        program.bind((PROGRAM, PORT))
        for first in range(0, packets, AT_ONCE):
            for number in range(first, min(first + AT_ONCE, packets)):
                phone.sendto(number.to_bytes(4, "big"), (PROGRAM, PORT))
            came += _arrived(program, AT_ONCE_S)
        return came + _arrived(program, PATIENCE_S)


def _arrived(end: socket.socket, within_s: float) -> list[int]:
    """The numbers that come until none has come for so long."""
    end.settimeout(within_s)
    came: list[int] = []
    with suppress(TimeoutError):
        while True:
            came.append(int.from_bytes(end.recv(4), "big"))
    return came


def test_a_good_line_brings_everything_in_order() -> None:
    with apart() as rooms:
        assert sent(rooms, 100) == list(range(100))
        assert (rooms.line.lost, rooms.line.late_s) == (0, 0)
    assert not list(NAMED.glob(f"{rooms.phone.name}*"))


def test_what_is_lost_does_not_come_and_the_rest_out_of_order() -> None:
    with apart(loss=0.02, jitter_s=0.03) as rooms:
        came = sent(rooms, PACKETS)
        line = rooms.line
        assert len(came) + line.lost == PACKETS
        assert 0.01 < 1 - len(came) / PACKETS < 0.03
        assert came != sorted(came)
        assert 0.010 < line.late_s / line.passed < 0.020


def test_nothing_comes_through_a_cut_line_until_it_is_mended() -> None:
    with apart() as rooms:
        rooms.line.cut = True
        assert sent(rooms, 10) == []
        assert rooms.line.swallowed == 10
        rooms.line.cut = False
        assert sent(rooms, 10) == list(range(10))


def test_nobody_else_sees_either_end() -> None:
    with apart(), pytest.raises(OSError, match="assign"), socket.socket() as outside:
        outside.bind((PROGRAM, PORT))
