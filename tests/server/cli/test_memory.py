"""All threads share one heap, where the system's memory is glibc's."""

import platform
import subprocess
import sys

import pytest

from tests.support.program import ROOT

HEAPS = """
import sys, threading
if sys.argv[1:]:
    from server.cli.memory import in_one_heap
    in_one_heap()
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


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc has heaps for threads")
def test_threads_share_one_heap() -> None:
    def heaps(*words: str) -> int:
        command = [sys.executable, "-c", HEAPS, *words]
        told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
        return int(told.stdout)

    assert heaps() > heaps("one")
    assert heaps("one") == 0
