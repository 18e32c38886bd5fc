"""The rate beside the live picture counts the pictures that reach the browser."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Watch
from tests.support.staged import Staged

pytestmark = pytest.mark.browser

SOON_MS = 20_000


def test_pictures_that_arrive_are_counted(stage: Staged, watch: Watch) -> None:
    page = watch().page
    page.goto(stage.address, wait_until="domcontentloaded")
    expect(page.get_by_test_id("fps")).to_have_text(re.compile(r"[1-9] fps"), timeout=SOON_MS)
    expect(page.get_by_test_id("live")).not_to_have_js_property("naturalWidth", 0)


def test_where_none_arrives_none_is_claimed(stage: Staged, watch: Watch) -> None:
    page = watch().page
    stream = "multipart/x-mixed-replace; boundary=frame"
    page.route("**/api/camera/live*", lambda asked: asked.fulfill(content_type=stream, body=""))
    page.goto(stage.address, wait_until="domcontentloaded")
    shown = page.get_by_test_id("fps")
    gives = re.compile(r"the camera gives [1-9]")
    expect(shown).to_have_attribute("title", gives, timeout=SOON_MS)
    expect(shown).to_have_text("0 fps", timeout=SOON_MS)
