"""A phone and the program on separate networks, connected only by a bad Wi-Fi.

The phone is a real Chromium in one network namespace, the program and the referee's browser are in
another. Everything goes through the line: the page, the certificate, WebRTC's search for a way, and
the picture.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, Playwright

pytest.importorskip("aiortc", reason="the extra `phone` is not installed")

from tests.benchmarks.speed import Speed
from tests.browser.phone_evenings import begun_evening, confirm_offer
from tests.support.films import samples
from tests.support.lossy_line import PROGRAM, Apart, LossyLine, apart
from tests.support.net_rooms import entered, needs_net_rooms
from tests.support.phone_in_browser import (
    KEPT,
    browser_with_camera,
    chromium_here,
    lend_camera,
    phone_page,
    scanned_link,
    serving_a_phone,
    wait_until,
    write_y4m,
)
from tests.support.program import serving

pytestmark = pytest.mark.browser

EVENING: Final = samples("evening")[0]
SIZE_WH: Final = (640, 360)
FILM_S: Final = 9.0
LOSS: Final = 0.02
JITTER_S: Final = 0.03
SIGMAS: Final = 4.0
"""Tolerance of the random share of lost packets, in sigmas."""

CUT_MS: Final = 3000
NAMED_S: Final = 1.0
TAKEN_UP_S: Final = 3.0
SOON_MS: Final = 90_000

FEEDBACK: Final = """
async () => {
  const report = [...(await phoneConnection.getStats()).values()];
  const of = (type) => report.find((one) => one.type === type) ?? {};
  const sent = of("outbound-rtp");
  return { packets: sent.packetsSent ?? 0, asked: sent.nackCount ?? 0, again:
    sent.retransmittedPacketsSent ?? 0, jitter: of("remote-inbound-rtp").jitter ?? 0 };
}
"""
"""A script that returns the phone's statistics of its connection."""


@dataclass(frozen=True, slots=True)
class Filmed:
    """A program that a phone films for.

    Attributes:
        address: Of the program, as the referee opens it.
        referee: The referee's page.
        phone: The phone's page, which sends already.
        line: What lies between the two.
    """

    address: str
    referee: Page
    phone: Page
    line: LossyLine

    def until(self, fits: Callable[[dict[str, Any]], bool]) -> float:
        return wait_until(self.address, fits, self.phone)


@contextmanager
def filmed(
    playwright: Playwright, folder: Path, rooms: Apart, *, fps: int, to_s: float
) -> Iterator[Filmed]:
    """Set up a phone, from the QR code to a calibrated picture, through the line."""
    film = folder / "evening.y4m"
    write_y4m(EVENING / "clip.mp4", film, size_wh=SIZE_WH, fps=fps, to_s=to_s)
    chromium = chromium_here()
    referees, phones = (room.wrapped(chromium, folder) for room in (rooms.program, rooms.phone))
    words = serving_a_phone(folder / "data", EVENING / "boards.json")
    with (
        entered(rooms.program.name),
        serving(words, log=folder / "stderr.txt") as address,
        browser_with_camera(playwright, executable=referees) as referees_browser,
        browser_with_camera(playwright, film, executable=phones) as phones_browser,
    ):
        referee = referees_browser.new_page()
        referee.goto(f"{address}#/calibrate", wait_until="domcontentloaded", timeout=SOON_MS)
        link = scanned_link(referee)
        assert link.startswith(f"https://{PROGRAM}:")
        phone = phone_page(phones_browser)
        phone.add_init_script(KEPT)
        lend_camera(phone, link)
        wait_until(address, lambda camera: bool(camera["calibrated"]), phone)
        yield Filmed(address, referee, phone, rooms.line)
        _leave(phones_browser, referees_browser)


def _leave(*browsers: Browser) -> None:
    """Whoever looks leaves before the program ends."""
    for browser in browsers:
        for context in browser.contexts:
            context.close()


@pytest.fixture(autouse=True)
def _possible() -> None:
    needs_net_rooms()


# Two browsers, the program and the line share the processor: it is not yet proven beside others.
@pytest.mark.soak
def test_a_weigh_in_and_a_throw_are_confirmed_over_a_bad_wifi(
    playwright: Playwright, tmp_path: Path, pictures: Path
) -> None:
    with (
        apart(loss=LOSS, jitter_s=JITTER_S) as rooms,
        filmed(playwright, tmp_path, rooms, fps=30, to_s=FILM_S) as now,
    ):
        game = begun_evening(now.address)
        there = f"{now.address}?session={game}"
        now.referee.goto(there, wait_until="domcontentloaded", timeout=SOON_MS)
        confirm_offer(now.referee, "weigh-in")
        now.referee.get_by_test_id("start-game").click()
        confirm_offer(now.referee, "throw")
        now.referee.screenshot(path=pictures / "phone-apart.png")
        felt = now.phone.evaluate(FEEDBACK)
    line = rooms.line
    whole = line.lost + line.passed
    print(
        f"\n{line.lost} of {whole} packets lost, the others {1000 * line.late_s / line.passed:.0f} "
        f"ms late on average; of {felt['packets']} of the picture {felt['asked']} were asked for "
        f"again; jitter {1000 * felt['jitter']:.0f} ms"
    )
    assert abs(line.lost / whole - LOSS) < SIGMAS * sqrt(LOSS * (1 - LOSS) / whole)
    assert line.late_s / line.passed == pytest.approx(JITTER_S / 2, rel=0.1)
    assert line.swallowed == 0
    # The browser noticed by itself: its picture's packets were among them.
    assert felt["packets"] > 0
    assert felt["asked"] > 0
    assert felt["jitter"] > JITTER_S / 6


# The seconds hold on a machine that does nothing else; what must always hold is that it happens.
@pytest.mark.parametrize(
    ("rounds", "timed"),
    [
        pytest.param(1, False, marks=pytest.mark.long),
        pytest.param(5, True, marks=pytest.mark.bench),
    ],
)
def test_a_cut_wifi_is_named_and_taken_up_again(
    playwright: Playwright, tmp_path: Path, rounds: int, timed: bool, speed: Speed
) -> None:
    with (
        apart(loss=LOSS, jitter_s=JITTER_S) as rooms,
        filmed(playwright, tmp_path, rooms, fps=10, to_s=2.0) as now,
    ):
        times_s = [_cut(now) for _ in range(rounds)]
    named, back = (sorted(one) for one in zip(*times_s, strict=True))
    print(
        f"\ncut for {CUT_MS / 1000:.0f} s, {rounds} times: named after {named[0]:.2f} to "
        f"{named[-1]:.2f} s, taken up {back[0]:.2f} to {back[-1]:.2f} s after its end"
    )
    assert rooms.line.swallowed > 0
    if timed:
        for what, took_s in (("reported", named[-1]), ("resumed", back[-1])):
            name = f"a phone, its network cut for 3 s: {what} at the latest"
            speed.keep(name, took_s, "s by the clock")
        assert named[-1] < NAMED_S
        assert back[-1] < TAKEN_UP_S


def _cut(now: Filmed) -> tuple[float, float]:
    """Seconds until a cut is reported, and from its end until the report disappears."""
    now.until(lambda camera: not camera["problem"])
    now.line.cut = True
    began_s = time.monotonic()
    named_s = now.until(lambda camera: "stopped" in camera["problem"])
    now.phone.wait_for_timeout(max(CUT_MS - 1000 * (time.monotonic() - began_s), 0))
    now.line.cut = False
    return named_s, now.until(lambda camera: not camera["problem"])
