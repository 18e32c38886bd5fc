"""Converts the packages' exceptions into those of the command line."""

from collections.abc import Iterator
from contextlib import contextmanager

from calibration.failure import CalibrationFailed
from server.capture.source import SourceProblem
from server.cli.exits import NotMeasured, Unusable
from server.store.ledger import StoreProblem


@contextmanager
def in_words_of_the_command_line() -> Iterator[None]:
    """Raise NotMeasured for a failed calibration, Unusable for an unusable source or database."""
    try:
        yield
    except CalibrationFailed as failure:
        detail = f"{failure.detail}; " if failure.detail else ""
        raise NotMeasured(failure.cause, f"{detail}{failure.mend}") from failure
    except (SourceProblem, StoreProblem) as problem:
        raise Unusable(str(problem)) from problem
