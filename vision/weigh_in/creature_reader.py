"""A network that examines pictures of a creature: its legs and limbs, and how much clay it is.

From outlines alone, a slab that lies on the table cannot be distinguished from one that hides its
feet below it; its shadow shows the difference. And legs that grow together in a hull are apart in
the pictures. The network was trained with rendered rooms and with shapes that the training lights
itself (`tests.training.creatures`, decisions 67 to 69).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import cv2
import numpy as np
from scipy.special import softmax

from calibration.arrays import Floats, Floats32, Image, Mask
from calibration.model.projection import camera_centre_mm, camera_from_table, table_from_image
from calibration.model.solution import Calibration
from vision.clay.outline_reader import Square, part_of, square_around
from vision.light import change_planes, colour_planes
from vision.masks import disc
from vision.network import Network
from vision.sightings import Estimate
from vision.weigh_in.guess import MIDDLE_MM
from vision.weigh_in.hull_reader import MOST_LEGS

MODEL_FILE: Final = Path(__file__).with_name("creature_reader.onnx.xz")

SIDE_PX: Final = 128
"""Pixels along a side of the network's picture; as it was trained."""

PLANES: Final = 8
"""Planes: blue, green and red; the change against the empty table (tone and two tints); where the
creature is; the sine of the elevation from which it is seen."""

WHERE_AT: Final = 6
"""The plane that says where the creature is."""

COUNTS_AT: Final = MOST_LEGS + 1
"""Where it tells ln of how much a picture counts beside others: after the chances of legs."""

SIZE_AT: Final = MOST_LEGS + 2
"""Where it tells ln of the clay's volume over the cube of the picture's side, and then ln of that
number's sigma."""

LIMBS_AT: Final = MOST_LEGS + 4
"""Where it tells ln of the chances of 0, 1, ... `MOST_LIMBS` limbs that do not touch the table."""

MOST_LIMBS: Final = 8
"""The network tells up to so many limbs; the most also stands for more."""

TOLD: Final = LIMBS_AT + MOST_LIMBS + 1
"""Numbers that it tells of each picture."""

MM3_PER_ML: Final = 1000.0
"""Cubic millimetres in a millilitre."""

ROOM: Final = 1.6
"""Side of the picture over the longer side of the creature; it was trained from 1.4 to 1.8."""

SHOWN: Final = (0.18, 0.08, 0.18, 0.13, 0.2, 0.08, 0.08, 0.03, 0.04)
"""How often it was shown creatures on none, one, two... legs (`tests.worlds.stood`); more legs than
that count as the most."""

AROUND_PX: Final = 4
"""The plane that says where the creature is reaches this far around its outline; in training by 2
to 7 pixels, so that the outline itself tells nothing."""


@dataclass(frozen=True, slots=True, eq=False)
class Appearance:
    """What pictures of a creature tell by how it looks.

    Attributes:
        legs: How likely it would look so on 0, 1, ... `MOST_LEGS` legs, (10,); sums to 1.
        volume_ml: How much clay it is.
        limbs: Chances of 0, 1, ... `MOST_LIMBS` limbs that do not touch the table, (9,); sums to 1.
    """

    legs: Floats
    volume_ml: Estimate
    limbs: Floats


def creature_planes(
    bgr: Image, empty: Image, where: Mask, steepness: float, around_px: int = AROUND_PX
) -> Floats32:
    """The network's input, (PLANES, s, s).

    Args:
        bgr: Close picture of a creature, (s, s, 3).
        empty: The same place without it, (s, s, 3).
        where: The creature, 255 or 0, (s, s).
        steepness: Sine of the elevation from which it is seen.
        around_px: So far around it counts as the creature too.
    """
    given = np.empty((PLANES, *bgr.shape[:2]), dtype=np.float32)
    given[:3] = colour_planes(bgr)
    given[3:6] = change_planes(bgr, empty)
    given[WHERE_AT] = cv2.dilate(where, disc(around_px)) > 0
    given[7] = steepness
    return given


def seen_from(part: Square, calibration: Calibration) -> tuple[float, float]:
    """The scale of a part of the picture, and how steeply it is seen, where a creature stands.

    Its middle is taken to be `MIDDLE_MM` above the table, in training too: a wrong height does no
    harm.

    Returns:
        Its side, mm, and the sine of the elevation.
    """
    middle = part.left + (part.side - 1) / 2, part.top + (part.side - 1) / 2
    at_mm = np.append(table_from_image([middle], calibration, MIDDLE_MM)[0], MIDDLE_MM)
    depth_mm = camera_from_table(at_mm[None], calibration)[0, 2]
    back = camera_centre_mm(calibration) - at_mm
    steepness = back[2] / np.linalg.norm(back)
    return float(part.side * depth_mm / calibration.camera.matrix[0, 0]), float(steepness)


def read_creature(
    pictures: Sequence[Image], empty: Image, masks: Sequence[Mask], calibration: Calibration
) -> Appearance:
    """What pictures of one creature tell by how it looks.

    Each picture tells ln of the chances, and how much it counts beside the others. Legs that the
    network was shown more often it tells more often: that is divided out.

    Args:
        pictures: Of one creature, (h, w, 3) each; not none.
        empty: The same view without it, (h, w, 3).
        masks: Where it is in each, (h, w), 255 or 0.
        calibration: Camera and table.
    """
    both = zip(pictures, masks, strict=True)
    told = np.stack([_told(bgr, where, empty, calibration) for bgr, where in both])
    together = softmax(told[:, COUNTS_AT]) @ told
    ln_likely = together[: len(SHOWN)] - np.log(SHOWN)
    never_shown = np.full(MOST_LEGS + 1 - len(SHOWN), ln_likely[-1])
    volume_ml, sigma = np.exp(together[SIZE_AT : SIZE_AT + 2])
    return Appearance(
        np.asarray(softmax(np.append(ln_likely, never_shown))),
        Estimate(float(volume_ml), float(volume_ml * sigma)),
        np.asarray(softmax(together[LIMBS_AT:])),
    )


def _told(bgr: Image, where: Mask, empty: Image, calibration: Calibration) -> Floats:
    """What the network tells of a picture, (TOLD,), with ln of the volume in ml."""
    part = square_around(where, ROOM)
    side_mm, steepness = seen_from(part, calibration)
    close, bare, there = (part_of(one, part, SIDE_PX) for one in (bgr, empty, where))
    binary = np.asarray((there > 127) * np.uint8(255), dtype=np.uint8)
    planes = creature_planes(close, bare, binary, steepness)
    told = _network().infer(planes[None]).reshape(-1).astype(np.float64)
    told[SIZE_AT] += np.log(side_mm**3 / MM3_PER_ML)
    return told


@cache
def _network() -> Network:
    return Network(MODEL_FILE)
