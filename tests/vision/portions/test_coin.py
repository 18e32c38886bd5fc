import cv2
import numpy as np
import pytest

from calibration import CalibrationFailed
from calibration.arrays import Image
from calibration.detect.discs.ellipse import Ellipse
from calibration.model.printed import Disc
from tests.calibration.detect.discs.coins import drawn_table, looking_down
from vision.portions.pair import LEAST_COIN_CLEAR, clear_all_round
from vision.portions.weigh import weigh_portion

MIDDLE = np.array([200.0, 150.0])
SIZE_HW = (300, 400)


def ring(radius: float) -> Ellipse:
    return Ellipse(MIDDLE, np.diag([radius, radius]))


def coin_on_wood(radius: float, blur: float = 1.0) -> Image:
    """A coin with a sharper edge between its field and its rim than between rim and table."""
    picture = np.full((*SIZE_HW, 3), (70, 110, 150), dtype=np.float64)
    picture[ring(radius).inside(SIZE_HW)] = (112, 128, 142)
    picture[:] = cv2.GaussianBlur(picture, (0, 0), 1.5)
    picture[ring(0.86 * radius).inside(SIZE_HW)] = (170, 172, 175)
    noisy = cv2.GaussianBlur(picture, (0, 0), blur)
    noisy = noisy + np.random.default_rng(1).normal(0, 2, noisy.shape)
    return np.asarray(np.clip(noisy, 0, 255), dtype=np.uint8)


@pytest.mark.parametrize("radius", [24.0, 32.0, 45.0])
@pytest.mark.parametrize("blur", [1.0, 2.5])
def test_a_coin_s_rim_is_clear_all_round(radius: float, blur: float) -> None:
    clear = clear_all_round(coin_on_wood(radius, blur), ring(radius))
    print(f"clear {clear:.2f}")
    assert clear > LEAST_COIN_CLEAR


def test_a_ring_that_parts_nothing_is_not_clear() -> None:
    """Before, such a ring, half on the coin and half on the table, was taken for a blurred coin."""
    picture = coin_on_wood(60.0, blur=8.0)
    beside = Ellipse(MIDDLE + np.array([38.0, 0.0]), np.diag([36.0, 36.0]))
    clear = clear_all_round(picture, beside)
    print(f"clear {clear:.2f}")
    assert clear < LEAST_COIN_CLEAR


@pytest.mark.long
def test_a_blurred_coin_above_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    table = drawn_table(looking_down(0.0), [(-60.0, 0.0, 25.0)], np.random.default_rng(2))
    monkeypatch.setattr("vision.portions.pair.clear_all_round", lambda *_: 0.4)
    with pytest.raises(CalibrationFailed, match="blurred") as failed:
        weigh_portion(table, table, (Disc("coin", 25.0),))
    assert "from above again" in failed.value.mend
