"""`tableref`, and `python -m server`."""

import os
import sys
import threading

import server.cli.main as command_line


def main() -> int:
    """Run one command; its exit status.

    All is closed by then. A thread that is still inside OpenCV would end the program with a word of
    the system's ("FATAL: exception not rethrown") where Python takes it down: it is not waited for.
    """
    status = command_line.main()
    if any(thread.daemon for thread in threading.enumerate()):
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)
    return status


if __name__ == "__main__":
    sys.exit(main())
