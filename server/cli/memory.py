"""How this program allocates memory."""

import ctypes
from contextlib import suppress
from typing import Final

M_TRIM_THRESHOLD, M_MMAP_THRESHOLD, M_ARENA_MAX = -1, -3, -8
"""glibc's numbers of its options (malloc.h): how much may lie free at the heap's end, from which
size on memory comes straight from the system, and the most heaps."""

RETURNED_B: Final = 1 << 20
"""Bytes from which on memory goes back to the system: less than a frame of 1280 x 720 takes, packed
as a film's codec has it (1.4 MB)."""


def hold_little() -> None:
    """Give memory back to the system once it is free; call this before threads start.

    glibc gives each thread its own heap, and memory freed in one heap is of no use to the others:
    with all observers the peak of an evening was 850 MB, and 669 MB with one heap. What is freed
    in the middle of a heap stays with the program, and glibc takes ever larger pieces from there:
    beside a load a minute of the demonstration rose to 719 MB, and with pieces of a megabyte
    straight from the system to 646, at the same processor time (19.9 and 20.0 s). On other systems
    nothing is done.
    """
    with suppress(OSError, AttributeError, TypeError):
        mallopt = ctypes.CDLL(None).mallopt
        mallopt(M_ARENA_MAX, 1)
        mallopt(M_MMAP_THRESHOLD, RETURNED_B)
        mallopt(M_TRIM_THRESHOLD, RETURNED_B)
