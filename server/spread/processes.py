"""Many tasks on processes of this machine; lost tasks are repeated."""

import signal
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import TypeVar

from server.spread.outcome import MOST_LOSSES, TaskOutcome, outcome_of

TaskT = TypeVar("TaskT")
ResultT = TypeVar("ResultT")


def on_processes(
    work: Callable[[TaskT], ResultT], tasks: Sequence[TaskT], *, workers: int
) -> Iterator[TaskOutcome[ResultT]]:
    """Do all tasks, `workers` at a time, each in its own process; yields results as they come.

    A process that dies breaks its whole pool. The running tasks are then repeated one at a time,
    so that only the task that kills processes is given up.
    """
    waiting, suspects = deque(range(len(tasks))), deque[int]()
    losses: Counter[int] = Counter()
    while waiting or suspects:
        if suspects:
            lost = yield from _one_pool(work, tasks, suspects, 1)
        else:
            lost = yield from _one_pool(work, tasks, waiting, workers)
        losses.update(lost)
        suspects.extend(place for place in lost if losses[place] < MOST_LOSSES)
        for place in lost:
            if losses[place] >= MOST_LOSSES:
                yield TaskOutcome(place, None, "It ended every process that worked on it.")


def end_in_silence() -> None:
    """End without a traceback at Ctrl-C, which reaches all processes of a terminal."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _one_pool(
    work: Callable[[TaskT], ResultT], tasks: Sequence[TaskT], waiting: deque[int], workers: int
) -> Generator[TaskOutcome[ResultT], None, list[int]]:
    """Do the waiting tasks until all are done or a process dies; returns the lost tasks."""
    # Spawned, as OpenCV's threads do not survive a fork.
    spawn = get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=spawn, initializer=end_in_silence) as pool:
        running: dict[Future[ResultT], int] = {}
        while waiting or running:
            try:
                while waiting and len(running) < workers:
                    future = pool.submit(work, tasks[waiting[0]])
                    running[future] = waiting.popleft()
            except BrokenProcessPool:  # an idle process died: the running tasks are lost too
                return sorted(running.values())
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            sound = [one for one in done if not isinstance(one.exception(), BrokenProcessPool)]
            for future in sorted(sound, key=running.__getitem__):
                yield outcome_of(running.pop(future), future)
            if len(sound) < len(done):
                return sorted(running.values())
    return []
