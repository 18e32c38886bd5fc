"""Portions of food: volumes by constants fitted with and without their kind, and outlines."""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import numpy as np

from calibration.arrays import Floats
from calibration.failure import CalibrationFailed
from tests.accuracy import footage
from tests.accuracy.drawn_scenes import DrawnScene, scenes
from tests.accuracy.samples import Figure, Measurement
from tests.support.drawn_portions import from_above, from_side
from tests.training.portion_fit import held_back
from tests.training.portion_pairs import COIN, CutPair, cut_pairs, pairs_in
from vision.portions.learned import LEARNED, LearnedPortions
from vision.portions.refusal import PortionRefused
from vision.portions.weigh import PortionSeen, portion_from, weigh_portion

BENT_OR_PILED: Final = ("banana", "grape")

DRAWN: Final = 30
"""Number of drawn scenes: five on each of six backgrounds."""

SEED: Final = 53

WEIGHED: Final = (
    "`weigh_portion` of a photograph from above and one from the side, a 25 mm coin in each, its "
    "own outlines, one model for all kinds. The true volumes are in steps of 10 ml. "
)


def measure() -> tuple[Measurement, ...]:
    """Volumes of food, outlines of food, and volumes of drawn fruit."""
    folder = footage.data("food-volume")
    if folder is None:
        return _drawn()
    pairs = cut_pairs(pairs_in(folder))
    return (*_volumes(pairs), *_outlines(pairs), *_drawn())


def _volumes(pairs: Sequence[CutPair]) -> tuple[Measurement, ...]:
    kinds = {one.food.kind for one in pairs}
    parts = (
        ("portions", "whole things", [x for x in pairs if x.food.kind not in BENT_OR_PILED]),
        ("piled", "bent or piled", [x for x in pairs if x.food.kind in BENT_OR_PILED]),
    )
    ways: tuple[tuple[str, str, str, Mapping[str, LearnedPortions]], ...] = (
        (
            "_held_back",
            ", its kind held back",
            "Scales and sigmas were fitted to all other kinds of food, kind by kind: this shows "
            "how well an unknown kind is measured.",
            held_back(pairs),
        ),
        (
            "",
            ", as it ships",
            "The scales and sigmas that ship were fitted to these same photographs "
            "(`python -m tests.training.learn_portions`): this does not judge them.",
            dict.fromkeys(kinds, LEARNED),
        ),
    )
    return tuple(
        Measurement(
            f"{name}{ending}", f"Volume of food, {title}{way}", "real", "%", WEIGHED + how,
            tuple(_volume(one, by_kind[one.food.kind]) for one in mine),
        )
        for name, title, mine in parts
        for ending, way, how, by_kind in ways
    )  # fmt: skip


def _volume(pair: CutPair, learned: LearnedPortions) -> Figure:
    if pair.cut is None:
        return Figure(pair.food.name, None, None, pair.refused)
    try:
        seen = portion_from(pair.cut, learned)
    except PortionRefused as refused:
        return Figure(pair.food.name, None, None, str(refused))
    return _figure(pair.food.name, seen, pair.food.volume_ml)


def _figure(item: str, seen: PortionSeen, true_ml: float) -> Figure:
    volume, flags = seen.volume_ml, ", ".join(seen.flags)
    note = f"{volume.value:.0f} ml, true {true_ml:.0f} ml{'; ' if flags else ''}{flags}"
    return Figure(item, 100 * (volume.value / true_ml - 1), 100 * volume.sigma / true_ml, note)


def _outlines(pairs: Sequence[CutPair]) -> tuple[Measurement, ...]:
    """Outlines compared with boxes drawn by hand around the food."""
    cut = [(one.food, one.cut) for one in pairs if one.cut is not None]
    above = tuple(_extent(food.top, c.outline_px, food.name) for food, c in cut)
    beside = tuple(_extent(food.side, c.beside_px, food.name) for food, c in cut)
    how = (
        "Width or height of the outline, whichever is farther off, against the box that was drawn "
        "by hand around the food; boxes are a little loose. Of all pairs that were cut out."
    )
    return (
        Measurement("outlines_above", "Outlines of food from above", "real", "%", how, above),
        Measurement("outlines_beside", "Outlines of food from the side", "real", "%", how, beside),
    )


def _extent(picture: Path, outline_px: Floats, name: str) -> Figure:
    box = food_box(picture.with_suffix(".xml").read_text(encoding="utf-8"))
    # From a pixel's outer edge to another's: pixel centres lack half a pixel on both sides.
    off = 100 * ((np.ptp(outline_px, axis=0) + 1) / box - 1)
    return Figure(name, float(off[np.argmax(np.abs(off))]))


def food_box(xml: str) -> Floats:
    """Width and height, px, of the box that is not the coin's."""
    boxes = re.findall(
        r"<name>(\w+)</name>.*?<xmin>(\d+)</xmin>.*?<ymin>(\d+)</ymin>.*?"
        r"<xmax>(\d+)</xmax>.*?<ymax>(\d+)</ymax>",
        xml[xml.index("<object>") :],
        re.DOTALL,
    )
    x0, y0, x1, y1 = next([int(n) for n in one[1:]] for one in boxes if one[0] != "coin")
    return np.array([x1 - x0, y1 - y0], dtype=np.float64)


def _drawn() -> tuple[Measurement, ...]:
    how = (
        f"{DRAWN} fruits drawn by casting rays, on plates, boards, cloths and bare tables, under "
        "lamps high and low, with their exact volumes."
    )
    figures = tuple(_drawn_one(scene) for scene in scenes(DRAWN, SEED))
    return (Measurement("portions_drawn", "Volume of drawn fruit", "rendered", "%", how, figures),)


def _drawn_one(scene: DrawnScene) -> Figure:
    above = from_above(scene.fruit, scene.setting, tilt_deg=scene.tilt_deg)
    beside = from_side(scene.fruit, scene.setting, down_deg=scene.down_deg)
    try:
        seen = weigh_portion(above.bgr, beside.bgr, COIN)
    except (PortionRefused, CalibrationFailed) as refused:
        return Figure(scene.name, None, None, str(refused))
    return _figure(scene.name, seen, scene.fruit.volume_ml)
