"""The cost of a phone as the camera: time to start, lost frames, and processor time.

The phone is a real Chromium whose camera shows a film; the same film is then shown to the same
program as a file.
"""

import os
import time
from pathlib import Path
from typing import Final

import pytest

pytest.importorskip("aiortc", reason="the extra `phone` is not installed")

from playwright.sync_api import Page, Playwright

from tests.benchmarks.speed import Speed
from tests.support.films import samples
from tests.support.phone_in_browser import (
    KEPT,
    browser_with_camera,
    camera_health,
    lend_camera,
    phone_page,
    scanned_link,
    serving_a_phone,
    wait_until,
    write_y4m,
)
from tests.support.program import begun_and_serving

pytestmark = pytest.mark.bench

EVENING: Final = samples("evening")[0]
SIZE_WH, FPS, FILM_S = (640, 360), 20, 9.0
WATCHED_MS: Final = 15_000
MOST_S: Final = 20.0
MOST_LOST: Final = 0.05

SENT: Final = """
async () => {
  const report = await phoneConnection.getStats();
  return [...report.values()].find(({ type }) => type === "outbound-rtp")?.framesSent ?? 0;
}
"""


def cpu_s(process_id: int) -> float:
    """Processor time of a program so far."""
    fields = Path(f"/proc/{process_id}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def came(address: str) -> int:
    camera = camera_health(address)
    return int(camera["frames"]) + int(camera["dropped"])


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="counts as Linux does")
def test_what_a_phone_takes(tmp_path: Path, playwright: Playwright, speed: Speed) -> None:
    film = tmp_path / "evening.y4m"
    write_y4m(EVENING / "clip.mp4", film, size_wh=SIZE_WH, fps=FPS, to_s=FILM_S)
    begins_s, lost, phone_share = _by_phone(playwright, film, tmp_path)
    file_share = _by_file(film, tmp_path)
    print(
        f"\nfrom the code to a calibrated picture {begins_s:.1f} s; {lost:.1%} of the frames lost; "
        f"processor time a second {phone_share:.2f} s by phone, {file_share:.2f} s as a file"
    )
    speed.keep("from a phone's code to a calibrated picture", begins_s, "s by the clock", "time")
    speed.keep("frames of a phone that are lost", 100 * lost, "%", "times")
    speed.keep("a phone's picture beside a file", phone_share / file_share, "x the file", "times")
    assert begins_s < MOST_S
    assert lost < MOST_LOST


def _by_phone(playwright: Playwright, film: Path, folder: Path) -> tuple[float, float, float]:
    """Seconds to the first calibrated picture, share of frames lost, and of one core."""
    words = serving_a_phone(folder / "phone", EVENING / "boards.json")
    with (
        begun_and_serving(words, log=folder / "phone.txt") as (process_id, address),
        browser_with_camera(playwright, film) as browser,
    ):
        referee = browser.new_page()
        referee.goto(f"{address}#/calibrate", wait_until="domcontentloaded", timeout=90_000)
        link = scanned_link(referee)
        referee.close()
        began_s = time.monotonic()
        phone = phone_page(browser)
        phone.add_init_script(KEPT)
        lend_camera(phone, link)
        wait_until(address, lambda camera: bool(camera["calibrated"]), phone)
        begins_s = time.monotonic() - began_s
        phone.wait_for_timeout(2000)
        lost, share = _watched(phone, address, process_id)
        for context in browser.contexts:
            context.close()
    return begins_s, lost, share


def _watched(phone: Page, address: str, process_id: int) -> tuple[float, float]:
    """The share of the frames sent that did not come, and the processor's share."""
    sent, arrived = phone.evaluate(SENT), came(address)
    spent_s, began_s = cpu_s(process_id), time.monotonic()
    phone.wait_for_timeout(WATCHED_MS)
    share = (cpu_s(process_id) - spent_s) / (time.monotonic() - began_s)
    sent, arrived = phone.evaluate(SENT) - sent, came(address) - arrived
    assert sent > 0
    return max(1 - arrived / sent, 0.0), share


def _by_file(film: Path, folder: Path) -> float:
    words = ["serve", "--footage", str(film), "--loop", "--boards", str(EVENING / "boards.json")]
    words += ["--data", str(folder / "file")]
    with begun_and_serving(words, log=folder / "file.txt") as (process_id, address):
        began_s = time.monotonic()
        while not camera_health(address)["calibrated"]:
            assert time.monotonic() - began_s < 60
            time.sleep(0.1)
        time.sleep(2)
        spent_s, began_s = cpu_s(process_id), time.monotonic()
        time.sleep(WATCHED_MS / 1000)
        return (cpu_s(process_id) - spent_s) / (time.monotonic() - began_s)
