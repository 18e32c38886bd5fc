"""Runs axe, an accessibility checker, on a page."""

import pytest
from playwright.sync_api import Page

from tests.support.program import ROOT

AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"

in_either_theme = pytest.mark.parametrize(
    "theme", ["light", pytest.param("dark", marks=pytest.mark.long)]
)
"""The dark theme differs only in its colours, so it is checked in `make long`."""


def found_by_axe(page: Page) -> list[str]:
    """All findings of axe, without animations, because fading elements have little contrast.

    The page is set to reduced motion, because a new state may begin to fade in while axe runs. A
    test ends as skipped here if axe is not installed.
    """
    if not AXE.is_file():
        pytest.skip("axe is one of the page's tools: `npm ci` brings it")
    page.emulate_media(reduced_motion="reduce")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    told: list[str] = page.evaluate(
        """async () => (await Promise.allSettled(document.getAnimations().map(a => a.finished)),
            await axe.run(document, {resultTypes: ["violations"]})).violations
            .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) =>
                `${id}: ${target} ${failureSummary}`))"""
    )
    page.emulate_media(reduced_motion="null")
    return told
