"""`python -m tests.pictures [NAME]...`: take the documents' pictures of the page anew, in docs/.

It needs a Chromium (`.ci/browser.py` says how to get one), and for `page` and `calibrate`, which
show the demonstration, a machine that is not busy: the picture shows the rate of the camera.
"""

import os
import random
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.conftest import FLAGS, LAPTOP
from tests.browser.rounds import begin, post, state_of
from tests.support.chromium import find_chromium
from tests.support.program import ROOT, serving

DOCS: Final = ROOT / "docs"
FILM_MS: Final = 120_000
"""The film takes nine seconds; a busy machine takes longer for it."""

SOON_MS: Final = 20_000
WEIGHED_MS: Final = 15_000
"""Until missiles, which lie there later than the creature, are in its weigh-in too."""

DRAWN_MS: Final = 3_000
"""Until a page that is open has drawn everything."""

SHOWN: Final = {"CastMorph", "Fling", "Move", "Nab", "PlaceWizard", "Whap"}
"""Commands that make a game worth a picture."""

LEFT_OUT: Final = {"DeclareWinner", "Note"}


def main(names: list[str]) -> None:
    """Take the pictures that are named, or all."""
    for name in names or list(PICTURES):
        with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
            as_root = sys.platform == "linux" and os.geteuid() == 0
            arguments = [*FLAGS, "--no-sandbox"] if as_root else list(FLAGS)
            chromium = playwright.chromium.launch(
                executable_path=find_chromium(), headless=True, args=arguments
            )
            PICTURES[name](chromium, Path(folder), DOCS / f"{name}.png")
            chromium.close()
            print(f"docs/{name}.png")


def _opened(chromium: Browser, address: str) -> Page:
    page = chromium.new_context(viewport=LAPTOP, locale="en-GB").new_page()
    page.goto(address, wait_until="domcontentloaded")
    return page


def _evening(chromium: Browser, folder: Path, path: Path) -> None:
    """The demonstration when it has seen a throw."""
    with serving(["demo", "--data", str(folder / "data")], log=folder / "log") as address:
        page = _opened(chromium, address)
        for kind in ("span", "weigh-in"):
            offer = page.locator(f"[data-testid=proposal][data-kind={kind}]").first
            expect(offer).to_be_visible(timeout=FILM_MS)
            page.wait_for_timeout(WEIGHED_MS)
            offer.get_by_test_id("confirm").click()
        page.get_by_test_id("start-game").click()
        throw = page.locator("[data-testid=proposal][data-kind=throw]").first
        expect(throw).to_be_visible(timeout=FILM_MS)
        page.wait_for_timeout(DRAWN_MS)
        page.screenshot(path=path)


def _calibrated(chromium: Browser, folder: Path, path: Path) -> None:
    """Table and camera of the demonstration."""
    with serving(["demo", "--data", str(folder / "data")], log=folder / "log") as address:
        page = _opened(chromium, address)
        page.get_by_role("link", name="Table and camera").click(timeout=SOON_MS)
        lines = page.get_by_test_id("overlay").locator("path.error-line")
        expect(lines.first).to_be_attached(timeout=FILM_MS)
        page.wait_for_timeout(DRAWN_MS)
        page.screenshot(path=path)


def _played(game: str, seed: int, deeds: int) -> Callable[[Browser, Path, Path], None]:
    """A game of two after so many commands by chance."""

    def taken(chromium: Browser, folder: Path, path: Path) -> None:
        with serving(["serve", "--data", str(folder / "data")], log=folder / "log") as address:
            players = [{"name": "Ada"}, {"name": "Bo"}]
            begun = begin(address, {"game": game, "seed": seed, "options": {"players": players}})
            chance = random.Random(seed)
            for _ in range(deeds):
                session = state_of(address, begun)
                said = {"command": _chosen(session, chance), "based_on_seq": session["seq"]}
                post(f"{address}api/sessions/{begun['id']}/commands", said)
            page = _opened(chromium, f"{address}?session={begun['id']}")
            page.wait_for_timeout(DRAWN_MS)
            page.screenshot(path=path)

    return taken


def _chosen(session: Mapping[str, Any], chance: random.Random) -> Mapping[str, Any]:
    legal = [one for one in session["legal"] if one["type"] not in LEFT_OUT]
    legal = [one for one in legal if one.get("to") != "off"]
    shown = [one for one in legal if one["type"] in SHOWN]
    chosen: Mapping[str, Any] = chance.choice(shown if shown and chance.random() < 0.75 else legal)
    return chosen


PICTURES: Final[Mapping[str, Callable[[Browser, Path, Path], None]]] = {
    "page": _evening,
    "calibrate": _calibrated,
    "slargeball": _played("slargeball", 5, 170),
    "metamorph": _played("metamorph", 3, 26),
}
"""What each picture in docs/ shows."""


if __name__ == "__main__":
    main(sys.argv[1:])
