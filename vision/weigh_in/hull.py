"""Voxel carving: what is left of a block after every view has cut away what is outside its outline.

Everything is in the *body* frame, mm, z up, in which the creature does not move: the turn card's
own frame, or the table's for a creature that a hand turns. A pixel inside the outline does not say
where along its ray the clay is, so the hull is never too small and mostly too large;
`vision.weigh_in.volume` corrects for that.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
from scipy import ndimage

from calibration.arrays import Flags, Floats, Mask
from calibration.frame import Progress
from calibration.model.projection import centre_mm
from vision.masks import disc
from vision.weigh_in.pinhole import chunks, pixels_of

Solid = Flags

VOXEL_MM: Final = 1.25
"""Edge of a hull's voxels. By trial."""

COARSE_VOXEL_MM: Final = 5.0
"""Edge of the blocks that are carved first, so that empty ones need no fine carving."""

HALF_DIAGONAL: Final = 0.87
"""Half diagonal of a cube over its edge: half the root of 3, rounded up."""

VOTE_VOXEL_MM: Final = 4.0
"""Edge of the voxels of a ballot, in which votes are only counted."""

SCOUT_VOXEL_MM: Final = 10.0
"""Edge of the blocks with which a ballot first finds where the creature is."""

BLOCK_RADIUS_MM: Final = 110.0
"""Half the side of the block that is carved: small enough for quick carving, but far larger than a
creature made of one can."""

BLOCK_HEIGHT_MM: Final = 150.0
"""Height of the block that is carved, from the ground up."""


@dataclass(frozen=True, slots=True, eq=False)
class View:
    """A creature's outline as seen from a known pose.

    Attributes:
        mask: (h, w) uint8, 255 inside the outline, in a crop of the picture.
        corner_px: Column and row of the crop's pixel (0, 0) in the picture.
        matrix: (3, 3) camera matrix of the whole picture.
        distortion: (5,) k1, k2, p1, p2, k3.
        camera_from_body: (4, 4) rigid, mm.
        frame: Index of the frame.
        clipped: Whether the outline continues outside of the picture.
    """

    mask: Mask
    corner_px: tuple[int, int]
    matrix: Floats
    distortion: Floats
    camera_from_body: Floats
    frame: int = 0
    clipped: bool = False

    def __post_init__(self) -> None:
        if self.mask.ndim != 2 or self.mask.dtype != np.uint8:
            raise ValueError(f"a mask must be (h, w) uint8, but got {self.mask.shape}")
        if self.camera_from_body.shape != (4, 4):
            raise ValueError(f"a pose must be (4, 4), but got {self.camera_from_body.shape}")

    @property
    def eye_mm(self) -> Floats:
        """Centre of the camera in the body frame, (3,) mm."""
        return centre_mm(self.camera_from_body)

    @property
    def azimuth_rad(self) -> float:
        """Azimuth of the camera about the body's +z axis."""
        eye = self.eye_mm
        return float(np.arctan2(eye[1], eye[0]))

    @property
    def elevation_rad(self) -> float:
        """Elevation of the camera as seen from the body's origin."""
        eye = self.eye_mm
        return float(np.arctan2(eye[2], np.hypot(eye[0], eye[1])))

    def image_from_body(self, points_mm: Floats) -> Floats:
        """Project (n, 3) points to (n, 2) pixels of the mask's crop."""
        pixels = pixels_of(points_mm, self.camera_from_body, self.matrix, self.distortion)
        return np.asarray(pixels - np.array(self.corner_px), dtype=np.float64)


@dataclass(frozen=True, slots=True, eq=False)
class Hull:
    """A block of voxels, with flags of those that no view cut away.

    Attributes:
        solid: (nx, ny, nz) bool.
        corner_mm: (3,) centre of voxel (0, 0, 0) in the body frame; its z is half a voxel.
        voxel_mm: Edge of a voxel.
    """

    solid: Solid
    corner_mm: Floats
    voxel_mm: float

    @property
    def volume_ml(self) -> float:
        """Volume of the voxels that are left."""
        return float(np.count_nonzero(self.solid)) * self.voxel_mm**3 / 1000.0

    def points_mm(self) -> Floats:
        """Centres of the voxels that are left, (n, 3)."""
        at = np.argwhere(self.solid).astype(np.float64)
        return np.asarray(at * self.voxel_mm + self.corner_mm, dtype=np.float64)


def carve(
    views: Sequence[View],
    *,
    voxel_mm: float = VOXEL_MM,
    misses: int = 0,
    progress: Progress | None = None,
) -> Hull:
    """Carve a block with every view's outline.

    First coarsely, with outlines dilated by a voxel's reach, to find where the creature is at all;
    then finely there. With `misses`, a voxel is kept although up to that many views cut it away:
    for outlines that have pieces missing. `progress` is called view by view.

    Raises:
        ValueError: There is no view.
    """
    if not views:
        raise ValueError("carving needs at least one view")
    if misses:
        return carve_around(_rough_hull(views), views, voxel_mm=voxel_mm, misses=misses)
    rough = _carve_block(_full_block(COARSE_VOXEL_MM), views, grow=True)
    if not rough.solid.any():
        return Hull(np.zeros((1, 1, 1), dtype=np.bool_), rough.corner_mm, voxel_mm)
    return _carve_block(_block_around(rough, voxel_mm), views, grow=False, progress=progress)


@dataclass(frozen=True, slots=True, eq=False)
class Ballot:
    """The votes of all views on which voxels of a block are clay.

    Unlike carving, this tolerates a wrong view, and outlines with pieces missing.

    Attributes:
        votes: (views, nx, ny, nz) bool.
        block: Position and size of the voxels.
    """

    votes: Solid
    block: Hull

    def of(self, views: Sequence[int]) -> "Ballot":
        """The ballot of some of the views, by their indices."""
        return Ballot(self.votes[list(views)], self.block)

    def elected(self, misses: int) -> Hull:
        """The largest connected part of the voxels that all but `misses` views count as clay."""
        solid = self.votes.sum(axis=0) >= max(1, len(self.votes) - misses)
        return Hull(_largest_part(solid), self.block.corner_mm, self.block.voxel_mm)

    def cut_by_one(self) -> Floats:
        """What each view alone cuts away, (views,), as a share of what all count as clay."""
        misses = ~self.votes
        alone = misses.sum(axis=0) == 1
        everyone = max(1, int(np.count_nonzero(~misses.any(axis=0))))
        cut = np.array([np.count_nonzero(one & alone) for one in misses], dtype=np.float64)
        return np.asarray(cut / everyone)


def ballot(views: Sequence[View], *, voxel_mm: float = VOTE_VOXEL_MM) -> Ballot:
    """Let every view vote on every voxel that could be clay to at least half of them."""
    found = _rough_hull(views)
    block = _block_around(found, voxel_mm) if found.solid.any() else found
    return Ballot(_votes(block, views, grow=False), block)


def _rough_hull(views: Sequence[View]) -> Hull:
    """Coarse voxels that at least half of the views count as clay."""
    rough = _full_block(SCOUT_VOXEL_MM)
    votes = _votes(rough, views, grow=True)
    likely = votes.sum(axis=0) >= max(1, len(views) // 2)
    return Hull(np.asarray(likely), rough.corner_mm, rough.voxel_mm)


def carve_around(rough: Hull, views: Sequence[View], *, voxel_mm: float, misses: int = 0) -> Hull:
    """Carve finely around a rough hull; a voxel is kept although up to `misses` views cut it away.

    The result is the same as a ballot's, but no view is asked about a voxel that is already lost.
    """
    if not rough.solid.any():
        return Hull(np.zeros((1, 1, 1), dtype=np.bool_), rough.corner_mm, voxel_mm)
    block = _block_around(rough, voxel_mm)
    missed = np.zeros(block.solid.shape, dtype=np.int64)
    for view in views:
        at = np.argwhere(missed <= misses)
        outside = ~_inside(view, at * voxel_mm + block.corner_mm, 0.0)
        missed[tuple(at[outside].T)] += 1
    return Hull(_largest_part(missed <= misses), block.corner_mm, voxel_mm)


def surface_mm(hull: Hull) -> Floats:
    """Centres (n, 3) of the solid voxels with a free neighbour at one of their six faces."""
    padded = np.pad(hull.solid, 1)
    inner = np.ones_like(hull.solid)
    for axis in range(3):
        for step in (-1, 1):
            inner &= np.roll(padded, step, axis)[1:-1, 1:-1, 1:-1]
    at = np.argwhere(hull.solid & ~inner).astype(np.float64)
    return np.asarray(at * hull.voxel_mm + hull.corner_mm, dtype=np.float64)


def _largest_part(solid: Solid) -> Solid:
    labels, count = ndimage.label(solid, structure=np.ones((3, 3, 3)))
    if count < 2:
        return np.asarray(solid, dtype=np.bool_)
    sizes = np.bincount(labels.ravel())
    sizes[0] = 0
    return np.asarray(labels == int(np.argmax(sizes)), dtype=np.bool_)


def _votes(block: Hull, views: Sequence[View], *, grow: bool) -> Solid:
    points = Hull(np.ones_like(block.solid), block.corner_mm, block.voxel_mm).points_mm()
    votes = np.empty((len(views), len(points)), dtype=np.bool_)
    for vote, view in zip(votes, views, strict=True):
        vote[:] = _inside(view, points, block.voxel_mm if grow else 0.0)
    return votes.reshape(len(views), *block.solid.shape)


def outline_of(hull: Hull, view: View) -> Mask:
    """Mask of the hull in a view, 255 inside, of the same crop as the view's mask."""
    inside = np.zeros_like(view.mask)
    if not hull.solid.any():
        return inside
    at_px = view.image_from_body(surface_mm(hull))
    pixels_per_mm = float(view.matrix[0, 0]) / float(np.linalg.norm(view.eye_mm))
    radius_px = max(1, round(hull.voxel_mm * pixels_per_mm * 0.75))
    columns, rows = np.round(at_px).astype(np.int64).T
    kept = (columns >= 0) & (rows >= 0) & (columns < inside.shape[1]) & (rows < inside.shape[0])
    inside[rows[kept], columns[kept]] = 255
    closed = cv2.morphologyEx(inside, cv2.MORPH_CLOSE, disc(radius_px))
    return np.asarray(closed, dtype=np.uint8)


def filled_of(hull: Hull, view: View) -> float:
    """Share of the view's outline that the hull fills, 0 to 1."""
    inside = view.mask > 127
    filled = inside & (outline_of(hull, view) > 0)
    return float(np.count_nonzero(filled)) / max(1.0, float(inside.sum()))


def _full_block(voxel_mm: float) -> Hull:
    sides = 2 * int(np.ceil(BLOCK_RADIUS_MM / voxel_mm))
    layers = int(np.ceil(BLOCK_HEIGHT_MM / voxel_mm))
    corner = (0.5 - sides / 2) * voxel_mm
    corner_mm = np.array([corner, corner, voxel_mm / 2])
    return Hull(np.ones((sides, sides, layers), dtype=np.bool_), corner_mm, voxel_mm)


def _block_around(rough: Hull, voxel_mm: float) -> Hull:
    points = rough.points_mm()
    low = points.min(axis=0) - rough.voxel_mm
    high = points.max(axis=0) + rough.voxel_mm
    low[2] = 0.0
    counts = np.ceil((high - low) / voxel_mm).astype(int)
    solid = np.ones(tuple(counts), dtype=np.bool_)
    return Hull(solid, np.asarray(low + voxel_mm / 2), voxel_mm)


def _carve_block(
    block: Hull, views: Sequence[View], *, grow: bool, progress: Progress | None = None
) -> Hull:
    tell = progress or (lambda _: None)
    solid = block.solid.copy()
    for number, view in enumerate(views, start=1):
        tell(f"carving {number} of {len(views)} views")
        at = np.argwhere(solid)
        if not at.size:
            break
        points = at * block.voxel_mm + block.corner_mm
        outside = ~_inside(view, points, block.voxel_mm if grow else 0.0)
        solid[tuple(at[outside].T)] = False
    return Hull(solid, block.corner_mm, block.voxel_mm)


def _inside(view: View, points_mm: Floats, reach_mm: float) -> Flags:
    """Flags of points (n, 3) inside the outline.

    With `reach_mm` it is instead whether a cube of that edge around the point may touch the
    outline.
    """
    at_px = view.image_from_body(points_mm)
    if not reach_mm:
        return _interpolated_levels(view.mask, at_px, beyond=255 if view.clipped else 0) >= 127.5
    pixels_per_mm = float(view.matrix[0, 0]) / (float(np.linalg.norm(view.eye_mm)) - reach_mm)
    radius = int(np.ceil(reach_mm * HALF_DIAGONAL * pixels_per_mm))
    padded = cv2.copyMakeBorder(view.mask, *(radius,) * 4, cv2.BORDER_CONSTANT, value=0)
    grown = np.asarray(cv2.dilate(padded, disc(radius)), dtype=np.uint8)
    return _interpolated_levels(grown, at_px + radius, beyond=255 if view.clipped else 0) >= 127.5


def _interpolated_levels(mask: Mask, at_px: Floats, *, beyond: int) -> Floats:
    """Values of the mask at subpixel positions, interpolated: the outline is at 127.5.

    Outside of the crop the value is `beyond`: 255 if the outline continues outside of the picture.
    """
    x = at_px[:, 0].astype(np.float32).reshape(-1, 1)
    y = at_px[:, 1].astype(np.float32).reshape(-1, 1)
    out = np.empty(len(x), dtype=np.float64)
    for part in chunks(len(x)):  # cv2.remap takes at most 32767 rows at once
        sampled = cv2.remap(
            mask, x[part], y[part], cv2.INTER_LINEAR,
            borderMode=cv2.BORDER_CONSTANT, borderValue=beyond,
        )  # fmt: skip
        out[part] = sampled[:, 0]
    return out
