"""The most memory that this process has taken so far."""

import sys
from typing import Final

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

BYTES_IN_A_MB: Final = 1e6
UNIT_BYTES: Final = 1 if sys.platform == "darwin" else 1024
"""In what `ru_maxrss` is told: bytes by macOS, kilobytes by the others (getrusage(2))."""


def peak_mb() -> float | None:
    """In megabytes; None where the system does not tell."""
    if resource is None:
        return None
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * UNIT_BYTES / BYTES_IN_A_MB
