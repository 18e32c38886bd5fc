import numpy as np
import pytest

from calibration.arrays import MAD_SIGMA, MAD_SIGMA_ROUNDED, fact, points


def test_a_fact_is_a_copy_that_nobody_changes() -> None:
    told = np.array([1.0, 2.0])
    kept = fact(told, (2,), "two")
    told[0] = 9
    assert kept[0] == 1
    with pytest.raises(ValueError, match="read-only"):
        kept[0] = 3


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ([1.0, 2.0, 3.0], r"two must have shape \(2,\), but got \(3,\)"),
        ([[1.0, 2.0]], r"two must have shape \(2,\), but got \(1, 2\)"),
        ([1.0, np.nan], "finite"),
        ([1.0, -1e16], "up to 1e\\+15"),
        ([1.0, 10**400], "up to 1e\\+15"),
    ],
)
def test_a_fact_says_what_it_expected_and_got(value: list[float], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        fact(value, (2,), "two")


def test_points_keep_what_cannot_be_seen_and_refuse_other_shapes() -> None:
    assert np.isnan(points([[1.0, np.nan]], 2, "points_px")[0, 1])
    assert points([], 2, "points_px").shape == (0, 2)
    with pytest.raises(ValueError, match=r"points_mm must have shape \(N, 3\), but got \(1, 2\)"):
        points([[1.0, 2.0]], 3, "points_mm")


def test_the_rounded_sigma_of_a_median_distance_is_the_exact_one_s() -> None:
    assert round(MAD_SIGMA, 2) == MAD_SIGMA_ROUNDED
