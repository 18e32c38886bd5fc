"""Explaining a heap: the bodies whose picture would be most like the one that is seen.

The cost of a set of bodies is in pixels: clay that no body covers, table that one covers, light
that does not follow from the way a surface faces, bodies that stick in one another or hover, odd
sizes and shapes, and each body more. It is lowered by trying: one step of one number of one body
at a time, then one body more or fewer.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt
from scipy import ndimage

from vision.missiles.ellipsoids import Body, Layer, Lens, seen
from vision.missiles.solids import USUAL_MM, gap_mm, hovering, own_cost, sticking

Floats = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]
Numbers = tuple[float, ...]

COVER: Final = 1.5
SHADE: Final = 0.45
MOST_MISFIT: Final = 3.0
"""Cost of a pixel that is wrongly covered or not; of one whose light is off by a sigma squared
over two, and at most."""

EDGE: Final = 1.2
FAR_PX: Final = 3.0
LEAST_STEP: Final = 0.05
"""Cost of a pixel of a bound where no edge is seen within so far, and of an edge that is no bound;
least slope of ln light per pixel of an edge."""

LEAST_ROLL: Final = 1.15
FEATURES: Final = 12
SURFACE_SIGMA: Final = 0.055
"""How far ln light strays from what follows from normal and height: fingerprints, clay's grain."""

_AROUND: Final = np.ones((3, 3), np.uint8)

LIMITS: Final = ((-1e4, 1e4), (-1e4, 1e4), (4.3, 15.0), (1.0, 2.3), (-9.0, 9.0), (0.0, 30.0))
STEPS: Final = (1.6, 1.6, 0.8, 0.15, 0.4, 4.0)
LEAST_STEPS: Final = (0.2, 0.2, 0.1, 0.02, 0.05, 0.5)
NAMES: Final = ("x_px", "y_px", "short_mm", "longer", "turn", "lift_mm")

SWEEPS: Final = 12
QUICK_SWEEPS: Final = 5
GLIMPSE_SWEEPS: Final = 2
HOPELESS: Final = 40.0
"""Another set of bodies is tried for so many rounds, and given up where it costs so much more."""

MOST_BODIES: Final = 24
MOST_CHANGES: Final = 14
LEAST_UNCOVERED_PX: Final = 28
NEAR_MM: Final = 5.0


@dataclass(frozen=True, slots=True, eq=False)
class Seen:
    """What a heap looks like.

    Attributes:
        share: (h, w) of clay in each pixel, 0 to 1.
        light: (h, w) ln of light.
        lens: The camera there.
    """

    share: Floats
    light: Floats
    lens: Lens

    @property
    def gain(self) -> Floats:
        """What covering a pixel saves, (h, w)."""
        return np.asarray(COVER * (2 * self.share - 1))


@dataclass(frozen=True, slots=True, eq=False)
class _Shown:
    """A body as it is seen, and the light expected of it: (h, w) of its box."""

    layer: Layer
    light: Floats


class Explainer:
    """Lowers the cost of a set of bodies; holds the picture and what was learned of its light."""

    def __init__(self, picture: Seen) -> None:
        """Explain one picture."""
        self._picture = picture
        self._gain = picture.gain
        self._inside = picture.share > 0.5
        self._shape: tuple[int, int] = (picture.share.shape[0], picture.share.shape[1])
        self._weights = np.zeros(FEATURES)
        self._sigma = _light_sigma(picture)
        self._edges = _edges(picture)
        near = np.asarray(self._edges < 0.5).astype(np.uint8)
        away = cv2.distanceTransform(near, cv2.DIST_L2, 3)
        self._stray = np.clip(away / FAR_PX, 0, 1)

    def explain(self, start: Sequence[Body]) -> list[Layer]:
        """The best set of bodies found from a first guess."""
        shown = [self._draw(body) for body in start]
        self._descend(shown, range(len(shown)), SWEEPS)
        cost = self._cost(shown)
        for _ in range(MOST_CHANGES):
            better = self._better(shown, cost)
            if better is None:
                break
            shown, cost = better
        self._descend(shown, range(len(shown)), SWEEPS)
        return [one.layer for one in shown]

    def _better(self, shown: list[_Shown], cost: float) -> tuple[list[_Shown], float] | None:
        """The first other set of bodies that costs less, after a short descent near the change."""
        weights = self._weights
        for kept, new in self._other_sets(shown):
            trial = [*kept, *(self._draw(body) for body in new)]
            fresh = set(range(len(kept), len(trial)))
            gone = [one for one in shown if all(one is not other for other in kept)]
            changed = [trial[i] for i in fresh] + gone
            near = {
                i for i, one in enumerate(trial)
                if any(gap_mm(one.layer, other.layer) < NEAR_MM for other in changed)
            }  # fmt: skip
            self._descend(trial, sorted(near | fresh), GLIMPSE_SWEEPS)
            if self._cost(trial) < cost + HOPELESS:
                self._descend(trial, sorted(near | fresh), QUICK_SWEEPS)
                trial_cost = self._cost(trial)
                if trial_cost < cost - 1e-6:
                    return trial, trial_cost
            self._weights = weights
        return None

    def visible(self, layers: Sequence[Layer]) -> list[float]:
        """The share of each body's outline that is not hidden by others."""
        owner = self.owners(layers)
        return [
            float(np.count_nonzero(owner == i + 1)) / max(1, int(np.isfinite(one.depth_mm).sum()))
            for i, one in enumerate(layers)
        ]

    def owners(self, layers: Sequence[Layer]) -> npt.NDArray[np.int32]:
        """Which body is in front, from 1; 0 where there is none."""
        nearest = np.full(self._shape, np.inf)
        owner = np.zeros(self._shape, dtype=np.int32)
        for number, layer in enumerate(layers, start=1):
            front = layer.depth_mm < nearest[layer.box]
            nearest[layer.box][front] = layer.depth_mm[front]
            owner[layer.box][front] = number
        return owner

    def _draw(self, body: Body) -> _Shown:
        return self._lit(seen(body, self._picture.lens, self._shape))

    def _lit(self, layer: Layer) -> _Shown:
        return _Shown(layer, _features(layer.normals, layer.height_mm) @ self._weights)

    def _descend(self, shown: list[_Shown], which: Sequence[int], sweeps: int) -> None:
        """Improve some of the bodies, in place."""
        steps = {i: list(STEPS) for i in which}
        for _ in range(sweeps):
            self._weights = self._learned([one.layer for one in shown])
            shown[:] = [self._lit(one.layer) for one in shown]
            moved = [self._improve(shown, i, steps[i]) for i in which]
            if not any(moved):
                break

    def _improve(self, shown: list[_Shown], i: int, steps: list[float]) -> bool:
        """Try a step each way of each number of one body; keep what lowers the cost."""
        others = [one for j, one in enumerate(shown) if j != i]
        for k, name in enumerate(NAMES):
            body = shown[i].layer.body
            if steps[k] < LEAST_STEPS[k] or (name == "turn" and body.longer < 1.03):
                continue
            for sign in (1.0, -1.0):
                value = float(np.clip(getattr(body, name) + sign * steps[k], *LIMITS[k]))
                trial = self._draw(_with(body, name, value))
                if self._change(shown[i], trial, others) < -1e-9:
                    shown[i] = trial
                    break
            else:
                steps[k] *= 0.5
        body = shown[i].layer.body
        if body.longer > LEAST_ROLL:
            trial = self._draw(replace(body, roll=not body.roll))
            if self._change(shown[i], trial, others) < -1e-9:
                shown[i] = trial
        return any(s >= least for s, least in zip(steps, LEAST_STEPS, strict=True))

    def _cost(self, shown: Sequence[_Shown]) -> float:
        box = (slice(0, self._shape[0]), slice(0, self._shape[1]))
        layers = [one.layer for one in shown]
        alone = sum(own_cost(layer) for layer in layers)
        pairs = sum(sticking(one, two) for i, one in enumerate(layers) for two in layers[:i])
        above = sum(hovering(i, layers) for i in range(len(layers)))
        return self._picture_cost(shown, box) + alone + pairs + above

    def _change(self, as_is: _Shown, trial: _Shown, others: Sequence[_Shown]) -> float:
        """Cost with the trial in place of a body, less the cost as it is."""
        box = _both(as_is.layer.box, trial.layer.box)
        after, before = (
            self._picture_cost([*others, one], box) + _solid_cost(one.layer, others)
            for one in (trial, as_is)
        )
        return after - before

    def _picture_cost(self, shown: Sequence[_Shown], box: tuple[slice, slice]) -> float:
        rows, columns = box
        nearest = np.full((rows.stop - rows.start, columns.stop - columns.start), np.inf)
        expected = np.zeros_like(nearest)
        owner = np.zeros(nearest.shape, dtype=np.int16)
        for number, one in enumerate(shown, start=1):
            common = _shared(one.layer.box, box)
            if common is None:
                continue
            own, there = common
            depth = one.layer.depth_mm[own]
            front = depth < nearest[there]
            nearest[there][front] = depth[front]
            expected[there][front] = one.light[own][front]
            owner[there][front] = number
        covered = nearest < np.inf
        bounds = _bounds(owner)
        stray = EDGE * self._stray[box][bounds].sum()
        missed = EDGE * self._edges[box][cv2.dilate(bounds.astype(np.uint8), _AROUND) == 0].sum()
        off = (self._picture.light[box] - expected) / self._sigma
        misfit = np.minimum(0.5 * off * off, MOST_MISFIT)
        inside = covered & self._inside[box]
        shade = SHADE * misfit[inside].sum()
        return float(shade + stray + missed - self._gain[box][covered].sum())

    def _learned(self, layers: Sequence[Layer]) -> Floats:
        """Light as a function of normal and height, by robust least squares over all bodies."""
        features, light = self._facing(layers)
        if len(light) < 60:
            return np.zeros(FEATURES)
        weight = np.ones(len(light))
        solution: Floats = np.zeros(features.shape[1])
        sigma = 1.0
        for _ in range(4):
            weighed = features * weight[:, None]
            normal = weighed.T @ features + 0.5 * np.eye(features.shape[1])
            solution = np.asarray(np.linalg.solve(normal, weighed.T @ light))
            off = light - features @ solution
            sigma = max(0.05, 1.48 * float(np.median(np.abs(off))))
            weight = 1 / (1 + (off / (2 * sigma)) ** 2)
        return solution

    def _facing(self, layers: Sequence[Layer]) -> tuple[Floats, Floats]:
        owner = self.owners(layers)
        features, light = [np.zeros((0, FEATURES))], [np.zeros(0)]
        for number, layer in enumerate(layers, start=1):
            mine = (owner[layer.box] == number) & self._inside[layer.box]
            features.append(_features(layer.normals[mine], layer.height_mm[mine]))
            light.append(self._picture.light[layer.box][mine])
        return np.concatenate(features), np.concatenate(light)

    def _other_sets(self, shown: list[_Shown]) -> Iterator[tuple[list[_Shown], list[Body]]]:
        """What is kept and what is new: a body where clay is bare, two as one, one as two, less."""
        layers = [one.layer for one in shown]
        if len(shown) < MOST_BODIES:
            for body in self._uncovered(layers):
                yield shown, [body]
        for i, visible in enumerate(self.visible(layers)):
            if len(shown) > 1 and (visible < 0.6 or layers[i].body.volume_ml < 1.5):
                yield _without(shown, i), []
        yield from self._merged(shown)
        if len(shown) < MOST_BODIES:
            yield from self._parted(shown)

    def _uncovered(self, layers: Sequence[Layer]) -> list[Body]:
        """A body for each large part of the clay that none covers."""
        bare = (self.owners(layers) == 0) & self._inside
        labels, count = ndimage.label(ndimage.binary_opening(bare, np.ones((2, 2))))
        found = []
        for part in range(1, count + 1):
            rows, columns = np.nonzero(labels == part)
            if len(rows) >= LEAST_UNCOVERED_PX:
                found.append(Body(float(columns.mean()), float(rows.mean()), 0.8 * USUAL_MM))
        return found

    def _merged(self, shown: list[_Shown]) -> Iterator[tuple[list[_Shown], list[Body]]]:
        """Two as one, as long as what is seen of both."""
        layers = [one.layer for one in shown]
        owner = self.owners(layers)
        for i, one in enumerate(layers):
            for j, other in enumerate(layers[:i]):
                if gap_mm(one, other) < 1.5:
                    both = np.argwhere((owner == i + 1) | (owner == j + 1))[:, ::-1]
                    if len(both) >= LEAST_UNCOVERED_PX:
                        lift = min(one.body.lift_mm, other.body.lift_mm)
                        yield _without(shown, i, j), [self._covering(both, lift)]

    def _covering(self, pixels: npt.NDArray[np.int64], lift_mm: float) -> Body:
        """A body of about the outline of some pixels, (n, 2) x, y."""
        middle = pixels.mean(axis=0)
        off = pixels - middle
        at = self._picture.lens.place(middle[0], middle[1], lift_mm + USUAL_MM)
        slope = self._picture.lens.slope(at)
        sight = at - self._picture.lens.eye_mm
        sine_down = float(-sight[2] / np.linalg.norm(sight))
        values, vectors = np.linalg.eigh(4 * (off.T @ off) / len(off))
        # What is level in the picture is seen as long as it is, what points away is shortened.
        across = float(np.linalg.norm(slope[:, :2] @ _level(sight)))
        short, seen_long = np.sqrt(np.maximum(values, 1.0)) / across
        end = middle + vectors[:, 1] * 3
        step = self._picture.lens.place(end[0], end[1], lift_mm + USUAL_MM) - at
        cosine = abs(float(step[:2] @ _level(sight))) / max(float(np.hypot(*step[:2])), 1e-6)
        shortening = cosine**2 + sine_down**2 * (1 - cosine**2)
        long = np.sqrt(max(short**2 + (seen_long**2 - short**2) / max(shortening, 0.2), short**2))
        return Body(
            float(middle[0]),
            float(middle[1]),
            float(np.clip(short, *LIMITS[2])),
            float(np.clip(long / short, *LIMITS[3])),
            float(np.arctan2(step[1], step[0])),
            lift_mm,
            roll=bool(long > 1.5 * short),
        )

    def _parted(self, shown: list[_Shown]) -> Iterator[tuple[list[_Shown], list[Body]]]:
        """One as two, across and along what is seen of it."""
        owner = self.owners([one.layer for one in shown])
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
                yield _without(shown, i), [Body(float(x), float(y), short) for x, y in halves]


def _with(body: Body, name: str, value: float) -> Body:
    x, y, short, longer, turn, lift = (
        value if name == key else getattr(body, key) for key in NAMES
    )
    return Body(x, y, short, longer, turn, lift, body.roll)


def _without(shown: Sequence[_Shown], *which: int) -> list[_Shown]:
    return [one for j, one in enumerate(shown) if j not in which]


def _level(sight: Floats) -> Floats:
    """The level direction across a line of sight, (2,)."""
    across = np.array([sight[1], -sight[0]])
    return np.asarray(across / max(float(np.hypot(*across)), 1e-9))


def _solid_cost(layer: Layer, others: Sequence[_Shown]) -> float:
    layers = [other.layer for other in others]
    stuck = sum(sticking(layer, other) for other in layers)
    return own_cost(layer) + stuck + hovering(0, [layer, *layers])


def _light_sigma(picture: Seen) -> float:
    """Sigma of ln light: clay's own, and the picture's noise as seen between neighbours."""
    inside = picture.share > 0.9
    if np.count_nonzero(inside) < 30:
        return SURFACE_SIGMA
    rough = picture.light - ndimage.median_filter(picture.light, 3)
    return float(np.hypot(SURFACE_SIGMA, 1.48 * np.median(np.abs(rough[inside]))))


def _bounds(owner: npt.NDArray[np.int16]) -> Flags:
    """Pixels whose right or lower neighbour belongs to another body, or to none."""
    bounds = np.zeros(owner.shape, dtype=bool)
    bounds[:, :-1] |= owner[:, :-1] != owner[:, 1:]
    bounds[:-1] |= owner[:-1] != owner[1:]
    return bounds


def _edges(picture: Seen) -> Floats:
    """1 on ridges of steep light inside the clay and on its outline, else 0: (h, w)."""
    inside = (picture.share > 0.5).astype(np.uint8)
    outline = _bounds(inside.astype(np.int16))
    calm = cv2.GaussianBlur(picture.light, (0, 0), 0.7)
    across, down = (cv2.Sobel(calm, cv2.CV_64F, *way, scale=1 / 8) for way in ((1, 0), (0, 1)))
    steep = np.hypot(across, down)
    deep = cv2.erode(inside, np.ones((5, 5), np.uint8)) > 0
    if not deep.any():
        return outline.astype(np.float64)
    x, y = across / np.maximum(steep, 1e-6), down / np.maximum(steep, 1e-6)
    rows, columns = np.mgrid[0 : steep.shape[0], 0 : steep.shape[1]]
    ahead, behind = (
        ndimage.map_coordinates(steep, [rows + sign * y, columns + sign * x], order=1)
        for sign in (1, -1)
    )
    least = max(LEAST_STEP, 2.0 * float(np.median(steep[deep])))
    ridge = deep & (steep >= ahead) & (steep >= behind) & (steep > least)
    return np.asarray(np.maximum(outline, np.clip(steep / least / 2, 0.5, 1) * ridge))


def _features(normals: Floats, height_mm: Floats) -> Floats:
    """Second-order light of a scene (Ramamoorthi, Hanrahan 2001), and the dark near the table."""
    x, y, z = normals[..., 0], normals[..., 1], normals[..., 2]
    low = np.exp(-height_mm / 5.0)
    mid = np.exp(-height_mm / 14.0)
    return np.stack(
        [np.ones_like(x), x, y, z, x * y, y * z, x * z, x**2 - y**2, z**2, low, mid, low * z],
        axis=-1,
    )


def _both(one: tuple[slice, slice], other: tuple[slice, slice]) -> tuple[slice, slice]:
    rows, columns = (
        slice(min(a.start, b.start), max(a.stop, b.stop)) for a, b in zip(one, other, strict=True)
    )
    return rows, columns


def _shared(
    own: tuple[slice, slice], box: tuple[slice, slice]
) -> tuple[tuple[slice, slice], tuple[slice, slice]] | None:
    """The common part of two boxes, in the pixels of each; None where there is none."""
    top, left = max(own[0].start, box[0].start), max(own[1].start, box[1].start)
    bottom, right = min(own[0].stop, box[0].stop), min(own[1].stop, box[1].stop)
    if bottom <= top or right <= left:
        return None
    mine, there = (
        (
            slice(top - of[0].start, bottom - of[0].start),
            slice(left - of[1].start, right - of[1].start),
        )
        for of in (own, box)
    )
    return mine, there


def picture_of(share: Floats, bgr: npt.NDArray[np.uint8], lens: Lens, scale: float) -> Seen:
    """The picture of a heap, made smaller or larger by `scale`; the lens is for that size."""
    size = round(share.shape[1] * scale), round(share.shape[0] * scale)
    way = cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR
    light = np.log(cv2.resize(bgr, size, interpolation=way).max(axis=2).astype(np.float64) + 10)
    return Seen(np.asarray(cv2.resize(share, size, interpolation=way)), np.asarray(light), lens)
