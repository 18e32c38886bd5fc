"""A round of Metamorph on two phones: hexes, shapes and facings are clicked."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Watch
from tests.browser.rounds import PHONE, Seat, begin, decisions, play, post, seats_at, state_of, tap

pytestmark = pytest.mark.browser

MOST_DEEDS = 60
LIT = "[data-testid=hex][data-lit=true]"


@pytest.mark.long
def test_a_round_on_two_phones(table: str, watch: Watch, pictures: Path) -> None:
    players = [{"name": "Ada"}, {"name": "Bo"}]
    begun = begin(table, {"game": "metamorph", "options": {"players": players}, "seed": 3})
    seats = seats_at(table, begun, watch)
    done: set[str] = set()
    for session, seat in decisions(table, begun, seats, MOST_DEEDS):
        done.add(_acts(seat, session["state"]["phase"]))
        if "morph" in done:
            seat.page.screenshot(path=pictures / "metamorph.png")
    assert {"place", "move", "morph", "end"} <= done
    assert _counters(seats[0].page) == _counters(seats[1].page), "everybody sees the same map"
    for seat in seats:
        legal = [
            c for one in seat.told if one["type"] == "session" for c in one["session"]["legal"]
        ]
        assert {command["seat"] for command in legal} == {seat.number}


def test_a_step_off_the_map_is_asked_before_it_is_taken(table: str, watch: Watch) -> None:
    players = [{"name": "Ada"}, {"name": "Bo"}]
    begun = begin(table, {"game": "metamorph", "options": {"players": players}, "seed": 3})
    session = _both_placed(table, begun)
    mover = session["state"]["turn"]["player"]
    assert any(one["type"] == "Move" and one["to"] == "off" for one in session["legal"])
    page = watch(PHONE, has_touch=True, is_mobile=True).page
    code = begun["codes"]["seats"][mover - 1]
    page.goto(f"{table}?session={begun['id']}&code={code}", wait_until="domcontentloaded")
    tap(page, "[data-testid=tool][data-type=Move]")
    page.get_by_role("button", name="off the map", exact=True).tap()
    play(page, "option")
    expect(page.get_by_test_id("sure")).to_contain_text("a defeat")
    expect(page.get_by_test_id("sure-no")).to_be_focused()
    page.get_by_test_id("sure-no").tap()
    expect(page.get_by_test_id("sure")).to_have_count(0)
    assert state_of(table, begun)["seq"] == session["seq"], "nothing was said"


def _both_placed(table: str, begun: dict[str, Any]) -> dict[str, Any]:
    """The game at its first turn, with the mover set at the edge by the referee's word."""
    session = state_of(table, begun)
    while session["state"]["phase"] == "placing":
        session = _say(table, begun, session["legal"][0])
    edge = max(session["state"]["board"]["hexes"], key=lambda one: (one["q"], one["r"]))
    mover = session["state"]["turn"]["player"]
    word = {"at": edge["name"], "facing": 2, "because": "to stand at the edge"}
    return _say(table, begun, {"type": "PlaceCounter", "seat": None, "player": mover, **word})


def _say(table: str, begun: dict[str, Any], command: dict[str, Any]) -> dict[str, Any]:
    seq = state_of(table, begun)["seq"]
    said = {"command": command, "based_on_seq": seq}
    post(f"{table}api/sessions/{begun['id']}/commands", said)
    return state_of(table, begun)


def _acts(seat: Seat, phase: str) -> str:
    """One step: place the wizard; else move, morph or end the turn, whichever comes first."""
    page = seat.page
    if phase == "placing":
        _says(page)
        return "place"
    tools = {"Move": "move", "CastMorph": "morph"}
    chips = {f"[data-testid=tool][data-type={tool}]": deed for tool, deed in tools.items()}
    tapped = tap(page, *chips, "say-EndTurn")
    if tapped == "say-EndTurn":
        return "end"
    _says(page)
    return chips[tapped]


def _says(page: Page) -> None:
    """Tap a lit hex, then an offered button; hexes stay lit, because another may be chosen."""
    tap(page, LIT, "option")
    play(page, "option", LIT)


def _counters(page: Page) -> list[tuple[str | None, str | None]]:
    found = page.get_by_test_id("counter")
    return [
        (found.nth(n).get_attribute("data-hex"), found.nth(n).get_attribute("data-facing"))
        for n in range(found.count())
    ]
