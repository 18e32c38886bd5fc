"""Long names do not overflow their boxes on page, big screen and hall."""

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from engine.luck import roll
from engine.notation import to_json
from engine.registry import GAMES
from tests.browser.axe import found_by_axe
from tests.browser.conftest import Watch
from tests.browser.rounds import begin, post, state_of
from tests.browser.whole import LAPTOP, SMALL_PHONE, cut_off, some_and_all

pytestmark = pytest.mark.browser

SOON_MS = 20_000
NAMES = (
    "Maximiliana Featherstonehaugh-Cholmondeley",
    "Donaudampfschifffahrtsgesellschaftskapitänin",
    "محمد عبد الله",
    "Ада",
)
TELEVISION: ViewportSize = {"width": 1280, "height": 720}
DEEDS = 25
CLIPPED = """() => [...document.querySelectorAll(
        ".now, .creature, .side, .people > li, .hall-table, .hall-tournament, .room-side > *")]
    .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
    .map((one) => one.textContent.trim())"""
"""A script that returns the boxes whose content overflows at the right."""


def clipped(page: Page) -> list[str]:
    found: list[str] = page.evaluate(CLIPPED)
    return found


@pytest.fixture(params=some_and_all(GAMES, "clay_o_rama"))
def played(request: pytest.FixtureRequest, table: str) -> dict[str, Any]:
    """A game of players with long names, some deeds after its beginning."""
    told = to_json(GAMES[request.param].examples["classic"])
    options = {name: value for name, value in told.items() if name != "type"}
    for place, player in enumerate(options["players"]):
        player["name"] = NAMES[place % len(NAMES)] + (" II" if place >= len(NAMES) else "")
    begun = begin(table, {"game": request.param, "options": options, "seed": 5, "dice": "seeded"})
    for deed in range(DEEDS):
        session = state_of(table, begun)
        if not session["legal"]:
            break
        said = session["legal"][roll("choice", deed, len(session["legal"])) - 1]
        body = {"command": said, "based_on_seq": session["seq"]}
        post(f"{table}api/sessions/{begun['id']}/commands", body)
    return begun


def test_page_and_big_screen_have_room_for_them(
    table: str, watch: Watch, played: dict[str, Any]
) -> None:
    page = watch(SMALL_PHONE).page
    address = f"{table}?session={played['id']}"
    page.goto(address, wait_until="domcontentloaded")
    expect(page.locator(".game .now, .game .end").first).to_be_visible(timeout=SOON_MS)
    for size in (SMALL_PHONE, LAPTOP):
        page.set_viewport_size(size)
        assert cut_off(page) == []
        assert clipped(page) == []
    page.set_viewport_size(SMALL_PHONE)
    assert found_by_axe(page) == []  # without a heading it would be told
    _the_room_has_room(page, address)


def _the_room_has_room(page: Page, address: str) -> None:
    page.set_viewport_size(TELEVISION)
    page.goto(f"{address}#/room", wait_until="domcontentloaded")
    last = page.locator(".room-scores > li").last
    expect(last).to_be_visible(timeout=SOON_MS)
    box, foot = last.bounding_box(), page.get_by_test_id("room-back").bounding_box()
    assert box
    assert foot
    assert box["y"] + box["height"] <= foot["y"]
    assert clipped(page) == []


def test_the_hall_has_room_for_them(own_table: str, watch: Watch) -> None:
    wanted = {"name": "Cup", "game": "clay_o_rama", "system": "swiss", "per_table": 2, "rounds": 2}
    wanted |= {"options": {}, "dice": "seeded", "players": NAMES, "seed": 1}
    begun = post(f"{own_table}api/hall/tournaments", wanted)
    drawn = f"{own_table}api/hall/tournaments/{begun['id']}/rounds"
    post(drawn, {"based_on_seq": begun["seq"]})
    for size in (SMALL_PHONE, LAPTOP):
        page = watch(size).page
        page.goto(f"{own_table}hall/", wait_until="domcontentloaded")
        expect(page.get_by_test_id("pairing")).to_have_count(2, timeout=SOON_MS)
        assert cut_off(page) == []
        assert clipped(page) == []
        name = page.get_by_role("rowheader", name="Ада").bounding_box()
        assert name
        assert name["height"] < 2 * name["width"], "not one letter a line"
        assert found_by_axe(page) == []
