"""Delays answers to seats to a whole number of time steps, against timing attacks.

How long the rules take for a command depends on the whole game, including what other seats hold:
who may intervene, what will be legal next. A player could learn that by timing their own commands.
So a command is carried out, or refused, at the first step after the decision. A step is longer than
any decision takes, and shorter than anybody notices.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from server.session import Caller

STEP_S: Final = 0.05
"""Seconds of one step: longer than any decision takes, shorter than anybody notices."""


@contextmanager
def evenly(
    caller: Caller,
    clock: Callable[[], float] = time.monotonic,
    sleep: Callable[[float], None] = time.sleep,
) -> Iterator[Callable[[], None]]:
    """Yield a function that waits for the next step, to be called before anything is written.

    If an exception is raised inside, such as a refusal, it is also held until the next step.

    Args:
        caller: Who sent the command. Only seats wait: the referee sees everything, and spectators
            send no commands.
        clock: A monotonic clock, in seconds.
        sleep: Waits this many seconds.
    """
    began_s = clock()

    def wait() -> None:
        if caller.role == "seat" and STEP_S:
            sleep(STEP_S - (clock() - began_s) % STEP_S)

    try:
        yield wait
    except Exception:
        wait()
        raise
