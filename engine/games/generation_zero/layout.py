"""The layout of Locations, which touch at corners, and paths over them.

Locations lie on those spaces of a grid whose column and row add up to an even number; neighbours
touch at a corner. A path costs one of speed for each Location entered, two for rivers and
mountains.
"""

import functools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.games.generation_zero.options import Cell
from engine.games.generation_zero.state import Place, State
from engine.games.generation_zero.tables import STEEP, STEEP_COST

CORNERS = ((-1, -1), (1, -1), (-1, 1), (1, 1))
"""Steps (columns, rows) from a Location to those that touch it at a corner."""

WIDEST_LAYOUT = 20
"""Most columns and rows of a layout."""

WIDEST = 5
"""Steps from the centre of the largest checkerboard to its edge: 61 spaces."""


def checkerboard(count: int) -> tuple[Cell, ...]:
    """Return this many spaces around a central one, row by row."""
    side = range(-WIDEST, WIDEST + 1)
    spaces = [(down, across) for down in side for across in side if (across + down) % 2 == 0]
    nearest = sorted(spaces, key=lambda one: (max(map(abs, one)), one))[:count]
    top, left = (min(one[axis] for one in nearest) - 1 for axis in (0, 1))
    return tuple(Cell(across - left, down - top) for down, across in sorted(nearest))


def hangs_together(cells: Sequence[Cell]) -> bool:
    """Whether all cells are connected by corners."""
    free = set(cells)
    met = {cells[0]}
    edge = [cells[0]]
    while edge:
        here = edge.pop()
        for across, down in CORNERS:
            there = Cell(here.column + across, here.row + down)
            if there in free - met:
                met.add(there)
                edge.append(there)
    return met == free


def layout_problem(cells: Sequence[Cell]) -> str | None:
    """Return why Locations cannot lie like this; None if they can. There must be at least one."""
    if not all(1 <= n <= WIDEST_LAYOUT for one in cells for n in (one.column, one.row)):
        return f"columns and rows of the layout go from 1 to {WIDEST_LAYOUT}"
    if len(set(cells)) < len(cells):
        return "two Locations of the layout lie on one another"
    if len({(one.column + one.row) % 2 for one in cells}) > 1 or not hangs_together(cells):
        return "the layout does not hang together by corners"
    return None


def place_of(state: State, number: int | None) -> Place | None:
    """Return the Location with this number; None if there is none."""
    return next((one for one in state.places if one.number == number), None)


def beside(state: State, number: int) -> tuple[int, ...]:
    """Return the up to four Locations that touch a corner of this one."""
    return _map(state.places, terrain=state.house.terrain).beside.get(number, ())


def ways(
    state: State, start: int, left: int, *, whole: bool, barred: frozenset[int] = frozenset()
) -> Mapping[int, tuple[int, ...]]:
    """Return the cheapest path to every reachable Location, without the starting one.

    Args:
        state: The state.
        start: The Location where paths begin.
        left: The speed that may be spent.
        whole: Whether nothing was spent before: with Speed 1, one step up a mountain is a whole
            turn (G8).
        barred: Locations on which a path may end, but which it may not pass.
    """
    known = _map(state.places, terrain=state.house.terrain)
    steps, costs = known.beside, known.costs
    found: dict[int, tuple[int, ...]] = {start: ()}
    spent = {start: 0}
    edge = [start] if left > 0 else []
    while edge:
        here = min(edge, key=lambda one: (spent[one], found[one]))
        edge.remove(here)
        if here in barred and here != start:
            continue
        for there in steps[here]:
            total = spent[here] + costs[there]
            alone = here == start and left == 1 and whole
            if there not in found and (total <= left or alone):
                found[there], spent[there] = (*found[here], there), total
                edge.append(there)
    del found[start]
    return found


def way_cost(state: State, start: int, path: Sequence[int]) -> int | None:
    """Return the speed that a path takes (G8); None if its steps do not touch."""
    known = _map(state.places, terrain=state.house.terrain)
    here, total = start, 0
    for there in path:
        if there not in known.beside.get(here, ()):
            return None
        total += known.costs[there]
        here = there
    return total


def may_pay(cost: int, steps: int, left: int, *, whole: bool) -> bool:
    """Whether the speed suffices; with Speed 1, one step up a mountain is a whole turn (G8)."""
    return cost <= left or (left == 1 and steps == 1 and whole)


def distances(state: State, start: int, barred: frozenset[int]) -> dict[int, int]:
    """Return the number of steps to every Location, on paths that do not pass over barred ones."""
    steps = _map(state.places, terrain=state.house.terrain).beside
    found = {start: 0}
    edge = [start]
    while edge:
        here = edge.pop(0)
        if here in barred and here != start:
            continue
        for there in steps[here]:
            if there not in found:
                found[there] = found[here] + 1
                edge.append(there)
    return found


@dataclass(frozen=True, slots=True)
class _Map:
    """Which Locations touch, and the cost of entering each."""

    beside: Mapping[int, tuple[int, ...]]
    costs: Mapping[int, int]


@functools.lru_cache(maxsize=64)
def _map(places: tuple[Place, ...], *, terrain: bool) -> _Map:
    """The map of a layout; cached."""
    at = {(one.column, one.row): one.number for one in places}
    touching = {
        one.number: tuple(
            at[near]
            for near in ((one.column + across, one.row + down) for across, down in CORNERS)
            if near in at
        )
        for one in places
    }
    steep = {one.number for one in places if terrain and one.terrain in STEEP}
    return _Map(touching, {n: STEEP_COST if n in steep else 1 for n in touching})
