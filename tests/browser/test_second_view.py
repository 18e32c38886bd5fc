"""On the page about table and camera the second camera stands beside the first."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from server.app import Lookout
from server.capture.second_camera import second_source
from server.cli.demonstration import EVENING
from server.cli.files import read_boards, read_camera
from tests.browser.conftest import LAPTOP, Watch
from tests.support.staged import Staged, Still, evening_eye, staged
from vision.two_views.pairing import PairedThrows
from vision.two_views.shared_throws import SharedThrows

pytestmark = [pytest.mark.browser, pytest.mark.long]

SOON_MS = 240_000  # a busy machine takes long to calibrate twice
PHONE: ViewportSize = {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def second() -> Still:
    return Still("camera 2")


@pytest.fixture(scope="module")
def stage(second: Still, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Staged]:
    boards, lens = read_boards(EVENING / "boards.json"), read_camera(EVENING / "camera.json")
    beside = second_source(second, boards, lens, SharedThrows(PairedThrows()))
    with staged(
        tmp_path_factory.mktemp("two"), Lookout(Still(), evening_eye(), second=beside)
    ) as stage:
        yield stage


@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_its_picture_and_how_it_does_are_shown(
    stage: Staged, watch: Watch, pictures: Path, screen: ViewportSize
) -> None:
    wishes = {"has_touch": True, "is_mobile": True} if screen is PHONE else {}
    page = watch(screen, **wishes).page
    page.goto(f"{stage.address}#/calibrate", wait_until="domcontentloaded", timeout=SOON_MS)
    card = page.get_by_test_id("second-camera")
    expect(card).to_have_attribute("data-well", "true", timeout=SOON_MS)
    expect(card.get_by_test_id("second-board")).to_contain_text("board found")
    expect(card.locator("img")).not_to_have_js_property("naturalWidth", 0, timeout=SOON_MS)
    assert page.evaluate("document.documentElement.scrollWidth") <= screen["width"]
    card.scroll_into_view_if_needed()
    page.screenshot(path=pictures / f"second-{screen['width']}.png")


def test_when_it_dies_the_referee_is_told_and_the_first_goes_on(
    stage: Staged, second: Still, watch: Watch
) -> None:
    page = watch().page
    page.goto(stage.address, wait_until="domcontentloaded", timeout=SOON_MS)
    second.close()
    expect(page.get_by_test_id("conditions")).to_contain_text("Second camera:", timeout=SOON_MS)
    assert stage.parts.watching is not None
    assert not stage.parts.watching.health().problem
