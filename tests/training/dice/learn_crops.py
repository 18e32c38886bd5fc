"""What the reader learns from: dice by themselves, and what is none."""

from pathlib import Path
from typing import Any, Final

import cv2
import numpy as np

from calibration.arrays import Image
from tests.support.drawn_dice import NO_SLANT, DrawnDie
from tests.support.drawn_strangers import scatter
from tests.training.dice.cut_dice import CutDie, laid_out
from tests.training.dice.learn_parts import drawn_pictures
from tests.training.dice.learn_pictures import DIE_PX, NEAR_PX, frames, table_crop
from tests.training.dice.rendered import rendered_rolls
from tests.vision.dice.dice_photos import Photo, photos

UNREAD: Final = -1
NO_DIE: Final = (-1, -1, -1, 1, -1)
"""Stacked, rolling, hidden, no die, of another kind: what is not known is -1."""
PLACES: Final = 60
LAID: Final = 300
"""Pictures on which dice are laid anew for their crops."""
SCATTERED: Final = 200
"""Pictures on which things lie that look a little like dice."""
BARE_LEVELS: Final = 14.0
BESIDE: Final = 6
"""So many places beside the dice of each photograph are learned as no dice."""
BESIDE_LEVELS: Final = 6.0
TRIES: Final = 60


class Crops:
    """Dice by themselves, with margin enough to shift and scale the box they are cut out by."""

    def __init__(self) -> None:
        self.pictures: list[Image] = []
        self.boxes: list[Any] = []
        self.values: list[int] = []
        self.faults: list[tuple[int, int, int, int, int]] = []
        self.slants: list[tuple[float, float]] = []

    def add(self, bgr: Image, box: Any, value: int, faults: Any, slant: Any = NO_SLANT) -> None:
        """Keep what is within twice the box."""
        left, top, right, bottom = box
        reach = max(right - left, bottom - top)
        x0, y0 = max(0, int(left - reach / 2)), max(0, int(top - reach / 2))
        part = bgr[y0 : int(bottom + reach / 2) + 1, x0 : int(right + reach / 2) + 1]
        self.pictures.append(part.copy())
        self.boxes.append(np.array([left - x0, top - y0, right - x0, bottom - y0]))
        self.values.append(value)
        self.faults.append(faults)
        self.slants.append(slant)

    def kinds(self) -> tuple[list[int], ...]:
        """Indices of dice with nothing wrong; stacked, rolling or hidden; of another kind; no dice.

        Of other kinds there may be none; then those of six faces take their place.
        """
        sound, faulty, other, none = list[int](), list[int](), list[int](), list[int]()
        for n, faults in enumerate(self.faults):
            if faults[3] == 1:
                none.append(n)
            elif faults[4] == 1:
                other.append(n)
            else:
                (faulty if 1 in faults else sound).append(n)
        return sound, faulty, other or sound, none

    def __len__(self) -> int:
        return len(self.values)


def drawn_crops(folder: Path, rng: np.random.Generator, cuts: tuple[CutDie, ...]) -> Crops:
    """All drawn dice, places without one, what the finder mistook for one, and clutter.

    Args:
        folder: Of the drawn pictures.
        rng: Chance.
        cuts: Dice that are laid anew, too.
    """
    found, tables = Crops(), frames()
    pictures, truth = drawn_pictures(folder)
    for bgr, dice in zip(pictures, truth, strict=True):
        add_dice(found, rng, bgr, dice)
    for n in range(LAID):
        throw = laid_out(rng, table_crop(rng, tables), cuts, NEAR_PX if n % 4 == 0 else DIE_PX)
        add_dice(found, rng, throw.bgr, list(throw.dice))
    for bgr in (*tables, *scattered(rng, tables)):
        for place in places(rng, bgr):
            found.add(bgr, place, UNREAD, NO_DIE)
    add_kept(found, rng, folder)
    return found


def scattered(rng: np.random.Generator, tables: list[Image]) -> list[Image]:
    """Parts of tables with dominoes, buttons, coins, fruit, checks, print and cards on them."""
    found = []
    for _ in range(SCATTERED):
        bgr = np.ascontiguousarray(table_crop(rng, tables))
        scatter(rng, bgr, DIE_PX, tables)
        found.append(bgr)
    return found


def add_dice(found: Crops, rng: np.random.Generator, bgr: Image, dice: list[DrawnDie]) -> None:
    """The dice of a drawn picture, and a place without one."""
    for die in dice:
        if die.seen < 0.35:
            continue
        unclear = die.rolling or die.seen < 0.7
        faults = (*_lies(die), 0, int(die.other))
        slant = NO_SLANT if unclear else die.slant
        value = UNREAD if unclear or die.other else die.pips
        found.add(bgr, die.box_px, value, faults, slant)
    side = rng.uniform(11, 60)
    corner = rng.uniform(0, bgr.shape[0] - side, 2)
    place = np.array([*corner, *(corner + side)])
    if all(_overlap(place, die.box_px) < 0.15 for die in dice):
        found.add(bgr, place, UNREAD, NO_DIE)


def add_kept(found: Crops, rng: np.random.Generator, folder: Path) -> None:
    """What the finder mistook for a die, and clutter, as far as they were collected."""
    for name in ("mistakes.npz", "clutter.npz"):
        if (folder / name).is_file():
            kept = np.load(folder / name)
            for cut, box in zip(kept["cuts"], kept["boxes"], strict=True):
                found.add(*_as_found(rng, cut, box), UNREAD, NO_DIE)


def _lies(die: DrawnDie) -> tuple[int, int, int]:
    return int(die.stacked), int(die.rolling), int(die.seen < 0.8)


def _as_found(rng: np.random.Generator, cut: Image, box: Any) -> tuple[Image, Any]:
    """The same thing farther away and in a box that fits less well: a finder's boxes are dice's."""
    share = np.exp(rng.uniform(np.log(0.3), 0.0))
    size = max(8, round(share * cut.shape[0]))
    small = cv2.resize(cut, (size, size), interpolation=cv2.INTER_AREA)
    corners = np.asarray(box).reshape(2, 2) * size / cut.shape[0]
    middle, half = corners.mean(axis=0), (corners[1] - corners[0]) / 2
    half = half * np.exp(rng.uniform(np.log(0.9), np.log(1.35)))
    return np.asarray(small, np.uint8), np.array([*(middle - half), *(middle + half)])


def places(rng: np.random.Generator, bgr: Image) -> list[Any]:
    """Boxes of many sizes where a frame without dice shows more than bare table."""
    found = []
    for _ in range(PLACES):
        side = np.exp(rng.uniform(np.log(12), np.log(min(160, min(bgr.shape[:2]) / 2))))
        corner = rng.uniform(0, np.array(bgr.shape[1::-1]) - side)
        left, top = corner.astype(int)
        part = bgr[top : int(top + side), left : int(left + side)]
        if part.std(axis=(0, 1)).max() > BARE_LEVELS:
            found.append(np.array([*corner, *(corner + side)]))
    return found


def rendered_crops(rng: np.random.Generator) -> Crops:
    """The dice on rendered tables that may teach, and places without one."""
    found = Crops()
    for rolls in rendered_rolls():
        for throw in rolls.throws():
            add_dice(found, rng, throw.bgr, list(throw.dice))
        for place in places(rng, rolls.empty)[:BESIDE]:
            found.add(rolls.empty, place, UNREAD, NO_DIE)
    return found


def photo_crops(fold: str) -> Crops:
    """The dice of the photographs that are not held out; of their faults nothing is known."""
    found = Crops()
    for photo in photos():
        if str(photo.fold) == fold:
            continue
        bgr = photo.picture()
        for die in photo.dice:
            found.add(bgr, die.box_px, die.pips, (-1, -1, -1, 0, 0))
    return found


def add_places_beside(found: Crops, rng: np.random.Generator, fold: str) -> None:
    """Places in the photographs that are not held out which show something, but no die."""
    for photo in photos():
        if str(photo.fold) != fold:
            bgr = photo.picture()
            for place in _places_beside(rng, photo, bgr):
                found.add(bgr, place, UNREAD, NO_DIE)


def _places_beside(rng: np.random.Generator, photo: Photo, bgr: Image) -> list[Any]:
    some: list[Any] = []
    for _ in range(TRIES):
        side = np.exp(rng.uniform(np.log(12), np.log(60)))
        corner = rng.uniform(0, np.array(bgr.shape[1::-1]) - side)
        place = np.array([*corner, *(corner + side)])
        left, top = corner.astype(int)
        part = bgr[top : int(top + side), left : int(left + side)]
        bare = part.std(axis=(0, 1)).max() <= BESIDE_LEVELS
        if not bare and all(_overlap(place, die.box_px) < 0.15 for die in photo.dice):
            some.append(place)
        if len(some) == BESIDE:
            break
    return some


def _overlap(one: Any, other: Any) -> float:
    """Share of `one` that `other` covers."""
    width = min(one[2], other[2]) - max(one[0], other[0])
    height = min(one[3], other[3]) - max(one[1], other[1])
    area = (one[2] - one[0]) * (one[3] - one[1])
    return float(max(0, width) * max(0, height) / area)
