"""The README's five steps to a phone as the camera, as a newcomer does them."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, Playwright, expect

pytest.importorskip("aiortc", reason="the extra `phone` is not installed")

from tests.support.films import samples
from tests.support.phone_in_browser import (
    browser_with_camera,
    lend_camera,
    phone_page,
    scanned_link,
    wait_until,
    write_y4m,
)
from tests.support.program import ROOT, serving

pytestmark = [pytest.mark.browser, pytest.mark.long]

EVENING = samples("evening")[0]
SIZE_WH, FPS, FILM_S = (640, 360), 10, 2.0
SOON_MS = 90_000


def _instruction(referee: Page, address: str) -> str:
    """The coach's present instruction."""
    told = referee.request.get(f"{address}api/calibration").json()["check"]["instruction"]
    return str(told["sentence"]) if told else "All is well"


def steps() -> list[str]:
    """The numbered steps of the README."""
    told = (ROOT / "README.md").read_text(encoding="utf-8").partition("phone as the camera:")[2]
    return re.findall(r"^\d\. (.+(?:\n   .+)*)", told.partition("A [camera")[0], re.MULTILINE)


def test_five_steps_lead_to_a_calibrated_picture(
    playwright: Playwright, tmp_path: Path, pictures: Path
) -> None:
    start, scan, warned, tap, follow = steps()
    film = tmp_path / "table.y4m"
    write_y4m(EVENING / "clip.mp4", film, size_wh=SIZE_WH, fps=FPS, to_s=FILM_S)
    # 1: the command as it stands there; the film shows the demonstration's sheets.
    command = re.match(r"`\.venv/bin/tableref (.+?)`", start)
    assert command is not None
    sheets = ["--boards", str(EVENING / "boards.json"), "--data", str(tmp_path / "data")]
    with (
        serving([*command[1].split(), *sheets], log=tmp_path / "stderr.txt") as address,
        browser_with_camera(playwright, film) as browser,
    ):
        referee = browser.new_page()
        referee.goto(address, wait_until="domcontentloaded", timeout=SOON_MS)
        assert "*Table and camera*" in start
        referee.get_by_role("link", name="Table and camera").click(timeout=SOON_MS)
        # 2
        assert "Scan the code" in scan
        link = scanned_link(referee)
        # 3
        assert "not private" in warned
        careful = browser.new_page()
        with pytest.raises(Error, match="CERT_AUTHORITY_INVALID"):
            careful.goto(link, timeout=SOON_MS)
        careful.close()
        phone = phone_page(browser)
        # 4
        assert "Tap *Use this camera*" in tap
        lend_camera(phone, link)
        # 5
        assert "Follow its instructions" in follow
        wait_until(address, lambda camera: bool(camera["calibrated"]), phone)
        said = phone.get_by_test_id("phone-instruction")
        expect(said).not_to_contain_text("Connecting", timeout=SOON_MS)
        expect(referee.get_by_test_id("figures")).to_contain_text("Accuracy", timeout=SOON_MS)
        # Both may change meanwhile, as how many pictures arrive does: they must come to agree.
        wait_until(address, lambda _: _instruction(referee, address) in said.inner_text(), phone)
        phone.screenshot(path=pictures / "phone-readme.png")
        for context in browser.contexts:
            context.close()
