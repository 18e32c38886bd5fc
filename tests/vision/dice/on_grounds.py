"""Dice drawn on photographed backgrounds not used in training, and real pictures without dice."""

import itertools
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Image
from tests.support.drawn_dice import USUAL, DrawnThrow, Oddity, any_throw
from tests.vision.dice.drawn_throws import CLEARLY, UNTAUGHT
from tests.vision.dice.scores import TrueDie

DATA: Final = Path(__file__).resolve().parents[4] / "shared" / "data"
SIZE_WH: Final = (720, 540)
SEEDS: Final = UNTAUGHT + 200_000

WITHOUT: Final = ("miniature-photos", "clay-photos", "hand-photos", "marker-photos", "food-volume")
"""Folders of photographs without dice, which were not used to train finder or reader."""

WITH_DICE: Final = {
    "miniature-photos/mini-well-well-of-dreams-and-sorrows-2": (
        (1, (1.0, 0.0, 48.0, 42.0)),
        (1, (23.0, 420.0, 88.0, 483.0)),
    )
}
"""Two brass dice in one of them, both with a 1 up: value and box in px, labelled by eye."""

SEAMLESS: Final = "textures-128"


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of drawn throws: width of dice in px, largest number, and unusual shares."""

    name: str
    die_px: tuple[float, float]
    most: int
    odd: Oddity = USUAL


KINDS: Final = (
    Kind("usual", (20, 50), 6),
    Kind("small", (11, 20), 6),
    Kind("low", (20, 50), 6, Oddity(low=1.0)),
    Kind("digits", (20, 50), 6, Oddity(digits=1.0)),
    Kind("close", (130, 260), 1),
)


def judging_grounds(*folders: str) -> tuple[Path, ...]:
    """Pictures of backgrounds reserved for testing; empty if they are absent."""
    split = DATA / "grounds" / "split.json"
    if not split.is_file():
        return ()
    told = json.loads(split.read_text(encoding="utf-8"))
    return tuple(
        DATA / "grounds" / name
        for name, use in sorted(told.items())
        if use == "judge" and name.split("/")[0] in folders
    )


def throws(kind: Kind, count: int) -> Iterator[DrawnThrow]:
    """`count` throws of clearly visible dice on photographed backgrounds, without mishaps."""
    seeds = itertools.count(SEEDS + 1000 * KINDS.index(kind))
    drawn = (_throw(kind, seed) for seed in seeds)
    seen = (throw for throw in drawn if any(die.seen >= CLEARLY for die in throw.dice))
    return itertools.islice(seen, count)


def _throw(kind: Kind, seed: int) -> DrawnThrow:
    rng = np.random.default_rng(seed)
    grounds = judging_grounds("tables", "textures")
    ground = _filling(_read(grounds[rng.integers(len(grounds))]))
    return any_throw(
        rng, SIZE_WH, die_px=kind.die_px, most=kind.most, mishaps=0.0, table=ground, odd=kind.odd
    )


def without_dice() -> Iterator[tuple[str, Image]]:
    """Names and real pictures in which no dice lie."""
    for path in judging_grounds("tables", "textures", SEAMLESS):
        picture = _read(path)
        if path.parent.name == SEAMLESS:
            picture = np.tile(picture, (4, 5, 1))
        yield f"{path.parent.name}/{path.stem}", picture
    for folder in WITHOUT:
        for path in sorted((DATA / folder).glob("*")):
            name = f"{folder}/{path.stem}"
            if path.suffix.lower() in (".jpg", ".png") and name not in WITH_DICE:
                yield name, _read(path)


def beside_miniatures() -> Iterator[tuple[str, Image, Sequence[TrueDie]]]:
    """Names, pictures and dice of the photographs of other things that do show dice."""
    for name, dice in WITH_DICE.items():
        path = DATA / f"{name}.jpg"
        if path.is_file():
            yield name, _read(path), dice


def _read(path: Path) -> Image:
    return np.asarray(cv2.imread(str(path)), dtype=np.uint8)


def _filling(picture: Image) -> Image:
    """The middle of a picture in the shape of what is drawn."""
    height, width = picture.shape[:2]
    scale = max(SIZE_WH[0] / width, SIZE_WH[1] / height)
    size = (max(SIZE_WH[0], round(scale * width)), max(SIZE_WH[1], round(scale * height)))
    whole = np.asarray(cv2.resize(picture, size, interpolation=cv2.INTER_AREA), dtype=np.uint8)
    left, top = (size[0] - SIZE_WH[0]) // 2, (size[1] - SIZE_WH[1]) // 2
    return np.ascontiguousarray(whole[top : top + SIZE_WH[1], left : left + SIZE_WH[0]])
