"""A round of Generation Zero on two phones: cards are clicked, and what lies face down stays so."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Watch
from tests.browser.rounds import Seat, begin, decisions, seats_at, tap

pytestmark = pytest.mark.browser

MOST_DEEDS = 90
FOR_YOU = re.compile(r"It is your turn\.|Waiting for .*\byou\b")
LIT = "[data-testid=locations] :is(button:not([disabled]))"


@pytest.mark.long
def test_a_round_on_two_phones(table: str, watch: Watch, pictures: Path) -> None:
    players = [{"name": "Ada"}, {"name": "Bo"}]
    begun = begin(table, {"game": "generation_zero", "options": {"players": players}, "seed": 4})
    seats = seats_at(table, begun, watch)
    moved: set[tuple[int, str]] = set()
    for session, seat in decisions(table, begun, seats, MOST_DEEDS):
        expect(seat.page.get_by_test_id("awaited")).to_contain_text(FOR_YOU)
        _acts(seat, session, moved)
    assert len(moved) >= 3, "both players moved 'Sues and Agents"
    seats[0].page.screenshot(path=pictures / "generation-zero.png")
    for seat in seats:
        _saw_nothing_face_down(seat)


def _acts(seat: Seat, session: dict[str, object], moved: set[tuple[int, str]]) -> None:
    """One deed: each part of a turn moves somebody once, and is then done."""
    state = session["state"]
    assert isinstance(state, dict)
    part = (seat.number, str((state["turn"] or {}).get("part")))
    move = "[data-testid=tool][data-type=Move]"
    first = [] if part in moved else [move]
    chips = [*first, "say-EndPart", "say-Hold", LIT, "option", "play", "[data-testid=tool]"]
    tapped = tap(seat.page, *chips)
    if tapped == move:
        moved.add(part)
    if tapped in ("say-EndPart", "say-Hold", "play"):
        return
    while tap(seat.page, "play", LIT, "option") != "play":
        continue


def _saw_nothing_face_down(seat: Seat) -> None:
    """No Canon that this seat has not looked at, and no Monster that was not turned up."""
    states = seat.states()
    assert len(states) > 5
    hidden = 0
    for state in states:
        for canon in state["canons"]:
            if seat.number not in canon["known"] and not canon["shown"]:
                assert canon["card"] == "hidden"
                hidden += 1
        for figure in state["figures"]:
            if figure["kind"] == "monster" and not figure["shown"]:
                assert figure["name"] == "hidden"
                hidden += 1
    assert hidden > 0, "there was something to hide"
