r"""Split a patch of clay into the lumps it consists of.

A lump's outline, as far as it is not hidden, is nearly a circle or an ellipse, and where a lump
hides another its edge is seen as a step in brightness. Edges vote for the circles that they may
belong to (Hough transform). The circles with votes, and whatever none of them covers, are joined
again if neither a pinch of the outline nor an edge separates them.

      votes for centres          circles              lumps
        .-~~-.                   .-~~-.               .-~~-.
       /  *   )__        ->     (  1   )__      ->   (  1   )__
       \     /*  )               \    /(2 )3)         \    /( 2  )
        '-__-'--'                '-__-' '--'          '-__-' '--'
"""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt
from scipy import ndimage

from calibration.arrays import Flags, Floats, Floats32, Image, Mask
from vision.channels import largest_channel
from vision.lumps.roundness import ellipse_iou
from vision.masks import disc

Labels = npt.NDArray[np.int32]


@dataclass(frozen=True, slots=True)
class HeapTuning:
    """When edges, circles and creases split a patch of clay.

    Shares are of a circle or a part, light is ln of light. By trial on the shared piles and drawn
    heaps if no other source is named; guarded by tests/vision/lumps/test_heap.py, test_observer.py,
    and the missiles in docs/accuracy.md.
    """

    step_of_light: float = 0.035
    """Least slope of ln light per pixel of an edge inside the clay."""

    inner_vote: float = 0.8
    """Weight of the vote of an edge pixel inside the clay, relative to one on the clay's
    outline."""

    least_guess: float = 0.26
    """Least share of a circle's edge that is seen, for the initial guess of bodies."""

    least_inside: float = 0.90
    """Least share of a circle that is clay."""

    least_new: float = 0.40
    """Least share of a circle that no earlier circle covers."""

    most_circles: int = 40
    """Largest number of circles in one patch."""

    one_lump: float = 0.965
    """Solidity (area over that of the convex hull) from which on a patch is one lump."""

    whole: float = 0.975
    """Solidity of two parts together from which on they are one lump unless a strong edge separates
    them."""

    nearly_whole: float = 0.945
    """Solidity of two parts together from which on they are one lump if no edge separates them."""

    sliver: float = 0.85
    """Share of the smallest radius: a part with less area than a lump of such a radius belongs to
    another part."""

    rounder: float = 0.01
    """Amount by which two parts together must fit an ellipse better than each its own."""

    valley: float = 0.06
    """Depth, in ln of light, of a crease between lumps."""

    step: float = 0.20
    """Height, in ln of light, of the step where one lump hides another."""

    apart: float = 0.6
    """Least distance between the centres of two circles, in radii of the larger one."""

    outline_calm_px: float = 1.2
    """Sigma of the blur of the mask, from whose gradient the direction inwards is computed."""

    above_usual: float = 1.5
    """Least slope of an edge inside the clay, as a multiple of the median slope there."""

    centre_sigma: float = 0.12
    """Sigma of the blur of votes for a circle's centre, as a share of its radius."""

    smallest_filled: float = 0.55
    """Least radius of a circle that fills a gap between others, as a share of the smallest lump's
    radius."""


TUNING: Final = HeapTuning()


LEAST_SUPPORT: Final = 0.32
"""Least share of a circle's edge that is seen, for a lump."""


@dataclass(frozen=True, slots=True)
class Circle:
    """A circle in a patch, pixels."""

    x: float
    y: float
    radius: float


def lumps_of(clay: Mask, bgr: Image, radii_px: tuple[float, float]) -> Labels:
    """Label the lumps of a patch of clay.

    Args:
        clay: (h, w) uint8 share of clay in each pixel, 255 for all.
        bgr: (h, w, 3) uint8, the picture.
        radii_px: Radii of the smallest and the largest lump to search for.

    Returns:
        (h, w) int32: 0 outside, then 1, 2, ... for the lumps.
    """
    inside = clay > 127
    if inside.any() and solidity(inside) >= TUNING.one_lump:
        return np.asarray(inside.astype(np.int32))
    light = _light(bgr)
    circles = _voted_circles(clay, light, radii_px)
    circles += _circles_in_gaps(inside, circles, radii_px[0])
    if not circles:
        return np.asarray(inside.astype(np.int32))
    labels = _merge_unseparated(_nearest_circle(inside, circles), light)
    labels = _merge_slivers(labels, np.pi * (TUNING.sliver * radii_px[0]) ** 2)
    return _merge_to_ellipses(labels, np.pi * radii_px[1] ** 2)


def circles_of(clay: Mask, bgr: Image, radii_px: tuple[float, float]) -> list[Circle]:
    """Circles that could be lumps of a patch, too many rather than too few; args as `lumps_of`."""
    circles = _voted_circles(clay, _light(bgr), radii_px, least=TUNING.least_guess)
    return circles + _circles_in_gaps(clay > 127, circles, radii_px[0])


def _light(bgr: Image) -> Floats32:
    calm = largest_channel(np.asarray(cv2.GaussianBlur(bgr, (0, 0), 1.0))).astype(np.float32)
    return np.asarray(np.log(calm + 10.0), dtype=np.float32)


def _voted_circles(
    clay: Mask, light: Floats32, radii_px: tuple[float, float], *, least: float = LEAST_SUPPORT
) -> list[Circle]:
    """Circles that edges vote for, best first, until new ones cover hardly any new area."""
    inside = clay > 127
    edges = np.concatenate([_outer_edge(clay), _inner_edges(inside, light)])
    radii = np.arange(radii_px[0], radii_px[1] + 0.5)
    support = _support(edges, radii, clay.shape)
    rows, columns = np.mgrid[0 : clay.shape[0], 0 : clay.shape[1]]
    covered = np.zeros_like(inside)
    found: list[Circle] = []
    for votes, size in zip(support, radii, strict=True):
        votes[_disc_share(inside, float(size)) < TUNING.least_inside] = 0
    for _ in range(TUNING.most_circles):
        layer, y, x = (int(i) for i in np.unravel_index(int(np.argmax(support)), support.shape))
        if support[layer, y, x] < least:
            break
        radius = float(radii[layer])
        away = np.hypot(columns - x, rows - y)
        within = (away <= radius) & inside
        if np.count_nonzero(within & ~covered) < TUNING.least_new * np.count_nonzero(within):
            support[layer, y, x] = 0
            continue
        found.append(Circle(float(x), float(y), radius))
        covered |= within
        for other, size in zip(support, radii, strict=True):
            other[away < TUNING.apart * max(radius, float(size))] = 0
    return found


def _outer_edge(clay: Mask) -> Floats32:
    """Pixels of the outline with their direction inwards, (n, 5): x, y, dx, dy, weight."""
    inside = (clay > 127).astype(np.uint8)
    rim = inside - cv2.erode(inside, np.ones((3, 3), np.uint8))
    soft = cv2.GaussianBlur(clay.astype(np.float32) / 255, (0, 0), TUNING.outline_calm_px)
    return _edge_pixels(rim > 0, *_slopes(np.asarray(soft, np.float32)), weight=1.0)


def _inner_edges(inside: Flags, light: Floats32) -> Floats32:
    """Pixels of edges inside the clay with the direction to the brighter side, (n, 5) as above."""
    across, down = _slopes(light)
    steep = np.hypot(across, down)
    deep = cv2.erode(inside.astype(np.uint8), np.ones((5, 5), np.uint8)) > 0
    if not deep.any():
        return np.zeros((0, 5), dtype=np.float32)
    x, y = across / np.maximum(steep, 1e-6), down / np.maximum(steep, 1e-6)
    rows, columns = np.mgrid[0 : light.shape[0], 0 : light.shape[1]].astype(np.float32)
    ahead = cv2.remap(steep, columns + x, rows + y, cv2.INTER_LINEAR)
    behind = cv2.remap(steep, columns - x, rows - y, cv2.INTER_LINEAR)
    least = max(TUNING.step_of_light, TUNING.above_usual * float(np.median(steep[deep])))
    ridge = deep & (steep >= ahead) & (steep >= behind) & (steep > least)
    return _edge_pixels(ridge, across, down, weight=TUNING.inner_vote)


def _slopes(picture: Floats32) -> tuple[Floats32, Floats32]:
    across = cv2.Sobel(picture, cv2.CV_32F, 1, 0, scale=1 / 8)
    down = cv2.Sobel(picture, cv2.CV_32F, 0, 1, scale=1 / 8)
    return np.asarray(across, dtype=np.float32), np.asarray(down, dtype=np.float32)


def _edge_pixels(chosen: Flags, across: Floats32, down: Floats32, *, weight: float) -> Floats32:
    rows, columns = np.nonzero(chosen)
    x, y = across[rows, columns], down[rows, columns]
    length = np.hypot(x, y) + 1e-6
    weights = np.full(len(rows), weight)
    stacked = np.column_stack([columns, rows, x / length, y / length, weights])
    return np.asarray(stacked, dtype=np.float32)


def _support(edges: Floats32, radii: Floats, shape: tuple[int, ...]) -> Floats32:
    """Share of each circle's edge that is seen: (radii, h, w)."""
    votes = np.zeros((len(radii), *shape), dtype=np.float32)
    for layer, radius in zip(votes, radii, strict=True):
        x = np.round(edges[:, 0] + radius * edges[:, 2]).astype(int)
        y = np.round(edges[:, 1] + radius * edges[:, 3]).astype(int)
        kept = (x >= 0) & (y >= 0) & (x < shape[1]) & (y < shape[0])
        np.add.at(layer, (y[kept], x[kept]), edges[kept, 4])
        sigma = max(1.0, TUNING.centre_sigma * float(radius))
        layer[:] = cv2.GaussianBlur(layer, (0, 0), sigma) * (sigma**2 / radius)
    return np.asarray(ndimage.gaussian_filter1d(votes, 0.7, axis=0), dtype=np.float32)


def _disc_share(inside: Flags, radius: float) -> Floats32:
    kernel = disc(int(radius)).astype(np.float32)
    share = cv2.filter2D(
        inside.astype(np.float32), -1, kernel / kernel.sum(), borderType=cv2.BORDER_CONSTANT
    )
    return np.asarray(share, dtype=np.float32)


def _circles_in_gaps(inside: Flags, circles: list[Circle], least_radius: float) -> list[Circle]:
    """The largest circles that fit into the uncovered rest, the largest first."""
    rows, columns = np.mgrid[0 : inside.shape[0], 0 : inside.shape[1]]
    left = inside.copy()
    for circle in circles:
        left &= np.hypot(columns - circle.x, rows - circle.y) > circle.radius
    found: list[Circle] = []
    for _ in range(TUNING.most_circles):
        depth = cv2.distanceTransform(left.astype(np.uint8), cv2.DIST_L2, 5)
        y, x = np.unravel_index(int(np.argmax(depth)), depth.shape)
        radius = float(depth[y, x])
        if radius < TUNING.smallest_filled * least_radius:
            break
        found.append(Circle(float(x), float(y), radius))
        left &= np.hypot(columns - x, rows - y) > radius
    return found


def _nearest_circle(inside: Flags, circles: list[Circle]) -> Labels:
    """Label each pixel with the circle that it lies deepest in (a power diagram)."""
    rows, columns = np.mgrid[0 : inside.shape[0], 0 : inside.shape[1]]
    power = [(columns - c.x) ** 2 + (rows - c.y) ** 2 - c.radius**2 for c in circles]
    return np.asarray(np.where(inside, np.argmin(power, axis=0) + 1, 0), dtype=np.int32)


def _merge_unseparated(labels: Labels, light: Floats32) -> Labels:
    """Merge neighbours that nothing separates, the least separated pair first."""
    labels = labels.copy()
    while True:
        pairs = [
            (_separation(labels, one, other, light), one, other)
            for one, other in _neighbours(labels)
        ]
        together = [pair for pair in pairs if pair[0] < 1]
        if not together:
            break
        _, one, other = min(together)
        labels[labels == other] = one
    values = np.unique(np.append(labels, 0))
    return np.asarray(np.searchsorted(values, labels), dtype=np.int32)


def _merge_slivers(labels: Labels, least_px: float) -> Labels:
    """Merge parts that are too small for a lump into the neighbour that they touch most."""
    labels = labels.copy()
    sizes = np.bincount(labels.ravel())
    for small in np.argsort(sizes):
        if small == 0 or not 0 < sizes[small] < least_px:
            continue
        mask = labels == small
        rim = ndimage.binary_dilation(mask) & ~mask & (labels > 0)
        if rim.any():
            labels[mask] = np.bincount(labels[rim]).argmax()
    values = np.unique(np.append(labels, 0))
    return np.asarray(np.searchsorted(values, labels), dtype=np.int32)


def _merge_to_ellipses(labels: Labels, largest_px: float) -> Labels:
    """Merge neighbours that fit an ellipse better together than each alone."""
    labels = labels.copy()
    for one, other in _neighbours(labels):
        first, second = labels == one, labels == other
        sizes = np.count_nonzero(first), np.count_nonzero(second)
        if not all(sizes) or sum(sizes) > largest_px:
            continue
        apart = np.average([ellipse_iou(first), ellipse_iou(second)], weights=sizes)
        if ellipse_iou(first | second) > apart + TUNING.rounder:
            labels[second] = one
    values = np.unique(np.append(labels, 0))
    return np.asarray(np.searchsorted(values, labels), dtype=np.int32)


def _neighbours(labels: Labels) -> list[tuple[int, int]]:
    pairs = set()
    for a, b in ((labels[:, :-1], labels[:, 1:]), (labels[:-1], labels[1:])):
        met = (a != b) & (a > 0) & (b > 0)
        pairs |= {(int(min(p)), int(max(p))) for p in zip(a[met], b[met], strict=True)}
    return sorted(pairs)


def _separation(labels: Labels, one: int, other: int, light: Floats32) -> float:
    """Degree of separation of two parts: from 1 on they are two lumps."""
    first, second = labels == one, labels == other
    whole = solidity(first | second)
    if whole >= TUNING.whole:
        return 0.5 * (1 - whole) / (1 - TUNING.whole) * _edge_between(first, second, light)
    if whole >= TUNING.nearly_whole:
        return _edge_between(first, second, light)
    return 2.0


def solidity(part: Flags) -> float:
    """Area of a mask over that of its convex hull."""
    contours, _ = cv2.findContours(part.astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    points = np.concatenate(contours)
    hull = np.zeros(part.shape, dtype=np.uint8)
    cv2.fillConvexPoly(hull, cv2.convexHull(points), 1)
    return float(np.count_nonzero(part)) / max(1, int(np.count_nonzero(hull)))


def _edge_between(first: Flags, second: Flags, light: Floats32) -> float:
    """Depth of the crease or height of the step on the border; 1 is enough to separate lumps."""
    middle = [np.array(ndimage.center_of_mass(part)) for part in (first, second)]
    way = middle[1] - middle[0]
    way = way / max(float(np.linalg.norm(way)), 1e-6)
    border = np.argwhere(ndimage.binary_dilation(first) & second).astype(np.float64)
    if not len(border):
        return 2.0
    steps = np.arange(-4, 5)[:, None, None]
    at = border[None] + steps * way[None, None]
    along = ndimage.map_coordinates(light, [at[..., 0], at[..., 1]], order=1, mode="nearest")
    profile = np.median(along, axis=1)
    valley = min(profile[:3].max(), profile[-3:].max()) - profile[3:6].min()
    step = abs(float(profile[-2:].mean() - profile[:2].mean()))
    return max(float(valley) / TUNING.valley, step / TUNING.step)
