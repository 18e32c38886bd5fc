"""A span, a weigh-in and a throw from a phone's picture are proposed and confirmed.

The phone is a real Chromium whose camera shows the bundled evening, again and again; its picture
goes over real WebRTC through a bad Wi-Fi.
"""

from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Playwright

pytest.importorskip("aiortc", reason="the extra `phone` is not installed")

from tests.browser.phone_evenings import begun_evening, confirm_offer
from tests.support.bad_wifi import bad_wifi
from tests.support.films import samples
from tests.support.phone_in_browser import (
    browser_with_camera,
    lend_camera,
    phone_page,
    scanned_link,
    serving_a_phone,
    wait_until,
    write_y4m,
)
from tests.support.program import serving

pytestmark = [pytest.mark.browser, pytest.mark.soak]

EVENING: Final = samples("evening")[0]
SIZE_WH: Final = (640, 360)
FPS: Final = 30
FILM_S: Final = 9.0


@pytest.mark.parametrize(("loss", "jitter_s"), [(0.0, 0.0), (0.02, 0.03)])
def test_a_weigh_in_and_a_throw_are_confirmed_by_a_phones_picture(
    playwright: Playwright, tmp_path: Path, pictures: Path, loss: float, jitter_s: float
) -> None:
    film = tmp_path / "evening.y4m"
    write_y4m(EVENING / "clip.mp4", film, size_wh=SIZE_WH, fps=FPS, to_s=FILM_S)
    words = serving_a_phone(tmp_path / "data", EVENING / "boards.json")
    with (
        serving(words, log=tmp_path / "stderr.txt") as address,
        browser_with_camera(playwright, film) as browser,
    ):
        game = begun_evening(address)
        page = browser.new_page()
        page.goto(f"{address}#/calibrate", wait_until="domcontentloaded", timeout=90_000)
        link = scanned_link(page)
        with bad_wifi(urlsplit(link).hostname or "", loss=loss, jitter_s=jitter_s) as wifi:
            phone = phone_page(browser, wifi=wifi)
            lend_camera(phone, link)
            wait_until(address, lambda camera: bool(camera["calibrated"]), phone)
            page.goto(f"{address}?session={game}", wait_until="domcontentloaded", timeout=90_000)
            confirm_offer(page, "weigh-in")
            page.get_by_test_id("start-game").click()
            confirm_offer(page, "throw")
            page.screenshot(path=pictures / f"phone-evening-{loss:.0%}.png")
            print(f"\n{wifi.lost} of {wifi.lost + wifi.passed} packets lost")
        for context in browser.contexts:
            context.close()
