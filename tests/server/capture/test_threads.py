"""The thread for long measurements."""

import os
import sys
import threading

import pytest

from server.capture.threads import LATER_NICE, WorkerThread


def _nice() -> int:
    return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())


def test_what_was_raised_is_raised_where_it_is_waited_for() -> None:
    wait = WorkerThread()(lambda: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        wait()


@pytest.mark.skipif(sys.platform != "linux", reason="threads have no priority of their own here")
def test_long_work_goes_after_the_thread_that_begins_it() -> None:
    before = _nice()
    assert WorkerThread()(_nice)() == max(LATER_NICE, before)
    assert _nice() == before
