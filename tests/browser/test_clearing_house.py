"""A round of Clearing House on two phones, all of it clicked; neither sees the other's cards."""

from pathlib import Path

import pytest

from tests.browser.conftest import Watch
from tests.browser.rounds import Seat, begin, decisions, play, seats_at, tap

pytestmark = pytest.mark.browser

MOST_CLICKS = 120
CARD = "[data-testid=card]:not([disabled])"
LIT = "[data-testid=space][data-lit=true]"


def test_a_round_on_two_phones(table: str, watch: Watch, pictures: Path) -> None:
    players = [{"name": "Ada"}, {"name": "Bo"}]
    options = {"players": players, "switches": {"hand": 4, "turns_per_round": 2}}
    begun = begin(table, {"game": "clearing_house", "options": options, "seed": 7})
    seats = seats_at(table, begun, watch)
    shown: set[str] = set()
    for session, seat in decisions(table, begun, seats, MOST_CLICKS):
        phase = session["state"]["phase"]["type"].lower()
        if phase not in shown:
            seat.page.screenshot(path=pictures / f"clearing-house-{phase}.png")
            shown.add(phase)
        _acts(seat, phase, stacked=bool(session["state"]["phase"].get("stack")))
    assert {"drafting", "playing"} <= shown
    for seat in seats:
        assert len(seat.states()) > 5
        _saw_no_others_cards(seat)


def _acts(seat: Seat, phase: str, *, stacked: bool) -> None:
    """Make one decision by taps."""
    if phase == "drafting":
        tap(seat.page, CARD)
        tap(seat.page, "keep")
    elif stacked:
        tap(seat.page, "say-LetPass")
    elif tap(seat.page, CARD, LIT, "say-EndTurn") != "say-EndTurn":
        play(seat.page, LIT)


def _saw_no_others_cards(seat: Seat) -> None:
    """Check that no message to this seat names a card in another's hand or pack."""
    for state in seat.states():
        for player in state["players"]:
            if player["seat"] != seat.number:
                assert set(player["hand"] + player["pack"] + player["base"]) <= {"hidden"}
    kept = [event for event in seat.events() if event["type"] == "CardDrafted"]
    assert {event["card"] for event in kept if event["player"] != seat.number} == {"hidden"}
    assert "hidden" not in {event["card"] for event in kept if event["player"] == seat.number}
