"""Bodies that rays meet. They need `embreex`."""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from calibration.arrays import Flags, Floats, Floats32
from tests.training.lit.rooms import Room, scattered, unit
from tests.training.look.prints import Random
from tests.training.look.retouch import GREY_GROUND

DOME_RAYS: Final = 24
"""Of each vertex and each place on the table."""
PLACES: Final = 40
"""Along a side of the square of places on the table, for a creature."""
UNEVEN: Final = 0.12
"""Of a body's normals: clay is not smooth."""
OFF_MM: Final = 0.7
"""A ray begins so far off the surface: the mesh is no finer."""
THROWN_BACK: Final = 0.45
"""Light that a ray meets on clay, of what falls on a free table."""


class Mesh:
    """A mesh that rays are followed through.

    Args:
        vertices_mm: (n, 3).
        faces: (m, 3).
    """

    def __init__(self, vertices_mm: npt.NDArray[Any], faces: npt.NDArray[Any]) -> None:
        from embreex.mesh_construction import TriangleMesh
        from embreex.rtcore_scene import EmbreeScene

        self._scene = EmbreeScene()
        TriangleMesh(self._scene, vertices_mm.astype(np.float32), faces.astype(np.int32))

    def meets(self, starts: Floats, ways: Floats) -> Flags:
        """Whether rays (n, 3) in the mesh's frame meet it, (n,)."""
        told = self._scene.run(starts.astype(np.float32), ways.astype(np.float32), query="OCCLUDED")
        return np.asarray(told >= 0)

    def first(self, starts: Floats, ways: Floats) -> dict[str, Any]:
        """Where rays (n, 3) meet it first: `primID` (-1 if nowhere), `u`, `v` and `tfar` there."""
        told: dict[str, Any] = self._scene.run(
            starts.astype(np.float32), ways.astype(np.float32), output=True
        )
        return told

    def dome_from(self, starts: Floats, normals: Floats, rays: int, r: Random) -> "Dome":
        """So many rays from each place (n, 3) to all sides, cosine-weighted about normals."""
        ways = _cosine_weighted(normals, rays, r)
        met = self.meets(np.repeat(starts, rays, axis=0), ways.reshape(-1, 3))
        return Dome(ways, met.reshape(-1, rays))


class Body(Mesh):
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
        super().__init__(vertices_mm, faces)
        self.vertices, self.faces = vertices_mm.astype(np.float64), faces.astype(np.int32)
        self.normals = vertex_normals(self.vertices, self.faces, r.uniform(0, UNEVEN), r)
        self.reach = float(np.abs(vertices_mm[:, :2]).max())
        starts = self.vertices + OFF_MM * self.normals
        self.dome = self.dome_from(starts, self.normals, DOME_RAYS, r)
        line = np.linspace(-2.2, 2.2, places) * self.reach
        x, y = np.meshgrid(line, line)
        ground = np.column_stack([x.ravel(), y.ravel(), np.full(x.size, OFF_MM)])
        up = np.tile([0.0, 0.0, 1.0], (len(ground), 1))
        self.line, self.ground_dome = line, self.dome_from(ground, up, DOME_RAYS, r)


@dataclass(frozen=True, slots=True, eq=False)
class Dome:
    """Rays from (n,) places to all sides, (n, rays, 3), and which of them meet something."""

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


def lamp_seen(mesh: Mesh, starts: Floats, lamp: Floats, room: Room, rays: int, r: Random) -> Floats:
    """The share of the lamp, in the mesh's frame, that is seen from places (n, 3), (n,)."""
    met = [mesh.meets(starts, scattered(lamp, len(starts), room, r)) for _ in range(rays)]
    return np.asarray(1 - np.mean(met, axis=0))


def vertex_normals(
    vertices: Floats, faces: npt.NDArray[Any], uneven: float | Floats, r: Random
) -> Floats:
    """Of the vertices, (n, 3).

    Args:
        vertices: (n, 3).
        faces: (m, 3).
        uneven: Sigma of what is added to a normal of length 1; for all, or (n, 1).
        r: Draws it.
    """
    a, b, c = (vertices[faces[:, k]] for k in range(3))
    across = np.cross(b - a, c - a)
    out = np.zeros((len(vertices), 3))
    for k in range(3):
        np.add.at(out, faces[:, k], across)
    return unit(unit(out) + uneven * r.normal(0, 1, out.shape))


def _cosine_weighted(normals: Floats, rays: int, r: Random) -> Floats:
    """Directions about normals (n, 3), as light from all sides counts, (n, rays, 3)."""
    ball = unit(r.normal(0, 1, (len(normals), rays, 3)))
    return unit(ball + 1.001 * normals[:, None])
