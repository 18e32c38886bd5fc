"""Maximum-cardinality matching of a graph by Edmonds' blossom algorithm.

Source: J. Edmonds, "Paths, trees, and flowers", 1965, in the form that stores for each vertex the
base of the blossom it lies in. One search takes at most O(V * E) steps.
"""

from collections import deque
from collections.abc import Collection, Mapping, MutableMapping
from typing import TypeAlias

Graph: TypeAlias = Mapping[int, Collection[int]]
"""The neighbours of each vertex; the order of vertices decides between equal matchings."""

Mates: TypeAlias = MutableMapping[int, int]
"""The partner of each matched vertex, in both directions; unmatched vertices are missing."""


def largest_matching(graph: Graph) -> dict[int, int]:
    """Return a matching with as many pairs as possible."""
    mates: dict[int, int] = {}
    for one in graph:
        if one not in mates:
            augment(graph, mates, one)
    return mates


def augment(graph: Graph, mates: Mates, root: int) -> bool:
    """Add one pair to the matching so that it covers `root`, if possible; changes `mates`."""
    search = _PathSearch(graph, mates, root)
    end = search.found()
    if end is None:
        return False
    search.take(end)
    return True


class _PathSearch:
    """A search for an augmenting path from one unmatched vertex.

    Attributes:
        parent: The predecessor of each vertex at odd depth, and of those in blossoms.
        base: The base of each vertex's blossom; the vertex itself if it is in none.
        outer: The vertices at even depth, from which the search continues.
    """

    def __init__(self, graph: Graph, mates: Mates, root: int) -> None:
        self.graph, self.mates, self.root = graph, mates, root
        self.parent: dict[int, int] = {}
        self.base = {one: one for one in graph}
        self.outer = {root}
        self.queue = deque([root])

    def found(self) -> int | None:
        """Return the other end of an augmenting path; None if there is none."""
        while self.queue:
            here = self.queue.popleft()
            for there in self.graph[here]:
                if self.base[here] == self.base[there] or self.mates.get(here) == there:
                    continue
                if there in self.outer:
                    self._shrink(here, there)
                elif there not in self.parent:
                    self.parent[there] = here
                    if there not in self.mates:
                        return there
                    self._go_on_from(self.mates[there])
        return None

    def take(self, end: int) -> None:
        """Augment the matching along the path from the root to `end`."""
        one: int | None = end
        while one is not None:
            before = self.parent[one]
            onwards = self.mates.get(before)
            self.mates[one], self.mates[before] = before, one
            one = onwards

    def _go_on_from(self, vertex: int) -> None:
        if vertex not in self.outer:
            self.outer.add(vertex)
            self.queue.append(vertex)

    def _shrink(self, here: int, there: int) -> None:
        """Contract a blossom (an odd cycle): all of its vertices are at even depth from now on."""
        base = self._common_base(here, there)
        inside: set[int] = set()
        self._mark(here, base, there, inside)
        self._mark(there, base, here, inside)
        for vertex in self.graph:
            if self.base[vertex] in inside:
                self.base[vertex] = base
                self._go_on_from(vertex)

    def _common_base(self, here: int, there: int) -> int:
        passed = set()
        one = self.base[here]
        while True:
            passed.add(one)
            if one == self.root or one not in self.mates:
                break
            one = self.base[self.parent[self.mates[one]]]
        one = self.base[there]
        while one not in passed:
            one = self.base[self.parent[self.mates[one]]]
        return one

    def _mark(self, vertex: int, base: int, child: int, inside: set[int]) -> None:
        while self.base[vertex] != base:
            mate = self.mates[vertex]
            inside |= {self.base[vertex], self.base[mate]}
            self.parent[vertex] = child
            child, vertex = mate, self.parent[mate]
