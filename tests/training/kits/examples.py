"""Training examples of kits: close pictures of all figures of a pitch, with their teams."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Flags, Floats, Floats32, Image
from tests.training.pitches.examples import Item, Still
from tests.training.pitches.origins import DRAWN, LIT, RENDERED, origin_of_next
from tests.training.taken_in import keep_whole
from vision.figures.figure_reader import BALL, STANDING
from vision.figures.kit_reader import SIDE_PX, Posed, kit_planes, lean_of, posed_picture
from vision.figures.look import FieldLook

KEPT_PX: Final = 88
"""Side in pixels of the stored picture of each figure, with room for the augmentations below."""
FEWEST: Final = 3
"""Least number of figures on a pitch that is used."""
OTHERS: Final = 3
"""Number of random places without a figure that are stored too, besides balls and false
detections."""
OTHERS_APART_MM: Final = 30.0
"""Least distance in mm of such a place from any figure."""
NOBODY: Final = -1.0
"""The team of things that are not figures."""
OF_ORIGIN: Final = {RENDERED: 0.48, LIT: 0.4, DRAWN: 0.12}
"""Share of the training pitches that are rendered, lit and drawn."""
TURNED_HUES: Final = 0.5
"""Share of the pitches whose hues are rotated around the grey axis."""
CONTRAST: Final = 0.2
"""Sigma of ln of how far light and dark are apart on a pitch."""
TINT: Final = 0.12
"""Sigma of ln of each channel's gain on a pitch."""
SHADE: Final = 0.15
"""Sigma of ln of each figure's light."""
STANDS_BESIDE_PX: Final = 1.5
"""Sigma in pixels of the shift of a standing figure, each way."""
LIES_BESIDE_PX: Final = 3.0
"""Sigma in pixels of the shift of a fallen figure, each way."""
TURNED_DEG: Final = 3.0
"""Sigma in degrees of the rotation of a standing figure."""
LIES_TURNED_DEG: Final = 15.0
"""Sigma in degrees of the rotation of a fallen figure."""
HEAD_DOWN: Final = 0.1
"""Share of the fallen figures that are shown upside down, as headings may be wrong."""
LARGER: Final = 0.08
"""Sigma of the ln of a figure's scale."""
DARKEST: Final = 0.002
"""Least level, from 0 to 1, to which pixels are clipped before contrast changes: half a grey
level."""
BLURRED: Final = 0.3
"""Share of the figures that are blurred."""
NOISE: Final = 6.0
"""Largest sigma of the noise, grey levels."""


@dataclass(frozen=True, slots=True, eq=False)
class Kits:
    """Close pictures of the figures of one still, and of some things that are not figures.

    Attributes:
        close: (n, KEPT_PX, KEPT_PX, 3) uint8, each with its head up.
        stands: (n,) whether it stands.
        leans: (n,) as `lean_of` gives it.
        teams: (n,) 0 or 1, or NOBODY.
        worn: (n, 3, 3) BGR from 0 to 1 of jersey, trousers and helmet; NaN if unknown.
    """

    close: Image
    stands: Flags
    leans: Floats
    teams: Floats
    worn: Floats


def of_still(still: Still) -> Kits | None:
    """The figures of a rendered or drawn pitch; None if there are too few."""
    r = np.random.default_rng(int(still.above.sum()))  # the same places of the same still
    ground, items = still.ground, zip(still.items, still.teams, strict=True)
    posed = [(_posed(item, r), team) for item, team in items]
    posed = [one for one in posed if ground.is_set(ground.known, one[0].at_mm)]
    if sum(team != "" for _, team in posed) < FEWEST:
        return None
    posed += [(one, "") for one in (*_elsewhere(still, r), *_mistaken(still))]
    names = sorted({team for _, team in posed} - {""})
    unknown = np.full((3, 3), np.nan)
    base_mm = still.sizes.base
    return Kits(
        np.stack([posed_picture(still.above, ground, base_mm, one, KEPT_PX) for one, _ in posed]),
        np.array([one.stands for one, _ in posed]),
        np.array([lean_of(one, ground) for one, _ in posed]),
        np.array([names.index(team) if team else NOBODY for _, team in posed]),
        np.stack([still.kits.get(team, unknown) for _, team in posed]),
    )


def _posed(item: Item, r: np.random.Generator) -> Posed:
    """The pose in which an item is looked at; a ball gets that of a standing or fallen figure."""
    x, y, kind, way = item
    if kind == BALL:
        return _taken_for_one(np.array([x, y]), r)
    return Posed(np.array([x, y]), None if kind == STANDING else float(np.degrees(way)))


def _taken_for_one(at: Floats, r: np.random.Generator) -> Posed:
    return Posed(at, None if r.random() < 0.5 else float(r.uniform(0, 360)))


def _elsewhere(still: Still, r: np.random.Generator) -> list[Posed]:
    """Random places of the picture without a figure."""
    high, wide = still.above.shape[:2]
    places = still.ground.places_mm(r.uniform(0, [wide - 1, high - 1], (4 * OTHERS, 2)))
    free = [at for at in places if _is_free(at, still)]
    return [_taken_for_one(at, r) for at in free[:OTHERS]]


def _mistaken(still: Still) -> list[Posed]:
    """The program's false detections of figures."""
    found = FieldLook(still.ground, still.sizes).look(still.picture).figures
    return [Posed(one.at_mm, one.heading_deg) for one in found if _is_free(one.at_mm, still)]


def _is_free(at_mm: Floats, still: Still) -> bool:
    """Whether no figure is within `OTHERS_APART_MM` of a place."""
    figures = np.array([item[:2] for item in still.items if item[2] != BALL])
    return bool(np.linalg.norm(figures - at_mm, axis=1).min() > OTHERS_APART_MM)


def keep(kits: Kits, path: Path) -> None:
    """Write the figures of a still to a file, which is either complete or missing."""
    keep_whole(
        path,
        close=kits.close,
        stands=kits.stands,
        leans=kits.leans,
        teams=kits.teams,
        worn=kits.worn,
    )


def load(path: Path) -> Kits:
    """Load figures that `keep` wrote."""
    with np.load(path) as d:
        return Kits(d["close"], d["stands"], d["leans"], d["teams"], d["worn"])


def taught(
    known: Mapping[str, Sequence[Kits]], r: np.random.Generator
) -> Iterator[tuple[Floats32, Floats32]]:
    """An endless stream of augmented inputs and truths (as `net.loss` takes them), by pitch."""
    number = 0
    while True:
        some = known[origin_of_next(known, OF_ORIGIN, r)]
        kits = some[int(r.integers(len(some)))]
        number += 1
        planes, worn = changed(kits, r)
        for one, team, colours in zip(planes, kits.teams, worn, strict=True):
            yield one, np.array([number, team, *colours.ravel()], dtype=np.float32)


def changed(kits: Kits, r: np.random.Generator) -> tuple[Floats32, Floats]:
    """Augmented figures: all in the same other colours and light, each a little shifted.

    Returns:
        Planes (n, PLANES, s, s), and the colours (n, 3, 3) of their kits.
    """
    tint = np.exp(r.normal(0, TINT, 3)).astype(np.float32)
    contrast = float(np.exp(r.normal(0, CONTRAST)))
    turned = hues_turned(float(r.uniform(0, 2 * np.pi)) if r.random() < TURNED_HUES else 0.0)
    noise = float(r.uniform(0, NOISE))
    close = []
    for one, stands in zip(kits.close, kits.stands, strict=True):
        levels = _beside(one, r, stands=bool(stands)).astype(np.float32) / 255
        part = np.clip(levels @ turned.T, DARKEST, 1) ** contrast * tint
        part *= float(np.exp(r.normal(0, SHADE)))
        if r.random() < BLURRED:
            part = np.asarray(cv2.GaussianBlur(part, (0, 0), float(r.uniform(0.4, 1.2))))
        close.append(np.clip(part * 255 + r.normal(0, noise, part.shape), 0, 255))
    planes = kit_planes(
        np.asarray(close, dtype=np.uint8), kits.stands.tolist(), kits.leans.tolist()
    )
    return planes, np.clip(kits.worn @ turned.T, 0, 1)


def _beside(close: Image, r: np.random.Generator, *, stands: bool) -> Image:
    """A cut-out of a stored picture, shifted, rotated, scaled, and perhaps mirrored."""
    picture = close[:, ::-1] if r.random() < 0.5 else close
    turn = float(r.normal(0, TURNED_DEG if stands else LIES_TURNED_DEG))
    turn += 180.0 * (not stands and r.random() < HEAD_DOWN)
    beside = r.normal(0, STANDS_BESIDE_PX if stands else LIES_BESIDE_PX, 2)
    linear = cv2.getRotationMatrix2D((0, 0), turn, float(np.exp(r.normal(0, LARGER))))[:, :2]
    shift = np.full(2, (SIDE_PX - 1) / 2) + beside - linear @ np.full(2, (KEPT_PX - 1) / 2)
    warp = np.column_stack([linear, shift])
    part = cv2.warpAffine(
        np.ascontiguousarray(picture), warp, (SIDE_PX, SIDE_PX), borderMode=cv2.BORDER_REPLICATE
    )
    return np.asarray(part, dtype=np.uint8)


def hues_turned(angle: float) -> Floats32:
    """The matrix (3, 3) that rotates colours (3,) around the grey axis by an angle."""
    turn, _ = cv2.Rodrigues(np.full(3, angle / np.sqrt(3)))
    return np.asarray(turn, dtype=np.float32)
