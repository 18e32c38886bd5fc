"""Whether a hand is in a view of the turn card.

A hand that turns the card lies on its ring of markers on the camera's side or beside it, where a
creature standing inside the ring hides nothing; and an arm comes in from beside the card, over the
crop's edge, which a creature does not reach but for the upper one.
"""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats32, Image
from vision.clay.outline import unexplained
from vision.weigh_in.empty_scene import CardShot, MarkerRing, card_points, towards_camera

Plane = npt.NDArray[np.float32]

SURPRISE: Final = 7.0
HIDDEN_SHARE: Final = 0.06
"""Fingers on the card hide at least this share of the ring's open part; misprints hide less."""

FIVE: Final = np.ones((5, 5), np.uint8)
BESIDE_MM: Final = 4.0
ENTERING_SHARE: Final = 0.012
"""Of the card: what an arm that comes in covers at least of it."""


def hands_reach_in(
    shots: Sequence[CardShot], densities: Sequence[Floats32], ring: MarkerRing
) -> list[bool]:
    """For each shot whether a hand hides a part of the card that the creature leaves open.

    Args:
        shots: Views with something on the card.
        densities: How well the empty card explains each, (h, w), as `background_log_density`.
        ring: The card's ring of markers.
    """
    if not shots:
        return []
    shares = np.array([_shares(*one, ring) for one in zip(shots, densities, strict=True)])
    # A wide creature hides a little of the ring in most views, a deep shadow leaves the crop.
    beyond_usual = shares - np.percentile(shares, 25, axis=0)
    return [bool(hand) for hand in (beyond_usual > (HIDDEN_SHARE, ENTERING_SHARE)).any(axis=1)]


def _shares(shot: CardShot, density: Floats32, ring: MarkerRing) -> tuple[float, float]:
    """How much of the ring's open part is hidden, and of the card by what comes in from beside."""
    mask = unexplained(density, surprise=SURPRISE)
    calm = np.asarray(cv2.morphologyEx(mask, cv2.MORPH_OPEN, FIVE), dtype=np.uint8)
    points = card_points(shot)
    radius = np.hypot(points[..., 0], points[..., 1])
    open_part = _open_part(shot, points, radius, ring)
    hidden = float((calm[open_part] > 0).mean()) if open_part.any() else 0.0
    card = radius < ring.outer_mm
    return hidden, float(_entering(calm)[card].mean()) if card.any() else 0.0


def _entering(mask: Image) -> npt.NDArray[np.bool_]:
    """What is connected to the crop's edge, but for the upper one, (h, w)."""
    _, labels = cv2.connectedComponents(mask)
    at_edge = np.concatenate([labels[-1], labels[:, 0], labels[:, -1]])
    return np.asarray(np.isin(labels, at_edge[at_edge > 0]))


def _open_part(
    shot: CardShot, points: Plane, radius: Plane, ring: MarkerRing
) -> npt.NDArray[np.bool_]:
    near = towards_camera(shot)
    beside = np.array([-near[1], near[0]])
    before = points @ near.astype(np.float32) > 0
    apart = np.abs(points @ beside.astype(np.float32)) > ring.inner_mm + BESIDE_MM
    on_ring = (radius > ring.inner_mm) & (radius < ring.outer_mm)
    return np.asarray(on_ring & (before | apart))
