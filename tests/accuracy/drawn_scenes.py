"""Fruit drawn on plates, boards, cloths and bare tables, under lamps high and low."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from tests.support.drawn_portions import Colour, Fruit, Setting

GROUNDS: Final = ("plate", "white plate on white", "bare table", "board", "cloth", "low lamp")
"""The backgrounds; scenes cycle through them."""

TABLES: Final[tuple[Colour, ...]] = (
    (90, 130, 170), (45, 50, 60), (225, 228, 232), (130, 132, 135),
)  # fmt: skip
WHITE: Final = 2
"""Index of the white one among `TABLES`."""

PLATES: Final[tuple[Colour, ...]] = (
    (215, 222, 228), (120, 100, 210), (190, 150, 80), (60, 60, 70),
)  # fmt: skip
BOARDS: Final[tuple[Colour, ...]] = ((70, 110, 160), (40, 60, 90), (160, 150, 140))
CLOTHS: Final[tuple[Colour, ...]] = ((150, 60, 50), (60, 60, 170), (190, 190, 200))

FRUITS: Final = (
    Fruit((38, 36, 33), (40, 60, 190)),
    Fruit((45, 30, 28), (40, 160, 200)),
    Fruit((30, 30, 30), (45, 110, 60)),
    Fruit((40, 38, 36), (60, 140, 220)),
    Fruit((35, 33, 30), (200, 205, 210)),
    Fruit((48, 38, 34), (50, 70, 110)),
    Fruit((27, 25, 24), (90, 30, 60)),
)


@dataclass(frozen=True, slots=True)
class DrawnScene:
    """A fruit, its surroundings, and the cameras' angles.

    Attributes:
        name: The kind of fruit, with its number.
        fruit: The fruit, within 15 % of the size of one of `FRUITS`.
        setting: Its surroundings.
        tilt_deg: Tilt of the camera above.
        down_deg: How far the camera at the side looks down.
    """

    name: str
    fruit: Fruit
    setting: Setting
    tilt_deg: float
    down_deg: float


def scenes(count: int, seed: int) -> list[DrawnScene]:
    """`count` random scenes, the same for the same seed."""
    return [_scene(k, np.random.default_rng((seed, k))) for k in range(count)]


def _scene(k: int, random: np.random.Generator) -> DrawnScene:
    ground = GROUNDS[k % len(GROUNDS)]
    like = FRUITS[int(random.integers(len(FRUITS)))]
    half = tuple(float(h * random.uniform(0.85, 1.15)) for h in like.half_mm)
    fruit = Fruit((half[0], half[1], half[2]), like.colour, float(random.uniform(0.05, 0.25)))
    tilt, down = float(random.uniform(0, 6)), float(random.uniform(2, 7))
    return DrawnScene(f"{ground} {k}", fruit, _setting(ground, k, random), tilt, down)


def _setting(ground: str, seed: int, random: np.random.Generator) -> Setting:
    low = ground == "low lamp"
    white = ground == "white plate on white"
    on_cloth = ground in ("board", "cloth")
    half = (float(random.uniform(80, 140)), float(random.uniform(60, 100)))
    beside = bool(random.integers(2))
    return Setting(
        table=TABLES[WHITE if white else int(random.integers(len(TABLES)))],
        grain=0.02 if white else float(random.uniform(0, 0.2)),
        plate_mm=float(random.uniform(90, 105)) if "plate" in ground else 0.0,
        plate=PLATES[0 if white else int(random.integers(len(PLATES)))],
        board_mm=half if on_cloth else (0.0, 0.0),
        board=(CLOTHS if ground == "cloth" else BOARDS)[int(random.integers(3))],
        checks=float(random.uniform(0.1, 0.5)) if ground == "cloth" else 0.0,
        lamp_at=(
            float(random.uniform(-400, 400)),
            float(random.uniform(-300, 100)),
            float(random.uniform(170, 220) if low else random.uniform(250, 600)),
        ),
        lamp_mm=float(random.uniform(10, 20) if low else random.uniform(10, 80)),
        ambient=0.3 if low else float(random.uniform(0.3, 0.6)),
        coin_mm=half[0] + 12 if on_cloth and beside else 0.0,
        seed=seed,
    )
