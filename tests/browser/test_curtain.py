"""The referee's curtain: what it hides was never sent to the page, and it falls by itself."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.axe import AXE, found_by_axe
from tests.browser.conftest import Watch
from tests.browser.rounds import message_of
from tests.browser.whole import in_every_size
from tests.support.played import played
from tests.support.staged import Staged

pytestmark = pytest.mark.browser

SOON_MS = 20_000
IDLE_MS = 61_000


@in_every_size
def test_it_hides_cards_until_it_is_lifted_and_falls_by_itself(
    size: ViewportSize, stage: Staged, watch: Watch, pictures: Path
) -> None:
    session = played(stage.parts.sessions, "clearing_house", 60)
    page = watch(size, bypass_csp=True).page
    told: list[dict[str, Any]] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda text: told.append(message_of(text))),
    )
    page.clock.install()
    page.goto(f"{stage.address}?session={session.record.id}", wait_until="domcontentloaded")
    expect(page.get_by_test_id("card").first).to_be_visible(timeout=SOON_MS)
    page.get_by_test_id("menu").click()
    page.get_by_test_id("curtain").click()
    expect(page.get_by_test_id("curtain-told")).to_contain_text("is drawn", timeout=SOON_MS)
    expect(page.get_by_test_id("card")).to_have_count(0)
    told.clear()
    page.reload(wait_until="domcontentloaded")
    expect(page.get_by_test_id("curtain-told")).to_contain_text("is drawn", timeout=SOON_MS)
    assert {one["session"]["role"] for one in told if one["type"] == "session"} == {"spectator"}
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.screenshot(path=pictures / f"curtain-{size['width']}.png")
    if AXE.is_file():
        assert found_by_axe(page) == []
    page.get_by_test_id("curtain-turn").click()
    expect(page.get_by_test_id("card").first).to_be_visible(timeout=SOON_MS)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    told_in = page.get_by_test_id("curtain-told").bounding_box()
    assert told_in is not None
    assert told_in["height"] < 130, "two or three lines, whatever else the header holds"
    page.screenshot(path=pictures / f"curtain-lifted-{size['width']}.png")
    page.clock.fast_forward(IDLE_MS)
    expect(page.get_by_test_id("curtain-told")).to_contain_text("is drawn", timeout=SOON_MS)
    expect(page.get_by_test_id("card")).to_have_count(0)
    page.get_by_test_id("curtain-away").click()
    expect(page.get_by_test_id("undo")).to_be_visible(timeout=SOON_MS)
    expect(page.get_by_test_id("curtain-told")).to_have_count(0)
