"""Fit one flight to the rays of two cameras.

As in `vision.throws.flight`, a ray gives two equations, x - u z = 0 and y - v z = 0 in camera
space, which are linear in the start, the velocity and its changes at the bends. There are two more
kinds of unknowns, each with a prior: the offset of the second clock, and the time of each bend.
They are not linear, so each iteration solves for their small changes, whose effect on a position is
the missile's velocity at that time.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from calibration.arrays import Floats
from calibration.model.similarity import moved_rigidly
from calibration.model.solution import Calibration
from vision.sightings import Estimate
from vision.throws.flight import (
    GRAVITY_MM_S2,
    KICK_SIGMA_MM_S,
    NEAREST_MM,
    RADIUS_MM,
    RADIUS_SIGMA_MM,
    SIZE_SIGMA_REL,
    TOUCH_SIGMA_MM,
    Flight,
    Trajectory,
    place_rows,
)

_ROUNDS: Final = 8
"""Most iterations of the fit; each uses the distances and speeds found by the one before."""

_SETTLED: Final = 1e-3
"""The fit has converged when depths change by less than this share, and times by less than this
many seconds."""

OUTLIER_SIGMAS: Final = 3.0
"""Residual in sigmas above which a point gets less weight (Huber's weights)."""

AIR_MM: Final = 150.0
"""Prior mean of the height at which a flight starts, in mm above the table."""

AIR_SIGMA_MM: Final = 600.0
"""Prior sigma of that height, in mm: so wide that it only keeps the first iteration away from
impossible places."""


@dataclass(frozen=True, slots=True, eq=False)
class ViewTrack:
    """One camera's track of a missile.

    Attributes:
        track: The measured points, in the camera's own time.
        calibration: Camera and table.
        lag: Factor on the clock offset that is added to the times: 0 for the first camera, 1 for
            the second.
    """

    track: Trajectory
    calibration: Calibration
    lag: float

    @property
    def focal(self) -> float:
        """Focal length, px."""
        across, down = self.calibration.camera.matrix[[0, 1], [0, 1]].tolist()
        return float(0.5 * (across + down))

    def slice(self, begin: int, end: int) -> "ViewTrack":
        """This view with the points from `begin` up to but not including `end`."""
        track, chosen = self.track, slice(begin, end)
        cut = replace(
            track,
            t_s=track.t_s[chosen],
            at_px=track.at_px[chosen],
            sigma_px=track.sigma_px[chosen],
            radius_px=track.radius_px[chosen],
            rays=track.rays[chosen],
        )
        return replace(self, track=cut)


@dataclass(frozen=True, slots=True, eq=False)
class JointFlight:
    """A flight that both cameras saw.

    Attributes:
        flight: The flight, in the first camera's time.
        clock: Offset that is added to the second camera's times.
        bends_sigma_s: Sigma of each bend's time.
        whole_covariance: Covariance of the flight's parameters, the clock offset and the bends'
            times.
        off_sigmas: For each view, the residual of each point in sigmas.
    """

    flight: Flight
    clock: Estimate
    bends_sigma_s: tuple[float, ...]
    whole_covariance: Floats
    off_sigmas: tuple[Floats, ...]

    def bend_place(self, bend: int) -> tuple[Floats, Floats]:
        """Position of a bend, (3,) table mm, and its covariance (3, 3).

        The covariance includes the uncertainty of the bend's time.
        """
        flight, at_s = self.flight, self.flight.bends_s[bend]
        count = len(flight.parameters)
        rows = np.zeros((3, len(self.whole_covariance)))
        rows[:, :count] = place_rows(np.array([at_s]), flight.start_s, flight.bends_s)[0]
        rows[:, count + 1 + bend] = flight.speed_mm_s(at_s - 1e-9)
        return flight.at_mm(at_s), np.asarray(rows @ self.whole_covariance @ rows.T)

    def kick_covariance(self, bend: int) -> Floats:
        """Covariance of the change of velocity at a bend, (3, 3) mm²/s²."""
        part = slice(6 + 3 * bend, 9 + 3 * bend)
        return np.asarray(self.whole_covariance[part, part])


def fit_joint(
    views: Sequence[ViewTrack],
    clock: Estimate,
    bends: Sequence[Estimate] = (),
    *,
    grounded: Sequence[int] = (),
) -> JointFlight | None:
    """Fit a flight to the tracks of one or two cameras.

    Args:
        views: The tracks.
        clock: Prior of the second clock's offset, in seconds.
        bends: Priors of the times at which the velocity changes suddenly, in the first camera's
            time.
        grounded: Indices of the bends at which the missile is constrained to touch the table's top.

    Returns:
        None if there are too few points for the unknowns, or the fit fails.
    """
    seen = [view for view in views if len(view.track)]
    measured = sum(2 * len(view.track) for view in seen)
    if measured < 6 + 3 * len(bends):
        return None
    start_s = min(float(view.track.t_s[0]) + view.lag * clock.value for view in seen)
    return _JointSystem(seen, clock, bends, start_s, grounded).solve()


@dataclass(slots=True, eq=False)
class _Guess:
    """The estimate between two iterations.

    Attributes:
        clock_s: Offset of the second clock.
        bends_s: Time of each bend.
        parameters: The flight's parameters.
        depths: For each view, the distance of each point along the view, mm.
        trusts: For each view, the weight of each point, less than 1 for outliers.
        velocities: For each view, the missile's velocity at each point, (N, 3) table mm/s.
    """

    clock_s: float
    bends_s: Floats
    parameters: Floats
    depths: list[Floats]
    trusts: list[Floats]
    velocities: list[Floats]


class _JointSystem:
    """The linearised equations of the tracks, recomputed in each iteration."""

    def __init__(
        self,
        views: Sequence[ViewTrack],
        clock: Estimate,
        bends: Sequence[Estimate],
        start_s: float,
        grounded: Sequence[int],
    ) -> None:
        self.views, self.clock, self.bends, self.start_s = views, clock, bends, start_s
        self.grounded = tuple(grounded)
        self.count = 6 + 3 * len(bends) + 1

    def solve(self) -> JointFlight | None:
        """Iterate until the estimate converges; None if the equations cannot be solved."""
        guess = self._first_guess()
        covariance: Floats = np.empty((0, 0))
        for _ in range(_ROUNDS):
            rows, rest = self._equations(guess)
            normal = rows.T @ rows
            try:
                covariance = np.asarray(np.linalg.inv(normal), dtype=np.float64)
            except np.linalg.LinAlgError:
                return None
            solved = covariance @ (rows.T @ rest)
            if not np.isfinite(solved).all() or self._apply(guess, solved) < _SETTLED:
                break
        if not np.isfinite(guess.parameters).all():
            return None
        return self._result(guess, covariance)

    def _first_guess(self) -> _Guess:
        """The estimate before the first iteration: all points as far away as the table's origin."""
        depths, trusts, velocities = [], [], []
        for view in self.views:
            pose = view.calibration.camera_from_table
            depths.append(np.full(len(view.track), max(float(pose[2, 3]), 100.0)))
            trusts.append(np.ones(len(view.track)))
            velocities.append(np.zeros((len(view.track), 3)))
        bends_s = np.array([bend.value for bend in self.bends], dtype=np.float64)
        return _Guess(self.clock.value, bends_s, np.zeros(self.count), depths, trusts, velocities)

    def _equations(self, guess: _Guess) -> tuple[Floats, Floats]:
        parts = [
            self._view_equations(view, guess, number) for number, view in enumerate(self.views)
        ]
        parts.append(self._priors(guess))
        return np.concatenate([rows for rows, _ in parts]), np.concatenate([r for _, r in parts])

    def _view_equations(self, view: ViewTrack, guess: _Guess, number: int) -> tuple[Floats, Floats]:
        """The weighted equations of one view, number `number`: coefficients, right-hand side."""
        track, pose = view.track, view.calibration.camera_from_table
        turn = pose[:3, :3]
        t_s = track.t_s + view.lag * guess.clock_s
        places = self._rows(t_s, guess, view.lag, guess.velocities[number])
        fallen = -0.5 * GRAVITY_MM_S2 * (t_s - self.start_s) ** 2
        in_camera = np.einsum("ij,njp->nip", turn, places)
        rest = fallen[:, None] * turn[:, 2] + pose[:3, 3]
        focal = view.focal
        depth = guess.depths[number]
        seen = in_camera[:, :2] - track.rays[:, :, None] * in_camera[:, 2:3]
        seen_rest = track.rays * rest[:, 2:3] - rest[:, :2]
        weight = (guess.trusts[number] * focal / (depth * track.sigma_px))[:, None]
        rows = [(seen * weight[:, :, None]).reshape(-1, seen.shape[2])]
        rests = [(seen_rest * weight).ravel()]
        sized = np.isfinite(track.radius_px)
        if sized.any():
            ratio = track.radius_px[sized] / focal
            size = ratio[:, None] * in_camera[sized, 2]
            size[:, self.count - 1] -= 1.0
            by = 1 / (SIZE_SIGMA_REL * ratio * depth[sized])
            rows.append(size * by[:, None])
            rests.append(-ratio * rest[sized, 2] * by)
        return np.concatenate(rows), np.concatenate(rests)

    def _rows(self, t_s: Floats, guess: _Guess, lag: float, velocities: Floats) -> Floats:
        """The linear map (N, 3, P) from the unknowns to positions without gravity, table mm.

        The unknowns are the flight's parameters, and the changes of clock offset and bends' times.
        """
        bends = tuple(float(b) for b in guess.bends_s)
        rows = np.zeros((len(t_s), 3, self.count + 1 + len(bends)))
        rows[:, :, : self.count] = place_rows(t_s, self.start_s, bends)
        rows[:, :, self.count] = lag * velocities
        for number, bend in enumerate(bends):
            kick = guess.parameters[6 + 3 * number : 9 + 3 * number]
            rows[:, :, self.count + 1 + number] = np.where(t_s > bend, -1.0, 0.0)[:, None] * kick
        return rows

    def _priors(self, guess: _Guess) -> tuple[Floats, Floats]:
        """The equations of the priors and of the touches of the table, over their sigmas."""
        unknowns = self.count + 1 + len(self.bends)
        one = np.eye(unknowns)
        start = one[2] / AIR_SIGMA_MM
        kicks = one[6 : self.count - 1] / KICK_SIGMA_MM_S
        radius = one[self.count - 1] / RADIUS_SIGMA_MM
        rest = [AIR_MM / AIR_SIGMA_MM, *np.zeros(len(kicks)), RADIUS_MM / RADIUS_SIGMA_MM]
        shifts, shift_rest = [], []
        priors = [(self.clock, guess.clock_s), *zip(self.bends, guess.bends_s, strict=True)]
        for number, (prior, now) in enumerate(priors):
            sigma = max(prior.sigma, 1e-6)
            shifts.append(one[self.count + number] / sigma)
            shift_rest.append((prior.value - now) / sigma)
        touches = [self._touch_equation(guess, number) for number in self.grounded]
        rows = np.vstack([start, *kicks, radius, *shifts, *(row for row, _ in touches)])
        return rows, np.array([*rest, *shift_rest, *(by for _, by in touches)])

    def _touch_equation(self, guess: _Guess, number: int) -> tuple[Floats, float]:
        """The equation of a touch of the table at a bend: the centre's height is the radius."""
        flight = self._flight(guess)
        at_s = flight.bends_s[number]
        row = np.zeros(self.count + 1 + len(self.bends))
        row[: self.count] = place_rows(np.array([at_s]), self.start_s, flight.bends_s)[0, 2]
        row[self.count - 1] -= 1.0
        row[self.count + 1 + number] = flight.speed_mm_s(at_s - 1e-9)[2]
        fallen = 0.5 * GRAVITY_MM_S2 * (at_s - self.start_s) ** 2
        return row / TOUCH_SIGMA_MM, fallen / TOUCH_SIGMA_MM

    def _apply(self, guess: _Guess, solved: Floats) -> float:
        """Update the estimate by a solution.

        Returns:
            The largest relative change of a depth, or the largest change of a time in seconds if
            that is larger.
        """
        guess.parameters = solved[: self.count]
        guess.clock_s += self._bounded(float(solved[self.count]), self.clock)
        for number, bend in enumerate(self.bends):
            guess.bends_s[number] += self._bounded(float(solved[self.count + 1 + number]), bend)
        most = 0.0
        for number, view in enumerate(self.views):
            in_camera, velocity = self._seen_at(view, guess)
            depth = np.maximum(in_camera[:, 2], NEAREST_MM)
            most = max(most, float(np.abs(depth / guess.depths[number] - 1).max()))
            guess.depths[number], guess.velocities[number] = depth, velocity
            off = self._off_sigmas(view, in_camera, depth)
            guess.trusts[number] = np.sqrt(np.minimum(1.0, OUTLIER_SIGMAS / np.maximum(off, 1e-9)))
        moved = np.abs(solved[self.count :]).max() if len(solved) > self.count else 0.0
        return max(most, float(moved))

    @staticmethod
    def _bounded(step_s: float, prior: Estimate) -> float:
        """A change of a time, limited to three sigmas of its prior so that the fit is stable."""
        return float(np.clip(step_s, -3 * prior.sigma, 3 * prior.sigma))

    def _flight(self, guess: _Guess) -> Flight:
        """The flight of an estimate, without covariance."""
        bends = tuple(float(b) for b in guess.bends_s)
        none = np.zeros((self.count, self.count))
        return Flight(self.start_s, bends, guess.parameters, none, 0.0, 0)

    def _seen_at(self, view: ViewTrack, guess: _Guess) -> tuple[Floats, Floats]:
        """The missile at a view's times: camera-space positions and table-space velocities.

        Returns:
            (N, 3) mm and (N, 3) mm/s.
        """
        t_s = view.track.t_s + view.lag * guess.clock_s
        bends = tuple(float(b) for b in guess.bends_s)
        fallen = t_s - self.start_s
        places = place_rows(t_s, self.start_s, bends) @ guess.parameters
        places[:, 2] -= 0.5 * GRAVITY_MM_S2 * fallen**2
        velocities = np.empty((len(t_s), 3))
        velocities[:] = guess.parameters[3:6]
        for number, bend in enumerate(bends):
            kick = guess.parameters[6 + 3 * number : 9 + 3 * number]
            velocities += np.where(t_s > bend, 1.0, 0.0)[:, None] * kick
        velocities[:, 2] -= GRAVITY_MM_S2 * fallen
        return moved_rigidly(places, view.calibration.camera_from_table), velocities

    @staticmethod
    def _off_sigmas(view: ViewTrack, in_camera: Floats, depth: Floats) -> Floats:
        """The residual of each point of a view, (N,), in sigmas."""
        focal = view.focal
        off = in_camera[:, :2] / depth[:, None] - view.track.rays
        return np.asarray(focal * np.sqrt((off * off).sum(axis=1)) / view.track.sigma_px)

    def _result(self, guess: _Guess, covariance: Floats) -> JointFlight:
        """The final estimate as a flight, with its residuals."""
        offs = tuple(
            self._off_sigmas(view, in_camera, np.maximum(in_camera[:, 2], NEAREST_MM))
            for view in self.views
            for in_camera, _ in [self._seen_at(view, guess)]
        )
        bounded = np.minimum(np.concatenate(offs), 2 * OUTLIER_SIGMAS)
        measured = sum(2 * len(view.track) for view in self.views)
        flight = Flight(
            self.start_s,
            tuple(float(b) for b in guess.bends_s),
            guess.parameters,
            np.asarray(covariance[: self.count, : self.count]),
            float(bounded @ bounded),
            measured - (6 + 3 * len(self.bends)),
        )
        sigmas = np.sqrt(np.maximum(np.diag(covariance)[self.count :], 0.0))
        return JointFlight(
            flight,
            Estimate(guess.clock_s, float(sigmas[0])),
            tuple(float(s) for s in sigmas[1:]),
            covariance,
            offs,
        )
