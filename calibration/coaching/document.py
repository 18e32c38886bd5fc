"""Convert the result of a check to plain JSON values."""

import math
from dataclasses import asdict
from typing import Final

from calibration.coaching.accuracy import ErrorMap
from calibration.coaching.advice import Advice, grade_of
from calibration.coaching.boards import BoardInView
from calibration.coaching.checked import Checked, OnTable
from calibration.coaching.moments import Rate
from calibration.coaching.rules import advice_for
from calibration.coaching.steadiness import Steadiness
from calibration.coaching.view import CameraView
from calibration.json_object import JsonObject

SCANNER_FOCAL_PER_WIDTH: Final = 50.0
"""Focal length, in longer sides of the picture, above which the "camera" models a flat scan: no
camera at a table has one this long."""


def to_dict(checked: Checked) -> JsonObject:
    """The result of a check; unknown values are `null`, `grade` is good, fair or poor."""
    advice = advice_for(checked)
    light, sharp = checked.light, checked.sharpness
    return {
        "kind": "check",
        "size_wh": list(checked.size_wh),
        "grade": grade_of(advice, *{one.cause.split("/")[0] for one in advice}),
        "instruction": _advice(advice[0]) if advice else None,
        "further": [_advice(one) for one in advice[1:]],
        "light": {**_rounded(asdict(light)), "grade": grade_of(advice, "light")},
        "blur": {
            "px": round(sharp.blur_px, 2),
            "measured_on": sharp.measured_on,
            "grade": grade_of(advice, "blur"),
        },
        "steadiness": _graded(checked.steadiness, advice, "steadiness"),
        "rate": _graded(checked.rate, advice, "rate"),
        **_on_table(checked.on_table, checked.size_wh, advice),
    }


def map_to_dict(errors: ErrorMap) -> JsonObject:
    """An error map; `null` where nobody plays."""
    return {
        "height_mm": errors.height_mm,
        "x_px": _round(errors.x_px.tolist()),
        "y_px": _round(errors.y_px.tolist()),
        "sigma_mm": _round(errors.sigma_mm.tolist()),
        "median_mm": _round(errors.median_mm),
        "p95_mm": _round(errors.p95_mm),
    }


def _on_table(
    on_table: OnTable | None, size_wh: tuple[int, int], advice: tuple[Advice, ...]
) -> JsonObject:
    if on_table is None:
        return dict.fromkeys(("view", "boards", "accuracy", "held_out", "focal"))
    accuracy = {
        **_rounded(asdict(on_table.accuracy)),
        "tells": _in_play(on_table),
        "grade": grade_of(advice, "accuracy"),
    }
    return {
        "view": _graded(on_table.view, advice, "view"),
        "boards": {
            "seen": [_board(board) for board in on_table.boards],
            "grade": grade_of(advice, "boards"),
        },
        "accuracy": accuracy,
        "held_out": _rounded(asdict(on_table.held_out)) if on_table.held_out else None,
        "focal": _focal(on_table, size_wh),
    }


def _focal(on_table: OnTable, size_wh: tuple[int, int]) -> JsonObject | None:
    """The focal length; for a flat scan there is no meaningful one."""
    if on_table.focal_px > SCANNER_FOCAL_PER_WIDTH * max(size_wh):
        return None
    return {
        "px": round(on_table.focal_px, 1),
        "sigma_percent": round(100 * on_table.focal_sigma_rel, 2),
        "known_from": on_table.focal_from,
    }


def _in_play(on_table: OnTable) -> str:
    """What the accuracy means for a game, one sentence."""
    accuracy = on_table.accuracy
    if math.isnan(accuracy.span_mm):
        return f"A gap can be told from a touch down to {accuracy.gap_mm:.1f} mm."
    return (
        f"Spans are measured to ±{accuracy.span_mm:.1f} mm; "
        f"a gap can be told from a touch down to {accuracy.gap_mm:.1f} mm."
    )


def _board(board: BoardInView) -> JsonObject:
    return {
        "name": board.name,
        "corners_found": board.found,
        "corners_in_view": board.in_view,
        "corners_total": board.total,
    }


def _advice(advice: Advice) -> JsonObject:
    return asdict(advice)


def _graded(
    fact: Steadiness | Rate | CameraView | None, advice: tuple[Advice, ...], topic: str
) -> JsonObject | None:
    return None if fact is None else {**_rounded(asdict(fact)), "grade": grade_of(advice, topic)}


def _rounded(values: JsonObject) -> JsonObject:
    """The values with at most four digits, and None for numbers that are not finite, as in JSON."""
    return {name: _round(value) for name, value in values.items()}


def _round(value: object) -> object:
    if isinstance(value, float):
        return float(f"{value:.4g}") if math.isfinite(value) else None
    if isinstance(value, dict):
        return _rounded(value)
    if isinstance(value, (list, tuple)):
        return [_round(one) for one in value]
    return value
