"""Bodies that rays meet. They need `embreex`."""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from calibration.arrays import Flags, Floats, Floats32
from tests.training.lit.rooms import unit
from tests.training.look.prints import Random
from tests.training.look.retouch import GREY_GROUND

DOME_RAYS: Final = 24
"""Of each vertex and each place on the table."""
PLACES: Final = 40
"""Along a side of the square of places on the table, for a creature."""
OFF_MM: Final = 0.7
"""A ray begins so far off the surface: the mesh is no finer."""
THROWN_BACK: Final = 0.45
"""Light that a ray meets on clay, of what falls on a free table."""


class Body:
    """A mesh, and what its own shape does to the dome's light, whichever way it is turned.

    Args:
        vertices_mm: (n, 3) float32, standing on z = 0.
        faces: (m, 3).
        r: Draws the rays.
        places: Along a side of the square of places on the table where the dome's light is
            followed.
    """

    def __init__(
        self,
        vertices_mm: Floats32,
        faces: npt.NDArray[Any],
        r: Random,
        places: int = PLACES,
    ) -> None:
        from embreex.mesh_construction import TriangleMesh
        from embreex.rtcore_scene import EmbreeScene

        self.vertices, self.faces = vertices_mm.astype(np.float64), faces.astype(np.int32)
        self._scene = EmbreeScene()
        TriangleMesh(self._scene, vertices_mm, self.faces)
        self.normals = _normals(vertices_mm, self.faces, r)
        self.reach = float(np.abs(vertices_mm[:, :2]).max())
        self.dome = self._followed(self.vertices, self.normals, r)
        line = np.linspace(-2.2, 2.2, places) * self.reach
        x, y = np.meshgrid(line, line)
        ground = np.column_stack([x.ravel(), y.ravel(), np.zeros(x.size)])
        up = np.tile([0.0, 0.0, 1.0], (len(ground), 1))
        self.line, self.ground_dome = line, self._followed(ground, up, r)

    def meets(self, starts: Floats, ways: Floats) -> Flags:
        """Whether rays (n, 3) in the body's frame meet it, (n,)."""
        told = self._scene.run(starts.astype(np.float32), ways.astype(np.float32), query="OCCLUDED")
        return np.asarray(told >= 0)

    def first(self, starts: Floats, ways: Floats) -> dict[str, Any]:
        """Where rays (n, 3) meet it first: `primID` (-1 if nowhere), `u` and `v` there."""
        told: dict[str, Any] = self._scene.run(
            starts.astype(np.float32), ways.astype(np.float32), output=True
        )
        return told

    def _followed(self, places: Floats, normals: Floats, r: Random) -> "Dome":
        """Rays from places to all sides, cosine-weighted."""
        ways = _cosine_weighted(normals, r)
        starts = np.repeat(places + OFF_MM * normals, DOME_RAYS, axis=0)
        met = self.meets(starts, ways.reshape(-1, 3)).reshape(-1, DOME_RAYS)
        return Dome(ways, met)


@dataclass(frozen=True, slots=True, eq=False)
class Dome:
    """Rays from (n,) places to all sides, (n, DOME_RAYS, 3), and which of them meet the body."""

    ways: Floats
    met: Flags

    def light(self, lean: Floats) -> Floats:
        """The light that comes from there, (n,); 1 on a free table.

        Args:
            lean: In the body's frame, as `Room.lean`.
        """
        sky = np.maximum(0.0, 1 + self.ways @ lean - 0.67 * lean[2])
        back = np.where(self.ways[..., 2] > 0, sky, GREY_GROUND * 0.8)
        return np.asarray(np.where(self.met, THROWN_BACK, back).mean(axis=1))


def _normals(vertices: Floats32, faces: npt.NDArray[np.int32], r: Random) -> Floats:
    """Of the vertices, (n, 3), a little uneven as clay is."""
    a, b, c = (vertices[faces[:, k]].astype(np.float64) for k in range(3))
    across = np.cross(b - a, c - a)
    out = np.zeros((len(vertices), 3))
    for k in range(3):
        np.add.at(out, faces[:, k], across)
    return unit(unit(out) + r.normal(0, r.uniform(0, 0.12), out.shape))


def _cosine_weighted(normals: Floats, r: Random) -> Floats:
    """Directions about normals (n, 3), as light from all sides counts, (n, DOME_RAYS, 3)."""
    ball = unit(r.normal(0, 1, (len(normals), DOME_RAYS, 3)))
    return unit(ball + 1.001 * normals[:, None])
