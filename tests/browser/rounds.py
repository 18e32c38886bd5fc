"""What browser tests of whole rounds share: a game begun, its seats' pages, what they are told."""

import json
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, WebSocket

from tests.browser.conftest import Watch

PHONE = {"width": 390, "height": 844}


@dataclass
class Seat:
    """A player's page, and everything that ever came down its stream."""

    number: int
    page: Page
    told: list[dict[str, Any]] = field(default_factory=list)

    def states(self) -> list[dict[str, Any]]:
        """Every state that this page was ever shown."""
        return [one["session"]["state"] for one in self.told if one["type"] == "session"]

    def events(self) -> list[dict[str, Any]]:
        """Every event, as this page was told it."""
        news = [one["events"] for one in self.told if one["type"] == "events"]
        return [entry["event"] for entries in news for entry in entries]


def begin(address: str, wanted: dict[str, Any]) -> dict[str, Any]:
    """Begins a game over HTTP; its id and codes."""
    return post(f"{address}api/sessions", wanted)


def post(address: str, body: dict[str, Any]) -> dict[str, Any]:
    """What the server answers."""
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
    """Everybody's own phone."""
    seats = []
    for place, code in enumerate(begun["codes"]["seats"]):
        page = watch(PHONE, has_touch=True, is_mobile=True).page
        seat = Seat(place + 1, page)
        page.on("websocket", _listener(seat))
        page.goto(f"{address}?session={begun['id']}&code={code}", wait_until="domcontentloaded")
        seats.append(seat)
    return seats


def _listener(seat: Seat) -> Callable[[WebSocket], None]:
    def heard(payload: str | bytes) -> None:
        seat.told.append(json.loads(payload))

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", heard)

    return listen


def tap(page: Page, *wanted: str) -> str:
    """Taps the first thing that is there of these test ids or selectors, in their order; which.

    A click that waits for a thing to lie still may come twice on a slow machine; this comes once.
    """
    named = (one if one.startswith("[") else f"[data-testid={one}]" for one in wanted)
    selectors = [f"{one}:not([disabled])" for one in named]
    page.locator(", ".join(selectors)).first.wait_for()
    for name, selector in zip(wanted, selectors, strict=True):
        if page.locator(selector).count():
            page.locator(selector).first.dispatch_event("click")
            return name
    raise AssertionError(f"none of {wanted} is there any more")
