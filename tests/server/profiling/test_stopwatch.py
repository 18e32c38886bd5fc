"""All time belongs to the innermost stage, frame by frame."""

from collections.abc import Iterator

import pytest

from server.profiling.stopwatch import StageTimes, Stopwatch


class Hands:
    """Two clocks that the test sets."""

    def __init__(self) -> None:
        self.wall_s = self.processor_s = 100.0

    def go(self, wall_s: float, processor_s: float = 0.0) -> None:
        self.wall_s += wall_s
        self.processor_s += processor_s


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
def clock(hands: Hands) -> Stopwatch:
    return Stopwatch(lambda: hands.wall_s, lambda: hands.processor_s)


def test_a_stage_is_not_charged_with_those_within_it(hands: Hands, clock: Stopwatch) -> None:
    hands.go(50)  # nothing runs
    with clock.stage("eye"):
        hands.go(1, 0.5)
        with clock.stage("guard"):
            hands.go(2, 4)
        hands.go(3, 1)
    told = {name: (one.calls, one.wall_s, one.processor_s) for name, one in clock.stages.items()}
    assert told == {"eye": (1, 4.0, 1.5), "guard": (1, 2.0, 4.0)}


def test_a_stage_that_fails_has_ended(hands: Hands, clock: Stopwatch) -> None:
    def failing() -> None:
        with clock.stage("eye"):
            hands.go(1)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        failing()
    assert clock.running == ""
    assert clock.stages["eye"].wall_s == 1


def test_the_innermost_stage_runs(clock: Stopwatch) -> None:
    assert clock.running == ""
    with clock.stage("eye"):
        with clock.stage("guard"):
            assert clock.running == "guard"
        assert clock.running == "eye"


def frames_of(clock: Stopwatch, hands: Hands, times_s: list[float]) -> Iterator[StageTimes]:
    for wall_s in times_s:
        if wall_s:
            with clock.stage("see"):
                hands.go(wall_s)
        clock.end_frame()
    yield clock.stages["see"]


@pytest.mark.parametrize(
    ("times_s", "p95_s"),
    [
        ([float(n) for n in range(1, 21)], 19.0),
        ([0.0] * 18 + [7.0, 5.0], 5.0),
        ([0.0] * 19 + [7.0], 0.0),
        ([3.0], 3.0),
    ],
    ids=["every frame", "two of twenty", "one of twenty", "one frame"],
)
def test_frames_without_a_stage_count_as_nothing(
    hands: Hands, clock: Stopwatch, times_s: list[float], p95_s: float
) -> None:
    (times,) = frames_of(clock, hands, times_s)
    assert times.p95_s(len(times_s)) == p95_s
    assert times.longest_s == max(times_s)
    assert clock.frames == len(times_s)
    assert clock.frame_s(0.95) == p95_s


def test_two_calls_in_a_frame_are_one_frame(hands: Hands, clock: Stopwatch) -> None:
    for wall_s in (1.0, 2.0):
        with clock.stage("see"):
            hands.go(wall_s)
    clock.end_frame()
    times = clock.stages["see"]
    assert (times.calls, list(times.frames_s), times.longest_s) == (2, [3.0], 2.0)
