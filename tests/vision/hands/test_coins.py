"""Hands scanned beside coins: a coin gives the same span as the scan's own scale."""

import pytest

from calibration import Boards, calibrate
from calibration.model.printed import Disc, FlatScan
from tests.vision.hands.shown import photo, photograph

COINS = Boards(discs=(Disc("2 euro", 25.75), Disc("1 euro", 23.25)))
SCALE = Boards(scales=(FlatScan("scan", 0.127),))


@pytest.mark.parametrize("number", ["02", "11"])
def test_coins_alone_agree_with_the_scale_within_1_percent(number: str) -> None:
    bgr = photo(f"scan_{number}.jpg")
    by_coins, by_scale = (
        photograph(bgr, calibrate([bgr], boards))[0][0].span_mm for boards in (COINS, SCALE)
    )
    print(f"scan {number}: {by_coins.value:.1f} by coins, {by_scale.value:.1f} mm by scale")
    assert by_coins.value == pytest.approx(by_scale.value, rel=0.01)
    assert by_coins.sigma > by_scale.sigma
