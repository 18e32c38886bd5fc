"""Parses the kinds that `--for` names, and checks what they require of boards and calibration."""

from collections.abc import Sequence
from pathlib import Path

from calibration.failure import CalibrationFailed
from calibration.model.boards_file import Boards
from calibration.model.solution import Calibration
from calibration.solve.fast import Solver, calibrate_closely, calibrate_fast
from server.capture.footage import Pictures
from server.capture.source import Source
from server.cli.exits import Unusable, progress
from vision.observers import OBSERVERS, unscaled_kinds
from vision.registered import Footage
from vision.sightings import SIGHTINGS

KINDS = tuple(SIGHTINGS)


def wanted_kinds(kinds: str) -> tuple[str, ...]:
    """The kinds in a comma-separated list, each once; raises Unusable for unknown ones."""
    wanted = tuple(dict.fromkeys(kind.strip() for kind in kinds.split(",") if kind.strip()))
    for kind in wanted:
        if kind not in KINDS:
            raise Unusable(f"--for {kind}: nothing of that kind; choose {', '.join(KINDS)}.")
    if not wanted:
        raise Unusable(f"--for names nothing; choose {', '.join(KINDS)}.")
    return wanted


def check_described(
    wanted: Sequence[str], printed: Boards, file: Path | None, *, scaled: bool
) -> None:
    """Check that the boards allow measuring the wanted kinds; raises Unusable.

    Args:
        wanted: The kinds of sightings.
        printed: The boards that lie on the table.
        file: The boards file, if one was named.
        scaled: Whether the table's pose is known, from boards or a calibration.
    """
    if not scaled and not unscaled_kinds().issuperset(wanted):
        raise Unusable("Nothing tells where the table is: give --boards or --calibration.")
    on_field = [kind for kind in wanted if kind in OBSERVERS["field"].tells]
    if on_field and not printed.markers:
        raise Unusable(
            f"--for {on_field[0]}: {file or 'without --boards'} names no fixed markers around a "
            "field; print them with `tableref print field` and give its boards file with --boards."
        )
    if "token" in wanted and not printed.tokens:
        progress(
            "no pieces are described: print them with `tableref print tokens` and give their "
            "boards file with --boards"
        )


def check_second(wanted: Sequence[str], *, scaled: bool) -> None:
    """Raise Unusable unless a second source helps: throws are wanted, and boards are given."""
    if not scaled:
        raise Unusable("--second needs to know where the table is: give --boards.")
    if "throw" not in wanted:
        raise Unusable("--second helps with throws: add `throw` to --for, or leave it out.")


def unfit_calibration(known: Calibration | None, failure: Exception) -> Exception:
    """The failure to tell if a source could not be calibrated.

    Only pictures of another shape make a new calibration necessary if one is known. If that lacks
    described boards, it is the known one that does not fit.

    Args:
        known: The kept calibration that was named.
        failure: Why the source could not be calibrated.
    """
    lacks_boards = getattr(failure, "cause", "") == "board/none_described"
    if known is None or not lacks_boards:
        return failure
    width, height = known.size_wh
    return CalibrationFailed(
        "camera/does_not_fit",
        detail=f"the kept calibration is for pictures of {width} by {height} pixels",
        mend="name a calibration of this camera and resolution, or give --boards as well",
    )


def solver_for(wanted: Sequence[str]) -> Solver:
    """The solver for the first calibration; for throws alone a faster one is good enough."""
    return calibrate_fast if tuple(wanted) == ("throw",) else calibrate_closely


def footage_of(opened: Source) -> Footage:
    """Whether a source is a film, in which things come to rest, or single pictures."""
    return "pictures" if isinstance(opened, Pictures) else "film"
