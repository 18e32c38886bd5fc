"""The things on a lit pitch: two teams of miniatures in their kits, balls, dice and coins."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Flags, Floats
from tests.training.look.prints import Random, colour, linear
from tests.worlds.miniature_parts import PARTS, SHOES
from vision.figures.figure_reader import BALL, FALLEN, STANDING

BASE_MM: Final = 25.0
"""Diameter of a miniature's base."""
TRIES: Final = 200
"""Number of places that are tried for each thing before it is left out."""
FIGURES: Final = (3, 8)
"""Number of figures of a team: at least, and fewer than."""
FALLEN_SHARE: Final = 0.28
BESIDE: Final = 0.45
"""Share of the standing figures that are placed next to another one."""
BALL_BESIDE: Final = 0.35
"""Share of the balls that are placed next to a figure."""
ROOM_MM: Final = {(STANDING, STANDING): 25.0, (STANDING, FALLEN): 46.0, (FALLEN, FALLEN): 62.0}
"""Least distance in mm between two figures, by their kinds."""
RIM_MM: Final = (20.0, 45.0)
"""Least distance in mm of a standing, and of a fallen, figure from the lines' corners."""
ALIKE: Final = 0.25
"""Share of the pitches whose teams have similar colours."""
METAL: Final = 0.5
"""Share of the balls that are of metal and mirror the room."""
DICE: Final = 0.45
"""Share of the pitches with dice."""
DIE_CELLS: Final = 20
"""Number of mesh cells along each side of a die's face."""
PIP: Final = 0.2
"""Radius of a pip, relative to half a die's side."""
COINS: Final = 0.4
"""Share of the pitches with coins."""
COIN_MM: Final = (8.0, 13.0)
"""Radius of a coin."""
COIN_HIGH_MM: Final = 2.0
"""Thickness of a coin."""
COINS_APART_MM: Final = 13.0
"""Sigma in mm of a coin's offset from the middle of all, each way: some lie on others."""
COIN_MIRRORS: Final = (0.6, 0.95)
"""Least and largest share of the room's light that a coin mirrors."""
OTHERS: Final = 5
"""Limit (exclusive) of the number of round or square things beside the pitch, or rarely on it."""
OUTSIDE_MM: Final = 70.0
"""Largest distance in mm of such things from the lines."""
HEIGHT: Final = (0.85, 1.3)
"""Least and largest factor on the height of all miniatures of a pitch."""
BODY_MM: Final = 3.4
"""Height in mm above which a miniature is body, which is scaled; the base below is not."""

SKINS: Final = ("#e0ac8a", "#9a6a48", "#6fa050", "#5c4030")
TEAMS: Final = ("#b3262b", "#234f9e", "#e0b51f", "#dedad0", "#5b3186", "#d8641c", "#e6e4de",
                "#1c1c1f", "#808388", "#b9b7b0", "#4a4b4f")  # fmt: skip
CLOTHES: Final = ("#d8d4c8", "#2e2c2b", "#8a7a5c", "#5c6068")
FLOCKS: Final = ("#4b5a2c", "#6e5a3a", "#85858a", "#2a2a2a", "#b09a6c")
RIMS: Final = ("#1f1e1c", "#1f1e1c", "#6a6660", "#4a3524")
BALLS: Final = ("#26272b", "#26272b", "#55575c", "#6b4a2c", "#1a1a1c", "#5a3a24", "#7a2a24",
                "#d8d2c0")  # fmt: skip
"""Colours of parts and balls in the footage generator; random ones are used too."""
METALS: Final = ("#c4a36f", "#cbcbc9", "#cfbc7c", "#b87333")
"""Colours of coins: brass, nickel silver, gold and copper."""


@dataclass(frozen=True, slots=True, eq=False)
class Paint:
    """A mesh's surface: linear BGR of each vertex, (n, 3), and how much of the room it mirrors."""

    colours: Floats
    mirrors: float


@dataclass(frozen=True, slots=True, eq=False)
class Thing:
    """Something on the pitch.

    Attributes:
        vertices_mm: (n, 3) in the table frame.
        faces: (m, 3) triangles.
        paint: Its surface.
        item: Its place, kind and heading (rad) as truth; None if it is neither figure nor ball.
        team: Its team; empty if it is not a figure.
    """

    vertices_mm: Floats
    faces: npt.NDArray[Any]
    paint: Paint
    item: tuple[float, float, int, float] | None
    team: str = ""


def things(
    half_mm: Floats, meshes: Sequence[Path], r: Random
) -> tuple[list[Thing], dict[str, Floats]]:
    """Random things on a pitch, and the kits of its teams.

    Args:
        half_mm: (2,) distances from the middle of the pitch to its lines.
        meshes: Files of miniatures.
        r: Random number generator.

    Returns:
        The things, and by team the linear BGR (len(PARTS), 3) of its kit.
    """
    kits = drawn_kits(r)
    placed = _placed(half_mm, r)
    tall = float(r.uniform(*HEIGHT))
    out = [
        _miniature(meshes[int(r.integers(len(meshes)))], at, kind, "ab"[k % 2], kits, tall, r)
        for k, (at, kind) in enumerate(placed)
    ]
    taken = [(at, BASE_MM / 2 if kind == STANDING else 45.0) for at, kind in placed]
    for _ in range(int(r.integers(1, 4))):
        ball = _ball(half_mm, taken, placed, r)
        out += [ball] if ball is not None else []
    out += _dice(half_mm, taken, r) if r.random() < DICE else []
    out += _coins(half_mm, taken, r) if r.random() < COINS else []
    for _ in range(int(r.integers(OTHERS))):
        other = _other(half_mm, taken, r)
        out += [other] if other is not None else []
    return out, kits


def drawn_kits(r: Random) -> dict[str, Floats]:
    """Linear BGR (len(PARTS), 3) of two teams' kits; a share `ALIKE` are hard to tell apart."""
    alike = r.random() < ALIKE
    while True:
        one = _jersey(r)
        other = np.clip(one * np.exp(r.normal(0, 0.45, 3)), 0.005, 0.9) if alike else _jersey(r)
        apart = float(np.linalg.norm(_lab(one) - _lab(other)))
        if (14 < apart < 30) if alike else apart > 38:
            break
    base, flock = _one_of(RIMS, r), _one_of(FLOCKS, r)
    return {name: _kit(worn, base, flock, r) for name, worn in (("a", one), ("b", other))}


def _jersey(r: Random) -> Floats:
    if r.random() < 0.45:
        return _hex(TEAMS[int(r.integers(len(TEAMS)))])
    return np.asarray(colour(r, pale=0.1), dtype=np.float64)


def _kit(jersey: Floats, base: Floats, flock: Floats, r: Random) -> Floats:
    shade = 0.35 * jersey
    trousers = shade if r.random() < 0.5 else _one_of(CLOTHES, r)
    helmet = (jersey, shade, *map(_hex, CLOTHES))[int(r.integers(2 + len(CLOTHES)))]
    return np.stack([jersey, trousers, helmet, base, flock, _hex(SHOES), _hex(SKINS[0])])


def _one_of(names: Sequence[str], r: Random) -> Floats:
    """One of the generator's colours, or in a third of the cases any, mostly dull, colour."""
    if r.random() < 0.33:
        return np.asarray(colour(r, pale=0.6), dtype=np.float64)
    return _hex(names[int(r.integers(len(names)))])


def _hex(name: str) -> Floats:
    rgb = np.frombuffer(bytes.fromhex(name[1:]), dtype=np.uint8)
    return np.asarray(linear(rgb[::-1].copy()), dtype=np.float64)


def _lab(bgr: Floats) -> Floats:
    """CIELAB of a linear colour."""
    shown = (np.clip(bgr, 0, 1) ** (1 / 2.2)).astype(np.float32).reshape(1, 1, 3)
    return np.asarray(cv2.cvtColor(shown, cv2.COLOR_BGR2LAB)[0, 0], dtype=np.float64)


def _placed(half_mm: Floats, r: Random) -> list[tuple[Floats, int]]:
    """Places and kinds of figures; the fallen ones first, as they need more room."""
    count = 2 * int(r.integers(*FIGURES))
    kinds = sorted((FALLEN if r.random() < FALLEN_SHARE else STANDING for _ in range(count)),
                   reverse=True)  # fmt: skip
    out: list[tuple[Floats, int]] = []
    for kind in kinds:
        for _ in range(TRIES):
            at = _tried(half_mm, kind, out, r)
            if (np.abs(at) < half_mm - RIM_MM[kind == FALLEN]).all() and all(
                np.hypot(*(at - other)) >= ROOM_MM[min(kind, its), max(kind, its)] - 1e-6
                for other, its in out
            ):
                out.append((at, kind))
                break
    order = r.permutation(len(out))
    return [out[k] for k in order]


def _tried(half_mm: Floats, kind: int, out: list[tuple[Floats, int]], r: Random) -> Floats:
    beside = [at for at, its in out if its == STANDING]
    if kind == STANDING and beside and r.random() < BESIDE:
        gap = float(r.choice([0.0, r.uniform(0.4, 1.5), r.uniform(1.5, 6)]))
        return beside[int(r.integers(len(beside)))] + (BASE_MM + gap) * any_way(r)
    return np.asarray(r.uniform(-half_mm, half_mm))


def any_way(r: Random) -> Floats:
    """A direction on the table, (2,)."""
    turn = r.uniform(0, 2 * np.pi)
    return np.array([np.cos(turn), np.sin(turn)])


def _miniature(
    file: Path, at: Floats, kind: int, team: str, kits: Mapping[str, Floats], tall: float, r: Random
) -> Thing:
    with np.load(file) as d:
        vertices, faces = d["vertices"].astype(np.float64), d["faces"]
        parts, lying = d["parts"], float(d["lying_deg"])
    vertices[:, 2] = np.where(
        vertices[:, 2] > BODY_MM, BODY_MM + tall * (vertices[:, 2] - BODY_MM), vertices[:, 2]
    )
    painted = kits[team].copy()
    painted[PARTS.index("skin")] = _hex(SKINS[int(r.choice(4, p=[0.5, 0.25, 0.15, 0.1]))])
    colours = painted[parts] * np.exp(r.normal(0, 0.06, (len(parts), 1)))
    pose = _pose(at, np.radians(lying) if kind == FALLEN else 0.0, r)
    stands = vertices @ pose[:3, :3].T + pose[:3, 3]
    stands[:, 2] -= stands[:, 2].min()
    base = pose[:2, :3] @ [0, 0, 1.6] + pose[:2, 3] if kind == FALLEN else at
    body = stands[:, :2].mean(axis=0) if kind == FALLEN else at
    way = float(np.arctan2(*(body - base)[::-1])) if kind == FALLEN else 0.0
    return Thing(stands, faces, Paint(colours, 0.0), (float(body[0]), float(body[1]), kind, way),
                 team)  # fmt: skip


def _pose(at: Floats, tilt: float, r: Random) -> Floats:
    """table_from_miniature (4, 4): randomly turned, and tipped over its base's rim by an angle."""
    turn = r.uniform(0, 2 * np.pi)
    pose = np.eye(4)
    pose[:3, :3] = cv2.Rodrigues(np.array([0, 0, turn]))[0]
    if tilt:
        out = any_way(r)
        rim = np.array([*(BASE_MM / 2 * out), 0.0])
        tip = cv2.Rodrigues(tilt * np.cross([0, 0, 1.0], [*out, 0.0]))[0]
        pose[:3, 3] = rim - tip @ rim
        pose[:3, :3] = tip @ pose[:3, :3]
    pose[:2, 3] += at
    return pose


def _ball(
    half_mm: Floats, taken: list[tuple[Floats, float]], figures: Sequence[tuple[Floats, int]],
    r: Random,
) -> Thing | None:  # fmt: skip
    radius = float(r.choice([15.0, r.uniform(12, 19)])) / 2

    def tried() -> Floats:
        if figures and r.random() < BALL_BESIDE:
            at = figures[int(r.integers(len(figures)))][0]
            return at + (BASE_MM / 2 + radius + r.uniform(0.8, 6)) * any_way(r)
        return np.asarray(r.uniform(-half_mm, half_mm))

    at = _free(tried, radius, half_mm, taken)
    if at is None:
        return None
    dark = _hex(BALLS[int(r.integers(len(BALLS)))])
    paint = dark * np.exp(r.normal(0, 0.25)) if r.random() < 0.7 else colour(r, pale=0.4)
    mirrors = float(r.uniform(0.5, 1.0)) if r.random() < METAL else float(r.uniform(0, 0.2))
    vertices, faces = _sphere(radius)
    place = np.array([*at, radius])
    return Thing(
        vertices + place, faces, Paint(np.tile(paint, (len(vertices), 1)), mirrors),
        (float(at[0]), float(at[1]), BALL, 0.0),
    )  # fmt: skip


def _dice(half_mm: Floats, taken: list[tuple[Floats, float]], r: Random) -> list[Thing]:
    """Dice of one kind near each other, as if they were rolled together."""
    side, middle = float(r.uniform(10, 18)), r.uniform(-half_mm, half_mm)
    body, pips = (np.asarray(colour(r, pale=p), dtype=np.float64) for p in (0.4, 0.8))
    out = []
    for _ in range(int(r.integers(1, 5))):
        at = _free(lambda: middle + r.normal(0, 1.3 * side, 2), side * 0.7, half_mm, taken)
        if at is not None:
            out.append(_die(at, side, body, pips, r))
    return out


def _die(at: Floats, side: float, body: Floats, pips: Floats, r: Random) -> Thing:
    along = np.linspace(-1, 1, DIE_CELLS + 1)
    u, v = np.meshgrid(along, along)
    numbers = r.permutation(6) + 1
    turn = cv2.Rodrigues(np.array([0, 0, r.uniform(0, np.pi)]))[0]
    vertices, colours = [], []
    for number, (axis, way) in zip(
        numbers, ((a, w) for a in range(3) for w in (-1, 1)), strict=True
    ):
        face = np.roll(np.stack([np.full_like(u, way), way * u, v], axis=-1), axis, axis=-1)
        dotted = _dotted(u, v, int(number))[..., None]
        vertices.append(face.reshape(-1, 3) * side / 2)
        colours.append(np.where(dotted, pips, body).reshape(-1, 3))
    faces = _quads(np.arange(u.size).reshape(u.shape))
    shifted = np.concatenate([faces + k * u.size for k in range(6)])
    placed = np.concatenate(vertices) @ turn.T + [*at, side / 2]
    return Thing(placed, shifted, Paint(np.concatenate(colours), float(r.uniform(0, 0.15))), None)


def _dotted(u: Floats, v: Floats, number: int) -> Flags:
    """Whether places on a die's face, -1 to 1 each way, are on one of its pips."""
    at = [(0.0, 0.0)] * (number % 2)
    at += [(-0.5, -0.5), (0.5, 0.5)] * (number > 1)
    at += [(-0.5, 0.5), (0.5, -0.5)] * (number > 3)
    at += [(-0.5, 0.0), (0.5, 0.0)] * (number == 6)
    return np.asarray(np.any([np.hypot(u - x, v - y) < PIP for x, y in at], axis=0))


def _coins(half_mm: Floats, taken: list[tuple[Floats, float]], r: Random) -> list[Thing]:
    """Coins that lie near each other, one on top of another where they overlap."""
    middle = _free(lambda: r.uniform(-half_mm, half_mm), 2.5 * COINS_APART_MM, half_mm, taken)
    if middle is None:
        return []
    out, laid = [], list[tuple[Floats, float]]()
    for _ in range(int(r.integers(1, 7))):
        at, radius = middle + r.normal(0, COINS_APART_MM, 2), float(r.uniform(*COIN_MM))
        under = sum(np.hypot(*(at - other)) < radius + its for other, its in laid)
        out.append(_coin(at, radius, COIN_HIGH_MM * under, r))
        laid.append((at, radius))
    return out


def _coin(at: Floats, radius: float, lies_mm: float, r: Random) -> Thing:
    """A coin at a height; its top is slightly convex, as struck metal does not mirror evenly."""
    vertices, faces = _sphere(1.0)
    half = np.array([radius, radius, COIN_HIGH_MM / 2])
    metal = _hex(METALS[int(r.integers(len(METALS)))]) * np.exp(r.normal(0, 0.15))
    paint = Paint(np.tile(metal, (len(vertices), 1)), float(r.uniform(*COIN_MIRRORS)))
    return Thing(vertices * half + [*at, lies_mm + COIN_HIGH_MM / 2], faces, paint, None)


def _other(half_mm: Floats, taken: list[tuple[Floats, float]], r: Random) -> Thing | None:
    """A cup, box or counter, mostly beside the pitch; only flat ones lie on it. None if no room."""
    flat = r.random() < 0.5
    radius = float(r.uniform(6, 16) if flat else r.uniform(8, 40))
    around = half_mm + OUTSIDE_MM

    def tried() -> Floats:
        at = np.asarray(r.uniform(-around, around))
        beside = (np.abs(at) > half_mm + 5 + radius).any()
        return at if beside or flat else np.full(2, np.inf)

    at = _free(tried, radius, around + 10, taken)
    if at is None:
        return None
    high = float(r.uniform(1.5, 6) if flat else r.uniform(6, 70))
    return _prism(at, int(r.choice([4, 6, 40, 40])), radius, high, r)


def _prism(at: Floats, sides: int, radius: float, high: float, r: Random) -> Thing:
    """A box, or with many sides a cylinder, standing on the table."""
    turn = r.uniform(0, 2 * np.pi) + np.arange(sides) * 2 * np.pi / sides
    ring = at + radius * np.column_stack([np.cos(turn), np.sin(turn)])
    following = np.roll(ring, -1, axis=0)
    top, low = np.full((sides, 1), high), np.zeros((sides, 1))
    middle = np.tile([*at, high], (sides, 1))
    one, other = np.hstack([ring, low]), np.hstack([following, low])
    above, beyond = np.hstack([ring, top]), np.hstack([following, top])
    triangles = [(middle, above, beyond), (one, other, beyond), (one, beyond, above)]
    vertices = np.concatenate([np.stack(three, axis=1) for three in triangles]).reshape(-1, 3)
    paint = Paint(np.tile(colour(r, pale=0.6), (len(vertices), 1)), float(r.uniform(0, 0.15)))
    return Thing(vertices, np.arange(len(vertices)).reshape(-1, 3), paint, None)


def _free(
    tried: Any, radius: float, half_mm: Floats, taken: list[tuple[Floats, float]]
) -> Floats | None:
    """A free place, which is added to `taken`; None if none is found."""
    for _ in range(TRIES):
        at = np.asarray(tried())
        inside = (np.abs(at) < half_mm - 10).all()
        if inside and all(np.hypot(*(at - o)) >= its + radius + 0.5 for o, its in taken):
            taken.append((at, radius))
            return at
    return None


def _sphere(radius: float) -> tuple[Floats, npt.NDArray[Any]]:
    down, around = np.linspace(0, np.pi, 22), np.linspace(0, 2 * np.pi, 40, endpoint=False)
    a, b = np.meshgrid(down, around, indexing="ij")
    vertices = radius * np.stack([np.sin(a) * np.cos(b), np.sin(a) * np.sin(b), np.cos(a)], axis=-1)
    number = np.arange(a.size).reshape(a.shape)
    return vertices.reshape(-1, 3), _quads(np.hstack([number, number[:, :1]]))


def _quads(number: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """Triangles (m, 3) of a grid of vertices: two for each of its cells."""
    here, below = number[:-1], number[1:]
    corners = [here[:, :-1], below[:, :-1], below[:, 1:], here[:, 1:]]
    return np.concatenate([
        np.stack([corners[k] for k in three], axis=-1).reshape(-1, 3)
        for three in ((0, 1, 2), (0, 2, 3))
    ])  # fmt: skip
