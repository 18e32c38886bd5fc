"""Predict whether a missile that left the picture in mid-flight, mostly at the top, comes back."""

from typing import Final

import numpy as np

from calibration.arrays import Flags, Floats
from calibration.model.projection import image_from_table
from calibration.model.solution import Calibration
from vision.throws.flight import Flight

GROUNDED_MM: Final = -35.0
"""A missile whose centre is fitted below this height is certainly below the table, whatever its
radius and uncertainty. Found by trial."""

AWAY_S: Final = 0.4
"""Longest wait in seconds for a missile out of the picture: one that rises 200 mm above the
picture's edge is back after 2 sqrt(2 h / g) = 0.4 s."""

STEP_S: Final = 1 / 120
"""Seconds between the moments at which the flight is evaluated: a missile at 5 m/s flies 40 mm in
that time."""

LATE_S: Final = 0.06
"""Seconds by which a missile may come back later than predicted: its speed is known to a tenth, and
it must be seen twice before it is followed."""


def comes_back(flight: Flight, last_s: float, now_s: float, calibration: Calibration) -> bool:
    """Whether a missile is out of the picture now and may still come back.

    Args:
        flight: Its fitted flight.
        last_s: When it was last seen.
        now_s: The current time, not before `last_s`.
        calibration: Camera and table.
    """
    times = last_s + np.arange(0.0, AWAY_S, STEP_S)
    places = np.stack([flight.at_mm(t_s) for t_s in times.tolist()])
    flies = places[:, 2] > GROUNDED_MM
    seen = in_picture(places, calibration) & flies
    gone = np.flatnonzero(~seen & flies)
    if not len(gone) or gone[0] > _steps_in(LATE_S):
        return False
    again = np.flatnonzero(seen[gone[0] :])
    return len(again) > 0 and now_s < times[gone[0] + again[0]] + LATE_S


def _steps_in(seconds: float) -> int:
    """Number of steps of `STEP_S`."""
    return round(seconds / STEP_S)


def in_picture(places: Floats, calibration: Calibration) -> Flags:
    """Which of the points (N, 3), table mm, lie inside the picture, (N,)."""
    pixels = image_from_table(places, calibration)
    inside = (pixels >= 0) & (pixels < np.array(calibration.size_wh))
    return np.asarray(np.isfinite(pixels).all(axis=1) & inside.all(axis=1))
