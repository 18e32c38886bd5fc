"""The cost of the page on a slow network: bytes and round trips; in `make bench` also times."""

import statistics
from base64 import b64decode
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.rounds import begin, message_of
from tests.support.played import SHORTEST

pytestmark = pytest.mark.browser

BYTES_PER_S = 50_000
CRAWL_BYTES_PER_S = 15_000
"""So slow that the page loads for three seconds, however busy the machine is."""
LATENCY_MS = 400

MOST_BYTES = 46_000
"""Limit of the compressed page with its game: 43,900 are measured."""
MOST_BYTES_GERMAN = 48_000
"""The same limit in German: 47,600 are measured with Clay-O-Rama, 42,600 to 44,600 with others."""
MOST_BYTES_LATER = 49_000
"""Limit of everything that is loaded later, without pictures: 47,000 are measured."""
MOST_BYTES_AGAIN = 1_500
"""Limit of the page and all later parts when it is opened again."""
PAINTED_S, PLAYABLE_S = 1.0, 2.0
LATER = {"built/aside.js", "api/games", "api/camera/live"}
"""Requests that are made only after the game is shown."""
BINARY = 2
"""RFC 6455, 5.2: the opcode of messages that are no text."""
TIMES = 5
ONE_AND_ALL = [
    game if game == "clay_o_rama" else pytest.param(game, marks=pytest.mark.soak)
    for game in SHORTEST
]
"""The heaviest game, and in `make soak` the others too: all are loaded in the same way."""
AFTERWARDS_MS = 3000

WATCH = """
globalThis.seenAt = {};
const look = () => {
    if (!seenAt.playable && document.querySelector(".now, .game button:not([disabled])"))
        seenAt.playable = performance.now();
};
new MutationObserver(look).observe(document, { childList: true, subtree: true });
new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) seenAt[name] = startTime;
}).observe({ type: "paint", buffered: true });
"""


@dataclass
class Wire:
    """Network activity, in order.

    Attributes:
        happened: "asked", "called" (a stream), "arrived" or "heard" (of the stream), and what.
        bytes_of: Bytes on the wire by path, headers included.
    """

    happened: list[tuple[str, str]] = field(default_factory=list)
    bytes_of: dict[str, int] = field(default_factory=dict)
    _paths: dict[str, str] = field(default_factory=dict)

    def listen(self, page: Page, bytes_per_s: int) -> "Wire":
        """Throttle the page's network as the developer tools do, and record its activity."""
        tools = page.context.new_cdp_session(page)
        tools.on("Network.requestWillBeSent", self._asked)
        tools.on("Network.webSocketCreated", self._called)
        tools.on("Network.webSocketFrameReceived", self._heard)
        tools.on("Network.loadingFinished", self._arrived)
        tools.send("Network.enable")
        speed = {"downloadThroughput": bytes_per_s, "uploadThroughput": bytes_per_s}
        slow = {"offline": False, "latency": LATENCY_MS, **speed}
        tools.send("Network.emulateNetworkConditions", slow)
        return self

    def before(self, what: tuple[str, str]) -> list[tuple[str, str]]:
        """All that happened before that."""
        return self.happened[: self.happened.index(what)]

    def _asked(self, told: dict[str, Any]) -> None:
        if told["request"]["url"].startswith("http"):
            self._paths[told["requestId"]] = self._note("asked", told["request"]["url"])

    def _called(self, told: dict[str, Any]) -> None:
        self._note("called", told["url"])

    def _arrived(self, told: dict[str, Any]) -> None:
        path = self._paths.get(told["requestId"])
        if path is not None:
            self._note("arrived", path)
            self.bytes_of[path] = int(told["encodedDataLength"])

    def _heard(self, told: dict[str, Any]) -> None:
        frame = told["response"]
        payload = frame["payloadData"]
        packed = frame["opcode"] == BINARY
        self._note("heard", message_of(b64decode(payload) if packed else payload)["type"])

    def _note(self, kind: str, address: str) -> str:
        path = address.split("?")[0].split("/", 3)[-1] if "://" in address else address
        self.happened.append((kind, path))
        return path


def opened(
    browser: Browser, address: str, bytes_per_s: int = BYTES_PER_S, locale: str = "en-GB"
) -> tuple[Page, Wire]:
    """A page on a slow network, once the game can be played."""
    view: ViewportSize = {"width": 390, "height": 844}
    page = browser.new_context(viewport=view, locale=locale).new_page()
    page.add_init_script(WATCH)
    wire = Wire().listen(page, bytes_per_s)
    page.goto(address, wait_until="domcontentloaded")
    expect(page.locator(".now, .game button").first).to_be_visible(timeout=20_000)
    return page, wire


def begun(table: str, game: str) -> str:
    """A game, by its own address."""
    players = [{"name": "Ada"}, {"name": "Bo"}]
    wanted = {"game": game, "options": {"players": players}}
    return f"{table}?session={begin(table, wanted)['id']}"


@pytest.mark.parametrize("game", ONE_AND_ALL)
def test_a_game_comes_in_one_round_trip(browser: Browser, table: str, game: str) -> None:
    """The stream is called while the page is on its way, and nothing else is waited for."""
    page, wire = opened(browser, begun(table, game), CRAWL_BYTES_PER_S)
    before = wire.before(("arrived", ""))
    assert [kind for kind, _ in before if kind != "heard"] == ["asked", "called"]
    asked = [what for kind, what in wire.happened if kind == "asked"]
    assert set(asked) - LATER == {""}, "all that the game is shown with came with the page"
    assert wire.bytes_of[""] < MOST_BYTES
    page.context.close()


@pytest.mark.long
@pytest.mark.parametrize("game", ONE_AND_ALL)
def test_german_takes_no_round_trip_more(browser: Browser, table: str, game: str) -> None:
    """Its texts come in the page itself, those of the game that is shown and of no other."""
    page, wire = opened(browser, begun(table, game), CRAWL_BYTES_PER_S, "de-DE")
    before = wire.before(("arrived", ""))
    assert [kind for kind, _ in before if kind != "heard"] == ["asked", "called"]
    asked = [what for kind, what in wire.happened if kind == "asked"]
    assert {what.replace("built/de/", "built/") for what in asked} - LATER == {""}
    assert wire.bytes_of[""] < MOST_BYTES_GERMAN
    page.context.close()


@pytest.mark.long
def test_what_follows_is_little_and_kept_by_the_browser(browser: Browser, table: str) -> None:
    address = begun(table, "clay_o_rama")
    page, wire = opened(browser, address)
    page.wait_for_timeout(AFTERWARDS_MS)
    later = {path: size for path, size in wire.bytes_of.items() if path}
    assert set(later) <= LATER
    assert sum(later.values()) < MOST_BYTES_LATER
    wire.happened.clear()
    wire.bytes_of.clear()
    page.goto("about:blank")
    page.goto(address, wait_until="domcontentloaded")
    page.wait_for_timeout(AFTERWARDS_MS)
    assert ("arrived", "built/aside.js") in wire.happened
    assert sum(wire.bytes_of.values()) < MOST_BYTES_AGAIN
    page.context.close()


@pytest.mark.bench
@pytest.mark.parametrize("game", SHORTEST)
def test_it_is_painted_within_a_second_and_playable_within_two(
    browser: Browser, table: str, game: str
) -> None:
    address = begun(table, game)
    seen: list[dict[str, float]] = []
    for _ in range(TIMES):
        page, _wire = opened(browser, address)
        seen.append(page.evaluate("seenAt"))
        page.context.close()
    painted_s = statistics.median(one["first-contentful-paint"] for one in seen) / 1000
    playable_s = statistics.median(one["playable"] for one in seen) / 1000
    print(f"{game}: painted after {painted_s:.2f} s, playable after {playable_s:.2f} s")
    assert painted_s < PAINTED_S
    assert playable_s < PLAYABLE_S
