"""What axe, a checker of accessibility, finds on a page."""

import pytest
from playwright.sync_api import Page

from tests.support.program import ROOT

AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"

in_either_theme = pytest.mark.parametrize(
    "theme", ["light", pytest.param("dark", marks=pytest.mark.long)]
)
"""The dark theme has other colours and nothing else: it is looked at under `make long`."""


def found_by_axe(page: Page) -> list[str]:
    """Each finding, with everything standing still: what fades has little contrast halfway.

    The page is asked to move nothing, as a new state may begin to fade in while axe is looking.
    """
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
