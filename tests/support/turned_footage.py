"""Copies of footage as a camera that hangs upside down or lies on its side would have taken it."""

import json
import shutil
from pathlib import Path
from typing import Final

import cv2
import numpy as np

from calibration.model.camera import camera_from_json, camera_to_dict
from server.capture.footage import read_picture

QUALITY: Final = (cv2.IMWRITE_JPEG_QUALITY, 97)


def turned_copy(item: Path, where: Path, turns: int) -> Path:
    """Copy an item, its pictures turned by quarter turns counter-clockwise, and its camera file."""
    copied = where / item.name
    copied.mkdir(parents=True)
    for picture in item.glob("*.jpg"):
        turned_picture(picture, copied, turns)
    lens = camera_from_json((item / "camera.json").read_text())
    for _ in range(turns):
        lens = lens.quarter_turned()
    (copied / "camera.json").write_text(json.dumps(camera_to_dict(lens)))
    for kept in ("boards.json", "truth.json"):
        shutil.copy(item / kept, copied)
    return copied


def turned_picture(picture: Path, where: Path, turns: int) -> Path:
    """Write a picture, turned, under its name in another folder."""
    bgr = read_picture(picture)
    for _ in range(turns):
        bgr = np.asarray(cv2.rotate(bgr, cv2.ROTATE_90_COUNTERCLOCKWISE), np.uint8)
    cv2.imwrite(str(where / picture.name), bgr, QUALITY)
    return where / picture.name
