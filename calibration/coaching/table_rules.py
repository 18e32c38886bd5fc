"""Rules about the table: its boards, how accurately it is known, and how the camera sees it."""

from typing import Final

from calibration.coaching.advice import GRADES, Advice, Grade, graded
from calibration.coaching.checked import Checked
from calibration.coaching.fitting import misfit_told

MOSTLY_SEEN, HALF = 0.75, 0.5
"""Share of the corners in view that are found: at the first or below boards are covered, below the
second that is poor. By trial."""

FAIR_MEDIAN_MM: Final = 0.6
"""Median error of places on the table, mm, from which on the accuracy is fair."""

POOR_MEDIAN_MM: Final = 1.5
"""Median error of places on the table, mm, from which on the accuracy is poor."""

FAIR_P95_MM: Final = 1.7
"""95th percentile of the error of places, mm, from which on the accuracy is fair."""

POOR_P95_MM: Final = 5.0
"""95th percentile of the error of places, mm, from which on the accuracy is poor."""

FAIR_MM_PER_PX: Final = 1.6
"""Depth of the table that a pixel covers, mm, from which on the view is fair."""

POOR_MM_PER_PX: Final = 3.0
"""Depth of the table that a pixel covers, mm, from which on the view is poor."""

FAIR_TILT_DEG: Final = 25.0
"""Angle by which the camera looks down, in degrees, up to which the view is fair."""

POOR_TILT_DEG: Final = 14.0
"""Angle by which the camera looks down, in degrees, up to which the view is poor."""

LEAST_BETWEEN_BOARDS: Final = 0.75
"""Least share of the table between the boards that must be in the picture. By trial."""


def failed(checked: Checked) -> Advice | None:
    """No calibration, and why."""
    failure = checked.failure
    if failure is None:
        return None
    said = f"{failure.detail}: {failure.mend}" if failure.detail else failure.mend
    return Advice(failure.cause, "poor", f"The table is not calibrated: {said}.")


def hidden(checked: Checked) -> Advice | None:
    """Boards are covered."""
    boards = checked.on_table.boards if checked.on_table else ()
    in_view = sum(board.in_view for board in boards)
    found = sum(board.found for board in boards)
    if not in_view or found / in_view > MOSTLY_SEEN:
        worst = [b for b in boards if b.in_view and b.found < HALF * b.in_view]
        if not worst:
            return None
        grade: Grade = "fair"
    else:
        in_sight = [board for board in boards if board.in_view]
        worst = [min(in_sight, key=lambda board: board.found / board.in_view)]
        grade = "poor" if found / in_view < HALF else "fair"
    names = " and ".join(f'"{board.name}"' for board in worst)
    share = sum(b.found for b in worst) / max(sum(b.in_view for b in worst), 1)
    return Advice(
        "boards/hidden",
        grade,
        f"Only {share * 100:.0f} % of {names} can be seen: remove whatever lies on it or stands "
        "in front of it.",
    )


def outside(checked: Checked) -> Advice | None:
    """Boards lie outside the picture."""
    boards = checked.on_table.boards if checked.on_table else ()
    outside = [board for board in boards if board.in_view < HALF * board.total]
    if not outside:
        return None
    names = " and ".join(f'"{board.name}"' for board in outside)
    return Advice(
        "boards/outside",
        "fair",
        f"More than half of {names} lies outside the picture: turn the camera, move it farther "
        "away, or lay the board into its view.",
    )


def contradicted(checked: Checked) -> Advice | None:
    """The boards are not as the boards file describes them."""
    on_table = checked.on_table
    if on_table is None:
        return None
    said = misfit_told(on_table.gaps, on_table.misfit_px, checked.size_wh[0])
    if said is None:
        return None
    return Advice("boards/misfit", "poor" if on_table.gaps else "fair", f"{said}.")


def inexact(checked: Checked) -> Advice | None:
    """The table is not known well enough."""
    on_table = checked.on_table
    if on_table is None:
        return None
    accuracy = on_table.accuracy
    grade = max(
        graded(accuracy.median_mm, fair=FAIR_MEDIAN_MM, poor=POOR_MEDIAN_MM),
        graded(accuracy.p95_mm, fair=FAIR_P95_MM, poor=POOR_P95_MM),
        key=GRADES.index,
    )
    if grade == "good":
        return None
    return Advice(
        "accuracy/inexact",
        grade,
        f"Places on the table are known to {accuracy.median_mm:.1f} mm, at the rim to "
        f"{accuracy.p95_mm:.1f} mm: {_what_makes_it_exact(checked)}.",
    )


def _what_makes_it_exact(checked: Checked) -> str:
    assert checked.on_table is not None
    if checked.on_table.view is None:
        return "print the table sheet (`tableref print table`) and tape it down"
    if checked.on_table.focal_from != "camera file":
        return (
            "hold the sheet in front of the camera in ten ways and keep what `tableref calibrate "
            "--save-camera` finds, or tape corner markers around the table (`tableref print "
            "corners`)"
        )
    return (
        "tape corner markers around the table (`tableref print corners`), or lay the sheet in the "
        "middle"
    )


def coarse(checked: Checked) -> Advice | None:
    """Pixels are too large."""
    view = checked.on_table.view if checked.on_table else None
    if view is None:
        return None
    grade = graded(view.mm_per_px, fair=FAIR_MM_PER_PX, poor=POOR_MM_PER_PX)
    if grade == "good":
        return None
    return Advice(
        "view/coarse",
        grade,
        f"One pixel shows {view.mm_per_px:.1f} mm of the table in depth: choose a higher "
        "resolution, or bring the camera nearer or higher.",
    )


def low(checked: Checked) -> Advice | None:
    """The camera looks along the table."""
    view = checked.on_table.view if checked.on_table else None
    if view is None:
        return None
    grade = graded(-view.tilt_deg, fair=-FAIR_TILT_DEG, poor=-POOR_TILT_DEG)
    if grade == "good":
        return None
    return Advice(
        "view/low",
        grade,
        f"The camera looks along the table ({view.tilt_deg:.0f} degrees down), so that depth is "
        "hard to tell: put it higher and tilt it down.",
    )


def little_table(checked: Checked) -> Advice | None:
    """Too little of the table is in the picture."""
    view = checked.on_table.view if checked.on_table else None
    if view is None:
        return None
    if view.between_boards_share < LEAST_BETWEEN_BOARDS:
        return Advice(
            "view/cut",
            "fair",
            f"The picture shows only {view.between_boards_share * 100:.0f} % of the area between "
            "the "
            "boards: turn the camera, or move it farther away.",
        )
    if view.table_share < 0.5:
        return Advice(
            "view/away",
            "fair",
            f"Only {view.table_share * 100:.0f} % of the picture shows the table: turn the camera "
            "towards "
            "it, or bring it nearer.",
        )
    return None
