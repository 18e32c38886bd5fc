import numpy as np

from vision.assignment import assigned_within


def test_the_sum_of_all_pairs_is_the_least() -> None:
    assert assigned_within(np.array([[1.0, 2.0], [2.0, 9.0]]), 10.0) == [(0, 1), (1, 0)]


def test_a_pair_that_costs_too_much_is_none() -> None:
    assert assigned_within(np.array([[1.0, 2.0], [2.0, 9.0]]), 1.5) == [(0, 0)]


def test_each_row_may_have_a_limit_of_its_own() -> None:
    costs = np.array([[3.0, 1.0], [1.0, 3.0], [5.0, 5.0]])
    assert assigned_within(costs, np.array([[0.5], [1.0], [6.0]])) == [(1, 0), (2, 1)]


def test_nothing_known_is_paired_with_nothing() -> None:
    assert assigned_within(np.zeros((2, 0)), 1.0) == []
