"""Describe in words, with sizes, what happened to camera and boards."""

import math
from collections.abc import Sequence
from typing import Final

from calibration.detect.boards import grey_of
from calibration.detect.diagnosis import too_blurred
from calibration.detect.nearby import pieces_of
from calibration.frame import Frame
from calibration.guard.drift import BoardShift, Drift
from calibration.guard.motion import Moving
from calibration.model.printed import Boards

WORTH_TELLING_MM: Final = 0.5
"""Least shift of the camera, mm, that is mentioned. By trial."""

WORTH_TELLING_RAD: Final = math.radians(0.05)
"""Least turn of the camera, rad, that is mentioned."""


def in_words(seen: Drift) -> str:
    """Say what moved and how far, without a full stop."""
    match seen.verdict:
        case "camera":
            zoom = _zoom(seen.focal_ratio)
            return f"{_camera(seen)} and {zoom}" if zoom else _camera(seen)
        case "zoom":
            return _zoom(seen.focal_ratio) or "zoom or focus changed"
        case "board_or_camera":
            return f"{_papers(seen)}, or the camera was shifted: with one board nothing tells which"
        case "boards":
            return f"{_papers(seen)}; the camera stands still"
        case _:
            return "nothing moved"


def healed_in_words(seen: Drift) -> str:
    """Say what moved, and what was done about it."""
    match seen.verdict:
        case "camera" if seen.focal_ratio == 1.0:
            return f"{in_words(seen)}; solved again"
        case "camera" | "zoom":
            return (
                f"{in_words(seen)}; the focal length was solved again, "
                "what the camera's file says of it no longer fits"
            )
        case "board_or_camera":
            return f"{in_words(seen)}; solved again, the table goes with the board"
        case _:
            whose = "its new place was" if len(_moved(seen)) == 1 else "their new places were"
            return f"{in_words(seen)}; {whose} measured"


def unseen_in_words(frame: Frame, boards: Boards, motion: Moving | None) -> str:
    """Say why it is unknown in this frame whether the calibration holds."""
    if not pieces_of(boards):
        return "the table looks different, and no board tells whether the camera moved"
    if motion is not None:
        return f"{motion.told}; nothing is measured until a board is in view"
    blurred = too_blurred(grey_of(frame.bgr))
    if blurred is not None:
        return f"the picture is blurred, {blurred.detail}: {blurred.mend}"
    return "no board is in view: whether the camera moves is checked when one is"


def number(count: int) -> str:
    """A small number as a word: "none", "one", "two", "17"."""
    return {0: "none", 1: "one", 2: "two", 3: "three"}.get(count, str(count))


def counted(count: int, what: str) -> str:
    """A number of things: "one measurement", "17 measurements"."""
    return f"{number(count)} {what}{'' if count == 1 else 's'}"


def _camera(seen: Drift) -> str:
    moved = f"moved {_mm(seen.camera_moved_mm)}"
    turned = f"turned {math.degrees(seen.camera_turned_rad):.1f} degrees"
    parts = [
        *([moved] if seen.camera_moved_mm >= WORTH_TELLING_MM else []),
        *([turned] if seen.camera_turned_rad >= WORTH_TELLING_RAD else []),
    ]
    return f"camera {' and '.join(parts or [moved])}"


def _zoom(ratio: float) -> str:
    if ratio == 1.0:
        return ""
    larger = "larger" if ratio > 1 else "smaller"
    return f"zoom or focus changed: all is {100 * abs(ratio - 1):.1f} % {larger}"


def _papers(seen: Drift) -> str:
    return ", ".join(_shifted(shift) for shift in _moved(seen))


def _moved(seen: Drift) -> Sequence[BoardShift]:
    named = [seen.boards[number] for number in seen.moved]
    return named or [shift for shift in seen.boards if shift.is_clear]


def _shifted(shift: BoardShift) -> str:
    name = shift.name if shift.marker is None else f"marker {shift.marker} of {shift.name}"
    turned = ""
    if abs(shift.turn_rad) >= math.radians(0.5):
        turned = f" and turned by {math.degrees(abs(shift.turn_rad)):.0f} degrees"
    return f"{name} shifted by {_mm(shift.shift_mm)}{turned}"


def _mm(length: float) -> str:
    return f"{length:.1f} mm" if length < 3 else f"{length:.0f} mm"
