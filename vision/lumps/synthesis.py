"""Explaining a heap: the bodies whose picture would be most like the one that is seen.

What a set of bodies costs (`render_cost`) is lowered by trying: one step of one number of one body
at a time, then other sets of bodies (`alternatives`).
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from vision.lumps.alternatives import LIMITS, other_sets
from vision.lumps.body_priors import solids_of
from vision.lumps.ellipsoids import Layer, LumpBody
from vision.lumps.heap_picture import HeapPicture
from vision.lumps.render_cost import Among, HeapCost, RenderedBody

NAMES: Final = ("x_px", "y_px", "short_mm", "longer", "turn", "lift_mm")
STEPS: Final = (1.6, 1.6, 0.8, 0.15, 0.4, 4.0)
LEAST_STEPS: Final = (0.2, 0.2, 0.1, 0.02, 0.05, 0.5)
LEAST_ROLL: Final = 1.15
NO_TURN: Final = 1.03
"""Longer than by the first factor a body may be a roll; shorter than by the second it points
nowhere."""

SWEEPS: Final = 12
QUICK_SWEEPS: Final = 5
GLIMPSE_SWEEPS: Final = 2
HOPELESS: Final = 40.0
"""Another set of bodies is tried for so many rounds, and given up where it costs so much more."""

MOST_CHANGES: Final = 14
NEAR_MM: Final = 5.0
TINY: Final = 1e-6


def explain(picture: HeapPicture, start: Sequence[LumpBody]) -> tuple[HeapCost, list[Layer]]:
    """The best set of bodies found from a first guess, and what holds the picture."""
    search = _BodySearch(HeapCost(picture), start)
    return search.cost, search.best()


class _BodySearch:
    """Lowers the cost of a set of bodies."""

    def __init__(self, cost: HeapCost, start: Sequence[LumpBody]) -> None:
        self.cost = cost
        self._start = start

    def best(self) -> list[Layer]:
        shown = [self.cost.draw(body) for body in self._start]
        self._descend(shown, range(len(shown)), SWEEPS)
        costs = self.cost.total(shown)
        for _ in range(MOST_CHANGES):
            better = self._better(shown, costs)
            if better is None:
                break
            shown, costs = better
        self._descend(shown, range(len(shown)), SWEEPS)
        return [one.layer for one in shown]

    def _better(
        self, shown: list[RenderedBody], costs: float
    ) -> tuple[list[RenderedBody], float] | None:
        """The first other set of bodies that costs less, after a short descent near the change."""
        weights = self.cost.weights
        for kept, new in other_sets(self.cost, shown):
            trial = [*kept, *(self.cost.draw(body) for body in new)]
            near = _near_the_change(trial, kept, shown)
            self._descend(trial, near, GLIMPSE_SWEEPS)
            if self.cost.total(trial) < costs + HOPELESS:
                self._descend(trial, near, QUICK_SWEEPS)
                trial_costs = self.cost.total(trial)
                if trial_costs < costs - TINY:
                    return trial, trial_costs
            self.cost.weights = weights
        return None

    def _descend(self, shown: list[RenderedBody], which: Sequence[int], sweeps: int) -> None:
        """Improve some of the bodies, in place."""
        steps = {i: list(STEPS) for i in which}
        for _ in range(sweeps):
            shown[:] = self.cost.learn(shown)
            moved = [self._improve(shown, i, steps[i]) for i in which]
            if not any(moved):
                break

    def _improve(self, shown: list[RenderedBody], i: int, steps: list[float]) -> bool:
        """Try a step each way of each number of one body; keep what lowers the cost."""
        among = Among(self.cost, shown[i], [*shown[:i], *shown[i + 1 :]])
        for k, name in enumerate(NAMES):
            body = shown[i].layer.body
            if steps[k] < LEAST_STEPS[k] or (name == "turn" and body.longer < NO_TURN):
                continue
            better = (self._lower(among, _stepped(body, k, way * steps[k])) for way in (1, -1))
            found = next((one for one in better if one is not None), None)
            if found is None:
                steps[k] *= 0.5
            else:
                shown[i] = found
        body = shown[i].layer.body
        if body.longer > LEAST_ROLL:
            shown[i] = self._lower(among, replace(body, roll=not body.roll)) or shown[i]
        return any(s >= least for s, least in zip(steps, LEAST_STEPS, strict=True))

    def _lower(self, among: Among, body: LumpBody) -> RenderedBody | None:
        """The body in its place where it costs less there."""
        trial = self.cost.draw(body)
        if among.change(trial) >= -TINY:
            return None
        among.move(trial)
        return trial


def _stepped(body: LumpBody, k: int, step: float) -> LumpBody:
    """A body with its number k changed by a step, within limits."""
    numbers = [body.x_px, body.y_px, body.short_mm, body.longer, body.turn, body.lift_mm]
    low, high = LIMITS[k]
    numbers[k] = min(max(numbers[k] + step, low), high)
    x, y, short, longer, turn, lift = numbers
    return LumpBody(x, y, short, longer, turn, lift, body.roll)


def _near_the_change(
    trial: Sequence[RenderedBody], kept: Sequence[RenderedBody], before: Sequence[RenderedBody]
) -> list[int]:
    """The bodies that are new, and those near what is new or gone."""
    gone = [one for one in before if all(one is not other for other in kept)]
    changed = solids_of([one.layer for one in (*trial[len(kept) :], *gone)])
    return [
        i for i, one in enumerate(trial)
        if i >= len(kept) or (changed.gaps_mm(one.layer) < NEAR_MM).any()
    ]  # fmt: skip
