"""Vectors of length 1."""

import numpy as np

from vision.vectors import unit


def test_a_vector_is_scaled_to_length_1() -> None:
    np.testing.assert_allclose(unit(np.array([3.0, 0.0, -4.0])), [0.6, 0.0, -0.8])


def test_a_vector_of_no_length_stays_as_it_is() -> None:
    np.testing.assert_array_equal(unit(np.zeros(2)), [0.0, 0.0])
