"""Examples for the network that counts legs show a creature whole, and follow from their seed."""

from pathlib import Path

import numpy as np
import pytest

from tests.training.legs.examples import VIEWS, again, drawn
from tests.training.look.prints import Prints
from tests.training.stood import Creature, load
from vision.weigh_in.leg_reader import PLANES, SIDE_PX

SIDE = 200


def kept(folder: Path) -> Path:
    """A creature as the renderer keeps it: a disc on grey ground, a little aside each time."""
    ys, xs = np.mgrid[:SIDE, :SIDE]
    masks = np.stack([np.hypot(xs - 90 - 6 * k, ys - 100) < 40 for k in range(VIEWS)])
    empty = np.full((SIDE, SIDE, 3), 0.5, np.float16)
    full = np.where(masks[..., None], np.float16(0.2), empty)
    file = folder / "000007.npz"
    np.savez_compressed(file, full=full, empty=empty, mask=masks, legs=5, plain=True)
    return file


@pytest.fixture
def creature(tmp_path: Path) -> Creature:
    return load(kept(tmp_path))


def test_a_creature_is_read_as_it_was_kept(creature: Creature) -> None:
    assert creature.legs == 5
    assert len(creature.views) == VIEWS
    assert int(creature.views[1].which.sum()) == pytest.approx(np.pi * 40**2, rel=0.02)


def test_an_example_is_drawn_by_its_seed_and_shows_the_creature_whole(creature: Creature) -> None:
    one, same = (
        drawn(creature, np.random.default_rng(5), Prints(np.random.default_rng(1), []))
        for _ in range(2)
    )
    assert len(one) == VIEWS
    for planes, repeated in zip(one, same, strict=True):
        assert planes.shape == (PLANES, SIDE_PX, SIDE_PX)
        assert np.array_equal(planes, repeated)
        there = planes[6] > 0
        assert 0.15 < there.mean() < 0.6
        edge = np.ones_like(there)
        edge[2:-2, 2:-2] = False
        assert not (there & edge).any()


def test_shown_again_it_is_the_same_or_mirrored(creature: Creature) -> None:
    r = np.random.default_rng(2)
    planes = drawn(creature, r, Prints(r, []))
    for before, after in zip(planes, again(planes, r), strict=True):
        assert np.array_equal(before, after) or np.array_equal(before[..., ::-1], after)
