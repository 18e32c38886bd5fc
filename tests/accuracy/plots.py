"""The plots of the accuracy report: errors with their sigmas, and stated probabilities."""

import io
from pathlib import Path
from typing import Any

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure as Picture

from tests.accuracy.samples import Answer, Figure, Measurement
from tests.accuracy.statistics import reliability

INK, FAINT, BAR = "#1d2b33", "#b8c4cb", "#2f7f9f"
"""Colours that colour-blind people can distinguish: nothing is encoded by hue alone."""

MANY = 40
"""More figures than this are drawn as a histogram."""

SETTINGS: Any = {
    "svg.hashsalt": "tableref",
    "svg.fonttype": "none",
    "font.size": 9,
    "axes.edgecolor": FAINT,
    "axes.spines.top": False,
    "axes.spines.right": False,
}


def draw(measurement: Measurement) -> str | None:
    """One measurement as SVG, the same bytes for the same samples; None with nothing to draw."""
    figures = [one for one in measurement.figures if one.error is not None]
    bins = reliability(measurement.answers)
    if not figures and not bins:
        return None
    with mpl.rc_context(SETTINGS):
        picture = Picture(figsize=(6.4, 2.4), layout="constrained")
        axes = picture.subplots()
        if bins:
            _probabilities(axes, measurement.answers)
        elif len(figures) <= MANY:
            _bars(axes, figures, measurement.unit)
        elif any(one.sigma for one in figures):
            _histogram(axes, figures)
        else:
            _plain_histogram(axes, figures, measurement.unit)
        held = io.StringIO()
        picture.savefig(held, format="svg", metadata={"Date": None, "Creator": None})
    return "\n".join(line.rstrip() for line in held.getvalue().splitlines()) + "\n"


def write(measurement: Measurement, folder: Path) -> Path | None:
    """Draw a measurement into a folder; where to, or None with nothing to draw."""
    drawn = draw(measurement)
    if drawn is None:
        return None
    path = folder / f"{measurement.name}.svg"
    path.write_text(drawn, encoding="utf-8")
    return path


def _bars(axes: Axes, figures: list[Figure], unit: str) -> None:
    """Each error with its one and two sigma."""
    ordered = sorted(figures, key=lambda one: one.error or 0.0)
    at = np.arange(len(ordered))
    error = np.array([one.error for one in ordered], dtype=np.float64)
    sigma = np.array([one.sigma or 0.0 for one in ordered], dtype=np.float64)
    axes.axhline(0, color=FAINT, linewidth=1)
    axes.errorbar(at, error, 2 * sigma, fmt="none", ecolor=FAINT, elinewidth=1)
    axes.errorbar(at, error, sigma, fmt="none", ecolor=BAR, elinewidth=3)
    axes.plot(at, error, "o", color=INK, markersize=4)
    axes.set_ylabel(f"error, {unit}")
    axes.set_xticks(at, [_short(one.item) for one in ordered], rotation=60, fontsize=7)


def _histogram(axes: Axes, figures: list[Figure]) -> None:
    """Errors in units of their sigma, beside the normal distribution they should follow."""
    ratio = [one.error / one.sigma for one in figures if one.error is not None and one.sigma]
    edges = np.arange(-4, 4.25, 0.25)
    axes.hist(np.clip(ratio, -4, 4), bins=edges.tolist(), density=True, color=BAR)
    normal = np.exp(-(edges**2) / 2) / np.sqrt(2 * np.pi)
    axes.plot(edges, normal, color=INK, linewidth=1)
    axes.set_xlabel("error / stated sigma (line: what an honest sigma gives)")
    axes.set_ylabel("density")


def _plain_histogram(axes: Axes, figures: list[Figure], unit: str) -> None:
    """Errors of which no sigma is stated."""
    axes.hist([one.error for one in figures if one.error is not None], bins=24, color=BAR)
    axes.set_xlabel(f"error, {unit}")
    axes.set_ylabel("how many")


def _probabilities(axes: Axes, answers: tuple[Answer, ...]) -> None:
    """Share of right answers against the stated probability."""
    bins = reliability(answers)
    stated = np.array([one.stated for one in bins])
    share = np.array([one.right.part / one.right.whole for one in bins])
    low, high = np.array([one.right.interval for one in bins]).T
    axes.plot([0, 1], [0, 1], color=FAINT, linewidth=1)
    bars = np.clip([share - low, high - share], 0, None)
    axes.errorbar(stated, share, bars, fmt="o", color=INK, ecolor=BAR, markersize=4, elinewidth=2)
    for place, (one, x, y) in enumerate(zip(bins, stated, share, strict=True)):
        told = f"{one.right.part} of {one.right.whole}"
        beside = (6, -10 - 11 * (place % 2))  # bins of high probability lie close together
        axes.annotate(told, (x, y), xytext=beside, textcoords="offset points", fontsize=7)
    axes.set_xlim(0, 1.08)
    axes.set_ylim(0, 1.05)
    axes.set_xlabel("stated probability")
    axes.set_ylabel("share right")


def _short(item: str) -> str:
    return item.rsplit("/", 1)[-1]
