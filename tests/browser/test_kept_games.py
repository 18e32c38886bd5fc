"""The list of games: how each stands, opened with one click; a new one chosen by what it is."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from engine.registry import GAMES
from tests.browser.axe import AXE, found_by_axe
from tests.browser.conftest import LAPTOP, Watch
from tests.browser.rounds import PHONE, begin

pytestmark = pytest.mark.browser

TABLET: ViewportSize = {"width": 820, "height": 1180}
SIZES = {"laptop": LAPTOP, "tablet": TABLET, "phone": PHONE}


@pytest.fixture(scope="module")
def table(own_table: str) -> str:
    """A program with no games but those of this file."""
    return own_table


@pytest.fixture(scope="module")
def games(table: str) -> str:
    """A program with a game of each kind."""
    for game in GAMES:
        players = [{"name": "Ada"}, {"name": "Bo"}]
        begin(table, {"game": game, "options": {"players": players}, "dice": "typed"})
    return table


def test_a_game_of_before_is_opened_from_the_list(games: str, watch: Watch) -> None:
    page = watch().page
    page.goto(games, wait_until="domcontentloaded")
    page.get_by_test_id("kept").click()
    cards = page.get_by_test_id("kept-game")
    expect(cards).to_have_count(len(GAMES))
    clay = cards.filter(has_text="Clay-O-Rama")
    expect(clay).to_contain_text("Ada and Bo")
    expect(clay).to_contain_text("Begun")
    clay.get_by_role("button", name="Open").click()
    expect(page.get_by_role("heading", name="Clay-O-Rama")).to_be_visible()
    expect(page.get_by_test_id("player")).to_have_count(2)
    page.go_back()
    expect(cards).to_have_count(len(GAMES))
    page.get_by_role("main").get_by_role("button", name="New game").click()
    expect(page.get_by_test_id("dialog")).to_be_visible()
    page.go_back()
    expect(page.get_by_test_id("dialog")).to_have_count(0)


@pytest.mark.skipif(not AXE.is_file(), reason="axe is one of the page's tools: `npm ci` brings it")
@pytest.mark.parametrize("name", SIZES)
def test_list_and_choice_fit_and_have_no_findings(
    games: str, watch: Watch, pictures: Path, name: str
) -> None:
    page = watch(SIZES[name]).page
    page.goto(f"{games}#/games", wait_until="domcontentloaded")
    expect(page.get_by_test_id("kept-game")).to_have_count(len(GAMES))
    title = page.get_by_role("main").locator("h1").bounding_box()
    hall = page.get_by_role("link", name="The hall").bounding_box()
    assert title is not None
    assert hall is not None
    assert hall["x"] - (title["x"] + title["width"]) >= 6, "the title keeps clear of the buttons"
    _is_sound(page, pictures / f"games-{name}.png")
    page.get_by_role("main").get_by_role("button", name="New game").click()
    for game in GAMES.values():
        choice = page.get_by_test_id("dialog").locator("label", has_text=game.title).first
        expect(choice).to_contain_text("players")
    _is_sound(page, pictures / f"new-game-{name}.png")


def _is_sound(page: Page, picture: Path) -> None:
    page.screenshot(path=picture)
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{wide} px too wide"
    assert found_by_axe(page) == []
