"""Work on another thread, whose results are reported by the clock of the source."""

from collections.abc import Callable
from typing import TypeVar

import pytest

from vision.background_work import TOLD_AFTER_S, Later

T = TypeVar("T")


class Bench:
    """A fake thread that does its work only when somebody waits for it."""

    def __init__(self) -> None:
        self.waited = 0

    def __call__(self, work: Callable[[], T]) -> Callable[[], T]:
        def outcome() -> T:
            self.waited += 1
            return work()

        return outcome


def test_here_it_is_done_at_once() -> None:
    later = Later[str](None)
    assert later.begin(1.0, lambda: "two lumps") == "two lumps"
    assert not later.pending
    assert later.outcome() is None


def test_aside_it_is_told_when_it_is_due_and_nobody_waits_before() -> None:
    bench = Bench()
    later = Later[str](bench)
    assert later.begin(1.0, lambda: "two lumps") is None
    assert later.outcome(1.0 + TOLD_AFTER_S - 0.01) is None
    assert bench.waited == 0
    assert later.outcome(1.0 + TOLD_AFTER_S) == "two lumps"
    assert later.outcome(99.0) is None
    assert bench.waited == 1


def test_at_the_end_it_is_waited_for() -> None:
    later = Later[str](Bench())
    later.begin(1.0, lambda: "two lumps")
    assert later.outcome() == "two lumps"


def test_one_piece_of_work_at_a_time() -> None:
    later = Later[str](Bench())
    later.begin(1.0, lambda: "two lumps")
    with pytest.raises(ValueError, match="wait for it"):
        later.begin(2.0, lambda: "three")


def test_what_went_wrong_aside_is_raised_where_it_is_waited_for() -> None:
    def broken() -> str:
        raise RuntimeError("no memory")

    later = Later[str](Bench())
    later.begin(1.0, broken)
    with pytest.raises(RuntimeError, match="no memory"):
        later.outcome()
