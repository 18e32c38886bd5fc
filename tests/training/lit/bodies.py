"""Meshes for ray casting, and the light that reaches their vertices. They need `embreex`."""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from calibration.arrays import Flags, Floats, Floats32
from tests.training.lit.rooms import Room, scattered, unit
from tests.training.look.prints import Random
from tests.training.look.retouch import GREY_GROUND

DOME_RAYS: Final = 24
"""Number of rays from each vertex and each place on the table for the dome's light."""
PLACES: Final = 40
"""Side of the grid of places on the table around a creature at which the dome's light is
computed."""
UNEVEN: Final = 0.12
"""Sigma of the noise on a body's normals, as clay is not smooth."""
OFF_MM: Final = 0.7
"""Distance in mm off the surface at which rays begin: about the resolution of the mesh."""
THROWN_BACK: Final = 0.45
"""Light that a ray receives from clay that it hits, relative to that on a free table."""


class Mesh:
    """A mesh for ray casting.

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
        """Whether each ray (n, 3), in the mesh's frame, hits it, (n,)."""
        told = self._scene.run(starts.astype(np.float32), ways.astype(np.float32), query="OCCLUDED")
        return np.asarray(told >= 0)

    def first(self, starts: Floats, ways: Floats) -> dict[str, Any]:
        """The first hits of rays (n, 3): `primID` (-1 for none), `u`, `v` and `tfar`."""
        told: dict[str, Any] = self._scene.run(
            starts.astype(np.float32), ways.astype(np.float32), output=True
        )
        return told

    def dome_from(self, starts: Floats, normals: Floats, rays: int, r: Random) -> "Dome":
        """Cosine-weighted random rays about the normals from each place (n, 3), `rays` of each."""
        ways = _cosine_weighted(normals, rays, r)
        met = self.meets(np.repeat(starts, rays, axis=0), ways.reshape(-1, 3))
        return Dome(ways, met.reshape(-1, rays))


class Body(Mesh):
    """A mesh with its own occlusion of the dome's light, which is valid for every rotation.

    Args:
        vertices_mm: (n, 3) float32, standing on z = 0.
        faces: (m, 3).
        r: Random number generator for the rays.
        places: Side of the grid of places on the table at which the dome's light is computed.
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
    """Rays (n, rays, 3) from n places to all sides, and which of them hit something."""

    ways: Floats
    met: Flags

    def light(self, lean: Floats) -> Floats:
        """The dome's light at each place, (n,); 1 on a free table.

        Args:
            lean: `Room.lean` in the body's frame.
        """
        sky = np.maximum(0.0, 1 + self.ways @ lean - 0.67 * lean[2])
        back = np.where(self.ways[..., 2] > 0, sky, GREY_GROUND * 0.8)
        return np.asarray(np.where(self.met, THROWN_BACK, back).mean(axis=1))


def lamp_seen(mesh: Mesh, starts: Floats, lamp: Floats, room: Room, rays: int, r: Random) -> Floats:
    """The visible share (n,) of the lamp from places (n, 3); `lamp` is in the mesh's frame."""
    met = [mesh.meets(starts, scattered(lamp, len(starts), room, r)) for _ in range(rays)]
    return np.asarray(1 - np.mean(met, axis=0))


def vertex_normals(
    vertices: Floats, faces: npt.NDArray[Any], uneven: float | Floats, r: Random
) -> Floats:
    """Unit normals of the vertices, (n, 3), with noise.

    Args:
        vertices: (n, 3).
        faces: (m, 3).
        uneven: Sigma of the noise that is added to a normal of length 1; one value, or (n, 1).
        r: Random number generator.
    """
    a, b, c = (vertices[faces[:, k]] for k in range(3))
    across = np.cross(b - a, c - a)
    out = np.zeros((len(vertices), 3))
    for k in range(3):
        np.add.at(out, faces[:, k], across)
    return unit(unit(out) + uneven * r.normal(0, 1, out.shape))


def _cosine_weighted(normals: Floats, rays: int, r: Random) -> Floats:
    """Random directions (n, rays, 3) about normals (n, 3), with cosine-weighted density."""
    ball = unit(r.normal(0, 1, (len(normals), rays, 3)))
    return unit(ball + 1.001 * normals[:, None])
