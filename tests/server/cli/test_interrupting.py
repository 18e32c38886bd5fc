"""Ctrl-C that a library drops still ends the program."""

import signal
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext, suppress

import pytest

from server.cli.interrupting import heeding_ctrl_c


def interrupted(done: list[str], *, dropped: bool) -> None:
    """Measure something, while Ctrl-C comes; with `dropped`, in a library that clears errors."""
    with heeding_ctrl_c():
        with suppress(KeyboardInterrupt) if dropped else nullcontext():
            signal.raise_signal(signal.SIGINT)
        done.append("measured")


@pytest.mark.parametrize("dropped", [False, True])
def test_ctrl_c_ends_a_measurement_even_if_it_was_dropped(dropped: bool) -> None:
    done: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        interrupted(done, dropped=dropped)
    assert done == (["measured"] if dropped else [])


def test_what_ctrl_c_does_elsewhere_stays_as_it_was() -> None:
    before = signal.getsignal(signal.SIGINT)
    with heeding_ctrl_c():
        assert signal.getsignal(signal.SIGINT) is not before
    assert signal.getsignal(signal.SIGINT) is before


def test_in_another_thread_nothing_changes() -> None:
    def measured() -> str:
        with heeding_ctrl_c():
            return "measured"

    with ThreadPoolExecutor(1) as pool:
        assert pool.submit(measured).result() == "measured"
