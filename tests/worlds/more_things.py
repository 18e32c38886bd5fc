"""Things that the generator lacks, many of them round and coloured like clay."""

import math

import numpy as np

import worlds
from worlds import any_colour, box_mesh, lathe, mat, put, thing, tube


def _glossy(nm, r, s=(0.0, 0.9), v=(0.08, 0.97)):
    return mat(nm, any_colour(r, s, v), r.uniform(0.08, 0.5), 0)


def _ball_profile(radius, flat=1.0, rings=14):
    angles = np.linspace(-math.pi / 2, math.pi / 2, rings)
    return [(max(0.0, radius * math.cos(a)), radius * flat * (1 + math.sin(a))) for a in angles]


@thing(105, 20)
def plate(S, nm, pos, yaw, r):
    k = r.uniform(60, 100)
    prof = [(0, 0), (k * 0.6, 0), (k, 14), (k - 2, 16), (k * 0.6, 3), (0, 3)]
    put(S, nm, lathe(prof, 64), _glossy(nm, r, (0, 0.4), (0.5, 0.97)), pos)


@thing(80, 55)
def bowl(S, nm, pos, yaw, r):
    k, h = r.uniform(50, 78), r.uniform(30, 55)
    prof = [
        (0, 0),
        (k * 0.45, 0),
        (k * 0.85, h * 0.5),
        (k, h),
        (k - 3, h),
        (k * 0.8, h * 0.5),
        (k * 0.4, 4),
        (0, 4),
    ]
    put(S, nm, lathe(prof, 64), _glossy(nm, r), pos)


@thing(40, 8)
def coins(S, nm, pos, yaw, r):
    for k in range(int(r.integers(1, 7))):
        c = [(0.55, 0.36, 0.16), (0.6, 0.6, 0.58), (0.62, 0.5, 0.2)][int(r.integers(3))]
        m = worlds.plain_material(f"{nm}{k}", c, r.uniform(0.2, 0.45), metal=0.9)
        at = np.array(pos) + r.uniform(-26, 26, 2)
        put(
            S,
            f"{nm}{k}",
            lathe([(0, 0), (R := r.uniform(8, 13), 0), (R, 2), (0, 2)], 32),
            m,
            at,
            z=0.1 * k,
        )


@thing(45, 10)
def go_stones(S, nm, pos, yaw, r):
    """Flat round stones or counters, of the size of missiles."""
    m = (
        _glossy(nm, r)
        if r.random() < 0.5
        else mat(nm, "#e8e6e0" if r.random() < 0.5 else "#16161a", 0.2, 0)
    )
    for k in range(int(r.integers(1, 8))):
        at = np.array(pos) + r.uniform(-34, 34, 2)
        put(S, f"{nm}{k}", lathe(_ball_profile(r.uniform(9, 12), 0.42), 28), m, at)


@thing(30, 30)
def marbles(S, nm, pos, yaw, r):
    for k in range(int(r.integers(1, 4))):
        at = np.array(pos) + np.array([18 * k, r.uniform(-14, 14)])
        put(
            S,
            f"{nm}{k}",
            lathe(_ball_profile(r.uniform(7, 12)), 28),
            mat(f"{nm}{k}", any_colour(r), 0.04, 0),
            at,
        )


@thing(45, 85)
def fruit(S, nm, pos, yaw, r):
    """Apple, orange, lemon, tomato, egg: smooth coloured lumps that are not clay."""
    c = [
        (0.75, 0.05, 0.03),
        (0.85, 0.32, 0.02),
        (0.85, 0.68, 0.03),
        (0.35, 0.5, 0.05),
        (0.8, 0.62, 0.45),
    ]
    m = worlds.plain_material(nm, c[int(r.integers(5))], r.uniform(0.2, 0.5), noise=0.12, nscale=25)
    V, F = lathe(_ball_profile(r.uniform(22, 40), r.uniform(0.85, 1.25)), 40)
    put(S, nm, (V * [r.uniform(0.85, 1.2), 1, 1], F), m, pos, yaw)
    put(
        S,
        nm + "s",
        tube([(0, 0, V[:, 2].max() - 3), (2, 1, V[:, 2].max() + 6)], [1.2, 1.0], 8),
        mat(nm + "s", "#3a2a18"),
        pos,
    )


@thing(20, 22)
def die_of_many_sides(S, nm, pos, yaw, r):
    """A polyhedral die: a ball of few faces."""
    V, F = lathe(_ball_profile(r.uniform(9, 13), 0.9, int(r.integers(4, 6))), int(r.integers(5, 9)))
    put(S, nm, (V, F), _glossy(nm, r), pos, yaw, False)


@thing(90, 12)
def pen(S, nm, pos, yaw, r):
    k = r.uniform(4, 6.5)
    put(S, nm, tube([(-75, 0, k), (55, 0, k)], [k, k], 16), _glossy(nm, r), pos, yaw)
    put(
        S,
        nm + "t",
        tube([(55, 0, k), (72, 0, k)], [k * 0.8, 1.0], 12),
        mat(nm + "t", "#bdbdbd", 0.3),
        pos,
        yaw,
    )
    put(
        S,
        nm + "c",
        tube([(-75, 0, k), (-35, 0, k)], [k * 1.12] * 2, 16),
        _glossy(nm + "c", r),
        pos,
        yaw,
    )


@thing(35, 30)
def pawns(S, nm, pos, yaw, r):
    """Turned wooden pawns."""
    for k in range(int(r.integers(1, 5))):
        s = r.uniform(0.8, 1.4)
        prof = [(0, 0), (8, 0), (8, 3), (4, 8), (3, 15), (5, 17), (5.5, 21), (4, 25), (0, 27)]
        at = np.array(pos) + r.uniform(-24, 24, 2)
        put(
            S,
            f"{nm}{k}",
            lathe([(a * s, b * s) for a, b in prof], 28),
            mat(f"{nm}{k}", any_colour(r, (0.3, 0.95), (0.1, 0.9)), 0.35, 0),
            at,
        )


@thing(45, 25)
def toy_bricks(S, nm, pos, yaw, r):
    for k in range(int(r.integers(1, 4))):
        m = mat(f"{nm}{k}", any_colour(r, (0.4, 0.98), (0.3, 0.95)), 0.15, 0)
        at, turn = np.array(pos) + r.uniform(-24, 24, 2), float(r.uniform(0, 360))
        put(S, f"{nm}{k}", box_mesh(31.8, 15.8, 9.6), m, at, turn, False)
        for j in range(8):
            c = worlds.rot_z(turn)[:2, :2] @ [(j % 4 - 1.5) * 8, (j // 4 - 0.5) * 8]
            put(
                S,
                f"{nm}{k}s{j}",
                lathe([(0, 9.6), (2.4, 9.6), (2.4, 11.4), (0, 11.4)], 16),
                m,
                at + c,
            )


@thing(50, 200)
def bottle(S, nm, pos, yaw, r):
    k, h = r.uniform(28, 42), r.uniform(120, 210)
    prof = [(0, 0), (k, 0), (k, h * 0.65), (k * 0.4, h * 0.82), (k * 0.4, h), (0, h)]
    put(S, nm, lathe(prof, 40), _glossy(nm, r), pos)


@thing(80, 12)
def napkin(S, nm, pos, yaw, r):
    """A folded cloth of one colour: flat, matt and soft-edged."""
    V, F = box_mesh(r.uniform(70, 120), r.uniform(70, 120), r.uniform(2, 9))
    put(
        S,
        nm,
        (V, F),
        worlds.plain_material(nm, tuple(any_colour(r)), 0.95, sheen=0.3, noise=0.2, nscale=300),
        pos,
        yaw,
        False,
    )


@thing(30, 20)
def eraser(S, nm, pos, yaw, r):
    """A small block of one matt colour: similar to a cube of clay, but with sharp edges."""
    put(
        S,
        nm,
        box_mesh(r.uniform(20, 48), r.uniform(14, 24), r.uniform(8, 16)),
        mat(nm, any_colour(r), 0.75),
        pos,
        yaw,
        False,
    )


@thing(55, 30)
def tape_roll(S, nm, pos, yaw, r):
    k, h = r.uniform(24, 50), r.uniform(12, 28)
    put(
        S,
        nm,
        lathe([(k * 0.6, 0), (k, 0), (k, h), (k * 0.6, h), (k * 0.6, 0)], 48),
        _glossy(nm, r),
        pos,
    )


@thing(70, 8)
def keys(S, nm, pos, yaw, r):
    for k in range(int(r.integers(1, 4))):
        m = worlds.plain_material(f"{nm}{k}", (0.55, 0.5, 0.4), 0.3, metal=0.9)
        turn = yaw + float(r.uniform(-60, 60))
        put(
            S,
            f"{nm}{k}",
            box_mesh(46, 7, 2),
            m,
            np.array(pos) + r.uniform(-8, 8, 2),
            turn,
            False,
            1.0 + 2 * k,
        )
        put(
            S,
            f"{nm}{k}h",
            lathe([(4, 0), (12, 0), (12, 2), (4, 2), (4, 0)], 28),
            m,
            pos,
            z=1.0 + 2 * k,
        )


@thing(60, 32)
def miniatures(S, nm, pos, yaw, r):
    """Painted figures on round bases."""
    import slargeball

    for k in range(int(r.integers(1, 3))):
        V, F, C = slargeball.figure_mesh(
            int(r.integers(12)), str(r.choice(sorted(slargeball.TEAMS)))
        )
        M = worlds.pose((pos[0] + 34 * k, pos[1], 0), float(r.uniform(0, 360)))
        S.add_mesh(
            f"{nm}{k}",
            V,
            F,
            slargeball.figure_material(f"{nm}{k}"),
            M=M,
            truth=False,
            attrs={"col": C},
        )


@thing(75, 1)
def printed_cards(S, nm, pos, yaw, r):
    """Cards with coloured pictures, as in many games."""
    for k in range(int(r.integers(1, 4))):
        img = np.full((264, 189, 3), worlds.bgr8(any_colour(r, (0, 0.8), (0.1, 0.97))), np.float32)
        pic = np.dstack([worlds.smooth(r, 120, 160, 25, 25) for _ in range(3)]) * 255
        img[20:140, 14:174] = pic
        for y in range(160, 250, 12):
            img[y : y + 3, 16 : 16 + int(r.integers(60, 155))] = worlds.bgr8(any_colour(r))
        S._plane(
            f"{nm}{k}",
            63,
            88,
            0,
            worlds.image_material(f"{nm}{k}", img.astype(np.uint8), r.uniform(0.15, 0.6)),
        )
        S.move(
            f"{nm}{k}",
            worlds.pose(
                (pos[0] + r.normal(0, 22), pos[1] + r.normal(0, 22), 0.3 + 0.4 * k),
                yaw + r.normal(0, 25),
            ),
        )
