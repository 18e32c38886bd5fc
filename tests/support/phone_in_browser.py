"""A real Chromium as the phone; its camera is a film, by Chromium's switches for fake devices."""

import json
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import cv2
import numpy as np
import pytest
from playwright.sync_api import Browser, Page, Playwright, Route

from tests.browser.conftest import FLAGS
from tests.support.bad_wifi import BadWifi
from tests.support.chromium import find_chromium

PAUSE_MS = 30
PHONE_WH = {"width": 390, "height": 780}

KEPT: Final = """
const Plain = RTCPeerConnection;
globalThis.RTCPeerConnection = class extends Plain {
  constructor(...words) {
    super(...words);
    globalThis.phoneConnection = this;
  }
};
"""
"""A script that keeps the connection, so that a test can read its statistics."""


def write_y4m(clip: Path, path: Path, *, size_wh: tuple[int, int], fps: int, to_s: float) -> None:
    """Write a film in the format of Chromium's fake camera: uncompressed, so that it is cheap."""
    capture = cv2.VideoCapture(str(clip))
    next_s = 0.0
    with path.open("wb") as file:
        file.write(f"YUV4MPEG2 W{size_wh[0]} H{size_wh[1]} F{fps}:1 Ip A1:1 C420jpeg\n".encode())
        while True:
            ok, bgr = capture.read()
            t_s = capture.get(cv2.CAP_PROP_POS_MSEC) / 1000
            if not ok or t_s > to_s:
                return
            if t_s >= next_s:
                next_s += 1 / fps
                small = cv2.resize(bgr, size_wh, interpolation=cv2.INTER_AREA)
                file.write(b"FRAME\n" + cv2.cvtColor(small, cv2.COLOR_BGR2YUV_I420).tobytes())


def chromium_here() -> str:
    """The Chromium of this machine; skips where there is none."""
    executable = find_chromium()
    if executable is None:
        pytest.skip("no Chromium, Chrome or Edge here; `.ci/browser.py` says how to get one")
    return executable


@contextmanager
def browser_with_camera(
    playwright: Playwright, film: Path | None = None, *, executable: str | None = None
) -> Iterator[Browser]:
    """A Chromium whose camera shows a film, and which grants the camera without asking.

    Args:
        playwright: The only instance of this process.
        film: The camera's film; None for Chromium's own test pattern.
        executable: The browser or a script that starts it; None for this machine's Chromium.
    """
    executable = executable or chromium_here()
    shown = [f"--use-file-for-fake-video-capture={film}"] if film else []
    switches = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream", *shown]
    browser = playwright.chromium.launch(
        executable_path=executable, args=[*FLAGS, "--no-sandbox", *switches]
    )
    yield browser
    browser.close()


def scanned_link(referee: Page) -> str:
    """The link in the QR code on the referee's page, read off a picture of it."""
    code = referee.get_by_test_id("qr")
    code.wait_for(timeout=90_000)
    seen = cv2.imdecode(np.frombuffer(code.screenshot(), np.uint8), cv2.IMREAD_GRAYSCALE)
    assert seen is not None
    text, *_ = cv2.QRCodeDetector().detectAndDecode(seen)
    return str(text)


def phone_page(browser: Browser, *, wifi: BadWifi | None = None) -> Page:
    """A page of a phone's browser that accepts the self-signed certificate."""
    context = browser.new_context(ignore_https_errors=True, viewport=PHONE_WH)  # type: ignore[arg-type]
    page = context.new_page()
    if wifi:
        page.route("**/api/phone/offer", lambda route: _relayed(route, wifi))
    return page


def _relayed(route: Route, wifi: BadWifi) -> None:
    asked = json.loads(route.request.post_data or "{}")
    answer = route.fetch(post_data=json.dumps({"sdp": wifi.offered(asked["sdp"])}))
    told = answer.json()
    if answer.ok:
        told["sdp"] = wifi.answered(told["sdp"])
    route.fulfill(status=answer.status, json=told)


def lend_camera(page: Page, link: str) -> None:
    """Do what a new user does: open the link, tap the button."""
    page.goto(link, wait_until="domcontentloaded", timeout=90_000)
    page.get_by_role("button", name="Use this camera").click(timeout=90_000)


def camera_health(address: str) -> dict[str, Any]:
    """The camera's part of `/health`, whatever its status."""
    try:
        with urllib.request.urlopen(f"{address}health", timeout=60) as answer:
            told = json.load(answer)
    except urllib.error.HTTPError as error:
        told = json.load(error)
    camera: dict[str, Any] = told["camera"]
    return camera


def wait_until(
    address: str, fits: Callable[[dict[str, Any]], bool], page: Page, *, within_s: float = 90.0
) -> float:
    """Wait until the camera's health fits, handling the page's calls; return the seconds."""
    began_s = time.monotonic()
    told: dict[str, Any] = {}
    while time.monotonic() - began_s < within_s:
        told = camera_health(address)
        if fits(told):
            return time.monotonic() - began_s
        page.wait_for_timeout(PAUSE_MS)
    raise AssertionError(told)


def serving_a_phone(data: Path, boards: Path) -> Sequence[str]:
    """The arguments of the command line that serves with a phone as its camera."""
    return ["serve", "--camera", "phone", "--https", "--data", str(data), "--boards", str(boards)]
