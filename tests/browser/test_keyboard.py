"""The focus stays with whoever works with the keyboard, and a phone has a way back to the game."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Watch
from tests.browser.rounds import PHONE
from tests.support.played import played
from tests.support.staged import Staged

pytestmark = pytest.mark.browser

SOON_MS = 20_000


def test_the_focus_is_kept_while_an_answer_is_awaited(stage: Staged, watch: Watch) -> None:
    page = _opened(stage, watch)
    undo = page.get_by_test_id("undo")
    undo.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("redo")).to_be_enabled(timeout=SOON_MS)
    expect(undo).to_be_focused()


def test_a_correction_is_read_from_its_beginning_and_leaves_the_focus_in_the_log(
    stage: Staged, watch: Watch
) -> None:
    page = _opened(stage, watch)
    page.get_by_test_id("correct-entry").nth(3).press("Enter")
    page.get_by_test_id("amend-remove").press("Enter")
    expect(page.get_by_test_id("plan")).to_be_focused(timeout=SOON_MS)
    page.get_by_test_id("amend-confirm").press("Enter")
    expect(page.get_by_test_id("plan")).to_have_count(0, timeout=SOON_MS)
    expect(page.locator(".log")).to_be_focused()


def test_the_menu_closes_when_the_focus_leaves_it(stage: Staged, watch: Watch) -> None:
    page = _opened(stage, watch)
    page.get_by_test_id("menu").press("Enter")
    page.get_by_test_id("device").focus()
    expect(page.locator("details.menu")).to_have_attribute("open", "")
    page.get_by_test_id("find-words").focus()
    expect(page.locator("details.menu")).not_to_have_attribute("open", "")
    expect(page.get_by_test_id("find-words")).to_be_focused()


def test_a_phone_goes_back_to_the_game_with_one_tap(stage: Staged, watch: Watch) -> None:
    page = watch(PHONE).page
    page.goto(f"{stage.address}#/calibrate", wait_until="domcontentloaded")
    back = page.get_by_role("link", name="Back to the game")
    expect(back).to_be_visible(timeout=SOON_MS)
    page.get_by_test_id("menu").click()
    expect(back).to_have_count(1)
    page.keyboard.press("Escape")
    back.click()
    expect(page.locator(".now")).to_be_attached(timeout=SOON_MS)
    expect(back).to_have_count(0)


def _opened(stage: Staged, watch: Watch) -> Page:
    session = played(stage.parts.sessions, "clay_o_rama", 25)
    page = watch().page
    page.goto(f"{stage.address}?session={session.record.id}", wait_until="domcontentloaded")
    expect(page.get_by_test_id("find-words")).to_be_visible(timeout=SOON_MS)
    return page
