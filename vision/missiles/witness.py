"""Creatures watched during a throw: how each one's picture shifts from frame to frame."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.printed import Boards
from calibration.projection import image_from_table
from calibration.solution import Calibration
from vision.creatures.bare_table import board_quads_mm
from vision.creatures.standing import Standing
from vision.frame import Frame, Image
from vision.missiles.jolt import (
    AFTER,
    Jolt,
    Post,
    jolt_of,
    jolt_starts,
    noise_px,
    post_of,
    shift_of,
)

Floats = npt.NDArray[np.float64]
Disc = tuple[Floats, float]

# Smallest jolt believed, in pixels of a picture 1280 wide; a smaller picture shows it smaller, but
# is as noisy.
LEAST_JOLT_PX: Final = 0.11
# Less of a creature seen than this tells nothing about its place.
LEAST_SEEN: Final = 0.3
MOST_BOARD_POSTS: Final = 2
# A shift of the camera below this is not told from noise, and taking it away would add some.
LEAST_CAMERA_SHIFT_PX: Final = 0.05


@dataclass(slots=True, eq=False)
class Witness:
    """One creature's still picture and its shifts since.

    Attributes:
        standing: The creature.
        post: Its still picture.
        t_s: Times at which enough of it was seen.
        by_px: Its shifts then, (2,) each.
        start: Where in the series a lasting jolt began; None as long as there is none.
    """

    standing: Standing
    post: Post
    t_s: list[float] = field(default_factory=list)
    by_px: list[Floats] = field(default_factory=list)
    start: int | None = None

    def add(self, t_s: float, by_px: Floats, least_px: float) -> None:
        """Take in one more shift, and look whether it completes a jolt."""
        self.t_s.append(t_s)
        self.by_px.append(by_px)
        if self.start is None and jolt_starts(self.by_px, least_px):
            self.start = len(self.t_s) - AFTER

    def conclude(self, least_px: float) -> None:
        """Nothing more comes: a jolt seen for a shorter time than usual may count as well."""
        for after in (3, 2):
            if self.start is None and jolt_starts(self.by_px, least_px, after):
                self.start = len(self.t_s) - after

    @property
    def jolt(self) -> Jolt | None:
        """The first lasting jolt, by all that was seen since; None where there is none."""
        return None if self.start is None else jolt_of(self.t_s, self.by_px, self.start)

    @property
    def noise_px(self) -> float:
        """Its typical seeming shift while nothing touched it."""
        return noise_px(self.by_px if self.start is None else self.by_px[: self.start])


class Witnesses:
    """All creatures of a scene, with boards as posts that stand still."""

    def __init__(
        self,
        still: Image,
        standing: Sequence[Standing],
        calibration: Calibration,
        boards: Boards,
    ) -> None:
        pairs = [(s, post_of(still, s.mask, s.corner_xy)) for s in standing]
        self.each = [Witness(s, post) for s, post in pairs if post is not None]
        self._boards = _board_posts(still, calibration, boards)
        self._least_px = LEAST_JOLT_PX * min(1.0, 0.5 + 0.5 * still.shape[1] / 1280)

    def see(self, frame: Frame, hidden: Sequence[Disc]) -> None:
        """Measure every creature in a frame in which discs (centre, radius) hide something."""
        camera = self._camera_shift(frame, hidden)
        for witness in self.each:
            shift = shift_of(witness.post, frame.bgr, hidden)
            if shift.seen_share >= LEAST_SEEN:
                witness.add(frame.t_s, shift.by_px - camera, self._least_px)

    def conclude(self) -> None:
        """Take in what was seen for a short time only; nothing more comes."""
        for witness in self.each:
            witness.conclude(self._least_px)

    @property
    def jolts(self) -> tuple[Jolt, ...]:
        """The jolts found so far."""
        found = [w.jolt for w in self.each if w.start is not None]
        return tuple(j for j in found if j is not None)

    def _camera_shift(self, frame: Frame, hidden: Sequence[Disc]) -> Floats:
        shifts = [shift_of(post, frame.bgr, hidden) for post in self._boards]
        seen = [s.by_px for s in shifts if s.seen_share > 0.7]
        if not seen:
            return np.zeros(2)
        # The smallest: a board under a passing shadow or hand seems to shift, the camera moves all.
        least = min(seen, key=lambda by: float(np.linalg.norm(by)))
        return least if np.linalg.norm(least) > LEAST_CAMERA_SHIFT_PX else np.zeros(2)


def _board_posts(still: Image, calibration: Calibration, boards: Boards) -> list[Post]:
    """Posts of the smallest boards that lie wholly in the picture."""
    found: list[tuple[int, int, npt.NDArray[np.uint8], tuple[int, int]]] = []
    for quad in board_quads_mm(boards):
        corners = image_from_table(quad, calibration)
        if not np.isfinite(corners).all() or not _inside(corners, still):
            continue
        x, y, width, height = cv2.boundingRect(np.round(corners).astype(np.int32))
        mask = np.full((height, width), 255, dtype=np.uint8)
        found.append((width * height, len(found), mask, (x, y)))
    posts = [
        post_of(still, mask, corner) for _, _, mask, corner in sorted(found, key=lambda f: f[:2])
    ]
    return [p for p in posts if p is not None][:MOST_BOARD_POSTS]


def _inside(corners_px: Floats, still: Image) -> bool:
    height, width = still.shape[:2]
    low, high = corners_px.min(axis=0), corners_px.max(axis=0)
    return bool(low.min() >= 0 and high[0] < width and high[1] < height)
