"""Draws call stacks as a flame graph: one self-contained SVG file for any browser."""

import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final
from xml.sax.saxutils import escape

WIDTH_PX: Final = 1200.0
"""Width of the whole run's box."""

ROW_PX: Final = 18
"""Height of a box."""

MARGIN_PX: Final = 10
"""Margin around the boxes."""

HEAD_PX: Final = 40
"""Height of the title."""

LETTER_PX: Final = 6.6
"""Width of a letter at font size `LETTERS_PX`, by which names are cut to fit."""

LETTERS_PX: Final = 11
"""Font size of the names in boxes."""

NARROWEST_PX: Final = 0.3
"""Width, px, below which a box is invisible and left out."""

FEWEST_LETTERS: Final = 3
"""A box into which fewer letters would fit has no name."""

HUES: Final = 55
"""Hues are taken from 0 (red) to this (yellow), in degrees."""


@dataclass(slots=True)
class FlameNode:
    """A function as called from one stack: in how many samples it was, and what it called."""

    count: int = 0
    called: dict[str, "FlameNode"] = field(default_factory=dict)

    @property
    def depth(self) -> int:
        """How many rows its box and those of what it called take."""
        return 1 + max((one.depth for one in self.called.values()), default=0)


def flame_tree(stacks: Mapping[tuple[str, ...], int]) -> FlameNode:
    """Merge stacks, outermost call first, into a tree."""
    root = FlameNode()
    for stack, count in stacks.items():
        node = root
        node.count += count
        for name in stack:
            node = node.called.setdefault(name, FlameNode())
            node.count += count
    return root


def flame_svg(stacks: Mapping[tuple[str, ...], int], title: str) -> str:
    """The flame graph: widths are shares of the time, and callers are below what they called.

    Args:
        stacks: The number of samples of each stack, outermost call first.
        title: Drawn above it.

    Returns:
        The text of an SVG file; pointing at a box shows its name and share.
    """
    root = flame_tree(stacks)
    high = HEAD_PX + root.depth * ROW_PX + MARGIN_PX
    boxes = "\n".join(_boxes(root, "all", 0.0, 0, root.count, high))
    wide = WIDTH_PX + 2 * MARGIN_PX
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:g} {high}" '
        f'width="{wide:g}" height="{high}" font-family="monospace" font-size="{LETTERS_PX}">\n'
        f'<rect width="100%" height="100%" fill="#fff"/>\n'
        f'<text x="{MARGIN_PX}" y="{HEAD_PX / 2:g}" font-size="{LETTERS_PX + 3}">'
        f"{escape(title)}</text>\n{boxes}\n</svg>\n"
    )


def _boxes(node: FlameNode, name: str, at: float, row: int, whole: int, high: int) -> Iterator[str]:
    """A function's box, and above it those of what it called, widest first."""
    wide = WIDTH_PX * node.count / max(whole, 1)
    if wide < NARROWEST_PX:
        return
    left, top = MARGIN_PX + at, high - MARGIN_PX - (row + 1) * ROW_PX
    yield (
        f"<g><title>{escape(name)}: {node.count / max(whole, 1):.1%}, {node.count} samples</title>"
        f'<rect x="{left:.1f}" y="{top}" width="{wide:.1f}" height="{ROW_PX - 1}" '
        f'fill="{_colour(name)}"/>{_label(name, left, top, wide)}</g>'
    )
    for called, below in sorted(node.called.items(), key=lambda item: (-item[1].count, item[0])):
        yield from _boxes(below, called, at, row + 1, whole, high)
        at += WIDTH_PX * below.count / max(whole, 1)


def _label(name: str, left: float, top: float, wide: float) -> str:
    letters = int((wide - LETTER_PX) / LETTER_PX)
    if letters < FEWEST_LETTERS:
        return ""
    # The end of a dotted name matters most.
    told = name if len(name) <= letters else f"…{name[len(name) - letters + 1 :]}"
    x, y = left + LETTER_PX / 2, top + ROW_PX - LETTERS_PX / 2
    return f'<text x="{x:.1f}" y="{y:g}">{escape(told)}</text>'


def _colour(name: str) -> str:
    """A colour that depends only on the name."""
    return f"hsl({zlib.crc32(name.encode()) % HUES} 85% 68%)"
