"""Checks of every screen: nothing is cut off, and the German page has no English text."""

from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.support.english import english_in

LAPTOP: ViewportSize = {"width": 1280, "height": 800}
TABLET: ViewportSize = {"width": 820, "height": 1180}
PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL_PHONE: ViewportSize = {"width": 320, "height": 640}

in_every_size = pytest.mark.parametrize(
    "size",
    [PHONE, *(pytest.param(size, marks=pytest.mark.long) for size in (LAPTOP, TABLET))],
    ids=lambda size: str(size["width"]),
)
"""On a phone, which has the least space; `make long` checks the other sizes."""


def some_and_all(names: Iterable[str], *some: str) -> list[Any]:
    """Those that differ most; with `make long` all of them. For `parametrize`."""
    return [name if name in some else pytest.param(name, marks=pytest.mark.long) for name in names]


CUT_OFF = """() => {
    const scrolls = (one) => one.closest(".wide, .zoom-frame, .other-answers");
    const seen = (wanted) => [...document.querySelectorAll(wanted)]
        .filter((one) => one.checkVisibility());
    const words = (one) => one.textContent.trim();
    return [
        ...seen("button, .button, summary, main h1, h2, h3, dt")
            .filter((one) => !one.matches(".unseen"))
            .filter((one) => one.scrollWidth > one.clientWidth + 1
                && getComputedStyle(one).overflowX !== "visible")
            .map(words),
        ...(document.documentElement.scrollWidth > innerWidth + 1 ? ["the page itself"] : []),
        ...seen("button, .button")
            .filter((one) => !scrolls(one)
                && one.getBoundingClientRect().right > innerWidth + 1)
            .map((one) => `beside the page: ${words(one)}`),
    ];
}"""
"""A script that finds cut-off elements; content that scrolls sideways may overflow."""


def cut_off(page: Page) -> list[str]:
    """The parts of the page that cannot be read or reached."""
    found: list[str] = page.evaluate(CUT_OFF)
    return found


def left_in_english(page: Page, game: str = "") -> list[str]:
    """English lines of a page in another language; names of a game's cards are ignored."""
    return english_in(lines_of(page), game)


def lines_of(page: Page) -> Iterator[str]:
    """All readable lines, including the names of a board's parts."""
    yield from page.locator("body").inner_text().splitlines()
    for name in ("aria-label", "title", "placeholder"):
        yield from page.locator(f"[{name}]").evaluate_all(
            "(all, name) => all.map((one) => one.getAttribute(name))", name
        )
