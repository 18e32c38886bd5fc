"""Evenings of every game on a German page: no text is left in English."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from engine import GAMES
from engine.luck import roll
from engine.notation import to_json
from server.language.page import page_texts
from tests.browser.conftest import Watch
from tests.browser.rounds import begin, post, state_of
from tests.browser.whole import lines_of, some_and_all
from tests.support.english import english_in
from tests.support.played import SHORTEST
from tests.texts.catalogue import page_path

pytestmark = pytest.mark.browser

LAPTOP: ViewportSize = {"width": 1280, "height": 800}
LOOKS = 4
DEEDS = 15
"""Number of commands between two checks of the page."""
FEWEST_ENTRIES = 8
FEWEST_LINES = 40


@pytest.mark.parametrize("game", some_and_all(GAMES, "clay_o_rama"))
def test_an_evening_leaves_no_english(game: str, table: str, watch: Watch, pictures: Path) -> None:
    begun = begin(table, {"game": game, "options": _options(game), "seed": 5, "dice": "seeded"})
    page = watch(LAPTOP, locale="de-DE").page
    texts = page_texts(page_path("de"))
    names = {*texts.names.values(), *texts.names_of["command"].values()}
    for look in range(LOOKS):
        _play_on(table, begun)
        page.goto(f"{table}?session={begun['id']}", wait_until="domcontentloaded")
        over = page.get_by_role("region", name="Das Ende des Spiels")
        expect(page.locator(".now").or_(over).first).to_be_visible()
        expect(page.get_by_test_id("log-entry").nth(FEWEST_ENTRIES)).to_be_attached()
        lines = list(lines_of(page))
        assert len(lines) > FEWEST_LINES
        assert english_in(lines, game) == []
        assert set(_kinds(page)) <= set(texts.names_of["kind"].values())
        if look == 0:
            words = _words_of_the_referee(page)
            assert set(words) <= {name[:1].upper() + name[1:] for name in names}
    page.screenshot(path=pictures / f"german-{game}.png")


def _options(game: str) -> dict[str, Any]:
    told = to_json(GAMES[game].examples[SHORTEST[game]])
    return {name: value for name, value in told.items() if name != "type"}


def _play_on(table: str, begun: dict[str, Any]) -> None:
    """Play some more commands, the same in every run."""
    session = state_of(table, begun)
    for deed in range(DEEDS):
        legal = session["legal"]
        if session["outcome"] or not legal:
            break
        said = legal[roll("choice", deed, len(legal)) - 1]
        post(
            f"{table}api/sessions/{begun['id']}/commands",
            {"command": said, "based_on_seq": session["seq"]},
        )
        session = state_of(table, begun)


def _words_of_the_referee(page: Page) -> list[str]:
    """The names of all commands that only the referee gives."""
    page.get_by_text("Wort der Spielleitung").last.click()
    words = page.get_by_test_id("other-command")
    expect(words.nth(2)).to_be_visible()
    return words.all_inner_texts()


def _kinds(page: Page) -> Iterator[str]:
    """The kinds of events that the log may be narrowed to, without how many there are of each."""
    for told in page.locator("[data-testid=find-kind] option[value^='event:']").all_inner_texts():
        yield told.rpartition(" (")[0]
