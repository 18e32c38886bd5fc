"""Helpers of browser tests of whole rounds: a game, its seats' pages, and their messages."""

import gzip
import json
import time
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import Watch

PATIENCE = 400  # looks, twenty a second
MOST_TAPS = 20
"""Largest number of taps for one command: no game needs more than five."""
PHONE = {"width": 390, "height": 844}


@dataclass
class Seat:
    """A player's page, and all messages of its stream."""

    number: int
    page: Page
    told: list[dict[str, Any]] = field(default_factory=list)

    def states(self) -> list[dict[str, Any]]:
        """Every state that was sent to this page."""
        return [one["session"]["state"] for one in self.told if one["type"] == "session"]

    def events(self) -> list[dict[str, Any]]:
        """Every event, as it was sent to this page."""
        news = [one["events"] for one in self.told if one["type"] == "events"]
        return [entry["event"] for entries in news for entry in entries]


def begin(address: str, wanted: dict[str, Any]) -> dict[str, Any]:
    """Begins a game over HTTP; its id and codes."""
    return post(f"{address}api/sessions", wanted)


def post(address: str, body: dict[str, Any]) -> dict[str, Any]:
    """Send a POST request; return the response."""
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(address, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=10) as answer:
        told: dict[str, Any] = json.load(answer)
        return told


def state_of(address: str, begun: dict[str, Any]) -> dict[str, Any]:
    """The session as the referee on this machine sees it."""
    with urllib.request.urlopen(f"{address}api/sessions/{begun['id']}", timeout=10) as answer:
        told: dict[str, Any] = json.load(answer)
        return told


def seats_at(address: str, begun: dict[str, Any], watch: Watch) -> list[Seat]:
    """Open every seat's own page on a phone."""
    seats = []
    for place, code in enumerate(begun["codes"]["seats"]):
        page = watch(PHONE, has_touch=True, is_mobile=True).page
        seat = Seat(place + 1, page)
        page.on("websocket", _listener(seat))
        page.goto(f"{address}?session={begun['id']}&code={code}", wait_until="domcontentloaded")
        seats.append(seat)
    return seats


def message_of(payload: str | bytes) -> dict[str, Any]:
    """Decode a stream message; long ones are compressed."""
    text = gzip.decompress(payload) if isinstance(payload, bytes) else payload
    told: dict[str, Any] = json.loads(text)
    return told


def _listener(seat: Seat) -> Callable[[WebSocket], None]:
    def heard(payload: str | bytes) -> None:
        seat.told.append(message_of(payload))

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", heard)

    return listen


CLICK_FIRST = """async (selectors) => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    for (const [place, selector] of selectors.entries()) {
        const found = document.querySelector(selector);
        if (!found) continue;
        found.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
        await drawn(); // no thumb taps again before the page has answered
        return place;
    }
    return null;
}"""


def tap(page: Page, *wanted: str) -> str:
    """Tap the first existing one of these test ids or selectors; return which.

    It is found and tapped in one step, so that a redraw of the page cannot remove it in between.
    """
    named = (one if one.startswith("[") else f"[data-testid={one}]" for one in wanted)
    selectors = [f"{one}:not([disabled])" for one in named]
    for _ in range(PATIENCE):
        place = page.evaluate(CLICK_FIRST, selectors)
        if place is not None:
            return wanted[int(place)]
        page.wait_for_timeout(50)
    raise AssertionError(f"none of {wanted} is there")


def play(page: Page, *wanted: str) -> None:
    """Tap the first existing one of these again and again until the command can be played.

    Raises:
        AssertionError: The command cannot be played after `MOST_TAPS` taps.
    """
    for _ in range(MOST_TAPS):
        if tap(page, "play", *wanted) == "play":
            return
    raise AssertionError(f"{wanted} were tapped {MOST_TAPS} times, and nothing could be played")


def decisions(
    address: str, begun: dict[str, Any], seats: list[Seat], most: int
) -> Iterator[tuple[dict[str, Any], Seat]]:
    """Yield the state and the seat on turn for every decision until the first round ends.

    That seat's page shows this state; its command has arrived before the next one is yielded.

    Raises:
        AssertionError: The round did not end within `most` decisions, or one never arrived.
    """
    for _ in range(most):
        session = state_of(address, begun)
        if session["state"]["round"] > 1 or session["outcome"]:
            return
        seat = seats[next(one for one in session["awaiting"]["seats"] if one is not None) - 1]
        _caught_up(seat.page, session)
        yield session, seat
        _arrived(address, begun, session)
    raise AssertionError("the round did not end")


def _caught_up(page: Page, session: dict[str, Any]) -> None:
    seq = str(session["seq"])
    expect(page.locator(".now")).to_have_attribute("data-seq", seq, timeout=20_000)


def _arrived(address: str, begun: dict[str, Any], before: dict[str, Any]) -> None:
    for _ in range(PATIENCE):
        if state_of(address, begun)["seq"] > before["seq"]:
            return
        time.sleep(0.05)
    raise AssertionError(f"nothing arrived after {before['seq']}")
