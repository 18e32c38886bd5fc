"""Slargeball without a camera: figures are dragged over the pitch, and refusals are shown there."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Watch
from tests.browser.rounds import begin, post, state_of, tap

pytestmark = pytest.mark.browser

REFUSED = "409"


def test_a_figure_is_dragged_and_what_is_too_far_is_refused(
    table: str, watch: Watch, pictures: Path
) -> None:
    watched = watch()
    watched.forgive(REFUSED)
    page = watched.page
    players = [{"name": "Ada"}, {"name": "Bo"}]
    begun = begin(table, {"game": "slargeball", "options": {"players": players}, "seed": 5})
    page.goto(f"{table}?session={begun['id']}", wait_until="domcontentloaded")
    for waiting in (1, 0):
        tap(page, "say-SetUp")
        expect(page.get_by_test_id("say-SetUp")).to_have_count(waiting)
    _until_somebody_moves(table, begun)
    page.reload(wait_until="domcontentloaded")
    mover = page.locator("[data-testid=figure][data-movable=true]").first
    expect(mover).to_be_visible()
    number = int(mover.get_attribute("data-id") or 0)
    _drag(page, number, across_mm=400)
    tap(page, "play")
    expect(page.get_by_test_id("refusal")).to_be_visible()
    page.get_by_role("button", name="Choose again").click()
    _drag(page, number, across_mm=-20)
    expect(page.get_by_test_id("play")).to_contain_text("in")
    tap(page, "play")
    expect(page.locator(f"[data-testid=figure][data-id='{number}']")).not_to_have_attribute(
        "data-movable", "true"
    )
    page.screenshot(path=pictures / "slargeball.png")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.get_by_test_id("pitch")).to_have_attribute("data-upright", "true")


def test_a_figure_is_moved_by_keys(table: str, watch: Watch, pictures: Path) -> None:
    page = watch().page
    players = [{"name": "Ada"}, {"name": "Bo"}]
    begun = begin(table, {"game": "slargeball", "options": {"players": players}, "seed": 5})
    _until_somebody_moves(table, begun)
    page.goto(f"{table}?session={begun['id']}", wait_until="domcontentloaded")
    mover = page.locator("[data-testid=figure][data-movable=true]").first
    number = mover.get_attribute("data-id")
    mover.focus()
    for key in ("Enter", "Shift+ArrowUp", "Enter", "Shift+ArrowUp", "Shift+ArrowRight"):
        page.keyboard.press(key)
    expect(mover).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text("By keys:")).to_be_visible()
    page.screenshot(path=pictures / "slargeball-keys.png")
    was = (mover.get_attribute("data-x"), mover.get_attribute("data-y"))
    play = page.get_by_test_id("play")
    play.focus()
    page.keyboard.press("Enter")
    moved = page.locator(f"[data-testid=figure][data-id='{number}']")
    expect(moved).not_to_have_attribute("data-movable", "true")
    assert (moved.get_attribute("data-x"), moved.get_attribute("data-y")) != was


def _until_somebody_moves(table: str, begun: dict[str, Any]) -> None:
    """Give only necessary commands until a Move is possible."""
    for _ in range(20):
        session = state_of(table, begun)
        if any(command["type"] == "Move" for command in session["legal"]):
            return
        said = {"command": session["legal"][-1], "based_on_seq": session["seq"]}
        post(f"{table}api/sessions/{begun['id']}/commands", said)
    pytest.fail("nobody may move")


def _drag(page: Page, number: int, *, across_mm: float) -> None:
    """Drag a figure sideways by a distance; positive values are towards the middle."""
    figure = page.locator(f"[data-testid=figure][data-id='{number}'] circle")
    box = figure.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    pixel_per_mm = box["width"] / 32.0  # a base of 30 mm and its rim
    left = x < 0.35 * 1280
    step = across_mm * pixel_per_mm * (1 if left else -1)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + step / 2, y + 3)
    page.mouse.move(x + step, y + 3)
    page.mouse.up()
