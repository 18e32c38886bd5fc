"""With a budget of one answer in five the least certain one is not filled in, with a reason."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import AXE, found_by_axe
from tests.browser.conftest import LAPTOP, Watch
from tests.browser.rounds import PHONE
from tests.support.evenings import creature, hand, missiles
from tests.support.staged import Staged, staged
from vision.sightings import LegCount

pytestmark = pytest.mark.browser

SOON_MS = 20_000
UNSURE = LegCount(3, (0.02, 0.1, 0.3, 0.4, 0.15, 0.03))
"""A count that is less certain than 90 % of the measured ones."""


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Staged]:
    """A game with a span to be answered, then a creature whose legs are not clear."""
    with staged(tmp_path_factory.mktemp("staged")) as stage:
        stage.show(hand())
        stage.show(replace(creature(75, legs=3), legs=UNSURE), *missiles(6, 14, 6, 5))
        yield stage


def opened(page: Page, table: Staged) -> Page:
    page.goto(table.address, wait_until="domcontentloaded")
    expect(page.get_by_test_id("answer-bar")).to_be_visible(timeout=SOON_MS)
    return page


def ask_one_in(page: Page, budget: str) -> None:
    page.get_by_test_id("menu").click()
    page.get_by_test_id("device").click()
    page.get_by_test_id("ask-one-in").select_option(budget)
    page.keyboard.press("Escape")


def test_the_least_sure_is_asked_and_the_rest_is_filled_in(
    table: Staged, watch: Watch, pictures: Path
) -> None:
    page = opened(watch(LAPTOP).page, table)
    ask_one_in(page, "5")
    offer = page.locator("[data-testid=proposal][data-current=true]")
    expect(offer).to_have_attribute("data-asked", "false")
    expect(offer.locator("button.primary")).to_be_visible()
    page.get_by_test_id("take-up").click()
    expect(offer).to_have_attribute("data-asked", "true")
    expect(offer).to_contain_text("You are asked")
    expect(offer.locator("button.primary")).to_have_count(0)
    page.screenshot(path=pictures / "asked.png")
    offer.focus()
    page.keyboard.press("Enter")
    expect(offer.get_by_test_id("confirm")).to_have_text("As seen1")
    if AXE.is_file():
        assert found_by_axe(page) == []


def test_it_is_kept_on_this_device_and_nobody_is_asked_at_first(
    table: Staged, watch: Watch, pictures: Path
) -> None:
    page = opened(watch(PHONE, bypass_csp=True).page, table)
    page.get_by_test_id("menu").click()
    page.get_by_test_id("device").click()
    expect(page.get_by_test_id("ask-one-in")).to_have_value("0")
    page.get_by_test_id("ask-one-in").select_option("20")
    page.screenshot(path=pictures / "ask-budget.png")
    page.reload(wait_until="domcontentloaded")
    page.get_by_test_id("menu").click()
    page.get_by_test_id("device").click()
    expect(page.get_by_test_id("ask-one-in")).to_have_value("20")
