"""Vectors in the plane and in space."""

import numpy as np

from calibration.arrays import Floats


def unit(vector: Floats) -> Floats:
    """A vector (n,) scaled to length 1; a zero vector stays as it is."""
    return np.asarray(vector / max(float(np.linalg.norm(vector)), 1e-9))
