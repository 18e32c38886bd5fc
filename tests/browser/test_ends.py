"""Every game at its beginning, during play and at its end: axe finds nothing."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from server.session import Session
from tests.browser.axe import AXE, found_by_axe
from tests.browser.conftest import LAPTOP, Watch
from tests.browser.rounds import PHONE
from tests.browser.whole import some_and_all
from tests.support.played import LONGEST, SHORTEST, played
from tests.support.staged import Staged

pytestmark = pytest.mark.browser

SOON_MS = 20_000
SEEN = (12, None)
ALL_SEEN = (0, 12, 40, None)
"""Numbers of commands after which a game is checked; None is its end."""

THEMES = ("light", "dark")
LOOKS = [
    *((game, THEMES[n % 2], SEEN) for n, game in enumerate(SHORTEST)),
    *(
        pytest.param(game, theme, ALL_SEEN, marks=pytest.mark.long)
        for game in SHORTEST
        for theme in THEMES
    ),
]
"""One theme for each game, alternating; `make long` checks both, and more states."""


@pytest.mark.skipif(not AXE.is_file(), reason="axe is one of the page's tools: `npm ci` brings it")
@pytest.mark.parametrize(("game", "theme", "seen"), LOOKS)
def test_axe_finds_nothing_in_any_game(
    game: str,
    theme: str,
    seen: tuple[int | None, ...],
    stage: Staged,
    watch: Watch,
    pictures: Path,
) -> None:
    page = watch(LAPTOP, color_scheme=theme, bypass_csp=True).page
    for commands in seen:
        _shows(page, stage, game, commands)
        assert found_by_axe(page) == [], f"{game} after {commands}"
        page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
        page.get_by_test_id("tab-game").click()
        assert found_by_axe(page) == [], f"{game} after {commands}, on a phone"
        page.set_viewport_size(LAPTOP)
    page.screenshot(path=pictures / f"end-{game}-{theme}.png")


@pytest.mark.parametrize("game", some_and_all(SHORTEST, "clay_o_rama"))
def test_at_the_end_it_is_told_who_won_and_by_what(game: str, stage: Staged, watch: Watch) -> None:
    page = watch().page
    session = _shows(page, stage, game, None)
    outcome = session.game.outcome(session.state)
    assert outcome is not None
    why = outcome.why[0].upper() + outcome.why[1:]
    winners = [one.name for one in session.state.players if one.seat in outcome.winners]
    expect(page.get_by_test_id("end-who")).to_have_text(f"{winners[0]} won")
    expect(page.get_by_test_id("end-why")).to_have_text(f"{why}.")
    rows = page.get_by_test_id("standings").locator("tbody tr")
    expect(rows).to_have_count(len(session.state.players))
    expect(rows.first).to_contain_text("won")
    expect(page.get_by_test_id("last-words").locator("li").first).not_to_be_empty()


def test_after_the_end_nothing_is_said_to_wait_for_a_decision(stage: Staged, watch: Watch) -> None:
    page = watch().page
    _shows(page, stage, "clay_o_rama", 0)
    offers = page.get_by_test_id("proposals")
    expect(offers).to_contain_text("Nothing", timeout=SOON_MS)
    _shows(page, stage, "clay_o_rama", None)
    expect(offers).to_have_text("", timeout=SOON_MS)


def test_the_log_is_saved_and_the_same_players_begin_again(stage: Staged, watch: Watch) -> None:
    page = watch().page
    session = _shows(page, stage, "clearing_house", None)
    page.get_by_text("Save a copy").click()
    with page.expect_download() as saved:
        page.get_by_test_id("export-json").click()
    entries = json.loads(Path(saved.value.path()).read_text(encoding="utf-8"))["entries"]
    assert [entry["seq"] for entry in entries] == list(range(1, session.head + 1))
    page.get_by_test_id("rematch").click()
    expect(page.get_by_test_id("end")).to_have_count(0, timeout=SOON_MS)
    again = stage.parts.sessions.newest()
    assert again is not None
    assert again.record.id != session.record.id
    assert again.options == session.options


@pytest.mark.long
@pytest.mark.parametrize("by_code", [False, True], ids=["here", "by a code"])
def test_the_big_screen_goes_on_to_the_rematch(by_code: bool, stage: Staged, watch: Watch) -> None:
    page, screen = watch().page, watch().page
    session = _shows(page, stage, "clearing_house", None)
    code = f"&code={session.record.codes['spectator']}" if by_code else ""
    address = f"{stage.address}?session={session.record.id}{code}#/room"
    screen.goto(address, wait_until="domcontentloaded")
    expect(screen.get_by_test_id("room")).to_contain_text("won", timeout=SOON_MS)
    page.get_by_test_id("rematch").click()
    expect(screen.get_by_test_id("whose-move")).to_have_text("Draft", timeout=SOON_MS)
    newest = stage.parts.sessions.newest()
    assert newest is not None
    assert newest.record.id in screen.url


def _shows(page: Page, stage: Staged, game: str, commands: int | None) -> Session:
    session = played(stage.parts.sessions, game, LONGEST if commands is None else commands)
    page.goto(f"{stage.address}?session={session.record.id}", wait_until="domcontentloaded")
    shown = "[data-testid=end]" if commands is None else ".now, [data-testid=end]"
    expect(page.locator(shown).first).to_be_visible(timeout=SOON_MS)
    return session
