"""Training examples of piles: windows, cut from rendered piles as the program cuts them."""

from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Floats32, Image
from calibration.model.projection import image_from_table
from tests.support.rendered_pile import RenderedPile
from tests.training.taken_in import keep_whole
from vision.lumps.pile_reader import OFFSET_PX, STEP
from vision.lumps.pile_window import (
    MM,
    Window,
    outline_odds,
    planes_of,
    sine_down,
    window_at,
)
from vision.lumps.scale import mm_per_px

SIDE: Final = 256
"""Side of a window in pixels."""
PART: Final = 192
"""Side in pixels of the part of a window that is one training example."""
WINDOWS: Final = 4
"""Number of windows of each pile, at different places and scales."""
BESIDE_PX: Final = 60.0
"""Largest offset in pixels of a window's, or its part's, middle from a missile."""
ZOOM_SIGMA: Final = 0.13
"""Sigma of the ln of the scale, as missiles have various sizes."""
UNKNOWN: Final = 0.25
"""Share of the examples in which the empty table is not known."""
TARGETS: Final = 5
"""Number of target planes: clay, share of the cell that one missile fills, offset (2) to its
middle, and ln of its volume."""
RECOLOURED: Final = 0.4
"""Share of the examples in other colours."""
BLURRED: Final = 0.2
"""Share of the examples that are blurred."""


@dataclass(frozen=True, slots=True, eq=False)
class Example:
    """A window of a pile.

    Attributes:
        bgr: (s, s, 3) the picture.
        empty: (s, s, 3) the picture without missiles.
        odds: (2, s, s) float16, the outline network's log-odds with and without the empty table.
        labels: (s, s) uint8, 0 for no missile, else its number.
        missiles: (n, 3) pixel at which each one's middle appears, and ln of its volume in ml at the
            window's scale.
        steep: Sine of the camera's elevation.
    """

    bgr: Image
    empty: Image
    odds: Floats32
    labels: Image
    missiles: Floats
    steep: float


def keep(example: Example, path: Path) -> None:
    """Write an example to a file, which is either complete or missing."""
    keep_whole(path, **{one.name: getattr(example, one.name) for one in fields(example)})


def load(path: Path) -> Example:
    """Load one example that `keep` wrote."""
    with np.load(path) as d:
        return Example(d["bgr"], d["empty"], d["odds"], d["labels"], d["missiles"],
                       float(d["steep"]))  # fmt: skip


def windows(folder: Path) -> list[Example]:
    """The windows of a rendered pile: a folder that `tests.worlds piles` writes."""
    pile = RenderedPile.read(folder)
    bgr, empty, table, missiles = pile.bgr, pile.empty, pile.table, pile.missiles
    at_px = image_from_table(np.array([one["at_mm"] for one in missiles]), table)
    ln_ml = np.log([one["volume_ml"] for one in missiles])
    r = np.random.default_rng([pile.truth["session"], len(missiles)])
    found = []
    for _ in range(WINDOWS):
        scale_px = mm_per_px(at_px[:1], table)[0] / MM
        middle = at_px[int(r.integers(len(at_px)))] + r.uniform(-BESIDE_PX, BESIDE_PX, 2) / scale_px
        window = window_at(middle, (SIDE, SIDE), table, float(np.exp(r.normal(0, ZOOM_SIGMA))))
        # As large as a missile would be whose millimetres are the window's.
        larger = window.scale * MM / mm_per_px(at_px, table)
        rows = np.column_stack([window.from_picture(at_px), ln_ml + 3 * np.log(larger)])
        odds = [outline_odds(bgr, beside, window) for beside in (empty, None)]
        found.append(
            Example(_cut(bgr, window), _cut(empty, window), np.stack(odds).astype(np.float16),
                    _numbers(pile.labels, window), rows, sine_down(middle, table))
        )  # fmt: skip
    return found


def _cut(picture: Image, window: Window) -> Image:
    return np.asarray(window.cut(picture), dtype=np.uint8)


def _numbers(labels: Image, window: Window) -> Image:
    """The window of a label image, resampled by the nearest neighbour as numbers do not blend."""
    rows, columns = np.mgrid[: window.height, : window.width]
    at = window.in_picture(np.stack([columns.ravel(), rows.ravel()], axis=-1).astype(np.float64))
    x, y = np.rint(at).astype(int).T
    inside = (x >= 0) & (y >= 0) & (x < labels.shape[1]) & (y < labels.shape[0])
    out = np.zeros(len(x), dtype=np.uint8)
    out[inside] = labels[y[inside], x[inside]]
    return out.reshape(window.height, window.width)


def taught(example: Example, r: np.random.Generator) -> tuple[Floats32, Floats32]:
    """Inputs (9, s, s) and targets (5, s/2, s/2) of an example, relit and perhaps mirrored."""
    known = r.random() >= UNKNOWN
    example = _part(example, r)
    bgr, empty = _lit([example.bgr, example.empty], r)
    odds = example.odds[0 if known else 1].astype(np.float32)
    planes = planes_of(bgr, empty if known else None, odds, example.steep)
    targets = targets_of(example.labels, example.missiles)
    if r.random() < 0.5:
        planes, targets = planes[..., ::-1], targets[..., ::-1].copy()
        targets[2] *= -1
    return np.ascontiguousarray(planes), targets


def _part(example: Example, r: np.random.Generator) -> Example:
    """A random part of a window, near one of its missiles if it shows any."""
    inside = (example.missiles[:, :2] > 0).all(axis=1) & (example.missiles[:, :2] < SIDE).all(
        axis=1
    )
    seen = example.missiles[inside, :2]
    aim = seen[int(r.integers(len(seen)))] if len(seen) else r.uniform(0, SIDE, 2)
    corner = aim + r.uniform(-BESIDE_PX, BESIDE_PX, 2) - PART / 2
    x, y = np.clip(corner, 0, SIDE - PART).astype(int)
    rows, columns = slice(y, y + PART), slice(x, x + PART)
    return Example(
        example.bgr[rows, columns], example.empty[rows, columns], example.odds[:, rows, columns],
        example.labels[rows, columns], example.missiles - [x, y, 0], example.steep,
    )  # fmt: skip


def targets_of(labels: Image, missiles: Floats) -> Floats32:
    """The training targets of a window, (5, s/2, s/2)."""
    n = len(labels) // STEP
    out = np.zeros((TARGETS, n, n), dtype=np.float32)
    rows, columns = np.mgrid[:n, :n] * STEP + (STEP - 1) / 2
    cells = labels.reshape(n, STEP, n, STEP).transpose(0, 2, 1, 3).reshape(n, n, -1)
    out[0] = (cells > 0).mean(axis=-1)
    owner = cells.max(axis=-1)
    for number, (x, y, ln_ml) in enumerate(missiles, start=1):
        mine = owner == number
        out[1][mine] = (cells[mine] == number).mean(axis=-1)
        out[2][mine] = (x - columns[mine]) / OFFSET_PX
        out[3][mine] = (y - rows[mine]) / OFFSET_PX
        out[4][mine] = ln_ml
    return out


def _lit(pictures: list[Image], r: np.random.Generator) -> list[Image]:
    """The pictures in the same other light and colours, each with its own noise."""
    hue = int(r.integers(180)) if r.random() < RECOLOURED else 0
    strength = float(r.uniform(0.6, 1.3))
    gamma, gain = float(np.exp(r.normal(0, 0.15))), np.exp(r.normal(0, 0.15) + r.normal(0, 0.05, 3))
    blur = float(r.uniform(0.4, 1.2)) if r.random() < BLURRED else 0.0
    noise = float(r.uniform(0, 4))
    return [_changed(one, hue, strength, gamma, gain, blur, noise, r) for one in pictures]


def _changed(bgr: Image, hue: int, strength: float, gamma: float, gain: Floats, blur: float,
             noise: float, r: np.random.Generator) -> Image:  # fmt: skip
    if hue:
        hsv = cv2.cvtColor(bgr, cv2.COLOR_BGR2HSV).astype(np.float32)
        hsv[..., 0] = (hsv[..., 0] + hue) % 180
        hsv[..., 1] = np.clip(hsv[..., 1] * strength, 0, 255)
        bgr = np.asarray(cv2.cvtColor(hsv.astype(np.uint8), cv2.COLOR_HSV2BGR))
    out = 255 * (bgr.astype(np.float32) / 255) ** gamma * gain.astype(np.float32)
    if blur:
        out = np.asarray(cv2.GaussianBlur(out, (0, 0), blur))
    out = out + r.normal(0, noise, out.shape).astype(np.float32)
    return np.clip(out, 0, 255).astype(np.uint8)
