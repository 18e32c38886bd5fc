"""How a command ends: its exit status, with one sentence or JSON line."""

import json
import sys

DONE = 0
"""All was done."""

NOT_MEASURED = 1
"""Something cannot be measured, or differs."""

UNUSABLE = 2
"""The call or a file is unusable."""

INTERRUPTED = 130
"""Ctrl-C ended it before it was done: 128 and the number of the signal, as shells have it."""


class Unusable(Exception):
    """The call or a file is unusable; the message names it and how to mend it."""


class NotMeasured(Exception):
    """The source was read, but what was asked cannot be measured.

    Attributes:
        cause: A word like "hand/not_flat".
        mend: What to do, one sentence.
    """

    def __init__(self, cause: str, mend: str) -> None:
        self.cause = cause
        self.mend = mend
        super().__init__(f"{cause}: {mend}")


class EndsWith(Exception):
    """Everything was printed; the program ends with this status."""

    def __init__(self, status: int) -> None:
        self.status = status
        super().__init__(f"status {status}")


def say(line: dict[str, object]) -> None:
    """Print one JSON object on standard output, at once."""
    print(json.dumps(line), flush=True)


def say_failure(cause: str, mend: str) -> int:
    """Print a failure as JSON; returns the exit status."""
    say({"kind": "failure", "cause": cause, "mend": mend})
    return NOT_MEASURED


def complain(sentence: str) -> int:
    """Print one sentence on standard error; returns the exit status."""
    told = " ".join(sentence.split()).rstrip(".")
    print(told if told.endswith("?") else f"{told}.", file=sys.stderr, flush=True)
    return UNUSABLE


def progress(sentence: str) -> None:
    """Report the progress of a long measurement on standard error."""
    print(sentence, file=sys.stderr, flush=True)
