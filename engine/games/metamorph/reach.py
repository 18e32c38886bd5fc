"""Every hex that a move can end on, each by the way that turns least: for choosing from a list."""

from engine.games.metamorph.hexes import SIDES
from engine.games.metamorph.questions import shape_of, special_with
from engine.games.metamorph.state import Seated, State
from engine.games.metamorph.walking import OFF_MAP, Allowance


def reachable(state: State, one: Seated, budget: Allowance) -> dict[str, tuple[str, int]]:
    """For each hex, the steps that lead there with the fewest turns, and the facing at the end.

    Only ways forward; the empty name stands for leaving the map.
    """
    assert one.at is not None
    costs = _Costs(state, one, budget)
    found: dict[str, tuple[str, int]] = {}
    best: dict[tuple[str, int], int] = {(one.at, one.facing): 0}
    layer = {(one.at, one.facing): (0, "")}
    for turn in range(budget.turns + 1):
        layer = _run_straight(costs, layer, best, found)
        if turn < budget.turns:
            layer = _turned(layer, best)
    found.pop(one.at, None)
    return found


class _Costs:
    """What entering a hex costs, remembered while one move is looked for."""

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


_Layer = dict[tuple[str, int], tuple[int, str]]


def _run_straight(
    costs: _Costs,
    layer: _Layer,
    best: dict[tuple[str, int], int],
    found: dict[str, tuple[str, int]],
) -> _Layer:
    """Everything reached from these places without turning; the places themselves first."""
    reached = dict(layer)
    for (start, facing), (start_spent, start_steps) in layer.items():
        name, spent, steps = start, start_spent, start_steps
        while spent < costs.points:
            there = costs.board.beside[name][facing]
            steps += "F"
            if there is None:
                found.setdefault(OFF_MAP, (steps, facing))
                break
            cost, ends, may_end = costs.of(there)
            spent += cost
            if not cost or spent > costs.points:
                break
            if may_end:
                found.setdefault(there, (steps, facing))
            if ends or best.get((there, facing), 99) <= spent:
                break
            best[there, facing] = spent
            reached[there, facing] = (spent, steps)
            name = there
    return reached


def _turned(layer: _Layer, best: dict[tuple[str, int], int]) -> _Layer:
    """A sixth to either side of every place, where that is cheaper than known."""
    turned: _Layer = {}
    for (name, facing), (spent, steps) in layer.items():
        for letter, side in (("L", (facing - 1) % SIDES), ("R", (facing + 1) % SIDES)):
            if spent < best.get((name, side), 99):
                best[name, side] = spent
                turned[name, side] = (spent, steps + letter)
    return turned
