"""A laptop's camera and a phone look at one table: the phone comes by a link of its own."""

import json
import time
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Playwright, expect

pytest.importorskip("aiortc", reason="the extra `phone` is not installed")

from tests.support.films import samples
from tests.support.phone_in_browser import (
    browser_with_camera,
    lend_camera,
    phone_page,
    scanned_link,
    write_y4m,
)
from tests.support.program import serving

pytestmark = [pytest.mark.browser, pytest.mark.long]

EVENING = samples("evening")[0]
SIZE_WH, FPS, FILM_S = (640, 360), 10, 2.0
PATIENCE_S = 240.0


def test_a_phone_is_the_second_camera_and_may_go(
    playwright: Playwright, tmp_path: Path, pictures: Path
) -> None:
    film = tmp_path / "table.y4m"
    write_y4m(EVENING / "clip.mp4", film, size_wh=SIZE_WH, fps=FPS, to_s=FILM_S)
    words = [
        "serve", "--footage", str(EVENING / "clip.mp4"), "--loop", "--second", "phone", "--https",
        "--boards", str(EVENING / "boards.json"), "--camera-file", str(EVENING / "camera.json"),
        "--data", str(tmp_path / "data"),
    ]  # fmt: skip
    with (
        serving(words, log=tmp_path / "stderr.txt") as address,
        browser_with_camera(playwright, film) as browser,
    ):
        referee = browser.new_page()
        referee.goto(f"{address}#/calibrate", wait_until="domcontentloaded", timeout=90_000)
        expect(referee.get_by_test_id("second-phone-link")).to_be_visible(timeout=90_000)
        assert "scan the code" in health(address)["second"]["problem"]
        phone = phone_page(browser)
        lend_camera(phone, scanned_link(referee))
        until(address, calibrated=True)
        told = health(address)
        assert told["second"]["source"] == "camera second phone"
        assert told["camera"]["source"] == "clip.mp4"
        expect(referee.get_by_test_id("second-camera")).to_have_attribute(
            "data-well", "true", timeout=90_000
        )
        referee.get_by_test_id("second-camera").scroll_into_view_if_needed()
        referee.screenshot(path=pictures / "second-phone.png")
        # It is taken away; the first goes on.
        phone.close()
        until(address, calibrated=True, problem=True)
        frames = health(address)["camera"]["frames"]
        while health(address)["camera"]["frames"] <= frames:
            time.sleep(0.1)
        assert health(address)["camera"]["problem"] == ""
        for context in browser.contexts:
            context.close()


def health(address: str) -> dict[str, Any]:
    try:
        with urllib.request.urlopen(f"{address}health", timeout=60) as answer:
            told: dict[str, Any] = json.load(answer)
    except urllib.error.HTTPError as error:
        told = json.load(error)
    return told


def until(address: str, *, calibrated: bool, problem: bool = False) -> None:
    """Wait until `/health` reports this of the second camera."""
    deadline_s = time.monotonic() + PATIENCE_S
    while True:
        second = health(address)["second"]
        if (second["calibrated"], bool(second["problem"])) == (calibrated, problem):
            return
        assert time.monotonic() < deadline_s, second
        time.sleep(0.3)
