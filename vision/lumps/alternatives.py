"""Other sets of bodies that may explain a heap better: one more or fewer, two as one or apart."""

from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np
import numpy.typing as npt
from scipy import ndimage

from calibration.arrays import Floats
from vision.lumps.body_priors import USUAL_MM, solids_of
from vision.lumps.ellipsoids import Layer, LumpBody
from vision.lumps.near_lens import Lens
from vision.lumps.render_cost import HeapCost, RenderedBody

LIMITS: Final = ((-1e4, 1e4), (-1e4, 1e4), (4.3, 15.0), (1.0, 2.3), (-9.0, 9.0), (0.0, 30.0))
"""Least and most of a body's numbers, in their order."""

MOST_BODIES: Final = 24
LEAST_UNCOVERED_PX: Final = 28
TOUCHING_MM: Final = 1.5
HARDLY_SEEN: Final = 0.6
SMALL_ML: Final = 1.5

OtherSet = tuple[list[RenderedBody], list[LumpBody]]
"""What is kept, and what is new."""


def other_sets(cost: HeapCost, shown: list[RenderedBody]) -> Iterator[OtherSet]:
    """Sets to be tried, the likeliest first."""
    layers = [one.layer for one in shown]
    room = len(shown) < MOST_BODIES
    if room:
        for body in _uncovered(cost, layers):
            yield shown, [body]
    for i, visible in enumerate(cost.visible(layers)):
        if len(shown) > 1 and (visible < HARDLY_SEEN or layers[i].body.volume_ml < SMALL_ML):
            yield _without(shown, i), []
    yield from _merged(cost, shown)
    if room:
        yield from _parted(cost, shown)


def _without(shown: Sequence[RenderedBody], *which: int) -> list[RenderedBody]:
    return [one for j, one in enumerate(shown) if j not in which]


def _uncovered(cost: HeapCost, layers: Sequence[Layer]) -> list[LumpBody]:
    """A body for each large part of the clay that none covers."""
    bare = (cost.owners(layers) == 0) & cost.inside
    labels, count = ndimage.label(ndimage.binary_opening(bare, np.ones((2, 2))))
    found = []
    for part in range(1, count + 1):
        rows, columns = np.nonzero(labels == part)
        if len(rows) >= LEAST_UNCOVERED_PX:
            found.append(LumpBody(float(columns.mean()), float(rows.mean()), 0.8 * USUAL_MM))
    return found


def _merged(cost: HeapCost, shown: list[RenderedBody]) -> Iterator[OtherSet]:
    """Two as one, as long as what is seen of both."""
    layers = [one.layer for one in shown]
    owner = cost.owners(layers)
    for i, one in enumerate(layers):
        for j in np.flatnonzero(solids_of(layers[:i]).gaps_mm(one) < TOUCHING_MM):
            both = np.argwhere((owner == i + 1) | (owner == j + 1))[:, ::-1]
            if len(both) >= LEAST_UNCOVERED_PX:
                lift = min(one.body.lift_mm, layers[j].body.lift_mm)
                yield _without(shown, i, int(j)), [_covering(both, lift, cost.picture.lens)]


def _covering(pixels: npt.NDArray[np.int64], lift_mm: float, lens: Lens) -> LumpBody:
    """A body of about the outline of some pixels, (n, 2) x, y."""
    middle = pixels.mean(axis=0)
    off = pixels - middle
    at = lens.place(middle[0], middle[1], lift_mm + USUAL_MM)
    sight = at - lens.eye_mm
    sine_down = float(-sight[2] / np.linalg.norm(sight))
    values, vectors = np.linalg.eigh(4 * (off.T @ off) / len(off))
    # What is level in the picture is seen as long as it is, what points away is shortened.
    across = float(np.linalg.norm(lens.slope(at)[:, :2] @ _level(sight)))
    short, seen_long = np.sqrt(np.maximum(values, 1.0)) / across
    end = middle + vectors[:, 1] * 3
    step = lens.place(end[0], end[1], lift_mm + USUAL_MM) - at
    cosine = abs(float(step[:2] @ _level(sight))) / max(float(np.hypot(*step[:2])), 1e-6)
    shortening = cosine**2 + sine_down**2 * (1 - cosine**2)
    long = np.sqrt(max(short**2 + (seen_long**2 - short**2) / max(shortening, 0.2), short**2))
    return LumpBody(
        float(middle[0]),
        float(middle[1]),
        float(np.clip(short, *LIMITS[2])),
        float(np.clip(long / short, *LIMITS[3])),
        float(np.arctan2(step[1], step[0])),
        lift_mm,
        roll=bool(long > 1.5 * short),
    )


def _level(sight: Floats) -> Floats:
    """The level direction across a line of sight, (2,)."""
    across = np.array([sight[1], -sight[0]])
    return np.asarray(across / max(float(np.hypot(*across)), 1e-9))


def _parted(cost: HeapCost, shown: list[RenderedBody]) -> Iterator[OtherSet]:
    """One as two, across and along what is seen of it."""
    owner = cost.owners([one.layer for one in shown])
    for i, one in enumerate(shown):
        rows, columns = np.nonzero(owner == i + 1)
        points = np.column_stack([columns, rows]).astype(np.float64)
        body = one.layer.body
        small = body.longer < 1.25 and body.short_mm < 1.15 * USUAL_MM
        if len(points) < 2 * LEAST_UNCOVERED_PX or small:
            continue
        middle = points.mean(axis=0)
        _, vectors = np.linalg.eigh(np.cov((points - middle).T))
        for way in (vectors[:, 1], vectors[:, 0]):
            side = (points - middle) @ way > 0
            halves = [points[side].mean(axis=0), points[~side].mean(axis=0)]
            short = float(np.clip(0.85 * body.short_mm, *LIMITS[2]))
            yield _without(shown, i), [LumpBody(float(x), float(y), short) for x, y in halves]
