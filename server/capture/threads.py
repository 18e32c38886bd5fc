"""Threads: how many the picture library may use, and one for what takes long."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import cv2

T = TypeVar("T")


def in_one_thread() -> None:
    """Work on pictures in this thread alone.

    Small pictures are done before other threads have begun on them: shared out, the same work costs
    about 15 % more processor time.
    """
    cv2.setNumThreads(1)


class WorkerThread:
    """One thread for work that takes seconds, piece after piece, beside the one that watches."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="background")

    def __call__(self, work: Callable[[], T]) -> Callable[[], T]:
        """Begin a piece of work; what is given waits for its outcome, or raises what it raised."""
        return self._thread.submit(work).result
