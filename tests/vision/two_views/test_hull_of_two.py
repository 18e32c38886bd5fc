"""The gain by a second camera if the card is turned half as often: figures for the docs."""

import numpy as np
import pytest

from calibration.model.camera import Camera
from calibration.model.solution import Calibration
from tests.vision.tracking.standpoints import MATRIX, made, views_around
from vision.weigh_in.hull import View, carve
from vision.weigh_in.hull_measures import Carved
from vision.weigh_in.passes import weigh_together
from vision.weigh_in.weighing import WeighInPass

TURNS = 12


def weighed(views: list[View]) -> WeighInPass:
    camera = Camera(MATRIX, np.zeros(5), (1280, 720))
    table = Calibration(camera, views[-1].camera_from_body, np.zeros((15, 15)), 0.0)
    clay = np.full((1, 3), 128, dtype=np.uint8)
    return WeighInPass(Carved(carve(views), tuple(views)), table, "green", clay, 1.0, 0)


@pytest.mark.long
@pytest.mark.parametrize("seed", [4, *(pytest.param(n, marks=pytest.mark.long) for n in (1, 6))])
def test_a_second_camera_makes_half_the_turns_surer(seed: int) -> None:
    shape, _, _ = made(seed)
    whole = [weighed(list(views_around(shape, TURNS, elevation=0.55)))]
    alone = weigh_together(whole).volume_ml
    both = [
        weighed(list(views_around(shape, TURNS // 2, elevation=elevation)))
        for elevation in (0.55, 0.9)
    ]
    together, half = weigh_together(both).volume_ml, weigh_together(both[:1]).volume_ml
    assert alone is not None
    assert together is not None
    assert half is not None
    print(f"{shape.volume_ml:.1f} ml: all {alone}, half {half}, half by two {together}")
    assert together.sigma < half.sigma
    assert abs(together.value - shape.volume_ml) < 2.5 * together.sigma
