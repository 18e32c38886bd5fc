"""The first evening, step by step: skipped, resumed, and with what each step needs."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.axe import AXE, found_by_axe
from tests.browser.conftest import LAPTOP, Watch
from tests.browser.rounds import PHONE
from tests.support.evenings import hand
from tests.support.staged import Staged, staged

pytestmark = pytest.mark.browser

SOON_MS = 20_000
TABLET: ViewportSize = {"width": 820, "height": 1180}
STEPS = ("print", "lay", "aim", "calibrate", "players", "spans", "weigh")


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Staged]:
    """A program that serves the demonstration's game, and sees its boards."""
    with staged(tmp_path_factory.mktemp("staged")) as stage:
        yield stage


def at_step(page: Page, name: str) -> None:
    expect(page.get_by_test_id("first-evening")).to_have_attribute(
        "data-step", name, timeout=SOON_MS
    )


@pytest.mark.parametrize("size", [LAPTOP, TABLET, PHONE], ids=lambda size: str(size["width"]))
def test_it_leads_from_the_printer_to_the_game(
    size: ViewportSize, table: Staged, watch: Watch, pictures: Path
) -> None:
    session = table.parts.sessions.newest()
    assert session is not None
    before, desk = session.head, table.parts.desks.of(session)
    if not desk.offers():
        table.show(hand())
    page = watch(size, bypass_csp=True).page
    page.goto(table.address, wait_until="domcontentloaded")
    page.get_by_test_id("menu").click(timeout=SOON_MS)
    page.get_by_test_id("first").click()
    for name in STEPS:
        at_step(page, name)
        if name == "print":
            expect(page.get_by_test_id("sheet-table")).to_be_visible(timeout=SOON_MS)
        if name == "calibrate":
            expect(page.get_by_test_id("first-evening")).to_have_attribute(
                "data-done", "true", timeout=SOON_MS
            )
        if name == "spans":
            _confirms_a_span(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
        page.screenshot(path=pictures / f"first-{name}-{size['width']}.png")
        if AXE.is_file():
            assert found_by_axe(page) == [], name
        if name != STEPS[-1]:
            page.get_by_test_id("first-next").click()
    page.get_by_test_id("first-play").click()
    expect(page.get_by_test_id("now")).to_have_count(1, timeout=SOON_MS)
    desk.take_back(before, based_on_seq=session.head)


def _confirms_a_span(page: Page) -> None:
    known = page.get_by_test_id("first-known")
    expect(known).to_contain_text("not yet", timeout=SOON_MS)
    page.get_by_test_id("first-next").click(trial=True)  # whoever has no time for it goes on
    page.get_by_test_id("confirm").click()
    expect(known).to_contain_text("204 mm", timeout=SOON_MS)


def test_it_goes_on_where_it_was_left(table: Staged, watch: Watch) -> None:
    page = watch().page
    page.goto(f"{table.address}#/first", wait_until="domcontentloaded")
    for name in STEPS[:3]:
        at_step(page, name)
        page.get_by_test_id("first-next").click()
    at_step(page, "calibrate")
    page.get_by_test_id("first-back").click()
    at_step(page, "aim")
    page.get_by_test_id("first-leave").click()
    expect(page.get_by_test_id("now")).to_have_count(1, timeout=SOON_MS)
    page.goto(f"{table.address}#/first", wait_until="domcontentloaded")
    page.reload(wait_until="domcontentloaded")
    at_step(page, "aim")
