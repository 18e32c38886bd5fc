"""Lit creatures lie on tables with their shadow, only where nothing else is."""

import numpy as np
import pytest

from tests.training.look.examples import World
from tests.training.look.prints import Floats
from tests.training.look.retouch import GREY_CLAY, GREY_GROUND, Labels
from tests.training.look.stamps import Stamps, ball_mesh, with_stamps
from tests.training.stood import alone
from vision.look.look import Kind

HIGH, WIDE = 120, 160
SHADE = 0.6


class OneStamp(Stamps):
    """A disc with its shadow to the right."""

    def __init__(self) -> None:
        super().__init__(np.random.default_rng(0), [])

    def draw(self) -> World:
        y, x = np.mgrid[:80, :80]
        disc = np.hypot(x - 40, y - 40) < 16
        empty = np.full((80, 80, 3), GREY_GROUND, np.float32)
        full = np.where((np.hypot(x - 52, y - 40) < 16)[..., None], SHADE * empty, empty)
        full[disc] = GREY_CLAY
        return alone(full.astype(np.float16), empty.astype(np.float16), disc, plain=True)


def table() -> tuple[Floats, Labels, Labels]:
    """A table under light that is half as bright on its left, with a thing in its middle."""
    light = np.where(np.arange(WIDE) < WIDE / 2, 0.5, 1.0).astype(np.float32)
    full = np.broadcast_to(light[None, :, None] * GREY_GROUND, (HIGH, WIDE, 3)).astype(np.float32)
    label = np.full((HIGH, WIDE), Kind.TABLE, np.uint8)
    label[50:70, 70:90] = Kind.THING
    return full, label, np.zeros_like(label)


def laid(seed: int) -> tuple[Floats, Labels, Labels]:
    return with_stamps(np.random.default_rng(seed), *table(), OneStamp())


def test_what_lies_there_stays_as_it_was() -> None:
    full, label, which = table()
    for seed in range(30):
        with_stamps(np.random.default_rng(seed), full, label, which, OneStamp())
        assert (laid(seed)[1][50:70, 70:90] == Kind.THING).all()
        assert (laid(seed)[0][55:65, 75:85] == full[55:65, 75:85]).all()
    assert not which.any()
    assert (label != Kind.CLAY).all()


def test_each_creature_is_a_lump_of_clay_of_its_own() -> None:
    some = [laid(seed) for seed in range(30)]
    assert max(int(which.max()) for _, _, which in some) >= 3
    for _, label, which in some:
        assert ((label == Kind.CLAY) == (which > 0)).all()


def test_clay_and_shadow_are_as_bright_as_the_light_where_they_lie() -> None:
    clay: dict[float, list[float]] = {0.5: [], 1.0: []}
    darkest = 1.0
    for seed in range(60):
        full, label, which = laid(seed)
        free = table()[0]
        for lump in range(1, int(which.max()) + 1):
            inside = which == lump
            for light in clay:
                if np.count_nonzero(inside) > 60 and (free[inside] == light * GREY_GROUND).all():
                    clay[light].append(float(np.median(full[inside])) / light)
        darkest = min(darkest, float((full / free)[label == Kind.TABLE].min()))
    for told in clay.values():
        assert len(told) > 5
        assert told == pytest.approx([GREY_CLAY] * len(told), rel=0.02)
    # Two shadows may lie on one another, and no more than all of them.
    assert SHADE**4 - 0.01 < darkest < SHADE + 0.05


def test_a_ball_is_round_and_closed() -> None:
    vertices, faces = ball_mesh(np.array([1.0, 2.0, 3.0, 5.0]))
    assert np.linalg.norm(vertices - [1, 2, 3], axis=1) == pytest.approx(5.0)
    a, b, c = (vertices[faces[:, k]] - [1, 2, 3] for k in range(3))
    volume = float(np.einsum("ij,ij->i", a, np.cross(b, c)).sum() / 6)
    assert volume == pytest.approx(4 / 3 * np.pi * 125, rel=0.05)


def test_a_creature_of_balls_is_drawn_where_there_are_no_meshes() -> None:
    pytest.importorskip("embreex", reason="rays are followed by embreex")
    r = np.random.default_rng(3)
    some = Stamps(r, [])
    for _ in range(4):
        stamp = some.draw()
        clay, empty = stamp.full[stamp.which > 0], stamp.empty[stamp.which > 0]
        assert 0.05 < (stamp.which > 0).mean() < 0.5
        # Grey clay on a grey table: about as bright, and shaded.
        assert 0.2 < float(np.median(clay / empty)) < 1.5
        assert float(np.std(clay.astype(np.float32).mean(axis=1))) > 0.01
