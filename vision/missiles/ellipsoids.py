r"""Ellipsoids and rolls as a camera sees them: outline, depth, normals and height.

A body is an ellipsoid of revolution with a level long axis, or a roll: all points within its
half width of a level line. Near a heap the camera, its lens included, is a projection matrix;
near one body it is a parallel projection along the sight line.

        up ^   . towards the eye        shape matrix  M = b^2 I + (a^2 - b^2) h h^T
           |  /                         surface point d = (right, up, towards):  d^T M^-1 d = 1
           | /
           +------> right               h: the long axis in these coordinates
"""

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from calibration.projection import camera_centre_mm, image_from_table
from calibration.solution import Calibration

Floats = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]

NEAR_MM: Final = 90.0
TALL_MM: Final = 50.0


@dataclass(frozen=True, slots=True, eq=False)
class Lens:
    """The camera near a heap.

    Attributes:
        pixel_from_table: (3, 4) homogeneous, to the pixels of a crop.
        eye_mm: (3,) the camera's centre.
    """

    pixel_from_table: Floats
    eye_mm: Floats

    def place(self, x_px: float, y_px: float, height_mm: float) -> Floats:
        """The point (3,) at a height that is seen in a pixel."""
        matrix = self.pixel_from_table
        plane = np.column_stack([matrix[:, :2], matrix[:, 2] * height_mm + matrix[:, 3]])
        x, y, w = np.linalg.solve(plane, [x_px, y_px, 1.0])
        return np.array([x / w, y / w, height_mm])

    def pixel(self, point_mm: Floats) -> Floats:
        """Where a point (3,) is seen, (2,)."""
        x, y, w = self.pixel_from_table[:, :3] @ point_mm + self.pixel_from_table[:, 3]
        return np.array([x / w, y / w])

    def slope(self, point_mm: Floats) -> Floats:
        """Pixels per mm at a point, (2, 3)."""
        matrix = self.pixel_from_table
        x, y, w = matrix[:, :3] @ point_mm + matrix[:, 3]
        rows = [matrix[0, :3] - x / w * matrix[2, :3], matrix[1, :3] - y / w * matrix[2, :3]]
        return np.asarray(np.stack(rows) / w)


@dataclass(frozen=True, slots=True)
class Body:
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
        normals: (h, w, 3) outward, table axes.
        height_mm: (h, w) above the table.
    """

    body: Body
    middle_mm: Floats
    box: tuple[slice, slice]
    depth_mm: Floats
    normals: Floats
    height_mm: Floats


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


def seen(body: Body, lens: Lens, shape_hw: tuple[int, int]) -> Layer:
    """Draw one body."""
    middle = lens.place(body.x_px, body.y_px, body.short_mm + body.lift_mm)
    sight = middle - lens.eye_mm
    distance = float(np.linalg.norm(sight))
    axes = _axes(sight / distance)
    px_per_mm = lens.slope(middle) @ axes[:2].T
    way = axes @ [np.cos(body.turn), np.sin(body.turn), 0.0]
    box = _box(body, px_per_mm, way, shape_hw)
    rows, columns = np.mgrid[box]
    inverse = np.linalg.inv(px_per_mm)
    dx, dy = columns - body.x_px, rows - body.y_px
    right = inverse[0, 0] * dx + inverse[0, 1] * dy
    up = inverse[1, 0] * dx + inverse[1, 1] * dy
    surface = _roll if body.roll else _ellipsoid
    towards, outward, inside = surface(body, way, right, up)
    normals = outward @ axes
    normals /= np.maximum(np.linalg.norm(normals, axis=-1, keepdims=True), 1e-9)
    depth = np.where(inside, distance - towards, np.inf)
    height = middle[2] + up * axes[1, 2] + towards * axes[2, 2]
    return Layer(body, middle, box, depth, normals, height)


def _axes(sight: Floats) -> Floats:
    """Right, up and towards the eye, as rows (3, 3) in table axes."""
    right = np.array([sight[1], -sight[0], 0.0])
    right /= max(float(np.hypot(right[0], right[1])), 1e-9)
    up = np.array(
        [
            right[1] * sight[2],
            -right[0] * sight[2],
            right[0] * sight[1] - right[1] * sight[0],
        ]
    )
    return np.stack([right, up, -sight])


def _box(
    body: Body, px_per_mm: Floats, way: Floats, shape_hw: tuple[int, int]
) -> tuple[slice, slice]:
    beyond = body.short_mm * (body.longer - 1) * np.abs(px_per_mm @ way[:2])
    wide, tall = body.short_mm * np.linalg.norm(px_per_mm, axis=1) + beyond + 1.0
    ends = ((body.y_px, tall, shape_hw[0]), (body.x_px, wide, shape_hw[1]))
    rows, columns = (
        slice(
            int(np.clip(np.floor(at - reach), 0, length)),
            int(np.clip(np.ceil(at + reach) + 1, 0, length)),
        )
        for at, reach, length in ends
    )
    return rows, columns


def _ellipsoid(body: Body, way: Floats, right: Floats, up: Floats) -> tuple[Floats, Floats, Flags]:
    """How far towards the eye the surface is, its outward direction, and where there is one."""
    # Inverse of b^2 I + (a^2 - b^2) h h^T.
    shape = np.eye(3) - (1 - 1 / body.longer**2) * np.outer(way, way)
    shape = shape / body.short_mm**2
    linear = shape[0, 2] * right + shape[1, 2] * up
    flat = shape[0, 0] * right**2 + 2 * shape[0, 1] * right * up + shape[1, 1] * up**2
    root = linear**2 - shape[2, 2] * (flat - 1)
    towards = (-linear + np.sqrt(np.maximum(root, 0))) / shape[2, 2]
    local = np.stack([right, up, towards], axis=-1)
    return towards, local @ shape, root >= 0


def _roll(body: Body, way: Floats, right: Floats, up: Floats) -> tuple[Floats, Floats, Flags]:
    """As `_ellipsoid`, of the spheres along a line: the foremost of them in each pixel."""
    half = body.short_mm * (body.longer - 1)
    level = max(float(way[0] ** 2 + way[1] ** 2), 1e-6)
    foot = (right * way[0] + up * way[1]) / level
    aside = right**2 + up**2 - foot**2 * level
    foremost = way[2] * np.sqrt(np.maximum(body.short_mm**2 - aside, 0) / level)
    along = np.clip(foot + foremost, -half, half)
    off_right, off_up = right - along * way[0], up - along * way[1]
    root = body.short_mm**2 - off_right**2 - off_up**2
    out = np.sqrt(np.maximum(root, 0))
    return along * way[2] + out, np.stack([off_right, off_up, out], axis=-1), root >= 0
