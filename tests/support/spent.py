"""Processor time and memory of another process; Linux only."""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

KB_IN_A_MB: Final = 1024


@dataclass(frozen=True, slots=True)
class MemoryHeld:
    """Resident memory of a process, in MB: the present value and the peak."""

    now_mb: float
    peak_mb: float


def processor_s(process: int) -> float:
    """Processor seconds of all its threads."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_held(process: int) -> MemoryHeld:
    """Its resident memory."""
    told = Path(f"/proc/{process}/status").read_text()
    now, peak = (int(told.split(f"{one}:")[1].split()[0]) for one in ("VmRSS", "VmHWM"))
    return MemoryHeld(now / KB_IN_A_MB, peak / KB_IN_A_MB)
