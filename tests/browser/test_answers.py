"""Proposals are answered with one tap, in view, on every screen."""

import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from tests.browser.axe import AXE, found_by_axe, in_either_theme
from tests.browser.conftest import Watch
from tests.support.staged import Staged

pytestmark = pytest.mark.browser

SIZES: tuple[ViewportSize, ...] = (
    {"width": 1280, "height": 800},
    {"width": 1024, "height": 768},
    {"width": 820, "height": 1180},
    {"width": 390, "height": 844},
    {"width": 320, "height": 640},
)
THUMB_PX = 44
IN_COLUMNS_PX = 1120
"""On a wider screen each column scrolls by itself, and the page does not."""
SOON_MS = 20_000
CORRECTIONS_MM = (203, 205)


@pytest.mark.parametrize("locale", [pytest.param("en-GB", marks=pytest.mark.long), "de-DE"])
@pytest.mark.parametrize(
    "size",
    [
        size if size["width"] in (1280, 390, 320) else pytest.param(size, marks=pytest.mark.long)
        for size in SIZES
    ],
    ids=lambda size: f"{size['width']}x{size['height']}",
)
def test_the_answers_are_in_view_on_every_screen(
    size: ViewportSize, locale: str, offered: Staged, watch: Watch, pictures: Path
) -> None:
    page = _opened(watch, offered, size, locale)
    bar = page.get_by_test_id("answer-bar").bounding_box()
    assert bar is not None
    for name in ("confirm", "correct", "dismiss"):
        box = page.get_by_test_id(name).bounding_box()
        assert box is not None
        assert box["y"] >= 0, name
        assert box["y"] + box["height"] <= size["height"], name
        assert box["x"] + box["width"] <= bar["x"] + bar["width"] <= size["width"], name
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    if size["width"] > IN_COLUMNS_PX:
        assert page.evaluate("document.documentElement.scrollHeight") <= size["height"]
    tabs = page.locator(".tabs").bounding_box()
    if tabs is not None:  # of a phone
        assert bar["y"] + bar["height"] > tabs["y"] + 1, "no line of the page shows between them"
    page.screenshot(path=pictures / f"answers-{size['width']}-{locale[:2]}.png")


def test_everything_that_is_touched_is_as_wide_as_a_thumb(offered: Staged, watch: Watch) -> None:
    page = _opened(watch, offered, SIZES[3])
    for tab in ("table", "game", "log"):
        page.get_by_test_id(f"tab-{tab}").click()
        assert _too_small(page) == [], tab


@pytest.mark.parametrize("corrected_mm", CORRECTIONS_MM)
def test_a_millimetre_is_corrected_in_two_taps(
    corrected_mm: int, offered: Staged, watch: Watch
) -> None:
    page = _opened(watch, offered, SIZES[3])
    began_s = time.monotonic()
    page.get_by_role("button", name=f"Span {corrected_mm} mm").tap()
    page.get_by_role("button", name=f"Confirm {corrected_mm} mm").tap()
    page.get_by_test_id("tab-log").tap()
    expect(page.get_by_test_id("log-entry").first).to_contain_text(f"{corrected_mm}")
    expect(page.get_by_test_id("comment").first).to_contain_text(
        f"camera: 204 mm; referee: {corrected_mm} mm"
    )
    print(f"corrected and read in the log in {time.monotonic() - began_s:.1f} s")


def test_what_is_refused_is_told_above_the_answers(offered: Staged, watch: Watch) -> None:
    watched = watch(SIZES[3], is_mobile=True, has_touch=True)
    watched.forgive("40[09]|422")
    page = watched.page
    page.goto(offered.address, wait_until="domcontentloaded")
    page.get_by_test_id("field-span").fill("0")
    page.get_by_test_id("confirm").tap()
    refusal = page.get_by_test_id("refusal")
    expect(refusal).to_be_visible(timeout=SOON_MS)
    told, confirm = refusal.bounding_box(), page.get_by_test_id("confirm").bounding_box()
    assert told is not None
    assert confirm is not None
    assert 0 < told["y"] < told["y"] + told["height"] <= confirm["y"]


def test_another_answer_that_is_likely_is_one_tap(offered: Staged, watch: Watch) -> None:
    page = _opened(watch, offered, SIZES[3])
    page.get_by_role("button", name="Ben, measured again").tap()
    expect(page.get_by_test_id("proposal").first).not_to_have_attribute("data-kind", "span")


def test_a_missile_is_corrected_by_touching_it(offered: Staged, watch: Watch) -> None:
    page = _opened(watch, offered, SIZES[0])
    page.get_by_test_id("take-up").click()
    offer = page.locator("[data-testid=proposal][data-current=true]")
    dice = offer.get_by_test_id("field-missiles-1-dice")
    expect(dice).to_have_count(0)
    expect(offer.locator(".touchable img")).not_to_have_js_property("naturalWidth", 0)
    _touch(page, "Missile 2")
    before = int(dice.input_value())
    offer.get_by_role("button", name="Missile 2: less").click()
    expect(offer.get_by_test_id("confirm")).to_contain_text(f"Confirm {before - 1} d6")


def test_answers_have_keys_and_the_focus_stays(offered: Staged, watch: Watch) -> None:
    page = _opened(watch, offered, SIZES[0])
    page.get_by_test_id("proposal").first.focus()
    page.keyboard.press("1")
    weigh_in = page.locator("[data-kind=weigh-in][data-current=true]")
    expect(weigh_in).to_be_focused(timeout=SOON_MS)
    page.keyboard.press("z")
    expect(page.locator("[data-kind=span]")).to_have_count(1)
    expect(page.get_by_test_id("redo")).to_be_enabled()
    page.keyboard.press("y")
    expect(page.locator("[data-kind=span]")).to_have_count(0)


@pytest.mark.skipif(not AXE.is_file(), reason="axe is one of the page's tools: `npm ci` brings it")
@in_either_theme
def test_axe_finds_nothing(theme: str, offered: Staged, watch: Watch) -> None:
    page = watch(SIZES[0], color_scheme=theme, bypass_csp=True).page
    page.goto(offered.address, wait_until="domcontentloaded")
    expect(page.get_by_test_id("answer-bar")).to_be_visible(timeout=SOON_MS)
    assert found_by_axe(page) == []
    for open_dialog in ("invite", "new-game"):
        page.get_by_test_id(open_dialog).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert found_by_axe(page) == [], open_dialog
        page.keyboard.press("Escape")
    page.get_by_test_id("place").click()
    expect(page.get_by_test_id("calibrate")).to_be_visible(timeout=SOON_MS)
    assert found_by_axe(page) == [], "table and camera"


@pytest.mark.skipif(not AXE.is_file(), reason="axe is one of the page's tools: `npm ci` brings it")
def test_axe_finds_nothing_where_a_part_is_missing(offered: Staged, watch: Watch) -> None:
    """Neither while it is loading nor when loading failed."""
    watched = watch(SIZES[0], bypass_csp=True)
    watched.forgive("ERR_FAILED|did not arrive|dynamically imported")
    page = watched.page
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/built/calibrate.js*", hold)
    page.goto(offered.address, wait_until="domcontentloaded")
    expect(page.get_by_test_id("answer-bar")).to_be_visible(timeout=SOON_MS)
    page.get_by_test_id("place").click()
    expect(page.get_by_role("main")).to_contain_text("One moment.")
    assert found_by_axe(page) == [], "on its way"
    held[0].abort()
    expect(page.get_by_role("main").get_by_role("alert")).to_contain_text("did not arrive")
    assert found_by_axe(page) == [], "not arrived"


@pytest.mark.skipif(not AXE.is_file(), reason="axe is one of the page's tools: `npm ci` brings it")
def test_axe_finds_nothing_while_a_game_is_on_its_way(offered: Staged, watch: Watch) -> None:
    """Its placeholder is within the page's main landmark, which stays the only one."""
    page = watch(SIZES[0], bypass_csp=True).page

    def hold(_: Route) -> None:
        """It stays on its way."""

    page.route("**/built/*.js*", hold)
    page.goto(offered.address, wait_until="domcontentloaded")
    expect(page.locator(".arriving")).to_be_visible(timeout=SOON_MS)
    assert found_by_axe(page) == []
    page.unroute("**/built/*.js*")  # lets those that were held go on
    expect(page.locator(".arriving")).to_have_count(0)


def _opened(watch: Watch, table: Staged, size: ViewportSize, locale: str = "en-GB") -> Page:
    phone = size["width"] < 800
    page = watch(size, is_mobile=phone, has_touch=phone, locale=locale).page
    page.goto(table.address, wait_until="domcontentloaded")
    expect(page.get_by_test_id("answer-bar")).to_be_visible(timeout=SOON_MS)
    return page


def _touch(page: Page, name: str) -> None:
    """Touch a thing in the picture; the nearest one to the thumb is chosen."""
    box = page.get_by_role("button", name=name, exact=True).bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def _too_small(page: Page) -> list[str]:
    found: list[str] = page.evaluate(
        """(least) => [...document.querySelectorAll("button, input, select, summary, a")]
            .map((one) => [one, one.getBoundingClientRect()])
            .filter(([one, box]) => box.width && one.type !== "checkbox" && one.type !== "radio")
            .filter(([, box]) => box.height < least - 0.5 || box.width < least - 0.5)
            .map(([one, box]) => `${one.outerHTML.slice(0, 80)} ${box.width} x ${box.height}`)""",
        THUMB_PX,
    )
    return found
