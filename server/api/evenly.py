"""A seat's command is answered after a whole number of time steps, against timing attacks.

How long the rules take for a command depends on the whole game, including what other seats hold:
who may intervene, what will be legal next. A seat could learn that by timing its own commands. So
a command is carried out, or refused, at the next step after the decision; a step is longer than
any decision takes, and shorter than anybody notices.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from server.session import Caller

STEP_S: Final = 0.05


@contextmanager
def evenly(
    caller: Caller,
    clock: Callable[[], float] = time.monotonic,
    sleep: Callable[[float], None] = time.sleep,
) -> Iterator[Callable[[], None]]:
    """Gives a function to call before anything is written; a refusal waits by itself.

    Args:
        caller: Only seats wait: the referee sees everything, and spectators send no commands.
        clock: Monotonic seconds.
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
