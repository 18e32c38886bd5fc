"""Whether others are at work on this machine."""

import os


def others_at_work() -> bool:
    """Whether more waits for a processor than a test and its program are."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    return load > 2 * (os.cpu_count() or 1)
