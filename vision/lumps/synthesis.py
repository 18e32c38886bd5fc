"""Explain a heap by the bodies whose rendered picture is most like the real one.

The cost of a set of bodies (`render_cost`) is minimised by trial: a step of one parameter of one
body at a time, and then other sets of bodies: one more or fewer, two merged, one split.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
import numpy.typing as npt
from scipy import ndimage

from calibration.arrays import Floats
from vision.lumps.ellipsoids import Layer, Lens, LumpBody
from vision.lumps.heap_picture import HeapPicture
from vision.lumps.render_cost import USUAL_MM, Among, HeapCost, RenderedBody, solids_of

LIMITS: Final = ((-1e4, 1e4), (-1e4, 1e4), (4.3, 15.0), (1.0, 2.3), (-9.0, 9.0), (0.0, 30.0))
"""Smallest and largest value of each of a body's parameters, in the order of `NAMES`: half widths
of 4.3 to 15 mm are balls of 0.3 to 14 ml."""


LEAST_SHORTENED: Final = 0.2
"""Least squared foreshortening of a body's long axis that is used; with less, its visible length is
no evidence."""

ROLL_FROM: Final = 1.5
"""Long over short half axis above which a body is first guessed to be a roll. By trial."""

HALF_SIZE: Final = 0.85
"""Half width of each half over that of the body that is split. By trial."""


@dataclass(frozen=True, slots=True)
class SearchTuning:
    """Which other sets of bodies are tried, and for how long.

    Costs are those of `render_cost`. By trial on the shared piles and drawn heaps; guarded by
    tests/vision/lumps/test_heap_parts.py.
    """

    most_bodies: int = 24
    """Largest number of bodies of one heap."""

    least_uncovered_px: int = 28
    """Least area of uncovered clay that may be one more body."""

    touching_mm: float = 1.5
    """Largest gap between two bodies that may be one."""

    hardly_seen: float = 0.6
    """Visible share of a body below which it may not exist."""

    small_ml: float = 1.5
    """Volume of a body below which it may not exist."""

    least_parted: float = 1.25
    """Long over short half axis of a body below which it is not tried as two, unless it is wide
    (`least_parted_width`)."""

    least_parted_width: float = 1.15
    """Half width of a body over the typical one below which it is not tried as two, unless it is
    long (`least_parted`)."""

    least_roll: float = 1.15
    """Long over short half axis above which a body may be a roll."""

    no_turn: float = 1.03
    """Long over short half axis of a body below which its direction is not varied."""

    sweeps: int = 12
    """Rounds over all parameters of all bodies, at the beginning and the end."""

    quick_sweeps: int = 5
    """Rounds for another set of bodies that is promising."""

    glimpse_sweeps: int = 2
    """Rounds for any other set of bodies."""

    hopeless: float = 40.0
    """A set that costs more than this above the best one after a first look is given up."""

    most_changes: int = 14
    """Largest number of successive changes of the set of bodies."""

    near_mm: float = 5.0
    """Largest gap to a changed body within which other bodies are improved too."""

    tiny: float = 1e-6
    """Least decrease of the cost that counts; anything less is rounding."""


TUNING: Final = SearchTuning()


OtherSet = tuple[list[RenderedBody], list[LumpBody]]
"""Another set of bodies to try: those that are kept, and those that are new."""


def other_sets(cost: HeapCost, shown: list[RenderedBody]) -> Iterator[OtherSet]:
    """Other sets of bodies to try instead of those shown, the likeliest first."""
    layers = [one.layer for one in shown]
    room = len(shown) < TUNING.most_bodies
    if room:
        for body in _bodies_on_uncovered_clay(cost, layers):
            yield shown, [body]
    for i, visible in enumerate(cost.visible(layers)):
        if len(shown) > 1 and (
            visible < TUNING.hardly_seen or layers[i].body.volume_ml < TUNING.small_ml
        ):
            yield _without(shown, i), []
    yield from _pairs_merged(cost, shown)
    if room:
        yield from _bodies_split(cost, shown)


def _without(shown: Sequence[RenderedBody], *which: int) -> list[RenderedBody]:
    return [one for j, one in enumerate(shown) if j not in which]


def _bodies_on_uncovered_clay(cost: HeapCost, layers: Sequence[Layer]) -> list[LumpBody]:
    """A body for each large uncovered part of the clay."""
    bare = (cost.owners(layers) == 0) & cost.inside
    labels, count = ndimage.label(ndimage.binary_opening(bare, np.ones((2, 2))))
    found = []
    for part in range(1, count + 1):
        rows, columns = np.nonzero(labels == part)
        if len(rows) >= TUNING.least_uncovered_px:
            found.append(LumpBody(float(columns.mean()), float(rows.mean()), 0.8 * USUAL_MM))
    return found


def _pairs_merged(cost: HeapCost, shown: list[RenderedBody]) -> Iterator[OtherSet]:
    """Sets in which two touching bodies are replaced by one over the visible part of both."""
    layers = [one.layer for one in shown]
    owner = cost.owners(layers)
    for i, one in enumerate(layers):
        for j in np.flatnonzero(solids_of(layers[:i]).gaps_mm(one) < TUNING.touching_mm):
            both = np.argwhere((owner == i + 1) | (owner == j + 1))[:, ::-1]
            if len(both) >= TUNING.least_uncovered_px:
                lift = min(one.body.lift_mm, layers[j].body.lift_mm)
                yield _without(shown, i, int(j)), [_body_covering(both, lift, cost.picture.lens)]


def _body_covering(pixels: npt.NDArray[np.int64], lift_mm: float, lens: Lens) -> LumpBody:
    """A body whose outline approximately covers some pixels, (n, 2) x, y."""
    middle = pixels.mean(axis=0)
    off = pixels - middle
    at = lens.place(middle[0], middle[1], lift_mm + USUAL_MM)
    sight = at - lens.eye_mm
    sine_down = float(-sight[2] / np.linalg.norm(sight))
    values, vectors = np.linalg.eigh(4 * (off.T @ off) / len(off))
    # A length across the line of sight is seen unchanged; one that points away is foreshortened.
    across = float(np.linalg.norm(lens.slope(at)[:, :2] @ _horizontal_across(sight)))
    short, seen_long = np.sqrt(np.maximum(values, 1.0)) / across
    end = middle + vectors[:, 1] * 3
    step = lens.place(end[0], end[1], lift_mm + USUAL_MM) - at
    cosine = abs(float(step[:2] @ _horizontal_across(sight))) / max(
        float(np.hypot(*step[:2])), 1e-6
    )
    shortening = cosine**2 + sine_down**2 * (1 - cosine**2)
    longer2 = (seen_long**2 - short**2) / max(shortening, LEAST_SHORTENED)
    long = np.sqrt(max(short**2 + longer2, short**2))
    return LumpBody(
        float(middle[0]),
        float(middle[1]),
        float(np.clip(short, *LIMITS[2])),
        float(np.clip(long / short, *LIMITS[3])),
        float(np.arctan2(step[1], step[0])),
        lift_mm,
        roll=bool(long > ROLL_FROM * short),
    )


def _horizontal_across(sight: Floats) -> Floats:
    """Horizontal unit vector across a line of sight, (2,)."""
    across = np.array([sight[1], -sight[0]])
    return np.asarray(across / max(float(np.hypot(*across)), 1e-9))


def _bodies_split(cost: HeapCost, shown: list[RenderedBody]) -> Iterator[OtherSet]:
    """Sets in which one body is split in two, across or along its visible part."""
    owner = cost.owners([one.layer for one in shown])
    for i, one in enumerate(shown):
        rows, columns = np.nonzero(owner == i + 1)
        points = np.column_stack([columns, rows]).astype(np.float64)
        body = one.layer.body
        small = (
            body.longer < TUNING.least_parted
            and body.short_mm < TUNING.least_parted_width * USUAL_MM
        )
        if len(points) < 2 * TUNING.least_uncovered_px or small:
            continue
        middle = points.mean(axis=0)
        _, vectors = np.linalg.eigh(np.cov((points - middle).T))
        for way in (vectors[:, 1], vectors[:, 0]):
            side = (points - middle) @ way > 0
            halves = [points[side].mean(axis=0), points[~side].mean(axis=0)]
            short = float(np.clip(HALF_SIZE * body.short_mm, *LIMITS[2]))
            yield _without(shown, i), [LumpBody(float(x), float(y), short) for x, y in halves]


NAMES: Final = ("x_px", "y_px", "short_mm", "longer", "turn", "lift_mm")
"""The parameters of a body, in the order in which they are varied."""

STEPS: Final = (1.6, 1.6, 0.8, 0.15, 0.4, 4.0)
"""First steps of a body's parameters, in the order of `NAMES`; each is halved if neither direction
lowers the cost."""

LEAST_STEPS: Final = (0.2, 0.2, 0.1, 0.02, 0.05, 0.5)
"""Steps of a body's parameters, in the order of `NAMES`, below which they are no longer varied."""


def explain(picture: HeapPicture, start: Sequence[LumpBody]) -> tuple[HeapCost, list[Layer]]:
    """Find the best set of bodies from a first guess; also returns the costs that were used."""
    search = _BodySearch(HeapCost(picture), start)
    return search.cost, search.best()


class _BodySearch:
    """Minimises the cost of a set of bodies."""

    def __init__(self, cost: HeapCost, start: Sequence[LumpBody]) -> None:
        self.cost = cost
        self._start = start

    def best(self) -> list[Layer]:
        shown = [self.cost.draw(body) for body in self._start]
        self._minimise(shown, range(len(shown)), TUNING.sweeps)
        costs = self.cost.total(shown)
        for _ in range(TUNING.most_changes):
            better = self._cheaper_set(shown, costs)
            if better is None:
                break
            shown, costs = better
        self._minimise(shown, range(len(shown)), TUNING.sweeps)
        return [one.layer for one in shown]

    def _cheaper_set(
        self, shown: list[RenderedBody], costs: float
    ) -> tuple[list[RenderedBody], float] | None:
        """The first other set that costs less after a short minimisation; None if there is none."""
        weights = self.cost.weights
        for kept, new in other_sets(self.cost, shown):
            trial = [*kept, *(self.cost.draw(body) for body in new)]
            near = _near_the_change(trial, kept, shown)
            self._minimise(trial, near, TUNING.glimpse_sweeps)
            if self.cost.total(trial) < costs + TUNING.hopeless:
                self._minimise(trial, near, TUNING.quick_sweeps)
                trial_costs = self.cost.total(trial)
                if trial_costs < costs - TUNING.tiny:
                    return trial, trial_costs
            self.cost.weights = weights
        return None

    def _minimise(self, shown: list[RenderedBody], which: Sequence[int], sweeps: int) -> None:
        """Lower the cost by varying some of the bodies, in place; `sweeps` rounds at most."""
        steps = {i: list(STEPS) for i in which}
        for _ in range(sweeps):
            shown[:] = self.cost.learn(shown)
            moved = [self._improve_one(shown, i, steps[i]) for i in which]
            if not any(moved):
                break

    def _improve_one(self, shown: list[RenderedBody], i: int, steps: list[float]) -> bool:
        """Try a step in each direction of each parameter of one body; keep what lowers the cost."""
        among = Among(self.cost, shown[i], [*shown[:i], *shown[i + 1 :]])
        for k, name in enumerate(NAMES):
            body = shown[i].layer.body
            if steps[k] < LEAST_STEPS[k] or (name == "turn" and body.longer < TUNING.no_turn):
                continue
            better = (self._if_cheaper(among, _stepped(body, k, way * steps[k])) for way in (1, -1))
            found = next((one for one in better if one is not None), None)
            if found is None:
                steps[k] *= 0.5
            else:
                shown[i] = found
        body = shown[i].layer.body
        if body.longer > TUNING.least_roll:
            shown[i] = self._if_cheaper(among, replace(body, roll=not body.roll)) or shown[i]
        return any(s >= least for s, least in zip(steps, LEAST_STEPS, strict=True))

    def _if_cheaper(self, among: Among, body: LumpBody) -> RenderedBody | None:
        """The rendered body, put in place, if it costs less there; else None."""
        trial = self.cost.draw(body)
        if among.change(trial) >= -TUNING.tiny:
            return None
        among.move(trial)
        return trial


def _stepped(body: LumpBody, k: int, step: float) -> LumpBody:
    """A body whose parameter with index k is changed by a step, within its limits."""
    numbers = [body.x_px, body.y_px, body.short_mm, body.longer, body.turn, body.lift_mm]
    low, high = LIMITS[k]
    numbers[k] = min(max(numbers[k] + step, low), high)
    x, y, short, longer, turn, lift = numbers
    return LumpBody(x, y, short, longer, turn, lift, body.roll)


def _near_the_change(
    trial: Sequence[RenderedBody], kept: Sequence[RenderedBody], before: Sequence[RenderedBody]
) -> list[int]:
    """Indices of the bodies that are new, and of those near new or removed ones."""
    gone = [one for one in before if all(one is not other for other in kept)]
    changed = solids_of([one.layer for one in (*trial[len(kept) :], *gone)])
    return [
        i for i, one in enumerate(trial)
        if i >= len(kept) or (changed.gaps_mm(one.layer) < TUNING.near_mm).any()
    ]  # fmt: skip
