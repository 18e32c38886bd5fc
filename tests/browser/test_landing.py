"""Choosing what a throw touched first: each creature has its colour, "no creature" has none."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Watch
from tests.browser.rounds import tap
from tests.support.evenings import creature, hand, missiles
from tests.support.staged import Staged, staged

pytestmark = pytest.mark.browser

SOON_MS = 20_000


@pytest.fixture
def stage(tmp_path: Path) -> Iterator[Staged]:
    """A program that ends after its pages, which would report an error without it."""
    with staged(tmp_path) as stage:
        yield stage


def test_no_creature_has_no_colour(stage: Staged, watch: Watch, pictures: Path) -> None:
    stage.show(hand())
    stage.show(creature(), *missiles(6, 14, 6, 5))
    page = watch().page
    page.goto(stage.address, wait_until="domcontentloaded")
    for kind in ("span", "weigh-in"):
        expect(page.locator("[data-current=true]")).to_have_attribute(
            "data-kind", kind, timeout=SOON_MS
        )
        tap(page, "confirm")
    for step in ("start-game", "step-fire", "target"):
        tap(page, step)
    expect(page.get_by_test_id("land-form")).to_be_visible(timeout=SOON_MS)
    page.screenshot(path=pictures / "landing.png")
    colours = [_colour(page, place) for place in range(4)]
    assert page.get_by_test_id("target").first.inner_text() == "No creature"
    assert len(set(colours)) == len(colours)


def _colour(page: Page, place: int) -> str:
    """Background colour of a button."""
    ground = "(button) => getComputedStyle(button).backgroundColor"
    found: str = page.get_by_test_id("target").nth(place).evaluate(ground)
    return found
