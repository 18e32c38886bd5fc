"""Maximum matching compared with brute force on small graphs of every kind."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from engine.tournament.matching import Graph, largest_matching

EDGES = list(combinations(range(1, 9), 2))


def graph_of(edges: list[tuple[int, int]]) -> dict[int, list[int]]:
    graph: dict[int, list[int]] = {one: [] for one in range(1, 9)}
    for one, other in edges:
        graph[one].append(other)
        graph[other].append(one)
    return graph


def most_pairs(graph: Graph, left: frozenset[int]) -> int:
    """The size of a maximum matching, by trying all."""
    if not left:
        return 0
    one = min(left)
    rest = left - {one}
    with_somebody = (1 + most_pairs(graph, rest - {other}) for other in graph[one] if other in rest)
    return max(most_pairs(graph, rest), *with_somebody, 0)


@given(st.lists(st.sampled_from(EDGES), unique=True, max_size=14))
def test_no_other_matching_is_larger(edges: list[tuple[int, int]]) -> None:
    graph = graph_of(edges)
    mates = largest_matching(graph)
    assert all(mates[mate] == one and mate in graph[one] for one, mate in mates.items())
    assert len(mates) == 2 * most_pairs(graph, frozenset(graph))


def test_a_flower_is_seen_through() -> None:
    """A circle of five on a stem: greedy searches end in it."""
    graph = graph_of([(1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 7), (7, 3), (5, 8)])
    assert len(largest_matching(graph)) == 8
