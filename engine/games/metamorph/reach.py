"""Finds every hex and facing where a move can end, with the fewest turns and then the least cost.

The result is used to offer moves, and to recognise the move of a counter on the table.
"""

from engine.games.metamorph.hexes import SIDES
from engine.games.metamorph.questions import shape_of, special_with
from engine.games.metamorph.state import Seated, State
from engine.games.metamorph.walking import OFF_MAP, Allowance

_FAR = 10**6
"""A cost above that of any path: it stands for places that were not reached yet."""

_Spot = tuple[str, int]
_Layer = dict[_Spot, tuple[int, str]]
"""For each hex and facing the points spent, and the steps that lead there."""


def ends(state: State, one: Seated, budget: Allowance) -> dict[_Spot, str]:
    """Return the steps to every hex and facing where a move can end, those with fewer turns first.

    "off" stands for leaving the map. The starting position is left out, as that is no move.
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
    """Return the steps to every other hex with the fewest turns."""
    found: dict[str, str] = {}
    for (name, _), steps in ends(state, one, budget).items():
        if name != one.at:
            found.setdefault(name, steps)
    return found


class _Costs:
    """The cost of entering hexes, cached during the search for one wizard."""

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
        """Return the cost (0: barred), whether a move ends there, and whether it may end there."""
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
    """A search by layers of equal turns: the result so far, and the least cost of each position."""

    def __init__(self, costs: _Costs, start: _Spot) -> None:
        self.found: dict[_Spot, str] = {}
        self._costs = costs
        self._best: dict[_Spot, int] = {start: 0}

    def run_straight(self, layer: _Layer) -> _Layer:
        """Return these positions and all that are reached from them without turning."""
        reached = dict(layer)
        for letter in "FB":
            for spot, (spent, steps) in layer.items():
                self._run(spot, spent, steps, letter, reached)
        return reached

    def turned(self, layer: _Layer) -> _Layer:
        """Return the positions after a turn by one side, where that is cheaper than known."""
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
        """Extend a straight run until something blocks it or the points are spent."""
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
