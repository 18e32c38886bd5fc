"""Find the poses of a creature that a hand turned between pictures, from its outlines alone.

A hand turns by about equal steps and sets the creature down about where it was. Starting from that,
each picture's pose is moved until the hull that the other pictures carve fits its outline; this is
repeated in ever smaller steps and with ever smaller voxels (silhouette coherence: Hernández,
Schmitt and Cipolla, 2007). Only the turn about the vertical and the place on the table are unknown.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Flags, Floats, Floats32, Mask
from vision.masks import disc
from vision.weigh_in.standing_pose import Outlined, StandingPose
from vision.weigh_in.voxel_block import VoxelBlock

USUAL_STEP_RAD: Final = np.radians(45.0)
"""Typical turn between pictures of a thing that is shown from all sides: eight pictures."""


@dataclass(frozen=True, slots=True)
class Stage:
    """One stage of improving poses.

    Attributes:
        voxel_mm: Edge of the voxels of the block that is carved repeatedly.
        reach_mm: Width by which outlines are widened for carving, while poses are still uncertain.
        uneven: Cost per squared radian of deviation from the starting turns, as a hand turns by
            about equal steps: at 0.5, being 0.2 rad off costs as much as 2 % of the outline.
        steps: Turns in rad and shifts in mm by which a pose is varied, one pair after another.
        rounds: How often all pictures are processed.
    """

    voxel_mm: float
    reach_mm: float
    uneven: float
    steps: tuple[tuple[float, float], ...]
    rounds: int


FIRST: Final = Stage(3.5, 2.0, 0.5, ((0.12, 5.0),), 1)
"""Stage with which the best sequence of turns is chosen."""

ROUGH: Final = (
    Stage(3.5, 2.0, 0.5, ((0.12, 5.0), (0.06, 2.5)), 1),
    Stage(3.5, 1.0, 0.5, ((0.06, 2.5), (0.03, 1.2)), 2),
)
"""Stages that improve the chosen sequence; after them, all turns are tried for a picture that does
not fit it."""

LOOKED_AROUND: Final = ((0.12, 5.0), (0.06, 2.5), (0.03, 1.2))
"""Turns in rad and shifts in mm by which a pose is varied when all turns are tried for a
picture."""

FINE: Final = (
    Stage(2.5, 0.5, 0.1, ((0.03, 1.2), (0.014, 0.6)), 3),
    Stage(1.7, 0.3, 0.05, ((0.014, 0.6), (0.007, 0.3)), 3),
)
"""Last stages, with smaller voxels. Against the true turns of fifteen rendered creatures, with the
program's own outlines, the root mean square error is 1.3 degrees with them, and 2.8 without."""


@dataclass(frozen=True, slots=True)
class TurnTuning:
    """Finding how a hand turned a creature.

    By trial on the shared creatures if no other source is named; guarded by
    tests/vision/weigh_in/test_turn_search.py, and the creatures turned by hand in docs/accuracy.md.
    """

    likely: int = 12
    """Number of best turns from which a picture's pose is improved when all turns are tried."""

    many: int = 5
    """Number of other pictures above which one of them may be wrong about each voxel."""

    one_off: float = 0.15
    """Largest misfit, as a share of an outline's area, up to which no picture is allowed to be
    wrong."""

    mean_counts: float = 0.3
    """Weight of the mean misfit, added to the median, when sequences of turns are compared."""

    badly: float = 2.2
    """Factor on the median misfit: all turns are tried for a picture that fits worse."""

    all_turns_step: float = 0.2
    """Step in rad between the turns that are tried for a picture that fits badly, and for the first
    one, which may show the creature before it was turned."""

    spilt: float = 0.5
    """Weight of the hull's area outside an outline relative to the outline's area that the hull
    leaves open: a hull of few views is too large anyway."""


TUNING: Final = TurnTuning()


@dataclass(frozen=True, slots=True)
class Turns:
    """Poses of all pictures, and the misfit of each with the other pictures' hull: 0 is perfect."""

    placed: tuple[StandingPose, ...]
    misfit: tuple[float, ...]


def find_turns(seen: Outlined) -> Turns:
    """Find the poses of all pictures, starting from the sequence of turns that fits best."""
    block = VoxelBlock.whole(FIRST.voxel_mm)
    started = [_TurnSearch(seen, one, block, FIRST) for one in _start_sequences(seen)]
    for search in started:
        search.better(())
    started.sort(key=lambda search: search.total())
    best = started[:2]
    for search in best:
        search.better(FIRST.steps)
    search = min(best, key=lambda search: search.total())
    for stage in ROUGH:
        search = search.at(stage)
    search.set_right()
    for stage in FINE:
        search = search.at(stage)
    return search.turns()


@dataclass(frozen=True, slots=True)
class _Sequence:
    """Poses to start from.

    Attributes:
        placed: Pose of each picture.
        aside: Number of pictures at the beginning whose turn is unknown: they do not constrain the
            others until all their turns have been tried.
    """

    placed: tuple[StandingPose, ...]
    aside: int


def _start_sequences(seen: Outlined) -> list[_Sequence]:
    """Sequences with equal steps in either direction.

    In half of them the first picture is set aside, as it may be from before the turning began.
    """
    count, found = len(seen.masks), []
    for aside in (0, 1) if count > 3 else (0,):
        steps = {round(USUAL_STEP_RAD, 4), round(2 * np.pi / (count - aside), 4)}
        x, y = (float(v) for v in np.median(seen.at_mm[aside:], axis=0))
        for step in sorted({s * way for s in steps for way in (-1, 1)}):
            placed = tuple(StandingPose(step * (i - aside), x, y) for i in range(count))
            found.append(_Sequence(placed, aside))
    return found


class _TurnSearch:
    """The state of the search: poses that are improved picture by picture."""

    def __init__(self, seen: Outlined, start: _Sequence, block: VoxelBlock, stage: Stage) -> None:
        self._seen = seen
        self._placed = list(start.placed)
        self._first, self._aside = start.placed, start.aside
        self._block, self._stage = block, stage
        self._distances = [_signed_distance(mask) for mask in seen.masks]
        self._inside = np.stack([self._votes(i) for i in range(len(self._placed))])
        self._misfit = [1.0] * len(self._placed)

    def at(self, stage: Stage) -> "_TurnSearch":
        """Run a stage that starts from this search's poses; return the search after it."""
        block = self._block
        if stage.voxel_mm != block.voxel_mm:
            most = self._inside.sum(axis=0) >= len(self._inside) - 1
            block = VoxelBlock.whole(stage.voxel_mm).near(block, most)
        start = _Sequence(tuple(self._placed), self._aside)
        after = _TurnSearch(self._seen, start, block, stage)
        after._first, after._misfit = self._first, list(self._misfit)
        for _ in range(stage.rounds):
            after.better(stage.steps)
        return after

    def turns(self) -> Turns:
        return Turns(tuple(self._placed), tuple(self._misfit))

    def total(self) -> float:
        """Median misfit plus a share of the mean, so that a single wrong picture hardly matters."""
        misfit = self._misfit[self._aside :]
        return float(np.median(misfit)) + TUNING.mean_counts * float(np.mean(misfit))

    def better(self, steps: Sequence[tuple[float, float]]) -> None:
        for i in range(self._aside, len(self._placed)):
            hull = self._surface_by_others(i)
            self._misfit[i] = self._cost(i, self._placed[i], hull)
            for turn, shift in steps:
                self._step(i, hull, turn, shift)
            self._inside[i] = self._votes(i)

    def set_right(self) -> None:
        """Try all turns for the first picture, and for those that fit badly."""
        typical = float(np.median(self._misfit))
        for i, misfit in enumerate(self._misfit):
            if i < max(1, self._aside) or misfit > TUNING.badly * typical:
                self._look_around(i)
        self._aside = 0

    def _look_around(self, i: int) -> None:
        hull = self._surface_by_others(i)
        if not len(hull):
            return
        middle = hull.mean(axis=0)[:2]
        around = [
            StandingPose.with_middle_at(turn, middle, self._seen.at_mm[i])
            for turn in np.arange(0, 2 * np.pi, TUNING.all_turns_step)
        ]
        around.sort(key=lambda placed: self._misfit_of(i, placed, hull))
        for placed in around[: TUNING.likely]:
            before = self._misfit[i], self._placed[i], self._first
            self._first = (*before[2][:i], placed, *before[2][i + 1 :])
            self._misfit[i], self._placed[i] = self._cost(i, placed, hull), placed
            for turn, shift in LOOKED_AROUND:
                self._step(i, hull, turn, shift)
            if self._misfit[i] >= before[0]:
                self._misfit[i], self._placed[i], self._first = before
        self._inside[i] = self._votes(i)

    def _step(self, i: int, hull: Floats, turn: float, shift: float) -> None:
        """Improve one pose by a few greedy steps of this turn and shift."""
        moves = [(turn, 0, 0), (-turn, 0, 0), (0, shift, 0), (0, -shift, 0), (0, 0, shift),
                 (0, 0, -shift)]  # fmt: skip
        for _ in range(4):
            tried = [self._placed[i].moved(*move) for move in moves]
            costs = [self._cost(i, placed, hull) for placed in tried]
            best = int(np.argmin(costs))
            if costs[best] >= self._misfit[i]:
                return
            self._misfit[i], self._placed[i] = costs[best], tried[best]

    def _votes(self, i: int) -> Flags:
        at = self._seen.image_of(self._block.points_mm, self._placed[i])
        return _values_at(self._distances[i], at) > -self._stage.reach_mm * self._seen.px_per_mm

    def _surface_by_others(self, i: int) -> Floats:
        """Surface of the hull of all pictures but one, (n, 3) mm."""
        known = [k for k in range(self._aside, len(self._placed)) if k != i]
        others, fits = self._inside[known], np.array(self._misfit)[known]
        allowed = 1 if len(others) > TUNING.many and fits.max() > TUNING.one_off else 0
        return self._block.surface(others.sum(axis=0) >= len(others) - allowed)

    def _cost(self, i: int, placed: StandingPose, hull: Floats) -> float:
        """Cost of a pose: its misfit, and its deviation from the starting turn."""
        off_rad = placed.turn_rad - self._first[i].turn_rad
        return self._misfit_of(i, placed, hull) + self._stage.uneven * off_rad**2

    def _misfit_of(self, i: int, placed: StandingPose, hull: Floats) -> float:
        """Misfit of a pose: area that the hull leaves open or spills, over the outline's area."""
        mask = self._seen.masks[i]
        area = max(1, int(np.count_nonzero(mask)))
        if not len(hull):
            return 1.0
        covered = self._rendered(hull, placed)
        open_part = np.count_nonzero((mask > 0) & (covered == 0))
        spilt = np.count_nonzero((mask == 0) & (covered > 0))
        return float(open_part + TUNING.spilt * spilt) / area

    def _rendered(self, hull: Floats, placed: StandingPose) -> Mask:
        mask = np.zeros_like(self._seen.masks[0])
        columns, rows = np.round(self._seen.image_of(hull, placed)).astype(np.int64).T
        kept = (columns >= 0) & (rows >= 0) & (columns < mask.shape[1]) & (rows < mask.shape[0])
        mask[rows[kept], columns[kept]] = 255
        radius = max(1, round(self._block.voxel_mm * self._seen.px_per_mm * 0.8))
        return np.asarray(cv2.morphologyEx(mask, cv2.MORPH_CLOSE, disc(radius)), dtype=np.uint8)


def _signed_distance(mask: Mask) -> Floats32:
    """Signed distance to the outline in px, positive inside."""
    inside = cv2.distanceTransform(mask, cv2.DIST_L2, 3)
    outside = cv2.distanceTransform(255 - mask, cv2.DIST_L2, 3)
    return np.asarray(inside - outside, dtype=np.float32)


def _values_at(values: Floats32, at_px: Floats) -> Floats32:
    columns, rows = np.round(at_px).astype(np.int64).T
    height, width = values.shape
    kept = (columns >= 0) & (rows >= 0) & (columns < width) & (rows < height)
    found = np.full(len(at_px), -1e3, dtype=np.float32)
    found[kept] = values[rows[kept], columns[kept]]
    return found
