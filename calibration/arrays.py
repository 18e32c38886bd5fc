"""Types of arrays, and facts: arrays that are copied, checked once, and read-only from then on."""

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

Floats: TypeAlias = npt.NDArray[np.float64]
Floats32: TypeAlias = npt.NDArray[np.float32]
Flags: TypeAlias = npt.NDArray[np.bool_]
Image: TypeAlias = npt.NDArray[np.uint8]
"""BGR pixels, shape (height, width, 3), dtype uint8."""
Grey: TypeAlias = npt.NDArray[np.uint8]
"""Grey pixels, shape (height, width), dtype uint8."""
Mask: TypeAlias = npt.NDArray[np.uint8]
"""A mask of a picture, shape (height, width), dtype uint8: 255 inside, 0 outside."""

MAD_SIGMA: Final = 1.4826
"""Standard deviation of a normal distribution, in units of its median absolute deviation (MAD)."""

MAD_SIGMA_ROUNDED: Final = 1.48
"""`MAD_SIGMA`, rounded to two decimals. Constants were fitted, and recordings and golden results
were made, with the rounded number, so code that uses it keeps it; new code uses `MAD_SIGMA`."""

LARGEST: Final = 1e15
"""Largest absolute value in a fact. No length, angle or variance of a table is larger, and its
sixth power is still a finite float."""


def fact(value: object, shape: tuple[int | None, ...], what: str) -> Floats:
    """A read-only float64 copy of `value`.

    Args:
        value: The numbers.
        shape: The required shape; None for an axis of any length.
        what: Name of the value in error messages.

    Raises:
        TypeError: It holds something that is not a number.
        ValueError: It has another shape, or a number is not finite or exceeds `LARGEST`.
    """
    try:
        array = np.array(value, dtype=np.float64)
    except OverflowError:  # a whole number that is too large for a float
        raise ValueError(f"{what} must hold numbers up to {LARGEST:g} only") from None
    fits = array.ndim == len(shape) and all(
        want is None or want == got for want, got in zip(shape, array.shape, strict=True)
    )
    if not fits:
        raise ValueError(f"{what} must have shape {_shape_text(shape)}, but got {array.shape}")
    if not np.isfinite(array).all():
        raise ValueError(f"{what} must hold finite numbers only")
    if (np.abs(array) > LARGEST).any():
        raise ValueError(f"{what} must hold numbers up to {LARGEST:g} only")
    array.flags.writeable = False
    return array


def points(value: npt.ArrayLike, width: int, what: str) -> Floats:
    """`value` as a float64 array of shape (N, `width`); its numbers need not be finite.

    Raises:
        ValueError: It has another shape.
    """
    array = np.asarray(value, dtype=np.float64)
    if array.size == 0:
        return np.empty((0, width))
    if array.ndim != 2 or array.shape[1] != width:
        raise ValueError(f"{what} must have shape (N, {width}), but got {array.shape}")
    return array


def _shape_text(shape: tuple[int | None, ...]) -> str:
    """A shape for an error message, with N for an axis of any length."""
    return (
        "("
        + ", ".join("N" if n is None else str(n) for n in shape)
        + ("," * (len(shape) == 1))
        + ")"
    )
