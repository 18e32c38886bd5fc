"""`tableref`, and `python -m server`."""

import os
import sys
import threading

import server.cli.main as command_line


def main() -> int:
    """Run one command; returns its exit status.

    Everything is closed by then. If a thread is still inside OpenCV when Python shuts down, the
    process dies with "FATAL: exception not rethrown"; so exit at once, without waiting for it.
    """
    status = command_line.main()
    if any(thread.daemon for thread in threading.enumerate()):
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)
    return status


if __name__ == "__main__":
    sys.exit(main())
