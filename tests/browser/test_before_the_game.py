"""A proposal that cannot be answered yet is a single line, and the picture keeps its size."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import Watch
from tests.browser.rounds import PHONE
from tests.browser.whole import LAPTOP, TABLET, in_every_size
from tests.support.evenings import hand, throw
from tests.support.staged import Staged, staged

pytestmark = pytest.mark.browser

SOON_MS = 20_000
LEAST_LOG_PX = 60
"""Least height of the log: its heading and a line."""
MOST_GAP_PX = 40
"""Between what is proposed and the log: the distance of any two parts of the page, and a shadow."""


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Staged]:
    """A game that has not begun, and a throw seen already."""
    with staged(tmp_path) as stage:
        stage.show(throw(("green", 0.99)))
        yield stage


def _proposals(page: Page, size: ViewportSize) -> None:
    if size == PHONE:
        page.get_by_test_id("tab-table").click()


@in_every_size
def test_a_throw_before_the_game_is_a_line_until_it_is_touched(
    size: ViewportSize, table: Staged, watch: Watch, pictures: Path
) -> None:
    page = watch(size).page
    page.goto(table.address, wait_until="domcontentloaded")
    _proposals(page, size)
    line = page.get_by_test_id("take-up")
    expect(line.get_by_test_id("blocked")).to_contain_text("The game has not begun")
    expect(page.locator(".columns")).to_have_attribute("data-waits", "false")
    expect(page.get_by_test_id("answer-bar")).to_have_count(0)
    page.screenshot(path=pictures / f"before-{size['width']}.png")
    line.click()
    expect(page.locator(".columns")).to_have_attribute("data-waits", "true")
    page.get_by_test_id("dismiss").click()
    expect(page.get_by_test_id("proposal")).to_have_count(0, timeout=SOON_MS)


def test_a_span_beside_it_is_what_is_answered(table: Staged, watch: Watch) -> None:
    table.show(hand())
    page = watch().page
    page.goto(table.address, wait_until="domcontentloaded")
    expect(page.locator("[data-current=true]")).to_have_attribute("data-kind", "span")
    page.get_by_test_id("confirm").click()
    expect(page.get_by_test_id("answer-bar")).to_have_count(0, timeout=SOON_MS)
    expect(page.get_by_test_id("take-up")).to_have_count(1)


@pytest.mark.parametrize("waits", [False, True], ids=["line", "card"])
def test_the_log_follows_without_a_gap_on_a_tablet(
    waits: bool, table: Staged, watch: Watch
) -> None:
    page = watch(TABLET).page
    page.goto(table.address, wait_until="domcontentloaded")
    expect(page.get_by_test_id("take-up")).to_be_visible(timeout=SOON_MS)
    if waits:
        page.get_by_test_id("take-up").click()
    above = page.locator(".seen > *" if waits else ".offers > *").last
    expect(page.locator(".columns")).to_have_attribute("data-waits", str(waits).lower())
    gap = page.locator(".log h2").evaluate(
        "(log, above) => log.getBoundingClientRect().top - above.getBoundingClientRect().bottom",
        above.element_handle(),
    )
    assert 0 <= gap < MOST_GAP_PX


def test_after_an_answer_the_page_stays_where_it_was(table: Staged, watch: Watch) -> None:
    """Proposals that cannot be answered do not make the page scroll."""
    table.show(hand())
    page = watch(TABLET).page
    page.goto(table.address, wait_until="domcontentloaded")
    page.get_by_test_id("confirm").click()
    expect(page.get_by_test_id("answer-bar")).to_have_count(0, timeout=SOON_MS)
    assert page.evaluate("scrollY") == 0


def test_many_that_wait_leave_the_log_its_room(table: Staged, watch: Watch) -> None:
    for frame in (2000, 4000, 6000):
        table.show(throw(("green", 0.99), frame=frame))
    page = watch(LAPTOP).page
    page.goto(table.address, wait_until="domcontentloaded")
    expect(page.get_by_test_id("take-up")).to_have_count(4, timeout=SOON_MS)
    expect(page.locator(".columns")).to_have_attribute("data-waits", "false")
    height_px = page.locator(".log").evaluate("(log) => log.getBoundingClientRect().height")
    assert height_px > LEAST_LOG_PX
