"""Peak memory of this process."""

import sys
from typing import Final

from server.settings import BYTES_IN_A_MB

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

UNIT_BYTES: Final = 1 if sys.platform == "darwin" else 1024
"""Unit of `ru_maxrss`: bytes on macOS, kilobytes on other systems (getrusage(2))."""


def peak_mb() -> float | None:
    """Peak memory so far, in megabytes; None if the system does not report it."""
    if resource is None:
        return None
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * UNIT_BYTES / BYTES_IN_A_MB
