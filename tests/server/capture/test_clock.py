"""The time of a stream's frames."""

from server.capture.clock import StreamClock


def times(*told: tuple[float | None, float]) -> list[float]:
    clock = StreamClock()
    return [round(clock.time_of(stated_s, arrived_s), 3) for stated_s, arrived_s in told]


def test_frames_held_back_on_the_way_keep_their_own_times() -> None:
    assert times((7.0, 100.0), (7.1, 100.1), (7.2, 100.5), (7.3, 100.5)) == [0, 0.1, 0.2, 0.3]


def test_a_sender_that_tells_no_time_is_timed_by_arrival() -> None:
    assert times((None, 100.0), (None, 100.1), (None, 100.3)) == [0, 0.1, 0.3]


def test_a_senders_clock_that_is_set_is_taken_up_anew() -> None:
    told = [(7.0, 100.0), (7.1, 100.1), (900.0, 100.2), (900.1, 100.3), (3.0, 100.4), (3.1, 100.5)]
    assert times(*told) == [0, 0.1, 0.2, 0.3, 0.4, 0.5]


def test_a_clock_that_stands_still_is_left() -> None:
    assert times((7.0, 100.0), (7.0, 100.1), (7.0, 100.2)) == [0, 0.1, 0.2]


def test_times_always_rise() -> None:
    assert times((7.0, 100.0), (6.0, 100.0), (None, 100.0)) == [0, 0.001, 0.002]
