"""Shots of the turn card: the part of a frame around it, cut out where its pose is known."""

from typing import Final

import numpy as np

from calibration.arrays import Floats
from calibration.frame import Frame
from calibration.model.printed import Boards
from calibration.model.solution import Calibration
from calibration.solve.moving_boards import moving_board_pose
from vision.weigh_in.empty_scene import CardShot, MarkerRing, looks_empty, ring_of
from vision.weigh_in.pinhole import pixels_of

SAME_VIEW_RAD: Final = np.radians(4.0)
SAME_VIEW_MM: Final = 2.0
CROP_HEIGHT_MM: Final = 120.0
CROP_BEYOND_MM: Final = 12.0
NARROWER_ABOVE: Final = 0.8
"""A creature that stands on the card leans out less the higher it is."""


class CardShots:
    """Takes shots of one turn card with one camera; all have the crop of the first."""

    def __init__(self, calibration: Calibration, boards: Boards) -> None:
        """Look for the first moving board of the boards file."""
        self._calibration = calibration
        self._boards = boards
        self._crop: tuple[slice, slice] | None = None
        self.ring: MarkerRing | None = None
        if boards.moving:
            self.ring = ring_of(list(boards.moving[0].markers.values()))

    def take(self, frame: Frame) -> CardShot | None:
        """The shot of a frame; None where the card is not seen in it."""
        if self.ring is None or frame.size_wh != self._calibration.size_wh:
            return None
        pose = moving_board_pose(frame.bgr, self._boards, self._calibration, near=self._crop)
        if pose is None:
            return None
        camera_from_card = self._calibration.camera_from_table @ pose.table_from_board
        if self._crop is None:
            self._crop = crop_around(camera_from_card, self._calibration, self.ring)
        rows, columns = self._crop
        shot = CardShot(
            np.asarray(frame.bgr[rows, columns]).copy(),
            (columns.start, rows.start),
            self._calibration.camera.matrix,
            self._calibration.camera.distortion,
            camera_from_card,
            frame.index,
            frame.t_s,
        )
        return looks_empty(shot, self.ring)


def same_view(one: CardShot, other: CardShot) -> bool:
    """Whether two shots show the card lying the same way, both empty or both not."""
    between = np.linalg.inv(one.camera_from_card) @ other.camera_from_card
    angle = np.arccos(np.clip((np.trace(between[:3, :3]) - 1) / 2, -1, 1))
    near = float(np.linalg.norm(between[:3, 3])) < SAME_VIEW_MM
    return one.empty == other.empty and bool(angle < SAME_VIEW_RAD) and near


def crop_around(
    camera_from_card: Floats, calibration: Calibration, ring: MarkerRing
) -> tuple[slice, slice]:
    """Rows and columns of the picture that show the card and what may stand on it."""
    angle = np.linspace(0, 2 * np.pi, 48)
    radius = ring.outer_mm + CROP_BEYOND_MM
    circle = np.column_stack([radius * np.cos(angle), radius * np.sin(angle)])
    low = np.column_stack([circle, np.zeros(len(circle))])
    high = np.column_stack([circle * NARROWER_ABOVE, np.full(len(circle), CROP_HEIGHT_MM)])
    camera = calibration.camera
    points = np.concatenate([low, high])
    at = pixels_of(points, camera_from_card, camera.matrix, camera.distortion)
    left, top = np.maximum(np.floor(at.min(axis=0)).astype(int), 0)
    right, bottom = np.minimum(np.ceil(at.max(axis=0)).astype(int), camera.size_wh)
    return slice(int(top), int(bottom)), slice(int(left), int(right))
