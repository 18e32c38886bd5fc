"""The live page on paper: the game as it stands and its history, and nothing to press."""

from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Watch
from tests.support.played import SHORTEST, played
from tests.support.staged import Staged

pytestmark = pytest.mark.browser

SOON_MS = 20_000
A4: ViewportSize = {"width": 688, "height": 1017}
"""A sheet of A4 without its margins, at 96 pixels an inch."""
PRESSED = ".page button:not(.zoom-frame button), .page form, .page nav, .page .other, .page .seen"


@pytest.mark.parametrize(
    "game",
    [one if one == "metamorph" else pytest.param(one, marks=pytest.mark.long) for one in SHORTEST],
)
def test_paper_has_the_game_and_its_history(
    game: str, stage: Staged, watch: Watch, pictures: Path
) -> None:
    session = played(stage.parts.sessions, game, 25)
    page = watch().page
    page.goto(f"{stage.address}?session={session.record.id}", wait_until="domcontentloaded")
    expect(page.get_by_test_id("find-words")).to_be_visible(timeout=SOON_MS)
    page.set_viewport_size(A4)
    page.emulate_media(media="print")
    page.screenshot(path=pictures / f"paper-{game}.png", full_page=True)
    for shown in ("h1", ".game", ".now", ".log .group"):
        expect(page.locator(f".page {shown}").first).to_be_visible()
    people = page.locator(":is(.creature, .player, .person, .sides details):visible")
    assert people.count() or game == "slargeball", "who plays, and how they stand"
    pressed = page.locator(PRESSED)
    assert not any(pressed.nth(place).is_visible() for place in range(pressed.count()))


def test_the_menu_is_not_shown_before_anything_is_in_it(table: str, watch: Watch) -> None:
    page = watch().page
    page.add_init_script("WebSocket = class extends EventTarget { close() {} };")
    page.goto(f"{table}?session=unheard", wait_until="domcontentloaded")
    expect(page.locator(".welcome")).to_be_visible(timeout=SOON_MS)
    expect(page.get_by_test_id("menu")).to_be_hidden()
