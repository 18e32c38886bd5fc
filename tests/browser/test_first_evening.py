"""The first evening, step by step: skipped, resumed, and with what each step needs."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.axe import AXE, found_by_axe
from tests.browser.conftest import Watch
from tests.browser.whole import PHONE, in_every_size
from tests.support.evenings import creature, hand, missiles
from tests.support.staged import Staged, staged
from vision.sightings import ColourName

pytestmark = pytest.mark.browser

SOON_MS = 20_000
FOUR: dict[str, ColourName] = {"Mona": "orange", "Nils": "blue", "Olga": "green", "Paul": "red"}
"""Four who play for the first time, by the colour of their clay."""
PROMISED_S = 300.0
TAP_S, NAME_S = 2.0, 4.0
"""Assumed time of a tap, with reading, and of typing a name."""
DOUBLE_TAP_MS = 600
"""Time after which the browser no longer takes a second tap in the same place for a double tap, of
which the page keeps the second one away (`server/web/page/second_click.js`)."""
PRINT_S, LAY_S, AIM_S, SPAN_S, WEIGH_S = 30.0, 20.0, 40.0, 6.0, 25.0
"""Estimated times of the work at the table; a weigh-in includes 5 s for measuring."""
STEPS = ("print", "lay", "aim", "calibrate", "players", "spans", "weigh")


def at_step(page: Page, name: str) -> None:
    expect(page.get_by_test_id("first-evening")).to_have_attribute(
        "data-step", name, timeout=SOON_MS
    )


@in_every_size
def test_it_leads_from_the_printer_to_the_game(
    size: ViewportSize, stage: Staged, watch: Watch, pictures: Path
) -> None:
    session = stage.parts.sessions.newest()
    assert session is not None
    before, desk = session.head, stage.parts.desks.of(session)
    if not desk.offers():
        stage.show(hand())
    page = watch(size, bypass_csp=True).page
    page.goto(stage.address, wait_until="domcontentloaded")
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


def test_it_goes_on_where_it_was_left(stage: Staged, watch: Watch) -> None:
    page = watch().page
    page.goto(f"{stage.address}#/first", wait_until="domcontentloaded")
    for name in STEPS[:3]:
        at_step(page, name)
        page.get_by_test_id("first-next").click()
    at_step(page, "calibrate")
    page.get_by_test_id("first-back").click()
    at_step(page, "aim")
    page.get_by_test_id("first-leave").click()
    expect(page.get_by_test_id("now")).to_have_count(1, timeout=SOON_MS)
    page.goto(f"{stage.address}#/first", wait_until="domcontentloaded")
    page.reload(wait_until="domcontentloaded")
    at_step(page, "aim")


@pytest.mark.long
def test_four_players_are_ready_in_under_five_minutes(tmp_path: Path, watch: Watch) -> None:
    """The time is computed from the counted taps and the estimated work at the table."""
    with staged(tmp_path) as stage:
        page = watch(PHONE, has_touch=True, is_mobile=True).page
        page.goto(f"{stage.address}#/first", wait_until="domcontentloaded")
        taps = sum(_goes_on(page, name) for name in STEPS[:4])
        at_step(page, "players")
        taps += _begins_with_four(page) + _goes_on(page, "players")
        session = stage.parts.sessions.newest()
        assert session is not None
        assert [one.name for one in session.state.players] == list(FOUR)
        for place in range(len(FOUR)):
            stage.show(hand(180.0 + 10 * place, frame=100 + place))
            taps += _confirms(page, "span")
        taps += _goes_on(page, "spans")
        for place, colour in enumerate(FOUR.values()):
            seen = creature(70.0 + place, colour=colour, frame=400 + 10 * place)
            stage.show(seen, *missiles(6, 10, colour=colour, frame=405 + 10 * place))
            taps += _confirms(page, "weigh-in")
        expect(page.get_by_test_id("first-evening")).to_have_attribute("data-done", "true")
        page.get_by_test_id("first-play").tap()
        expect(page.get_by_test_id("start-game")).to_be_enabled(timeout=SOON_MS)
        page.close()  # before the program that it would ask
    at_the_table_s = PRINT_S + LAY_S + AIM_S + len(FOUR) * (SPAN_S + WEIGH_S)
    took_s = taps * TAP_S + len(FOUR) * NAME_S + at_the_table_s
    print(f"\n{taps} taps and {len(FOUR)} names: {took_s:.0f} s, {at_the_table_s:.0f} at the table")
    assert took_s < PROMISED_S


def _goes_on(page: Page, name: str) -> int:
    at_step(page, name)
    page.get_by_test_id("first-next").tap()
    return 1


def _begins_with_four(page: Page) -> int:
    """How many taps it took."""
    page.get_by_test_id("first-players").tap()
    page.get_by_test_id("add-player").tap()
    for place, name in enumerate(FOUR, start=1):
        page.get_by_label(f"Name of player {place}").fill(name)
    page.get_by_test_id("begin").tap()
    expect(page.get_by_test_id("dialog")).to_have_count(0, timeout=SOON_MS)
    return 2 + len(FOUR) + 1


def _confirms(page: Page, kind: str) -> int:
    """One tap, and what was confirmed is gone."""
    known = page.get_by_test_id("first-known").get_by_text("not yet")
    left = known.count()
    offer = page.locator(f"[data-current=true][data-kind={kind}]")
    expect(offer).to_be_visible(timeout=SOON_MS)
    page.wait_for_timeout(DOUBLE_TAP_MS)  # somebody who reads what is offered takes longer
    offer.get_by_test_id("confirm").tap()
    expect(known).to_have_count(left - 1, timeout=SOON_MS)
    return 1
