"""The median of a few values: `np.median` without its checks, in a tenth of the time."""

import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats


def median_of(values: npt.NDArray[np.generic]) -> Floats:
    """The median along the first axis: (n,) to (), (n, k) to (k,); n is at least 1.

    Args:
        values: Numbers; none is NaN.
    """
    # Contiguous rows sort faster; on bytes, NumPy's stable sort is a radix sort.
    ordered = np.sort(np.ascontiguousarray(values.T), axis=-1, kind="stable")
    middle, odd = divmod(len(values), 2)
    upper = ordered[..., middle].astype(np.float64)
    return np.asarray(upper if odd else (ordered[..., middle - 1] + upper) / 2)
