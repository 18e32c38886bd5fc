"""Contact of bases: the gap, its sigma, and a calibrated probability."""

import numpy as np
import pytest

from tests.support.pitch_scenes import PAIRS, scene
from vision.figures.look import FoundFigure
from vision.figures.sizes import DEFAULT
from vision.figures.tell import TOUCHING_MM, meetings


def figure(x: float, y: float, *, sigma_mm: float = 0.3, fallen: bool = False) -> FoundFigure:
    return FoundFigure(np.array([x, y]), sigma_mm, "red", 90.0 if fallen else None, 0.99)


@pytest.mark.parametrize(
    ("gap", "least", "most"), [(0.0, 0.7, 1.0), (1.2, 0.05, 0.3), (3.0, 0.0, 0.01)]
)
def test_the_probability_follows_the_gap(gap: float, least: float, most: float) -> None:
    told = meetings({1: figure(0, 0), 2: figure(25 + gap, 0)}, DEFAULT)
    (meet,) = told[1]
    assert meet.track == 2
    assert meet.gap_mm.value == pytest.approx(gap)
    assert least <= meet.probability <= most
    assert told[2][0].track == 1


def test_fallen_and_distant_figures_touch_nobody() -> None:
    told = meetings({1: figure(0, 0), 2: figure(25, 0, fallen=True), 3: figure(0, 60)}, DEFAULT)
    assert told == {1: (), 3: ()}


@pytest.mark.parametrize("seeds", [2, pytest.param(7, marks=pytest.mark.long)])
def test_drawn_pairs_touch_or_do_not(seeds: int) -> None:
    off, shares, right, clear = [], [], 0, 0
    for seed in range(seeds):
        men = scene(seed).pitch.men
        found = {n: scene(seed).figure_at(man.at_mm) for n, man in enumerate(men)}
        figures = {n: one for n, one in found.items() if one is not None}
        told = meetings(figures, DEFAULT)
        for first in range(0, 2 * PAIRS, 2):
            one, other = men[first].at_mm, men[first + 1].at_mm
            gap = float(np.hypot(one[0] - other[0], one[1] - other[1])) - DEFAULT.base
            meet = [meet for meet in told.get(first, ()) if meet.track == first + 1]
            if not meet:
                continue
            off.append(meet[0].gap_mm.value - gap)
            shares.append(abs(off[-1]) / meet[0].gap_mm.sigma)
            if gap == pytest.approx(0, abs=1e-9) or gap > 1.5 * scene(seed).mm_per_px:
                clear += 1
                right += (meet[0].probability > 0.5) == (gap < TOUCHING_MM)
    print(f"{len(off)} gaps: off by {np.std(off):.2f} mm rms, mean {np.mean(off):+.2f} mm")
    print(f"within one sigma {np.mean(np.array(shares) < 1):.0%}; {right} of {clear} told right")
    assert len(off) >= 16 * seeds / 7
    assert right >= 0.95 * clear
    assert np.mean(np.array(shares) < 2) > 0.93
