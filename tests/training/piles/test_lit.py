"""Missiles of a lit pile appear where its truth says."""

from pathlib import Path

import numpy as np
import pytest

from calibration.model.projection import image_from_table
from tests.training.look.prints import Prints
from tests.training.look.stamps import ball_mesh
from tests.training.piles.lit import LitPile, lit_pile
from tests.training.sizes.examples import of_lit

pytest.importorskip("embreex", reason="rays are followed by embreex, which only training needs")

RADIUS_MM = 11.0
AT_MM = ((-18.0, 0.0, RADIUS_MM), (20.0, 6.0, RADIUS_MM), (4.0, 44.0, RADIUS_MM))


@pytest.fixture(name="mesh")
def mesh_of_three_balls(tmp_path: Path) -> Path:
    balls = [ball_mesh(np.array([*at, RADIUS_MM])) for at in AT_MM]
    count = len(balls[0][0])
    file = tmp_path / "000001.npz"
    np.savez(
        file,
        vertices=np.concatenate([v for v, _ in balls]).astype(np.float32),
        faces=np.concatenate([f + k * count for k, (_, f) in enumerate(balls)]).astype(np.uint32),
        owner=np.repeat([0, 1, 2], [len(f) for _, f in balls]).astype(np.uint8),
        volumes_ml=np.full(3, 4 / 3 * np.pi * RADIUS_MM**3 / 1000),
        at_mm=AT_MM,
    )
    return file


def lit(mesh: Path, seed: int) -> LitPile:
    r = np.random.default_rng(seed)
    return lit_pile(mesh, r, Prints(r, []))


@pytest.mark.parametrize("seed", range(4))
def test_each_missile_is_seen_where_it_lies(mesh: Path, seed: int) -> None:
    pile = lit(mesh, seed)
    assert pile.bgr.shape == pile.empty.shape == (*pile.labels.shape, 3)
    assert pile.table.size_wh == pile.labels.shape[::-1]
    assert set(np.unique(pile.labels)) == {0, 1, 2, 3}
    seen_px = image_from_table(np.array([one["at_mm"] for one in pile.missiles]), pile.table)
    for number, at_px in enumerate(seen_px, start=1):
        rows, columns = np.nonzero(pile.labels == number)
        across_px = np.sqrt(len(rows))
        middle = np.array([columns.mean(), rows.mean()])
        # One may hide a part of another.
        assert np.linalg.norm(middle - at_px) < 0.3 * across_px


def test_what_is_told_in_it_teaches_sizes(mesh: Path) -> None:
    found = [of_lit(lit(mesh, seed)) for seed in range(6)]
    truth = np.concatenate([one.truth for one in found if one is not None])
    assert len(truth) > 8
    missiles = truth[truth[:, 1] == 1]
    assert len(missiles) > 8
    # A ball is about as much clay as its outline says.
    assert abs(float(np.median(missiles[:, 0]))) < 0.25
