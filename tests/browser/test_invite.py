"""A phone comes in by the QR code on the referee's page."""

from pathlib import Path

import cv2
import numpy as np
import pytest
from playwright.sync_api import expect

from calibration.arrays import Mask
from tests.browser.conftest import Watch
from tests.browser.rounds import begin

pytestmark = pytest.mark.browser


def test_the_qr_code_reads_as_the_seats_link(table: str, watch: Watch, pictures: Path) -> None:
    players = [{"name": "Ada"}, {"name": "Bo"}]
    begun = begin(table, {"game": "clearing_house", "options": {"players": players}})
    page = watch().page
    page.goto(f"{table}?session={begun['id']}", wait_until="domcontentloaded")
    page.get_by_test_id("invite").click()
    page.get_by_role("button", name="QR code for Bo").click()
    code = page.get_by_test_id("qr")
    expect(code).to_have_count(1)
    seen = cv2.imdecode(np.frombuffer(code.screenshot(), np.uint8), cv2.IMREAD_GRAYSCALE)
    assert seen is not None
    text = _read(np.asarray(seen, dtype=np.uint8))
    page.screenshot(path=pictures / "invite.png")
    assert begun["codes"]["seats"][1] in text
    phone = watch().page
    phone.goto(text, wait_until="domcontentloaded")
    expect(phone.get_by_text("Bo, your seat")).to_be_visible()


def _read(code: Mask) -> str:
    """The text of a QR code (h, w); empty if it is not read in any size.

    OpenCV misses a code now and then, depending on what it says, and reads it in another size.
    """
    for zoom in (1, 2, 3):
        enlarged = cv2.resize(code, None, fx=zoom, fy=zoom, interpolation=cv2.INTER_NEAREST)
        if text := cv2.QRCodeDetector().detectAndDecode(enlarged)[0]:
            return str(text)
    return ""
