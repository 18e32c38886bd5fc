"""Render ellipsoids and rolls: outline, depth, normals and height as a camera sees them.

Near a heap the camera, with its lens distortion, is approximated by a projection matrix.
"""

import math
from dataclasses import dataclass
from typing import Final

import numpy as np

from calibration.arrays import Flags, Floats
from calibration.model.projection import camera_centre_mm, image_from_table
from calibration.model.solution import Calibration

NEAR_MM: Final = 90.0
"""Half the side of the square of the table around a heap's middle in which the projection is
fitted: a heap of a dozen missiles fits."""

TALL_MM: Final = 50.0
"""Height above the table up to which the projection is fitted: three layers of missiles."""


@dataclass(frozen=True, slots=True, eq=False)
class Lens:
    """A linear projection that approximates the camera near a heap.

    Attributes:
        pixel_from_table: (3, 4) homogeneous, to the pixels of a crop.
        eye_mm: (3,) the camera's centre.
    """

    pixel_from_table: Floats
    eye_mm: Floats

    def place(self, x_px: float, y_px: float, height_mm: float) -> Floats:
        """The point (3,) at this height that is seen in this pixel."""
        by_x, by_y, by_w = self.pixel_from_table.tolist()
        # Two equations, one per coordinate: (row - pixel * last row) @ (x, y, height, 1) = 0.
        a, b, c, d = (one - x_px * w for one, w in zip(by_x, by_w, strict=True))
        e, f, g, h = (one - y_px * w for one, w in zip(by_y, by_w, strict=True))
        first, second = -(c * height_mm + d), -(g * height_mm + h)
        both = a * f - b * e
        x, y = (first * f - b * second) / both, (a * second - first * e) / both
        return np.array([x, y, height_mm])

    def pixel(self, point_mm: Floats) -> Floats:
        """The pixel (2,) in which a point (3,) is seen."""
        x, y, w = self.pixel_from_table[:, :3] @ point_mm + self.pixel_from_table[:, 3]
        return np.array([x / w, y / w])

    def slope(self, point_mm: Floats) -> Floats:
        """Derivative of the pixel by the point, at a point: pixels per mm, (2, 3)."""
        matrix = self.pixel_from_table
        x, y, w = matrix[:, :3] @ point_mm + matrix[:, 3]
        off = np.array([[x / w], [y / w]])
        return np.asarray((matrix[:2, :3] - off * matrix[2, :3]) / w)


def lens_near(middle_mm: Floats, calibration: Calibration, corner_px: Floats, scale: float) -> Lens:
    """The projection near a point of the table, to a crop's pixels times `scale`."""
    side = np.linspace(-NEAR_MM, NEAR_MM, 4)
    x, y, z = np.meshgrid(side + middle_mm[0], side + middle_mm[1], [0.0, TALL_MM / 2, TALL_MM])
    points = np.column_stack([x.ravel(), y.ravel(), z.ravel()])
    pixels = (image_from_table(points, calibration) - corner_px + 0.5) * scale - 0.5
    seen = np.isfinite(pixels).all(axis=1)
    return Lens(_projection(points[seen], pixels[seen]), camera_centre_mm(calibration))


def _projection(points: Floats, pixels: Floats) -> Floats:
    """Direct linear transform, with centred and scaled coordinates (Hartley 1997)."""
    shift, spread = points.mean(axis=0), float(points.std())
    flat_shift, flat_spread = pixels.mean(axis=0), float(pixels.std())
    p = np.column_stack([(points - shift) / spread, np.ones(len(points))])
    q = (pixels - flat_shift) / flat_spread
    nothing = np.zeros_like(p)
    rows = np.vstack(
        [
            np.hstack([p, nothing, -q[:, :1] * p]),
            np.hstack([nothing, p, -q[:, 1:] * p]),
        ]
    )
    matrix = np.linalg.svd(rows)[2][-1].reshape(3, 4)
    back = np.array([[flat_spread, 0, flat_shift[0]], [0, flat_spread, flat_shift[1]], [0, 0, 1]])
    there = np.eye(4) / spread
    there[:3, 3], there[3, 3] = -shift / spread, 1.0
    whole = back @ matrix @ there
    return np.asarray(whole / np.linalg.norm(whole[2, :3]))


Surface = tuple[Floats, tuple[Floats, Floats, Floats], Flags]


@dataclass(frozen=True, slots=True)
class LumpBody:
    """A lump as an ellipsoid of revolution with a level long axis, or as a roll.

    Attributes:
        x_px, y_px: Where its centre is seen, in the crop.
        short_mm: Half of its height and width.
        longer: Long half axis over the short one, 1 or more.
        turn: Angle of the long axis from the table's x, radians.
        lift_mm: Height of its lowest point above the table.
        roll: Whether it is a roll: equally thick along its length, with round ends.
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
        """Volume of the ellipsoid, or of the roll."""
        longer = 1 + 1.5 * (self.longer - 1) if self.roll else self.longer
        return 4 / 3 * float(np.pi) * self.short_mm**3 * longer / 1000


@dataclass(frozen=True, slots=True, eq=False)
class Layer:
    """One rendered body.

    Attributes:
        body: The body.
        middle_mm: (3,) its centre.
        box: Rows and columns of the crop that it may touch.
        depth_mm: (h, w) of the box, distance along the line of sight; inf outside of the body.
        normals: (3, h, w) outward, in table axes.
        height_mm: (h, w) above the table.
    """

    body: LumpBody
    middle_mm: Floats
    box: tuple[slice, slice]
    depth_mm: Floats
    normals: Floats
    height_mm: Floats


def seen(body: LumpBody, lens: Lens, shape_hw: tuple[int, int]) -> Layer:
    """Render one body."""
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
    return Layer(body, middle, box, depth, _in_table_axes(outward, axes), height)


def _axes(sight: Floats) -> Floats:
    """The camera's right, up and towards the camera, as rows (3, 3) in table axes."""
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
    return _clipped_range(body.y_px, tall, shape_hw[0]), _clipped_range(
        body.x_px, wide, shape_hw[1]
    )


def _clipped_range(at: float, reach: float, length: int) -> slice:
    first, last = math.floor(at - reach), math.ceil(at + reach) + 1
    return slice(min(max(first, 0), length), min(max(last, 0), length))


def _in_table_axes(outward: tuple[Floats, Floats, Floats], axes: Floats) -> Floats:
    """Unit normals in table axes, (3, h, w), from components along right, up and towards."""
    right, up, towards = outward
    normals = np.empty((3, *right.shape))
    length = np.sqrt(right * right + up * up + towards * towards)
    length = 1.0 / np.maximum(length, 1e-9)
    for plane, (a, b, c) in zip(normals, axes.T.tolist(), strict=True):
        np.multiply(a * right + b * up + c * towards, length, out=plane)
    return normals


def _ellipsoid(body: LumpBody, way: Floats, right: Floats, up: Floats) -> Surface:
    """The surface of an ellipsoid at points (right, up) of the plane through its centre.

    Returns:
        Its distance from that plane towards the camera, its outward direction (not normalised), and
        flags of the points where there is a surface.
    """
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
    """As `_ellipsoid`, for a roll: the frontmost of all spheres along a line."""
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
