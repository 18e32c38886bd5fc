"""A frame's picture: as it is, or packed and unpacked on demand."""

from dataclasses import replace

import numpy as np
import pytest

from calibration.arrays import Image
from calibration.frame import Frame


class Packed:
    """A uniform grey picture, stored as its size and level."""

    size_wh, nbytes = (4, 2), 3

    def __init__(self) -> None:
        self.asked = 0

    def unpacked(self) -> Image:
        self.asked += 1
        return np.full((2, 4, 3), 90, dtype=np.uint8)


def test_a_packed_picture_is_unpacked_once_and_only_when_asked_for() -> None:
    packed = Packed()
    frame = Frame(packed, 3, 0.1)
    assert (frame.size_wh, frame.nbytes, packed.asked) == ((4, 2), 3, 0)
    assert frame.bgr is frame.bgr
    assert not frame.bgr.flags.writeable
    assert packed.asked == 1


def test_what_is_unpacked_takes_the_place_of_what_was_packed_in_this_frame_alone() -> None:
    packed = Packed()
    frame = Frame(packed, 3, 0.1)
    kept = replace(frame, t_s=0.2)
    assert frame.bgr is frame.picture
    assert frame.nbytes == 24
    assert kept.picture is packed
    assert packed.asked == 1


@pytest.mark.parametrize("shape", [(2, 4), (2, 4, 4), (0, 4, 3)])
def test_a_picture_of_another_shape_is_refused(shape: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="must be"):
        Frame(np.zeros(shape, dtype=np.uint8), 0, 0.0)
