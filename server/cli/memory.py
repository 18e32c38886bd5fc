"""How this program allocates memory."""

import ctypes
from contextlib import suppress
from typing import Final

M_ARENA_MAX: Final = -8
"""glibc's number of the option for the most heaps (malloc.h)."""


def in_one_heap() -> None:
    """Let all threads allocate from one heap; call this before they start.

    glibc gives each thread its own heap, and memory freed in one heap is of no use to the others.
    With all observers the peak of an evening was 850 MB; with one heap it is 669 MB. On other
    systems nothing is done.
    """
    with suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).mallopt(M_ARENA_MAX, 1)
