"""Rotations of the plane, and poses that move points."""

import numpy as np
import pytest

from calibration.model.similarity import (
    moved_rigidly,
    on_table,
    pose_of_parts,
    pose_of_vector,
    turn_matrix,
)


def test_a_quarter_turn_takes_x_to_y() -> None:
    np.testing.assert_allclose(turn_matrix(np.pi / 2) @ [1.0, 0.0], [0.0, 1.0], atol=1e-15)


def test_the_opposite_turn_is_the_transpose_to_the_last_bit() -> None:
    for turn_rad in np.random.default_rng(1).uniform(-10, 10, 200):
        np.testing.assert_array_equal(turn_matrix(-turn_rad), turn_matrix(turn_rad).T)


def test_on_the_table_points_are_turned_and_then_shifted() -> None:
    moved = moved_rigidly(np.array([[10.0, 0.0, 5.0]]), on_table(np.pi / 2, 3.0, -4.0))
    np.testing.assert_allclose(moved, [[3.0, 6.0, 5.0]], atol=1e-14)


def test_a_pose_of_parts_multiplies_and_then_shifts() -> None:
    twice = pose_of_parts(2 * np.eye(3), np.array([1.0, 0.0, -1.0]))
    np.testing.assert_array_equal(twice @ [3.0, 4.0, 5.0, 1.0], [7.0, 8.0, 9.0, 1.0])


@pytest.mark.parametrize("turn_rad", [0.0, 0.4, -2.5])
def test_a_pose_of_a_vector_about_z_is_one_on_the_table(turn_rad: float) -> None:
    vector = np.array([0.0, 0.0, turn_rad, 30.0, -20.0, 0.0])
    np.testing.assert_allclose(pose_of_vector(vector), on_table(turn_rad, 30.0, -20.0), atol=1e-14)
