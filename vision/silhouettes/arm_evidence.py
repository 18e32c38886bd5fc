"""What speaks for each number of arms in an outline: a row of figures for each, to be judged.

An outline is looked at four times: as it is, and with narrower and wider clefts closed, since a
crack in a body parts it as the room between two arms does, only narrower. Each time the highest
peaks of the way from the middle stand for the arms, and it is asked how well so many fit: whether
the next peak is much lower, whether they stick out further than the corners of a polygon would,
whether they are slender, alike, and long by the body's thickness.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats
from vision.silhouettes.outline_peaks import SIDE_PX, Peaks, closed, of_one_size, peaks_of

MOST_ARMS: Final = 12
CLOSINGS: Final = (0.0, 0.015, 0.03, 0.06)
"""Half the width of the clefts that are closed, by the side of the convex hull's square."""

LOOKS: Final = (*((share, 0.0) for share in CLOSINGS), (0.0, 0.6), (0.03, 0.6))
"""Closing, and core; 0 measures from the middle."""

LOWEST: Final = 0.01
FITS: Final = 9
BODY: Final = 3
ROWS: Final = MOST_ARMS + 1
COLUMNS: Final = len(LOOKS) * (FITS + BODY) + 2


def evidence(mask: npt.NDArray[np.generic]) -> Floats:
    """What speaks for 0, 1, ... `MOST_ARMS` arms: (`ROWS`, `COLUMNS`), each about -3 to 3.

    Args:
        mask: (h, w), what is not 0 is inside. Of several parts the largest counts.

    Raises:
        ValueError: The mask is not (h, w), or empty.
    """
    whole = of_one_size(mask)
    looks = [peaks_of(closed(whole, c * SIDE_PX), core_share=core) for c, core in LOOKS]
    body = [figure for look in looks for figure in _body(look)]
    rows = []
    for arms in range(ROWS):
        fits = [figure for look in looks for figure in _fit(look, arms)]
        rows.append([*fits, *body, arms / 6 - 1, float(arms == 0)])
    return np.array(rows)


def _body(look: Peaks) -> tuple[float, float, float]:
    second = float(look.prominence[1]) if len(look.prominence) > 1 else 0.0
    return 5 * (look.solidity - 0.7), 5 * (look.thickness - 0.35), 5 * (second - 0.2)


def _fit(look: Peaks, arms: int) -> tuple[float, ...]:
    if arms == 0 or len(look.tops) < arms:
        return (0.0,) * FITS
    heights, widths, reaches = _arms(look, arms)
    lowest = float(look.prominence[arms - 1])
    after = float(look.prominence[arms]) if len(look.prominence) > arms else 0.0
    out = heights / reaches - (1 - np.cos(np.pi / max(arms, 3)))
    slender = np.log(heights / widths)
    return (
        float(np.log(lowest / max(after, LOWEST))) - 1,
        5 * lowest,
        4 * float(out.mean()),
        4 * float(out.min()),
        float(slender.mean()),
        float(slender.min()),
        2 * float(heights.std() / heights.mean()),
        2 * float(widths.std() / widths.mean()),
        float(np.log(lowest / look.thickness)),
    )


def _arms(look: Peaks, arms: int) -> tuple[Floats, Floats, Floats]:
    """Height over the higher of the passes beside it, width there, and way from the middle.

    Each (arms,), in the order around the outline.
    """
    tops = np.sort(look.tops[:arms])
    count = len(look.ways)
    around = np.concatenate([look.ways, look.ways])
    valleys = np.array(
        [
            around[top : after + 1].min()
            for top, after in zip(tops, np.append(tops[1:], tops[0] + count), strict=True)
        ]
    )
    reaches = look.ways[tops]
    passes = np.maximum(valleys, np.roll(valleys, 1))
    widths = [_width(look, int(top), float(level)) for top, level in zip(tops, passes, strict=True)]
    return np.maximum(reaches - passes, LOWEST), np.array(widths), reaches


def _width(look: Peaks, top: int, level: float) -> float:
    """How far apart the outline is on both sides of a peak where it has come down to a level."""
    count = len(look.ways)
    low = look.ways <= level + 1e-9
    ahead = int(np.argmax(np.roll(low, -top)))
    behind = int(np.argmax(np.roll(low[::-1], top + 1 - count)))
    one, other = look.points[(top + ahead) % count], look.points[(top - behind) % count]
    return max(float(np.hypot(*(one - other))), LOWEST)
