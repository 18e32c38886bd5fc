"""Correcting an entry of the log by clicks: the changes are shown first; nothing is lost."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Watch
from tests.browser.rounds import begin, post, state_of

pytestmark = pytest.mark.browser

SIZES = ((1440, 900), (1024, 768), (390, 844))
SAID: tuple[dict[str, Any], ...] = (
    {"type": "WeighIn", "player": 1, "legs": 3, "hit_points": 43,
     "limbs": [{"to_hit": 8, "damage_dice": 1}, {"to_hit": 7, "damage_dice": 2}]},
    {"type": "WeighIn", "player": 2, "legs": 4, "hit_points": 50},
    {"type": "StartGame", "without_powers": True},
    {"type": "SetHitPoints", "creature": 2, "hit_points": 20, "because": "a burn"},
    {"type": "Note", "text": "a scream"},
)  # fmt: skip


@pytest.mark.parametrize(
    "size",
    [*(pytest.param(size, marks=pytest.mark.long) for size in SIZES[:2]), SIZES[2]],
    ids=str,
)
def test_a_step_is_corrected(
    table: str, watch: Watch, pictures: Path, size: tuple[int, int]
) -> None:
    begun = _played(table)
    page = watch({"width": size[0], "height": size[1]}).page
    page.goto(f"{table}?session={begun['id']}", wait_until="domcontentloaded")
    if size[0] < 760:
        page.get_by_test_id("tab-log").click()
    _opens(page, "43 hit points")
    page.screenshot(path=pictures / f"amend-form-{size[0]}.png")
    page.locator(".correcting input[name=hit_points]").fill("33")
    page.get_by_text("See what changes").click()
    expect(page.get_by_test_id("plan")).to_contain_text("4 steps stay as they were")
    expect(page.get_by_test_id("differences")).to_contain_text("43 → 33")
    page.screenshot(path=pictures / f"amend-plan-{size[0]}.png")
    page.get_by_test_id("amend-confirm").click()
    expect(page.get_by_test_id("correcting")).to_have_count(0)
    assert _hit_points(table, begun) == [33, 20]
    _takes_the_old_line_up_again(page)
    assert _hit_points(table, begun) == [43, 20]


def test_what_no_longer_fits_is_shown_and_left_alone(
    table: str, watch: Watch, pictures: Path
) -> None:
    begun = _played(table)
    page = watch().page
    page.goto(f"{table}?session={begun['id']}", wait_until="domcontentloaded")
    _opens(page, "50 hit points")
    page.get_by_test_id("amend-remove").click()
    conflicts = page.get_by_test_id("conflict")
    expect(conflicts).to_have_count(2)
    expect(conflicts.first).to_contain_text("No creature of Bo is weighed in; weigh it in first")
    page.screenshot(path=pictures / "amend-conflicts.png")
    before = state_of(table, begun)["seq"]
    page.get_by_test_id("amend-leave").click()
    expect(page.get_by_test_id("correcting")).to_have_count(0)
    assert state_of(table, begun)["seq"] == before


def test_only_the_referee_corrects(table: str, watch: Watch) -> None:
    begun = _played(table)
    page = watch().page
    code = begun["codes"]["seats"][0]
    page.goto(f"{table}?session={begun['id']}&code={code}", wait_until="domcontentloaded")
    expect(page.get_by_test_id("log-entry").first).to_be_visible()
    expect(page.get_by_test_id("correct-entry")).to_have_count(0)


def _played(table: str) -> dict[str, Any]:
    """A game in which something was weighed wrongly, some steps ago."""
    options = {"players": [{"name": "Ada", "colour": "red"}, {"name": "Bo", "colour": "blue"}]}
    begun = begin(table, {"game": "clay_o_rama", "options": options, "seed": 3})
    for command in SAID:
        seq = state_of(table, begun)["seq"]
        said = {"command": {"seat": None, **command}, "based_on_seq": seq}
        post(f"{table}api/sessions/{begun['id']}/commands", said)
    return begun


def _opens(page: Page, words: str) -> None:
    group = page.locator(".group").filter(has_text=words)
    group.hover()
    group.get_by_test_id("correct-entry").click()
    expect(page.get_by_test_id("amend-kind")).to_be_visible()


def _takes_the_old_line_up_again(page: Page) -> None:
    old = page.get_by_test_id("old-line")
    expect(old).to_contain_text("Before the correction (5 steps)")
    old.locator("summary").click()
    page.get_by_test_id("take-up-again").click()
    expect(old).to_have_count(0)


def _hit_points(table: str, begun: dict[str, Any]) -> list[int]:
    return [one["hit_points"] for one in state_of(table, begun)["state"]["creatures"]]
