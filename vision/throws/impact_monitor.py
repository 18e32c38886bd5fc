"""Measure during a throw how far each creature's picture shifts from frame to frame."""

import math
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats, Image
from calibration.frame import Frame
from calibration.model.printed import Boards
from calibration.model.projection import image_from_table
from calibration.model.solution import Calibration
from vision.clay.bare_table import board_quads_mm
from vision.clay.standing import Standing
from vision.sightings import ShiftCurve
from vision.throws.candidates import Crowd
from vision.throws.impact_response import (
    AFTER,
    ImpactResponse,
    Post,
    noise_px,
    post_of,
    response_of,
    response_starts,
    shift_of,
)
from vision.throws.light import is_dark

Disc = tuple[Floats, float]
"""A disc in the picture: its middle, (2,), and its radius, px."""

LEAST_RESPONSE_PX: Final = 0.11
"""Smallest response that counts, in pixels of a picture 1280 wide; a smaller picture shows a
smaller response, but has the same noise."""

LEAST_SEEN: Final = 0.3
"""Least share of a creature's pixels that must be visible for its shift to be measured."""

MOST_BOARD_POSTS: Final = 2
"""Number of boards that serve as fixed references: two give the camera's shift and check each
other."""

RING_FRAMES: Final = 9
"""Number of recent frames that are kept, in which a creature is measured before something came near
it."""

LEAST_CAMERA_SHIFT_PX: Final = 0.05
"""Least shift of the camera, in pixels, that is subtracted: a smaller one may be noise, and
subtracting it would add noise."""

MOSTLY_SEEN: Final = 0.7
"""Share of a board's edges above which its shift measures the camera's: with fewer visible it is
unreliable. Found by trial."""


TOGETHER_S: Final = 0.035
"""Two responses whose onsets are at most this many seconds apart began together: one frame at 30
frames a second."""

LEAST_TOGETHER: Final = 3
"""Least number of creatures that move together if only the light changed: one missile may push two
at one moment, but not three."""

TOGETHER_SHARE: Final = 0.75
"""Least share of the watched creatures that move together if only the light changed."""

SHIFT_DIGITS: Final = 3
"""Number of decimals of a plotted shift in pixels."""


FULL_WIDTH_PX: Final = 1280
"""Picture width for which `LEAST_RESPONSE_PX` is given. In a narrower picture half of that
threshold shrinks in proportion to the width."""


@dataclass(slots=True, eq=False)
class CreatureMonitor:
    """One creature's reference picture and its measured shifts since.

    Attributes:
        standing: The creature.
        post: Its reference picture; None until something comes near, or if too little of its
            outline lies in the picture.
        awake: Whether it is measured: something is near, or was a short while ago.
        alone: Number of frames since something was near.
        t_s: Times of the measured shifts; there is none where too little of it was visible.
        by_px: Its shifts from the reference picture at these times, (2,) each.
        start: Index of the shift at which a lasting response began; None without one.
    """

    standing: Standing
    post: Post | None = None
    awake: bool = False
    alone: int = 0
    t_s: list[float] = field(default_factory=list)
    by_px: list[Floats] = field(default_factory=list)
    start: int | None = None

    def add(self, t_s: float, by_px: Floats, least_px: float) -> None:
        """Add one shift, and check whether it completes a response."""
        self.t_s.append(t_s)
        self.by_px.append(by_px)
        if self.start is None and response_starts(self.by_px, least_px):
            self.start = len(self.t_s) - AFTER

    def conclude(self, least_px: float) -> None:
        """Search the finished series for a response seen in fewer frames than `add` asks for."""
        for after in (3, 2):
            if self.start is None and response_starts(self.by_px, least_px, after):
                self.start = len(self.t_s) - after

    @property
    def response(self) -> ImpactResponse | None:
        """The first lasting response, measured with all shifts so far; None without one."""
        return None if self.start is None else response_of(self.t_s, self.by_px, self.start)

    @property
    def noise_px(self) -> float:
        """The scatter of its measured shifts before any response."""
        return noise_px(self.by_px if self.start is None else self.by_px[: self.start])

    @property
    def curve(self) -> ShiftCurve:
        """The lengths of its shifts over time, in pixels, to be plotted in the replay."""
        shifts = tuple(round(math.hypot(*by.tolist()), SHIFT_DIGITS) for by in self.by_px)
        return ShiftCurve(self.standing.at_mm, self.standing.colour, tuple(self.t_s), shifts)

    @property
    def settled(self) -> bool:
        """Whether enough of its response was measured."""
        return self.start is not None and len(self.by_px) > self.start + 3 * AFTER

    def distance_px(self, at_px: Floats) -> float:
        """Distance of a point (2,) from the creature's bounding box, px; 0 inside."""
        (left, top), (height, width) = self.standing.corner_xy, self.standing.mask.shape
        x, y = at_px.tolist()
        return math.hypot(max(left - x, x - left - width, 0), max(top - y, y - top - height, 0))


class ImpactMonitor:
    """Measures all creatures of a scene against printed boards, which nothing moves.

    To save time, a creature is only measured from the moment something comes near it, and in the
    frames just before.

    Attributes:
        each: The creatures' monitors.
        still: The reference picture, when nothing moved.
        dark: Whether it is too dark to show all creatures.
        least_px: The smallest shift that counts in pictures of this width.
    """

    def __init__(
        self,
        still: Image,
        standing: Sequence[Standing],
        calibration: Calibration,
        boards: Boards,
    ) -> None:
        self.each = [CreatureMonitor(s) for s in standing]
        self.still = still
        self.dark = is_dark(still, calibration, boards)
        self._boards = _BoardPosts(still, calibration, boards)
        self.least_px = LEAST_RESPONSE_PX * min(1.0, 0.5 + 0.5 * still.shape[1] / FULL_WIDTH_PX)
        self._ring: deque[tuple[Frame, tuple[Disc, ...], Crowd]] = deque(maxlen=RING_FRAMES)

    def see(self, frame: Frame, hidden: Sequence[Disc], near: Sequence[Disc], crowd: Crowd) -> None:
        """Measure every creature that something is near, or was a short while ago.

        Args:
            frame: The frame.
            hidden: Discs (centre (2,) and radius, px) in which something may hide a creature.
            near: Discs in which missiles may be soon: creatures they reach are woken.
            crowd: The large things in the frame: creatures behind them cannot be measured.
        """
        self._ring.append((frame, tuple(hidden), crowd))
        for monitor in self.each:
            close = any(monitor.distance_px(centre) < reach for centre, reach in near)
            if close and not monitor.awake:
                self._wake(monitor)
            elif monitor.awake and not monitor.settled:
                monitor.alone = 0 if close else monitor.alone + 1
                monitor.awake = monitor.alone < RING_FRAMES or monitor.start is not None
                self._measure(monitor, frame, hidden, crowd)

    @property
    def camera_px(self) -> float:
        """The largest measured shift of the camera, px, by the boards; 0 if none was measured."""
        return self._boards.most_px

    def wake_all(self) -> None:
        """Start to measure every creature, for instance when a missile was lost from sight."""
        for monitor in self.each:
            if not monitor.awake:
                self._wake(monitor)

    @property
    def curves(self) -> tuple[ShiftCurve, ...]:
        """Shift curves of the creatures that something came near to."""
        return tuple(one.curve for one in self.each if one.t_s)

    def conclude(self) -> None:
        """End all series, so that responses count that were seen for a short time only."""
        for monitor in self.each:
            monitor.conclude(self.least_px)

    @property
    def responses(self) -> tuple[ImpactResponse, ...]:
        """The responses found so far."""
        found = [w.response for w in self.each if w.start is not None]
        return tuple(j for j in found if j is not None)

    @property
    def swayed(self) -> tuple[CreatureMonitor, ...]:
        """Creatures that moved together with most others, because only the light changed."""
        watched = sum(bool(w.t_s) for w in self.each)
        return self.moved_together(max(LEAST_TOGETHER, TOGETHER_SHARE * watched))

    def moved_together(self, least: float) -> tuple[CreatureMonitor, ...]:
        """Creatures that began to move when at least `least` did, themselves included."""
        moved = [(w, r.onset_s) for w in self.each for r in [w.response] if r is not None]
        return tuple(
            one
            for one, at_s in moved
            if sum(abs(at_s - other_s) <= TOGETHER_S for _, other_s in moved) >= least
        )

    def _wake(self, monitor: CreatureMonitor) -> None:
        """Start to measure a creature, first in the recent frames."""
        standing = monitor.standing
        monitor.awake, monitor.alone = True, 0
        if monitor.post is None:
            monitor.post = post_of(self.still, standing.mask, standing.corner_xy)
        since = monitor.t_s[-1] if monitor.t_s else -np.inf
        for frame, hidden, crowd in self._ring:
            if frame.t_s > since:
                self._measure(monitor, frame, hidden, crowd)

    def _measure(
        self, monitor: CreatureMonitor, frame: Frame, hidden: Sequence[Disc], crowd: Crowd
    ) -> None:
        """Add a creature's shift in a frame, less the camera's, if enough of it is visible."""
        standing = monitor.standing
        height, width = standing.mask.shape
        if monitor.post is None or crowd.covers(standing.corner_xy, (width, height)):
            return
        shift = shift_of(monitor.post, frame.bgr, hidden)
        if shift.seen_share < LEAST_SEEN:
            return
        by_px = shift.by_px
        if math.hypot(*by_px.tolist()) > LEAST_CAMERA_SHIFT_PX:
            by_px = by_px - self._boards.shift_px(frame, hidden)
        monitor.add(frame.t_s, by_px, self.least_px)


class _BoardPosts:
    """Boards as fixed references: if their picture shifts, the camera has moved."""

    def __init__(self, still: Image, calibration: Calibration, boards: Boards) -> None:
        self._still, self._calibration, self._boards = still, calibration, boards
        self._posts: list[Post] | None = None
        self._known: dict[int, Floats] = {}

    def shift_px(self, frame: Frame, hidden: Sequence[Disc]) -> Floats:
        """The camera's shift since the reference picture, (2,) px; zero if it is unknown."""
        if frame.index not in self._known:
            self._known[frame.index] = self._measured(frame, hidden)
        return self._known[frame.index]

    @property
    def most_px(self) -> float:
        """The largest measured shift so far, px."""
        return max((float(np.linalg.norm(by)) for by in self._known.values()), default=0.0)

    def _measured(self, frame: Frame, hidden: Sequence[Disc]) -> Floats:
        """The camera's shift in a frame, by the boards that are mostly visible."""
        if self._posts is None:
            self._posts = _board_posts(self._still, self._calibration, self._boards)
        shifts = [shift_of(post, frame.bgr, hidden) for post in self._posts]
        seen = [s.by_px for s in shifts if s.seen_share > MOSTLY_SEEN]
        if not seen:
            return np.zeros(2)
        # Use the smallest: the camera moves all boards, but a shadow or hand may seem to shift one.
        least = min(seen, key=lambda by: float(np.linalg.norm(by)))
        return least if np.linalg.norm(least) > LEAST_CAMERA_SHIFT_PX else np.zeros(2)


def _board_posts(still: Image, calibration: Calibration, boards: Boards) -> list[Post]:
    """The reference pictures of the smallest boards that lie wholly in the picture, at most two."""
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
    """Whether all corners (N, 2) lie in the picture."""
    height, width = still.shape[:2]
    low, high = corners_px.min(axis=0), corners_px.max(axis=0)
    return bool(low.min() >= 0 and high[0] < width and high[1] < height)
