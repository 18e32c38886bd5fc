"""Lit pitches: what is told of them is what their pictures show."""

from pathlib import Path

import numpy as np
import pytest

from calibration.arrays import Floats
from tests.training.look.prints import linear
from tests.training.pitches.examples import Still
from tests.training.pitches.lit_ground import BEYOND_MM, FINE, drawn_plan
from tests.training.pitches.lit_scene import (
    BASE_MM,
    COIN_HIGH_MM,
    COIN_MIRRORS,
    COIN_MM,
    drawn_kits,
    things,
)
from tests.training.pitches.lit_still import lit_still
from tests.worlds.miniature_parts import PARTS
from vision.figures.figure_reader import BALL, FALLEN, STANDING

HALF_MM = np.array([330.0, 228.0])
TALL_MM = 34.0


@pytest.fixture(scope="module")
def meshes(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """A miniature of two prisms: its base, and a body in a jersey."""
    turn = np.arange(24) * 2 * np.pi / 24
    ring = np.column_stack([np.cos(turn), np.sin(turn)])

    def prism(radius: float, low: float, high: float) -> tuple[Floats, Floats]:
        rings = [np.column_stack([radius * ring, np.full(24, z)]) for z in (low, high)]
        vertices = np.vstack([*rings, [0, 0, high]])
        k = np.arange(24)
        sides = [(k, (k + 1) % 24, k + 24), ((k + 1) % 24, (k + 1) % 24 + 24, k + 24)]
        top = (k + 24, (k + 1) % 24 + 24, np.full(24, 48))
        return vertices, np.vstack([np.column_stack(one) for one in (*sides, top)])

    base, faces = prism(BASE_MM / 2, 0.0, 3.2)
    body, more = prism(4.0, 3.2, TALL_MM)
    file = tmp_path_factory.mktemp("miniatures") / "000000.npz"
    parts = np.repeat([PARTS.index("base"), PARTS.index("jersey")], [len(base), len(body)])
    np.savez(file, vertices=np.vstack([base, body]), faces=np.vstack([faces, more + len(base)]),
             parts=parts.astype(np.uint8), lying_deg=100.0)  # fmt: skip
    return [file]


@pytest.fixture(scope="module")
def still(meshes: list[Path]) -> Still:
    return lit_still(4, meshes, ())


def test_the_same_number_gives_the_same_still(still: Still, meshes: list[Path]) -> None:
    again = lit_still(4, meshes, ())
    assert np.array_equal(still.picture, again.picture)
    assert still.items == again.items


def test_every_thing_told_is_inside_the_picture(still: Still) -> None:
    assert len(still.items) == len(still.teams) >= 6
    assert {team for team in still.teams if team} == {"a", "b"}
    for x, y, _, _ in still.items:
        assert still.ground.is_set(still.ground.between, np.array([x, y]))


def test_jerseys_are_seen_where_figures_stand(meshes: list[Path]) -> None:
    """Half way up a standing figure is the colour of its own team, not the other one's."""
    own, other = [], []
    for number in range(6):
        still = lit_still(number, meshes, ())
        for (x, y, kind, _), team in zip(still.items, still.teams, strict=True):
            if kind != STANDING:
                continue
            seen = still.ground.appears(np.array([[x, y]]), TALL_MM / 2)
            column, row = np.round(still.ground.pixels(seen)[0]).astype(int)
            hue = _hue(linear(still.above[row, column]).astype(np.float64))
            apart = {name: float(np.abs(hue - _hue(kit[0] ** 2.2)).max())
                     for name, kit in still.kits.items()}  # fmt: skip
            own.append(apart[team])
            other.append(apart["b" if team == "a" else "a"])
    assert len(own) > 25
    assert np.median(own) < 0.6 * np.median(other)


def _hue(bgr: Floats) -> Floats:
    return np.asarray(bgr / (np.asarray(bgr).sum() + 1e-3))


@pytest.mark.parametrize("number", range(8))
def test_things_have_room_and_lie_on_the_table(number: int, meshes: list[Path]) -> None:
    placed, kits = things(HALF_MM, meshes, np.random.default_rng(number))
    assert set(kits) == {"a", "b"}
    for one in placed:
        coins_under = 0 if one.item else round(one.vertices_mm[:, 2].min() / COIN_HIGH_MM)
        assert one.vertices_mm[:, 2].min() == pytest.approx(COIN_HIGH_MM * coins_under, abs=0.05)
        if one.item is not None and one.item[2] == FALLEN:
            assert one.vertices_mm[:, 2].max() < TALL_MM
    stands = np.array([one.item[:2] for one in placed if one.item and one.item[2] == STANDING])
    apart = np.linalg.norm(stands[:, None] - stands, axis=-1)[~np.eye(len(stands), dtype=bool)]
    assert apart.min() >= BASE_MM - 1e-6
    balls = [np.array(one.item[:2]) for one in placed if one.item and one.item[2] == BALL]
    assert all(np.linalg.norm(stands - at, axis=1).min() > BASE_MM / 2 + 6 for at in balls)


def test_coins_mirror_the_room_and_lie_flat(meshes: list[Path]) -> None:
    coins = [
        one
        for number in range(8)
        for one in things(HALF_MM, meshes, np.random.default_rng(number))[0]
        if one.item is None and one.paint.mirrors >= COIN_MIRRORS[0]
    ]
    assert len(coins) > 4
    for one in coins:
        assert np.ptp(one.vertices_mm[:, 2]) == pytest.approx(COIN_HIGH_MM)
        assert 2 * COIN_MM[0] < np.ptp(one.vertices_mm[:, 0]) < 2 * COIN_MM[1] + 1e-6


def test_heads_of_fallen_figures_point_away_from_their_bases(meshes: list[Path]) -> None:
    told = 0
    for number in range(8):
        for one in things(HALF_MM, meshes, np.random.default_rng(number))[0]:
            if one.item is None or one.item[2] != FALLEN:
                continue
            x, y, _, way = one.item
            head = one.vertices_mm[-1, :2]  # the middle of the body's upper end
            along = (head - (x, y)) @ [np.cos(way), np.sin(way)]
            assert along == pytest.approx(np.linalg.norm(head - (x, y)), rel=0.02)
            told += 1
    assert told >= 5


def test_a_quarter_of_the_teams_is_alike() -> None:
    r = np.random.default_rng(3)
    apart = [
        np.abs(kits["a"][0] - kits["b"][0]).max() for kits in (drawn_kits(r) for _ in range(80))
    ]
    assert 0.1 < np.mean(np.array(apart) < 0.15) < 0.6


def test_sheets_lie_beside_the_lines() -> None:
    plan = drawn_plan(np.random.default_rng(1), small=False)
    (board,) = plan.boards.markers
    for corners in board.markers.values():
        assert (np.abs(corners[:, :2]) > plan.half_mm).any(axis=1).all()
        on = np.round((corners[:, :2].mean(axis=0) + plan.half_mm + BEYOND_MM) * FINE).astype(int)
        assert plan.drawn[on[1], on[0], 3] > 0.99
