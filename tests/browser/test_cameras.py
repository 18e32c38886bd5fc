"""Choosing another webcam on the page about table and camera, by its small picture."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from server.app import Lookout
from server.capture import choosing
from server.capture.choosing import CameraChoice
from server.capture.devices import Webcams
from server.capture.offered import WebcamOffered
from server.capture.returning import ReturningCamera, SameWebcam
from server.capture.source import SourceProblem
from server.capture.v4l2 import PictureSize
from tests.browser.conftest import LAPTOP, Watch
from tests.server.capture.test_devices import LOGI
from tests.server.capture.test_returning import Plug
from tests.support.staged import Staged, Still, evening_eye, staged

pytestmark = pytest.mark.browser

SOON_MS = 60_000
SIZES = (
    PictureSize((1920, 1080), 30.0),
    PictureSize((1280, 720), 60.0),
    PictureSize((640, 480), 60.0),
)
SCREENS: dict[str, ViewportSize] = {
    "phone": {"width": 390, "height": 844},
    "tablet": {"width": 820, "height": 1180},
    "laptop": LAPTOP,
}


class Filming(Still):
    """A webcam that films the demonstration's table."""

    offered = ((1280, 720), 30.0)

    @property
    def number(self) -> int:
        return int(self.name.removeprefix("camera "))


@pytest.fixture
def plug(tmp_path: Path) -> Plug:
    plug = Plug(tmp_path / "video4linux")
    plug.plug(0, "Integrated Camera: Integrated C")
    plug.plug(2, "HD Pro Webcam C920", LOGI)
    plug.plug(4, "Taken By Another")
    return plug


@pytest.fixture
def stage(plug: Plug, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Staged]:
    def opened(number: int) -> Filming:
        if number == 4 or not plug.there(number):
            raise SourceProblem(
                f"Camera {number} cannot be opened: close other programs that use it."
            )
        return Filming(f"camera {number}")

    def offered(webcams: Webcams, _: Path) -> tuple[WebcamOffered, ...]:
        return tuple(WebcamOffered(one, SIZES) for one in webcams.all())

    monkeypatch.setattr(choosing, "webcams_offered", offered)
    first = ReturningCamera(opened(2), SameWebcam(2, opened, webcams=plug.webcams()))
    choice = CameraChoice(first, webcams=plug.webcams(), opened=opened)
    lookout = Lookout(choice.source, evening_eye(), choice=choice)
    with staged(tmp_path / "data", lookout) as stage:
        yield stage


def test_another_camera_is_seen_chosen_and_calibrated(
    stage: Staged, watch: Watch, pictures: Path
) -> None:
    page = watch().page
    lines = _listed(page, stage.address)
    expect(lines).to_have_count(3)
    expect(_line(page, "C920")).to_contain_text("In use")
    expect(_line(page, "C920")).to_contain_text("1280 × 720 at 60 a second")
    for name in ("Integrated", "C920"):
        expect(_line(page, name).locator("img")).not_to_have_js_property(
            "naturalWidth", 0, timeout=SOON_MS
        )
    expect(_line(page, "Taken")).to_contain_text("close other programs", timeout=SOON_MS)
    _line(page, "Integrated").get_by_test_id("choose-camera").click()
    expect(_line(page, "Integrated")).to_contain_text("In use", timeout=SOON_MS)
    expect(_line(page, "C920").get_by_test_id("choose-camera")).to_be_visible()
    expect(page.get_by_test_id("figures")).to_contain_text("Accuracy", timeout=SOON_MS)
    watching = stage.parts.watching
    assert watching is not None
    assert watching.health().source == "camera Integrated Camera: Integrated C"


@pytest.mark.parametrize("screen", SCREENS)
def test_the_list_fits_every_screen(
    stage: Staged, watch: Watch, pictures: Path, screen: str
) -> None:
    size = SCREENS[screen]
    wishes = {"has_touch": True, "is_mobile": True} if screen == "phone" else {}
    page = watch(size, **wishes).page
    lines = _listed(page, stage.address)
    expect(lines).to_have_count(3)
    expect(_line(page, "Integrated").locator("img")).to_be_visible(timeout=SOON_MS)
    expect(_line(page, "Taken")).to_contain_text("close other programs", timeout=SOON_MS)
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    lines.last.scroll_into_view_if_needed()
    for line in lines.all():
        box, button = line.bounding_box(), line.get_by_role("button")
        assert box is not None
        if button.count():
            placed = button.bounding_box()
            assert placed is not None
            assert placed["x"] + placed["width"] <= box["x"] + box["width"] + 1
            assert placed["height"] >= 40, "large enough for a finger"
    page.screenshot(path=pictures / f"cameras-{screen}.png")


def _listed(page: Page, address: str) -> Locator:
    page.goto(f"{address}#/calibrate", wait_until="domcontentloaded")
    page.get_by_test_id("cameras").locator("summary").click(timeout=SOON_MS)
    return page.get_by_test_id("camera")


def _line(page: Page, name: str) -> Locator:
    return page.get_by_test_id("camera").filter(has_text=name)
