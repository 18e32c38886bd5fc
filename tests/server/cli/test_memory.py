"""With glibc all threads share one heap, and freed memory is returned to the system."""

import platform
import subprocess
import sys

import pytest

from tests.support.program import ROOT

HEAPS = """
import sys, threading
if sys.argv[1:]:
    from server.cli.memory import hold_little
    hold_little()
held = []
def take():
    held.extend(bytes(4000) for _ in range(500))
    together.wait()
together = threading.Barrier(7)
threads = [threading.Thread(target=take) for _ in range(6)]
for one in threads:
    one.start()
together.wait()
spans = []
for line in open("/proc/self/maps"):
    where, may, *_ = line.split()
    first, last = (int(one, 16) for one in where.split("-"))
    spans.append((first, last, may))
# A thread has 64 MB for its heap, at a multiple of that: what is used, then what is not yet.
size = 1 << 26
heaps = [
    first
    for (first, middle, used), (second, last, unused) in zip(spans, spans[1:])
    if first % size == 0 and used == "rw-p"
    and second == middle and last == first + size and unused == "---p"
]
print(len(heaps))
"""


FREED = """
import os, sys
import numpy as np
if sys.argv[1:]:
    from server.cli.memory import hold_little
    hold_little()
def held_mb():
    pages = int(open("/proc/self/statm").read().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") >> 20
np.ones(30 << 20, np.uint8)  # what glibc has seen go is what it takes from the heap from then on
before = held_mb()
pictures, kept = [], []
for _ in range(100):
    pictures.append(np.ones(2 << 20, np.uint8))
    kept.append(bytes(4000))  # between them something stays
pictures.clear()
print(held_mb() - before)
"""

pytestmark = pytest.mark.skipif(
    platform.libc_ver()[0] != "glibc", reason="only glibc has heaps for threads"
)


def told(program: str, *words: str) -> int:
    command = [sys.executable, "-c", program, *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return int(done.stdout)


def test_threads_share_one_heap() -> None:
    assert told(HEAPS) > told(HEAPS, "one")
    assert told(HEAPS, "one") == 0


def test_pictures_that_are_let_go_are_given_back() -> None:
    assert told(FREED) > 150
    assert told(FREED, "little") < 20
