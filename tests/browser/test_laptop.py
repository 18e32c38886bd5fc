"""A small laptop with a camera: the log keeps its height, and the next button is in view."""

import pytest
from playwright.sync_api import ViewportSize, expect

from server.session import Session
from tests.browser.conftest import Watch
from tests.support.played import begun, going_on
from tests.support.staged import Staged

pytestmark = pytest.mark.browser

SMALL_LAPTOP: ViewportSize = {"width": 1366, "height": 768}
SOON_MS = 20_000
SOME_LINES = 200
"""Height of a log, in px, that shows its search and a step."""


@pytest.mark.parametrize(
    ("game", "command"), [("slargeball", "SetUp"), ("generation_zero", "Hold")]
)
def test_what_is_pressed_next_is_in_view_and_the_log_is_read(
    game: str, command: str, stage: Staged, watch: Watch
) -> None:
    session = until(stage, game, command)
    page = watch(SMALL_LAPTOP).page
    page.goto(f"{stage.address}?session={session.record.id}", wait_until="domcontentloaded")
    expect(page.locator("[data-testid=live][src]")).to_be_visible(timeout=SOON_MS)
    expect(page.locator(".columns")).to_have_attribute("data-waits", "false")
    button = page.get_by_test_id(f"say-{command}").bounding_box()
    log = page.locator(".log").bounding_box()
    assert button is not None
    assert log is not None
    assert button["y"] + button["height"] <= SMALL_LAPTOP["height"]
    assert log["height"] >= SOME_LINES
    assert log["y"] + log["height"] <= SMALL_LAPTOP["height"]


def until(stage: Staged, game: str, command: str) -> Session:
    """Play a game until this command is legal."""
    session = begun(stage.parts.sessions, game)
    steps = going_on(session)
    while not any(type(one).__name__ == command for one in session.game.choices(session.state)):
        next(steps)
    return session
