from functools import cache

import numpy as np
import pytest

from calibration.frame import Frame
from calibration.model.printed import Boards
from tests.support.clay_lumps import Arrangement, Shape, clay_lump, pile
from tests.support.drawn_piles import DrawnPile, drawn_pile
from vision.lumps.observer import weigh_missiles
from vision.sightings import ColourName, MissileSeen

PILES: tuple[tuple[int, Arrangement, int, ColourName, str], ...] = (
    (1, "scatter", 5, "yellow", "oak"),
    (2, "row", 4, "black", "white"),
    (4, "cluster", 7, "red", "dark"),
    (6, "stack", 6, "pink", "cloth"),
)


@cache
def _weighed(
    seed: int, arrangement: Arrangement, count: int, clay: ColourName, table: str
) -> tuple[DrawnPile, tuple[MissileSeen, ...]]:
    drawn = drawn_pile(seed, arrangement=arrangement, count=count, clay=clay, table=table)
    frame = Frame(drawn.bgr, 0, 0.0)
    return drawn, weigh_missiles([frame], drawn.calibration, Boards(), colour=clay)


@pytest.mark.parametrize("piles", [PILES[2:3], pytest.param(PILES, marks=pytest.mark.long)])
def test_drawn_piles_are_counted_and_weighed(
    piles: tuple[tuple[int, Arrangement, int, ColourName, str], ...],
) -> None:
    errors, counts, beyond = [], [], []
    for seed, arrangement, count, clay, table in piles:
        drawn, found = _weighed(seed, arrangement, count, clay, table)
        seen_ml = sum(m.volume_ml.value for m in found)
        own = np.hypot(*(np.hypot.reduce([m.volume_ml.sigma for m in found]), 0.06 * seen_ml))
        errors.append(seen_ml / drawn.total_ml - 1)
        counts.append(len(found) - count)
        beyond.append(abs(seen_ml - drawn.total_ml) / own)
        print(f"{clay} {arrangement} on {table}: {len(found)} of {count}, {errors[-1]:+.1%}")
    median = float(np.median(np.abs(errors)))
    print(f"drawn piles: median error of the total {median:.1%} of {len(errors)}")
    assert median <= 0.10
    assert max(np.abs(errors)) < 0.3
    assert max(np.abs(counts)) <= 1
    assert sum(z < 2 for z in beyond) >= 0.75 * len(beyond)


def test_a_lump_behind_another_says_how_much_of_it_is_hidden() -> None:
    _, found = _weighed(*PILES[2])
    assert max(m.hidden for m in found) > 0.1
    hidden = max(found, key=lambda m: m.hidden)
    free = min(found, key=lambda m: m.hidden)
    assert hidden.volume_ml.sigma / hidden.volume_ml.value > (
        free.volume_ml.sigma / free.volume_ml.value
    )


@pytest.mark.parametrize("shape", ["ball", "egg", "roll", "lump"])
def test_drawn_lumps_have_the_volume_they_say(shape: Shape) -> None:
    rng = np.random.default_rng(3)
    lump = clay_lump(shape, 4.0, rng)
    middle = lump.middle_mm
    inward = np.linalg.norm(lump.points_mm - middle, axis=1)
    sphere_mm = (4000 * 3 / (4 * np.pi)) ** (1 / 3)
    assert float(np.mean(inward**3)) ** (1 / 3) == pytest.approx(sphere_mm, rel=0.06)


def test_a_stack_has_lumps_on_top_and_none_in_the_table() -> None:
    rng = np.random.default_rng(5)
    laid = pile("stack", [clay_lump("ball", 4.0, rng) for _ in range(6)], rng)
    lowest = [float(lump.points_mm[:, 2].min()) for lump in laid]
    assert min(lowest) >= -1e-6
    assert max(lowest) > 4.0
