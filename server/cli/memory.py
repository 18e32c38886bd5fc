"""How this program allocates memory."""

import ctypes
from contextlib import suppress
from typing import Final

M_TRIM_THRESHOLD, M_MMAP_THRESHOLD, M_ARENA_MAX = -1, -3, -8
"""glibc's numbers for options of `mallopt` (malloc.h): how much free memory the end of a heap may
have, the size from which memory is requested directly from the system, and the most heaps."""

RETURNED_B: Final = 1 << 20
"""Size, in bytes, from which a freed block is returned to the system: less than a frame of 1280 x
720 takes in a codec's format (1.4 MB)."""


def hold_little() -> None:
    """Make glibc return freed memory to the system; call this before threads start.

    glibc gives each thread its own heap, and memory that is freed in one heap cannot be used by
    others: with all observers the peak of an evening was 850 MB, but 669 MB with one heap. Memory
    that is freed in the middle of a heap stays with the program, and glibc takes ever larger blocks
    from there: on a loaded machine a minute of the demonstration needed 719 MB, but 646 MB with
    blocks of a megabyte directly from the system, at the same processor time (19.9 and 20.0 s). On
    other systems nothing is done.
    """
    with suppress(OSError, AttributeError, TypeError):
        mallopt = ctypes.CDLL(None).mallopt
        mallopt(M_ARENA_MAX, 1)
        mallopt(M_MMAP_THRESHOLD, RETURNED_B)
        mallopt(M_TRIM_THRESHOLD, RETURNED_B)
