"""Decide whether a film shows a table at rest, and not leaves in the wind or a moving camera.

At a table, movement is short and in one or two places, where hands are; then nearly all of the
picture is still again. In other scenes much of the picture, or places all over it, keep moving. The
time without a moment of rest is modelled as an exponential waiting time: the longer it lasts, the
less probable is a table.
"""

from collections import deque
from math import exp, log
from typing import Final, Literal, NamedTuple, TypeAlias

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats, Floats32
from vision.foreground import Glance

CALM_SHARE: Final = 0.01
"""Share of a glance's pixels: if fewer of them change, most of it is still. Found by trial."""

CELL_PX: Final = 40
"""Side in pixels of the squares of a glance in which movement is counted: a hand fills two or
three."""
SPECK_PX: Final = 20
"""A square moves if more pixels than this change in it. In a dim room a camera's noise reached 3
pixels in 0.92 of all squares within a second, 16 in 0.39 and 24 in 0.23."""
SPAN_S: Final = 1.0
"""Seconds for which a square counts as moving after something moved there."""

SPREAD_SHARE: Final = 0.4
"""Share of moving squares from which on the scene is not at rest. In 24 films of throws arms move
0.28 within a second at most; moving light moves 0.76 for a second, leaves 0.7 to 1. A higher share
counts as a longer time without rest."""

MEAN_S: Final = 1.0
"""Mean time without a moment of rest while people play: in 25 films of throws and of an evening the
longest lasted 0.8 s."""

RESTLESS: Final = 0.95
"""Probability that a scene is no table at rest from which on nothing is reported. It is reached
after three mean times without rest."""

RESTLESS_FROM_S: Final = -MEAN_S * log(1 - RESTLESS)
"""Restless time in seconds at which `RESTLESS` is reached; before that the camera's movement is not
computed."""

LONGEST_STEP_S: Final = 0.2
"""Most seconds that the step between two glances counts: what happened in a longer one was not
seen."""
KNOWN_S: Final = 0.3
"""Seconds for which a film that begins in movement must rest before it counts as a table."""
MOST_S: Final = 4.0
"""Upper bound on the restless time in seconds, so that throws are reported again after about a
second of rest."""

MOVES_PX: Final = 0.35
"""Median shift between glances, in glance pixels, above which the camera moves. By trial."""
SURE_RESPONSE: Final = 0.15
"""Least peak of a phase correlation; with a lower one the two blocks do not match. By trial."""

SHIFT_WH: Final = (240, 144)
"""Width and height in pixels of the glances that are compared for a shift."""

BLOCKS: Final = 4
"""Number of blocks across, and down, a glance whose shifts are measured separately."""

STILLEST: Final = 0.25
"""Share of the blocks that may stay in place while the camera moves, like the centre of a zoom."""
FLASHES: Final = 4
"""Number of flashes within a second that mean a flickering light; a lamp that is switched on
flashes once."""

LOOKED_BACK: Final = 24
"""Number of the last restless glances that show whether the camera moves."""

WhyRestless: TypeAlias = Literal["throw/camera_moves", "throw/light_flickers", "throw/restless"]
"""Why a scene is no table at rest: the camera moves, the light flickers, or anything else."""


class _SmallGlance(NamedTuple):
    """A reduced glance, (144, 240) grey, and the number of glance pixels per reduced pixel."""

    grey: Floats32
    scale: float


class SceneRest:
    """Decides from the glances of one scene whether it is a table at rest."""

    def __init__(self) -> None:
        self._stirred_s: Floats | None = None
        self._seen_s: float | None = None
        self._restless_s = self._rested_s = 0.0
        self._before: _SmallGlance | None = None
        self._flashes_s: deque[float] = deque(maxlen=FLASHES)
        self._shifts_px: deque[float] = deque(maxlen=LOOKED_BACK)
        # Pairs of glances whose shift has not been computed; at most tables it never is.
        self._unmeasured: deque[tuple[_SmallGlance, _SmallGlance]] = deque(maxlen=LOOKED_BACK)

    def see(self, glance: Glance, t_s: float) -> None:
        """Take the next glance into account."""
        step_s = 0.0 if self._seen_s is None else min(t_s - self._seen_s, LONGEST_STEP_S)
        self._seen_s = t_s
        spread = self._spread(glance, t_s)
        if glance.flashed:
            self._flashes_s.append(t_s)
        if glance.changed_share < CALM_SHARE and spread < SPREAD_SHARE and not self._flickers:
            self._rested_s += step_s
            self._restless_s = max(0.0, self._restless_s - step_s)
            self._before = None
            return
        weight = max(1.0, spread / SPREAD_SHARE)
        self._restless_s = min(MOST_S, self._restless_s + weight * step_s)
        if self._restless_s + LOOKED_BACK * step_s / SPREAD_SHARE > RESTLESS_FROM_S:
            self._note_glance(glance)

    @property
    def restless(self) -> float:
        """Probability that this is not a table at rest, 0 to 1."""
        return 1 - exp(-self._restless_s / MEAN_S)

    @property
    def unknown(self) -> bool:
        """Whether it is undecided if this is a table: it began in movement and hardly rested."""
        waits = self._rested_s < KNOWN_S < self._restless_s
        return waits and self.restless < RESTLESS

    @property
    def cause(self) -> WhyRestless | None:
        """Why nothing is reported; None at a table at rest."""
        if self.restless < RESTLESS:
            return None
        if self._flickers:
            return "throw/light_flickers"
        return "throw/camera_moves" if self._moved_px() > MOVES_PX else "throw/restless"

    @property
    def _flickers(self) -> bool:
        """Whether the whole picture became bright or dark several times in the last second."""
        now_s, flashes = self._seen_s or 0.0, self._flashes_s
        return len(flashes) == FLASHES and flashes[0] > now_s - SPAN_S

    def _spread(self, glance: Glance, t_s: float) -> float:
        """Share of the squares in which something moved within the last second."""
        high, wide = (max(1, -(-side // CELL_PX)) for side in glance.changed.shape)
        stirred_s = self._stirred_s
        if stirred_s is None or stirred_s.shape != (high, wide):
            stirred_s = self._stirred_s = np.full((high, wide), -np.inf)
        if glance.changed_share * glance.changed.size > SPECK_PX:
            stirred_s[_changed_by_cell(glance.changed) > SPECK_PX] = t_s
        return np.count_nonzero(stirred_s > t_s - SPAN_S) / stirred_s.size

    def _note_glance(self, glance: Glance) -> None:
        """Keep a restless glance paired with the one before it, to measure their shift later."""
        small = cv2.resize(glance.grey, SHIFT_WH, interpolation=cv2.INTER_AREA)
        now = _SmallGlance(np.asarray(small, np.float32), glance.bgr.shape[1] / SHIFT_WH[0])
        if self._before is not None:
            self._unmeasured.append((self._before, now))
        self._before = now

    def _moved_px(self) -> float:
        """Median shift of most of the picture between the last restless glances, glance pixels."""
        while self._unmeasured:
            before, now = self._unmeasured.popleft()
            self._shifts_px.append(_least_shift(before.grey, now.grey) * now.scale)
        return float(np.median(self._shifts_px)) if self._shifts_px else 0.0


def _changed_by_cell(changed: npt.NDArray[np.uint8]) -> npt.NDArray[np.int32]:
    """Number of changed pixels in each square, (rows, columns) of squares.

    Each band of `CELL_PX` rows is summed over its height first, then over the squares' widths.
    """
    high, wide = changed.shape
    bands = [
        cv2.reduce(changed[row : row + CELL_PX], 0, cv2.REDUCE_SUM, dtype=cv2.CV_32S)
        for row in range(0, high, CELL_PX)
    ]
    columns = np.arange(0, wide, CELL_PX)
    return np.asarray(np.add.reduceat(np.concatenate(bands), columns, axis=1) // 255, np.int32)


def _least_shift(before: Floats32, now: Floats32) -> float:
    """How far nearly all blocks of a picture moved, px.

    A low quantile of the blocks' shifts is used: if only things move, some blocks stay.
    """
    wide, high = SHIFT_WH[0] // BLOCKS, SHIFT_WH[1] // BLOCKS
    window = cv2.createHanningWindow((wide, high), cv2.CV_32F)
    lengths = []
    for row in range(BLOCKS):
        for column in range(BLOCKS):
            part = slice(row * high, (row + 1) * high), slice(column * wide, (column + 1) * wide)
            one, other = before[part] - before[part].mean(), now[part] - now[part].mean()
            (right, down), sure = cv2.phaseCorrelate(one, other, window)
            if sure > SURE_RESPONSE:
                lengths.append(float(np.hypot(right, down)))
    return float(np.quantile(lengths, STILLEST)) if len(lengths) > BLOCKS else 0.0
