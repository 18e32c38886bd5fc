"""Plots for the page of a review: bars as inline SVG, in the colours of the page."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final
from xml.sax.saxutils import escape

WIDTH_PX: Final = 440
"""Width of the chart."""

NAME_PX: Final = 100
"""Width of the names."""

NUMBER_PX: Final = 70
"""Width of the numbers."""

ROW_PX: Final = 18
"""Height of a bar's row."""

GAP_PX: Final = 8
"""Height of the gap between two groups."""

TEXT_DOWN_PX: Final = 13
"""Distance from the top of a bar to the baseline of its text."""


@dataclass(frozen=True, slots=True)
class Bar:
    """One horizontal bar that consists of several parts.

    Attributes:
        name: The text left of it.
        parts: The length of each part, with the CSS class that gives its colour.
        told: The text right of it.
    """

    name: str
    parts: tuple[tuple[float, str], ...]
    told: str


def bars_svg(groups: Sequence[Sequence[Bar]], title: str) -> str:
    """Draw bars below one another, all to one scale, with a gap between groups; returns SVG."""
    longest = max((sum(n for n, _ in bar.parts) for group in groups for bar in group), default=0)
    scale = (WIDTH_PX - NAME_PX - NUMBER_PX) / longest if longest else 0.0
    drawn, y = [], 0
    for group in groups:
        for bar in group:
            drawn.append(_bar(bar, y, scale))
            y += ROW_PX
        y += GAP_PX
    return (
        f'<svg class="bars" viewBox="0 0 {WIDTH_PX} {max(y, 1)}" role="img" '
        f'aria-label="{escape(title, {chr(34): "&quot;"})}">{"".join(drawn)}</svg>'
    )


def _bar(bar: Bar, y: int, scale: float) -> str:
    x, parts = float(NAME_PX), []
    for length, kind in bar.parts:
        wide = length * scale
        parts.append(
            f'<rect class="{kind}" x="{x:.1f}" y="{y + 2}" width="{wide:.1f}" '
            f'height="{ROW_PX - 4}"/>'
        )
        x += wide
    down = y + TEXT_DOWN_PX
    name = f'<text x="{NAME_PX - 8}" y="{down}" text-anchor="end">{escape(bar.name)}</text>'
    told = f'<text x="{x + 6:.1f}" y="{down}">{escape(bar.told)}</text>'
    return "".join((name, *parts, told))
