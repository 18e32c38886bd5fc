"""The controls of a film that is watched instead of a camera, in the game and beside it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from server.app import Lookout
from server.capture.footage import Video
from server.cli.demonstration import EVENING
from tests.browser.axe import found_by_axe
from tests.browser.conftest import Watch
from tests.support.staged import Staged, evening_eye, staged

pytestmark = pytest.mark.browser

PHONE = {"width": 390, "height": 844}
SOON_MS = 60_000
THUMB_PX = 44
"""Height of what a thumb hits."""


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Staged]:
    """The demonstration's game before its film, which lasts nine seconds and ends."""
    lookout = Lookout(Video(EVENING / "clip.mp4"), evening_eye())
    with staged(tmp_path_factory.mktemp("film"), lookout) as running:
        yield running


@pytest.fixture
def film(program: Staged) -> Staged:
    """The film at its beginning, and playing."""
    watching = program.parts.watching
    assert watching is not None
    assert watching.playhead is not None
    watching.playhead.jump(0.0)
    watching.playhead.pause(paused=False)
    return program


def test_the_film_is_paused_and_jumped_in(film: Staged, watch: Watch, pictures: Path) -> None:
    page = watch().page
    page.goto(f"{film.address}#/calibrate", wait_until="domcontentloaded")
    place = page.get_by_test_id("film-place")
    expect(place).to_contain_text("of 0:09", timeout=SOON_MS)
    page.get_by_test_id("film-pause").click()
    page.get_by_role("slider", name="Place in the footage").fill("7.5")
    expect(place).to_have_text("0:07 of 0:09")
    with page.expect_response("**/api/footage/jump"):
        page.keyboard.press("ArrowLeft")
    expect(place).to_have_text("0:06 of 0:09")
    page.get_by_test_id("film-back").click()
    expect(place).to_have_text("0:00 of 0:09")
    expect(page.get_by_text("may be proposed again")).to_be_visible()
    page.screenshot(path=pictures / "footage.png")
    assert found_by_axe(page) == []
    page.get_by_test_id("place").click()
    expect(page.get_by_test_id("board")).to_have_text("Footage paused")
    expect(page.get_by_test_id("camera-health")).to_have_attribute("data-state", "good")
    expect(page.get_by_test_id("waits")).to_have_text("Footage paused")
    page.keyboard.press("p")
    expect(page.get_by_test_id("film-pause")).to_have_text("Pause P")
    page.get_by_test_id("film-on").click()
    expect(page.get_by_text("The footage has ended.")).to_be_visible(timeout=SOON_MS)
    page.get_by_test_id("film-back").click()
    expect(page.get_by_text("The footage has ended.")).to_have_count(0)


def test_a_thumb_hits_the_controls(film: Staged, watch: Watch, pictures: Path) -> None:
    page = watch(PHONE, has_touch=True, is_mobile=True, locale="de-DE").page
    page.goto(f"{film.address}#/calibrate", wait_until="domcontentloaded")
    expect(page.get_by_test_id("film-place")).to_contain_text("von 0:09", timeout=SOON_MS)
    page.get_by_test_id("film-pause").click()
    controls = ("film-slider", "film-back", "film-pause", "film-on")
    boxes = [page.get_by_test_id(name).bounding_box() for name in controls]
    assert min(box["height"] for box in boxes if box) >= THUMB_PX
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.screenshot(path=pictures / "phone-footage.png")


def test_nobody_else_has_them(film: Staged, watch: Watch) -> None:
    page = watch().page
    session = page.request.get(f"{film.address}api/sessions").json()[0]
    page.goto(f"{film.address}?session={session['id']}&code={session['codes']['spectator']}")
    expect(page.get_by_test_id("log-entry").first).to_be_visible(timeout=SOON_MS)
    expect(page.get_by_test_id("live")).to_be_visible()
    expect(page.get_by_test_id("footage")).to_have_count(0)
