"""The names of colours: of a thing, and of each pixel's share."""

from itertools import product

import numpy as np

from vision.clay.colour import colour_shares, name_colour

LEVELS = (5, 60, 75, 90, 105, 120, 160, 200, 250)


def test_a_pixel_s_share_has_the_name_of_its_colour() -> None:
    """Before, a hue stood for the end of its range: dark red was brown, and dark amber yellow."""
    for bgr in product(LEVELS, repeat=3):
        thing = np.full((9, 3), bgr, dtype=np.uint8)
        for name in colour_shares(thing):
            assert name == name_colour(thing), bgr


def test_dark_red_clothes_are_red() -> None:
    assert set(colour_shares(np.full((50, 3), (10, 12, 100), dtype=np.uint8))) == {"red"}
