"""The log as a story, the game's report, and exporting and importing a game."""

import csv
import io
import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from server.session import Session
from tests.browser.axe import AXE, found_by_axe, in_either_theme
from tests.browser.conftest import LAPTOP, Watch
from tests.browser.rounds import PHONE
from tests.browser.whole import some_and_all
from tests.support.played import LONGEST, SHORTEST, played
from tests.support.staged import Staged

pytestmark = pytest.mark.browser

SOON_MS = 20_000
SIZES = ((1280, 800), (1024, 768), (820, 1180), (390, 844))
"""A laptop, a tablet both ways, a phone."""


@pytest.fixture(scope="module")
def over(stage: Staged) -> Session:
    """A game of Clay-O-Rama that was played to its end."""
    return played(stage.parts.sessions, "clay_o_rama", LONGEST)


def opened(page: Page, stage: Staged, session: Session, place: str = "") -> Page:
    address = f"{stage.address}?session={session.record.id}{place}"
    page.goto(address, wait_until="domcontentloaded")
    shown = page.locator("[data-testid=report], [data-testid=end], .now").first
    expect(shown).to_be_visible(timeout=SOON_MS)
    return page


def numbers(page: Page) -> list[int]:
    """The first entry of each step that is shown, in their order."""
    return [
        int(one.removeprefix("#")) for one in page.get_by_test_id("entry-number").all_inner_texts()
    ]


def test_the_log_is_searched_by_number_player_and_kind(
    stage: Staged, over: Session, watch: Watch
) -> None:
    page = opened(watch().page, stage, over)
    expect(page.get_by_test_id("chapter").last).to_have_text("Before the game")
    all_of_them = numbers(page)
    assert all_of_them == sorted(all_of_them, reverse=True)
    page.get_by_test_id("find-words").fill("#12")
    expect(page.get_by_test_id("entry-number")).to_have_count(1)
    (first,) = numbers(page)
    assert first <= 12
    expect(page.get_by_test_id("found")).to_contain_text(f"1 of {len(all_of_them)} steps")
    page.get_by_test_id("find-words").fill("")
    page.get_by_test_id("find-player").select_option("Bo")
    page.get_by_test_id("find-kind").select_option("event:Moved")
    told = page.get_by_test_id("log-entry").filter(has_text="walks")
    expect(told.first).to_contain_text("Bo's creature walks")
    assert 0 < len(numbers(page)) < len(all_of_them)
    page.get_by_test_id("find-all").click()
    expect(page.get_by_test_id("entry-number")).to_have_count(len(all_of_them))


def test_what_counts_is_drawn_and_told_as_a_table(
    stage: Staged, over: Session, watch: Watch
) -> None:
    page = opened(watch().page, stage, over)
    page.get_by_test_id("log-plot").locator("> summary").click()
    plot = page.get_by_test_id("log-plot").get_by_test_id("plot")
    drawing = plot.get_by_role("img")
    expect(drawing).to_have_accessible_name(
        "Hit points over time. At the end: "
        + ", ".join(f"{one['name']} {one['points'][-1][1]}" for one in _story(page, over)["lines"])
        + "."
    )
    plot.get_by_text("As a table").click()
    rows = plot.get_by_test_id("plot-table").locator("tbody tr")
    expect(rows).to_have_count(len(over.state.creatures))


def test_the_report_fits_on_paper(
    stage: Staged, over: Session, watch: Watch, pictures: Path
) -> None:
    page = opened(watch().page, stage, over, "#/report")
    expect(page.get_by_test_id("report").get_by_test_id("plot")).to_be_visible(timeout=SOON_MS)
    expect(page.locator(".told li").first).to_contain_text("#1")
    page.emulate_media(media="print")
    expect(page.get_by_test_id("print")).to_be_hidden()
    expect(page.get_by_test_id("undo")).to_be_hidden()
    for paper, width in (("A4", 794), ("Letter", 816)):
        page.set_viewport_size({"width": width - 2 * 53, "height": 1000})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), paper
        page.screenshot(path=pictures / f"report-{paper}.png", full_page=True)
        assert page.pdf(format=paper).count(b"/Type /Page\n") in range(1, 20)
    board = page.locator(".scoreboard").bounding_box()
    assert board is not None
    assert board["height"] < 1000, "the scoreboard is on the first page"


def test_a_game_is_saved_and_taken_in_again(
    stage: Staged, over: Session, watch: Watch, tmp_path: Path
) -> None:
    watchdog = watch()
    watchdog.forgive("422")  # of the file that was changed
    page = opened(watchdog.page, stage, over, "#/report")
    with page.expect_download() as saved:
        page.get_by_test_id("export-csv").click()
    text = Path(saved.value.path()).read_text(encoding="utf-8-sig")
    assert len(list(csv.DictReader(io.StringIO(text)))) == over.head
    with page.expect_download() as saved:
        page.get_by_test_id("export-json").click()
    file = tmp_path / "evening.json"
    saved.value.save_as(file)
    broken = tmp_path / "broken.json"
    broken.write_text(file.read_text(encoding="utf-8").replace("referee", "umpire", 1), "utf-8")
    page.get_by_test_id("new-game").click()
    with page.expect_response("**/api/import") as answer:
        page.get_by_test_id("take-in").set_input_files(broken)
    assert answer.value.status == 422
    expect(page.get_by_test_id("refusal")).to_contain_text("it was changed: entry ")
    page.get_by_test_id("take-in").set_input_files(file)
    expect(page.get_by_test_id("dialog")).to_have_count(0, timeout=SOON_MS)
    expect(page.get_by_test_id("end")).to_be_visible(timeout=SOON_MS)
    again = stage.parts.sessions.newest()
    assert again is not None
    assert again.record.id != over.record.id
    assert again.entries == over.entries
    assert json.loads(file.read_text(encoding="utf-8"))["ledger_hash"] == again.ledger_hash


@pytest.mark.parametrize("game", some_and_all(SHORTEST, "generation_zero"))
def test_the_end_fits_every_screen(game: str, stage: Staged, watch: Watch, pictures: Path) -> None:
    page = watch(has_touch=True).page
    opened(page, stage, played(stage.parts.sessions, game, LONGEST))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        if width == PHONE["width"]:
            page.get_by_test_id("tab-game").click()
        expect(page.get_by_test_id("end")).to_be_visible()
        for part in ("end-why", "standings", "rematch", "report-link"):
            box = page.get_by_test_id(part).first.bounding_box()
            assert box is not None
            assert box["y"] >= 0, (part, width, box)
            assert box["y"] + box["height"] <= height, (part, width, box)
            assert box["x"] + box["width"] <= width, (part, width, box)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
        page.screenshot(path=pictures / f"end-{game}-{width}.png")


@pytest.mark.skipif(not AXE.is_file(), reason="axe is one of the page's tools: `npm ci` brings it")
@in_either_theme
def test_axe_finds_nothing_in_story_and_report(
    theme: str, stage: Staged, over: Session, watch: Watch
) -> None:
    page = opened(watch(LAPTOP, color_scheme=theme, bypass_csp=True).page, stage, over)
    page.get_by_test_id("log-plot").locator("> summary").click()
    page.get_by_test_id("evening").locator("> summary").click()
    expect(page.get_by_test_id("deeds")).to_be_visible(timeout=SOON_MS)
    expect(page.get_by_test_id("plot")).to_have_count(2, timeout=SOON_MS)
    page.get_by_test_id("find-words").fill("walks")
    assert found_by_axe(page) == []
    page.get_by_test_id("log-report").click()
    expect(page.get_by_test_id("report").get_by_test_id("plot")).to_be_visible(timeout=SOON_MS)
    assert found_by_axe(page) == []
    page.get_by_test_id("new-game").click()
    assert found_by_axe(page) == []


def _story(page: Page, session: Session) -> dict[str, list[dict[str, list[list[int]]]]]:
    told: dict[str, list[dict[str, list[list[int]]]]] = page.evaluate(
        "id => fetch(`/api/sessions/${id}/story`).then(answer => answer.json())", session.record.id
    )
    return told
