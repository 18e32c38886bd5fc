from dataclasses import replace

import numpy as np
import pytest

from calibration.model.camera import Camera
from calibration.model.solution import Calibration
from tests.support.evenings import creature
from tests.vision.tracking.standpoints import MATRIX, made, views_around
from vision.sightings import Estimate
from vision.weigh_in.hull import View, carve
from vision.weigh_in.hull_measures import LOWER_PASS, SECOND_PASS, Carved, flags_of
from vision.weigh_in.passes import ALIKE, put_together, weigh_together
from vision.weigh_in.weighing import WeighInPass


def test_one_pass_stays_as_it_is() -> None:
    seen = creature(82.0, sigma=4.0)
    together = put_together([seen])
    assert together.volume_ml is not None
    assert together.volume_ml.value == pytest.approx(82.0)
    assert together.volume_ml.sigma == pytest.approx(4.0)
    assert together.legs == seen.legs


def test_the_surer_pass_weighs_more_and_the_first_tells_the_legs() -> None:
    together = put_together([creature(80.0, sigma=8.0, legs=4), creature(90.0, sigma=2.0, legs=0)])
    assert together.volume_ml is not None
    assert 89 < together.volume_ml.value < 90
    assert together.legs is not None
    assert together.legs.count == 4


def test_the_sigma_matches_the_scatter() -> None:
    # A third of what is wrong with a shape is wrong in every pass.
    shared = np.array([[64.0, ALIKE * 24], [ALIKE * 24, 9.0]])
    noise = np.random.default_rng(5).multivariate_normal([0, 0], shared, size=4000)
    errors = []
    for one, other in noise:
        volume = put_together([creature(80 + one, sigma=8.0), creature(80 + other, sigma=3.0)])
        assert volume.volume_ml is not None
        errors.append((volume.volume_ml.value - 80) / volume.volume_ml.sigma)
    assert np.mean(np.abs(errors) < 1) == pytest.approx(0.683, abs=0.03)
    assert np.mean(np.abs(errors) < 2) == pytest.approx(0.954, abs=0.015)


def test_after_steep_views_alone_a_lower_camera_is_asked_for() -> None:
    unsure, sure = Estimate(80.0, 20.0), Estimate(80.0, 2.0)
    assert flags_of(unsure, steep=True) == (LOWER_PASS,)
    assert flags_of(unsure, steep=False) == (SECOND_PASS,)
    assert flags_of(sure, steep=True) == ()


def test_passes_ask_for_a_lower_camera_if_all_were_steep() -> None:
    steep = replace(creature(80.0, sigma=20.0), flags=(LOWER_PASS,))
    other = replace(creature(80.0, sigma=20.0), flags=(SECOND_PASS,))
    assert put_together([steep, steep]).flags == (LOWER_PASS,)
    assert put_together([steep, other]).flags == (SECOND_PASS,)


def test_no_pass_is_an_error() -> None:
    with pytest.raises(ValueError, match="at least one pass"):
        put_together([])


def _pass(views: list[View]) -> WeighInPass:
    camera = Camera(MATRIX, np.zeros(5), (1280, 720))
    table = Calibration(camera, views[-1].camera_from_body, np.zeros((15, 15)), 0.0)
    clay = np.full((1, 3), 128, dtype=np.uint8)
    return WeighInPass(Carved(carve(views), tuple(views)), table, "green", clay, 1.0, 0)


@pytest.mark.parametrize("seed", [1, pytest.param(4, marks=pytest.mark.long)])
def test_a_second_pass_from_a_steeper_camera_carves_the_same_hull(seed: int) -> None:
    shape, _, _ = made(seed)
    low, high = (_pass(list(views_around(shape, 10, elevation=e))) for e in (0.55, 1.0))
    once, twice = weigh_together([low]), weigh_together([low, high])
    assert once.volume_ml is not None
    assert twice.volume_ml is not None
    print(f"{shape.volume_ml:.1f} ml: {once.volume_ml} and together {twice.volume_ml}")
    assert twice.volume_ml.sigma < once.volume_ml.sigma
    assert abs(twice.volume_ml.value - shape.volume_ml) < 2.5 * twice.volume_ml.sigma
    assert twice.views_used == 20
    assert twice.frame == once.frame


def test_what_is_doubtful_in_either_pass_is_doubtful_in_both_together() -> None:
    """Before, only the first pass counted, so the sigma depended on the order of the passes."""
    shape, _, _ = made(1)
    sure, other = (_pass(list(views_around(shape, 8, elevation=e))) for e in (0.55, 1.0))
    doubtful = replace(other, carved=replace(other.carved, doubt_rel=0.3))
    lenient = replace(other, carved=replace(other.carved, lenient=True))
    plain, first, second, loose = (
        weigh_together(passes).volume_ml
        for passes in ([sure, other], [doubtful, sure], [sure, doubtful], [sure, lenient])
    )
    assert plain is not None
    assert first is not None
    assert second is not None
    assert loose is not None
    assert second.sigma == pytest.approx(first.sigma, rel=0.1)
    assert second.sigma > 2 * plain.sigma
    assert loose.sigma > 1.5 * plain.sigma


@pytest.mark.long
def test_a_creature_laid_down_anew_is_averaged() -> None:
    shape, other = made(1)[0], made(4)[0]
    passes = [_pass(list(views_around(s, 8))) for s in (shape, other)]
    alone = [one.creature().volume_ml for one in passes]
    together = weigh_together(passes).volume_ml
    assert together is not None
    assert alone[0] is not None
    assert alone[1] is not None
    low, high = sorted(volume.value for volume in alone if volume is not None)
    assert low < together.value < high
