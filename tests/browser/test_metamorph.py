"""A round of Metamorph on two phones: hexes, shapes and facings are clicked."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Watch
from tests.browser.rounds import Seat, begin, decisions, seats_at, tap

pytestmark = pytest.mark.browser

MOST_DEEDS = 60


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


def _acts(seat: Seat, phase: str) -> str:
    """One deed: place the wizard; else move, morph or end the turn, whichever comes first."""
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
    """Taps what is lit, then what is offered, until it can be said."""
    while tap(page, "play", "[data-testid=hex][data-lit=true]", "option") != "play":
        continue


def _counters(page: Page) -> list[tuple[str | None, str | None]]:
    found = page.get_by_test_id("counter")
    return [
        (found.nth(n).get_attribute("data-hex"), found.nth(n).get_attribute("data-facing"))
        for n in range(found.count())
    ]
