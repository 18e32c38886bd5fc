"""Specks of another clay belong to the creature that they touch."""

import numpy as np

from vision.clay.pieces import ClayPiece
from vision.tracking.specks import without_specks


def square(corner_xy: tuple[int, int], side_px: int) -> ClayPiece:
    return ClayPiece(np.full((side_px, side_px), 255, dtype=np.uint8), corner_xy)


def test_a_speck_becomes_part_of_the_creature_that_it_touches() -> None:
    (one,) = without_specks([square((10, 10), 30), square((40, 20), 4)])
    assert one.corner_xy == (10, 10)
    assert one.area_px >= 30 * 30 + 4 * 4


def test_what_lies_apart_or_is_large_stays_a_piece_of_its_own() -> None:
    creature, apart, large = square((10, 10), 30), square((60, 20), 4), square((40, 10), 20)
    assert len(without_specks([creature, apart])) == 2
    assert len(without_specks([creature, large])) == 2
    assert without_specks([creature]) == [creature]
