import csv
import math

import cv2
import numpy as np
import pytest

from calibration import CalibrationFailed
from calibration.arrays import Image
from calibration.model.printed import Disc
from tests.support.films import shared
from vision.portions.refusal import CAUSES, MENDS
from vision.portions.weigh import SHARED_SIGMA, PortionSeen, together, weigh_portion
from vision.sightings import Estimate

COIN = (Disc("coin", 25.0),)


def photograph(name: str) -> Image:
    return np.asarray(cv2.imread(str(shared("data", "food-volume") / name)), dtype=np.uint8)


@pytest.mark.parametrize(
    "pair",
    [
        pytest.param(("litchi003", "2"), marks=pytest.mark.soak),
        pytest.param(("egg003", "2"), marks=pytest.mark.soak),
        pytest.param(("apple012", "2"), marks=pytest.mark.long),
        ("grape002", "1"),
    ],
)
def test_food_has_its_volume_within_two_sigma(pair: tuple[str, str]) -> None:
    with (shared("data", "food-volume") / "truth.csv").open() as file:
        row = next(r for r in csv.DictReader(file) if (r["portion"], r["pair"]) == pair)
    seen = weigh_portion(photograph(row["top"]), photograph(row["side"]), COIN)
    off = (seen.volume_ml.value - float(row["volume_ml"])) / seen.volume_ml.sigma
    print(f"{pair}: {seen.volume_ml.value:.0f} of {row['volume_ml']} ml, {off:+.1f} sigma")
    assert abs(off) < 2
    assert seen.volume_ml.sigma < 0.6 * seen.volume_ml.value
    assert ("piled" in seen.flags) == (row["kind"] == "grape")


@pytest.mark.long
def test_pictures_without_a_coin_are_refused() -> None:
    grey = np.full((300, 400, 3), 120, dtype=np.uint8)
    with pytest.raises(CalibrationFailed) as failed:
        weigh_portion(grey, grey, COIN)
    assert failed.value.cause == "disc/not_found"
    assert "from above" in failed.value.mend


def test_every_refusal_says_what_to_do() -> None:
    assert set(CAUSES) == set(MENDS)


def seen(volume_ml: float, *flags: str) -> PortionSeen:
    size = Estimate(20.0, 1.0)
    return PortionSeen(Estimate(volume_ml, 6.0), size, size, flags)  # type: ignore[arg-type]


def test_one_pair_is_told_as_it_was_measured() -> None:
    assert together([seen(50.0, "flat")]) == seen(50.0, "flat")


def test_pairs_are_averaged_and_their_flags_told_once() -> None:
    both = together([seen(50.0, "flat"), seen(60.0, "piled", "flat")])
    assert both.volume_ml.value == 55.0
    assert both.flags == ("flat", "piled")


@pytest.mark.parametrize("pairs", [2, 3, 10_000])
def test_what_pairs_share_stays_however_many_there_are(pairs: int) -> None:
    told = together([seen(50.0)] * pairs).volume_ml.sigma / 6.0
    assert told == pytest.approx(math.sqrt(SHARED_SIGMA**2 + (1 - SHARED_SIGMA**2) / pairs))
    assert SHARED_SIGMA < told < 1.0
