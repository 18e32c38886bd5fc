"""Every flow at every size, in both languages and both themes: nothing cut off, nothing English.

Axe looks at each screen too, in English, on a laptop and on a phone, in both themes.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, TypeAlias

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from server.cli.demonstration import begin_demonstration
from server.session import Session
from tests.browser.axe import AXE, found_by_axe
from tests.browser.conftest import Watch
from tests.browser.whole import LAPTOP, PHONE, SMALL_PHONE, TABLET, cut_off, left_in_english
from tests.support.evenings import creature, hand, missiles
from tests.support.played import LONGEST, SHORTEST, played
from tests.support.staged import Staged, staged

# Every screen of a flow at four sizes is drawn: minutes in all, so not by default.
pytestmark = [pytest.mark.browser, pytest.mark.soak]

SOON_MS = 20_000
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SIZES = (LAPTOP, TABLET, PHONE, SMALL_PHONE)
GOING_ON = 25
"""Number of commands after which each game is in its middle."""
NARROW = 760
CHECKED = (LAPTOP, PHONE)
"""Screen sizes at which axe runs."""


@dataclass
class Evening:
    """A program with games of every kind, begun once for all flows.

    Attributes:
        stage: The program.
        going: Of each kind a game in its middle.
        over: Of each kind one that has ended.
    """

    stage: Staged
    going: dict[str, Session] = field(default_factory=dict)
    over: dict[str, Session] = field(default_factory=dict)

    def at(self, session: Session, place: str = "", code: str = "") -> str:
        """The address of a page of that game."""
        by_code = f"&code={code}" if code else ""
        return f"{self.stage.address}?session={session.record.id}{by_code}{place}"


Flow: TypeAlias = Callable[[Page, Evening], Iterator[tuple[str, str]]]
"""Goes from one screen to the next on a laptop; names each, and the tab that it is on a phone."""


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    with staged(tmp_path_factory.mktemp("staged")) as stage:
        told = Evening(stage)
        sessions = stage.parts.sessions
        for game in SHORTEST:
            told.going[game] = played(sessions, game, GOING_ON)
            told.over[game] = played(sessions, game, LONGEST)
        # The camera looks at the newest game.
        told.going["demonstration"] = begin_demonstration(sessions)
        stage.show(hand())
        stage.show(creature(75, legs=3, limbs=2), *missiles(6, 14, 6, 5))
        yield told


def _shown(page: Page, address: str, wanted: str = ".now, [data-testid=end]") -> Page:
    page.goto("about:blank")
    page.goto(address, wait_until="domcontentloaded")
    expect(page.locator(wanted).first).to_be_visible(timeout=SOON_MS)
    return page


def answers(page: Page, evening: Evening) -> Iterator[tuple[str, str]]:
    """A span and a weigh-in wait; all values are shown; the log."""
    _shown(page, evening.at(evening.going["demonstration"]), "[data-testid=answer-bar]")
    yield "span", "table"
    page.get_by_test_id("correct").click()
    yield "span-all", "table"
    page.get_by_test_id("take-up").first.click()
    expect(page.locator("[data-kind=weigh-in][data-current=true]")).to_be_visible()
    yield "weigh-in", "table"
    page.get_by_test_id("correct").click()
    yield "weigh-in-all", "table"


def the_log(page: Page, evening: Evening) -> Iterator[tuple[str, str]]:
    """The log with its plot and its search; a correction of an entry and what it would change."""
    _shown(page, evening.at(evening.over["clay_o_rama"]))
    page.get_by_test_id("log-plot").locator("> summary").click()
    expect(page.get_by_test_id("plot").first).to_be_visible(timeout=SOON_MS)
    yield "plot", "log"
    page.get_by_test_id("find-words").fill("walks")
    yield "search", "log"
    page.get_by_test_id("find-words").fill("")
    page.get_by_test_id("correct-entry").nth(2).click()
    expect(page.get_by_test_id("amend-kind")).to_be_visible()
    yield "correct", "log"


def report(page: Page, evening: Evening) -> Iterator[tuple[str, str]]:
    _shown(page, evening.at(evening.over["clay_o_rama"], "#/report"), "[data-testid=report]")
    expect(page.get_by_test_id("plot").first).to_be_visible(timeout=SOON_MS)
    yield "screen", ""


def dialogs(page: Page, evening: Evening) -> Iterator[tuple[str, str]]:
    _shown(page, evening.at(evening.going["clay_o_rama"]))
    page.get_by_test_id("menu").click()
    yield "menu", "game"
    page.keyboard.press("Escape")
    page.get_by_test_id("invite").click()
    expect(page.get_by_test_id("invitation").first).to_be_visible(timeout=SOON_MS)
    page.get_by_test_id("invitation").first.locator("button[aria-expanded]").click()
    expect(page.get_by_test_id("qr")).to_be_visible(timeout=SOON_MS)
    yield "invite", "game"
    page.keyboard.press("Escape")
    page.get_by_test_id("menu").click()
    page.get_by_test_id("device").click()
    expect(page.get_by_test_id("switch-sound")).to_be_visible(timeout=SOON_MS)
    yield "device", "game"
    page.keyboard.press("Escape")
    page.get_by_test_id("new-game").click()
    for game in SHORTEST:
        page.get_by_test_id("dialog").locator(f"input[value={game}]").check()
        yield f"new-{game}", "game"


def places(page: Page, evening: Evening) -> Iterator[tuple[str, str]]:
    """The list of games; table and camera."""
    session = evening.going["demonstration"]
    _shown(page, evening.at(session, "#/games"), "[data-testid=kept-game]")
    yield "games", ""
    _shown(page, evening.at(session, "#/calibrate"), "[data-testid=calibrate]")
    page.wait_for_timeout(1500)
    yield "calibrate", ""


def first_evening(page: Page, evening: Evening) -> Iterator[tuple[str, str]]:
    wanted = "[data-testid=first-evening]"
    _shown(page, evening.at(evening.going["demonstration"], "#/first"), wanted)
    for name in ("print", "lay", "aim", "calibrate", "players", "spans", "weigh"):
        expect(page.get_by_test_id("first-evening")).to_have_attribute("data-step", name)
        page.wait_for_timeout(300)
        yield name, ""
        if name != "weigh":
            page.get_by_test_id("first-next").click()
    page.evaluate("localStorage.clear()")


def seats(page: Page, evening: Evening) -> Iterator[tuple[str, str]]:
    """A player's page, a spectator's, and one whose code is wrong."""
    for game, session in evening.going.items():
        if game != "demonstration":
            awaited = session.record.codes["seats"][0]
            _shown(page, evening.at(session, code=awaited))
            yield f"seat-{game}", "game"
    session = evening.going["clay_o_rama"]
    _shown(page, evening.at(session, code=session.record.codes["spectator"]))
    yield "spectator", "game"


def _game(game: str) -> Flow:
    def flow(page: Page, evening: Evening) -> Iterator[tuple[str, str]]:
        _shown(page, evening.at(evening.going[game]))
        yield "going", "game"
        _shown(page, evening.at(evening.over[game]), "[data-testid=end]")
        page.get_by_test_id("evening").locator("> summary").click()
        expect(page.get_by_test_id("deeds")).to_be_visible(timeout=SOON_MS)
        yield "over", "game"
        _shown(page, evening.at(evening.going[game], "#/room"), ".room-board > div")
        yield "room", ""

    return flow


FLOWS: dict[str, Flow] = {
    "answers": answers,
    "log": the_log,
    "report": report,
    "dialogs": dialogs,
    "places": places,
    "first": first_evening,
    "seats": seats,
    **{game: _game(game) for game in SHORTEST},
}


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize("flow", FLOWS)
def test_a_flow_is_whole(
    flow: str, locale: str, evening: Evening, watch: Watch, pictures: Path
) -> None:
    page = watch(LAPTOP, locale=locale, bypass_csp=True).page
    faults: list[str] = []
    for screen, tab in FLOWS[flow](page, evening):
        for size in SIZES:
            _takes_the_size(page, size, tab)
            where = f"{flow}-{screen}-{size['width']}-{locale[:2]}"
            checked = locale == "en-GB" and size in CHECKED and AXE.is_file()
            found = _pictured(page, pictures / f"flow-{where}", checked=checked)
            found += cut_off(page)
            found += left_in_english(page, _played(flow, screen)) if locale == "de-DE" else []
            faults += [f"{where}: {one}" for one in found]
        page.set_viewport_size(LAPTOP)
    assert faults == []


def _played(flow: str, screen: str) -> str:
    """The game whose cards may be named on a screen; empty where none has any."""
    return next((game for game in SHORTEST if game in (flow, screen.removeprefix("seat-"))), "")


def _takes_the_size(page: Page, size: ViewportSize, tab: str) -> None:
    page.set_viewport_size(size)
    if tab and size["width"] < NARROW:
        page.evaluate("(tab) => document.querySelector(`[data-testid=tab-${tab}]`)?.click()", tab)


def _pictured(page: Page, path: Path, *, checked: bool) -> list[str]:
    """A picture in each theme, and what axe finds there."""
    found: list[str] = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        page.screenshot(path=f"{path}-{theme}.png", animations="disabled")
        found += [f"{theme}: {one}" for one in found_by_axe(page)] if checked else []
    return found
