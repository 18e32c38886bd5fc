"""Rate limits: a burst and a rate a minute for each address, in bounded memory."""

from server.api.allowance import REMEMBERED, CallAllowance, neighbourhood


class Clock:
    def __init__(self) -> None:
        self.now_s = 100.0

    def __call__(self) -> float:
        return self.now_s


def test_a_bucket_is_emptied_by_asking_and_filled_by_time() -> None:
    clock = Clock()
    allowance = CallAllowance(3, 60, clock)
    assert [allowance.take("a") for _ in range(4)] == [True, True, True, False]
    assert allowance.is_spent("a")
    assert allowance.take("b")
    clock.now_s += 2.0
    assert [allowance.take("a") for _ in range(3)] == [True, True, False]
    clock.now_s += 3600
    assert [allowance.take("a") for _ in range(4)] == [True, True, True, False]


def test_looking_takes_nothing() -> None:
    allowance = CallAllowance(1, 1, Clock())
    assert not any(allowance.is_spent("a") for _ in range(5))
    assert allowance.take("a")


def test_who_has_asked_most_is_remembered() -> None:
    allowance = CallAllowance(2, 1, Clock())
    allowance.take("often")
    allowance.take("often")
    for number in range(2 * REMEMBERED):
        allowance.take(f"once {number}")
    assert len(allowance._left) <= REMEMBERED + 1
    assert allowance.is_spent("often")


def test_a_network_of_ipv6_is_one_address() -> None:
    assert neighbourhood("2001:db8:1:2:3::4") == neighbourhood("2001:db8:1:2:9::1")
    assert neighbourhood("2001:db8:1:2::4") != neighbourhood("2001:db8:1:3::4")
    assert neighbourhood("::ffff:10.0.0.7") == neighbourhood("10.0.0.7") == "10.0.0.7"
    assert neighbourhood("fe80::1%eth0") == neighbourhood("fe80::2")
    assert neighbourhood("testclient") == "testclient"
