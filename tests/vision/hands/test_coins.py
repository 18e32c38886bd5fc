"""Hands scanned beside coins: a coin gives the same span as the scan's own scale, at any size."""

from functools import cache

import cv2
import numpy as np
import pytest

from calibration import Boards, calibrate
from calibration.arrays import Image
from calibration.model.printed import Disc, FlatScan
from tests.vision.hands.shown import photo, photograph
from vision.sightings import Estimate

COINS = Boards(discs=(Disc("2 euro", 25.75), Disc("1 euro", 23.25)))
MM_PER_PX = 0.127
THUMB_CUT_PX = 1262
SCALE = Boards(scales=(FlatScan("scan", MM_PER_PX),))


@cache
def span_by_scale_mm(number: str) -> Estimate:
    """The span of a scan's hand by the scan's own scale."""
    bgr = photo(f"scan_{number}.jpg")
    return photograph(bgr, calibrate([bgr], SCALE))[0][0].span_mm


@pytest.mark.long
@pytest.mark.parametrize("number", ["02", pytest.param("11", marks=pytest.mark.long)])
def test_coins_alone_agree_with_the_scale_within_1_percent(number: str) -> None:
    bgr = photo(f"scan_{number}.jpg")
    by_coins = photograph(bgr, calibrate([bgr], COINS))[0][0].span_mm
    by_scale = span_by_scale_mm(number)
    print(f"scan {number}: {by_coins.value:.1f} by coins, {by_scale.value:.1f} mm by scale")
    assert by_coins.value == pytest.approx(by_scale.value, rel=0.01)
    assert by_coins.sigma > by_scale.sigma


def enlarged(bgr: Image, times: float) -> Image:
    """The same scan at another resolution."""
    way = cv2.INTER_AREA if times < 1 else cv2.INTER_CUBIC
    return np.asarray(cv2.resize(bgr, None, fx=times, fy=times, interpolation=way), dtype=np.uint8)


def scanned_at(times: float) -> Boards:
    """The sightings and refusals for a scan at a multiple of its resolution."""
    return Boards(scales=(FlatScan("scan", MM_PER_PX / times),))


@pytest.mark.parametrize(
    "times", [pytest.param(0.5, marks=pytest.mark.long), pytest.param(3, marks=pytest.mark.soak)]
)
def test_a_scan_has_one_span_at_any_resolution(times: float) -> None:
    bgr = enlarged(photo("scan_02.jpg"), times)
    once = span_by_scale_mm("02")
    other = photograph(bgr, calibrate([bgr], scanned_at(times)))[0][0].span_mm
    print(f"{once.value:.1f} mm, {other.value:.1f} mm in a picture {times} times as large")
    assert abs(once.value - other.value) < once.sigma


@pytest.mark.parametrize("times", [1, pytest.param(3, marks=pytest.mark.soak)])
def test_a_thumb_that_the_scan_cuts_off_is_refused_at_any_resolution(times: float) -> None:
    """Before, 8 mm of the thumb were missing without a warning: 200.5 mm instead of 204.7."""
    bgr = enlarged(photo("scan_11.jpg")[:, :THUMB_CUT_PX], times)
    told, refusals = photograph(bgr, calibrate([bgr], scanned_at(times)))
    assert not told
    assert [one.cause for one in refusals] == ["hand/cut_by_edge"]
