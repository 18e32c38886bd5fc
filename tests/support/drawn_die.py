"""One drawn die: a rounded cube with pips, cast ray by ray through a pinhole camera.

Spaces: `table` in mm, z up; `die` in mm with the origin in the middle of the cube. Pictures are
BGR floats from 0 to 1.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats

# Rows: the outward directions of the faces; opposite faces add up to seven.
FACES: Final = np.array(
    [[0, 0, 1], [1, 0, 0], [0, 1, 0], [0, -1, 0], [-1, 0, 0], [0, 0, -1]], dtype=float
)
_C: Final = ((0.0, 0.0),)
_DIAGONAL: Final = ((-1.0, -1.0), (1.0, 1.0))
_OTHER: Final = ((-1.0, 1.0), (1.0, -1.0))
_SIDES: Final = ((-1.0, 0.0), (1.0, 0.0))
PIPS: Final = (
    _C,
    _DIAGONAL,
    _DIAGONAL + _C,
    _DIAGONAL + _OTHER,
    _DIAGONAL + _OTHER + _C,
    _DIAGONAL + _OTHER + _SIDES,
)
"""Where the pips of each face lie, in units of their spread from its middle."""
STEPS: Final = 15
LEAST_SEEN_PX: Final = 3


@dataclass(frozen=True, slots=True, eq=False)
class View:
    """A pinhole camera: its position, its rotation, and its focal length in px."""

    eye_mm: Floats
    camera_from_table: Floats
    focal_px: float
    size_wh: tuple[int, int]

    def image_from_table(self, points_mm: Floats) -> Floats:
        """Pixels, (n, 2), of points, (n, 3)."""
        seen = (points_mm - self.eye_mm) @ self.camera_from_table.T
        return self.focal_px * seen[:, :2] / seen[:, 2:] + np.array(self.size_wh) / 2

    def rays(self, x: Floats, y: Floats) -> Floats:
        """Unit directions in the table's space through pixels, (n, 3)."""
        width, height = self.size_wh
        seen = np.stack(
            [
                (x - width / 2) / self.focal_px,
                (y - height / 2) / self.focal_px,
                np.ones_like(x),
            ],
            axis=-1,
        )
        seen /= _lengths(seen)[:, None]
        return np.asarray(seen @ self.camera_from_table, dtype=float)


@dataclass(frozen=True, slots=True, eq=False)
class Look:
    """The appearance of a die; colours are BGR from 0 to 1."""

    colour: Floats
    veins: Floats
    veined: float
    vein_waves: Floats
    pip_colour: Floats
    pip_radius: float
    pip_spread: float
    roundness: float
    cut: float
    gloss: float
    sharpness: float
    clear: float
    signs: Floats | None = None
    """Masks of the prints on the six faces, (6, 48, 48), if they are not pips."""


@dataclass(frozen=True, slots=True, eq=False)
class Die:
    """A die in the table's space; `table_from_die` is a rotation."""

    side_mm: float
    centre_mm: Floats
    table_from_die: Floats
    look: Look

    @property
    def up(self) -> int:
        """The value of the face that points up most."""
        return int(np.argmax(FACES @ self.table_from_die[2])) + 1

    @property
    def tilt(self) -> float:
        """Angle between the upper face and the table, radians."""
        steep = float(np.max(FACES @ self.table_from_die[2]))
        return float(np.arccos(min(1.0, steep)))

    def corners_mm(self) -> Floats:
        """The eight corners of the cube, (8, 3), moved inwards a little as they are rounded."""
        signs = np.array([[x, y, z] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)], float)
        half = self.side_mm / 2 * (1 - 0.2 * self.look.roundness)
        return np.asarray(self.centre_mm + signs * half @ self.table_from_die.T, dtype=float)


@dataclass(frozen=True, slots=True, eq=False)
class Cast:
    """A patch of the picture: colour (h, w, 3), share covered (h, w), its first pixel.

    `inside` is the share of the die's bounding box that lies in the picture.
    """

    bgr: Floats
    cover: Floats
    left: int
    top: int
    inside: float = 1.0


class Body(Protocol):
    """Anything with corners in table space."""

    def corners_mm(self) -> Floats:
        """The corners, (n, 3)."""


def cast(die: Die, view: View, light: Floats, ambient: float, behind: Floats) -> Cast | None:
    """Render the die as the camera sees it; None if it is outside the picture."""

    def coloured(rays: Floats) -> tuple[npt.NDArray[np.bool_], Floats]:
        hit, points = _hits(die, view.eye_mm, rays)
        colour = np.zeros((len(rays), 3))
        if hit.any():
            colour[hit] = _shaded(die, points, rays[hit], light, ambient, through)
        return hit, colour

    left, top, right, bottom = _around(die, view)
    if right - left < LEAST_SEEN_PX or bottom - top < LEAST_SEEN_PX:
        return None
    through = np.array([behind[top:bottom, left:right].mean(axis=(0, 1))])
    return patch_of(die, view, coloured, 3 if right - left < 24 else 2)


def _around(die: Body, view: View) -> tuple[int, int, int, int]:
    """Left, top, right and bottom of the pixels that a die may fill."""
    corners = view.image_from_table(die.corners_mm())
    left, top = np.maximum(np.floor(corners.min(axis=0)) - 2, 0).astype(int).tolist()
    right, bottom = np.minimum(np.ceil(corners.max(axis=0)) + 3, view.size_wh).astype(int).tolist()
    return left, top, right, bottom


def patch_of(
    die: Body,
    view: View,
    coloured: Callable[[Floats], tuple[npt.NDArray[np.bool_], Floats]],
    fine: int,
) -> Cast | None:
    """Render the patch of the picture that shows a body; None if it is outside the picture.

    Args:
        die: The body, of which only the corners are used.
        view: The camera.
        coloured: Returns which of the rays, (n, 3), hit the body, and their colours, (n, 3).
        fine: Rays along each side of a pixel.
    """
    corners = view.image_from_table(die.corners_mm())
    left, top, right, bottom = _around(die, view)
    if right - left < LEAST_SEEN_PX or bottom - top < LEAST_SEEN_PX:
        return None
    x = left + (np.arange((right - left) * fine) + 0.5) / fine - 0.5
    y = top + (np.arange((bottom - top) * fine) + 0.5) / fine - 0.5
    grid_x, grid_y = np.meshgrid(x, y)
    rays = view.rays(grid_x.ravel(), grid_y.ravel())
    hit, colour = coloured(rays)
    shape = (bottom - top, fine, right - left, fine)
    cover = hit.astype(float).reshape(shape).mean(axis=(1, 3))
    total = colour.reshape(*shape, 3).mean(axis=(1, 3))
    whole = np.prod(np.ptp(corners, axis=0) + 4)
    inside = min(1.0, float((right - left) * (bottom - top) / whole))
    return Cast(total / np.maximum(cover, 1e-6)[..., None], cover, int(left), int(top), inside)


def _distance(die: Die, points: Floats) -> Floats:
    """Signed distance of points in the die's space to a rounded cube cut by a sphere."""
    half, round_mm = die.side_mm / 2, die.side_mm / 2 * die.look.roundness
    # Along the coordinates one by one: numpy reduces a last axis of three very slowly.
    qx, qy, qz = (np.abs(points[:, axis]) - (half - round_mm) for axis in range(3))
    px, py, pz = np.maximum(qx, 0), np.maximum(qy, 0), np.maximum(qz, 0)
    deepest = np.minimum(np.maximum(np.maximum(qx, qy), qz), 0)
    box = np.sqrt(px * px + py * py + pz * pz) + deepest - round_mm
    far = np.sqrt(points[:, 0] ** 2 + points[:, 1] ** 2 + points[:, 2] ** 2)
    return np.asarray(np.maximum(box, far - half * die.look.cut), dtype=float)


def _hits(die: Die, eye_mm: Floats, rays: Floats) -> tuple[npt.NDArray[np.bool_], Floats]:
    """Which rays meet the die, and where (in the die's space), by sphere tracing."""
    origin = (eye_mm - die.centre_mm) @ die.table_from_die
    along = rays @ die.table_from_die
    nearest = -(along @ origin)
    off = _lengths(origin + nearest[:, None] * along)
    reach = die.side_mm / 2 * min(1.74, die.look.cut)
    near = np.flatnonzero(off < reach)
    at, along = nearest[near] - np.sqrt(reach**2 - off[near] ** 2), along[near]
    for _ in range(STEPS):
        at = at + _distance(die, origin + at[:, None] * along)
    points = origin + at[:, None] * along
    met = np.abs(_distance(die, points)) < 0.02 * die.side_mm
    hit = np.zeros(len(rays), dtype=bool)
    hit[near[met]] = True
    return hit, points[met]


def _shaded(
    die: Die, points: Floats, rays: Floats, light: Floats, ambient: float, behind: Floats
) -> Floats:
    look = die.look
    normals = _normals(die, points)
    pip, dent = _pips(die, points)
    wave = np.sin(points @ look.vein_waves[0] + 2 * np.sin(points @ look.vein_waves[1]))
    mixed = look.veined * (0.5 + 0.5 * wave)[:, None]
    body = (look.colour * (1 - mixed) + look.veins * mixed) * (1 - look.clear)
    body = body + look.clear * behind * look.colour
    albedo = body * (1 - pip[:, None]) + look.pip_colour * pip[:, None]
    normals = normals + dent
    normals /= _lengths(normals)[:, None]
    facing = normals @ die.table_from_die.T
    sky = ambient * (0.72 + 0.28 * facing[:, 2])
    direct = (1 - ambient) * np.maximum(facing @ light, 0)
    half_way = light - rays
    half_way /= _lengths(half_way)[:, None]
    shine = look.gloss * np.maximum(_summed(facing * half_way), 0) ** look.sharpness
    return np.asarray(albedo * (sky + direct)[:, None] + shine[:, None], dtype=float)


def _normals(die: Die, points: Floats) -> Floats:
    step = 1e-3 * die.side_mm
    around = [
        _distance(die, points + step * axis) - _distance(die, points - step * axis)
        for axis in np.eye(3)
    ]
    normals = np.stack(around, axis=-1)
    return np.asarray(normals / np.maximum(_lengths(normals)[:, None], 1e-12))


def _lengths(vectors: Floats) -> Floats:
    """Lengths (n,) of vectors (n, 3)."""
    return np.sqrt(_summed(vectors * vectors))


def _summed(values: Floats) -> Floats:
    """Sum of each row of (n, 3), (n,): coordinate by coordinate, for speed, as in `_distance`."""
    return np.asarray(values[:, 0] + values[:, 1] + values[:, 2])


def _pips(die: Die, points: Floats) -> tuple[Floats, Floats]:
    """Share of pip colour at each point, 0 to 1, and the tilt of the normal in a pip's hollow."""
    unit = points / (die.side_mm / 2)
    face = np.argmax(unit @ FACES.T, axis=-1)
    pip, dent = np.zeros(len(points)), np.zeros((len(points), 3))
    for number in range(6):
        on = np.flatnonzero(face == number)
        normal = FACES[number]
        across = np.roll(np.abs(normal), 1)
        along = np.cross(normal, across)
        if die.look.signs is not None:
            pip[on] = _printed(die.look, number, unit[on] @ along, unit[on] @ across)
            continue
        depth = (unit[on] @ normal)[:, None] * normal
        for a, b in PIPS[number]:
            away = unit[on] - depth - die.look.pip_spread * (a * across + b * along)
            far = _lengths(away) / die.look.pip_radius
            inside = np.clip((1.08 - far) / 0.16, 0, 1)
            pip[on] = np.maximum(pip[on], inside)
            dent[on] -= 0.8 * inside[:, None] * away / die.look.pip_radius
    return pip, dent


def _printed(look: Look, number: int, right: Floats, down: Floats) -> Floats:
    """Share of print at points on a face; its size follows from the spread of the pips."""
    if look.signs is None:
        return np.zeros(len(right))
    sign = look.signs[number]
    place = np.stack([down, right], axis=-1) / look.pip_spread / 3 + 0.5
    cell = np.floor(place * len(sign)).astype(int)
    inside = ((cell >= 0) & (cell < len(sign))).all(axis=1)
    shown = np.zeros(len(right))
    shown[inside] = sign[cell[inside, 0], cell[inside, 1]]
    return shown
