"""Fit a flight in space to its track in the picture: parabolas under gravity, joined at bends.

As gravity and the times are known, the picture of one camera determines position and velocity in
space. A point with the ray (u, v) gives the camera-space equations x - u z = 0 and y - v z = 0,
which are linear in the start, the velocity and its changes at the bends. The apparent size adds
that radius_px * z / focal is the missile's radius, the same at all points.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from statistics import median
from typing import Final, Self

import numpy as np
from scipy.linalg.lapack import dposv, dpotrs

from calibration.arrays import Floats
from calibration.model.lens import rays_of
from calibration.model.solution import Calibration

GRAVITY_MM_S2: Final = 9810.0
"""Standard acceleration of free fall, rounded. It differs by 0.3 % at most between places on
Earth."""

RADIUS_MM: Final = 10.5
"""Prior mean of a missile's radius, in mm. Missiles hold 2 to 10 ml: a ball of 10 ml has 13.4 mm
radius."""

RADIUS_SIGMA_MM: Final = 2.8
"""Prior sigma of a missile's radius, in mm: missiles of 2 and of 10 ml are about one sigma away."""

HEIGHT_MM: Final = 120.0
"""Prior mean of the height at which throws across a table begin and end, in mm."""

HEIGHT_SIGMA_MM: Final = 160.0
"""Prior sigma of that height, in mm. It is wide, so that the prior only matters if the measurements
do not determine the height."""

SIZE_SIGMA_REL: Final = 0.18
"""Relative sigma of the apparent size: egg-shaped missiles turn, and a streak fades at its ends."""

KICK_SIGMA_MM_S: Final = 3000.0
"""Prior sigma of the change of velocity at a bend, in mm/s: it is a few m/s at most. The prior
keeps a bend with few points after it plausible."""

NEAREST_MM: Final = 60.0
"""Least distance of a missile from the camera, in mm, so that no iteration of the fit puts it
behind the camera."""

LEAST_POINTS: Final = 3
"""Least points of a flight without a bend: its six unknowns need three points of two
coordinates."""

TOUCH_SIGMA_MM: Final = 3.0
"""Sigma in mm of the height of a missile's centre when it touches the table, as the two radii of an
egg shape differ."""

MOST_REMEMBERED: Final = 512
"""Number of fits that are cached, as many fits of a chase are needed again."""

_LEAST_GUESS_MM: Final = 100.0
"""Lower bound on the distance from the camera with which a fit begins, in mm."""

_OUTLIER_SIGMAS: Final = 3.0
"""Residual in sigmas above which a point gets less weight (Huber's weights)."""

_ROUNDS: Final = 6
"""Most iterations of a fit, in which points are reweighted and depths updated."""

_SETTLED: Final = 0.003
"""The fit has converged when all depths change by less than this share."""


@dataclass(frozen=True, slots=True, eq=False)
class Trajectory:
    """A missile's measured track in the picture.

    Attributes:
        t_s: (N,) times, rising.
        at_px: (N, 2) positions, image space.
        sigma_px: (N,) standard deviation of each coordinate.
        radius_px: (N,) apparent radius; NaN where it is unknown.
        rays: (N, 2) camera-space x / z and y / z of the positions.
    """

    t_s: Floats
    at_px: Floats
    sigma_px: Floats
    radius_px: Floats
    rays: Floats

    def __len__(self) -> int:
        return len(self.t_s)

    def first(self, count: int) -> Self:
        """The first `count` points of this track."""
        return self._part(slice(0, count))

    def between(self, first_s: float, last_s: float) -> Self:
        """The points from one time to another, both included."""
        begin, end = np.searchsorted(self.t_s, [first_s, last_s], side="left")
        if end < len(self) and self.t_s[end] == last_s:
            end += 1
        return self._part(slice(int(begin), int(end)))

    def unsized(self) -> Self:
        """This track with unknown apparent sizes."""
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


@dataclass(frozen=True, slots=True, eq=False)
class Flight:
    """A fitted flight, table space.

    Attributes:
        start_s: Time of the first fitted point, to which the parameters refer.
        bends_s: Times at which the velocity changed suddenly.
        parameters: (6 + 3 bends + 1,) position (mm) and velocity (mm/s) at the start, change of
            velocity at each bend (mm/s), radius (mm).
        covariance: Covariance of the parameters.
        chi2: Sum of the squared residuals in sigmas; outliers are capped.
        degrees: Number of measured coordinates less number of parameters without the radius.
        ends_s: Time of the last fitted point.
    """

    start_s: float
    bends_s: tuple[float, ...]
    parameters: Floats
    covariance: Floats
    chi2: float
    degrees: int
    ends_s: float = np.inf
    # Cached, as each creature is compared with the flight at the same moments.
    _places: dict[float, Floats] = field(default_factory=dict, init=False, repr=False)
    _sigmas: dict[float, Floats] = field(default_factory=dict, init=False, repr=False)

    @property
    def radius_mm(self) -> float:
        """Radius of the missile."""
        return float(self.parameters[-1])

    @property
    def chi2_per_degree(self) -> float:
        """chi2 per degree of freedom; pure noise gives 1."""
        return self.chi2 / max(self.degrees, 1)

    def at_mm(self, t_s: float) -> Floats:
        """Position at a time, (3,) table mm, read-only."""
        known = self._places.get(t_s)
        if known is None:
            dt_s = t_s - self.start_s
            known = np.asarray(self._place_row(t_s) @ self.parameters)
            known[2] -= 0.5 * GRAVITY_MM_S2 * dt_s * dt_s
            known.flags.writeable = False
            self._places[t_s] = known
        return known

    def sigma_at_mm(self, t_s: float) -> Floats:
        """Covariance of the position at a time, (3, 3) mm², read-only."""
        known = self._sigmas.get(t_s)
        if known is None:
            row = self._place_row(t_s)
            known = np.asarray(row @ self.covariance @ row.T)
            known.flags.writeable = False
            self._sigmas[t_s] = known
        return known

    def speed_mm_s(self, t_s: float) -> Floats:
        """Velocity at a time, (3,) table mm/s; at a bend that after it."""
        velocity = np.array(self.parameters[3:6])
        for number, bend in enumerate(self.bends_s):
            if t_s >= bend:
                velocity += self.parameters[6 + 3 * number : 9 + 3 * number]
        return np.asarray(velocity - [0, 0, GRAVITY_MM_S2 * (t_s - self.start_s)])

    def kick_mm_s(self, bend: int) -> Floats:
        """Change of velocity at a bend, (3,) table mm/s."""
        return np.asarray(self.parameters[6 + 3 * bend : 9 + 3 * bend])

    def _place_row(self, t_s: float) -> Floats:
        return np.asarray(place_rows(np.array([t_s]), self.start_s, self.bends_s)[0])


def fit_flight(
    track: Trajectory,
    calibration: Calibration,
    bends_s: Sequence[float] = (),
    *,
    grounded: int | None = None,
) -> Flight | None:
    """Fit a flight with bends at given times to a track.

    Args:
        track: The missile's measured positions.
        calibration: Camera and table.
        bends_s: Times at which its velocity changes suddenly, rising.
        grounded: Index of the bend at which the missile is constrained to touch the table's top.

    Returns:
        The best fit; None if the track has too few points to determine it.
    """
    bends = tuple(bends_s)
    measured = 2 * len(track) + int(np.count_nonzero(np.isfinite(track.radius_px)))
    if measured < 6 + 3 * len(bends) + 2 or len(track) < LEAST_POINTS + len(bends):
        return None
    return _fitted(_TrajectorySeen(track, calibration), bends, grounded)


class _TrajectorySeen:
    """A track and its calibration as a key of the cache of fits.

    Two are equal if the measurements are, and the calibration is the same object.
    """

    def __init__(self, track: Trajectory, calibration: Calibration) -> None:
        self.track, self.calibration = track, calibration
        numbers = (track.t_s, track.at_px, track.sigma_px, track.radius_px)
        self._key = tuple(some.tobytes() for some in numbers)

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, _TrajectorySeen) or self.calibration is not other.calibration:
            return False
        return self._key == other._key


# The beginning of a flight is fitted again for each contact that is considered.
@lru_cache(maxsize=MOST_REMEMBERED)
def _fitted(seen: _TrajectorySeen, bends_s: tuple[float, ...], grounded: int | None) -> Flight:
    start_s = float(seen.track.t_s[0])
    return _System(seen.track, seen.calibration, start_s, bends_s, grounded).solve()


def place_rows(t_s: Floats, start_s: float, bends_s: tuple[float, ...]) -> Floats:
    """The linear map (N, 3, P) from a flight's parameters to its positions without gravity.

    Position = rows @ parameters + (0, 0, -g t² / 2), in table mm.
    """
    steps = np.empty((len(t_s), 2 + len(bends_s)))
    steps[:, 0], steps[:, 1] = 1.0, t_s - start_s
    for number, bend in enumerate(bends_s, start=2):
        np.maximum(t_s - bend, 0, out=steps[:, number])
    rows = np.zeros((len(t_s), 3, 3 * steps.shape[1] + 1))
    for axis in range(3):
        rows[:, axis, axis:-1:3] = steps
    return rows


class _System:
    """The linear equations of one track, solved by iteration.

    The equations' weights depend on the depths, which each iteration updates.
    """

    def __init__(
        self,
        track: Trajectory,
        calibration: Calibration,
        start_s: float,
        bends: tuple[float, ...],
        grounded: int | None,
    ) -> None:
        self.grounded = grounded
        self.track, self.start_s, self.bends = track, start_s, bends
        pose = calibration.camera_from_table
        self.focal = float(calibration.camera.matrix[[0, 1], [0, 1]].mean())
        rows = place_rows(track.t_s, start_s, bends)
        fallen = -0.5 * GRAVITY_MM_S2 * (track.t_s - start_s) ** 2
        self.ends = rows[[0, -1], 2]
        self.ends_rest = HEIGHT_MM - fallen[[0, -1]]
        # In camera space a place is rows @ parameters + rest, (N, 3, P) and (N, 3).
        self.rows = np.tensordot(rows, pose[:3, :3], axes=(1, 1)).transpose(0, 2, 1)
        self.rest = fallen[:, None] * pose[:3, 2] + pose[:3, 3]
        self.sized = np.isfinite(track.radius_px)
        self.all_sized = bool(self.sized.all())
        self.ratio = track.radius_px[self.sized] / self.focal
        self.equations = self._unweighted()

    def _unweighted(self) -> Floats:
        """All equations, before they are weighted: coefficients, and the right-hand side last."""
        rays = self.track.rays
        seen = self.rows[:, :2] - rays[:, :, None] * self.rows[:, 2:3]
        seen_rest = rays * self.rest[:, 2:3] - self.rest[:, :2]
        size = self.ratio[:, None] * self.rows[self.sized, 2]
        size[:, -1] -= 1.0
        size_rest = -self.ratio * self.rest[self.sized, 2]
        known, known_rest = self._priors()
        rows = np.concatenate([seen.reshape(-1, seen.shape[2]), size, known])
        rest = np.concatenate([seen_rest.ravel(), size_rest, known_rest])
        # The right-hand side is in the last column.
        return np.column_stack([rows, rest])

    def _priors(self) -> tuple[Floats, Floats]:
        """The prior's equations over their sigma: coefficients and right-hand side.

        They bound the changes of velocity, the radius, and the heights of the first and last point.
        """
        count = self.rows.shape[2]
        rows = np.eye(count)[6:] / KICK_SIGMA_MM_S
        rows[-1, -1] = 1 / RADIUS_SIGMA_MM
        rest = np.zeros(len(rows))
        rest[-1] = RADIUS_MM / RADIUS_SIGMA_MM
        ends = self.ends / HEIGHT_SIGMA_MM
        rows = np.vstack([rows, ends])
        rest = np.concatenate([rest, self.ends_rest / HEIGHT_SIGMA_MM])
        if self.grounded is None:
            return rows, rest
        touch, touch_rest = self._touch_equation(self.bends[self.grounded])
        return np.vstack([rows, touch / TOUCH_SIGMA_MM]), np.append(
            rest, touch_rest / TOUCH_SIGMA_MM
        )

    def _touch_equation(self, t_s: float) -> tuple[Floats, float]:
        """The equation of a touch of the table: the centre's height is the radius."""
        row = place_rows(np.array([t_s]), self.start_s, self.bends)[0, 2].copy()
        row[-1] -= 1.0
        return row, 0.5 * GRAVITY_MM_S2 * (t_s - self.start_s) ** 2

    def solve(self) -> Flight:
        """Iterate weights and depths until they converge."""
        track, rays = self.track, self.track.rays
        depth = np.full(len(track), max(median(self.rest[:, 2].tolist()), _LEAST_GUESS_MM))
        trust = np.ones(len(track))
        flat, flat_rest = self.rows.reshape(-1, self.rows.shape[2]), self.rest.ravel()
        for _ in range(_ROUNDS):
            factor, parameters = self._solve_weighted(depth, trust)
            place = (flat @ parameters + flat_rest).reshape(-1, 3)
            before, depth = depth, np.maximum(place[:, 2], NEAREST_MM)
            off = place[:, :2] / depth[:, None] - rays
            sigmas = self.focal * np.sqrt((off * off).sum(axis=1)) / track.sigma_px
            trust = np.sqrt(np.minimum(1.0, _OUTLIER_SIGMAS / np.maximum(sigmas, 1e-9)))
            if np.abs(depth / before - 1).max() < _SETTLED:
                break
        bounded = np.minimum(sigmas, 2 * _OUTLIER_SIGMAS)
        return Flight(
            self.start_s,
            self.bends,
            parameters,
            np.asarray(dpotrs(factor, np.eye(len(parameters)))[0]),
            float(bounded @ bounded),
            2 * len(track) - (6 + 3 * len(self.bends)),
            float(track.t_s[-1]),
        )

    def _solve_weighted(self, depth: Floats, trust: Floats) -> tuple[Floats, Floats]:
        """Solve the equations, weighted by their sigmas.

        Args:
            depth: (N,) distance of each point along the view, mm.
            trust: (N,) weight of each point, less than 1 for outliers.

        Returns:
            The Cholesky factor of the normal matrix, and the parameters.

        Raises:
            LinAlgError: The normal matrix is singular.
        """
        weight = np.ones((len(self.equations), 1))
        count = len(depth)
        seen = trust * self.focal / (depth * self.track.sigma_px)
        weight[: 2 * count].reshape(count, 2)[:] = seen[:, None]
        sized = depth if self.all_sized else depth[self.sized]
        weight[2 * count : 2 * count + len(sized), 0] = 1 / (SIZE_SIGMA_REL * self.ratio * sized)
        weighted = self.equations * weight
        normal = weighted.T @ weighted
        factor, parameters, failed = dposv(normal[:-1, :-1], normal[:-1, -1])
        if failed:
            raise np.linalg.LinAlgError(f"equation {failed} of a flight says nothing new")
        return factor, np.asarray(parameters, dtype=np.float64)
