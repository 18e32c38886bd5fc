"""What costs how much as more is on the table: one small picture each."""

import io
from pathlib import Path

import matplotlib as mpl
import numpy as np
from matplotlib.figure import Figure as Picture

from tests.accuracy.plots import BAR, FAINT, INK, SETTINGS
from tests.benchmarks.speed import Growth


def drawn(growth: Growth) -> str:
    """As SVG: the measured points, and what linear growth from the first of them would be."""
    count, cost = np.array(growth.points).T
    with mpl.rc_context(SETTINGS):
        picture = Picture(figsize=(3.6, 2.2), layout="constrained")
        axes = picture.subplots()
        axes.plot(count, cost[0] * count / count[0], color=FAINT, linewidth=1)
        axes.plot(count, cost, color=BAR, linewidth=1.5)
        axes.plot(count, cost, "o", color=INK, markersize=4)
        axes.set_xlabel(growth.of)
        axes.set_ylabel(growth.unit)
        axes.set_xlim(left=0)
        axes.set_ylim(0, 1.25 * float(cost.max()))
        held = io.StringIO()
        picture.savefig(held, format="svg", metadata={"Date": None, "Creator": None})
    return "\n".join(line.rstrip() for line in held.getvalue().splitlines()) + "\n"


def write(growth: Growth, folder: Path) -> None:
    """Draw it into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / growth.file_name).write_text(drawn(growth), encoding="utf-8")
