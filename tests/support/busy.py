"""Tells whether other programs keep this machine busy."""

import os


def others_at_work() -> bool:
    """Whether the load average is more than twice the number of cores; False without one."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    return load > 2 * (os.cpu_count() or 1)
