from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import cv2
import numpy as np
import pytest

from tests.vision.tracking.standpoints import ball, made, views_around
from vision.sightings import Estimate
from vision.weigh_in.hull import Hull, View, carve
from vision.weigh_in.hull_features import NAMES, features
from vision.weigh_in.hull_reader import MOST_LEGS, HullReading, cells_of, read_hull, reading_of
from vision.weigh_in.legs import count_legs
from vision.weigh_in.volume import clay_volume


def volume_of(hull: Hull, views: Sequence[View], *, lenient: bool = False) -> Estimate:
    reading = read_hull(hull, views, count_legs(hull, views).probabilities)
    return clay_volume(hull, views, reading.excess, lenient=lenient)


@pytest.mark.long
def test_the_sigma_covers_the_errors_of_made_creatures() -> None:
    errors, sigmas = [], []
    for seed in range(18):
        shape, views, hull = made(seed)
        volume = volume_of(hull, views)
        errors.append(volume.value / shape.volume_ml - 1)
        sigmas.append((volume.value - shape.volume_ml) / volume.sigma)
    one, two = (float(np.mean(np.abs(sigmas) < n)) for n in (1, 2))
    median, ninety = (float(np.percentile(np.abs(errors), p)) for p in (50, 90))
    print(
        f"volume of {len(errors)} made creatures: median error {median:.1%}, p90 {ninety:.1%}, "
        f"{one:.0%} within one sigma, {two:.0%} within two"
    )
    assert median < 0.06
    assert ninety < 0.15
    # 18 samples of 68 % and 95 %: two of their own sigmas below.
    assert one >= 0.5
    assert two >= 0.86


def test_fewer_views_are_less_sure() -> None:
    shape, _, _ = made(0)
    sigmas = []
    for count in (4, 14):
        views = views_around(shape, count)
        volume = volume_of(carve(views), views)
        sigmas.append(volume.sigma / volume.value)
    assert sigmas[0] > sigmas[1]


def test_outlines_in_pieces_are_less_sure() -> None:
    views = views_around(ball(20.0), 12)
    hull = carve(views)
    whole, lenient = volume_of(hull, views), volume_of(hull, views, lenient=True)
    assert lenient.sigma / lenient.value > 1.8 * whole.sigma / whole.value


def test_features_do_not_depend_on_size_but_for_the_volume() -> None:
    values = []
    for radius in (15.0, 30.0):
        views = views_around(ball(radius), 10)
        values.append(features(carve(views), views))
    small, large = values
    assert large[0] - small[0] == pytest.approx(np.log(8), abs=0.15)
    free = [i for i, name in enumerate(NAMES) if name in ("height", "fill", "solidity", "spread")]
    assert large[free] == pytest.approx(small[free], rel=0.12)


def test_a_hull_is_read_alike_however_it_lies() -> None:
    hull = _table()
    quarter = Hull(np.rot90(hull.solid, axes=(0, 1)), hull.corner_mm[[1, 0, 2]], hull.voxel_mm)
    views = views_around(ball(20.0), 12)
    one, other = (read_hull(h, views, (1.0,)) for h in (hull, quarter))
    assert other.excess.value == pytest.approx(one.excess.value, abs=1e-3)
    assert other.legs.probabilities == pytest.approx(one.legs.probabilities, abs=1e-3)


@pytest.fixture(scope="module")
def held_back() -> list[tuple[float, int, HullReading]]:
    """Hulls of the footage generator's creatures not used in training: excess, legs, reading.

    20 of the validation seeds from 250000 on, seen once on the card and once turned by hand
    (`tests.training.hulls.carved`).
    """
    with np.load(Path(__file__).with_name("held_back_hulls.npz")) as kept:
        shown = zip(kept["cells"], kept["numbers"], kept["excess"], kept["legs"], strict=True)
        return [
            (float(excess), int(legs), reading_of(cells.astype(np.float32) / 255, numbers))
            for cells, numbers, excess, legs in shown
        ]


def test_creatures_it_was_not_taught_are_read_as_surely_as_it_says(
    held_back: list[tuple[float, int, HullReading]],
) -> None:
    off = np.array([excess - told.excess.value for excess, _, told in held_back])
    sigmas = np.abs(off) / [told.excess.sigma for _, _, told in held_back]
    median, ninety = np.percentile(np.abs(np.exp(off) - 1), (50, 90))
    print(f"{len(off)} hulls: median {median:.1%}, p90 {ninety:.1%}, {(sigmas < 1).mean():.0%}")
    # The regression that came before: 10.5 % and 75 %, 37 % within one sigma.
    assert median < 0.07
    assert ninety < 0.25
    # 40 samples of 68 % and 95 %: two of their own sigmas below.
    assert (sigmas < 1).mean() > 0.53
    assert (sigmas < 2).mean() > 0.88


def test_a_hull_is_read_the_same_by_any_number_of_threads() -> None:
    before = cv2.getNumThreads()
    views = views_around(ball(20.0), 12)
    told = []
    try:
        for threads in (1, 2, 4):
            cv2.setNumThreads(threads)
            told.append(read_hull(_table(), views, (1.0,)))
    finally:
        cv2.setNumThreads(before)
    assert told[0] == told[1] == told[2]


def test_threads_that_read_at_once_do_not_mix_their_hulls() -> None:
    views = views_around(ball(20.0), 12)
    hulls = [_table(), _block()] * 8
    alone = [read_hull(hull, views, (1.0,)) for hull in hulls]
    with ThreadPoolExecutor(4) as threads:
        together = list(threads.map(lambda hull: read_hull(hull, views, (1.0,)), hulls))
    assert together == alone


def test_their_legs_are_counted(held_back: list[tuple[float, int, HullReading]]) -> None:
    right = np.mean([told.legs.count == legs for _, legs, told in held_back])
    # By the islands of the lowest slices alone 55 % are right.
    assert right > 0.7


def test_cells_hold_what_the_hull_fills() -> None:
    block = _block()
    cells = cells_of(block)
    assert cells.shape == (40, 48, 48)
    assert cells.sum() * 3.5**3 / 1000 == pytest.approx(block.volume_ml, rel=0.1)
    assert not cells[20:].any()


def test_legs_are_chances_of_none_to_nine() -> None:
    legs = read_hull(_block(), views_around(ball(20.0), 12), (1.0,)).legs
    assert len(legs.probabilities) == MOST_LEGS + 1
    assert sum(legs.probabilities) == pytest.approx(1.0, abs=0.05)
    assert legs.count == int(np.argmax(legs.probabilities))


def _block() -> Hull:
    """60 x 40 x 30 mm."""
    return Hull(np.ones((48, 32, 24), dtype=np.bool_), np.array([-30.0, -20.0, 0.6]), 1.25)


def _table() -> Hull:
    """A top of 60 x 40 mm on four legs, as high as the block."""
    solid = np.zeros((48, 32, 24), dtype=np.bool_)
    solid[:, :, 14:] = True
    for x in (slice(0, 10), slice(38, 48)):
        for y in (slice(0, 10), slice(22, 32)):
            solid[x, y] = True
    return Hull(solid, np.array([-30.0, -20.0, 0.6]), 1.25)


def test_an_empty_hull_has_no_features() -> None:
    with pytest.raises(ValueError, match="empty hull"):
        features(Hull(np.zeros((2, 2, 2), dtype=np.bool_), np.zeros(3), 1.0), [])
