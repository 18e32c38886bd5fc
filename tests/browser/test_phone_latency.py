"""From a phone's glass to the page: a Chromium films a clock, and the page's picture is read."""

import time
import urllib.request
from pathlib import Path

import cv2
import numpy as np
import pytest

pytest.importorskip("aiortc", reason="the extra `phone` is not installed")

from playwright.sync_api import Playwright

from calibration.arrays import Image
from tests.benchmarks.speed import Speed
from tests.support.films import samples
from tests.support.phone_in_browser import (
    browser_with_camera,
    lend_camera,
    phone_page,
    scanned_link,
    serving_a_phone,
    wait_until,
)
from tests.support.program import serving

pytestmark = pytest.mark.bench

EVENING = samples("evening")[0]
MOST_MS = 250.0
PICTURES = 60
SIZE_WH, ROWS, COLUMNS = (640, 360), 4, 8

CLOCK = """
navigator.mediaDevices.getUserMedia = async () => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 640, height: 360 });
  const pen = canvas.getContext("2d");
  setInterval(() => {
    const now = Date.now() % 2 ** 32;
    for (let bit = 0; bit < 32; bit += 1) {
      pen.fillStyle = Math.floor(now / 2 ** bit) % 2 ? "#ffffff" : "#000000";
      pen.fillRect((bit % 8) * 80, Math.floor(bit / 8) * 90, 80, 90);
    }
  }, 33);
  return canvas.captureStream(30);
};
"""
"""A camera that films a clock: milliseconds, as 32 black and white fields."""


def told_ms(picture: Image) -> int | None:
    """The time that a picture shows; None where a field is neither black nor white."""
    high, wide = picture.shape[0] / ROWS, picture.shape[1] / COLUMNS
    bits = 0
    for bit in range(ROWS * COLUMNS):
        row, column = divmod(bit, COLUMNS)
        level = int(picture[int((row + 0.5) * high), int((column + 0.5) * wide)].mean())
        if 80 < level < 175:
            return None
        bits |= (level > 127) << bit
    return bits


def test_from_a_phones_glass_to_the_page(
    tmp_path: Path, playwright: Playwright, speed: Speed
) -> None:
    words = serving_a_phone(tmp_path / "data", EVENING / "boards.json")
    with (
        serving(words, log=tmp_path / "stderr.txt") as address,
        browser_with_camera(playwright) as browser,
    ):
        referee = browser.new_page()
        referee.goto(f"{address}#/calibrate", wait_until="domcontentloaded", timeout=90_000)
        link = scanned_link(referee)
        referee.close()
        phone = phone_page(browser)
        phone.add_init_script(CLOCK)
        lend_camera(phone, link)
        wait_until(address, lambda camera: camera["frames_per_s"] > 5, phone)
        late_ms: list[int] = []
        deadline_s = time.monotonic() + 60
        while len(late_ms) < PICTURES and time.monotonic() < deadline_s:
            with urllib.request.urlopen(f"{address}api/camera/frame.jpg", timeout=30) as answer:
                seen = cv2.imdecode(np.frombuffer(answer.read(), np.uint8), cv2.IMREAD_COLOR)
            now_ms = int(time.time() * 1000) % 2**32
            told = told_ms(np.asarray(seen, np.uint8))
            if told is not None:
                late_ms.append(now_ms - told)
            time.sleep(0.05)
        for context in browser.contexts:
            context.close()
    median, p95 = np.percentile(late_ms, [50, 95])
    print(f"\nglass to page: median {median:.0f} ms, 95 % {p95:.0f} ms of {len(late_ms)}")
    speed.keep("a phone's glass to the page", float(median), "ms by the clock", "time")
    assert len(late_ms) == PICTURES
    assert median < MOST_MS
