r"""Ellipsoids and rolls as a camera sees them: outline, depth, normals and height.

A body is an ellipsoid of revolution with a level long axis, or a roll: all points within its
half width of a level line. Near one body the camera is a parallel projection along the sight line.

        up ^   . towards the eye        shape matrix  M = b^2 I + (a^2 - b^2) h h^T
           |  /                         surface point d = (right, up, towards):  d^T M^-1 d = 1
           | /
           +------> right               h: the long axis in these coordinates
"""

import math
from dataclasses import dataclass

import numpy as np

from calibration.arrays import Flags, Floats
from vision.lumps.near_lens import Lens

Surface = tuple[Floats, tuple[Floats, Floats, Floats], Flags]


@dataclass(frozen=True, slots=True)
class LumpBody:
    """A lump: where its middle is seen, its half axes, the way it points, and what it lies on.

    Attributes:
        x_px, y_px: Of its middle, in the crop.
        short_mm: Half of its height and width.
        longer: Long half axis by the short one, 1 or more.
        turn: Of the long axis from the table's x, radians.
        lift_mm: How far above the table its lowest point is.
        roll: Whether it is as thick all along, with round ends.
    """

    x_px: float
    y_px: float
    short_mm: float
    longer: float = 1.0
    turn: float = 0.0
    lift_mm: float = 0.0
    roll: bool = False

    @property
    def volume_ml(self) -> float:
        """Of the ellipsoid, or of the roll."""
        longer = 1 + 1.5 * (self.longer - 1) if self.roll else self.longer
        return 4 / 3 * float(np.pi) * self.short_mm**3 * longer / 1000


@dataclass(frozen=True, slots=True, eq=False)
class Layer:
    """One body as it is seen.

    Attributes:
        body: The body.
        middle_mm: (3,) its middle.
        box: Rows and columns of the crop that it may touch.
        depth_mm: (h, w) of the box, distance along the sight line; inf where it is not seen.
        normals: (3, h, w) outward, table axes.
        height_mm: (h, w) above the table.
    """

    body: LumpBody
    middle_mm: Floats
    box: tuple[slice, slice]
    depth_mm: Floats
    normals: Floats
    height_mm: Floats


def seen(body: LumpBody, lens: Lens, shape_hw: tuple[int, int]) -> Layer:
    """Draw one body."""
    middle = lens.place(body.x_px, body.y_px, body.short_mm + body.lift_mm)
    sight = middle - lens.eye_mm
    distance = math.sqrt(float(sight @ sight))
    axes = _axes(sight / distance)
    px_per_mm = lens.slope(middle) @ axes[:2].T
    way = axes @ [math.cos(body.turn), math.sin(body.turn), 0.0]
    box = _box(body, px_per_mm, way, shape_hw)
    (a, b), (c, d) = px_per_mm.tolist()
    area = a * d - b * c
    dx = np.arange(box[1].start, box[1].stop) - body.x_px
    dy = (np.arange(box[0].start, box[0].stop) - body.y_px)[:, None]
    right, up = (d * dx - b * dy) / area, (a * dy - c * dx) / area
    surface = _roll if body.roll else _ellipsoid
    towards, outward, inside = surface(body, way, right, up)
    depth = np.where(inside, distance - towards, np.inf)
    height = middle[2] + up * axes[1, 2] + towards * axes[2, 2]
    return Layer(body, middle, box, depth, _turned(outward, axes), height)


def _axes(sight: Floats) -> Floats:
    """Right, up and towards the eye, as rows (3, 3) in table axes."""
    x, y, z = sight.tolist()
    level = max(math.hypot(x, y), 1e-9)
    across, along = y / level, -x / level
    up = [along * z, -across * z, across * y - along * x]
    return np.array([[across, along, 0.0], up, [-x, -y, -z]])


def _box(
    body: LumpBody, px_per_mm: Floats, way: Floats, shape_hw: tuple[int, int]
) -> tuple[slice, slice]:
    beyond = body.short_mm * (body.longer - 1)
    by_way = (px_per_mm @ way[:2]).tolist()
    wide, tall = (
        body.short_mm * math.hypot(*row) + abs(beyond * along) + 1.0
        for row, along in zip(px_per_mm.tolist(), by_way, strict=True)
    )
    return _reached(body.y_px, tall, shape_hw[0]), _reached(body.x_px, wide, shape_hw[1])


def _reached(at: float, reach: float, length: int) -> slice:
    first, last = math.floor(at - reach), math.ceil(at + reach) + 1
    return slice(min(max(first, 0), length), min(max(last, 0), length))


def _turned(outward: tuple[Floats, Floats, Floats], axes: Floats) -> Floats:
    """Unit normals in table axes, (3, h, w), of directions right, up and towards."""
    right, up, towards = outward
    normals = np.empty((3, *right.shape))
    length = np.sqrt(right * right + up * up + towards * towards)
    length = 1.0 / np.maximum(length, 1e-9)
    for plane, (a, b, c) in zip(normals, axes.T.tolist(), strict=True):
        np.multiply(a * right + b * up + c * towards, length, out=plane)
    return normals


def _ellipsoid(body: LumpBody, way: Floats, right: Floats, up: Floats) -> Surface:
    """How far towards the eye the surface is, its outward direction, and where there is one."""
    # Inverse of b^2 I + (a^2 - b^2) h h^T.
    shape = np.eye(3) - (1 - 1 / body.longer**2) * np.outer(way, way)
    (a, b, c), (_, d, e), (_, _, f) = (shape / body.short_mm**2).tolist()
    linear = c * right + e * up
    flat = (a * right + 2 * b * up) * right + d * up * up
    root = linear * linear - f * (flat - 1)
    towards = (np.sqrt(np.maximum(root, 0)) - linear) / f
    outward = (
        a * right + b * up + c * towards,
        b * right + d * up + e * towards,
        linear + f * towards,
    )
    return towards, outward, root >= 0


def _roll(body: LumpBody, way: Floats, right: Floats, up: Floats) -> Surface:
    """As `_ellipsoid`, of the spheres along a line: the foremost of them in each pixel."""
    half = body.short_mm * (body.longer - 1)
    across, rising, nearing = way.tolist()
    level = max(across**2 + rising**2, 1e-6)
    foot = (right * across + up * rising) / level
    aside = right * right + up * up - foot * foot * level
    foremost = nearing * np.sqrt(np.maximum(body.short_mm**2 - aside, 0) / level)
    along = np.clip(foot + foremost, -half, half)
    off_right, off_up = right - along * across, up - along * rising
    root = body.short_mm**2 - off_right * off_right - off_up * off_up
    out = np.sqrt(np.maximum(root, 0))
    return along * nearing + out, (off_right, off_up, out), root >= 0
