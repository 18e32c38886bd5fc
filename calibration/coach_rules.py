"""What to do first: an ordered list of rules, the most harmful first, each one sentence.

A rule looks at what was measured and says nothing, or what is wrong and what mends it. What spoils
measurements ("poor") comes before what only makes them worse ("fair"); among equals the order of
`RULES` decides, which is the order of causes: without light nothing is sharp, without sharpness no
board is read, without boards nothing is measured.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from calibration.coach import Checked
from calibration.coach_moments import Rate

Grade: TypeAlias = Literal["good", "fair", "poor"]
REFERENCE_WIDTH_PX: Final = 1280


@dataclass(frozen=True, slots=True)
class Advice:
    """One thing that is wrong.

    Attributes:
        cause: A word like "light/dark".
        grade: "poor" where it spoils measurements, "fair" where it makes them worse.
        sentence: What is wrong and what mends it.
    """

    cause: str
    grade: Grade
    sentence: str


Rule: TypeAlias = Callable[[Checked], Advice | None]


def advice_for(checked: Checked) -> tuple[Advice, ...]:
    """Everything that is wrong, the most harmful first; empty where all is well."""
    found = [advice for rule in RULES if (advice := rule(checked)) is not None]
    return tuple(sorted(found, key=lambda advice: advice.grade != "poor"))


def grade_of(advice: Sequence[Advice], *topics: str) -> Grade:
    """The worst grade among the advice whose cause begins with one of the topics."""
    grades = {one.grade for one in advice if one.cause.split("/")[0] in topics}
    return "poor" if "poor" in grades else "fair" if "fair" in grades else "good"


def _graded(value: float, *, fair: float, poor: float) -> Grade:
    """Of something that is the worse the larger it is."""
    return "poor" if value >= poor else "fair" if value >= fair else "good"


def _dark(checked: Checked) -> Advice | None:
    light = checked.light
    level = light.bright if light.paper is None else light.paper
    grade = _graded(-level, fair=-DARK_PAPER, poor=-VERY_DARK_PAPER)
    if light.paper is None and light.median >= DARK_TABLE:
        return None
    if grade == "good":
        return None
    what = "its brightest parts have" if light.paper is None else "white paper has"
    lamp = "put a lamp near the table"
    if light.dimmest_share < UNEVEN:
        lamp = f"put a lamp {_SIDES[light.dimmest]}"
    very = "dark" if grade == "poor" else "rather dark"
    return Advice(
        "light/dark",
        grade,
        f"The picture is {very} ({what} a brightness of {level:.0f} of 255): {lamp}, or open the "
        "camera's exposure.",
    )


def _blown(checked: Checked) -> Advice | None:
    light = checked.light
    if light.paper is not None and light.paper >= BLOWN_PAPER:
        sentence = (
            "White paper is overexposed, and its black print shrinks: lower the camera's exposure, "
            "or turn the lamp away."
        )
        grade: Grade = "poor" if (light.ink or 0) > WASHED_INK else "fair"
        return Advice("light/overexposed", grade, sentence)
    grade = _graded(light.blown_share, fair=0.08, poor=0.3)
    if grade == "good":
        return None
    return Advice(
        "light/overexposed",
        grade,
        f"{light.blown_share:.0%} of the table is plain white: lower the camera's exposure, or "
        "turn the lamp away.",
    )


def _blurred(checked: Checked) -> Advice | None:
    blur = checked.sharpness.blur_px
    # Large pictures may be as blurred as small ones are; small ones are judged as they are.
    of_reference = blur * min(1.0, REFERENCE_WIDTH_PX / max(checked.size_wh))
    grade = _graded(of_reference, fair=1.4, poor=2.2)
    if grade == "good":
        return None
    about = "" if checked.sharpness.measured_on == "boards" else "about "
    return Advice(
        "blur/blurred",
        grade,
        f"The picture is blurred (edges are smeared by {about}{blur:.1f} px): focus the camera on "
        "the table, wipe its lens, and let nothing shake it.",
    )


def _failed(checked: Checked) -> Advice | None:
    failure = checked.failure
    if failure is None:
        return None
    said = f"{failure.detail}: {failure.mend}" if failure.detail else failure.mend
    return Advice(failure.cause, "poor", f"The table is not calibrated: {said}.")


def _shaking(checked: Checked) -> Advice | None:
    if checked.steadiness is None:
        return None
    shake = checked.steadiness.shake_px
    grade = _graded(shake * REFERENCE_WIDTH_PX / max(checked.size_wh), fair=0.6, poor=2.0)
    if grade == "good":
        return None
    return Advice(
        "steadiness/shaking",
        grade,
        f"The camera shakes by {shake:.1f} px from picture to picture: fix its stand to something "
        "that nobody touches.",
    )


def _hidden(checked: Checked) -> Advice | None:
    boards = checked.on_table.boards if checked.on_table else ()
    in_view = sum(board.in_view for board in boards)
    found = sum(board.found for board in boards)
    if not in_view or found / in_view > MOSTLY_SEEN:
        worst = [b for b in boards if b.in_view and b.found < HALF * b.in_view]
        if not worst:
            return None
        grade: Grade = "fair"
    else:
        worst = sorted(boards, key=lambda b: b.found / max(b.in_view, 1))[:1]
        grade = "poor" if found / in_view < HALF else "fair"
    names = " and ".join(f'"{board.name}"' for board in worst)
    share = sum(b.found for b in worst) / max(sum(b.in_view for b in worst), 1)
    return Advice(
        "boards/hidden",
        grade,
        f"Only {share:.0%} of {names} can be seen: take away what lies on it or stands before it.",
    )


def _outside(checked: Checked) -> Advice | None:
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


def _inexact(checked: Checked) -> Advice | None:
    on_table = checked.on_table
    if on_table is None:
        return None
    accuracy = on_table.accuracy
    grade = max(
        _graded(accuracy.median_mm, fair=0.6, poor=1.5),
        _graded(accuracy.p95_mm, fair=1.7, poor=5.0),
        key=("good", "fair", "poor").index,
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
    if checked.on_table.focal_from != "camera file":
        return (
            "hold the sheet before the camera in ten ways and keep what `tableref calibrate "
            "--save-camera` finds, or tape corner markers around the table (`tableref print "
            "corners`)"
        )
    return "tape corner markers around the table (`tableref print corners`), or lay the sheet amid"


def _coarse(checked: Checked) -> Advice | None:
    view = checked.on_table.view if checked.on_table else None
    if view is None:
        return None
    grade = _graded(view.mm_per_px, fair=1.6, poor=3.0)
    if grade == "good":
        return None
    return Advice(
        "view/coarse",
        grade,
        f"One pixel shows {view.mm_per_px:.1f} mm of the table in depth: choose a higher "
        "resolution, or bring the camera nearer or higher.",
    )


def _low(checked: Checked) -> Advice | None:
    view = checked.on_table.view if checked.on_table else None
    if view is None:
        return None
    grade = _graded(-view.tilt_deg, fair=-25.0, poor=-14.0)
    if grade == "good":
        return None
    return Advice(
        "view/low",
        grade,
        f"The camera looks along the table ({view.tilt_deg:.0f} degrees down), so that depth is "
        "hard to tell: put it higher and tilt it down.",
    )


def _little_table(checked: Checked) -> Advice | None:
    view = checked.on_table.view if checked.on_table else None
    if view is None:
        return None
    if view.between_boards_share < 0.75:
        return Advice(
            "view/cut",
            "fair",
            f"The picture shows only {view.between_boards_share:.0%} of the area between the "
            "boards: turn the camera, or move it farther away.",
        )
    if view.table_share < 0.5:
        return Advice(
            "view/away",
            "fair",
            f"Only {view.table_share:.0%} of the picture shows the table: turn the camera towards "
            "it, or bring it nearer.",
        )
    return None


def _flickering(checked: Checked) -> Advice | None:
    if checked.steadiness is None:
        return None
    flicker = checked.steadiness.flicker
    grade = _graded(flicker, fair=0.02, poor=0.06)
    if grade == "good":
        return None
    return Advice(
        "steadiness/flicker",
        grade,
        f"The light flickers by {flicker:.0%}: use another lamp or daylight, or set the camera's "
        "exposure to 1/50 s or 1/60 s, as your mains.",
    )


def _hunting(checked: Checked) -> Advice | None:
    if checked.steadiness is None:
        return None
    hunting = checked.steadiness.hunting
    grade = _graded(hunting, fair=0.05, poor=0.15)
    if grade == "good":
        return None
    return Advice(
        "steadiness/exposure",
        grade,
        f"The brightness drifts by {hunting:.0%}: switch the camera's automatic exposure off, and "
        "let nobody's shadow wander over the table.",
    )


def _slow(checked: Checked) -> Advice | None:
    if checked.rate is None:
        return None
    fps = _fresh_fps(checked.rate)
    grade = _graded(-fps, fair=-24.0, poor=-12.0)
    if grade == "good":
        return None
    return Advice(
        "rate/slow",
        grade,
        f"Only {fps:.0f} pictures a second arrive, too few to follow a throw: give the camera more "
        "light (in the dark it slows down), or choose a lower resolution.",
    )


def _irregular(checked: Checked) -> Advice | None:
    rate = checked.rate
    if rate is None or rate.late < LATE_SHARE:
        return None
    return Advice(
        "rate/irregular",
        "fair",
        f"{rate.late:.0%} of the pictures come late and {rate.missing} are missing: close other "
        "programs, and plug the camera in directly, without a hub.",
    )


def _glaring(checked: Checked) -> Advice | None:
    if not checked.light.glare:
        return None
    x, y = checked.light.glare[0].at_px
    return Advice(
        "light/glare",
        "fair",
        f"A lamp shines back from the table {_place(x, y, checked.size_wh)}: move the lamp or the "
        "camera, or lay a dull cloth.",
    )


def _uneven(checked: Checked) -> Advice | None:
    light = checked.light
    if light.dimmest_share >= UNEVEN or _dark(checked) is not None:
        return None
    return Advice(
        "light/uneven",
        "fair",
        f"One side of the table has {light.dimmest_share:.0%} of the other's brightness: put a "
        f"lamp {_SIDES[light.dimmest]}.",
    )


def _not_quick(checked: Checked) -> Advice | None:
    if checked.rate is None or not 24.0 <= _fresh_fps(checked.rate) < FAST_FPS:
        return None
    return Advice(
        "rate/not_fast",
        "fair",
        f"{checked.rate.fps:.0f} pictures a second arrive: enough for all but fast throws, for "
        "which 60 are better.",
    )


RULES: Final[tuple[Rule, ...]] = (
    _dark, _blown, _blurred, _failed, _shaking, _hidden, _inexact, _coarse, _low, _outside,
    _little_table, _slow, _flickering, _hunting, _irregular, _glaring, _uneven, _not_quick,
)  # fmt: skip
"""The most harmful first."""

VERY_DARK_PAPER, DARK_PAPER = 90.0, 140.0
"""White paper in a picture that is well exposed is above 180."""

DARK_TABLE: Final = 75.0
"""A table brighter than this is not dark, though nothing white lies on it."""

BLOWN_PAPER, WASHED_INK = 251.0, 110.0
UNEVEN: Final = 0.5
MOSTLY_SEEN, HALF = 0.75, 0.5
REPEATS, LATE_SHARE, FAST_FPS = 0.3, 0.05, 45.0

_SIDES: Final = {
    "left": "to the left",
    "right": "to the right",
    "far": "at the far side",
    "near": "at the near side",
}


def _fresh_fps(rate: Rate) -> float:
    """Pictures a second that show something new; a few that repeat are compression."""
    return rate.fps * (1 - rate.repeated) if rate.repeated > REPEATS else rate.fps


def _place(x: float, y: float, size_wh: tuple[int, int]) -> str:
    """Where in the picture, in words."""
    across = ("on the left", "in the middle", "on the right")[min(2, int(3 * x / size_wh[0]))]
    down = ("far away", "", "near the camera")[min(2, int(3 * y / size_wh[1]))]
    return f"{across}, {down}" if down else across
