"""Lost packets are counted at the receiver."""

import random
from dataclasses import dataclass

import pytest

from server.capture.phone.losses import COUNTERS, LEAST_PACKETS, SURELY_LOST, Losses


@dataclass
class Stream:
    packets_expected: int = 0
    packets_received: int = 0


class Receiver:
    """A fake receiver with its counters where `aiortc` has them."""

    def __init__(self, **streams: Stream) -> None:
        setattr(self, COUNTERS, dict(streams))


def test_the_share_that_was_lost_lately() -> None:
    picture = Stream(1000, 1000)
    losses, receivers = Losses(), [Receiver(picture=picture)]
    losses.share(receivers)
    picture.packets_expected, picture.packets_received = 1100, 1095
    assert losses.share(receivers) == pytest.approx(0.05)
    for _ in range(2):
        picture.packets_expected += 100
        picture.packets_received += 100
        found = losses.share(receivers)
    assert found == 0


def test_what_is_sent_again_has_not_come_at_once() -> None:
    picture, again = Stream(), Stream()
    losses, receivers = Losses(), [Receiver(picture=picture, again=again)]
    losses.share(receivers)
    picture.packets_expected, picture.packets_received = 180, 160
    again.packets_expected, again.packets_received = 20, 20
    assert losses.share(receivers) == pytest.approx(0.1)


def test_what_is_merely_late_is_hardly_counted() -> None:
    chance, picture = random.Random(3), Stream()
    losses, receivers = Losses(), [Receiver(picture=picture)]
    found = []
    for look in range(1, 200):
        picture.packets_expected = look * 120
        picture.packets_received = look * 120 - chance.randint(2, 7)  # on their way
        found.append(losses.share(receivers) or 0.0)
    assert max(found[2:]) < 0.03


def test_of_a_few_packets_and_of_a_library_without_counters_nothing_is_told() -> None:
    picture = Stream()
    losses = Losses()
    losses.share([Receiver(picture=picture)])
    picture.packets_expected = LEAST_PACKETS - 1
    picture.packets_received = LEAST_PACKETS - SURELY_LOST
    assert losses.share([Receiver(picture=picture)]) is None
    assert Losses().share([object()]) is None


def test_a_small_picture_that_loses_much_is_told_of_too() -> None:
    picture, losses = Stream(), Losses()
    receivers = [Receiver(picture=picture)]
    losses.share(receivers)
    for _ in range(2):  # eleven packets in 0.4 s
        picture.packets_expected += 11
        picture.packets_received += 9
        found = losses.share(receivers)
    assert found == pytest.approx(4 / 22)
