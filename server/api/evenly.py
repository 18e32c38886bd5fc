"""A seat's command is answered after a whole number of steps.

How long the rules take over a command depends on the whole game, on what others hold too: who may
intervene, what will be legal next. A seat that times its own commands would learn of it. So what
it asks for is done, or refused, at the next step after it was decided; a step is longer than any
decision takes, and shorter than anybody notices.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from server.session import Caller

STEP_S: Final = 0.05


@contextmanager
def evenly(
    who: Caller,
    clock: Callable[[], float] = time.monotonic,
    sleep: Callable[[float], None] = time.sleep,
) -> Iterator[Callable[[], None]]:
    """Call what it gives before anything is written; a refusal waits by itself.

    Args:
        who: Only seats wait: the referee sees everything, and spectators say nothing.
        clock: Seconds that only ever grow.
        sleep: Waits so many seconds.
    """
    began_s = clock()

    def wait() -> None:
        if who.role == "seat" and STEP_S:
            sleep(STEP_S - (clock() - began_s) % STEP_S)

    try:
        yield wait
    except Exception:
        wait()
        raise
