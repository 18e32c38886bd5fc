"""A referee in a hurry: double clicks, keys held down, news while something is corrected."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import Watch
from tests.browser.whole import LAPTOP, PHONE
from tests.support.evenings import hand
from tests.support.staged import Staged

pytestmark = pytest.mark.browser

SOON_MS = 20_000
BETWEEN_CLICKS_MS = 150
REPEATS = 15
"""How often a key repeats that is held down for half a second."""
REPEATS_EVERY_MS = 33
ESCAPE_THEN_OPEN = """() => {
  const dialog = document.querySelector("dialog");
  if (dialog.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
  document.querySelector("[data-testid=new-game]").click();
}"""
"""What Escape does, and a key that comes before the browser says that the dialog is closed."""


def test_a_double_click_confirms_one_proposal(offered: Staged, watch: Watch) -> None:
    page = _opened(offered, watch)
    box = page.get_by_test_id("confirm").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for count in (1, 2):
        page.mouse.down(click_count=count)
        page.mouse.up(click_count=count)
        page.wait_for_timeout(BETWEEN_CLICKS_MS)
    _expect_only_the_span_is_answered(page)
    page.get_by_test_id("confirm").click()
    expect(page.get_by_test_id("proposal")).to_have_count(0, timeout=SOON_MS)


def test_a_key_that_is_held_down_confirms_one_proposal(offered: Staged, watch: Watch) -> None:
    page = _opened(offered, watch)
    page.keyboard.down("1")
    for _ in range(REPEATS):
        page.wait_for_timeout(REPEATS_EVERY_MS)
        page.keyboard.down("1")  # a key that is down already repeats
    page.keyboard.up("1")
    _expect_only_the_span_is_answered(page)


def test_a_proposal_that_is_corrected_stays_though_another_comes(
    offered: Staged, watch: Watch
) -> None:
    page = _opened(offered, watch)
    page.get_by_test_id("take-up").click()
    weigh_in = page.locator("[data-kind=weigh-in][data-current=true]")
    page.get_by_test_id("correct").click()
    weigh_in.get_by_test_id("field-legs").fill("5")
    offered.show(hand(199.0, frame=2000))
    expect(page.get_by_test_id("proposals")).to_contain_text("199 mm", timeout=SOON_MS)
    expect(weigh_in.get_by_test_id("confirm")).to_contain_text("Legs: 5")
    page.get_by_test_id("take-up").click()
    expect(page.locator("[data-kind=span][data-current=true]")).to_be_visible()
    page.get_by_test_id("take-up").click()
    expect(weigh_in.get_by_test_id("confirm")).to_contain_text("Legs: 5")


def test_a_correction_in_the_log_ends_with_its_entry(offered: Staged, watch: Watch) -> None:
    page = _opened(offered, watch)
    page.get_by_test_id("confirm").click()
    expect(page.get_by_test_id("log-entry").first).to_contain_text("span", timeout=SOON_MS)
    button = page.get_by_test_id("correct-entry").first
    button.press("Enter")
    correcting = page.get_by_test_id("correcting")
    correcting.get_by_test_id("amend-leave").press("Enter")
    expect(correcting).to_have_count(0)
    expect(button).to_be_focused()
    with page.expect_response("**/amend/*"):  # asked after it was taken back it would be refused
        button.press("Enter")
    expect(correcting).to_be_visible()
    button.press("z")
    expect(page.get_by_test_id("log-entry").first).to_contain_text("Taken back", timeout=SOON_MS)
    expect(correcting).to_have_count(0)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=lambda size: str(size["width"]))
@pytest.mark.parametrize(
    "name",
    [pytest.param("invite", marks=pytest.mark.long), "new-game", "device"],
)
def test_a_dialog_that_is_closed_gives_the_focus_back(
    name: str, size: ViewportSize, offered: Staged, watch: Watch
) -> None:
    page = _opened(offered, watch, size)
    opener, menu = page.get_by_test_id(name), page.get_by_test_id("menu")
    for leaving in ("Escape", "the button"):
        in_menu = not opener.is_visible()
        if in_menu:
            menu.press("Enter")
        opener.press("Enter")
        expect(page.get_by_role("dialog")).to_be_visible(timeout=SOON_MS)
        if leaving == "Escape":
            page.keyboard.press("Escape")
        else:
            page.get_by_role("dialog").get_by_role("button", name="Close").press("Enter")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(menu if in_menu else opener).to_be_focused()


def test_a_dialog_opened_right_after_escape_stays(offered: Staged, watch: Watch) -> None:
    """Before, the browser's late news of the first one's end closed it, or kept it from opening."""
    page = _opened(offered, watch)
    page.get_by_test_id("new-game").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.evaluate(ESCAPE_THEN_OPEN)
    page.wait_for_timeout(2 * BETWEEN_CLICKS_MS)
    expect(page.get_by_role("dialog")).to_be_visible()


def test_cancelling_a_file_chooser_leaves_its_dialog_open(offered: Staged, watch: Watch) -> None:
    page = _opened(offered, watch)
    page.get_by_test_id("new-game").click()
    name = page.get_by_label("Name of player 1")
    name.dispatch_event("cancel", {"bubbles": True})
    page.wait_for_timeout(BETWEEN_CLICKS_MS)
    expect(name).to_be_visible()


def test_a_dialog_is_left_by_a_click_beside_it_but_not_by_selecting_text(
    offered: Staged, watch: Watch
) -> None:
    page = _opened(offered, watch)
    page.get_by_test_id("new-game").click()
    name = page.get_by_label("Name of player 1")
    name.fill("Wilhelmina")
    box = name.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(20, box["y"], steps=5)
    page.mouse.up()
    expect(name).to_have_value("Wilhelmina")
    page.mouse.click(20, 400)
    expect(page.get_by_role("dialog")).to_have_count(0)


def _expect_only_the_span_is_answered(page: Page) -> None:
    expect(page.locator("[data-kind=weigh-in][data-current=true]")).to_be_visible(timeout=SOON_MS)
    page.wait_for_timeout(2 * BETWEEN_CLICKS_MS)
    expect(page.get_by_test_id("proposal")).to_have_count(1)


def _opened(table: Staged, watch: Watch, size: ViewportSize = LAPTOP) -> Page:
    page = watch(size).page
    page.goto(table.address, wait_until="domcontentloaded")
    expect(page.get_by_test_id("answer-bar")).to_be_visible(timeout=SOON_MS)
    return page
