from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from calibration.detect.discs.ellipse import Ellipse
from tests.training.learn_portions import as_text, in_words
from tests.training.portion_fit import LEAST_FACTORS, SIGMAS_PRIOR, fitted, held_back, table_of
from tests.training.portion_pairs import CutPair, FoodPair
from vision.portions.learned import LEARNED, read
from vision.portions.pair import PortionCut
from vision.portions.volume import from_above, from_side
from vision.portions.weigh import portion_from

SIZE_HW = (120, 160)


def ball(radius_px: float) -> PortionCut:
    """A ball with clear outlines in both pictures, at 1 mm per pixel."""
    mask = Ellipse(np.array([80.0, 60.0]), np.diag([radius_px, radius_px])).inside(SIZE_HW)
    none = np.empty((0, 2))
    return PortionCut(from_above(mask), from_side(mask), (1.0, 1.0), 1.4, False, none, none)


def pairs(kinds: Sequence[str], scatter_ln: float, seed: int = 1) -> list[CutPair]:
    """Four balls of each kind; the ln of their true volumes scatters around the measured one."""
    random, made = np.random.default_rng(seed), []
    for kind in kinds:
        for k in range(4):
            cut = ball(float(random.uniform(24, 40)))
            true = portion_from(cut).volume_ml.value * np.exp(random.normal(0, scatter_ln))
            food = FoodPair(f"{kind}{k}", kind, "1", Path("top"), Path("side"), float(true))
            made.append(CutPair(food, cut))
    return made


def test_a_kind_says_nothing_of_its_own_constants() -> None:
    """The constants for a kind depend on the other kinds alone, whatever its own volumes are."""
    one = pairs(("apple", "bun", "egg"), 0.1)
    other = [
        replace(x, food=replace(x.food, volume_ml=3 * x.food.volume_ml))
        if x.food.kind == "bun"
        else x
        for x in one
    ]
    before, after = held_back(one), held_back(other)
    assert before["bun"] == after["bun"]
    assert before["apple"] != after["apple"]


def test_sigma_grows_with_the_scatter_of_the_truth() -> None:
    kinds = ("apple", "bun", "egg", "kiwi", "lemon", "mango")
    tight, wide = (fitted(table_of(pairs(kinds, scatter))) for scatter in (0.02, 0.4))
    print(f"{tight.model_sigma:.2f}, {wide.model_sigma:.2f}")
    assert tight.model_sigma == pytest.approx(SIGMAS_PRIOR[0] * LEAST_FACTORS[0])
    assert 0.2 < wide.model_sigma < 0.5


def test_pairs_that_were_refused_teach_nothing_and_are_counted() -> None:
    mine = pairs(("apple", "bun"), 0.05)
    refused = CutPair(mine[0].food, None, "portion/not_found_above: again")
    assert fitted(table_of([*mine, refused])) == fitted(table_of(mine))
    unseen = replace(refused, food=replace(refused.food, kind="bread"))
    assert held_back([*mine, unseen])["bread"] == fitted(table_of(mine))
    words = in_words("all", [*mine, refused], dict.fromkeys(("apple", "bun"), LEARNED))
    assert words.startswith("all: told 8 of 9, median")


def test_what_is_written_is_what_is_read() -> None:
    assert read(as_text(LEARNED)) == LEARNED
