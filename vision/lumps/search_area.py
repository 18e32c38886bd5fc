"""Where missiles are searched for: not on printed boards or the turn card, nor under an arm.

An arm is anything that reaches in from the picture's edge since the table was last seen without
one. A hand that lies still is not a heap of lumps, although skin has the colour of some clay.
"""

from collections.abc import Iterable
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Image, Mask
from calibration.model.printed import Boards
from calibration.model.projection import image_from_table, table_from_image
from calibration.model.similarity import moved_rigidly
from calibration.model.solution import Calibration
from calibration.solve.moving_boards import moving_board_pose
from vision.clay.bare_table import board_quads_mm
from vision.foreground import Glance, differing
from vision.sightings import MissileSeen

REACH_MM: Final = 700.0
"""Largest distance of missiles from the boards; beyond it the picture shows the room."""

CARD_MARGIN_MM: Final = 12.0
"""Width of the paper around the turn card's outermost markers."""


def covered(bgr: Image, calibration: Calibration, boards: Boards) -> Mask:
    """Mask of where no missile is searched for: printed boards, the turn card, beyond the table."""
    mask = _too_far(bgr, calibration, boards)
    for outline in (*board_quads_mm(boards), *_cards_mm(bgr, calibration, boards)):
        px = image_from_table(outline, calibration)
        if np.isfinite(px).all():
            cv2.fillConvexPoly(mask, cv2.convexHull(np.round(px).astype(np.int32)), 255)
    return mask


def _cards_mm(bgr: Image, calibration: Calibration, boards: Boards) -> list[Floats]:
    """Outline of the turn card in table mm; an empty list if it is not seen."""
    if not boards.moving or bgr.shape[1::-1] != calibration.size_wh:
        return []
    pose = moving_board_pose(bgr, boards, calibration)
    if pose is None:
        return []
    corners = np.concatenate(list(boards.moving[0].markers.values()))[:, :2]
    radius = float(np.hypot(*corners.T).max()) + CARD_MARGIN_MM
    angle = np.linspace(0, 2 * np.pi, 48)
    circle = np.column_stack([radius * np.cos(angle), radius * np.sin(angle), 0 * angle])
    return [moved_rigidly(circle, pose.table_from_board)]


def _too_far(bgr: Image, calibration: Calibration, boards: Boards) -> Mask:
    height, width = bgr.shape[:2]
    step = 8
    columns, rows = np.meshgrid(np.arange(0, width, step), np.arange(0, height, step))
    pixels = np.column_stack([columns.ravel(), rows.ravel()]).astype(np.float64)
    points = table_from_image(pixels, calibration)
    quads = board_quads_mm(boards)
    centre = np.vstack(quads)[:, :2].mean(axis=0) if quads else np.zeros(2)
    away = np.hypot(*(points - centre).T)
    far = ~(np.isfinite(away) & (away < REACH_MM))
    small = far.reshape(rows.shape).astype(np.uint8) * 255
    return np.asarray(cv2.resize(small, (width, height), interpolation=cv2.INTER_NEAREST))


FORGOTTEN_S: Final = 12.0
"""Seconds after which a changed table is accepted as permanent: no hand is still for so long."""

LARGE: Final = 0.004
"""Least share of the picture that an arm covers. At the picture's edge it must be at least half as
wide as a square of this area."""


class ArmOverTable:
    """Detects an arm over the table by remembering what the table looked like without one."""

    def __init__(self) -> None:
        self._free: Image | None = None
        self._free_s = 0.0
        self._arm_is_there = False

    def look(self, glance: Glance, t_s: float) -> Mask | None:
        """Find an arm over the table: what changed, in one piece up to the picture's edge.

        Returns:
            Mask of the arm, (h, w) of the small picture; None if there is none.
        """
        free = self._free
        arm = None if free is None or free.shape != glance.calm.shape else _arm(glance.calm, free)
        self._arm_is_there = arm is not None and t_s - self._free_s <= FORGOTTEN_S
        if self._arm_is_there:
            return arm
        self._free, self._free_s = glance.calm, t_s
        return None

    def unchanged(self, t_s: float) -> None:
        """Record that nothing has moved since the last look: a free table is free until now."""
        if not self._arm_is_there:
            self._free_s = t_s


def clear_of(arm: Mask, found: tuple[MissileSeen, ...], scale: float) -> tuple[MissileSeen, ...]:
    """The missiles that are not part of an arm; `scale` is that of the glance with the arm."""
    return tuple(one for one in found if not _lies_under(arm, one, scale))


def hides_any(arm: Mask, known: Iterable[MissileSeen], scale: float) -> bool:
    """Whether an arm covers a part of any of these missiles; `scale` is that of its glance."""
    return any((_levels(arm, one, scale) > 0).any() for one in known)


def _arm(calm: Image, free: Image) -> Mask | None:
    changed = cv2.morphologyEx(differing(calm, free), cv2.MORPH_CLOSE, np.ones((5, 5), np.uint8))
    count, labels, stats, _ = cv2.connectedComponentsWithStats(np.asarray(changed, np.uint8))
    rim = np.concatenate([labels[0], labels[-1], labels[:, 0], labels[:, -1]])
    at_edge = np.bincount(rim, minlength=count)
    least = LARGE * labels.size
    arms = (stats[:, cv2.CC_STAT_AREA] >= least) & (at_edge**2 >= least / 4)
    arms[0] = False
    if not arms.any():
        return None
    return np.where(arms[labels], np.uint8(255), np.uint8(0))


def _lies_under(arm: Mask, missile: MissileSeen, scale: float) -> bool:
    return bool(_levels(arm, missile, scale)[-1] > 0)


def _levels(arm: Mask, missile: MissileSeen, scale: float) -> Mask:
    """Values (N,) of an arm's mask at a missile's outline and, last, at its middle."""
    outline = np.array(missile.evidence.outline_px)
    at_px = np.vstack([outline, outline.mean(axis=0)])
    high, wide = arm.shape
    columns, rows = np.clip(np.round(at_px / scale).astype(int), 0, [wide - 1, high - 1]).T
    return np.asarray(arm[rows, columns])
