"""Find how a creature that a hand turned stood in each picture, from its outlines alone.

A hand turns by about equal steps and sets the creature down about where it was. Each picture is
then moved until the hull that the other pictures carve fits its outline; this is repeated in ever
smaller steps and with ever smaller voxels (silhouette coherence: Hernández, Schmitt and Cipolla,
2007). Only the turn about the vertical and the place on the table are unknown.
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
"""Typical turn between pictures of a thing shown from all sides: eight pictures."""


@dataclass(frozen=True, slots=True)
class Stage:
    """One pass of improving poses.

    Attributes:
        voxel_mm: Edge of the voxels of the block that is carved repeatedly.
        reach_mm: Added around outlines that carve, while poses are still uncertain.
        uneven: Cost of unequal steps, as a hand turns by about equal ones: at 0.5, a step 0.2 rad
            off counts as 2 % of the outline.
        steps: Turn in rad and shift in mm by which a pose is varied.
        rounds: How often all pictures are processed.
    """

    voxel_mm: float
    reach_mm: float
    uneven: float
    steps: tuple[tuple[float, float], ...]
    rounds: int


FIRST: Final = Stage(3.5, 2.0, 0.5, ((0.12, 5.0),), 1)
"""Stage with which one of the sequences of turns is chosen."""

ROUGH: Final = (
    Stage(3.5, 2.0, 0.5, ((0.12, 5.0), (0.06, 2.5)), 1),
    Stage(3.5, 1.0, 0.5, ((0.06, 2.5), (0.03, 1.2)), 2),
)
"""Stages that improve the chosen sequence; after them, all turns are tried for a picture that does
not fit it."""

LOOKED_AROUND: Final = ((0.12, 5.0), (0.06, 2.5), (0.03, 1.2))
"""Turns in rad and shifts in mm by which a pose is varied that begins at the likeliest of all
turns."""

FINE: Final = (
    Stage(2.5, 0.5, 0.1, ((0.03, 1.2), (0.014, 0.6)), 3),
    Stage(1.7, 0.3, 0.05, ((0.014, 0.6), (0.007, 0.3)), 3),
)
"""Last stages, with smaller voxels. Against the true turns of fifteen rendered creatures, with the
program's own outlines, the root mean square error is 1.3 degrees with them, and 2.8 without."""


@dataclass(frozen=True, slots=True)
class TurnTuning:
    """Finding how a hand turned a creature.

    By trial on the shared creatures where no other source is named; guarded by
    tests/vision/weigh_in/test_turn_search.py, and the creatures turned by hand in docs/accuracy.md.
    """

    likely: int = 12
    """Poses of a picture that are improved, starting from the best of all turns."""

    many: int = 5
    """With more other pictures than this, one of them may be wrong about each voxel."""

    one_off: float = 0.15
    """Share of an outline's area: only if a picture fits worse than this, one may be wrong."""

    mean_counts: float = 0.3
    """Weight of the mean misfit beside the median, when sequences of turns are compared."""

    badly: float = 2.2
    """Factor on the typical misfit: a picture that fits worse does not belong to the sequence."""

    all_turns_step: float = 0.2
    """Rad between the turns that are tried for a picture that fits badly, and for the first one: it
    may show the creature before it was turned."""

    spilt: float = 0.5
    """Weight of hull outside an outline against outline that the hull leaves open: a hull of few
    views is too large anyway."""


TUNING: Final = TurnTuning()


@dataclass(frozen=True, slots=True)
class Turns:
    """Poses of pictures, and how badly the other pictures' hull fits each: 0 is perfect."""

    placed: tuple[StandingPose, ...]
    misfit: tuple[float, ...]


def find_turns(seen: Outlined) -> Turns:
    """Poses under the sequence of turns that fits best."""
    block = VoxelBlock.whole(FIRST.voxel_mm)
    started = [_TurnSearch(seen, one, block, FIRST) for one in _sequences(seen)]
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
        aside: How many pictures at the beginning have an unknown turn: they do not constrain the
            others until all their turns have been tried.
    """

    placed: tuple[StandingPose, ...]
    aside: int


def _sequences(seen: Outlined) -> list[_Sequence]:
    """Equal steps in either direction; the first picture may be from before the turning."""
    count, found = len(seen.masks), []
    for aside in (0, 1) if count > 3 else (0,):
        steps = {round(USUAL_STEP_RAD, 4), round(2 * np.pi / (count - aside), 4)}
        x, y = (float(v) for v in np.median(seen.at_mm[aside:], axis=0))
        for step in sorted({s * way for s in steps for way in (-1, 1)}):
            placed = tuple(StandingPose(step * (i - aside), x, y) for i in range(count))
            found.append(_Sequence(placed, aside))
    return found


class _TurnSearch:
    """Poses that are improved picture by picture."""

    def __init__(self, seen: Outlined, start: _Sequence, block: VoxelBlock, stage: Stage) -> None:
        self._seen = seen
        self._placed = list(start.placed)
        self._first, self._aside = start.placed, start.aside
        self._block, self._stage = block, stage
        self._distances = [_signed(mask) for mask in seen.masks]
        self._inside = np.stack([self._votes(i) for i in range(len(self._placed))])
        self._misfit = [1.0] * len(self._placed)

    def at(self, stage: Stage) -> "_TurnSearch":
        """The search after a stage that starts from this one."""
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
        """The typical misfit; one picture that shows something else hardly changes it."""
        misfit = self._misfit[self._aside :]
        return float(np.median(misfit)) + TUNING.mean_counts * float(np.mean(misfit))

    def better(self, steps: Sequence[tuple[float, float]]) -> None:
        for i in range(self._aside, len(self._placed)):
            hull = self._without(i)
            self._misfit[i] = self._at(i, self._placed[i], hull)
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
        hull = self._without(i)
        if not len(hull):
            return
        middle = hull.mean(axis=0)[:2]
        around = [
            StandingPose.with_middle_at(turn, middle, self._seen.at_mm[i])
            for turn in np.arange(0, 2 * np.pi, TUNING.all_turns_step)
        ]
        around.sort(key=lambda placed: self._open(i, placed, hull))
        for placed in around[: TUNING.likely]:
            before = self._misfit[i], self._placed[i], self._first
            self._first = (*before[2][:i], placed, *before[2][i + 1 :])
            self._misfit[i], self._placed[i] = self._at(i, placed, hull), placed
            for turn, shift in LOOKED_AROUND:
                self._step(i, hull, turn, shift)
            if self._misfit[i] >= before[0]:
                self._misfit[i], self._placed[i], self._first = before
        self._inside[i] = self._votes(i)

    def _step(self, i: int, hull: Floats, turn: float, shift: float) -> None:
        """Improve one pose; poses far from equal steps cost more."""
        moves = [(turn, 0, 0), (-turn, 0, 0), (0, shift, 0), (0, -shift, 0), (0, 0, shift),
                 (0, 0, -shift)]  # fmt: skip
        for _ in range(4):
            tried = [self._placed[i].moved(*move) for move in moves]
            costs = [self._at(i, placed, hull) for placed in tried]
            best = int(np.argmin(costs))
            if costs[best] >= self._misfit[i]:
                return
            self._misfit[i], self._placed[i] = costs[best], tried[best]

    def _votes(self, i: int) -> Flags:
        at = self._seen.image_of(self._block.points_mm, self._placed[i])
        return _read(self._distances[i], at) > -self._stage.reach_mm * self._seen.px_per_mm

    def _without(self, i: int) -> Floats:
        """Surface of what all pictures but one count as clay, (n, 3) mm."""
        known = [k for k in range(self._aside, len(self._placed)) if k != i]
        others, fits = self._inside[known], np.array(self._misfit)[known]
        allowed = 1 if len(others) > TUNING.many and fits.max() > TUNING.one_off else 0
        return self._block.surface(others.sum(axis=0) >= len(others) - allowed)

    def _at(self, i: int, placed: StandingPose, hull: Floats) -> float:
        """Cost of a pose: how badly its outline fits, and how uneven its step is."""
        off_rad = placed.turn_rad - self._first[i].turn_rad
        return self._open(i, placed, hull) + self._stage.uneven * off_rad**2

    def _open(self, i: int, placed: StandingPose, hull: Floats) -> float:
        """Cost of what the hull leaves open of the outline, and of what it covers outside it."""
        mask = self._seen.masks[i]
        area = max(1, int(np.count_nonzero(mask)))
        if not len(hull):
            return 1.0
        covered = self._drawn(hull, placed)
        open_part = np.count_nonzero((mask > 0) & (covered == 0))
        spilt = np.count_nonzero((mask == 0) & (covered > 0))
        return float(open_part + TUNING.spilt * spilt) / area

    def _drawn(self, hull: Floats, placed: StandingPose) -> Mask:
        mask = np.zeros_like(self._seen.masks[0])
        columns, rows = np.round(self._seen.image_of(hull, placed)).astype(np.int64).T
        kept = (columns >= 0) & (rows >= 0) & (columns < mask.shape[1]) & (rows < mask.shape[0])
        mask[rows[kept], columns[kept]] = 255
        radius = max(1, round(self._block.voxel_mm * self._seen.px_per_mm * 0.8))
        return np.asarray(cv2.morphologyEx(mask, cv2.MORPH_CLOSE, disc(radius)), dtype=np.uint8)


def _signed(mask: Mask) -> Floats32:
    """Distance to the outline in px, positive inside."""
    inside = cv2.distanceTransform(mask, cv2.DIST_L2, 3)
    outside = cv2.distanceTransform(255 - mask, cv2.DIST_L2, 3)
    return np.asarray(inside - outside, dtype=np.float32)


def _read(values: Floats32, at_px: Floats) -> Floats32:
    columns, rows = np.round(at_px).astype(np.int64).T
    height, width = values.shape
    kept = (columns >= 0) & (rows >= 0) & (columns < width) & (rows < height)
    found = np.full(len(at_px), -1e3, dtype=np.float32)
    found[kept] = values[rows[kept], columns[kept]]
    return found
