"""Draws tables of more than two so that, if possible, nobody meets anybody twice.

Whether such tables exist is a hard question (the social golfer problem). A search with a limited
number of steps comes first, in the order of the standings. If it finds none, tables are filled
greedily, and entrants are exchanged between them until no exchange improves the tables.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, TypeAlias

from engine.tournament.pairs import Met

Tables: TypeAlias = tuple[tuple[int, ...], ...]

STEPS: Final = 20_000
"""Most steps of the search. Found by trial: for up to nine entrants it is exhaustive, and takes a
fraction of a second."""

PASSES: Final = 20
"""Most passes over all pairs of tables. Found by trial: two or three are enough."""


def grouped(order: Sequence[int], sizes: Sequence[int], met: Met) -> Tables:
    """Assign all entrants to tables; those who are neighbours in `order` preferably meet.

    Args:
        order: The entrants, the best first.
        sizes: The sizes of the tables, whose sum is the number of entrants.
        met: How often each pair has met.
    """
    found = _FreshTables(order, sizes, met).found()
    return found or _exchange_all(_fill_greedily(order, sizes, met), met)


def repeats(tables: Tables, met: Met) -> int:
    """Count the pairs that meet again at these tables."""
    return sum(_repeats_at(table, met) for table in tables)


class _FreshTables:
    """A backtracking search for tables at which nobody has met anybody before."""

    def __init__(self, order: Sequence[int], sizes: Sequence[int], met: Met) -> None:
        self._order, self._sizes = tuple(order), tuple(sizes)
        self._met, self._steps = met, STEPS

    def found(self) -> Tables | None:
        """Return the first such tables; None if there are none, or the steps ran out."""
        return self._rest(self._order, self._sizes)

    def _rest(self, left: tuple[int, ...], sizes: tuple[int, ...]) -> Tables | None:
        if not left:
            return ()
        for size in sorted(set(sizes), reverse=True):
            others = list(sizes)
            others.remove(size)
            for table in self._tables(left[:1], left[1:], size):
                seated = set(table)
                rest = self._rest(tuple(one for one in left if one not in seated), tuple(others))
                if rest is not None:
                    return (table, *rest)
        return None

    def _tables(
        self, table: tuple[int, ...], left: tuple[int, ...], size: int
    ) -> Iterator[tuple[int, ...]]:
        """Yield each way to fill a table with entrants from `left`, in their order."""
        if len(table) == size:
            yield table
            return
        for place, one in enumerate(left):
            self._steps -= 1
            if self._steps < 0:
                return
            if not any(self._met.get(frozenset({one, other})) for other in table):
                yield from self._tables((*table, one), left[place + 1 :], size)


def _fill_greedily(order: Sequence[int], sizes: Sequence[int], met: Met) -> list[list[int]]:
    """Fill the tables greedily: the next in order, then those who add the fewest rematches."""
    left = list(order)
    tables = []
    for size in sizes:
        table = [left.pop(0)]
        while len(table) < size:
            one = min(left, key=lambda one: _repeats_at((*table, one), met))
            left.remove(one)
            table.append(one)
        tables.append(table)
    return tables


def _exchange_all(tables: list[list[int]], met: Met) -> Tables:
    """Exchange pairs of entrants until no exchange improves the tables."""
    for _ in range(PASSES):
        exchanged = [_exchange(one, other, met) for one, other in combinations(tables, 2)]
        if not any(exchanged):
            break
    return tuple(tuple(table) for table in tables)


def _exchange(table: list[int], other: list[int], met: Met) -> bool:
    """Exchange entrants of two tables where that lowers the cost; returns whether any were."""
    better = False
    for mine in range(len(table)):
        for theirs in range(len(other)):
            before = _cost(table, met) + _cost(other, met)
            table[mine], other[theirs] = other[theirs], table[mine]
            if _cost(table, met) + _cost(other, met) < before:
                better = True
            else:
                table[mine], other[theirs] = other[theirs], table[mine]
    return better


def _cost(table: Sequence[int], met: Met) -> int:
    """The cost of a table: first the number of rematches, then how often those pairs have met."""
    times = [met.get(frozenset(pair), 0) for pair in combinations(table, 2)]
    return sum(1000 * (one > 0) + one for one in times)


def _repeats_at(table: Sequence[int], met: Met) -> int:
    return sum(1 for pair in combinations(table, 2) if met.get(frozenset(pair)))
