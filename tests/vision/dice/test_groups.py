"""A near die is distinguished from a group of small things by the background between them."""

import cv2
import numpy as np

from calibration.arrays import Image
from vision.dice.groups import is_group

BOX = (40.0, 40.0, 160.0, 160.0)


def four_spots(body: tuple[int, int, int]) -> Image:
    picture: Image = np.full((200, 200, 3), (90, 120, 150), np.uint8)
    cv2.rectangle(picture, (45, 45), (155, 155), body, -1)
    for x in (70, 130):
        for y in (70, 130):
            cv2.circle(picture, (x, y), 14, (10, 10, 10), -1, cv2.LINE_AA)
    return picture


def test_between_pips_is_a_die_and_between_stones_the_ground() -> None:
    assert is_group(four_spots((90, 120, 150)), BOX, 5)
    assert not is_group(four_spots((200, 220, 230)), BOX, 5)


def test_a_die_that_is_cut_off_is_held_against_the_ground_on_the_other_sides() -> None:
    shown = np.ascontiguousarray(four_spots((200, 220, 230))[60:])
    assert not is_group(shown, (40.0, 0.0, 160.0, 100.0), 5)


def test_of_what_fills_the_picture_nothing_is_known() -> None:
    whole = np.full((120, 120, 3), 100, np.uint8)
    assert not is_group(whole, (0.0, 0.0, 120.0, 120.0), 5)


def test_on_a_ground_of_many_colours_it_takes_many_things_to_be_a_group() -> None:
    """The area between the things differs less from the background than its parts do."""
    rough = np.random.default_rng(1).normal(0, 40, (200, 200, 3))
    shown = np.clip(four_spots((100, 128, 158)) + rough, 0, 255).astype(np.uint8)
    assert is_group(shown, BOX, 5)
    assert not is_group(shown, BOX, 2)
