"""By a phone's picture alone: a span, a weigh-in and a throw come and are confirmed.

The phone is a real Chromium whose camera shows the bundled evening, again and again; its picture
goes over real WebRTC through a bad Wi-Fi.
"""

from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Playwright, expect

pytest.importorskip("aiortc", reason="the extra `phone` is not installed")

from server.cli.demonstration import PLAYERS, SEED
from tests.browser.rounds import begin, post, state_of
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
PATIENCE_MS: Final = 240_000
"""The film takes nine seconds; a busy machine leaves most of its frames out, but it comes again."""

WEIGHED_BEFORE: Final = (
    {"player": 2, "legs": 2, "hit_points": 43, "missiles": [{"dice": 2}, {"dice": 1}]},
    {"player": 3, "legs": 3, "hit_points": 45, "missiles": [{"dice": 1}, {"dice": 1}]},
)
"""Whoever does not come to the card in the film."""


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
        game = _begun(address)
        page = browser.new_page()
        page.goto(f"{address}#/calibrate", wait_until="domcontentloaded", timeout=90_000)
        link = scanned_link(page)
        with bad_wifi(urlsplit(link).hostname or "", loss=loss, jitter_s=jitter_s) as wifi:
            phone = phone_page(browser, wifi=wifi)
            lend_camera(phone, link)
            wait_until(address, lambda camera: bool(camera["calibrated"]), phone)
            page.goto(f"{address}?session={game}", wait_until="domcontentloaded", timeout=90_000)
            _confirms(page, "weigh-in")
            page.get_by_test_id("start-game").click()
            _confirms(page, "throw")
            page.screenshot(path=pictures / f"phone-evening-{loss:.0%}.png")
            print(f"\n{wifi.lost} of {wifi.lost + wifi.passed} packets lost")
        for context in browser.contexts:
            context.close()


def _begun(address: str) -> str:
    """The demonstration's players; all but the one who comes to the card are weighed in."""
    options = {"players": list(PLAYERS)}
    begun = begin(address, {"game": "clay_o_rama", "options": options, "seed": SEED})
    where = f"{address}api/sessions/{begun['id']}"
    for weighed in WEIGHED_BEFORE:
        command = {"type": "WeighIn", "seat": None, "because": "before the film", **weighed}
        head = state_of(address, begun)["seq"]
        post(f"{where}/commands", {"command": command, "based_on_seq": head})
    return str(begun["id"])


def _confirms(page: Page, kind: str) -> None:
    """Confirm the first proposal of a kind; it is answered, and the log tells it."""
    found = page.locator(f"[data-testid=proposal][data-kind={kind}][data-blocked=false]").first
    expect(found).to_be_visible(timeout=PATIENCE_MS)
    entries = page.get_by_test_id("log-entry").count()
    key = found.get_attribute("data-key")
    offer = page.locator(f'[data-testid=proposal][data-key="{key}"]')
    offer.get_by_test_id("confirm").click()
    expect(offer).to_have_count(0, timeout=30_000)
    expect(page.get_by_test_id("log-entry").nth(entries)).to_be_visible(timeout=30_000)
