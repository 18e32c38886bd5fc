"""Problems of a phone's picture are reported within a second."""

import pytest

from server.capture.phone.wellbeing import NO_PHONE, PAUSES, SILENT, WITHDRAWN, PhoneWellbeing

HD = (1280, 720)


def sending(at_s: float = 10.0) -> PhoneWellbeing:
    one = PhoneWellbeing()
    one.connected()
    one.frame(HD, at_s)
    return one


def test_before_any_phone_it_says_where_to_scan() -> None:
    assert PhoneWellbeing().trouble(5.0) == NO_PHONE


def test_silence_is_named_within_a_second_and_forgotten_with_the_next_frame() -> None:
    one = sending(10.0)
    assert one.trouble(10.5) == ""
    assert one.trouble(11.0) == SILENT
    one.frame(HD, 11.2)
    assert one.trouble(11.3) == ""


@pytest.mark.parametrize("why", list(PAUSES))
def test_a_pause_that_the_phone_announced_is_named_by_its_reason(why: str) -> None:
    one = sending(10.0)
    one.pause(why)
    assert one.trouble(10.2) == ""
    assert one.trouble(11.0) == PAUSES[why]
    one.pause("")
    assert one.trouble(11.0) == SILENT
    one.pause("nonsense")
    assert one.trouble(11.0) == SILENT


def test_withdrawn_it_says_so_until_a_phone_comes_again() -> None:
    one = sending(10.0)
    one.withdraw()
    assert one.trouble(10.1) == WITHDRAWN
    one.connected()
    one.frame(HD, 12.0)
    assert one.trouble(12.1) == ""


def test_lost_packets_are_named_while_they_are_lost() -> None:
    one = sending(10.0)
    one.losing(0.005, 10.1)
    assert one.conditions(10.2) == ()
    one.losing(0.04, 10.5)
    (told,) = one.conditions(10.6)
    assert "loses 4 %" in told
    assert one.conditions(13.0) == ()


def test_a_smaller_and_a_turned_picture_are_named() -> None:
    one = sending(10.0)
    one.frame((960, 540), 10.1)
    assert "960 x 540 instead of 1280 x 720" in one.conditions(10.2)[0]
    one.frame((720, 1280), 10.2)
    assert "was turned" in one.conditions(10.3)[0]
    one.frame(HD, 10.3)
    assert one.conditions(10.4) == ()


def test_a_phone_that_takes_fewer_pictures_is_named() -> None:
    one = sending(10.0)
    for number in range(40):
        one.frame(HD, 10 + number / 30, number / 30)
    assert one.conditions(11.4) == ()
    for number in range(12):
        one.frame(HD, 11.4 + number / 12, 1.4 + number / 12)
    (told,) = one.conditions(12.4)
    assert "12 pictures a second instead of 30" in told
    one.connected()
    assert one.conditions(12.5) == ()
