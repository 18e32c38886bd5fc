"""How well a rim places a base, by how well it fits a circle."""

import pytest

from vision.figures.rim_fit import LEAST_SIGMA_MM, RESIDUAL_SIGMA, sigma_by_rim_mm


def test_a_rim_that_fits_worse_places_a_base_worse() -> None:
    sigmas = [sigma_by_rim_mm(left_px, 0.5) for left_px in (0.1, 0.3, 1.0)]
    assert sigmas == sorted(sigmas)
    assert sigmas[-1] == pytest.approx(0.5 * RESIDUAL_SIGMA)


def test_no_rim_places_a_base_exactly() -> None:
    assert sigma_by_rim_mm(0.0, 0.5) == LEAST_SIGMA_MM
