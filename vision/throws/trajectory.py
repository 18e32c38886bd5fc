"""What a flight's picture says, moment by moment: places, sizes, and the rays to them."""

from dataclasses import dataclass, replace
from typing import Self

import numpy as np

from calibration.arrays import Floats
from calibration.model.lens import rays_of
from calibration.model.solution import Calibration


@dataclass(frozen=True, slots=True, eq=False)
class Trajectory:
    """What a flight's picture says, moment by moment.

    Attributes:
        t_s: (N,) times, rising.
        at_px: (N, 2) image space.
        sigma_px: (N,) standard deviation of each coordinate.
        radius_px: (N,) apparent radius; NaN where it is not known.
        rays: (N, 2) camera-space x / z and y / z of the points.
    """

    t_s: Floats
    at_px: Floats
    sigma_px: Floats
    radius_px: Floats
    rays: Floats

    def __len__(self) -> int:
        return len(self.t_s)

    def first(self, count: int) -> Self:
        """Its first points."""
        return self._part(slice(0, count))

    def between(self, first_s: float, last_s: float) -> Self:
        """The part within two times, both included."""
        begin, end = np.searchsorted(self.t_s, [first_s, last_s], side="left")
        if end < len(self) and self.t_s[end] == last_s:
            end += 1
        return self._part(slice(int(begin), int(end)))

    def unsized(self) -> Self:
        """The same without its apparent size."""
        return replace(self, radius_px=np.full_like(self.radius_px, np.nan))

    def _part(self, part: slice) -> Self:
        return type(self)(
            self.t_s[part],
            self.at_px[part],
            self.sigma_px[part],
            self.radius_px[part],
            self.rays[part],
        )


def track_from_px(
    t_s: Floats, at_px: Floats, sigma_px: Floats, radius_px: Floats, calibration: Calibration
) -> Trajectory:
    """A track from its measurements; arguments as the attributes of `Trajectory`."""
    return Trajectory(t_s, at_px, sigma_px, radius_px, rays_of(at_px, calibration.camera))
