"""Whether a hand is in a view of the turn card.

A hand that turns the card lies on its ring of markers on the camera's side or beside it, where a
creature standing inside the ring hides nothing.
"""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from vision.creatures.empty_scene import Ring, Shot, card_points, towards_camera
from vision.creatures.outline import background_log_density, compared, unexplained
from vision.frame import Image

SURPRISE: Final = 7.0
HIDDEN_SHARE: Final = 0.06
"""Fingers on the card hide at least this share of the ring's open part; misprints hide less."""

BESIDE_MM: Final = 4.0


def hands_reach_in(shots: Sequence[Shot], scenes: Sequence[Image], ring: Ring) -> list[bool]:
    """For each shot whether a hand hides a part of the ring that the creature leaves open.

    Args:
        shots: Views with something on the card.
        scenes: What each would show if the card were empty.
        ring: The card's ring of markers.
    """
    hidden = [_hidden(shot, scene, ring) for shot, scene in zip(shots, scenes, strict=True)]
    # A wide creature hides a little of the ring in most views.
    usual = float(np.percentile(hidden, 25)) if hidden else 0.0
    return [share > usual + HIDDEN_SHARE for share in hidden]


def _hidden(shot: Shot, scene: Image, ring: Ring) -> float:
    mask = unexplained(background_log_density(compared(shot.bgr, scene)), surprise=SURPRISE)
    calm = cv2.morphologyEx(mask, cv2.MORPH_OPEN, np.ones((5, 5), np.uint8))
    open_part = _open_part(shot, ring)
    return float((calm[open_part] > 0).mean()) if open_part.any() else 0.0


def _open_part(shot: Shot, ring: Ring) -> npt.NDArray[np.bool_]:
    points = card_points(shot)
    radius = np.hypot(points[..., 0], points[..., 1])
    near = towards_camera(shot)
    beside = np.array([-near[1], near[0]])
    before = points @ near.astype(np.float32) > 0
    apart = np.abs(points @ beside.astype(np.float32)) > ring.inner_mm + BESIDE_MM
    on_ring = (radius > ring.inner_mm) & (radius < ring.outer_mm)
    return np.asarray(on_ring & (before | apart))
