"""Training examples: close pictures of clay, cut from label worlds, with a new room and camera."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from tests.training.look.examples import World, ground_colour, nudged, rearranged
from tests.training.look.prints import Floats, Prints, Random
from tests.training.look.retouch import laid_out, with_clay, with_ground, with_harder_light
from tests.training.look.sensor import draw_sensor, drifted, photographed
from vision.clay.colour_odds import colour_odds
from vision.clay.outline_reader import SIDE, CloseUp, Square
from vision.look.look import Kind

ROOM: Final = (1.15, 3.2)
"""Least and largest side of the square around a lump, relative to the lump's length."""
PIXELS: Final = (64, 420)
"""Least and largest side in pixels of that square in the simulated camera's picture."""
SMALLEST: Final = 36.0
"""Least side of such a square in the world's pixels."""
ANYWHERE: Final = 0.07
"""Share of the examples at random places, most of which contain no clay."""
ALL_LUMPS: Final = 0.2
"""Share of the examples that show all lumps of a world."""
HARDER: Final = 0.4
"""Share of the examples whose shadows are made darker than they were rendered."""
WITHOUT_EMPTY: Final = 0.2
"""Share of the examples without a picture of the empty table."""
WITHOUT_COLOURS: Final = 0.3
"""Share of the other examples in which the clay's colours are not known yet."""


@dataclass(frozen=True, slots=True)
class Cut:
    """A square part of a world: its middle, side and rotation."""

    middle: tuple[float, float]
    side: float
    turn: float
    flip: float

    def warp(self, pixels: int) -> Floats:
        """Affine map (2, 3) from the world's pixels to a picture with `pixels` along each side."""
        zoom, c, s = pixels / self.side, np.cos(self.turn), np.sin(self.turn)
        linear = zoom * np.array([[self.flip * c, -s], [self.flip * s, c]])
        shift = (pixels - 1) / 2 - linear @ np.array(self.middle)
        return np.column_stack([linear, shift]).astype(np.float32)


def drawn(world: World, r: Random, prints: Prints) -> tuple[Floats, Floats]:
    """One random example: the network's input, and the share of clay in each pixel (SIDE, SIDE)."""
    cut = _cut(world, r)
    full, empty = retouched(world, r, prints.draw, cut)
    pixels = round(float(np.exp(r.uniform(*np.log(PIXELS)))))
    full, empty = (scaled(picture, pixels) for picture in (full, empty))
    sensor = draw_sensor(r)
    shown = CloseUp(photographed(r, full, sensor))
    if r.random() >= WITHOUT_EMPTY:
        bare = photographed(r, nudged(r, empty), drifted(r, sensor))
        unknown = r.random() < WITHOUT_COLOURS
        shown = CloseUp(shown.bgr, bare, None if unknown else colour_odds([shown.bgr], [bare])[0])
    return shown.part(Square(0, 0, pixels)).planes(), share_in(world, cut)


def retouched(
    world: World, r: Random, a_print: Callable[[], Floats], cut: Cut
) -> tuple[Floats, Floats]:
    """A part of a world with new ground and clay, and its empty table, at the world's own scale.

    Args:
        world: The label world.
        r: Random number generator.
        a_print: Gives the new ground, if the world may have one.
        cut: The part.
    """
    pixels = round(cut.side)
    warp = cut.warp(pixels)
    full, empty = (_light(picture, warp, pixels) for picture in (world.full, world.empty))
    label, below, which = (
        classes_in(picture, warp, pixels) for picture in (world.label, world.below, world.which)
    )
    if world.plain:
        ground = laid_out(r, a_print(), (pixels, pixels))
        full, empty = with_ground(full, label, ground), with_ground(empty, below, ground)
    if r.random() < (0.95 if world.plain else 0.5):
        full = with_clay(r, full, label, which, ground_colour(world, full, label))
    if r.random() < HARDER:
        full = with_harder_light(r, full, empty, label)
    return full, rearranged(r, empty, below)


def _cut(world: World, r: Random) -> Cut:
    flip, turn = float(r.choice([-1, 1])), float(np.radians(r.normal(0, 8)))
    lumps, sizes = np.unique(world.which[world.label == Kind.CLAY], return_counts=True)
    if r.random() < ANYWHERE or not len(lumps):
        anywhere = r.uniform([0, 0], world.label.shape[::-1])
        return cut_inside(world, anywhere, float(r.uniform(60, 260)), turn, flip)
    likely = np.sqrt(sizes) / np.sqrt(sizes).sum()
    chosen = np.isin(world.which, lumps if r.random() < ALL_LUMPS else r.choice(lumps, p=likely))
    ys, xs = np.nonzero(chosen & (world.label == Kind.CLAY))
    long = max(np.ptp(xs), np.ptp(ys)) + 1
    side = long * float(np.exp(r.uniform(*np.log(ROOM))))
    spare = max(0.0, side - long) / 2 + 0.1 * long
    middle = np.array([xs.min() + xs.max(), ys.min() + ys.max()]) / 2
    middle = middle + r.uniform(-1, 1, 2) * 0.6 * spare
    return cut_inside(world, middle, max(side, SMALLEST), turn, flip)


def cut_inside(
    world: World, middle: npt.NDArray[np.float64], side: float, turn: float, flip: float
) -> Cut:
    """A cut, shifted to reach as little as possible beyond the world's edges."""
    size = np.array(world.label.shape[::-1])
    side = min(side, float(size.min()))
    kept = np.clip(middle, side / 2, size - side / 2)
    return Cut((float(kept[0]), float(kept[1])), side, turn, flip)


def _light(picture: npt.NDArray[np.float16], warp: Floats, pixels: int) -> Floats:
    whole = picture.astype(np.float32)
    part = cv2.warpAffine(whole, warp, (pixels, pixels), borderMode=cv2.BORDER_REFLECT_101)
    return np.asarray(part, dtype=np.float32)


def scaled(light: Floats, pixels: int) -> Floats:
    way = cv2.INTER_AREA if pixels < len(light) else cv2.INTER_CUBIC
    return np.asarray(cv2.resize(light, (pixels, pixels), interpolation=way), dtype=np.float32)


def classes_in(labels: npt.NDArray[np.uint8], warp: Floats, pixels: int) -> npt.NDArray[np.uint8]:
    part = cv2.warpAffine(
        labels, warp, (pixels, pixels), flags=cv2.INTER_NEAREST, borderMode=cv2.BORDER_REFLECT_101
    )
    return np.asarray(part, dtype=np.uint8)


def share_in(world: World, cut: Cut) -> Floats:
    """The share of clay in each pixel of a part, (SIDE, SIDE)."""
    clay = (world.label == Kind.CLAY).astype(np.float32)
    zoom = SIDE / cut.side
    calm = cv2.GaussianBlur(clay, (0, 0), max(0.5, 0.4 / zoom))
    part = cv2.warpAffine(calm, cut.warp(SIDE), (SIDE, SIDE), borderMode=cv2.BORDER_REFLECT_101)
    # If a pixel of the world is larger than one shown, interpolation blurs the border: sharpen it.
    sharp = np.clip((np.asarray(part, np.float32) - 0.5) * max(1.0, zoom) + 0.5, 0, 1)
    return np.asarray(sharp, dtype=np.float32)
