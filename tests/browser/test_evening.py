"""The referee's evening on the real program: confirm, correct, take back, and see the change."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.program import serving
from tests.support.watchdog import Watchdog

pytestmark = pytest.mark.browser

FILM_MS = 120_000  # the film takes nine seconds; a busy machine looks at each frame at its own pace
SOON_MS = 20_000


@pytest.fixture
def demo(tmp_path: Path) -> Iterator[str]:
    """A demonstration of its own, with nothing decided yet."""
    arguments = ["demo", "--data", str(tmp_path / "data")]
    with serving(arguments, log=tmp_path / "stderr.txt", gently=False) as address:
        yield address


@pytest.mark.long
def test_the_referee_confirms_corrects_and_takes_back(
    demo: str, watch: Callable[[], Watchdog], pictures: Path
) -> None:
    page = watch().page
    page.goto(demo, wait_until="domcontentloaded")
    _sees_the_table(page)
    _corrects_the_span(page)
    _confirms_the_weigh_in(page)
    page.get_by_test_id("start-game").click()
    expect(page.get_by_test_id("whose-move")).to_contain_text("move", timeout=SOON_MS)
    _confirms_the_throw_and_takes_it_back(page, pictures)


def _sees_the_table(page: Page) -> None:
    health = page.get_by_test_id("camera-health")
    expect(health).to_have_attribute("data-state", "good", timeout=FILM_MS)
    expect(page.get_by_test_id("board")).to_have_text(re.compile(r"Board found, \d+\.\d mm"))
    expect(page.get_by_test_id("fps")).to_have_text(re.compile(r"[1-9]\d* fps"))
    expect(page.get_by_test_id("live")).not_to_have_js_property("naturalWidth", 0)


def _corrects_the_span(page: Page) -> None:
    offer = _offer(page, "span")
    expect(offer.locator("img").first).to_be_visible()
    field = offer.get_by_test_id("field-span")
    measured = float(field.input_value())
    assert 150 < measured < 250
    corrected = round(measured) + 3
    field.fill(str(corrected))
    expect(offer.get_by_test_id("confirm")).to_contain_text(f"Confirm {corrected} mm")
    offer.get_by_test_id("confirm").click()
    expect(_log(page).first).to_contain_text(f"{corrected}", timeout=SOON_MS)
    expect(page.get_by_test_id("player-span").first).to_have_text(f"{corrected} mm")


def _confirms_the_weigh_in(page: Page) -> None:
    creatures = page.get_by_test_id("creature")
    before = creatures.count()
    offer = _offer(page, "weigh-in")
    offer.focus()
    page.keyboard.press("Enter")
    expect(creatures).to_have_count(before + 1, timeout=SOON_MS)
    expect(page.locator("[data-testid=creature][data-id='1']")).to_be_visible()
    expect(_log(page).first).to_contain_text("hit points")


def _confirms_the_throw_and_takes_it_back(page: Page, pictures: Path) -> None:
    left = page.locator("[data-testid=missiles] i[data-left=true]")
    before = left.count()
    offer = _offer(page, "throw")
    offer.get_by_test_id("watch").click()
    _waits_for_the_replay(page)
    _stops_at_a_deciding_picture(offer)
    page.screenshot(path=pictures / "evening-throw.png")
    _adds_a_missed_throw_and_puts_it_aside(page, pictures)
    offer.get_by_test_id("confirm").click()
    expect(left).to_have_count(before - 1, timeout=SOON_MS)
    expect(offer).to_have_count(0)

    page.get_by_test_id("take-back").first.click()
    expect(left).to_have_count(before, timeout=SOON_MS)
    expect(_log(page).first).to_contain_text("Taken back")
    expect(page.locator("[data-testid=log-entry][data-standing=false] s").first).to_be_visible()
    expect(offer).to_be_visible()
    page.screenshot(path=pictures / "evening-taken-back.png")

    page.get_by_test_id("bring-back").first.click()
    expect(left).to_have_count(before - 1, timeout=SOON_MS)


def _stops_at_a_deciding_picture(offer: Locator) -> None:
    deciding = offer.get_by_test_id("decisive")
    expect(deciding).to_have_count(3)
    deciding.nth(1).click()
    expect(deciding.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(offer.get_by_test_id("replay-play")).to_have_accessible_name("Play the replay")
    expect(offer.get_by_test_id("correct")).to_have_text("Overrule")


def _adds_a_missed_throw_and_puts_it_aside(page: Page, pictures: Path) -> None:
    page.get_by_test_id("missed-throw").click()
    added = page.get_by_test_id("proposal").filter(has_text="the camera missed")
    expect(added).to_be_visible(timeout=SOON_MS)
    expect(added.get_by_test_id("choice").first).to_have_text(re.compile("It struck"))
    expect(added.get_by_test_id("confirm")).to_have_count(0)
    page.screenshot(path=pictures / "evening-missed.png")
    added.get_by_test_id("dismiss").click()
    expect(added).to_have_count(0, timeout=SOON_MS)


def _waits_for_the_replay(page: Page) -> None:
    """All its pictures: those of an answered proposal are gone, and asking for them an error."""
    replay = page.get_by_test_id("replay")
    frames = replay.get_attribute("data-frames") or "0"
    assert int(frames) > 10
    expect(replay).to_have_attribute("data-loaded", frames, timeout=SOON_MS)


def _offer(page: Page, kind: str) -> Locator:
    """The first proposal of a kind that can be answered, fixed by its key."""
    found = page.locator(f"[data-testid=proposal][data-kind={kind}][data-blocked=false]").first
    expect(found).to_be_visible(timeout=FILM_MS)
    key = found.get_attribute("data-key")
    return page.locator(f'[data-testid=proposal][data-key="{key}"]')


def _log(page: Page) -> Locator:
    return page.get_by_test_id("log-entry")
