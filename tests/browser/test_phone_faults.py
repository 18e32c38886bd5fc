"""Faults of a phone's picture are reported within a second, and recovered from.

The phone is a real Chromium, its picture goes over real WebRTC; what it films is a canvas, because
no fake camera of a browser can be turned or taken away. Where a fault says so itself (a call, a
hidden page), the page is told as a phone's browser tells it.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Playwright

pytest.importorskip("aiortc", reason="the extra `phone` is not installed")

from tests.benchmarks.speed import Speed
from tests.support.bad_wifi import BadWifi, bad_wifi
from tests.support.films import samples
from tests.support.phone_in_browser import (
    browser_with_camera,
    lend_camera,
    phone_page,
    scanned_link,
    serving_a_phone,
    wait_until,
)
from tests.support.program import serving

pytestmark = pytest.mark.browser

EVENING: Final = samples("evening")[0]
NAMED_S: Final = 1.0
TAKEN_UP_S: Final = 3.0
LASTS_MS: Final = 1500
STEADY_MS: Final = 2500
"""Time before each fault, because slower and smaller are relative to the pictures before."""

CAMERA: Final = """
(() => {
  const film = { width: 640, height: 360, fps: 20, on: true, muted: false };
  const canvas = Object.assign(document.createElement("canvas"), film);
  const pen = canvas.getContext("2d");
  let count = 0;
  let due = 0;
  setInterval(() => {
    if (!film.on || performance.now() < due) return;
    due = Math.max(due + 1000 / film.fps, performance.now() - 500 / film.fps);
    const { width, height } = film;
    if (canvas.width !== width) Object.assign(canvas, { width, height });
    count += 1;
    for (let at = 0; at < 80; at += 1) {
      pen.fillStyle = `hsl(${(at * 53 + count * 3) % 360} 60% 50%)`;
      pen.fillRect((at % 10) * 64, Math.floor(at / 10) * 80, 64, 80);
    }
  }, 5);
  let track = null;
  let hidden = false;
  Object.defineProperty(document, "hidden", { get: () => hidden });
  navigator.mediaDevices.getUserMedia = async () => {
    const stream = canvas.captureStream(30);
    [track] = stream.getVideoTracks();
    Object.defineProperty(track, "muted", { get: () => film.muted });
    return stream;
  };
  globalThis.phoneCamera = {
    film,
    hide: (now) => {
      [hidden, film.on] = [now, !now];
      document.dispatchEvent(new Event("visibilitychange"));
    },
    mute: (now) => {
      [film.muted, film.on] = [now, !now];
      track.dispatchEvent(new Event(now ? "mute" : "unmute"));
    },
    end: () => { hidden = true; film.on = false; track.stop(); },
    again: () => { hidden = false; film.on = true; },
  };
})();
"""
"""A script for a camera whose size, rate and presence the test sets."""


@dataclass(frozen=True)
class Scene:
    """A phone that sends, and what it sends through."""

    address: str
    phone: Page
    wifi: BadWifi

    def film(self, **changes: object) -> None:
        self.phone.evaluate("(changes) => Object.assign(phoneCamera.film, changes)", changes)

    def call(self, what: str, *words: object) -> None:
        self.phone.evaluate("([what, words]) => phoneCamera[what](...words)", [what, list(words)])

    def until(self, fits: Callable[[str], bool]) -> float:
        """Wait until the camera's report fits; return the seconds."""
        return wait_until(self.address, lambda camera: fits(said(camera)), self.phone)


def said(camera: dict[str, Any]) -> str:
    return " ".join((str(camera["problem"]), *camera["conditions"]))


@dataclass(frozen=True)
class Fault:
    """One thing that goes wrong.

    Attributes:
        name: Its name in the printed table.
        told: The expected report.
        begin: Causes it.
        end: Ends it.
    """

    name: str
    told: str
    begin: Callable[[Scene], None]
    end: Callable[[Scene], None]
    times_s: list[tuple[float, float]] = field(default_factory=list)


def losing(share: float) -> Callable[[Scene], None]:
    return lambda scene: setattr(scene.wifi, "loss", share)


def cut(how: bool) -> Callable[[Scene], None]:
    return lambda scene: setattr(scene.wifi, "cut", how)


FAULTS: Final = (
    Fault("one in ten packets lost", "the Wi-Fi loses", losing(0.1), losing(0.0)),
    Fault("Wi-Fi gone", "has stopped", cut(True), cut(False)),
    Fault(
        "smaller pictures",
        "sends 480 x 270 instead of 640 x 360",
        lambda scene: scene.film(width=480, height=270),
        lambda scene: scene.film(width=640, height=360),
    ),
    Fault(
        "battery saver: half as many pictures",
        "pictures a second instead of",
        lambda scene: scene.film(fps=9),
        lambda scene: scene.film(fps=20),
    ),
    Fault(
        "turned",
        "was turned",
        lambda scene: scene.film(width=360, height=640),
        lambda scene: scene.film(width=640, height=360),
    ),
    Fault(
        "a call takes the camera",
        "perhaps for a call",
        lambda scene: scene.call("mute", True),
        lambda scene: scene.call("mute", False),
    ),
    Fault(
        "another page, or locked",
        "shows another page or is locked",
        lambda scene: scene.call("hide", True),
        lambda scene: scene.call("hide", False),
    ),
    Fault(
        "camera switched off",
        "camera was switched off",
        lambda scene: scene.call("end"),
        lambda scene: scene.call("again"),
    ),
)


@pytest.fixture(scope="module")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    with browser_with_camera(playwright) as browser:
        yield browser


@pytest.fixture
def scene(chromium: Browser, tmp_path: Path) -> Iterator[Scene]:
    words = serving_a_phone(tmp_path / "data", EVENING / "boards.json")
    with serving(words, log=tmp_path / "stderr.txt") as address:
        referee = chromium.new_page()
        referee.goto(f"{address}#/calibrate", wait_until="domcontentloaded", timeout=90_000)
        link = scanned_link(referee)
        referee.close()
        with bad_wifi(urlsplit(link).hostname or "") as wifi:
            phone = phone_page(chromium, wifi=wifi)
            phone.add_init_script(CAMERA)
            lend_camera(phone, link)
            wait_until(address, lambda camera: camera["frames_per_s"] > 5, phone)
            yield Scene(address, phone, wifi)
            for context in chromium.contexts:
                context.close()


# The seconds hold on a machine that does nothing else; what must always hold is that it happens.
@pytest.mark.parametrize(
    ("rounds", "timed"),
    [
        pytest.param(1, False, marks=pytest.mark.soak),
        pytest.param(5, True, marks=pytest.mark.bench),
    ],
)
def test_each_fault_is_named_and_gone_on_with(
    scene: Scene, rounds: int, timed: bool, speed: Speed
) -> None:
    for _ in range(rounds):
        for fault in FAULTS:
            fault.times_s.append(seconds_of(fault, scene))
    print()
    late: list[str] = []
    for fault in FAULTS:
        named, back = (sorted(one) for one in zip(*fault.times_s, strict=True))
        fault.times_s.clear()
        print(
            f"{fault.name}: {len(named)} times, named after {named[0]:.2f} to {named[-1]:.2f} s, "
            f"gone on with after {back[0]:.2f} to {back[-1]:.2f} s"
        )
        if timed:
            for what, took_s in (("reported", named[-1]), ("resumed", back[-1])):
                name = f"a phone, {fault.name}: {what} at the latest"
                speed.keep(name, took_s, "s by the clock")
        late += [fault.name] if named[-1] > NAMED_S or back[-1] > TAKEN_UP_S else []
    assert not timed or not late


def seconds_of(fault: Fault, scene: Scene) -> tuple[float, float]:
    """Seconds until a fault is reported, and from its end until the report disappears."""
    scene.until(lambda words: "phone" not in words and "Wi-Fi" not in words)
    scene.phone.wait_for_timeout(STEADY_MS)
    fault.begin(scene)
    began_s = time.monotonic()
    scene.until(lambda words: fault.told in words)
    named_s = time.monotonic() - began_s
    scene.phone.wait_for_timeout(LASTS_MS)
    fault.end(scene)
    ended_s = time.monotonic()
    scene.until(lambda words: fault.told not in words)
    return named_s, time.monotonic() - ended_s
