"""The page without a camera: everything can be typed, refusals are shown, views are per seat."""

import json
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Watch
from tests.browser.rounds import message_of

pytestmark = pytest.mark.browser

PHONE = {"width": 390, "height": 844}
REFUSED = "409"


@pytest.fixture(scope="module")
def table(own_table: str) -> str:
    """A program with no games but those of this file."""
    return own_table


def test_a_game_can_be_played_by_hand(table: str, watch: Watch, pictures: Path) -> None:
    page = watch().page
    page.goto(table, wait_until="domcontentloaded")
    _begins_a_game(page, dice="We roll")
    _weighs_everybody_in(page)
    page.get_by_test_id("start-game").click()
    _types_the_dice(page, "654123")
    expect(page.get_by_test_id("whose-move")).to_have_text("Mina’s move")
    _walks_half_a_span(page)
    page.get_by_test_id("step-attack").click()
    page.get_by_test_id("attack-form").get_by_test_id("target").click()
    _types_the_dice(page, "45")
    expect(page.get_by_test_id("awaited")).to_contain_text("damage")
    _types_the_dice(page, "6")
    struck = page.locator("[data-testid=creature][data-id='2'] [data-testid=hit-points]")
    expect(struck).to_have_text("44")
    page.screenshot(path=pictures / "by-hand.png")
    page.keyboard.press("z")
    expect(struck).to_have_text("50")
    expect(_log(page).first).to_contain_text("Taken back")
    expect(page.get_by_test_id("dice")).to_be_visible()


def test_a_refusal_is_told_where_it_was_clicked_and_nothing_typed_is_lost(
    table: str, watch: Watch
) -> None:
    watched = watch()
    watched.forgive(REFUSED)
    page = watched.page
    _begin(table)
    page.goto(table, wait_until="domcontentloaded")
    page.get_by_test_id("player-creature").first.click()
    form = page.get_by_test_id("weigh-in-form")
    form.get_by_label("Legs").fill("4000")
    form.get_by_role("button", name="Weigh in").click()
    expect(form.get_by_test_id("refusal")).to_contain_text("out of range")
    expect(form.get_by_label("Legs")).to_have_value("4000")


def test_a_power_is_chosen_from_a_list(table: str, watch: Watch) -> None:
    page = watch().page
    _begin(table)
    page.goto(table, wait_until="domcontentloaded")
    page.get_by_test_id("player-creature").first.click()
    form = page.get_by_test_id("weigh-in-form")
    form.get_by_label("Special power").select_option(label="The Blob of Death")
    form.get_by_role("button", name="Weigh in").click()
    expect(_log(page).first).to_contain_text("power The Blob of Death")


def test_a_stale_click_is_told_and_the_page_shows_what_is_new(table: str, watch: Watch) -> None:
    watched = watch()
    watched.forgive(REFUSED)
    page = watched.page
    begun = _begin(table)
    # The page is kept from hearing of the other's command: as if both had clicked at once.
    page.route_web_socket("**/stream*", lambda socket: _first_messages_only(socket))
    page.goto(table, wait_until="domcontentloaded")
    done = page.get_by_test_id("done")
    expect(done).to_have_count(2)
    _say(table, begun["id"], {"type": "SayDone", "seat": 2, "player": 2}, based_on_seq=0)
    done.first.click()
    expect(page.get_by_test_id("refusal")).to_contain_text("gone on")
    expect(done).to_have_count(1)


def test_a_player_sees_his_seat_and_a_spectator_no_buttons(table: str, watch: Watch) -> None:
    begun = _begin(table)
    seat = watch().page
    seat.goto(_link(table, begun, begun["codes"]["seats"][0]), wait_until="domcontentloaded")
    expect(seat.get_by_text("Ada, your seat")).to_be_visible()
    expect(seat.get_by_test_id("done")).to_have_count(1)
    expect(seat.get_by_test_id("undo")).to_have_count(0)
    seat.get_by_test_id("done").click()
    expect(_log(seat).first).to_contain_text("Ada is done")

    spectator = watch().page
    code = begun["codes"]["spectator"]
    spectator.goto(_link(table, begun, code), wait_until="domcontentloaded")
    expect(_log(spectator).first).to_contain_text("Ada is done")
    expect(spectator.get_by_role("main").get_by_role("button")).to_have_count(0)


def test_a_wrong_code_is_told(table: str, watch: Watch) -> None:
    page = watch().page
    page.goto(_link(table, _begin(table), "wrong"), wait_until="domcontentloaded")
    expect(page.get_by_role("heading", name="This code opens nothing here")).to_be_visible()


def test_the_page_fits_a_phone(table: str, watch: Watch, pictures: Path) -> None:
    page = watch(PHONE, has_touch=True, is_mobile=True).page
    _begin(table)
    page.goto(table, wait_until="domcontentloaded")
    for tab, part in (("table", ".seen"), ("game", ".game"), ("log", ".log")):
        page.get_by_test_id(f"tab-{tab}").click()
        expect(page.locator(part)).to_be_visible()
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE["width"], f"{tab} is {wide} px wide"
        page.screenshot(path=pictures / f"phone-{tab}.png")


def test_everything_that_is_clicked_has_a_name(table: str, watch: Watch) -> None:
    page = watch().page
    _begin(table)
    page.goto(table, wait_until="domcontentloaded")
    expect(page.get_by_test_id("start-game")).to_be_visible()
    page.get_by_test_id("player-creature").first.click()
    nameless = page.evaluate(
        """() => [...document.querySelectorAll("button, input, select")].filter((one) =>
            !(one.getAttribute("aria-label") || one.labels?.length || one.textContent.trim())
        ).map((one) => one.outerHTML)"""
    )
    assert nameless == []


def _begins_a_game(page: Page, *, dice: str) -> None:
    page.get_by_role("button", name="New game").first.click()
    page.get_by_label("Name of player 1").fill("Mina")
    page.get_by_text(dice, exact=True).click()
    page.get_by_role("button", name="Remove Cy").click()
    page.get_by_test_id("begin").click()
    expect(page.get_by_test_id("player")).to_have_count(2)
    expect(page.get_by_test_id("player").first).to_contain_text("Mina")


def _weighs_everybody_in(page: Page) -> None:
    players = page.get_by_test_id("player")
    for place in range(players.count()):
        player = players.nth(place)
        player.get_by_test_id("player-span").click()
        player.get_by_role("spinbutton").fill("190.5")
        player.get_by_role("button", name="Set the span").click()
        expect(player.get_by_test_id("player-span")).to_contain_text("190.5 mm")
        player.get_by_test_id("player-creature").click()
        form = player.get_by_test_id("weigh-in-form")
        form.get_by_label("Missiles").fill("2")
        form.get_by_role("button", name="Weigh in").click()
        expect(page.get_by_test_id("creature")).to_have_count(place + 1)


def _types_the_dice(page: Page, faces: str) -> None:
    """One key a die: the page goes on to the next box by itself."""
    form = page.get_by_test_id("dice")
    form.get_by_label("Die 1").focus()
    for face in faces:
        page.keyboard.press(face)
    form.get_by_role("button", name="Enter the dice").click()


def _walks_half_a_span(page: Page) -> None:
    page.get_by_test_id("move-spans").fill("0.5")
    expect(page.get_by_test_id("move-mm")).to_have_value("95.3")
    page.get_by_test_id("move-form").get_by_role("button").click()
    expect(page.get_by_test_id("movement").first).to_contain_text("95 of 572 mm")


def _first_messages_only(socket: Any) -> None:
    """Pass on only the first messages to a page, and drop all later ones."""
    server = socket.connect_to_server()
    told: set[str] = set()

    def pass_on(message: str | bytes) -> None:
        kind = message_of(message)["type"]
        if kind == "camera" or kind not in told:
            told.add(kind)
            socket.send(message)

    server.on_message(pass_on)


def _begin(table: str) -> dict[str, Any]:
    players = [{"name": "Ada", "colour": "red"}, {"name": "Bo", "colour": "blue"}]
    wanted = {"game": "clay_o_rama", "options": {"players": players}}
    return _post(f"{table}api/sessions", wanted)


def _say(table: str, session: str, command: dict[str, Any], *, based_on_seq: int) -> None:
    said = {"command": command, "based_on_seq": based_on_seq}
    _post(f"{table}api/sessions/{session}/commands", said)


def _post(address: str, body: dict[str, Any]) -> dict[str, Any]:
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(address, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=10) as answer:
        told: dict[str, Any] = json.load(answer)
        return told


def _link(table: str, begun: dict[str, Any], code: str) -> str:
    return f"{table}?session={begun['id']}&code={code}"


def _log(page: Page) -> Locator:
    return page.get_by_test_id("log-entry")
