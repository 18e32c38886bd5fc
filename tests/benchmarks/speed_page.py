"""Generates docs/speed.md from the stored figures."""

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
    ratios,
    read,
)
from tests.benchmarks.targets import target_of

PAGE: Final = FOLDER.parent / "speed.md"
AGAINST_PICTURE: Final = "against-the-last-release.svg"

HEAD: Final = """# How fast it is

Every figure here was measured by `make bench`, which wrote this page; it is not edited by hand.

- *Yardstick*: how many processor milliseconds of one core a fixed piece of work takes (40 frames of
  the bundled evening decoded, pictures blurred and shrunk, matrices multiplied). It is measured
  before and after each figure, and the table gives the mean. If the two differ by more than {same}
  times, the table says by how much: the machine was busy with something else.
- *Against it*: how the figure compares with the last release, in yardsticks, so that a faster or
  slower machine does not count. A figure that is a ratio within one run is compared as it is. Up to
  {same} times counts as the same.
- `python -m tests.benchmarks --release` makes these figures those of the last release.

To see where the time goes on your own machine and footage, use [`tableref profile`](profile.md).
[Decision 57](decisions/0057-tools-are-chosen-by-measuring.md) says which tools were chosen by
measuring.
"""

MISSED: Final = """
## Missed targets, and why
"""

AGAINST: Final = """
## Against the last release

Left of the line is faster; within the band figures count as the same.

![each figure's cost, relative to the last release](speed/{picture})
"""

GROWTH: Final = """
## How it grows

The pale line shows linear growth from the first point, the dashed line the last release. The
exponent is the power of the fitted curve (1 is linear).
"""


def render(now: Measured, released: Measured) -> str:
    """The page's text for these figures and the last release's."""
    lines = [HEAD.format(same=SAME), *_table(now, released)]
    if missed := tuple(_missed(now)):
        lines += [MISSED, *missed]
    if ratios(now, released):
        lines += [AGAINST.format(picture=AGAINST_PICTURE)]
    if now.growths:
        lines += [GROWTH, *_growths(now)]
    return "\n".join(lines) + "\n"


def _table(now: Measured, released: Measured) -> Iterator[str]:
    yield "| what | measured | target | yardstick, ms | load | last release | against it |"
    yield "|---|---|---|---|---|---|---|"
    for name in sorted(now.lines):
        line, before = now.lines[name], released.lines.get(name)
        then = f"{before.value:g} {before.unit}" if before else ""
        target = target_of(line)
        wanted = target.told(line) if target else ""
        apart = "" if line.steady else f", {line.apart:g} times apart"
        beside = f"{1000 * line.yardstick_s:.0f}{apart} | {line.load:g}"
        told = f"{line.value:g} {line.unit} | {wanted} | {beside} | {then}"
        yield f"| {name} | {told} | {compared(line, before)} |"


def _missed(now: Measured) -> Iterator[str]:
    """Each reason once, with the figures that miss their targets because of it."""
    missed: dict[str, list[str]] = {}
    for name in sorted(now.lines):
        target = target_of(now.lines[name])
        if target and not target.met_by(now.lines[name]):
            missed.setdefault(target.why_not, []).append(name)
    for why_not, names in missed.items():
        yield f"- {'; '.join(names)}: {why_not}"


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
    """The page's text for the stored figures."""
    return render(read(RESULTS), read(RELEASED))


def write() -> None:
    """Write the page and its plots from the stored figures."""
    from tests.benchmarks import growth_plots  # matplotlib takes a second

    now, released = read(RESULTS), read(RELEASED)
    for growth in now.growths.values():
        growth_plots.write(growth, FOLDER, released.growths.get(growth.name))
    if against := ratios(now, released):
        growth_plots.write_ratios(against, FOLDER / AGAINST_PICTURE)
    PAGE.write_text(rendered(), encoding="utf-8")
