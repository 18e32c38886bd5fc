"""The big screen: read from three metres, no secrets, live, and the last throw with its answer."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, WebSocketRoute, expect

from engine.word import Note
from server.session import Session
from tests.browser.axe import AXE, found_by_axe, in_either_theme
from tests.browser.conftest import LAPTOP, Watch
from tests.browser.rounds import PHONE, begin, message_of
from tests.browser.whole import some_and_all
from tests.support.evenings import throw
from tests.support.played import SHORTEST, begun, going_on, played
from tests.support.staged import Staged

pytestmark = pytest.mark.browser

SOON_MS = 20_000
TELEVISION_MM = 1000.0
"""Width of a television that can be read from three metres."""
LEAST_CAPITAL_MM = 12.0
SCREENS: tuple[ViewportSize, ...] = (
    {"width": 1280, "height": 720},
    {"width": 1920, "height": 1080},
    {"width": 3840, "height": 2160},
)
STEPS = 60
IN_MID_GAME = 25
ANSWER = "Ben's creature was struck"

CAPITALS = """(elements) => elements.map((element) => {
    const pen = document.createElement("canvas").getContext("2d");
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    return pen.measureText("H").actualBoundingBoxAscent;
})"""
CUT_OFF = """(elements) => elements.filter((one) => one.scrollWidth > one.clientWidth + 1)
    .map((one) => one.textContent)"""
REACHES_OUT = """() => {
    const outer = document.querySelector(".fitted")?.getBoundingClientRect();
    const inner = [...document.querySelectorAll(".fitted *")]
        .filter((one) => one instanceof HTMLElement && one.checkVisibility());
    return inner
        .filter((one) => {
            const { top, bottom, left, right, width } = one.getBoundingClientRect();
            return width > 2 && (top < outer.top - 1 || bottom > outer.bottom + 1
                || left < outer.left - 1 || right > outer.right + 1);
        })
        .map((one) => one.className);
}"""
"""A script that returns the parts of a board that its frame cuts off."""


def shown(page: Page, address: str, session_id: str) -> Page:
    page.goto(f"{address}?session={session_id}#/room", wait_until="domcontentloaded")
    expect(page.locator(".room-board > div")).to_have_count(1, timeout=SOON_MS)
    return page


def read_from_afar(page: Page) -> None:
    """Check that names and points are tall enough and complete, and all is on the screen."""
    size = page.viewport_size
    assert size is not None
    for kind in (".room-name", ".room-points"):
        found = page.locator(kind)
        for capital_px in found.evaluate_all(CAPITALS):
            assert capital_px * TELEVISION_MM / size["width"] >= LEAST_CAPITAL_MM, kind
        assert found.evaluate_all(CUT_OFF) == []
    for part in ("room-scores", "room-back"):
        box = page.get_by_test_id(part).bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= size["width"], part
        assert box["y"] + box["height"] <= size["height"], part
    reaches = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    assert page.evaluate(reaches) == [size["width"], size["height"]]


@pytest.mark.parametrize("game", some_and_all(SHORTEST, "clay_o_rama"))
def test_every_game_is_read_from_three_metres(
    game: str, stage: Staged, watch: Watch, pictures: Path
) -> None:
    session = played(stage.parts.sessions, game, STEPS)
    page = shown(watch(SCREENS[0]).page, stage.address, session.record.id)
    for player in session.state.players:
        expect(page.get_by_test_id("room-scores")).to_contain_text(player.name)
    for size in SCREENS:
        page.set_viewport_size(size)
        read_from_afar(page)
        assert page.evaluate(REACHES_OUT) == []
        page.screenshot(path=pictures / f"room-{game}-{size['width']}.png")


@pytest.mark.parametrize("game", some_and_all(SHORTEST, "slargeball"))
def test_the_screen_and_the_page_are_shown_in_every_phase(
    game: str, stage: Staged, watch: Watch
) -> None:
    session = begun(stage.parts.sessions, game)
    room = shown(watch(SCREENS[0]).page, stage.address, session.record.id)
    page = watch(LAPTOP).page
    page.goto(f"{stage.address}?session={session.record.id}", wait_until="domcontentloaded")
    passed: set[str] = set()
    for _ in going_on(session):
        if session.state.phase in passed:
            continue
        passed.add(session.state.phase)
        expect(room.get_by_test_id("room")).to_have_attribute(
            "data-seq", str(session.head), timeout=SOON_MS
        )
        expect(room.locator(".room-board > div")).to_have_count(1)
        expect(page.locator(".game .now, .game .end").first).to_be_visible()
        for one in (room, page):
            expect(one.get_by_test_id("broken")).to_have_count(0)
    assert len(passed) > 1


def test_twelve_players_are_read_from_three_metres(
    stage: Staged, watch: Watch, pictures: Path
) -> None:
    names = [f"Player {place}" for place in range(1, 13)]
    players = [{"name": name} for name in names]
    begun = begin(stage.address, {"game": "clay_o_rama", "options": {"players": players}})
    page = shown(watch(SCREENS[0]).page, stage.address, begun["id"])
    expect(page.locator(".room-name")).to_have_text(names)
    read_from_afar(page)
    page.screenshot(path=pictures / "room-twelve.png")


def test_it_is_told_what_a_spectator_is(stage: Staged, watch: Watch) -> None:
    session = played(stage.parts.sessions, "clearing_house", STEPS)
    page = watch().page
    told: list[dict[str, Any]] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda text: told.append(message_of(text))),
    )
    shown(page, stage.address, session.record.id)
    assert {one["session"]["role"] for one in told if one["type"] == "session"} == {"spectator"}
    assert not [one for one in told if one["type"] == "proposals"]
    held = {card for player in session.state.players for card in player.hand}
    assert held, "there are cards to be hidden"
    assert not [card for card in held if f'"{card}"' in json.dumps(_hands(told))]
    page.get_by_test_id("room-back").click()
    expect(page.get_by_test_id("undo")).to_be_visible(timeout=SOON_MS)


def _hands(told: list[dict[str, Any]]) -> list[Any]:
    state = next(one["session"]["state"] for one in told if one["type"] == "session")
    return [player["hand"] for player in state["players"]]


def test_it_goes_on_when_the_line_is_back(stage: Staged, watch: Watch) -> None:
    session = played(stage.parts.sessions, "metamorph", STEPS)
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    page = watch().page
    page.route_web_socket(re.compile("/stream"), connect)
    shown(page, stage.address, session.record.id)
    news = page.get_by_test_id("room-news")
    _say(stage, session, "the dog barks")
    expect(news).to_contain_text("the dog barks", timeout=SOON_MS)
    lines[-1].close(code=1012)
    _say(stage, session, "the dog sleeps")
    expect(news).to_contain_text("the dog sleeps", timeout=SOON_MS)
    assert len(lines) > 1


def test_the_last_throw_is_shown_with_its_answer(
    stage: Staged, watch: Watch, pictures: Path
) -> None:
    session = played(stage.parts.sessions, "clay_o_rama", IN_MID_GAME)
    page = shown(watch(SCREENS[1]).page, stage.address, session.record.id)
    expect(page.get_by_test_id("room-throw")).to_have_count(0)
    stage.show(throw(("blue", 0.9), none=0.1))
    desk = stage.parts.desks.of(session)
    offer = next(one for one in desk.offers() if one.kind == "throw")
    desk.confirm(offer.key, based_on_seq=session.head, command=Note(None, ANSWER))
    last = page.get_by_test_id("room-throw")
    expect(page.get_by_test_id("room-news")).to_contain_text(ANSWER, timeout=SOON_MS)
    expect(last.locator("img")).not_to_have_js_property("naturalWidth", 0, timeout=SOON_MS)
    expect(last).not_to_contain_text(ANSWER)
    page.set_viewport_size({"width": 1366, "height": 768})
    box = last.locator("img").bounding_box()
    assert box is not None
    assert box["height"] > 768 / 5, "it can be seen from afar"
    page.set_viewport_size(SCREENS[1])
    read_from_afar(page)
    page.screenshot(path=pictures / "room-throw.png")
    _say(stage, session, "the dog barks")
    expect(last).to_contain_text(ANSWER, timeout=SOON_MS)
    desk.take_back(session.head - 2, based_on_seq=session.head)
    expect(last).to_have_count(0, timeout=SOON_MS)


@pytest.mark.long
def test_it_is_found_and_opened_on_another_machine(
    stage: Staged, watch: Watch, pictures: Path
) -> None:
    session = played(stage.parts.sessions, "slargeball", STEPS)
    page = watch(LAPTOP).page
    page.goto(f"{stage.address}?session={session.record.id}", wait_until="domcontentloaded")
    page.get_by_test_id("invite").click()
    link = page.get_by_test_id("big-screen-link").get_by_role("textbox").input_value()
    assert session.record.codes["spectator"] in link
    phone = watch(PHONE).page
    phone.goto(link, wait_until="domcontentloaded")
    expect(phone.get_by_test_id("room")).to_be_visible(timeout=SOON_MS)
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert phone.url.endswith("#/room"), "the code has left the address"
    phone.screenshot(path=pictures / "room-phone.png", full_page=True)
    phone.get_by_test_id("room-back").click()
    expect(phone.get_by_text("watching")).to_be_visible(timeout=SOON_MS)
    phone.get_by_test_id("menu").click()
    phone.get_by_test_id("room").click()
    expect(phone.get_by_test_id("room-scores")).to_be_visible(timeout=SOON_MS)


@pytest.mark.skipif(not AXE.is_file(), reason="axe is one of the page's tools: `npm ci` brings it")
@in_either_theme
def test_axe_finds_nothing_on_the_big_screen(theme: str, stage: Staged, watch: Watch) -> None:
    for game in SHORTEST:
        session = played(stage.parts.sessions, game, STEPS)
        page = watch(SCREENS[0], color_scheme=theme, bypass_csp=True).page
        shown(page, stage.address, session.record.id)
        assert found_by_axe(page) == [], game


def _say(stage: Staged, session: Session, text: str) -> None:
    stage.parts.desks.of(session).command(Note(None, text), based_on_seq=session.head)
