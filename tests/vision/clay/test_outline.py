import cv2
import numpy as np
import pytest

from calibration.arrays import Image
from vision.clay.outline import (
    background_log_density,
    calmed,
    clay_log_density,
    compared,
    half_covered,
    learn_clay,
    main_part,
    unexplained,
)
from vision.light import tones

TABLE = (60, 110, 160)
CLAY = (200, 70, 40)


def _scene(*, shadow: float = 1.0, clay: tuple[int, int, int] = CLAY) -> tuple[Image, Image]:
    """A disc of clay on a table, a shadow beside it; and the empty table."""
    rng = np.random.default_rng(2)
    empty = np.tile(np.array(TABLE, dtype=np.float64), (120, 160, 1))
    seen = empty.copy()
    # Light is halved before the display's curve, so levels fall by its inverse.
    seen[40:90, 90:140] *= shadow ** (1 / 2.2)
    cv2.circle(seen, (60, 60), 25, clay, -1)
    noise = rng.normal(0, 1.5, (2, *empty.shape))
    pictures = [np.clip(np.round(p + n), 0, 255) for p, n in zip((seen, empty), noise, strict=True)]
    return np.asarray(pictures[0], dtype=np.uint8), np.asarray(pictures[1], dtype=np.uint8)


def _mask(seen: Image, empty: Image) -> Image:
    pair = compared(seen, empty)
    density = background_log_density(pair)
    clay = learn_clay(pair.seen[cv2.erode(unexplained(density), np.ones((5, 5))) > 0])
    ratio = calmed(clay_log_density(pair.seen, clay) - density)
    return main_part(np.asarray((ratio > 0).astype(np.uint8) * 255))


@pytest.mark.parametrize("shadow", [1.0, 0.6, 0.35])
def test_clay_is_found_and_its_shadow_is_not(shadow: float) -> None:
    mask = _mask(*_scene(shadow=shadow)) > 0
    truth = np.hypot(*(np.mgrid[0:120, 0:160] - 60)) <= 25
    assert np.count_nonzero(mask & truth) / np.count_nonzero(mask | truth) > 0.95


@pytest.mark.parametrize("clay", [(235, 235, 235), (25, 25, 25), (40, 40, 220), (40, 160, 40)])
def test_clay_of_any_colour_is_found(clay: tuple[int, int, int]) -> None:
    mask = _mask(*_scene(shadow=0.5, clay=clay)) > 0
    truth = np.hypot(*(np.mgrid[0:120, 0:160] - 60)) <= 25
    assert np.count_nonzero(mask & truth) / np.count_nonzero(mask | truth) > 0.95


def test_a_shadow_of_the_table_stays_explained() -> None:
    seen, empty = _scene(shadow=0.4)
    density = background_log_density(compared(seen, empty))
    assert (unexplained(density)[50:80, 100:130] > 0).mean() < 0.01


def test_half_a_pixel_of_clay_is_the_outline() -> None:
    radius, fine = 20.3, 8
    big = np.zeros((80 * fine, 80 * fine, 3), dtype=np.uint8)
    big[:] = TABLE
    centre = int(40 * fine + fine / 2)
    cv2.circle(big, (centre, centre), round(radius * fine), CLAY, -1)
    seen = np.asarray(cv2.resize(big, (80, 80), interpolation=cv2.INTER_AREA), dtype=np.uint8)
    for grown in (-1, 0, 1):
        rough = np.zeros((80, 80), dtype=np.uint8)
        cv2.circle(rough, (40, 40), round(radius) + grown, 255, -1)
        soft = half_covered(seen, rough)
        assert np.sqrt(soft.sum() / 255 / np.pi) == pytest.approx(radius, abs=0.25)


def test_tones_of_grey_have_no_tint() -> None:
    grey = np.full((2, 2, 3), 90, dtype=np.uint8)
    assert np.abs(tones(grey)[..., 1:]).max() < 1e-4


def test_nothing_to_learn_from_is_refused() -> None:
    with pytest.raises(ValueError, match="known to be clay"):
        learn_clay(np.zeros((0, 3), dtype=np.float32))
