"""How a creature that a hand turned stood in each picture, found from its outlines alone.

A hand turns by about equal steps and sets the creature down about where it was. Each picture is
then moved until the hull that the other pictures carve fits its outline, in turn, in ever smaller
steps. Only the turn about the vertical and the place on the table are unknown.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Flags, Floats, Mask
from vision.weigh_in.pinhole import pixels_of

USUAL_STEP_RAD: Final = np.radians(45.0)
"""By which people turn a thing that they show from all sides: eight pictures."""

BLOCK_RADIUS_MM: Final = 80.0
"""The block that is carved while poses are unsure: a creature, and how far off it may stand."""

BLOCK_HEIGHT_MM: Final = 125.0
"""Its height."""

VOXEL_MM: Final = 3.5
"""Its voxels: coarse, as it is carved again and again."""


@dataclass(frozen=True, slots=True)
class TurnTuning:
    """Finding how a hand turned a creature.

    By trial on the shared creatures where no other source is named; guarded by
    tests/vision/weigh_in/test_turn_search.py, and the creatures turned by hand in docs/accuracy.md.
    """

    likely: int = 4
    """Poses of a picture that are bettered from the best of all turns."""

    many: int = 5
    """Other pictures: with more, one of them may be wrong about each voxel."""

    one_off: float = 0.15
    """Of an outline's area: only where a picture fits worse than this, one may."""

    reach_mm: float = 2.0
    """Added around outlines that carve while poses are still unsure."""

    uneven: float = 0.5
    """A hand turns by about equal steps: 0.2 rad off them count as 2 % of the outline."""

    badly_first: float = 1.2
    """By the typical misfit: the first picture stands apart from the turn if it fits so much worse,
    as it may show the creature before it was turned."""

    badly: float = 2.2
    """The same of any other picture."""

    spilt: float = 0.5
    """What of the hull lies outside an outline counts less than what of an outline it leaves open:
    a hull of few views is too large anyway."""


TUNING: Final = TurnTuning()


STEPS: Final = ((0.12, 5.0), (0.06, 2.5), (0.03, 1.2), (0.014, 0.6))
"""Turn in rad and shift in mm by which a pose is tried to be bettered, in ever smaller steps."""


@dataclass(frozen=True, slots=True)
class StandingPose:
    """How the creature stands: turned by `turn_rad` about its vertical, at (x, y) mm."""

    turn_rad: float
    x_mm: float
    y_mm: float

    def table_from_body(self) -> Floats:
        """(4, 4)."""
        c, s = np.cos(self.turn_rad), np.sin(self.turn_rad)
        pose = np.eye(4)
        pose[:2, :2] = [[c, -s], [s, c]]
        pose[:2, 3] = self.x_mm, self.y_mm
        return pose

    def moved(self, turn_rad: float, x_mm: float, y_mm: float) -> "StandingPose":
        """Turned and shifted further."""
        return StandingPose(self.turn_rad + turn_rad, self.x_mm + x_mm, self.y_mm + y_mm)


@dataclass(frozen=True, slots=True, eq=False)
class Outlined:
    """Outlines of one creature in pictures of one camera, all in the same crop.

    Attributes:
        masks: (h, w) uint8 each, 255 inside.
        matrix: (3, 3) camera matrix, of the crop.
        distortion: (5,).
        camera_from_table: (4, 4).
        at_mm: Where the creature stands in each, about, (n, 2).
    """

    masks: tuple[Mask, ...]
    matrix: Floats
    distortion: Floats
    camera_from_table: Floats
    at_mm: Floats

    def image_of(self, points_mm: Floats, placed: StandingPose) -> Floats:
        """Points (n, 3) of the body in the crop, (n, 2) px."""
        pose = self.camera_from_table @ placed.table_from_body()
        return pixels_of(points_mm, pose, self.matrix, self.distortion)

    @property
    def px_per_mm(self) -> float:
        """About where the creature stands."""
        middle = np.append(np.median(self.at_mm, axis=0), [25.0, 1.0])
        return float(self.matrix[0, 0] / (self.camera_from_table @ middle)[2])


@dataclass(frozen=True, slots=True)
class Turns:
    """Poses of pictures, and how badly the other pictures' hull fits each: 0 is perfect."""

    placed: tuple[StandingPose, ...]
    misfit: tuple[float, ...]

    @property
    def total(self) -> float:
        """The typical misfit; one picture that shows something else does not matter."""
        return float(np.median(self.misfit)) + 0.3 * float(np.mean(self.misfit))


def find_turns(seen: Outlined) -> Turns:
    """Poses under the sequence of turns that fits best."""
    started = [_TurnSearch(seen, placed) for placed in _sequences(seen)]
    for search in started:
        search.better(())
    started.sort(key=lambda search: search.turns().total)
    best = started[:2]
    for search in best:
        search.better(STEPS[:1])
    search = min(best, key=lambda search: search.turns().total)
    search.better(STEPS[:2])
    search.set_right()
    for steps in (STEPS[1:3], STEPS[2:]):
        search.better(steps)
    return search.turns()


def _sequences(seen: Outlined) -> list[list[StandingPose]]:
    """Equal steps one way or the other; the first picture may be from before the turning."""
    count, found = len(seen.masks), []
    for before in (0, 1) if count > 3 else (0,):
        steps = {round(USUAL_STEP_RAD, 4), round(2 * np.pi / (count - before), 4)}
        for step in sorted({s * way for s in steps for way in (-1, 1)}):
            turns = [step * (i - before) for i in range(count)]
            middle = np.median(seen.at_mm[before:], axis=0)
            found.append([StandingPose(t, float(middle[0]), float(middle[1])) for t in turns])
            for i in range(before):
                found[-1][i] = StandingPose(turns[i], *(float(v) for v in seen.at_mm[i]))
    return found


class _TurnSearch:
    """Poses that are made better picture by picture."""

    def __init__(self, seen: Outlined, placed: Sequence[StandingPose]) -> None:
        self._seen = seen
        self._placed = list(placed)
        self._first = tuple(placed)
        self._points = _block()
        self._distances = [_signed(mask) for mask in seen.masks]
        self._inside = np.stack([self._votes(i) for i in range(len(placed))])
        self._misfit = [1.0] * len(placed)

    def turns(self) -> Turns:
        return Turns(tuple(self._placed), tuple(self._misfit))

    def better(self, steps: Sequence[tuple[float, float]]) -> None:
        for i in range(len(self._placed)):
            hull = self._without(i)
            self._misfit[i] = self._at(i, self._placed[i], hull)
            for turn, shift in steps:
                self._step(i, hull, turn, shift)
            self._inside[i] = self._votes(i)

    def set_right(self) -> None:
        """Try all turns for a picture that fits badly: it may be from before the turning."""
        typical = float(np.median(self._misfit))
        for i, misfit in enumerate(self._misfit):
            if misfit > (TUNING.badly_first if i == 0 else TUNING.badly) * typical:
                self._look_around(i)

    def _look_around(self, i: int) -> None:
        hull = self._without(i)
        x, y = self._seen.at_mm[i]
        around = [StandingPose(t, float(x), float(y)) for t in np.arange(0, 2 * np.pi, 0.2)]
        around.sort(key=lambda placed: self._open(i, placed, hull))
        for placed in around[: TUNING.likely]:
            before = self._misfit[i], self._placed[i], self._first
            self._first = (*before[2][:i], placed, *before[2][i + 1 :])
            self._misfit[i], self._placed[i] = self._at(i, placed, hull), placed
            for turn, shift in STEPS[:3]:
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
        at = self._seen.image_of(self._points, self._placed[i])
        return _read(self._distances[i], at) > -TUNING.reach_mm * self._seen.px_per_mm

    def _without(self, i: int) -> Floats:
        """Surface of what all other pictures but one call clay, (n, 3) mm."""
        others = np.delete(self._inside, i, axis=0)
        fits = np.delete(np.array(self._misfit), i)
        allowed = 1 if len(others) > TUNING.many and fits.max() > TUNING.one_off else 0
        solid = (others.sum(axis=0) >= len(others) - allowed).reshape(_SHAPE)
        inner = solid.copy()
        for axis in range(3):
            for way in (-1, 1):
                inner &= np.roll(solid, way, axis)
        return np.asarray(self._points[(solid & ~inner).ravel()])

    def _at(self, i: int, placed: StandingPose, hull: Floats) -> float:
        """Cost of a pose: how badly its outline fits, and how uneven its step is."""
        off_rad = placed.turn_rad - self._first[i].turn_rad
        return self._open(i, placed, hull) + TUNING.uneven * off_rad**2

    def _open(self, i: int, placed: StandingPose, hull: Floats) -> float:
        """Cost of what the hull leaves open of the outline, and of what it covers beside it."""
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
        radius = max(1, round(VOXEL_MM * self._seen.px_per_mm * 0.8))
        kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * radius + 1, 2 * radius + 1))
        return np.asarray(cv2.morphologyEx(mask, cv2.MORPH_CLOSE, kernel), dtype=np.uint8)


_SIDES: Final = 2 * int(BLOCK_RADIUS_MM / VOXEL_MM)
_SHAPE: Final = (_SIDES, _SIDES, int(BLOCK_HEIGHT_MM / VOXEL_MM))


def _block() -> Floats:
    at = np.indices(_SHAPE).reshape(3, -1).T.astype(np.float64)
    corner = np.array([0.5 - _SIDES / 2, 0.5 - _SIDES / 2, 0.5])
    return np.asarray((at + corner) * VOXEL_MM)


def _signed(mask: Mask) -> npt.NDArray[np.float32]:
    """Distance to the outline in px, positive inside."""
    inside = cv2.distanceTransform(mask, cv2.DIST_L2, 3)
    outside = cv2.distanceTransform(255 - mask, cv2.DIST_L2, 3)
    return np.asarray(inside - outside, dtype=np.float32)


def _read(values: npt.NDArray[np.float32], at_px: Floats) -> npt.NDArray[np.float32]:
    columns, rows = np.round(at_px).astype(np.int64).T
    height, width = values.shape
    kept = (columns >= 0) & (rows >= 0) & (columns < width) & (rows < height)
    found = np.full(len(at_px), -1e3, dtype=np.float32)
    found[kept] = values[rows[kept], columns[kept]]
    return found
