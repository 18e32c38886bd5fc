"""Many tasks spread over the processes of this machine, or over a cluster."""

import os
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from server.spread.cluster import on_cluster
from server.spread.outcome import TaskOutcome
from server.spread.processes import on_processes

TaskT = TypeVar("TaskT")
ResultT = TypeVar("ResultT")


def spread(
    work: Callable[[TaskT], ResultT],
    tasks: Sequence[TaskT],
    *,
    workers: int | None = None,
    scheduler: str | None = None,
) -> Iterator[TaskOutcome[ResultT]]:
    """Do all tasks; yields results as they come, in any order.

    Args:
        work: A function of a module, which another process can import.
        tasks: Its arguments, one for each call.
        workers: Processes of this machine; None: one for each core that this program may use.
        scheduler: The address of a Dask scheduler, to use its workers instead.

    Raises:
        SpreadProblem: There is no such scheduler.
    """
    if scheduler is not None:
        return on_cluster(work, tasks, scheduler=scheduler)
    return on_processes(work, tasks, workers=min(workers or cores(), max(1, len(tasks))))


def cores() -> int:
    """How many cores this program may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
