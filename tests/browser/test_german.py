"""The page in German: guessed from the browser, chosen by hand, and without cut-off text."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.axe import AXE, found_by_axe
from tests.browser.conftest import Watch
from tests.browser.whole import LAPTOP, PHONE, cut_off
from tests.support.english import english_in

pytestmark = pytest.mark.browser


@pytest.mark.long
@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_an_evening_is_played_in_german(
    size: ViewportSize, own_table: str, watch: Watch, pictures: Path
) -> None:
    page = watch(size, locale="de-DE").page
    page.goto(own_table, wait_until="domcontentloaded")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    _begins_a_game(page, size)
    _is_whole(page, pictures / f"german-{size['width']}-building.png")
    _weighs_everybody_in(page)
    page.get_by_test_id("start-game").click()
    _types_the_dice(page, "654123")
    expect(page.get_by_test_id("whose-move")).to_have_text(re.compile("^Mina .* am Zug$"))
    _is_whole(page, pictures / f"german-{size['width']}-move.png")
    page.get_by_test_id("step-attack").click()
    expect(page.get_by_test_id("attack-form").get_by_test_id("target")).to_have_text("Bo angreifen")
    page.get_by_test_id("attack-form").get_by_test_id("target").click()
    _types_the_dice(page, "45")
    _is_whole(page, pictures / f"german-{size['width']}-attack.png")
    page.goto(f"{own_table}#/calibrate", wait_until="domcontentloaded")
    expect(page.get_by_test_id("calibrate")).to_contain_text("Blätter zum Drucken")
    assert english_in(page.get_by_test_id("calibrate").inner_text().splitlines(), "") == []
    _is_whole(page, pictures / f"german-{size['width']}-calibrate.png")


def test_the_language_is_chosen_and_remembered(table: str, watch: Watch) -> None:
    page = watch().page
    page.goto(table, wait_until="domcontentloaded")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.get_by_test_id("menu").click()
    page.get_by_test_id("language-de").first.click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.reload(wait_until="domcontentloaded")
    expect(page.get_by_test_id("new-game").or_(page.locator(".welcome button")).first).to_have_text(
        "Neues Spiel"
    )
    page.get_by_test_id("menu").click()
    page.get_by_test_id("language-en").first.click()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_the_menu_shuts_when_it_is_left(table: str, watch: Watch) -> None:
    page = watch().page
    page.goto(table, wait_until="domcontentloaded")
    menu, items = page.get_by_test_id("menu"), page.locator(".menu-items")
    menu.click()
    expect(items).to_be_visible()
    page.keyboard.press("Escape")
    expect(items).to_be_hidden()
    expect(menu).to_be_focused()
    menu.click()
    page.locator(".brand").click()
    expect(items).to_be_hidden()


def _begins_a_game(page: Page, size: ViewportSize) -> None:
    first = page.locator(".welcome").get_by_role("button", name="Neues Spiel")
    other = page.get_by_test_id("new-game")
    expect(first.or_(other).first).to_be_attached()
    if not first.count() and size is PHONE:
        page.get_by_test_id("menu").click()
    first.or_(other).click()
    page.get_by_label("Name von Spieler 1").fill("Mina")
    page.get_by_text("Wir würfeln", exact=True).click()
    assert english_in(page.get_by_role("dialog").inner_text().splitlines(), "") == []
    third = page.get_by_role("button", name="Cy entfernen")
    if third.count():  # the same round again are two
        third.click()
    assert cut_off(page) == []
    page.get_by_test_id("begin").click()
    expect(page.get_by_test_id("player")).to_have_count(2)


def _weighs_everybody_in(page: Page) -> None:
    players = page.get_by_test_id("player")
    for place in range(2):
        player = players.nth(place)
        player.get_by_test_id("player-span").click()
        player.get_by_role("spinbutton").fill("190")
        player.get_by_role("button", name="Spanne setzen").last.click()
        expect(player.get_by_test_id("player-span")).to_contain_text("190 mm")
        player.get_by_test_id("player-creature").click()
        player.get_by_test_id("weigh-in-form").get_by_role("button", name="Wiegen").click()
        expect(page.get_by_test_id("creature")).to_have_count(place + 1)


def _types_the_dice(page: Page, faces: str) -> None:
    """Each into its own box, once the page asks for as many."""
    boxes = page.get_by_test_id("dice").get_by_role("spinbutton")
    expect(boxes).to_have_count(len(faces))
    for place, face in enumerate(faces):
        boxes.nth(place).fill(face)
        expect(boxes.nth(place)).to_have_value(face)
    page.get_by_test_id("dice").get_by_role("button", name="Würfel eintragen").click()


def _is_whole(page: Page, picture: Path) -> None:
    page.screenshot(path=picture)
    assert cut_off(page) == []
    if AXE.is_file():
        assert found_by_axe(page) == []
