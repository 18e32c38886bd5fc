import numpy as np

from calibration.arrays import Image
from vision.clay.outline import background_log_density, compared
from vision.weigh_in.surroundings import learn_surroundings

SHADED = slice(20, 60)


def _hard_shadow() -> tuple[Image, Image]:
    """White paper, a sixth of its light left in one part of it, and noise."""
    random = np.random.default_rng(3)
    empty = np.full((80, 120, 3), 220, dtype=np.uint8)
    picture = empty.astype(np.float64)
    picture[SHADED, SHADED] = 62  # a twentieth of the light
    picture += random.normal(0, 2, picture.shape)
    return np.clip(picture, 0, 255).astype(np.uint8), empty


def test_a_hard_shadow_is_explained_once_it_was_learned() -> None:
    picture, empty = _hard_shadow()
    pair = compared(picture, empty)
    unlearned = background_log_density(pair)[SHADED, SHADED]
    learned = learn_surroundings([pair], [np.ones(picture.shape[:2], dtype=np.bool_)])
    assert learned is not None
    density = learned.log_density(pair)
    assert np.median(unlearned) < -3.0
    assert np.median(density[SHADED, SHADED]) > 2.0
    assert np.median(density[:, 70:]) > 2.0


def test_what_was_not_seen_around_the_clay_stays_unexplained() -> None:
    picture, empty = _hard_shadow()
    learned = learn_surroundings([compared(picture, empty)], [np.ones((80, 120), dtype=np.bool_)])
    assert learned is not None
    red = np.full_like(empty, (30, 30, 180))
    assert learned.log_density(compared(red, empty)).max() < -3.0


def test_too_few_pixels_teach_nothing() -> None:
    picture, empty = _hard_shadow()
    few = np.zeros(picture.shape[:2], dtype=np.bool_)
    few[:10, :10] = True
    assert learn_surroundings([compared(picture, empty)], [few]) is None
