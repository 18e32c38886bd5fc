"""Missiles on a patterned cloth: found with the look and a picture of the empty table."""

import cv2
import numpy as np
import pytest

from calibration.arrays import Image
from calibration.frame import Frame
from calibration.model.printed import Boards
from calibration.model.projection import image_from_table
from tests.vision.throws.balls import calibration, picture
from vision.look.look import STEP, Fitting, Kind, Looker, PixelKinds
from vision.lumps.observer import weigh_missiles

BALLS = ((0.0, 0.0, 8.5), (45.0, 15.0, 8.5), (-40.0, 20.0, 8.5))
TRUE_ML = 3 * 4 / 3 * np.pi * 8.5**3 / 1000
CHECK_PX = 34


class LooksSurely(Looker):
    """A fake look that reports a given mask as clay, with a given probability."""

    def __init__(self, clay: np.ndarray, share: float) -> None:
        self.clay, self.share = clay, share

    def look(self, bgr: Image, empty_bgr: Image | None = None) -> PixelKinds:
        fitting = Fitting((bgr.shape[1], bgr.shape[0]))
        field = cv2.resize(self.clay.astype(np.float32), fitting.inner_wh)
        cells = field[STEP - 1 :: STEP, STEP - 1 :: STEP]
        shares = np.zeros((len(Kind), *cells.shape), np.float32)
        shares[Kind.CLAY] = self.share * (cells > 0.5)
        shares[Kind.TABLE] = 1 - shares[Kind.CLAY]
        return PixelKinds(shares, fitting)


def on_checks() -> tuple[Image, Image, np.ndarray]:
    """Balls on a checked cloth, the cloth alone, and where the balls are."""
    bare, shown = picture([]), picture(BALLS)
    clay = np.abs(shown.astype(int) - bare).max(axis=2) > 40
    rows, columns = np.mgrid[: bare.shape[0], : bare.shape[1]] // CHECK_PX
    dark = ((rows + columns) % 2 == 1)[..., None]
    cloth = np.where(dark, (bare * 0.35).astype(np.uint8), bare)
    return np.where(clay[..., None], shown, cloth), cloth, clay


def test_balls_on_checks_are_measured_where_a_look_tells_them() -> None:
    bgr, cloth, clay = on_checks()
    looker = LooksSurely(clay, 0.9)
    found = weigh_missiles([Frame(bgr, 0, 0.0)], calibration(), Boards(), cloth, looker=looker)
    without = weigh_missiles([Frame(bgr, 0, 0.0)], calibration(), Boards(), cloth)
    assert len(without) < len(found) == 3
    assert sum(one.volume_ml.value for one in found) == pytest.approx(TRUE_ML, rel=0.2)


def test_what_was_there_before_is_no_missile() -> None:
    _, cloth, clay = on_checks()
    looker = LooksSurely(np.zeros_like(clay), 0.9)
    found = weigh_missiles([Frame(cloth, 0, 0.0)], calibration(), Boards(), cloth, looker=looker)
    assert found == ()


def test_balls_that_the_look_does_not_see_are_found_by_their_edges() -> None:
    bgr, cloth, clay = on_checks()
    looker = LooksSurely(np.zeros_like(clay), 0.9)
    found = weigh_missiles([Frame(bgr, 0, 0.0)], calibration(), Boards(), cloth, looker=looker)
    assert len(found) == 3


CYAN, BLUE, RED = (200.0, 165.0, 40.0), (200.0, 120.0, 40.0), (30.0, 90.0, 230.0)
NEAR_MM, FAR_MM = 45.0, 230.0


def colours_of_one_pile(other: tuple[float, float, float], x_mm: float) -> list[str]:
    """The colours that count for a blue creature: two blue balls, one other to their right."""
    balls = (*BALLS[::2], (x_mm, 15.0, 8.5))
    bare, blue, others = picture([]), picture(balls, BLUE), picture(balls, other)
    clay = np.abs(blue.astype(int) - bare).max(axis=2) > 40
    column = int(image_from_table(np.array([[x_mm - 22, 15.0, 8.5]]), calibration())[0, 0])
    shown = np.hstack([blue[:, :column], others[:, column:]])
    frames, looker = [Frame(shown, 0, 0.0)], LooksSurely(clay, 0.9)
    every = weigh_missiles(frames, calibration(), Boards(), bare, looker=looker)
    assert len(every) == 3
    named = weigh_missiles(frames, calibration(), Boards(), bare, colour="blue", looker=looker)
    return sorted(one.colour for one in named)


def test_a_missile_whose_colour_has_another_name_belongs_to_its_pile() -> None:
    assert colours_of_one_pile(CYAN, NEAR_MM) == ["blue", "blue", "cyan"]


def test_a_missile_of_quite_another_colour_does_not() -> None:
    assert colours_of_one_pile(RED, NEAR_MM) == ["blue", "blue"]


def test_a_missile_far_from_the_others_does_not() -> None:
    assert colours_of_one_pile(CYAN, FAR_MM) == ["blue", "blue"]
