"""Dice of other kinds: with printed digits, and of four to twenty faces.

Spaces as in `drawn_die`. A solid is the intersection of the half-spaces behind its faces.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats, Image
from tests.support.drawn_die import FACES, PIPS, Cast, Look, View, patch_of

SIGN_PX: Final = 48
"""Side of the picture of a sign."""
FONTS: Final = (
    cv2.FONT_HERSHEY_SIMPLEX,
    cv2.FONT_HERSHEY_DUPLEX,
    cv2.FONT_HERSHEY_COMPLEX,
    cv2.FONT_HERSHEY_TRIPLEX,
)
GOLDEN: Final = (1 + 5**0.5) / 2
SIDES: Final = (4, 8, 10, 12, 20)
"""Numbers of faces of dice that are not cubes."""
MET: Final = 1e-6
FINE: Final = 2


def digits(rng: np.random.Generator, text: str) -> Floats:
    """The mask of a number as it is printed on dice, (48, 48), 1 where it is printed."""
    sign: Image = np.zeros((SIGN_PX, SIGN_PX), np.uint8)
    font, thick = FONTS[rng.integers(len(FONTS))], int(rng.integers(2, 6))
    (wide, high), _ = cv2.getTextSize(text, font, 1.0, thick)
    size = rng.uniform(0.62, 0.92) * SIGN_PX / max(wide, high)
    (wide, high), _ = cv2.getTextSize(text, font, size, thick)
    corner = ((SIGN_PX - wide) // 2, (SIGN_PX + high) // 2)
    cv2.putText(sign, text, corner, font, size, 255, thick, cv2.LINE_AA)
    if text in ("6", "9"):
        cv2.line(sign, (12, SIGN_PX - 3), (SIGN_PX - 12, SIGN_PX - 3), 255, 2, cv2.LINE_AA)
    return sign / 255


def cube_signs(rng: np.random.Generator) -> Floats:
    """The digits 1 to 6 in one print, (6, 48, 48)."""
    state = rng.bit_generator.state
    signs = []
    for value in range(1, 7):
        rng.bit_generator.state = state
        signs.append(digits(rng, str(value)))
    return np.stack(signs)


def pip_signs(rng: np.random.Generator) -> Floats:
    """The values 1 to 6 in pips of one shape other than a disc, (6, 48, 48)."""
    shape = PIP_SHAPES[rng.integers(len(PIP_SHAPES))](rng)
    spread = rng.uniform(12.5, 15.5)
    radius = spread * rng.uniform(0.32, 0.44)
    return np.stack([_in_pips(places, shape, radius, spread) for places in PIPS])


def _in_pips(
    places: Sequence[tuple[float, float]], shape: Floats, radius: float, spread: float
) -> Floats:
    """A face with a pip of some shape, (n, 2) within the unit circle, at each of some places."""
    sign: Image = np.zeros((SIGN_PX, SIGN_PX), np.uint8)
    for right, down in places:
        middle = SIGN_PX / 2 + spread * np.array([right, down])
        outlines = [np.round(16 * (middle + radius * part)).astype(np.int32) for part in shape]
        cv2.fillPoly(sign, outlines, 255, cv2.LINE_AA, 4)
    return sign / 255


def _ring(rng: np.random.Generator) -> Floats:
    """A circle and the hole in it."""
    around = _around(24)
    return np.stack([around, rng.uniform(0.4, 0.65) * around])


def _polygon(rng: np.random.Generator) -> Floats:
    """A triangle to a hexagon."""
    turn = rng.uniform(0, np.pi)
    return _around(int(rng.integers(3, 7)), turn)[None]


def _star(rng: np.random.Generator) -> Floats:
    """A star of four to six points."""
    points = _around(2 * int(rng.integers(4, 7)))
    points[1::2] *= rng.uniform(0.35, 0.6)
    return points[None]


def _heart(rng: np.random.Generator) -> Floats:
    """A heart, upright."""
    at = np.linspace(0, 2 * np.pi, 24, endpoint=False) + rng.uniform(0, 0.1)
    down = -(13 * np.cos(at) - 5 * np.cos(2 * at) - 2 * np.cos(3 * at) - np.cos(4 * at)) / 16
    return np.stack([np.sin(at) ** 3, down], axis=1)[None]


def _around(count: int, turn: float = 0.0) -> Floats:
    at = np.linspace(0, 2 * np.pi, count, endpoint=False) + turn
    return np.stack([np.cos(at), np.sin(at)], axis=1)


PIP_SHAPES: Final = (_ring, _polygon, _star, _heart)


@dataclass(frozen=True, slots=True, eq=False)
class SolidDie:
    """A die of four, eight, ten, twelve or twenty faces in the table's space.

    Attributes:
        side_mm: Twice the radius of the ball that fits into it.
        centre_mm: Its middle.
        table_from_die: A rotation.
        look: Its colours.
        faces: How many it has.
        signs: The number on each, (faces, 48, 48).
    """

    side_mm: float
    centre_mm: Floats
    table_from_die: Floats
    look: Look
    faces: int
    signs: Floats

    @property
    def up(self) -> int:
        """Always 0: it shows none of the six values."""
        return 0

    @property
    def tilt(self) -> float:
        """Always 0: it lies flat."""
        return 0.0

    def corners_mm(self) -> Floats:
        """Its corners, (n, 3)."""
        own = corners_of(self.faces) * self.side_mm / 2
        return np.asarray(self.centre_mm + own @ self.table_from_die.T, dtype=float)

    def cast(self, view: View, light: Floats, ambient: float, behind: Floats) -> Cast | None:
        """Render it as the camera sees it; None if it is outside the picture."""
        del behind
        return patch_of(self, view, lambda rays: self._coloured(view, rays, light, ambient), FINE)

    def _coloured(
        self, view: View, rays: Floats, light: Floats, ambient: float
    ) -> tuple[npt.NDArray[np.bool_], Floats]:
        """Which rays hit it, and the colour of each hit, (n, 3)."""
        planes, radius = planes_of(self.faces), self.side_mm / 2
        origin = (view.eye_mm - self.centre_mm) @ self.table_from_die
        along = rays @ self.table_from_die
        towards, before = along @ planes.T, radius - planes @ origin
        far = before / np.where(np.abs(towards) < MET, MET, towards)
        entering = np.where(towards < 0, far, -np.inf)
        face = entering.argmax(axis=1)
        at = entering.max(axis=1)
        hit = at < np.where(towards > 0, far, np.inf).min(axis=1)
        colour = np.zeros((len(rays), 3))
        points = (origin + at[:, None] * along)[hit]
        colour[hit] = self._lit(points, face[hit], rays[hit], light, ambient)
        return hit, colour

    def _lit(
        self,
        points: Floats,
        face: npt.NDArray[np.int_],
        rays: Floats,
        light: Floats,
        ambient: float,
    ) -> Floats:
        look, planes = self.look, planes_of(self.faces)
        wave = np.sin(points @ look.vein_waves[0] + 2 * np.sin(points @ look.vein_waves[1]))
        mixed = look.veined * (0.5 + 0.5 * wave)[:, None]
        body = look.colour * (1 - mixed) + look.veins * mixed
        sign = self._signed(points, face)[:, None]
        facing = planes[face] @ self.table_from_die.T
        sky = ambient * (0.72 + 0.28 * facing[:, 2])
        direct = (1 - ambient) * np.maximum(facing @ light, 0)
        half_way = light - rays
        half_way /= np.linalg.norm(half_way, axis=-1, keepdims=True)
        shine = look.gloss * np.maximum(np.sum(facing * half_way, axis=-1), 0) ** look.sharpness
        albedo = body * (1 - sign) + look.pip_colour * sign
        return np.asarray(albedo * (sky + direct)[:, None] + shine[:, None], dtype=float)

    def _signed(self, points: Floats, face: npt.NDArray[np.int_]) -> Floats:
        """Share of print at each point of a face, 0 to 1."""
        printed = np.zeros(len(points))
        wide = face_width(self.faces) * self.side_mm / 2
        for number, normal in enumerate(planes_of(self.faces)):
            on = np.flatnonzero(face == number)
            printed[on] = sampled(self.signs[number], points[on], normal, wide)
        return printed


def sampled(sign: Floats, points: Floats, normal: Floats, wide: float) -> Floats:
    """Sample a sign, `wide` mm wide and centred on its face, at points of that face."""
    across = np.cross(normal, np.roll(normal, 1) + np.array([0.3, 0.1, 0.2]))
    across = across / np.linalg.norm(across)
    place = np.stack([points @ across, points @ np.cross(normal, across)], axis=-1)
    cell = np.floor((place / wide + 0.5) * SIGN_PX).astype(int)
    inside = ((cell >= 0) & (cell < SIGN_PX)).all(axis=1)
    shown = np.zeros(len(points))
    shown[inside] = sign[cell[inside, 0], cell[inside, 1]]
    return shown


@cache
def planes_of(faces: int) -> Floats:
    """Normals of the faces, (faces, 3) unit vectors; all faces are equally far from the middle."""
    if faces == 4:
        normals = np.array([[1, 1, 1], [1, -1, -1], [-1, 1, -1], [-1, -1, 1]], float)
    elif faces == 6:
        normals = FACES
    elif faces == 8:
        normals = np.array([[x, y, z] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)], float)
    elif faces == 10:
        turns = np.arange(10) * np.pi / 5
        up = np.where(np.arange(10) % 2, -0.75, 0.75)
        normals = np.stack([np.cos(turns), np.sin(turns), up], axis=1)
    elif faces == 12:
        normals = _turned_round([(0.0, a, b * GOLDEN) for a in (-1, 1) for b in (-1, 1)])
    else:
        corners = [(0.0, a / GOLDEN, b * GOLDEN) for a in (-1, 1) for b in (-1, 1)]
        normals = np.concatenate([planes_of(8) * 3**0.5, _turned_round(corners)])
    return np.asarray(normals / np.linalg.norm(normals, axis=1, keepdims=True), dtype=float)


def _turned_round(points: list[tuple[float, float, float]]) -> Floats:
    """Points with their coordinates in each of the three cyclic orders."""
    some = np.array(points)
    return np.concatenate([some, np.roll(some, 1, axis=1), np.roll(some, 2, axis=1)])


@cache
def corners_of(faces: int) -> Floats:
    """Corners of the solid around a ball of radius 1, (n, 3): where three planes meet in it."""
    planes = planes_of(faces)
    triples = np.array(list(combinations(range(faces), 3)))
    systems = planes[triples]
    sound = np.abs(np.linalg.det(systems)) > MET
    met = np.linalg.solve(systems[sound], np.ones((sound.sum(), 3, 1)))[..., 0]
    inside = met[(met @ planes.T <= 1 + MET).all(axis=1)]
    return np.asarray(np.unique(inside.round(6), axis=0), dtype=float)


@cache
def face_width(faces: int) -> float:
    """Width of a sign that fits on a face, if the inscribed ball has radius 1."""
    planes = planes_of(faces)
    nearest = np.sort(planes @ planes[0])[-2]
    # Half way to the next face's middle is the edge.
    return float(1.15 * np.tan(np.arccos(nearest) / 2))


def any_solid(rng: np.random.Generator, side: float, spot: Floats, look: Look) -> SolidDie:
    """A die of any other kind that lies on one of its faces."""
    faces = int(rng.choice(SIDES))
    state = rng.bit_generator.state
    signs = []
    for number in range(faces):
        rng.bit_generator.state = state
        signs.append(digits(rng, str(number if faces == 10 else number + 1)))
    rng.shuffle(signs)
    turn = _onto_face(rng, planes_of(faces)[rng.integers(faces)])
    small = side * (0.62 if faces == 4 else 1.0)
    return SolidDie(small, np.array([*spot, small / 2]), turn, look, faces, np.stack(signs))


def _onto_face(rng: np.random.Generator, normal: Floats) -> Floats:
    """A rotation that lays a face on the table, turned by any angle."""
    across = np.cross(normal, rng.normal(0, 1, 3))
    across /= np.linalg.norm(across)
    # Its rows are the table's axes seen from the die.
    return np.stack([across, np.cross(-normal, across), -normal])
