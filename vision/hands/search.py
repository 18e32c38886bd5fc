"""Is there a hand in the picture, and where about?"""

from collections.abc import Callable
from typing import Final

import numpy as np

from vision.frame import Image
from vision.hands.closelook import brightened, mirrored
from vision.hands.landmarks import HandFinder, HandSeen
from vision.hands.outline import palm_length
from vision.hands.topview import Floats

# Two finds nearer than a palm's length are one hand seen twice.
APART_IN_PALMS: Final = 1.0


def hands_in(bgr: Image, finder: HandFinder) -> tuple[Floats, ...]:
    """The hands in a picture, each (21, 2) joints in image space, roughly.

    mediapipe is asked about the picture as it is, brightened, and mirrored, until it finds one.
    """
    ways: tuple[Callable[[Image], Image], ...] = (lambda x: x, brightened)
    for way in ways:
        seen = finder.find(way(bgr))
        if seen:
            return _distinct(seen)
    turned = [_unmirrored(hand.points_px, bgr.shape[1]) for hand in finder.find(mirrored(bgr))]
    return _apart(turned)


def _distinct(seen: tuple[HandSeen, ...]) -> tuple[Floats, ...]:
    return _apart([hand.points_px for hand in seen])


def _apart(hands: list[Floats]) -> tuple[Floats, ...]:
    kept: list[Floats] = []
    for points in hands:
        middle = points.mean(axis=0)
        near = APART_IN_PALMS * palm_length(points)
        if all(np.linalg.norm(other.mean(axis=0) - middle) > near for other in kept):
            kept.append(points)
    return tuple(kept)


def _unmirrored(points: Floats, width: int) -> Floats:
    return np.column_stack([width - 1 - points[:, 0], points[:, 1]])
