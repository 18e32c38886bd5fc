"""Looking again at what the camera saw: a player asks, the referee rules, the log has both."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from server.session import Session
from tests.browser.axe import AXE, found_by_axe, in_either_theme
from tests.browser.conftest import LAPTOP, Watch
from tests.browser.rounds import PHONE
from tests.support.evenings import hand
from tests.support.staged import Staged

pytestmark = pytest.mark.browser

SOON_MS = 20_000
TABLET: ViewportSize = {"width": 820, "height": 1180}


@pytest.fixture
def seen(stage: Staged) -> Iterator[Session]:
    """The game, with a span that the camera measured as its newest entry; taken back afterwards."""
    session = stage.parts.sessions.newest()
    assert session is not None
    before, desk = session.head, stage.parts.desks.of(session)
    if not desk.offers():
        stage.show(hand())
    desk.confirm("span", based_on_seq=session.head)
    yield session
    desk.take_back(before, based_on_seq=session.head)


def opened(page: Page, stage: Staged, session: Session, code: str = "") -> Page:
    address = f"{stage.address}?session={session.record.id}{code and f'&code={code}'}"
    page.goto(address, wait_until="domcontentloaded")
    expect(page.locator(".now")).to_be_visible(timeout=SOON_MS)
    if page.get_by_test_id("tab-log").is_visible():
        page.get_by_test_id("tab-log").click()
    return page


def looks_again(page: Page, session: Session, seq: int | None = None) -> None:
    step = page.locator(".group").filter(has_text=f"#{seq or session.head}")
    step.get_by_test_id("look-again").first.click()
    expect(page.get_by_test_id("again").locator("img")).not_to_have_js_property(
        "naturalWidth", 0, timeout=SOON_MS
    )


def asks(page: Page, question: str) -> None:
    page.get_by_test_id("question").fill(question)
    page.get_by_test_id("ask").click()
    expect(page.get_by_test_id("again-remark").first).to_contain_text(question, timeout=SOON_MS)


def test_a_player_asks_and_the_referee_lets_it_stand(
    stage: Staged, seen: Session, watch: Watch, pictures: Path
) -> None:
    about = seen.head
    phone = watch(PHONE, has_touch=True, is_mobile=True).page
    opened(phone, stage, seen, seen.record.codes["seats"][1])
    looks_again(phone, seen)
    asks(phone, "was the hand flat?")
    phone.screenshot(path=pictures / "again-phone.png")
    page = opened(watch(LAPTOP).page, stage, seen)
    asked = page.get_by_test_id("open-question")
    expect(asked).to_contain_text("was the hand flat?")
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    wide = asked.bounding_box()
    assert wide is not None
    assert wide["width"] > PHONE["width"] * 0.8, "it has a line of its own on a phone"
    page.set_viewport_size(LAPTOP)
    page.get_by_test_id("to-the-question").click()
    expect(page.get_by_test_id("again")).to_be_visible(timeout=SOON_MS)
    page.screenshot(path=pictures / "again-laptop.png")
    page.get_by_test_id("because").fill("it lay flat in the picture")
    page.get_by_test_id("it-stands").click()
    ruling = f"#{about} stands: it lay flat in the picture"
    expect(page.get_by_test_id("log-entry").first).to_contain_text(ruling, timeout=SOON_MS)
    expect(page.get_by_test_id("open-question")).to_have_count(0)
    expect(phone.get_by_test_id("again-remark").last).to_contain_text(ruling, timeout=SOON_MS)
    told = [entry.event for entry in seen.entries[-2:]]
    assert [(one["type"], one["seat"]) for one in told] == [("Noted", 2), ("Noted", None)]


def test_the_referee_asks_for_somebody_and_corrects_it(
    stage: Staged, seen: Session, watch: Watch, pictures: Path
) -> None:
    about = seen.head
    page = opened(watch(TABLET).page, stage, seen)
    looks_again(page, seen)
    page.get_by_test_id("who-asks").select_option("Cleo")
    asks(page, "it is two millimetres more")
    page.get_by_test_id("because").fill("read from the ruler")
    page.get_by_test_id("correct-it").click()
    page.locator(".correcting input[name=span]").fill("206")
    page.get_by_text("See what changes").click()
    page.screenshot(path=pictures / "again-tablet.png", full_page=True)
    page.get_by_test_id("amend-confirm").click()
    corrected = f"#{about} is corrected: read from the ruler"
    expect(page.get_by_test_id("log-entry").first).to_contain_text(corrected, timeout=SOON_MS)
    expect(page.get_by_test_id("open-question")).to_have_count(0)
    assert 2060 in [player.span for player in seen.state.players]


@pytest.mark.long
@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_an_open_question_leaves_the_header_its_one_row(
    language: str, stage: Staged, seen: Session, watch: Watch, pictures: Path
) -> None:
    page = opened(watch(LAPTOP, locale=language).page, stage, seen)
    header = page.locator(".header")
    before = header.bounding_box()
    looks_again(page, seen)
    asks(page, "was the hand really as flat as it should have been, and was it the left one?")
    expect(page.get_by_test_id("to-the-question")).to_be_visible(timeout=SOON_MS)
    assert before is not None
    assert header.bounding_box() == before
    told = page.get_by_test_id("open-question").locator("span").inner_text()
    assert told.count("again") == 0, "what was typed is told once, without its mark"
    page.screenshot(path=pictures / f"again-header-{language}.png")


def test_spectators_look_and_cannot_ask(stage: Staged, seen: Session, watch: Watch) -> None:
    page = opened(watch().page, stage, seen, seen.record.codes["spectator"])
    looks_again(page, seen)
    expect(page.get_by_test_id("ask-again")).to_have_count(0)
    expect(page.get_by_test_id("ruling")).to_have_count(0)
    page.get_by_test_id("look-again").first.click()
    expect(page.get_by_test_id("again")).to_have_count(0)


@pytest.mark.skipif(not AXE.is_file(), reason="axe is one of the page's tools: `npm ci` brings it")
@in_either_theme
def test_axe_finds_nothing(theme: str, stage: Staged, seen: Session, watch: Watch) -> None:
    page = watch(LAPTOP, color_scheme=theme, bypass_csp=True).page
    opened(page, stage, seen)
    looks_again(page, seen)
    asks(page, "is it so?")
    expect(page.get_by_test_id("ruling")).to_be_visible()
    assert found_by_axe(page) == []
