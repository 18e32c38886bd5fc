"""A round of Generation Zero on two phones: cards are clicked, and what lies face down stays so."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Watch
from tests.browser.rounds import PHONE, Seat, begin, decisions, play, seats_at, tap

pytestmark = pytest.mark.browser

MOST_DEEDS = 90
LEAST_CONTRAST = 4.5
CONTRASTS = """(names) => names.map((name) => {
    const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const lightOf = (colour) => {
        pen.fillStyle = colour;
        pen.fillRect(0, 0, 1, 1);
        const [red, green, blue] = [...pen.getImageData(0, 0, 1, 1).data].map((share) => {
            const part = share / 255;
            return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    };
    const writing = lightOf(getComputedStyle(name).color);
    const ground = lightOf(getComputedStyle(name.closest(".location")).backgroundColor);
    return Math.max(writing, ground) / Math.min(writing, ground);
})"""
"""A script that returns the contrast of Locations' names with their terrain, as in WCAG."""
FOR_YOU = re.compile(r"It is your turn\.|Waiting for .*\byou\b")
LIT = "[data-testid=locations] :is(button:not([disabled]))"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_names_are_read_on_every_terrain_and_in_the_header(
    theme: str, table: str, watch: Watch
) -> None:
    players = [{"name": "Ada"}, {"name": "Bo"}]
    begun = begin(table, {"game": "generation_zero", "options": {"players": players}, "seed": 4})
    page = watch(PHONE, color_scheme=theme, locale="de-DE").page
    code = begun["codes"]["seats"][0]
    page.goto(f"{table}?session={begun['id']}&code={code}", wait_until="domcontentloaded")
    names = page.locator(".location-name")
    expect(names.first).to_be_visible()
    assert min(names.evaluate_all(CONTRASTS)) >= LEAST_CONTRAST
    for told in page.locator(".header :is(h1, .role):visible").all():
        assert told.evaluate("(one) => one.scrollWidth <= one.clientWidth + 1")


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
    """One step: each part of a turn moves one figure, and is then ended."""
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
    play(seat.page, LIT, "option")


def _saw_nothing_face_down(seat: Seat) -> None:
    """Check that no message names a Canon that this seat has not seen, or a face-down Monster."""
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
