"""Measure how far a missile was from a creature at a moment, in the picture and in space."""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats
from calibration.model.projection import camera_from_table, image_from_table
from calibration.model.solution import Calibration
from vision.clay.standing import Standing
from vision.throws.bends import MOST_BENDS, explain
from vision.throws.flight import Flight, Trajectory

ONSET_FRAMES: Final = (-1.0, -0.5, 0.0, 0.5)
"""Moments at which the missile's position is tried, in frames from the onset of a response: the
onset is known to about one frame."""

OUTLINE_SIGMA_PX: Final = 4.0
"""Sigma in pixels of how well the outline describes a creature."""

VOLUME_SIGMA_MM: Final = 14.0
"""Sigma in mm of how well an upright cylinder describes a creature. Found by trial."""

BLUR_SHARE: Final = 0.35
"""Share of a missile's movement per frame over which the exposure blurs its position. By trial."""

SEEN_FRAMES: Final = 1.2
"""A point of the track less than this many frames from a contact gives the missile's position
there."""

UNSEEN_SIGMAS: Final = 10.0
"""Gap in the picture, in sigmas, that is assumed if the camera cannot see the missile. Found by
trial."""

LEAST_AFTER: Final = 2
"""Least number of points after the end of a flight that cannot all be bad measurements."""

BADLY_FITTED: Final = 10.0
"""A flight with more chi2 per degree of freedom than this was joined from different things, such as
an arm and a missile. Of twelve rendered flights that were wrongly reported as misses six were
worse, of eleven true misses one."""

MOST_REMEMBERED: Final = 64
"""Number of creatures whose outlines are cached."""


@dataclass(frozen=True, slots=True, eq=False)
class Journey:
    """A missile's track with the flight that explains it.

    Attributes:
        track: The missile's measured positions.
        flight: The flight that was fitted to the track.
        calibration: Camera and table.
        released_s: When the hand that held it let go; None if no hand was seen.
    """

    track: Trajectory
    flight: Flight
    calibration: Calibration
    released_s: float | None = None
    _until: dict[float, Flight | None] = field(default_factory=dict)
    _gaps: dict[tuple[Standing, float], tuple[float, float]] = field(default_factory=dict)
    _shown: dict[tuple[Flight, float], "_ShownMissile | None"] = field(default_factory=dict)

    @property
    def frame_s(self) -> float:
        """Median time between two points of the track."""
        return float(np.median(np.diff(self.track.t_s)))

    @property
    def breaks_off(self) -> bool:
        """Whether the track continues after the flight's end although the missile does not roll."""
        after = np.count_nonzero(self.track.t_s > self.flight.ends_s)
        return bool(after >= LEAST_AFTER) and len(self.flight.bends_s) < MOST_BENDS

    @property
    def untested(self) -> bool:
        """Whether the flight has as many parameters as measurements, and so fits any track."""
        return self.flight.degrees <= 0

    @property
    def lost(self) -> bool:
        """Whether the flight is badly known: a bad fit, broken off, or untested."""
        badly = self.flight.chi2_per_degree > BADLY_FITTED
        return badly or self.breaks_off or self.untested

    @property
    def explained(self) -> Trajectory:
        """The track as far as the flight explains it."""
        if not self.breaks_off:
            return self.track
        return self.track.between(-np.inf, self.flight.ends_s)

    def until(self, t_s: float) -> Flight:
        """The flight fitted only to the points before a moment; the whole flight if too few."""
        if t_s not in self._until:
            early = self.track.between(-np.inf, t_s - 1e-6)
            self._until[t_s] = explain(early, self.calibration)
        return self._until[t_s] or self.flight

    def gaps_sigmas(self, standing: Standing, t_s: float) -> tuple[float, float]:
        """How far the missile was from touching a creature, in sigmas.

        The gap in the picture is between the missile's disc and the creature's outline. The gap in
        space, which depends on the fitted depth, is between the missile and the upright cylinder
        around the creature.

        Returns:
            The gap in the picture and the gap in space; 0 where contact is possible.
        """
        if (standing, t_s) not in self._gaps:
            self._gaps[standing, t_s] = self._compute_gaps(standing, t_s)
        return self._gaps[standing, t_s]

    def _compute_gaps(self, standing: Standing, t_s: float) -> tuple[float, float]:
        """The least gaps around a moment, which is not known exactly; see `gaps_sigmas`."""
        step_s, track, before = self.frame_s, self.track, self.until(t_s)
        around = [t_s + shift * step_s for shift in ONSET_FRAMES]
        in_picture = min(_outline_gap_sigmas(standing, self._missile(before, t)) for t in around)
        seen = np.abs(track.t_s - t_s) < SEEN_FRAMES * step_s
        for at_px, radius_px in zip(track.at_px[seen], track.radius_px[seen], strict=True):
            off_px = off_outline_px(standing, at_px) - float(radius_px)
            in_picture = min(in_picture, off_px / OUTLINE_SIGMA_PX)
        in_space = min(off_volume_sigmas(standing, before, t) for t in around)
        return max(0.0, in_picture), max(0.0, in_space)

    def _missile(self, flight: Flight, t_s: float) -> "_ShownMissile | None":
        if (flight, t_s) not in self._shown:
            self._shown[flight, t_s] = _shown_at(flight, t_s, self.frame_s, self.calibration)
        return self._shown[flight, t_s]


@dataclass(frozen=True, slots=True, eq=False)
class _ShownMissile:
    """A missile in the picture at a moment: its disc and its motion blur.

    Attributes:
        at_px: (2,) centre.
        radius_px: Radius.
        blur_px: Length of the motion blur.
    """

    at_px: Floats
    radius_px: float
    blur_px: float


def _shown_at(
    flight: Flight, t_s: float, step_s: float, calibration: Calibration
) -> _ShownMissile | None:
    """The missile at a moment; None if the camera cannot see it."""
    places = np.stack([flight.at_mm(t_s), flight.at_mm(t_s - step_s)])
    seen = image_from_table(places, calibration)
    if not np.isfinite(seen).all():
        return None
    depth = float(camera_from_table(places[:1], calibration)[0, 2])
    radius_px = flight.radius_mm * float(calibration.camera.matrix[0, 0]) / max(depth, 1.0)
    return _ShownMissile(seen[0], radius_px, BLUR_SHARE * float(np.linalg.norm(seen[0] - seen[1])))


def _outline_gap_sigmas(standing: Standing, missile: _ShownMissile | None) -> float:
    """The gap between disc and outline in sigmas, negative if they meet."""
    if missile is None:
        return UNSEEN_SIGMAS
    off_px = off_outline_px(standing, missile.at_px) - missile.radius_px
    return off_px / (OUTLINE_SIGMA_PX + missile.blur_px)


def off_outline_px(standing: Standing, at_px: Floats) -> float:
    """Distance of a point (2,) from a creature's outline, px; negative inside."""
    x, y = np.clip(at_px - np.array(standing.corner_xy), -9999, 9999).tolist()
    outlines = _outlines(standing)
    return -max(float(cv2.pointPolygonTest(o, (x, y), measureDist=True)) for o in outlines)


@lru_cache(maxsize=MOST_REMEMBERED)
def _outlines(standing: Standing) -> tuple[npt.NDArray[np.int32], ...]:
    contours, _ = cv2.findContours(standing.mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    return tuple(np.asarray(contour, dtype=np.int32) for contour in contours)


def off_volume_sigmas(standing: Standing, flight: Flight, t_s: float) -> float:
    """Gap in sigmas between a missile and the upright cylinder around a creature; negative inside.

    It is the larger of the horizontal and the vertical gap.
    """
    place = flight.at_mm(t_s)
    off = place[:2] - np.array(standing.at_mm)
    away = float(np.linalg.norm(off))
    beyond = away - standing.radius_mm - flight.radius_mm
    above = float(place[2]) - flight.radius_mm - standing.height_mm.value
    covariance = flight.sigma_at_mm(t_s)
    towards = np.append(off / max(away, 1e-9), 0.0)
    sideways = float(np.sqrt(towards @ covariance @ towards))
    upwards = float(np.sqrt(covariance[2, 2]))
    return max(
        beyond / (VOLUME_SIGMA_MM + sideways),
        above / (VOLUME_SIGMA_MM + standing.height_mm.sigma + upwards),
    )
