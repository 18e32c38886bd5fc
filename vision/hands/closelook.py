"""Look closely at a hand that was found: from above, upright, and mirrored to a left hand.

mediapipe recognises the back of a left hand best. So the patch of table under the hand is rendered
from above, right hands are mirrored, and a follower looks at it repeatedly until its result is
steady.
"""

from dataclasses import dataclass, field
from typing import Final, Literal

import cv2
import numpy as np

from calibration.arrays import Floats, Floats32, Image
from calibration.model.projection import table_from_image
from calibration.model.solution import Calibration
from vision.hands.landmarks import (
    INDEX_KNUCKLE,
    LITTLE_KNUCKLE,
    LITTLE_TIP,
    MIDDLE_KNUCKLE,
    THUMB_TIP,
    WRIST,
    HandFinder,
    HandFollower,
    HandSeen,
)
from vision.hands.topview import HEIGHT_MM, TopView, drawn

SIDE_MM: Final = 500.0
"""Side of the view from above: a large hand spans 260 mm, and the model needs about as much room
again around it, most of it in views from a low angle."""

PX_PER_MM: Final = 1.0
"""Scale of the view from above: a hand of 200 mm is 200 px long there; mediapipe's model works on
224 px."""

WARM_UP_LOOKS: Final = 2
"""Number of looks in each turn that do not count: a follower's result is steady from its third look
on."""

LOOKS_A_TURN: Final = 3
"""Number of looks in each turn that count, once the follower is steady."""

TURNS_DEG: Final = (0.0, 25.0, -25.0)
"""Rotations of the views in which followers start: one that went wrong stays wrong, so others start
from differently rotated views."""

LOOKS: Final = len(TURNS_DEG) * (WARM_UP_LOOKS + LOOKS_A_TURN)
"""Looks at a hand until its measurement is final."""
PALM_UP_SCORE: Final = 0.85
"""Combined score of a patch and its mirror image above which the palm is turned up: backs of hands
reach 0.75, palms that are turned up 0.9 and more."""

LOST_MM: Final = 12.0
"""Largest distance of a look's tips from the median; beyond it the follower has lost the hand, and
is usually off by centimetres."""

LEAST_SHARE_KEPT: Final = 0.6
"""Least share of looks that kept the hand for anything to be reported. By trial on the shared
pictures of hands."""

BRIGHTER_GAMMA: Final = 1.6
"""Gamma by which every other look's patch is brightened, for dark hands and dim pictures. By
trial."""

BRIGHTEST_GAMMA: Final = 2.5
"""Gamma for hands that are not found otherwise; it overexposes light hands. By trial."""

SOFT_PX: Final = 1.0
"""Sigma of the blur of a noisy view: half the pixel spacing of the model's 224 px, to which the
view of 500 px is shrunk."""

NOISY_LEVELS: Final = 2
"""Least median change by that blur, in grey levels, for a view to be noisy. By trial."""

WHITE_PERCENTILE: Final = 99.0
"""Percentile of a patch's levels that is mapped to white when it is brightened; the rest is
gloss."""


@dataclass(frozen=True, slots=True, eq=False)
class HandJoints:
    """A hand on the table, as several close looks agree on it.

    Attributes:
        points_mm: (21, 2) joints and tips on the plane 8 mm above the table.
        points_px: The same points in image space.
        handedness: Which hand.
        scatter_mm: Root mean square deviation of the looks for the worse of the two tips.
        looks: Number of looks that agree.
    """

    points_mm: Floats
    points_px: Floats
    handedness: Literal["left", "right"]
    scatter_mm: float
    looks: int


@dataclass(frozen=True, slots=True, eq=False)
class _TurnedView:
    """A rotated view, the map it is rendered with, and the follower that looks at it."""

    view: TopView
    map_px: Floats32
    follower: HandFollower


@dataclass(slots=True, eq=False)
class CloseLook:
    """Repeated looks at one hand that does not move, from views with several rotations."""

    view: TopView
    mirror: bool
    dark: bool
    _turned: _TurnedView | None = None
    _points_mm: list[Floats] = field(default_factory=list)
    looks: int = 0

    def look(self, bgr: Image) -> None:
        """Look once more, at the next frame or again at the same one."""
        turn, step = divmod(self.looks, WARM_UP_LOOKS + LOOKS_A_TURN)
        if self._turned is None or step == 0:
            self._turned = self._begin_turn(TURNS_DEG[turn % len(TURNS_DEG)])
        patch = calmed(drawn(bgr, self._turned.map_px))
        if self.looks % 2:
            patch = brightened(patch, BRIGHTEST_GAMMA if self.dark else BRIGHTER_GAMMA)
        seen = self._turned.follower.follow(mirrored(patch) if self.mirror else patch)
        self.looks += 1
        if seen is not None and step >= WARM_UP_LOOKS:
            points = seen.points_px
            if self.mirror:
                points = unmirrored(points, patch.shape[1])
            self._points_mm.append(self._turned.view.table_from_top(points))

    def hand(self) -> HandJoints | None:
        """The hand that the looks agree on; None without agreement or before one that counts."""
        if not self._points_mm:
            return None
        every = np.array(self._points_mm)
        kept = every[_tips_apart_mm(every).max(axis=1) < LOST_MM]
        if len(kept) < LEAST_SHARE_KEPT * len(every):
            return None
        middle = np.median(kept, axis=0)
        return HandJoints(
            points_mm=middle,
            points_px=self.view.image_from_top(self.view.top_from_table(middle)),
            handedness="right" if self.mirror else "left",
            scatter_mm=float(np.sqrt(np.mean(_tips_apart_mm(kept) ** 2, axis=0)).max()),
            looks=len(kept),
        )

    def close(self) -> None:
        """Release the follower's memory."""
        if self._turned is not None:
            self._turned.follower.close()
            self._turned = None

    def _begin_turn(self, degrees: float) -> _TurnedView:
        self.close()
        view = self.view.turned(np.radians(degrees))
        return _TurnedView(view, view.map_px(), HandFollower())


def _tips_apart_mm(looks: Floats) -> Floats:
    """Distances of the tips of thumb and little finger from the median of all looks, (N, 2) mm."""
    tips = looks[:, [THUMB_TIP, LITTLE_TIP]]
    return np.asarray(np.linalg.norm(tips - np.median(tips, axis=0), axis=2))


def close_look(
    bgr: Image, rough_px: Floats, calibration: Calibration, finder: HandFinder
) -> CloseLook | None:
    """Start to follow the hand that was found at `rough_px`, (21, 2) image space.

    Returns None if no hand is found from close up.
    """
    view = _view_of(table_from_image(rough_px, calibration, HEIGHT_MM), calibration)
    if view is None:
        return None
    patch = calmed(drawn(bgr, view.map_px()))
    ways = _detect_both(patch, finder)
    dark = ways.plain is None and ways.turned is None
    if dark:
        ways = _detect_both(brightened(patch, BRIGHTEST_GAMMA), finder)
    points_px = _clearer(ways)
    if points_px is None:
        return None
    points_mm = view.table_from_top(points_px)
    centred = _view_of(points_mm, calibration)
    if centred is None:
        return None
    return CloseLook(centred, _is_right(points_mm, ways), dark)


@dataclass(frozen=True, slots=True, eq=False)
class _BothDetections:
    """Detections in a patch and in its mirror image; the latter mirrored back."""

    plain: HandSeen | None
    turned: HandSeen | None


def _detect_both(patch: Image, finder: HandFinder) -> _BothDetections:
    plain = _nearest(finder.find(patch), patch)
    turned = _nearest(finder.find(mirrored(patch)), patch)
    if turned is not None:
        turned = HandSeen(unmirrored(turned.points_px, patch.shape[1]), turned.left)
    return _BothDetections(plain, turned)


def _clearer(ways: _BothDetections) -> Floats | None:
    """The joints, (21, 2) px, of the detection that looks more like a left hand."""
    seen = [hand for hand in (ways.plain, ways.turned) if hand is not None]
    return max(seen, key=lambda hand: hand.left).points_px if seen else None


def _is_right(points_mm: Floats, ways: _BothDetections) -> bool:
    """Whether it is a right hand: the thumb's side shows this if the back is up, as it should be.

    mediapipe's own answer varies with light and view. It counts only if it clearly says the
    opposite for both the patch and its mirror image: then the palm is up.
    """
    index, little = (points_mm[k] - points_mm[WRIST] for k in (INDEX_KNUCKLE, LITTLE_KNUCKLE))
    thumb_left = bool(index[0] * little[1] - index[1] * little[0] < 0)
    if ways.plain is None or ways.turned is None:
        return thumb_left
    left = (ways.plain.left + 1 - ways.turned.left) / 2
    palm_up = left > PALM_UP_SCORE if thumb_left else left < 1 - PALM_UP_SCORE
    return thumb_left != palm_up


def calmed(bgr: Image) -> Image:
    """The picture, blurred if it is noisy: mediapipe reacts to single pixels."""
    soft = np.asarray(cv2.GaussianBlur(bgr, (0, 0), SOFT_PX), dtype=np.uint8)
    return soft if np.median(cv2.absdiff(bgr, soft)) >= NOISY_LEVELS else bgr


def brightened(bgr: Image, gamma: float) -> Image:
    """The picture, stretched to full brightness without overexposure, and gamma corrected."""
    white = max(1.0, float(np.percentile(bgr[::4, ::4], WHITE_PERCENTILE)))
    levels = 255 * np.minimum(1, np.arange(256) / white) ** (1 / gamma)
    return np.asarray(cv2.LUT(bgr, levels.astype(np.uint8)), dtype=np.uint8)


def _view_of(points_mm: Floats, calibration: Calibration) -> TopView | None:
    up = points_mm[MIDDLE_KNUCKLE] - points_mm[WRIST]
    length = float(np.linalg.norm(up))
    # A longer hand is not on the table: its points are near the horizon.
    if not 1 < length < SIDE_MM:
        return None
    centre = (points_mm.mean(axis=0) + points_mm[MIDDLE_KNUCKLE]) / 2
    return TopView(calibration, centre, up / length, SIDE_MM, PX_PER_MM)


def _nearest(hands: tuple[HandSeen, ...], patch: Image) -> HandSeen | None:
    middle = (np.array(patch.shape[1::-1]) - 1) / 2
    return min(
        hands, key=lambda h: float(np.linalg.norm(h.points_px.mean(axis=0) - middle)), default=None
    )


def mirrored(patch: Image) -> Image:
    """The picture with left and right swapped."""
    return np.ascontiguousarray(patch[:, ::-1])


def unmirrored(points_px: Floats, width: int) -> Floats:
    """Points (N, 2) of a mirrored picture, in the original picture."""
    return np.column_stack([width - 1 - points_px[:, 0], points_px[:, 1]])
