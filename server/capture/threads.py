"""Threads: how many OpenCV may use, and one for long work."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import cv2

T = TypeVar("T")


def in_one_thread() -> None:
    """Let OpenCV work in the calling thread only.

    Small pictures are finished before other threads start: sharing the work costs about 15 % more
    processor time.
    """
    cv2.setNumThreads(1)


class WorkerThread:
    """One thread beside the camera thread, for tasks that take seconds, one after the other."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="background")

    def __call__(self, work: Callable[[], T]) -> Callable[[], T]:
        """Start a task; returns a function that waits for its result, or raises its error."""
        return self._thread.submit(work).result
