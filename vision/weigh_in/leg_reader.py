"""A network that looks at a creature from one side and tells on how many legs it stands.

Outlines do not tell a slab that lies on the table from one that hides its feet below it; its shadow
does. And legs that grow together in a hull are apart in the pictures. The network was trained with
rendered rooms (`tests.training.legs`).
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

import cv2
import numpy as np
from scipy.special import softmax

from calibration.arrays import Floats, Floats32, Image, Mask
from vision.clay.outline_reader import part_of, square_around
from vision.light import change_planes, colour_planes
from vision.masks import disc
from vision.network import Network
from vision.weigh_in.hull_reader import MOST_LEGS

MODEL_FILE: Final = Path(__file__).with_name("leg_reader.onnx.xz")

SIDE_PX: Final = 128
"""Pixels along a side of the network's picture; as it was trained."""

PLANES: Final = 7
"""Planes: blue, green and red; the change against the empty table (tone and two tints); where the
creature is."""

ROOM: Final = 1.6
"""Side of the picture over the longer side of the creature; it was trained from 1.4 to 1.8."""

SHOWN: Final = (0.18, 0.08, 0.18, 0.13, 0.2, 0.08, 0.08, 0.03, 0.04)
"""How often it was shown creatures on none, one, two... legs (`tests.worlds.stood`); more legs than
that count as the most."""

AROUND_PX: Final = 4
"""The plane that says where the creature is reaches this far around its outline; in training by 2
to 7 pixels, so that the outline itself tells nothing."""


def leg_planes(bgr: Image, empty: Image, where: Mask, around_px: int = AROUND_PX) -> Floats32:
    """The network's input, (PLANES, s, s).

    Args:
        bgr: Close picture of a creature, (s, s, 3).
        empty: The same place without it, (s, s, 3).
        where: The creature, 255 or 0, (s, s).
        around_px: So far around it counts as the creature too.
    """
    given = np.zeros((PLANES, *bgr.shape[:2]), dtype=np.float32)
    given[:3] = colour_planes(bgr)
    given[3:6] = change_planes(bgr, empty)
    given[6] = cv2.dilate(where, disc(around_px)) > 0
    return given


def read_legs(pictures: Sequence[Image], empty: Image, masks: Sequence[Mask]) -> Floats:
    """How likely a creature would look so on 0, 1, ... `MOST_LEGS` legs, (10,); sums to 1.

    Each picture tells ln of the chances, and how much it counts beside the others. What the network
    was shown more often it tells more often: that is divided out.

    Args:
        pictures: Of one creature, (h, w, 3) each; not none.
        empty: The same view without it, (h, w, 3).
        masks: Where it is in each, (h, w), 255 or 0.
    """
    told = np.stack([_told(*both, empty) for both in zip(pictures, masks, strict=True)])
    ln_chances = softmax(told[:, -1]) @ told[:, :-1]
    ln_likely = ln_chances[: len(SHOWN)] - np.log(SHOWN)
    never_shown = np.full(MOST_LEGS + 1 - len(SHOWN), ln_likely[-1])
    return np.asarray(softmax(np.append(ln_likely, never_shown)))


def _told(bgr: Image, where: Mask, empty: Image) -> Floats:
    part = square_around(where, ROOM)
    close, bare, there = (part_of(one, part, SIDE_PX) for one in (bgr, empty, where))
    binary = np.asarray((there > 127) * np.uint8(255), dtype=np.uint8)
    planes = leg_planes(close, bare, binary)
    return _network().infer(planes[None]).reshape(-1).astype(np.float64)


@cache
def _network() -> Network:
    return Network(MODEL_FILE)
