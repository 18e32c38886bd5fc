"""Threads: how many OpenCV may use, and one for long work."""

import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

import cv2

T = TypeVar("T")

LATER_NICE: Final = 5
"""Of a thread whose work takes seconds: with both cores taken, the one that looks at the camera's
pictures goes first. With 0 a contact was offered after 182 ms beside a weigh-in (95 % under, 18
throws), with 10 after 163 (9 throws); the weigh-ins took 2.7 s each way. But beside four busy
processes that others run, a weigh-in took 16 s with 0 and 60 s with 10. With 5, nobody
else at work, it is 148 and 151 ms (18 throws each)."""


def in_one_thread() -> None:
    """Let OpenCV work in the calling thread only.

    Small pictures are finished before other threads start: sharing the work costs about 15 % more
    processor time.
    """
    cv2.setNumThreads(1)


def goes_after_others() -> None:
    """Let the calling thread wait for the others, where each thread has a priority of its own.

    That is so on Linux only: elsewhere the number of a thread may be that of another process.
    """
    if sys.platform == "linux":
        thread = threading.get_native_id()
        nice = max(LATER_NICE, os.getpriority(os.PRIO_PROCESS, thread))
        os.setpriority(os.PRIO_PROCESS, thread, nice)


class WorkerThread:
    """One thread beside the camera thread, for tasks that take seconds, one after the other."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(
            1, thread_name_prefix="background", initializer=goes_after_others
        )

    def __call__(self, work: Callable[[], T]) -> Callable[[], T]:
        """Start a task; returns a function that waits for its result, or raises its error."""
        return self._thread.submit(work).result
