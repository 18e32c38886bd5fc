"""The files that every rendered item has: its boards, its camera, its pictures."""

from pathlib import Path

import cv2
import numpy as np

from calibration import camera_from_json, parse_boards
from calibration.arrays import Image
from calibration.model.camera import Camera
from calibration.model.printed import Boards


def boards_in(folder: Path) -> Boards:
    """An item's printed boards."""
    return parse_boards((folder / "boards.json").read_text(encoding="utf-8"), str(folder))


def camera_in(folder: Path) -> Camera:
    """An item's camera file: near the truth, not on it."""
    return camera_from_json((folder / "camera.json").read_text(encoding="utf-8"))


def read_picture(path: Path) -> Image:
    """A picture, (h, w, 3) uint8 BGR."""
    return np.asarray(cv2.imread(str(path)), dtype=np.uint8)
