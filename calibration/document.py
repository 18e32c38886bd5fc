"""Convert a calibration to JSON text, and back."""

import json
import math
from dataclasses import asdict
from typing import Final, TypedDict

import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats
from calibration.json_object import JsonObject, json_fault
from calibration.model.camera import CameraFileError, camera_from_dict, camera_to_dict
from calibration.model.quality import expected_error
from calibration.model.solution import BoardFit, Calibration, GapShown

VERSION: Final = 1
"""Version of the format of calibration files."""

_ANEW: Final = "write it anew with `tableref calibrate -o`"


class CalibrationFileError(ValueError):
    """A calibration file that cannot be used; the message is one sentence."""


def to_dict(calibration: Calibration) -> JsonObject:
    """The calibration as plain JSON values: what `tableref calibrate` prints, and more."""
    error = expected_error(calibration)
    return {
        "camera": camera_to_dict(calibration.camera),
        "camera_from_table": calibration.camera_from_table.tolist(),
        "residual_px": calibration.residual_px,
        "boards": [_board_to_dict(board) for board in calibration.boards],
        "error_mm": {"median": _known(error.median_mm), "p95": _known(error.p95_mm)},
        "covariance": calibration.covariance.tolist(),
        "corners_px": calibration.corners_px.tolist(),
        "paper_covariance": calibration.paper_covariance.tolist(),
        "uneven_mm": calibration.uneven_mm,
        "misfit_px": calibration.misfit_px,
        "gaps": [asdict(gap) for gap in calibration.gaps],
        "version": VERSION,
    }


def to_json(calibration: Calibration) -> str:
    """The calibration as JSON text; `from_json` restores it exactly."""
    return json.dumps(to_dict(calibration), allow_nan=False)


def from_json(text: str) -> Calibration:
    """Restore a calibration from the text that `to_json` made.

    Raises:
        CalibrationFileError: The text is not JSON, or something is missing or invalid.
    """
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise CalibrationFileError(f"the calibration file {json_fault(error)}") from None
    if not isinstance(data, dict):
        raise CalibrationFileError(f"the calibration file must be a JSON object; {_ANEW}")
    try:
        return Calibration(
            camera_from_dict(data["camera"]),
            np.array(data["camera_from_table"]),
            np.array(data["covariance"]),
            _size("residual_px", data["residual_px"]),
            tuple(_board_from_dict(board) for board in data["boards"]),
            _points(data["corners_px"]),
            np.array(data.get("paper_covariance", np.zeros((15, 15)))),
            _size("uneven_mm", data.get("uneven_mm", 0.0)),
            _size("misfit_px", data.get("misfit_px", 0.0)),
            tuple(_gap_from_dict(gap) for gap in data.get("gaps", ())),
        )
    except KeyError as error:
        raise CalibrationFileError(f"the calibration file lacks {error}; {_ANEW}") from None
    except (CameraFileError, TypeError, ValueError, OverflowError, AttributeError) as error:
        raise CalibrationFileError(f"the calibration file cannot be used: {error}") from None


class _BoardJson(TypedDict):
    """A board as `to_json` writes it."""

    name: str
    corners_found: int
    corners_total: int
    residual_px: float | None
    left_out: int


class _GapJson(TypedDict):
    """A gap as `to_json` writes it."""

    board: str
    side_mm: float
    told_mm: float
    shown_mm: float


def _size(field: str, value: float) -> float:
    """The value of a field that must be finite and not negative; raises ValueError."""
    size = float(value)
    if not 0 <= size < math.inf:
        raise ValueError(f"{field} must be a number from 0, but got {value}")
    return size


def _known(value: float) -> float | None:
    """The value; None if it is not a number, as if no table is in view."""
    return value if math.isfinite(value) else None


def _points(data: npt.ArrayLike) -> Floats:
    return np.asarray(data, dtype=np.float64).reshape(-1, 2)


def _board_to_dict(board: BoardFit) -> _BoardJson:
    return {
        "name": board.name,
        "corners_found": board.corners_found,
        "corners_total": board.corners_total,
        "residual_px": board.residual_px if board.corners_found else None,
        "left_out": board.left_out,
    }


def _board_from_dict(data: _BoardJson) -> BoardFit:
    return BoardFit(
        str(data["name"]),
        int(data["corners_found"]),
        int(data["corners_total"]),
        math.nan if data["residual_px"] is None else float(data["residual_px"]),
        int(data["left_out"]),
    )


def _gap_from_dict(data: _GapJson) -> GapShown:
    lengths = (float(data["side_mm"]), float(data["told_mm"]), float(data["shown_mm"]))
    return GapShown(str(data["board"]), *lengths)
