"""Everywhere a move can end: each hex and facing by the way that turns least, then costs least.

For choosing from a list, and for finding the move that a counter on the table has made.
"""

from engine.games.metamorph.hexes import SIDES
from engine.games.metamorph.questions import shape_of, special_with
from engine.games.metamorph.state import Seated, State
from engine.games.metamorph.walking import OFF_MAP, Allowance

_FAR = 10**6

_Spot = tuple[str, int]
_Layer = dict[_Spot, tuple[int, str]]
"""Hex and facing: points spent, and the steps that lead there."""


def ends(state: State, one: Seated, budget: Allowance) -> dict[_Spot, str]:
    """The steps to every hex and facing in which a move can end, those with fewer turns first.

    "off" stands for leaving the map. Standing still is no move.
    """
    assert one.at is not None
    search = _Search(_Costs(state, one, budget), (one.at, one.facing))
    layer: _Layer = {(one.at, one.facing): (0, "")}
    for turn in range(budget.turns + 1):
        layer = search.run_straight(layer)
        if turn < budget.turns:
            layer = search.turned(layer)
    search.found.pop((one.at, one.facing), None)
    return search.found


def reachable(state: State, one: Seated, budget: Allowance) -> dict[str, str]:
    """For each other hex the steps that lead there with the fewest turns."""
    found: dict[str, str] = {}
    for (name, _), steps in ends(state, one, budget).items():
        if name != one.at:
            found.setdefault(name, steps)
    return found


class _Costs:
    """What entering a hex costs, cached while one move is searched."""

    def __init__(self, state: State, one: Seated, budget: Allowance) -> None:
        self.board = state.board
        self.points = budget.points
        self._state, self._mode = state, budget.mode
        self._shape = shape_of(state, one)
        self._climbs = special_with(state, one, "climb") is not None
        others = (other for other in state.players if other.seat != one.seat)
        self._taken = {other.at: other.flying for other in others if other.at}
        self._known: dict[str, tuple[int, bool, bool]] = {}

    def of(self, name: str) -> tuple[int, bool, bool]:
        """Cost (0: barred), whether the move ends there by itself, whether it may end there."""
        known = self._known.get(name)
        if known is None:
            known = self._known[name] = self._worked_out(name)
        return known

    def _worked_out(self, name: str) -> tuple[int, bool, bool]:
        if self._mode == "air":
            flyer_there = self._taken.get(name)
            return (0 if flyer_there else 1), False, name not in self._taken
        if name in self._taken:
            return 0, False, False
        terrain = self._state.book.terrain_by[self.board.terrain_of[name]]
        on_foot = 1 if terrain.land and self._climbs else terrain.land
        if self._mode == "land":
            wades = 1 if terrain.water and self._shape.water else 0
            return (on_foot, False, True) if terrain.land else (wades, True, True)
        lands = on_foot if self._shape.land else 0
        return (1, False, True) if terrain.water else (lands, True, True)


class _Search:
    """The result so far, and the fewest points for which each place was reached."""

    def __init__(self, costs: _Costs, start: _Spot) -> None:
        self.found: dict[_Spot, str] = {}
        self._costs = costs
        self._best: dict[_Spot, int] = {start: 0}

    def run_straight(self, layer: _Layer) -> _Layer:
        """Everything reached from these places without turning, and they themselves."""
        reached = dict(layer)
        for letter in "FB":
            for spot, (spent, steps) in layer.items():
                self._run(spot, spent, steps, letter, reached)
        return reached

    def turned(self, layer: _Layer) -> _Layer:
        """A sixth to either side of every place, where that is cheaper than known."""
        turned: _Layer = {}
        for (name, facing), (spent, steps) in layer.items():
            for letter, side in (("L", (facing - 1) % SIDES), ("R", (facing + 1) % SIDES)):
                spot = (name, side)
                if spent < self._best.get(spot, _FAR):
                    self._best[spot] = spent
                    turned[spot] = (spent, steps + letter)
                    if self._costs.of(name)[2]:
                        self.found.setdefault(spot, steps + letter)
        return turned

    def _run(self, start: _Spot, spent: int, steps: str, letter: str, reached: _Layer) -> None:
        """One way straight on, until something is in the way or the points are spent."""
        name, facing = start
        side, times = (facing, 1) if letter == "F" else ((facing + 3) % SIDES, 2)
        while True:
            there = self._costs.board.beside[name][side]
            steps += letter
            cost, stops, may_end = (1, True, True) if there is None else self._costs.of(there)
            spent += cost * times
            spot = (there or OFF_MAP, facing)
            known = self._best.get(spot, _FAR)
            if not cost or spent > self._costs.points or known <= spent:
                return
            if may_end:
                self.found.setdefault(spot, steps)
            if there is None or stops:
                return
            self._best[spot] = spent
            reached[spot] = (spent, steps)
            name = there
