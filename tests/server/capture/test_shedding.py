"""An eye that is slower than the camera skips frames in a stated order, and the page says so."""

from collections.abc import Callable
from typing import Final

import pytest

from calibration.frame import Frame
from server.capture.attention import Attention
from server.capture.shedding import ORDER, Shed, Shedding
from tests.server.capture.test_attention import FPS, Stare, with_ball
from tests.support.films import frames
from tests.support.slow_looks import ClockedCamera

SECONDS: Final = 8
BALL: Final = range(round(SECONDS * FPS))


def shed_meanwhile(eye: Stare, look_s: Callable[[Frame], float], *, moving: range) -> list[Shed]:
    """What is left out after each look of an eye that needs a given time for it."""
    film = with_ball(frames(round(SECONDS * FPS)), moving)
    camera = ClockedCamera(film)
    attention, told = Attention(camera, camera.ring, eye), []
    for frame in attention.frames():
        eye.look(frame)
        camera.spend(look_s(frame))
        told.append(attention.shed)
    return told


def worst_of(eye: Stare, look_s: float, moving: range = BALL) -> int:
    """The last stage of the order that an eye with a given time for each look reaches."""
    return max(ORDER.index(one) for one in shed_meanwhile(eye, lambda _: look_s, moving=moving))


def test_the_order_is_stated_and_all_but_the_first_step_says_what_is_left_out() -> None:
    assert ORDER == (Shed.REST, Shed.EVERY_OTHER, Shed.BEFORE_A_LONG_LOOK, Shed.TOO_OLD)
    assert not Shed.REST.value
    assert all(one.value.endswith(".") for one in ORDER[1:])


@pytest.mark.parametrize(
    ("look_s", "moving", "follows", "worst"),
    [
        (0.010, BALL, range(0), Shed.REST),  # as fast as the camera
        (0.050, range(0), range(0), Shed.REST),  # slow, and nothing moves
        (0.025, BALL, range(0), Shed.EVERY_OTHER),  # an arm
        (0.010, BALL, BALL, Shed.REST),  # it flies, and all is followed
        (0.060, BALL, BALL, Shed.TOO_OLD),  # it flies, and is too much
    ],
)
def test_a_slower_eye_gives_up_more(
    look_s: float, moving: range, follows: range, worst: Shed
) -> None:
    assert worst_of(Stare(follows=follows), look_s, moving) == ORDER.index(worst)


def test_nothing_further_is_given_up_before_what_stands_before_it() -> None:
    """A slower eye reaches a later stage of the order, never an earlier one."""
    worst = [worst_of(Stare(), look_s) for look_s in (0.01, 0.02, 0.03, 0.05, 0.1, 0.3)]
    print(worst)
    assert worst == sorted(worst)
    assert worst[0] == ORDER.index(Shed.REST)
    assert worst[-1] > ORDER.index(Shed.EVERY_OTHER)


def test_of_one_long_look_the_part_that_is_left_out_is_told_for_a_while() -> None:
    told = shed_meanwhile(Stare(), lambda frame: 3.0 if frame.index == 60 else 0.005, moving=BALL)
    assert Shed.BEFORE_A_LONG_LOOK in told
    assert told[0] is told[-1] is Shed.REST


def test_who_heeds_nothing_fast_misses_nothing() -> None:
    told = shed_meanwhile(Stare(heeds_fast_things=False), lambda _: 0.3, moving=BALL)
    assert set(told) == {Shed.REST}


def test_a_picture_now_and_then_is_not_worth_a_word() -> None:
    shedding = Shedding()
    for number in range(100):
        shedding.looked(number / FPS)
    shedding.left_out(Shed.EVERY_OTHER, 100 / FPS, 5)
    assert shedding.now() is Shed.REST
    shedding.left_out(Shed.EVERY_OTHER, 100 / FPS, 25)
    assert shedding.now() is Shed.EVERY_OTHER


def test_before_anything_was_looked_at_nothing_is_left_out() -> None:
    assert Shedding().now() is Shed.REST
