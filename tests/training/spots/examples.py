"""Training examples of spots: close pictures of the whole-field network's detections."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats, Floats32, Image
from tests.training.pitches.examples import Field, recoloured
from tests.training.pitches.origins import DRAWN, LIT, RENDERED, origin_of_next
from tests.training.taken_in import keep_whole
from vision.figures.figure_reader import read_field
from vision.figures.spot_reader import KINDS, SIDE_PX, spot_lean, spot_picture, spot_planes

KEPT_PX: Final = 84
"""Side in pixels of the stored picture of each spot, with room for the augmentations below."""
NOTHING: Final = KINDS - 1
LEAST_SCORE: Final = 0.08
"""Least score of the whole-field network for a spot to be used."""
MOST: Final = 40
"""Largest number of detections of a field, those with the highest scores."""
ELSEWHERE: Final = 3
"""Number of random places of each field that are added."""
NEAR: Final = (0.3, 0.5, 0.3)
"""For each kind, the distance in base diameters of a true middle within which a spot shows it."""
UNDECIDED: Final = 1.8
"""Spots farther off than `NEAR` by up to this factor are ambiguous and not used."""
BESIDE_BASES: Final = (0.08, 0.15, 0.08)
"""Sigma in base diameters, each way, of the offset at which every true thing is added too."""
TURNED_DEG: Final = 4.0
LARGER: Final = 0.08
"""Sigma of the ln of a spot's scale."""
BESIDE_PX: Final = 1.0
MIRRORED: Final = 0.5
TINT: Final = 0.12
"""Sigma of ln of each channel's gain."""
CONTRAST: Final = 0.15
"""Sigma of the ln of the contrast factor."""
RECOLOURED: Final = 0.4
"""Share of the spots in other colours."""
BLURRED: Final = 0.3
NOISE: Final = 8.0
"""Largest sigma of the noise, grey levels."""
OF_ORIGIN: Final = {RENDERED: 0.35, LIT: 0.4, DRAWN: 0.25}
"""Share of the spots that are of rendered, lit and drawn pitches."""
SHARES: Final = (0.3, 0.17, 0.15, 0.38)
"""Share of the examples of each kind, and of nothing."""


@dataclass(frozen=True, slots=True, eq=False)
class Spots:
    """Spots of one field.

    Attributes:
        close: (n, KEPT_PX, KEPT_PX, 3) uint8.
        leans: (n,) as `spot_lean` gives it.
        kinds: (n,) what is there.
    """

    close: Image
    leans: Floats
    kinds: npt.NDArray[np.int64]


def of_field(field: Field, r: np.random.Generator) -> Spots:
    """The spots of a field: the network's detections, the true things, and a few other places."""
    ground, base_mm = field.view, field.base_px * field.mm
    items = field.items
    at = ground.places_mm(items[:, :2])
    places = [one.at_mm for one in read_field(field.above, ground, base_mm, LEAST_SCORE)[:MOST]]
    places += [
        place + r.normal(0, BESIDE_BASES[int(item[2])] * base_mm, 2)
        for item, place in zip(items, at, strict=True)
    ]
    high, wide = field.above.shape[:2]
    places += list(ground.places_mm(r.uniform(0, [wide - 1, high - 1], (ELSEWHERE, 2))))
    told = [(place, _kind(place / base_mm, items, at / base_mm)) for place in places]
    known = [(place, kind) for place, kind in told if kind is not None]
    return Spots(
        np.stack([spot_picture(field.above, ground, base_mm, p, KEPT_PX) for p, _ in known]),
        np.array([spot_lean(place, ground) for place, _ in known]),
        np.array([kind for _, kind in known]),
    )


def _kind(place: Floats, items: Floats, at: Floats) -> int | None:
    """The kind of what is at a place, all in base diameters; None if that is ambiguous."""
    if not len(items):
        return NOTHING
    far = np.linalg.norm(at - place, axis=1) / np.array(NEAR)[items[:, 2].astype(int)]
    nearest = int(far.argmin())
    if far[nearest] <= 1:
        return int(items[nearest, 2])
    return NOTHING if far[nearest] > UNDECIDED else None


def keep(spots: Spots, path: Path) -> None:
    """Write the spots of a field to a file, which is either complete or missing."""
    keep_whole(path, close=spots.close, leans=spots.leans, kinds=spots.kinds)


def load(path: Path) -> Spots:
    """Load spots that `keep` wrote."""
    with np.load(path) as d:
        return Spots(d["close"], d["leans"], d["kinds"])


def taught(
    known: Mapping[str, Sequence[Spots]], r: np.random.Generator
) -> Iterator[tuple[Floats32, npt.NDArray[np.int64]]]:
    """An endless stream of augmented inputs and kinds, with the shares of kinds in `SHARES`."""
    by_kind = {
        origin: [_of_kind(some, kind) for kind in range(KINDS)] for origin, some in known.items()
    }
    while True:
        kind = int(r.choice(KINDS, p=SHARES))
        some = by_kind[origin_of_next(known, OF_ORIGIN, r)][kind]
        if some:
            spots, k = some[int(r.integers(len(some)))]
            picture = changed(spots.close[k], r)
            yield spot_planes(picture[None], [float(spots.leans[k])])[0], np.array(kind)


def _of_kind(some: Sequence[Spots], kind: int) -> list[tuple[Spots, int]]:
    return [(one, int(k)) for one in some for k in np.flatnonzero(one.kinds == kind)]


def changed(close: Image, r: np.random.Generator) -> Image:
    """An augmented picture (SIDE_PX, SIDE_PX, 3) of a spot, in other light and a little shifted."""
    picture = close[:, ::-1] if r.random() < MIRRORED else close
    scale = float(np.exp(r.normal(0, LARGER)))
    linear = cv2.getRotationMatrix2D((0, 0), float(r.normal(0, TURNED_DEG)), scale)[:, :2]
    shift = (SIDE_PX - 1) / 2 + r.normal(0, BESIDE_PX, 2) - linear @ np.full(2, (KEPT_PX - 1) / 2)
    moved = np.column_stack([linear, shift])
    part = cv2.warpAffine(
        np.ascontiguousarray(picture), moved, (SIDE_PX, SIDE_PX), borderMode=cv2.BORDER_REPLICATE
    )
    levels = np.asarray(part / np.float32(255), dtype=np.float32)
    if r.random() < RECOLOURED:
        levels = recoloured(levels, (0.4, 1.3), r)
    out = np.maximum(levels, 1e-3) ** float(np.exp(r.normal(0, CONTRAST)))
    out = out * np.exp(r.normal(0, 0.15) + r.normal(0, TINT, 3)).astype(np.float32)
    if r.random() < BLURRED:
        out = np.asarray(cv2.GaussianBlur(out, (0, 0), float(r.uniform(0.4, 1.2))))
    noise = r.normal(0, r.uniform(0, NOISE), out.shape)
    return np.clip(out * 255 + noise, 0, 255).astype(np.uint8)
