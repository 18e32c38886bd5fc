"""Examples for the creature network show creatures whole, and are reproducible by seed."""

from pathlib import Path

import numpy as np
import pytest

from tests.training.creatures.examples import VIEWS, again, drawn
from tests.training.look.prints import Prints
from tests.training.stood import Creature, load
from vision.weigh_in.creature_reader import PLANES, SIDE_PX, WHERE_AT

SIDE = 200
MATRIX = np.array([[400.0, 0.0, 99.5], [0.0, 400.0, 99.5], [0.0, 0.0, 1.0]])
FROM_ABOVE = np.array([[1.0, 0, 0, 0], [0, -1, 0, 0], [0, 0, -1, 425], [0, 0, 0, 1]])
"""A camera 400 mm above the middle of creatures: a pixel is a millimetre there."""


def kept(folder: Path) -> Path:
    """A creature as the renderer stores it: a disc on grey ground, a little shifted per view."""
    ys, xs = np.mgrid[:SIDE, :SIDE]
    masks = np.stack([np.hypot(xs - 90 - 6 * k, ys - 100) < 40 for k in range(VIEWS)])
    empty = np.full((SIDE, SIDE, 3), 0.5, np.float16)
    full = np.where(masks[..., None], np.float16(0.2), empty)
    file = folder / "000007.npz"
    np.savez_compressed(file, full=full, empty=empty, mask=masks, legs=5, limbs=3, volume_ml=64.0,
                        matrix=MATRIX, camera_from_table=FROM_ABOVE, plain=True)  # fmt: skip
    return file


@pytest.fixture
def creature(tmp_path: Path) -> Creature:
    return load(kept(tmp_path))


def test_a_creature_is_read_as_it_was_kept(creature: Creature) -> None:
    assert creature.legs == 5
    assert creature.volume_ml == 64.0
    assert creature.limbs == 3
    assert len(creature.views) == VIEWS
    assert int(creature.views[1].which.sum()) == pytest.approx(np.pi * 40**2, rel=0.02)


def test_an_example_is_drawn_by_its_seed_and_shows_the_creature_whole(creature: Creature) -> None:
    one, same = (
        drawn(creature, np.random.default_rng(5), Prints(np.random.default_rng(1), []))
        for _ in range(2)
    )
    assert len(one) == VIEWS
    for example, repeated in zip(one, same, strict=True):
        assert example.planes.shape == (PLANES, SIDE_PX, SIDE_PX)
        assert np.array_equal(example.planes, repeated.planes)
        assert np.array_equal(example.truth, repeated.truth)
        there = example.planes[6] > 0
        assert 0.15 < there.mean() < 0.6
        edge = np.ones_like(there)
        edge[2:-2, 2:-2] = False
        assert not (there & edge).any()


def test_what_is_to_be_told_of_clay_goes_by_the_scale(creature: Creature) -> None:
    """The creature, 64 ml and 80 mm wide, is in a square of 1.4 to 1.8 times that width."""
    r = np.random.default_rng(8)
    sizes = [float(one.truth[1]) for one in drawn(creature, r, Prints(r, []))]
    assert np.log(64_000 / 146**3) < min(sizes)
    assert max(sizes) < np.log(64_000 / 110**3)


def test_shown_again_it_is_as_much_more_clay_as_it_looks_larger(creature: Creature) -> None:
    """Stretching and shearing change the volume, but not the numbers of legs and limbs."""
    r = np.random.default_rng(2)
    examples = drawn(creature, r, Prints(r, []))
    for before, after in zip(examples, again(examples, r), strict=True):
        grown = np.log(after.planes[WHERE_AT].sum() / before.planes[WHERE_AT].sum())
        assert abs(grown) > 0.005
        assert after.truth[1] - before.truth[1] == pytest.approx(grown, abs=0.02)
        assert after.truth[[0, 2]].tolist() == [5.0, 3.0]
