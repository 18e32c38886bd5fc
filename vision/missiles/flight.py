"""A flight in space from its picture: parabolas under gravity, joined where something bent them.

With gravity known and the times known, pixels alone fix place and speed in space: a picture point
says that camera-space x - u z = 0 and y - v z = 0, and both are linear in the start, the speed and
the changes of speed at the bends. The apparent size adds that radius_px * z / focal is the same
radius all along.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from calibration.lens import rays_of
from calibration.projection import image_from_table
from calibration.solution import Calibration

Floats = npt.NDArray[np.float64]

GRAVITY_MM_S2: Final = 9810.0
"""Standard acceleration of free fall, rounded; places differ by 0.3 % at most."""

# Missiles hold 2 to 10 ml: a ball of 10 ml has 13.4 mm radius.
RADIUS_MM: Final = 10.5
RADIUS_SIGMA_MM: Final = 2.8
# Throws across a table pass about so high above it; decides only where nothing better does.
HEIGHT_MM: Final = 120.0
HEIGHT_SIGMA_MM: Final = 160.0
# Apparent size of an egg that turns, and of a streak that fades at its ends.
SIZE_SIGMA_REL: Final = 0.12
# Bends change the speed by a few m/s at most: keeps a bend with few points behind it sensible.
KICK_SIGMA_MM_S: Final = 3000.0
_OUTLIER_SIGMAS: Final = 3.0


@dataclass(frozen=True, slots=True, eq=False)
class Track:
    """What a flight's picture says, moment by moment.

    Attributes:
        t_s: (N,) times, rising.
        at_px: (N, 2) image space.
        sigma_px: (N,) standard deviation of each coordinate.
        radius_px: (N,) apparent radius; NaN where it is not known.
    """

    t_s: Floats
    at_px: Floats
    sigma_px: Floats
    radius_px: Floats

    def __len__(self) -> int:
        return len(self.t_s)

    def between(self, first_s: float, last_s: float) -> "Track":
        """The part within two times, both included."""
        keep = (self.t_s >= first_s) & (self.t_s <= last_s)
        return Track(self.t_s[keep], self.at_px[keep], self.sigma_px[keep], self.radius_px[keep])


@dataclass(frozen=True, slots=True, eq=False)
class Flight:
    """A fitted flight, table space.

    Attributes:
        start_s: The time the parameters belong to.
        bends_s: Times at which the speed changed at once.
        parameters: (6 + 3 bends + 1,): place mm, speed mm/s at the start, changes of speed, radius.
        covariance: Of the parameters.
        chi2: Sum of squared residuals over their sigma, outliers held at a bound.
        degrees: Numbers measured less numbers fitted.
        residual_px: (N,) distance of each point from the fit.
    """

    start_s: float
    bends_s: tuple[float, ...]
    parameters: Floats
    covariance: Floats
    chi2: float
    degrees: int
    residual_px: Floats

    @property
    def radius_mm(self) -> float:
        """Radius of the missile."""
        return float(self.parameters[-1])

    def at_mm(self, t_s: float) -> Floats:
        """Place, (3,) table mm."""
        return np.asarray(self._place_row(t_s) @ self.parameters + _fallen(t_s - self.start_s))

    def sigma_at_mm(self, t_s: float) -> Floats:
        """(3, 3) covariance of the place."""
        row = self._place_row(t_s)
        return np.asarray(row @ self.covariance @ row.T)

    def speed_mm_s(self, t_s: float) -> Floats:
        """Velocity, (3,) table mm/s; at a bend the one after it."""
        velocity = np.array(self.parameters[3:6])
        for number, bend in enumerate(self.bends_s):
            if t_s >= bend:
                velocity += self.parameters[6 + 3 * number : 9 + 3 * number]
        return np.asarray(velocity - [0, 0, GRAVITY_MM_S2 * (t_s - self.start_s)])

    def kick_mm_s(self, bend: int) -> Floats:
        """Change of velocity at a bend, (3,) table mm/s."""
        return np.asarray(self.parameters[6 + 3 * bend : 9 + 3 * bend])

    def _place_row(self, t_s: float) -> Floats:
        return np.asarray(_rows(np.array([t_s]), self.start_s, self.bends_s)[0])


def fit_flight(
    track: Track, calibration: Calibration, bends_s: Sequence[float] = ()
) -> Flight | None:
    """The flight that explains a track best, bent at given times.

    Returns:
        None where the track has too few points to fix the flight.
    """
    bends = tuple(bends_s)
    start_s = float(track.t_s[0]) if len(track) else 0.0
    unknown = 7 + 3 * len(bends)
    if 2 * len(track) < unknown + 1:
        return None
    system = _System(track, calibration, start_s, bends)
    return system.solve()


def predict_px(flight: Flight, t_s: float, calibration: Calibration) -> Floats:
    """Where the flight is seen, (2,) image space; NaN behind the camera."""
    return np.asarray(image_from_table(flight.at_mm(t_s)[None], calibration)[0])


def _fallen(dt_s: float) -> Floats:
    return np.array([0.0, 0.0, -0.5 * GRAVITY_MM_S2 * dt_s * dt_s])


def _rows(t_s: Floats, start_s: float, bends_s: tuple[float, ...]) -> Floats:
    """(N, 3, P): place = rows @ parameters, less the fall."""
    steps = [np.ones_like(t_s), t_s - start_s] + [np.maximum(t_s - b, 0) for b in bends_s]
    rows = np.zeros((len(t_s), 3, 3 * len(steps) + 1))
    for number, step in enumerate(steps):
        for axis in range(3):
            rows[:, axis, 3 * number + axis] = step
    return rows


class _System:
    """Linear equations of one track; distances along the view are refined by repetition."""

    def __init__(
        self, track: Track, calibration: Calibration, start_s: float, bends: tuple[float, ...]
    ) -> None:
        self.track, self.start_s, self.bends = track, start_s, bends
        pose = calibration.camera_from_table
        self.focal = float(calibration.camera.matrix[[0, 1], [0, 1]].mean())
        rays = rays_of(track.at_px, calibration.camera)
        rows = _rows(track.t_s, start_s, bends)
        fall = np.zeros((len(track), 3))
        fall[:, 2] = -0.5 * GRAVITY_MM_S2 * (track.t_s - start_s) ** 2
        self.heights, self.fallen = rows[[0, -1], 2], fall[[0, -1], 2]
        self.seen_rows = pose[:3, :3] @ rows
        self.seen_rest = fall @ pose[:3, :3].T + pose[:3, 3]
        self.rays = rays
        self.sized = np.isfinite(track.radius_px)

    def solve(self) -> Flight:
        count = len(self.track)
        depth = np.full(count, float(np.median(self.seen_rest[:, 2])) if count else 1.0)
        depth = np.maximum(depth, 100.0)
        trust = np.ones(count)
        for _ in range(6):
            a, b = self._equations(depth, trust)
            normal = a.T @ a
            parameters = np.linalg.solve(normal, a.T @ b)
            place = self.seen_rows @ parameters + self.seen_rest
            depth = np.maximum(place[:, 2], 60.0)
            off_px = self.focal * np.linalg.norm(place[:, :2] / depth[:, None] - self.rays, axis=1)
            sigmas = off_px / self.track.sigma_px
            trust = np.minimum(1.0, _OUTLIER_SIGMAS / np.maximum(sigmas, 1e-9)) ** 0.5
        bounded = np.minimum(sigmas, 2 * _OUTLIER_SIGMAS)
        return Flight(
            self.start_s,
            self.bends,
            np.asarray(parameters, dtype=np.float64),
            np.asarray(np.linalg.inv(normal), dtype=np.float64),
            float((bounded**2).sum()),
            2 * count - (6 + 3 * len(self.bends)),
            off_px,
        )

    def _equations(self, depth: Floats, trust: Floats) -> tuple[Floats, Floats]:
        weight = trust * self.focal / (depth * self.track.sigma_px)
        parts, wanted = [], []
        for axis in range(2):
            ray = self.rays[:, axis]
            rows = self.seen_rows[:, axis] - ray[:, None] * self.seen_rows[:, 2]
            rest = ray * self.seen_rest[:, 2] - self.seen_rest[:, axis]
            parts.append(rows * weight[:, None])
            wanted.append(rest * weight)
        size_rows, size_rest = self._size_equations(depth)
        prior = np.eye(self.seen_rows.shape[2])[6:] / KICK_SIGMA_MM_S
        prior[-1, -1] = 1 / RADIUS_SIGMA_MM
        expected = np.zeros(len(prior))
        expected[-1] = RADIUS_MM / RADIUS_SIGMA_MM
        high_rows = self.heights / HEIGHT_SIGMA_MM
        high_rest = (HEIGHT_MM - self.fallen) / HEIGHT_SIGMA_MM
        stacked = np.vstack([*parts, size_rows, prior, high_rows])
        return stacked, np.concatenate([*wanted, size_rest, expected, high_rest])

    def _size_equations(self, depth: Floats) -> tuple[Floats, Floats]:
        """radius_px * depth / focal - radius = 0."""
        seen = self.sized
        ratio = self.track.radius_px[seen] / self.focal
        rows = ratio[:, None] * self.seen_rows[seen, 2]
        rows[:, -1] -= 1.0
        weight = 1 / (SIZE_SIGMA_REL * ratio * depth[seen])
        rest = -ratio * self.seen_rest[seen, 2]
        return rows * weight[:, None], rest * weight
