"""docs/speed.md, written from the figures that are kept."""

from collections.abc import Iterator
from typing import Final

from tests.benchmarks.speed import (
    FOLDER,
    RELEASED,
    RESULTS,
    SAME,
    Growth,
    Measured,
    compared,
    read,
)

PAGE: Final = FOLDER.parent / "speed.md"

HEAD: Final = """# How fast it is

Every figure here was measured by `make bench`, which wrote this page; it is not edited by hand.
A figure is told beside a yardstick: a fixed piece of work (40 frames of the bundled evening
decoded, pictures blurred and shrunk, matrices multiplied), in processor seconds of one core,
measured just before it. What is held against the last release is how many yardsticks something
took; of what is a ratio within one run, the ratio. Up to {same} times apart two figures are the
same. `python -m tests.benchmarks --release` makes these figures the last release's. What takes
the time on your own machine and footage is told by `tableref profile` ([Where the time
goes](profile.md)).
"""

GROWTH: Final = """
## How it grows

The pale line is what linear growth from the first point would be; the exponent is the power of the
fitted curve (1 is linear).
"""


def render(now: Measured, released: Measured) -> str:
    """The page as it follows from the figures."""
    lines = [HEAD.format(same=SAME), *_table(now, released)]
    if now.growths:
        lines += [GROWTH, *_growths(now)]
    return "\n".join(lines) + "\n"


def _table(now: Measured, released: Measured) -> Iterator[str]:
    yield "| what | measured | yardstick, ms | load | last release | against it |"
    yield "|---|---|---|---|---|---|"
    for name in sorted(now.lines):
        line, before = now.lines[name], released.lines.get(name)
        then = f"{before.value:g} {before.unit}" if before else ""
        beside = f"{1000 * line.yardstick_s:.0f} | {line.load:g}"
        told = f"{line.value:g} {line.unit} | {beside} | {then} | {compared(line, before)}"
        yield f"| {name} | {told} |"


def _growths(now: Measured) -> Iterator[str]:
    for name in sorted(now.growths):
        growth = now.growths[name]
        yield f"### {name[:1].upper()}{name[1:]}\n"
        yield f"![{name}](speed/{growth.file_name})\n"
        yield f"{_points(growth)}. Exponent {growth.exponent:.2f}.\n"


def _points(growth: Growth) -> str:
    told = ", ".join(f"{count:g}: {cost:g}" for count, cost in growth.points)
    return f"{growth.unit} by {growth.of}: {told}"


def rendered() -> str:
    """The page as it follows from what is kept."""
    return render(read(RESULTS), read(RELEASED))


def write() -> None:
    """Write the page and its pictures from what is kept."""
    from tests.benchmarks import growth_plots  # matplotlib takes a second

    for growth in read(RESULTS).growths.values():
        growth_plots.write(growth, FOLDER)
    PAGE.write_text(rendered(), encoding="utf-8")
