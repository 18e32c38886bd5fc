"""Boards can be enlarged by all usual gestures, and the page scrolls as before."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Watch
from tests.browser.rounds import PHONE
from tests.browser.whole import some_and_all
from tests.support.played import played
from tests.support.staged import Staged

pytestmark = pytest.mark.browser

SOON_MS = 20_000
BOARDS = {
    "clearing_house": "[data-testid=space] >> nth=0",
    "generation_zero": "[data-testid=location] >> nth=0",
    "metamorph": "[data-testid=hex] >> nth=0",
    "slargeball": "[data-testid=figure] >> nth=0",
}
"""For each game, the selector of an element on its board."""
PLAYED = 60
"""Number of commands after which everybody is on the board."""
GROWN = 1.4


@pytest.mark.parametrize("game", some_and_all(BOARDS, "metamorph"))
def test_the_buttons_and_their_keys_make_it_larger(game: str, stage: Staged, watch: Watch) -> None:
    page, frame = _shown(watch, stage, game)
    thing = page.locator(BOARDS[game])
    before = _wide(thing)
    page.get_by_role("button", name="Larger").focus()
    page.keyboard.press("Enter")
    expect(frame).to_have_attribute("data-zoom", "1.50")
    assert _wide(thing) > GROWN * before
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= page.evaluate("window.innerWidth")
    page.get_by_role("button", name="Smaller").click()
    expect(frame).to_have_attribute("data-zoom", "1.00")
    assert _wide(thing) == pytest.approx(before, rel=0.02)


@pytest.mark.parametrize("game", some_and_all(BOARDS, "metamorph"))
def test_two_fingers_make_it_larger_about_their_middle(
    game: str, stage: Staged, watch: Watch
) -> None:
    page, frame = _shown(watch, stage, game, phone=True)
    frame.scroll_into_view_if_needed()
    before = _wide(page.locator(BOARDS[game]))
    box = frame.bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + min(box["height"], 300) / 2)
    _pinch(page, middle, (60, 120))
    expect(frame).to_have_attribute("data-zoom", "2.00")
    assert _wide(page.locator(BOARDS[game])) > GROWN * before
    assert page.evaluate("visualViewport.scale") == 1, "the page itself stays as it is"


def test_the_wheel_scrolls_the_page_and_with_ctrl_the_board_grows(
    stage: Staged, watch: Watch
) -> None:
    page, frame = _shown(watch, stage, "metamorph")
    frame.hover()
    page.mouse.wheel(0, 100)
    expect(frame).to_have_attribute("data-zoom", "1.00")
    page.keyboard.down("Control")
    page.mouse.wheel(0, -100)
    page.keyboard.up("Control")
    expect(frame).to_have_attribute("data-zoom", "1.40")


def test_a_double_tap_makes_it_larger_and_the_next_as_it_was(stage: Staged, watch: Watch) -> None:
    page, frame = _shown(watch, stage, "metamorph")
    dark = page.locator("[data-testid=hex][data-lit=false]").first
    dark.dblclick()
    expect(frame).to_have_attribute("data-zoom", "2.00")
    dark.dblclick()
    expect(frame).to_have_attribute("data-zoom", "1.00")


def _shown(watch: Watch, stage: Staged, game: str, *, phone: bool = False) -> tuple[Page, Locator]:
    session = played(stage.parts.sessions, game, PLAYED)
    page = watch(PHONE, has_touch=True, is_mobile=True).page if phone else watch().page
    page.goto(f"{stage.address}?session={session.record.id}", wait_until="domcontentloaded")
    frame = page.get_by_test_id("zoom-frame")
    expect(page.locator(".now")).to_be_attached(timeout=SOON_MS)
    if phone:
        page.get_by_test_id("tab-game").tap()
    expect(frame).to_be_visible(timeout=SOON_MS)
    return page, frame


def _wide(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box is not None
    return box["width"]


def _pinch(page: Page, middle: tuple[float, float], apart: tuple[float, float]) -> None:
    """Two fingers beside a place, first so far apart and then so far."""
    touched = page.context.new_cdp_session(page)

    def send(kind: str, spread: float | None) -> None:
        places: list[dict[str, Any]] = []
        if spread is not None:
            x, y = middle
            places = [{"x": x - spread / 2, "y": y}, {"x": x + spread / 2, "y": y}]
        touched.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

    send("touchStart", apart[0])
    send("touchMove", apart[1])
    send("touchEnd", None)
