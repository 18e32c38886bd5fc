"""Many tasks on a Dask cluster; the tasks of a lost worker are repeated."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeVar

from server.spread.outcome import SpreadProblem, TaskOutcome, outcome_of

TaskT = TypeVar("TaskT")
ResultT = TypeVar("ResultT")
ANSWERS_WITHIN_S: Final = 20
"""Seconds within which a cluster's scheduler must answer."""


def on_cluster(
    work: Callable[[TaskT], ResultT], tasks: Sequence[TaskT], *, scheduler: str
) -> Iterator[TaskOutcome[ResultT]]:
    """Do all tasks on the workers of a scheduler; yields results as they come.

    Dask repeats the tasks of a lost worker, and gives up a task that has killed several
    (`distributed.scheduler.allowed-failures`).

    Args:
        work: A function of a module that the workers can import as well.
        tasks: Its arguments, one for each call.
        scheduler: Its address: tcp://... or tls://...

    Raises:
        SpreadProblem: Dask is not installed, or no scheduler answers at that address.
    """
    try:
        from distributed import Client, as_completed
    except ImportError as error:
        raise SpreadProblem(
            "--scheduler needs Dask, which is not installed: pip install 'tableref[archive]'."
        ) from error
    try:
        client = Client(scheduler, timeout=ANSWERS_WITHIN_S, set_as_default=False)
    except (OSError, TimeoutError, ValueError) as error:
        raise SpreadProblem(
            f"No scheduler answers at {scheduler}: start one with `dask scheduler`, "
            "or check the address."
        ) from error
    with client:
        places = {client.submit(work, task, pure=False): place for place, task in enumerate(tasks)}
        for future in as_completed(places, loop=client.loop):
            yield outcome_of(places[future], future)
            future.release()
