"""Plots of how costs grow with what is on the table, and of all costs relative to earlier ones."""

import io
from collections.abc import Mapping
from pathlib import Path

import matplotlib as mpl
import numpy as np
from matplotlib.figure import Figure as Picture

from tests.accuracy.plots import BAR, FAINT, INK, SETTINGS
from tests.benchmarks.speed import SAME, Growth

MOST_TIMES = 16.0
"""Largest ratio of costs that is drawn, and the inverse of the smallest."""


def drawn(growth: Growth, before: Growth | None = None) -> str:
    """An SVG with the measured points, linear growth from the first, and the earlier points."""
    count, cost = np.array(growth.points).T
    with mpl.rc_context(SETTINGS):
        picture = Picture(figsize=(3.6, 2.2), layout="constrained")
        axes = picture.subplots()
        axes.plot(count, cost[0] * count / count[0], color=FAINT, linewidth=1)
        if before is not None and before.unit == growth.unit:
            axes.plot(*np.array(before.points).T, "--", color=BAR, linewidth=0.8)
        axes.plot(count, cost, color=BAR, linewidth=1.5)
        axes.plot(count, cost, "o", color=INK, markersize=4)
        axes.set_xlabel(growth.of)
        axes.set_ylabel(growth.unit)
        axes.set_xlim(left=0)
        axes.set_ylim(0, 1.25 * float(cost.max()))
        return _svg(picture)


def drawn_ratios(against: Mapping[str, float]) -> str:
    """An SVG with each figure's cost relative to before, and the band that counts as equal.

    Ratios beyond `MOST_TIMES` are clipped: no lost frame is 0 times one lost in 300.
    """
    names = list(against)
    times = np.clip(list(against.values()), 1 / MOST_TIMES, MOST_TIMES)
    with mpl.rc_context(SETTINGS):
        picture = Picture(figsize=(7.2, 0.8 + 0.2 * len(names)), layout="constrained")
        axes = picture.subplots()
        axes.axvspan(1 / SAME, SAME, color=FAINT, linewidth=0)
        axes.axvline(1.0, color=INK, linewidth=0.8)
        axes.hlines(range(len(names)), 1.0, times, color=BAR, linewidth=1.5)
        axes.plot(times, range(len(names)), "o", color=INK, markersize=4)
        axes.set_xscale("log", base=2)
        axes.xaxis.set_major_formatter("{x:g}")
        axes.set_xlim(min(0.5, *(0.9 * times)), max(2.0, *(1.1 * times)))
        axes.set_yticks(range(len(names)), names)
        axes.invert_yaxis()
        axes.set_xlabel("times the last release's")
        return _svg(picture)


def write(growth: Growth, folder: Path, before: Growth | None = None) -> None:
    """Write the plot of a growth into a folder, with earlier measurements if there are any."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / growth.file_name).write_text(drawn(growth, before), encoding="utf-8")


def write_ratios(against: Mapping[str, float], path: Path) -> None:
    """Write the plot of all figures relative to earlier ones."""
    path.write_text(drawn_ratios(against), encoding="utf-8")


def _svg(picture: Picture) -> str:
    held = io.StringIO()
    picture.savefig(held, format="svg", metadata={"Date": None, "Creator": None})
    return "\n".join(line.rstrip() for line in held.getvalue().splitlines()) + "\n"
