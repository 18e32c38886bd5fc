"""Training examples for the look, made from label worlds with a new room each time."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

import cv2
import numpy as np
import numpy.typing as npt

from tests.training.look.prints import Floats, Prints, Random
from tests.training.look.retouch import (
    Labels,
    laid_out,
    with_clay,
    with_flat_shapes,
    with_ground,
    with_harder_light,
)
from tests.training.look.sensor import draw_sensor, drifted, photographed
from vision.light import change_planes, colour_planes
from vision.look.look import HEIGHT, PLANES, STEP, WIDTH, Kind

WHOLE: Final = (WIDTH, HEIGHT)
PART: Final = (160, 128)
"""Width and height of an example: `WHOLE` pictures, or a `PART` of one, which trains faster."""

HARDER: Final = 0.3
"""Share of the examples whose shadows are made darker than they were rendered."""

FLAT_SHAPES: Final = 0.12
"""Share of the examples on new grounds that contain sheets with flat shapes in clay's colours. With
0.4, and some of them new on the table, real lumps seen from straight above were taken for
prints."""

UNKNOWN: Final = 255
"""Label of pixels outside the picture, which are ignored."""


More: TypeAlias = Callable[[Random, Floats, Labels, Labels], tuple[Floats, Labels, Labels]]
"""Adds creatures: takes and returns the picture, its classes and its lumps' numbers."""


@dataclass(frozen=True, slots=True, eq=False)
class World:
    """A label world as the cache stores it, with pictures as float16 linear BGR."""

    full: npt.NDArray[np.float16]
    empty: npt.NDArray[np.float16]
    label: Labels
    below: Labels
    which: Labels
    plain: bool


def load(path: Path) -> World:
    """Load a label world from its file."""
    with np.load(path) as d:
        return World(
            d["full"], d["empty"], d["label"], d["below"], d["which"], plain=bool(d["plain"])
        )


def input_of(picture: npt.NDArray[np.uint8], empty: npt.NDArray[np.uint8] | None) -> Floats:
    """The network's input (PLANES, h, w): picture, change, and whether the change is known."""
    planes = np.zeros((PLANES, *picture.shape[:2]), np.float32)
    planes[:3] = colour_planes(picture)
    if empty is not None:
        planes[3:6] = change_planes(picture, empty)
        planes[6] = 1
    return planes


def drawn(
    world: World,
    r: Random,
    prints: Prints,
    size_wh: tuple[int, int] = WHOLE,
    more: More | None = None,
) -> tuple[Floats, Labels]:
    """One random example: the network's input, and the class of each of its output pixels.

    Args:
        world: The label world that is shown.
        r: Random number generator.
        prints: Grounds for plain tables.
        size_wh: Width and height of the example.
        more: Adds creatures on plain tables.
    """
    full, empty, label, below, which = _cropped(world, r, size_wh)
    sheets = np.zeros_like(label, dtype=bool)
    if world.plain:
        if more:
            full, label, which = more(r, full, label, which)
        ground = laid_out(r, prints.draw(), size_wh)
        if r.random() < FLAT_SHAPES:
            ground, sheets = with_flat_shapes(r, ground)
        full, empty = with_ground(full, label, ground), with_ground(empty, below, ground)
    if r.random() < (0.95 if world.plain else 0.5):
        full = with_clay(r, full, label, which, ground_colour(world, full, label))
    if r.random() < HARDER:
        full = with_harder_light(r, full, empty, label)
    label[sheets & (label == Kind.TABLE)] = Kind.PRINT
    return _seen(r, full, rearranged(r, empty, below), label)


def as_rendered(world: World, r: Random) -> tuple[Floats, Floats, Labels]:
    """A whole unchanged world: inputs with and without the empty table, and the classes."""
    shape = (WIDTH, HEIGHT)
    full, empty = (
        np.asarray(
            cv2.resize(p.astype(np.float32), shape, interpolation=cv2.INTER_AREA), np.float32
        )
        for p in (world.full, world.empty)
    )
    sensor = draw_sensor(r)
    picture = photographed(r, full, sensor)
    bare = photographed(r, empty, drifted(r, sensor))
    label = cv2.resize(world.label, shape, interpolation=cv2.INTER_NEAREST)
    return input_of(picture, bare), input_of(picture, None), _shrunk(np.asarray(label, np.uint8))


def _seen(r: Random, full: Floats, empty: Floats, label: Labels) -> tuple[Floats, Labels]:
    """The input and labels of a simulated photograph, with or without the empty table.

    Some pictures are letterboxed.
    """
    sensor = draw_sensor(r)
    picture = photographed(r, full, sensor)
    bare = photographed(r, nudged(r, empty), drifted(r, sensor)) if r.random() < 0.5 else None
    planes = input_of(picture, bare)
    if r.random() < 0.4:
        high, bar = len(label), int(r.choice([30, 30, 20, 12]))
        for rows in (slice(0, bar), slice(high - bar, high)):
            planes[:6, rows], label[rows] = 0, UNKNOWN
    return planes, _shrunk(label)


def rearranged(r: Random, empty: Floats, below: Labels) -> Floats:
    """The empty table with some of what lies on it moved, as if it had changed since then."""
    if r.random() < 0.55:
        return empty
    kind = Kind.PRINT if r.random() < 0.7 else Kind.THING
    shift = r.integers(-40, 41, 2)
    elsewhere = np.roll(empty, (int(shift[0]), int(shift[1])), axis=(0, 1))
    return np.asarray(np.where((below == kind)[..., None], elsewhere, empty), dtype=np.float32)


def nudged(r: Random, empty: Floats) -> Floats:
    """The empty table, sometimes from a slightly moved camera or with another shadow."""
    if r.random() < 0.4:
        moved = np.array([[1, 0, r.normal(0, 0.5)], [0, 1, r.normal(0, 0.5)]], np.float32)
        size_wh = empty.shape[1::-1]
        still = cv2.warpAffine(empty, moved, size_wh, borderMode=cv2.BORDER_REPLICATE)
        empty = np.asarray(still, dtype=np.float32)
    if r.random() < 0.4:
        x = np.linspace(-1, 1, empty.shape[1], dtype=np.float32) * r.choice([-1, 1]) - r.uniform(
            -1, 1
        )
        empty = empty * (1 - r.uniform(0, 0.35) / (1 + np.exp(-4 * x)))[None, :, None]
    return np.asarray(empty, dtype=np.float32)


def ground_colour(world: World, full: Floats, label: Labels) -> Floats:
    """Approximate colour of the ground, for clay that is hard to distinguish from it."""
    ground = full[label == Kind.TABLE]
    if not len(ground):
        return np.full(3, 0.4, np.float32)
    clay = full[label == Kind.CLAY]
    light = float(np.median(clay)) / 0.456 if world.plain and len(clay) else 1.0
    return np.asarray(np.median(ground, axis=0) / max(light, 1e-3), dtype=np.float32)


def _cropped(
    world: World, r: Random, size_wh: tuple[int, int]
) -> tuple[Floats, Floats, Labels, Labels, Labels]:
    """A part of a world at the network's scale, rotated a little and perhaps mirrored."""
    warp, zoom = _warp(r, world.label.shape, size_wh)

    def light(picture: npt.NDArray[np.float16]) -> Floats:
        whole = picture.astype(np.float32)
        calm = cv2.GaussianBlur(whole, (0, 0), 0.4 / zoom) if zoom < 0.8 else whole
        part = cv2.warpAffine(calm, warp, size_wh, borderMode=cv2.BORDER_REFLECT_101)
        return np.asarray(part, dtype=np.float32)

    def classes(labels: Labels) -> Labels:
        near, mirrored = cv2.INTER_NEAREST, cv2.BORDER_REFLECT_101
        part = cv2.warpAffine(labels, warp, size_wh, flags=near, borderMode=mirrored)
        return np.asarray(part, dtype=np.uint8)

    return (
        light(world.full), light(world.empty),
        classes(world.label), classes(world.below), classes(world.which),
    )  # fmt: skip


def _warp(r: Random, shape: tuple[int, ...], size_wh: tuple[int, int]) -> tuple[Floats, float]:
    """A random affine map (2, 3) from a world to an example, and its magnification."""
    size, whole = np.array(size_wh), np.array(shape[1::-1])
    zoom = float(np.exp(r.uniform(np.log(0.85), np.log(2.0)))) * WIDTH / shape[1]
    squeeze, turn = float(np.exp(r.normal(0, 0.08))), float(np.radians(r.normal(0, 7)))
    flip = -1.0 if r.random() < 0.5 else 1.0
    c, s = np.cos(turn), np.sin(turn)
    linear = zoom * np.array([[flip * squeeze * c, -s], [flip * squeeze * s, c]])
    spare = np.maximum(whole - size / zoom, 0)
    middle = whole / 2 + r.uniform(-0.5, 0.5, 2) * spare
    return np.column_stack([linear, size / 2 - linear @ middle]).astype(np.float32), zoom


def _shrunk(label: Labels) -> Labels:
    return np.ascontiguousarray(label[STEP // 2 :: STEP, STEP // 2 :: STEP])
