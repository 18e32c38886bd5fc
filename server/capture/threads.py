"""Helpers for threads: how many OpenCV may use, and a thread with low priority for long work."""

import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

import cv2

T = TypeVar("T")

LATER_NICE: Final = 5
"""Nice value of a thread whose work takes seconds, so that the thread that processes the camera's
frames comes first if both cores are busy. During a weigh-in, 95 % of contacts were offered within
182 ms with 0 (18 throws), and within 163 ms with 10 (9 throws); the weigh-in took 2.7 s with both.
But beside four busy processes of other programs, a weigh-in took 16 s with 0 and 60 s with 10. With
5 and no other programs, contacts were offered within 148 and 151 ms (18 throws each)."""


def in_one_thread() -> None:
    """Let OpenCV work in the calling thread only.

    Small pictures are finished before other threads start, and sharing the work would cost about
    15 % more processor time.
    """
    cv2.setNumThreads(1)


def goes_after_others() -> None:
    """Lower the priority of the calling thread, on Linux only.

    Elsewhere threads have no priority of their own, and a thread's id may be that of a process.
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
