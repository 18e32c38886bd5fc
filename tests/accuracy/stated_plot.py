"""The plot of stated doubt against actual errors, for all kinds."""

import io
from pathlib import Path
from typing import Final

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure as Picture
from scipy.stats import norm

from tests.accuracy.plots import FAINT, INK, SETTINGS
from tests.accuracy.rooms import Column, Rooms
from tests.accuracy.rooms_page import measured_in
from tests.accuracy.stated import KINDS, Stated, bins_of, covered, stated

NAME: Final = "stated"

DASHES: Final = ("-", "--", "-.", ":")
MARKS: Final = ("o", "s", "^", "v", "D", "x")
"""Kinds are distinguished by dashes and markers, not by hue alone."""

LEAST: Final = 10
"""Least number of samples for which a kind's line is drawn."""

COLUMNS: Final[tuple[Column, ...]] = ("seen", "fresh")


def draw(rooms: Rooms) -> str | None:
    """The plot as SVG; None if too little was measured.

    Sigmas above, probabilities below; seen worlds at the left, fresh ones at the right.
    """
    columns = [column for column in COLUMNS if _kinds(rooms, column)]
    if not columns:
        return None
    with mpl.rc_context(SETTINGS):
        picture = Picture(figsize=(3.6 * len(columns), 7.0), layout="constrained")
        axes = picture.subplots(2, len(columns), squeeze=False)
        for place, column in enumerate(columns):
            found = _kinds(rooms, column)
            _sigmas(axes[0][place], {k: s for k, s in found.items() if s.figures})
            _probabilities(axes[1][place], {k: s for k, s in found.items() if s.answers})
            axes[0][place].set_title(f"{column} worlds", fontsize=9)
        held = io.StringIO()
        picture.savefig(held, format="svg", metadata={"Date": None, "Creator": None})
    return "\n".join(line.rstrip() for line in held.getvalue().splitlines()) + "\n"


def write(rooms: Rooms, folder: Path) -> None:
    """Draw the plot into a folder; an old file is removed if there is nothing to draw."""
    path, drawn = folder / f"{NAME}.svg", draw(rooms)
    if drawn is None:
        path.unlink(missing_ok=True)
    else:
        path.write_text(drawn, encoding="utf-8")


def _kinds(rooms: Rooms, column: Column) -> dict[str, Stated]:
    found = {kind: stated(kind, measured_in(rooms, column)) for kind in KINDS}
    return {kind: mine for kind, mine in found.items() if mine.count >= LEAST}


def _sigmas(axes: Axes, kinds: dict[str, Stated]) -> None:
    """The share of errors within each multiple of the stated sigma."""
    said = np.linspace(0.02, 0.99, 98)
    for place, (kind, mine) in enumerate(kinds.items()):
        scores = mine.scores
        found = [covered(scores, float(norm.ppf((1 + share) / 2))) for share in said]
        label = f"{kind} ({len(scores)})"
        axes.plot(said, found, DASHES[place % len(DASHES)], linewidth=1.4, label=label)
    _framed(axes, "share that the stated sigma promises", "share found within")


def _probabilities(axes: Axes, kinds: dict[str, Stated]) -> None:
    """Share of right answers among those of similar stated probability."""
    for place, (kind, mine) in enumerate(kinds.items()):
        told, right, _ = zip(*bins_of(mine.answers), strict=True)
        line = f"{DASHES[place % len(DASHES)]}{MARKS[place % len(MARKS)]}"
        axes.plot(told, right, line, markersize=4, linewidth=1, label=f"{kind} ({mine.count})")
    _framed(axes, "stated probability", "share right")


def _framed(axes: Axes, across: str, up: str) -> None:
    axes.plot([0, 1], [0, 1], color=FAINT, linewidth=1, zorder=0)
    axes.set_xlim(0, 1.02)
    axes.set_ylim(0, 1.02)
    axes.set_xlabel(across, color=INK)
    axes.set_ylabel(up, color=INK)
    if axes.get_legend_handles_labels()[0]:
        axes.legend(fontsize=7, loc="upper left", frameon=False)
