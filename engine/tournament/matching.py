"""The largest matching of a graph: pairs in which no vertex occurs twice (Edmonds' blossoms).

Source: J. Edmonds, "Paths, trees, and flowers", 1965, in the form that keeps for each vertex the
base of the blossom it lies in. One search takes O(V * E) steps at most.
"""

from collections import deque
from collections.abc import Collection, Mapping, MutableMapping
from typing import TypeAlias

Graph: TypeAlias = Mapping[int, Collection[int]]
"""Possible partners of each vertex; the order of the vertices decides between equal answers."""

Mates: TypeAlias = MutableMapping[int, int]
"""Who is paired with whom, both ways; unpaired vertices are not in it."""


def largest_matching(graph: Graph) -> dict[int, int]:
    """The matching with as many pairs as possible: who is paired with whom, both ways."""
    mates: dict[int, int] = {}
    for one in graph:
        if one not in mates:
            augment(graph, mates, one)
    return mates


def augment(graph: Graph, mates: Mates, root: int) -> bool:
    """Add one pair that includes `root`, if possible; changes `mates`."""
    search = _PathSearch(graph, mates, root)
    end = search.found()
    if end is None:
        return False
    search.take(end)
    return True


class _PathSearch:
    """A tree of alternating paths from one unpaired vertex.

    Attributes:
        parent: For vertices at odd depth, and those in blossoms: where they were reached from.
        base: Of a vertex's blossom; the vertex itself if it is in none.
        outer: The vertices at even depth, from which the search continues.
    """

    def __init__(self, graph: Graph, mates: Mates, root: int) -> None:
        self.graph, self.mates, self.root = graph, mates, root
        self.parent: dict[int, int] = {}
        self.base = {one: one for one in graph}
        self.outer = {root}
        self.queue = deque([root])

    def found(self) -> int | None:
        """Another unpaired vertex that can be reached; None if there is none."""
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
        """Flip the pairs along the path from the root to `end`."""
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
        """Contract an odd cycle: all of it is at even depth from now on."""
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
