"""Training examples of bases: close pictures of standing figures on rendered and drawn pitches."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Floats32, Image
from tests.training.pitches.examples import Still
from tests.training.pitches.origins import DRAWN, LIT, RENDERED, origin_of_next
from tests.training.taken_in import keep_whole
from vision.figures.figure_reader import STANDING, lean_at
from vision.figures.place_reader import BASE_PX, SIDE_PX, away_up, close_picture, place_planes
from vision.figures.sizes import DEFAULT

KEPT_PX: Final = 96
"""Side in pixels of the stored picture of each figure, with room for the augmentations below."""
BESIDE_PX: Final = 5.0
"""Largest offset in pixels of a base's middle from the picture's, each way."""
NEARER: Final = 0.5
"""Share of the examples with a third of that offset, as at the second reading of a base."""
LARGER: Final = 0.04
"""Sigma of the ln of an example's size, as the bases' assumed size is only approximately right."""
TURNED_DEG: Final = 2.0
"""Sigma in degrees of an example's rotation."""
CONTRAST: Final = 0.15
"""Sigma of the ln of the contrast factor."""
NOISE: Final = 5.0
"""Largest sigma of the noise, grey levels."""
BLURRED: Final = 0.25
"""Share of the examples that are blurred."""
PRINTED: Final = 0.35
"""Share of the examples whose ground is multiplied by a printed pattern."""
PRINT_SIGMA: Final = 0.35
"""Sigma of the ln of such a pattern."""
PRINT_PX: Final = (3.0, 30.0)
"""Least and largest width of the pattern's stripes, checks and blots, pixels."""
EDGE_PX: Final = 2.0
"""Pixels over which the pattern fades at the base's outline, as pictures are never quite sharp."""
THICK_MM: Final = (1.5, 4.0)
"""Least and largest assumed thickness of bases, by which the pattern is kept off their sides."""
SHADED: Final = 0.3
"""Share of the examples with a shadow's edge across them."""
DARKER: Final = (0.35, 0.95)
"""Least and largest share of light that such a shadow leaves."""
OF_ORIGIN: Final = {RENDERED: 0.45, LIT: 0.4, DRAWN: 0.15}
"""Share of the examples that come from rendered, lit and drawn pitches."""


@dataclass(frozen=True, slots=True, eq=False)
class CloseBases:
    """The standing figures of one still.

    Attributes:
        close: (n, KEPT_PX, KEPT_PX, 3) uint8, the middle of each base in the middle.
        lean: (n,) tangents of the camera's angle from the vertical.
        scale: Pixels of these pictures per pixel of the top view.
    """

    close: Image
    lean: Floats
    scale: float


def of_still(still: Still) -> CloseBases | None:
    """The standing figures of a rendered or drawn pitch; None if there are none."""
    ground = still.ground
    close, leans = [], []
    scale = BASE_PX * ground.mm / still.sizes.base
    for x, y, kind, _ in still.items:
        at = np.array([x, y])
        if kind != STANDING or not ground.is_set(ground.known, at):
            continue
        lean = lean_at(at, ground.eye_mm)
        pixel = ground.pixels(at[None])[0]
        close.append(close_picture(still.above, pixel, away_up(lean), scale, KEPT_PX))
        leans.append(float(np.linalg.norm(lean)))
    return CloseBases(np.stack(close), np.array(leans), scale) if close else None


def keep(examples: CloseBases, path: Path) -> None:
    """Write the examples of a still to a file, which is either complete or missing."""
    keep_whole(path, close=examples.close, lean=examples.lean, scale=examples.scale)


def load(path: Path) -> CloseBases:
    """Load examples that `keep` wrote."""
    with np.load(path) as d:
        return CloseBases(d["close"], d["lean"], float(d["scale"]))


def taught(
    known: Mapping[str, Sequence[CloseBases]], r: np.random.Generator
) -> Iterator[tuple[Floats32, Floats32]]:
    """An endless stream of augmented inputs and truths."""
    for one, n in of_origins(known, OF_ORIGIN, r):
        yield changed(one.close[n], float(one.lean[n]), one.scale, r)


def of_origins(
    known: Mapping[str, Sequence[CloseBases]],
    shares: Mapping[str, float],
    r: np.random.Generator,
) -> Iterator[tuple[CloseBases, int]]:
    """An endless stream of random pictures: the stills of each, and its number among theirs.

    Pictures of one origin are equally likely; `shares` says how many come from which origin.
    """
    places = {
        origin: [(one, n) for one in some for n in range(len(one.lean))]
        for origin, some in known.items()
    }
    while True:
        some = places[origin_of_next(known, shares, r)]
        yield some[int(r.integers(len(some)))]


def changed(
    close: Image, lean: float, scale: float, r: np.random.Generator
) -> tuple[Floats32, Floats32]:
    """An augmented example: the base off the middle, in other colours and light, maybe mirrored."""
    picture = close[..., r.permutation(3)]
    if r.random() < 0.5:
        picture = picture[:, ::-1]
    reach = BESIDE_PX / 3 if r.random() < NEARER else BESIDE_PX
    beside, larger = r.uniform(-reach, reach, 2), float(np.exp(r.normal(0, LARGER)))
    turn = cv2.getRotationMatrix2D((0, 0), r.normal(0, TURNED_DEG), larger)[:, :2]
    shift = np.full(2, (SIDE_PX - 1) / 2) + beside - turn @ np.full(2, (KEPT_PX - 1) / 2)
    part = cv2.warpAffine(
        np.ascontiguousarray(picture), np.column_stack([turn, shift]), (SIDE_PX, SIDE_PX)
    )
    printed = _printed(np.asarray(part, dtype=np.float32), beside, lean, larger, r)
    seen = lit(shaded(printed, r), r)
    return place_planes(seen, lean, scale * larger), beside.astype(np.float32)


def _printed(
    picture: Floats32, beside: Floats, lean: float, larger: float, r: np.random.Generator
) -> Floats32:
    """The picture with a pattern multiplied onto the ground around the base and onto the figure."""
    if r.random() > PRINTED:
        return picture
    radius = larger * BASE_PX / 2
    raised = larger * BASE_PX / DEFAULT.base * float(r.uniform(*THICK_MM)) * lean
    rows, columns = np.mgrid[:SIDE_PX, :SIDE_PX].astype(np.float32)
    across, down = columns - (SIDE_PX - 1) / 2 - beside[0], rows - (SIDE_PX - 1) / 2 - beside[1]
    # The base's outline: from its lower circle straight up to its upper one.
    off = np.hypot(across, down - np.clip(down, -raised, 0))
    ground = np.clip((off - radius) / EDGE_PX + 0.5, 0, 1)
    print_ln = PRINT_SIGMA * _pattern(columns, rows, r)
    tint = r.normal(0, 0.3, 3).astype(np.float32) + 1
    return np.asarray(picture * np.exp((ground * print_ln)[..., None] * tint), dtype=np.float32)


def _pattern(columns: Floats32, rows: Floats32, r: np.random.Generator) -> Floats32:
    """A pattern (s, s) of stripes, checks or blots with a variance of about 1."""
    width, turn = float(np.exp(r.uniform(*np.log(PRINT_PX)))), float(r.uniform(0, np.pi))
    along = (columns * np.cos(turn) + rows * np.sin(turn)) / width + r.uniform(0, 2)
    beyond = (rows * np.cos(turn) - columns * np.sin(turn)) / width + r.uniform(0, 2)
    kind = int(r.integers(4))
    if kind == 0:
        return np.asarray(np.sign(np.sin(np.pi * along)), dtype=np.float32)
    if kind == 1:
        return np.asarray(np.sign(np.sin(np.pi * along) * np.sin(np.pi * beyond)), np.float32)
    noise = cv2.GaussianBlur(r.normal(0, 1, columns.shape), (0, 0), width / 3)
    smooth = noise / max(float(noise.std()), 1e-6)
    return np.asarray(np.sign(smooth) if kind == 2 else smooth, dtype=np.float32)


def shaded(picture: Floats32, r: np.random.Generator) -> Floats32:
    """The picture with a shadow's soft edge across it, the base included."""
    if r.random() > SHADED:
        return picture
    rows, columns = np.mgrid[:SIDE_PX, :SIDE_PX].astype(np.float32)
    turn, at = float(r.uniform(0, 2 * np.pi)), r.uniform(0.2, 0.8, 2) * SIDE_PX
    off = (columns - at[0]) * np.cos(turn) + (rows - at[1]) * np.sin(turn)
    dark = 1 / (1 + np.exp(-off / float(r.uniform(0.5, 6.0))))
    return np.asarray(picture * (1 - dark * (1 - r.uniform(*DARKER)))[..., None], np.float32)


def lit(picture: Floats32, r: np.random.Generator) -> Image:
    """The picture with changed contrast, colour and blur, and with noise."""
    out = np.maximum(picture, 0.5) / 255
    out = out ** float(np.exp(r.normal(0, CONTRAST)))
    out = out * np.exp(r.normal(0, 0.15) + r.normal(0, 0.06, 3)).astype(np.float32)
    if r.random() < BLURRED:
        out = np.asarray(cv2.GaussianBlur(out, (0, 0), float(r.uniform(0.4, 1.2))))
    noisy = out * 255 + r.normal(0, r.uniform(0, NOISE), out.shape)
    return np.asarray(np.clip(noisy, 0, 255), dtype=np.uint8)
