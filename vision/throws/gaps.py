"""How far a missile was from a creature at a moment: in the picture, and in space."""

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
"""Moments around the onset of a response at which the missile's place is tried, in frames: the
onset is known to about one frame."""

OUTLINE_SIGMA_PX: Final = 4.0
"""Sigma in pixels of how well the outline describes a creature."""

VOLUME_SIGMA_MM: Final = 14.0
"""Sigma in mm of how well the upright cylinder around it describes a creature. Found by trial."""

BLUR_SHARE: Final = 0.35
"""Share of a frame's step over which the exposure smears a missile's place. By trial."""

SEEN_FRAMES: Final = 1.2
"""Frames around a contact in which a sight of the missile gives its place."""

UNSEEN_SIGMAS: Final = 10.0
"""Gap in the picture, in sigmas, that counts where the camera cannot see the missile. Found by
trial."""

LEAST_AFTER: Final = 2
"""Number of sights off a flight that cannot all be bad measurements."""

BADLY_FITTED: Final = 10.0
"""Least chi2 per degree of freedom of a flight that was strung together from other things: an arm
and a missile. Of twelve rendered flights that wrongly led to nobody six were worse, of eleven true
misses one."""

MOST_REMEMBERED: Final = 64
"""Number of creatures whose outlines are cached."""


@dataclass(frozen=True, slots=True, eq=False)
class Journey:
    """A missile's track with its explanation.

    Attributes:
        track: Where it was seen.
        flight: The fit that explains the track.
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
        """Typical time between two frames."""
        return float(np.median(np.diff(self.track.t_s)))

    @property
    def breaks_off(self) -> bool:
        """Whether the track goes on where the flight, not yet rolling, no longer explains it."""
        after = np.count_nonzero(self.track.t_s > self.flight.ends_s)
        return bool(after >= LEAST_AFTER) and len(self.flight.bends_s) < MOST_BENDS

    @property
    def untested(self) -> bool:
        """Whether it has as many parameters as measurements: a parabola fits any three places."""
        return self.flight.degrees <= 0

    @property
    def lost(self) -> bool:
        """Whether it is badly known: strung together from other things, or broken off."""
        badly = self.flight.chi2_per_degree > BADLY_FITTED
        return badly or self.breaks_off or self.untested

    @property
    def explained(self) -> Trajectory:
        """The track as far as the flight explains it."""
        if not self.breaks_off:
            return self.track
        return self.track.between(-np.inf, self.flight.ends_s)

    def until(self, t_s: float) -> Flight:
        """The flight fitted only to what was seen before a moment, if that is enough."""
        if t_s not in self._until:
            early = self.track.between(-np.inf, t_s - 1e-6)
            self._until[t_s] = explain(early, self.calibration)
        return self._until[t_s] or self.flight

    def gaps_sigmas(self, standing: Standing, t_s: float) -> tuple[float, float]:
        """How far the missile was from touching a creature, in sigmas; 0 where it may have touched.

        In the picture the missile's disc must meet the outline, in space the missile must meet the
        upright cylinder around the creature. The first is seen, the second inferred.

        Returns:
            The gap in the picture and the gap in space.
        """
        if (standing, t_s) not in self._gaps:
            self._gaps[standing, t_s] = self._measured_gaps(standing, t_s)
        return self._gaps[standing, t_s]

    def _measured_gaps(self, standing: Standing, t_s: float) -> tuple[float, float]:
        step_s, track, before = self.frame_s, self.track, self.until(t_s)
        around = [t_s + shift * step_s for shift in ONSET_FRAMES]
        in_picture = min(_off_picture_sigmas(standing, self._missile(before, t)) for t in around)
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
    """A missile in the picture at a moment: its disc, and its motion blur."""

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


def _off_picture_sigmas(standing: Standing, missile: _ShownMissile | None) -> float:
    if missile is None:
        return UNSEEN_SIGMAS
    off_px = off_outline_px(standing, missile.at_px) - missile.radius_px
    return off_px / (OUTLINE_SIGMA_PX + missile.blur_px)


def off_outline_px(standing: Standing, at_px: Floats) -> float:
    """Distance of a point from the creature's outline; negative inside."""
    x, y = np.clip(at_px - np.array(standing.corner_xy), -9999, 9999).tolist()
    outlines = _outlines(standing)
    return -max(float(cv2.pointPolygonTest(o, (x, y), measureDist=True)) for o in outlines)


@lru_cache(maxsize=MOST_REMEMBERED)
def _outlines(standing: Standing) -> tuple[npt.NDArray[np.int32], ...]:
    contours, _ = cv2.findContours(standing.mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    return tuple(np.asarray(contour, dtype=np.int32) for contour in contours)


def off_volume_sigmas(standing: Standing, flight: Flight, t_s: float) -> float:
    """How far a flight is, at a moment, from the upright cylinder around a creature."""
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
