"""Ctrl-C in the middle of a measurement, which must not get lost."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def heeding_ctrl_c() -> Iterator[None]:
    """Let Ctrl-C end the program although a library may have dropped it.

    Python raises KeyboardInterrupt wherever the main thread is when the signal comes. If that is a
    destructor, or a C library that clears errors while it converts its arguments, the exception
    is dropped, and the measurement would go on to its end. Other threads never get the signal.

    Raises:
        KeyboardInterrupt: Ctrl-C was pressed: at once, or at the end if it was dropped.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    pressed = False

    def press(number: int, frame: FrameType | None) -> None:
        nonlocal pressed
        pressed = True
        signal.default_int_handler(number, frame)

    before = signal.signal(signal.SIGINT, press)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt
