"""When to search for a hand, and how to find one in a picture."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np

from calibration.arrays import Floats, Image
from calibration.model.projection import camera_centre_mm, table_from_image
from calibration.model.solution import Calibration
from vision.foreground import Glance
from vision.hands.closelook import (
    BRIGHTEST_GAMMA,
    PX_PER_MM,
    SIDE_MM,
    brightened,
    calmed,
    mirrored,
    unmirrored,
)
from vision.hands.landmarks import HandFinder, HandSeen
from vision.hands.outline import palm_length
from vision.hands.topview import HEIGHT_MM, TopView, drawn


@dataclass(frozen=True, slots=True)
class StillnessTuning:
    """When to search for a hand. Guarded by tests/vision/hands/test_search.py."""

    quiet_share: float = 0.004
    """Share of changed pixels up to which the picture is quiet. A hand that comes or goes changes
    several per cent, fingers that spread wider 0.5 %; below this a resting hand trembles, or the
    picture is noisy."""

    quiet_s: float = 0.25
    """Seconds of quiet before a search: by then a hand is at rest."""

    impatient_s: float = 1.0
    """Seconds since the last look after which a search is made although something moves: other
    things may move beside a still hand."""

    again_s: float = 0.75
    """Seconds after which a hand that was almost right is searched for again, although it has not
    left."""

    tries: int = 3
    """Number of searches until something moves again."""


TUNING: Final = StillnessTuning()


class Stillness:
    """Decides when to run mediapipe, by the cheap glance alone."""

    def __init__(self) -> None:
        # A hand may be there already when the source begins.
        self._tries_left = TUNING.tries
        self._quiet = False
        self._since_s = float("-inf")
        self._last_look_s = float("-inf")

    def notice(self, glance: Glance, t_s: float) -> None:
        """Note the next frame's glance and its time."""
        quiet = glance.changed_share <= TUNING.quiet_share
        if not quiet:
            self._tries_left = TUNING.tries
        if quiet != self._quiet or self._since_s == float("-inf"):
            self._quiet, self._since_s = quiet, t_s

    def worth_a_look(self, t_s: float, *, measured: bool) -> bool:
        """Whether to search for a hand in the frame just noticed.

        Args:
            t_s: Time of the frame.
            measured: Whether a hand was measured and may still be there: then only its leaving
                matters.
        """
        if not self._tries_left or not self._due(t_s):
            return False
        self._tries_left = 0 if measured else self._tries_left - 1
        self._last_look_s = t_s
        return True

    def _due(self, t_s: float) -> bool:
        so_far = t_s - self._since_s
        since_look = t_s - self._last_look_s
        if not self._quiet:
            return min(so_far, since_look) >= TUNING.impatient_s
        first = self._tries_left == TUNING.tries
        return so_far >= TUNING.quiet_s and (first or since_look >= TUNING.again_s)


APART_IN_PALMS: Final = 1.0
"""Distance in palm lengths below which two detections are of the same hand."""

PIECE_STEP_MM: Final = 200.0
"""Step between the views of 500 mm, so that a hand of 200 mm is well inside one of them."""

MOST_PIECES: Final = 30
"""Largest number of views that are searched, nearest first: a table of 1 by 1.2 m."""


def hands_in(bgr: Image, finder: HandFinder) -> tuple[Floats, ...]:
    """The hands in a picture, each (21, 2) joints in image space, roughly.

    mediapipe gets the picture as it is, then brightened, then mirrored, until it finds a hand.
    """
    ways: tuple[Callable[[Image], Image], ...] = (lambda x: x, _bright)
    for way in ways:
        seen = finder.find(way(bgr))
        if seen:
            return _distinct(seen)
    turned = [unmirrored(hand.points_px, bgr.shape[1]) for hand in finder.find(mirrored(bgr))]
    return _without_duplicates(turned)


def hands_on_table(bgr: Image, calibration: Calibration, finder: HandFinder) -> tuple[Floats, ...]:
    """Like `hands_in`, but searches the table in pieces: for hands that are small or dark."""
    for view in _pieces(calibration):
        patch = _bright(calmed(drawn(bgr, view.map_px())))
        for mirror in (False, True):
            seen = finder.find(mirrored(patch) if mirror else patch)
            if seen:
                points = seen[0].points_px
                points = unmirrored(points, view.side_px) if mirror else points
                return (view.image_from_top(points),)
    return ()


def _pieces(calibration: Calibration) -> list[TopView]:
    """Overlapping views from above that cover the visible table, nearest first."""
    on_table = _table_in_view(calibration)
    eye = camera_centre_mm(calibration)[:2]
    cells = {(round(x / PIECE_STEP_MM), round(y / PIECE_STEP_MM)) for x, y in on_table}
    centres = [np.array(cell) * PIECE_STEP_MM for cell in sorted(cells)]
    centres.sort(key=lambda c: float(np.linalg.norm(c - eye)))
    return [_piece(c, eye, calibration) for c in centres[:MOST_PIECES]]


def _table_in_view(calibration: Calibration) -> Floats:
    """Points of the table under a grid of pixels, (N, 2) mm, a little inside the picture."""
    width, height = calibration.size_wh
    x, y = np.meshgrid(np.linspace(0.1, 0.9, 17) * width, np.linspace(0.1, 0.9, 13) * height)
    points = table_from_image(np.column_stack([x.ravel(), y.ravel()]), calibration, HEIGHT_MM)
    return np.asarray(points[np.isfinite(points).all(axis=1)])


def _piece(centre_mm: Floats, eye_mm: Floats, calibration: Calibration) -> TopView:
    away = centre_mm - eye_mm
    length = float(np.linalg.norm(away))
    up = away / length if length > 1 else np.array([0.0, 1.0])
    return TopView(calibration, centre_mm, up, SIDE_MM, PX_PER_MM)


def _bright(bgr: Image) -> Image:
    return brightened(bgr, BRIGHTEST_GAMMA)


def _distinct(seen: tuple[HandSeen, ...]) -> tuple[Floats, ...]:
    return _without_duplicates([hand.points_px for hand in seen])


def _without_duplicates(hands: list[Floats]) -> tuple[Floats, ...]:
    kept: list[Floats] = []
    for points in hands:
        middle = points.mean(axis=0)
        near = APART_IN_PALMS * palm_length(points)
        if all(np.linalg.norm(other.mean(axis=0) - middle) > near for other in kept):
            kept.append(points)
    return tuple(kept)
