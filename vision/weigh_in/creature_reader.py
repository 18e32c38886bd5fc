"""A network that reads pictures of a creature: its legs and limbs, and its volume of clay.

From outlines alone, a slab that lies on the table cannot be distinguished from one that hides its
feet below it; its shadow shows the difference. And legs that are joined in a hull are apart in the
pictures. The network was trained with rendered rooms and with shapes that the training shades
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
"""Side in pixels of the network's input; as it was trained."""

PLANES: Final = 8
"""Number of input planes: blue, green and red; the change against the empty table (tone and two
tints); the creature's mask; the sine of the elevation from which it is seen."""

WHERE_AT: Final = 6
"""Index of the plane with the creature's mask."""

COUNTS_AT: Final = MOST_LEGS + 1
"""Index of the output with ln of a picture's weight beside the others; the outputs before it are
for the numbers of legs."""

SIZE_AT: Final = MOST_LEGS + 2
"""Index of the output with ln of the clay's volume over the cube of the picture's side; the next
output is ln of the sigma of that logarithm."""

LIMBS_AT: Final = MOST_LEGS + 4
"""Index of the first of the outputs with ln of the probabilities of 0, 1, ... `MOST_LIMBS` limbs
that do not touch the table."""

MOST_LIMBS: Final = 8
"""Largest number of limbs that the network distinguishes; it also stands for more."""

TOLD: Final = LIMBS_AT + MOST_LIMBS + 1
"""Number of outputs for each picture."""

MM3_PER_ML: Final = 1000.0
"""Cubic millimetres in a millilitre."""

ROOM: Final = 1.6
"""Side of the network's picture over the longer side of the creature's bounding box; it was trained
from 1.4 to 1.8."""

SHOWN: Final = (0.18, 0.08, 0.18, 0.13, 0.2, 0.08, 0.08, 0.03, 0.04)
"""Shares of the training's creatures on none, one, two... legs (`tests.worlds.stood`); more legs
count as the last number."""

AROUND_PX: Final = 4
"""Pixels by which the mask's plane reaches beyond the outline. In training these were 2 to 7, so
that the network does not rely on the outline itself."""


@dataclass(frozen=True, slots=True, eq=False)
class Appearance:
    """What a creature's looks in its pictures tell.

    Attributes:
        legs: Likelihood of these looks with 0, 1, ... `MOST_LEGS` legs, (10,); normalised to sum 1.
        volume_ml: Volume of its clay.
        limbs: Probabilities of 0, 1, ... `MOST_LIMBS` limbs that do not touch the table, (9,).
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
        where: Mask of the creature, 255 or 0, (s, s).
        steepness: Sine of the elevation from which it is seen.
        around_px: Number of pixels by which the mask is dilated.
    """
    given = np.empty((PLANES, *bgr.shape[:2]), dtype=np.float32)
    given[:3] = colour_planes(bgr)
    given[3:6] = change_planes(bgr, empty)
    given[WHERE_AT] = cv2.dilate(where, disc(around_px)) > 0
    given[7] = steepness
    return given


def seen_from(part: Square, calibration: Calibration) -> tuple[float, float]:
    """The size of a square of the picture, and how steeply it is seen, where a creature stands.

    The creature's middle is assumed to be `MIDDLE_MM` above the table, in training too, so a wrong
    height does no harm.

    Returns:
        The square's side in mm at the creature's distance, and the sine of the elevation.
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
    """Read the looks of one creature from its pictures.

    The outputs for the pictures are averaged by the weights that the network gives them. It
    predicts numbers of legs that were frequent in training more often, so their shares there
    (`SHOWN`) are divided out: what remains is a likelihood.

    Args:
        pictures: Of one creature, (h, w, 3) each; at least one.
        empty: The same view without it, (h, w, 3).
        masks: Mask of the creature in each picture, (h, w), 255 or 0.
        calibration: Camera and table.
    """
    both = zip(pictures, masks, strict=True)
    outputs = np.stack([_network_output(bgr, where, empty, calibration) for bgr, where in both])
    together = softmax(outputs[:, COUNTS_AT]) @ outputs
    ln_likely = together[: len(SHOWN)] - np.log(SHOWN)
    never_shown = np.full(MOST_LEGS + 1 - len(SHOWN), ln_likely[-1])
    volume_ml, sigma = np.exp(together[SIZE_AT : SIZE_AT + 2])
    return Appearance(
        np.asarray(softmax(np.append(ln_likely, never_shown))),
        Estimate(float(volume_ml), float(volume_ml * sigma)),
        np.asarray(softmax(together[LIMBS_AT:])),
    )


def _network_output(bgr: Image, where: Mask, empty: Image, calibration: Calibration) -> Floats:
    """The network's output for one picture, (TOLD,), but with ln of the volume in ml."""
    part = square_around(where, ROOM)
    side_mm, steepness = seen_from(part, calibration)
    close, bare, there = (part_of(one, part, SIDE_PX) for one in (bgr, empty, where))
    binary = np.asarray((there > 127) * np.uint8(255), dtype=np.uint8)
    planes = creature_planes(close, bare, binary, steepness)
    output = _network().infer(planes[None]).reshape(-1).astype(np.float64)
    output[SIZE_AT] += np.log(side_mm**3 / MM3_PER_ML)
    return output


@cache
def _network() -> Network:
    return Network(MODEL_FILE)
