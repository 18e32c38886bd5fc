"""A packet that never arrives delays the picture only briefly."""

from typing import Final

import pytest

pytest.importorskip("aiortc", reason="the extra `phone` is not installed")

from aiortc.jitterbuffer import JitterBuffer
from aiortc.rtp import RtpPacket

from server.capture.phone.gaps import BUFFER, GIVE_UP_S, SENT_AGAIN, Gaps, missing
from server.capture.phone.losses import COUNTERS
from tests.server.capture.phone.test_receiver import on_a_loop_of_its_own

PICTURE, AGAIN = 11, 12
"""Ids of two streams: the picture, and its retransmissions."""
PACKETS: Final = 3
"""Number of packets of each frame."""


class Receiver:
    """A fake receiver with its packets where `aiortc` has them; it records keyframe requests."""

    def __init__(self) -> None:
        self.buffer = JitterBuffer(capacity=512, is_video=True)
        self.asked: list[int] = []
        self.frames = 0
        setattr(self, BUFFER, self.buffer)
        setattr(self, COUNTERS, {PICTURE: None, AGAIN: None})
        setattr(self, SENT_AGAIN, {AGAIN: PICTURE})

    def take(self, frame: int, *, lost: int | None = None) -> None:
        """Receive a frame's packets, except one that is lost."""
        for number in range(frame * PACKETS, (frame + 1) * PACKETS):
            if number != lost:
                self.frames += self.buffer.add(packet(number, frame))[1] is not None

    async def _send_rtcp_pli(self, ssrc: int) -> None:
        self.asked.append(ssrc)


def packet(number: int, frame: int) -> RtpPacket:
    """A packet in the form in which the library has parsed it."""
    made = RtpPacket(sequence_number=number, timestamp=frame)
    setattr(made, "_data", b"x")  # noqa: B010 (the library sets it unasked)
    return made


def freed(gaps: Gaps, *receivers: object, now_s: float = 0.0) -> int:
    return on_a_loop_of_its_own(gaps.give_up(receivers, now_s))


def test_what_waits_in_vain_is_dropped_and_a_whole_picture_asked_for() -> None:
    receiver, gaps = Receiver(), Gaps()
    receiver.take(0)
    receiver.take(1, lost=4)
    receiver.take(2)
    assert missing(receiver.buffer) == 4
    assert (freed(gaps, receiver), receiver.asked) == (0, [])
    receiver.take(3)
    assert (freed(gaps, receiver, now_s=GIVE_UP_S / 2), receiver.asked) == (0, [])
    assert (receiver.frames, freed(gaps, receiver, now_s=GIVE_UP_S)) == (1, 1)
    assert receiver.asked == [PICTURE]
    assert missing(receiver.buffer) is None
    receiver.take(4)
    receiver.take(5)
    assert receiver.frames == 2


def test_the_library_alone_would_wait_for_the_whole_buffer() -> None:
    """The reason for `server/capture/phone/gaps.py`: the library alone waits for 512 packets."""
    receiver = Receiver()
    receiver.take(0)
    receiver.take(1, lost=4)
    for frame in range(2, 512 // PACKETS):
        receiver.take(frame)
    assert receiver.frames == 1


def test_a_packet_that_comes_late_but_comes_is_waited_for() -> None:
    receiver, gaps = Receiver(), Gaps()
    for frame in range(20):  # each time another one is missing when it is looked
        receiver.take(frame, lost=frame * PACKETS + 1)
        assert freed(gaps, receiver, now_s=frame * GIVE_UP_S) == 0
        receiver.buffer.add(packet(frame * PACKETS + 1, frame))
    assert receiver.asked == []


def test_a_picture_that_stands_still_is_left_alone() -> None:
    receiver, gaps = Receiver(), Gaps()
    receiver.take(0)
    assert [freed(gaps, receiver, now_s=GIVE_UP_S * look) for look in range(5)] == [0] * 5


def test_a_library_that_keeps_nothing_there_is_left_to_itself() -> None:
    gaps = Gaps()
    assert [freed(gaps, object(), now_s=GIVE_UP_S * look) for look in range(3)] == [0, 0, 0]
