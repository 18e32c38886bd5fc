"""Additions to a throw's replay: the enlarged part around the contact, and creatures' shifts."""

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np

from calibration.frame import Frame
from calibration.model.solution import Calibration
from server.capture.table_paint import TablePicture
from vision.sightings import PointPx, ShiftCurve, Sighting

Box: TypeAlias = tuple[slice, slice]
"""Rows and columns of a picture."""

CLOSER: Final = 3
"""How many times the cut-out part is enlarged; it has this fraction of the picture's width."""

SAME_FRAME_S: Final = 1e-3
"""A measured shift belongs to a frame if their times differ by less than this, in seconds."""


@dataclass(frozen=True, slots=True)
class ReplayReading:
    """A creature that may have been struck, as it is shown beside the replay.

    Attributes:
        colour: Its colour.
        probability: The probability that the missile hit it first.
        shift_px: How far it had shifted in each frame of the replay, in pixels; None where that
            was not measured.
    """

    colour: str
    probability: float
    shift_px: tuple[float | None, ...]


def close_box(sighting: Sighting, size_wh: tuple[int, int], calibration: Calibration | None) -> Box:
    """The part of the picture around the contact, or around the middle of the path.

    Args:
        sighting: The throw.
        size_wh: Width and height of the whole picture.
        calibration: The calibration; None if unknown.
    """
    size = np.array(size_wh)
    part = size // CLOSER
    corner = np.clip(np.array(_centre(sighting, size_wh, calibration)) - part / 2, 0, size - part)
    left, top = corner.round().astype(int).tolist()
    width, height = part.tolist()
    return slice(top, top + height), slice(left, left + width)


def _centre(
    sighting: Sighting, size_wh: tuple[int, int], calibration: Calibration | None
) -> PointPx:
    at_mm, path = sighting.closest_mm, sighting.evidence.path_px
    if at_mm is not None and calibration is not None and calibration.size_wh == size_wh:
        x, y = TablePicture(calibration).pixels([at_mm])[0].tolist()
        if np.isfinite([x, y]).all():
            return x, y
    return path[len(path) // 2] if path else (size_wh[0] / 2, size_wh[1] / 2)


def readings_of(sighting: Sighting, frames: Sequence[Frame]) -> tuple[ReplayReading, ...]:
    """The reading of each creature that may have been struck, frame by frame of the replay."""
    return tuple(
        ReplayReading(one.colour, one.probability, _in_frames(one.curve, frames))
        for one in sighting.readings
    )


def read_reading(told: Mapping[str, object]) -> ReplayReading:
    """Parse a stored reading.

    Raises:
        KeyError, TypeError, ValueError: It is not a valid reading.
    """
    colour, probability, shifts = told["colour"], told["probability"], told["shift_px"]
    if not isinstance(colour, str) or not isinstance(probability, int | float):
        raise ValueError(f"a reading has a colour and a probability, but got {told!r}")
    if not isinstance(shifts, list):
        raise TypeError(f"its shifts are a list, but got {shifts!r}")
    return ReplayReading(
        colour, float(probability), tuple(None if one is None else float(one) for one in shifts)
    )


def _in_frames(curve: ShiftCurve | None, frames: Sequence[Frame]) -> tuple[float | None, ...]:
    if curve is None:
        return (None,) * len(frames)
    return tuple(_at(curve, frame.t_s) for frame in frames)


def _at(curve: ShiftCurve, t_s: float) -> float | None:
    place = bisect_left(curve.t_s, t_s - SAME_FRAME_S)
    if place < len(curve.t_s) and abs(curve.t_s[place] - t_s) < SAME_FRAME_S:
        return curve.shift_px[place]
    return None
