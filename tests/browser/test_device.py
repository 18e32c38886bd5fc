"""Features of the device: sounds, speech, vibration, staying awake, and installing as an app."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from engine.games.clay_o_rama.refereeing import SetHitPoints
from engine.games.metamorph.judging import DeclareHit, GiveTurn
from server.session import Session
from tests.browser.axe import AXE, found_by_axe
from tests.browser.conftest import Watch
from tests.browser.rounds import PHONE
from tests.browser.whole import in_every_size
from tests.support.played import played
from tests.support.staged import Staged

pytestmark = pytest.mark.browser

SOON_MS = 20_000
STRUCK_HZ, TURN_HZ = 150, 660

DEVICE = """
const note = (kind, told) => {
    const { dataset } = document.documentElement;
    dataset[kind] = `${dataset[kind] ?? ""}${told};`;
};
const tuned = AudioParam.prototype.setValueAtTime;
AudioParam.prototype.setValueAtTime = function (value, at) {
    note("tones", value);
    return tuned.call(this, value, at);
};
speechSynthesis.speak = (words) => note("said", words.text);
navigator.vibrate = (pattern) => note("buzzes", pattern);
navigator.wakeLock.request = async () => {
    note("awake", "held");
    return { release: async () => note("awake", "let go") };
};
"""
"""A script that records on the page what the device would do."""


def opened(page: Page, stage: Staged, session: Session, code: str = "", place: str = "") -> Page:
    page.add_init_script(DEVICE)
    address = f"{stage.address}?session={session.record.id}{code and f'&code={code}'}{place}"
    page.goto(address, wait_until="domcontentloaded")
    expect(page.locator(".now, .room").first).to_be_visible(timeout=SOON_MS)
    return page


def switch(page: Page, *names: str) -> None:
    """Turns switches on in the dialog, and closes it."""
    page.get_by_test_id("menu").click()
    page.get_by_test_id("device").click()
    for name in names:
        page.get_by_test_id(f"switch-{name}").check()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_test_id("dialog")).to_have_count(0)


def did(page: Page, kind: str, what: str) -> None:
    """Wait until the device has done this."""
    noted = re.compile(f"(^|;){what}(;|$)")
    expect(page.locator("html")).to_have_attribute(f"data-{kind}", noted, timeout=SOON_MS)


def _say(stage: Staged, session: Session, command: object) -> None:
    stage.parts.desks.of(session).command(command, based_on_seq=session.head)


def test_nothing_is_heard_before_somebody_asks_for_it(stage: Staged, watch: Watch) -> None:
    session = played(stage.parts.sessions, "clay_o_rama", 20)
    page = opened(watch().page, stage, session)
    did(page, "awake", "held")
    _say(stage, session, SetHitPoints(None, 2, 1, "because"))
    expect(page.get_by_test_id("log-entry").first).to_contain_text("because", timeout=SOON_MS)
    for kind in ("tones", "said", "buzzes"):
        assert page.locator("html").get_attribute(f"data-{kind}") is None


def test_a_blow_is_heard_and_said(stage: Staged, watch: Watch) -> None:
    session = played(stage.parts.sessions, "metamorph", 12)
    page = opened(watch().page, stage, session)
    switch(page, "sound", "speech")
    _say(stage, session, DeclareHit(None, 1, 2, 1, because="because"))
    did(page, "tones", str(STRUCK_HZ))
    did(page, "said", "[^;]*hit[^;]*")


def test_a_phone_says_your_turn(stage: Staged, watch: Watch, pictures: Path) -> None:
    session = played(stage.parts.sessions, "metamorph", 12)
    mover: int = session.state.turn.player
    other = 3 - mover
    page = watch(PHONE, has_touch=True, is_mobile=True).page
    opened(page, stage, session, session.record.codes["seats"][other - 1])
    switch(page, "sound", "speech", "buzz")
    expect(page.get_by_test_id("your-turn")).to_have_count(0)
    _say(stage, session, GiveTurn(None, other, "because"))
    did(page, "tones", str(TURN_HZ))
    expect(page.get_by_test_id("your-turn")).to_be_visible()
    expect(page).to_have_title("Your turn · Tableref")
    did(page, "buzzes", "150,90,150")
    did(page, "said", "Your turn.")
    page.screenshot(path=pictures / "device-turn.png")


def test_what_was_chosen_stays(stage: Staged, watch: Watch) -> None:
    session = played(stage.parts.sessions, "slargeball", 10)
    page = opened(watch().page, stage, session)
    switch(page, "sound")
    page.reload(wait_until="domcontentloaded")
    page.get_by_test_id("menu").click()
    page.get_by_test_id("device").click()
    expect(page.get_by_test_id("switch-sound")).to_be_checked()
    expect(page.get_by_test_id("switch-speech")).not_to_be_checked()
    page.get_by_test_id("switch-awake").uncheck()
    did(page, "awake", "let go")


def test_it_is_an_app(stage: Staged, watch: Watch) -> None:
    session = played(stage.parts.sessions, "slargeball", 10)
    page = opened(watch().page, stage, session)
    manifest = page.evaluate("fetch('/manifest.webmanifest').then((answer) => answer.json())")
    for icon in manifest["icons"]:
        size = page.evaluate(
            """async (path) => {
                const image = new Image();
                image.src = path;
                await image.decode();
                return image.naturalWidth;
            }""",
            icon["src"],
        )
        assert icon["sizes"] in ("any", f"{size}x{size}")
    kept = json.dumps({"session": session.record.id, "code": session.record.codes["spectator"]})
    page.evaluate("kept => localStorage.setItem('installed', kept)", kept)
    page.goto(f"{stage.address}{manifest['start_url'].lstrip('/')}", wait_until="domcontentloaded")
    expect(page.get_by_text("watching")).to_be_visible(timeout=SOON_MS)
    assert "code" not in page.url


def test_the_page_opens_through_its_worker(stage: Staged, watch: Watch) -> None:
    page = opened(watch().page, stage, played(stage.parts.sessions, "slargeball", 10))
    page.evaluate(
        """async () => {
            await navigator.serviceWorker.register("/worker.js");
            await navigator.serviceWorker.ready;
        }"""
    )
    page.reload(wait_until="domcontentloaded")
    expect(page.locator(".now")).to_be_visible(timeout=SOON_MS)
    assert page.evaluate("Boolean(navigator.serviceWorker.controller)")


@pytest.mark.long
def test_without_the_program_the_worker_says_so_in_the_readers_language(
    stage: Staged, watch: Watch
) -> None:
    watched = watch(locale="de-DE")
    watched.forgive("ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket|offline")
    page = opened(watched.page, stage, played(stage.parts.sessions, "slargeball", 10))
    page.evaluate("navigator.serviceWorker.register('/worker.js?lang=de')")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload(wait_until="domcontentloaded")
    expect(page.locator(".now")).to_be_visible(timeout=SOON_MS)
    page.context.set_offline(True)
    page.reload(wait_until="domcontentloaded")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("heading")).to_contain_text("antwortet nicht")
    page.context.set_offline(False)
    page.get_by_role("link", name="Noch einmal versuchen").click()
    expect(page.locator(".now")).to_be_visible(timeout=SOON_MS)


@in_every_size
def test_the_dialog_fits_and_axe_finds_nothing(
    size: ViewportSize, stage: Staged, watch: Watch, pictures: Path
) -> None:
    session = played(stage.parts.sessions, "clay_o_rama", 20)
    seat = session.record.codes["seats"][0]
    page = opened(watch(size, bypass_csp=True).page, stage, session, seat)
    page.get_by_test_id("menu").click()
    page.get_by_test_id("device").click()
    expect(page.get_by_test_id("switch-sound")).to_be_visible(timeout=SOON_MS)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.screenshot(path=pictures / f"device-{size['width']}.png")
    if AXE.is_file():
        assert found_by_axe(page) == []
