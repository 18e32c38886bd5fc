"""Keep reduced frames of a source with their times, and measure the rate at which they arrived.

They need little memory. `calibration.coaching.steadiness` uses them too.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Grey, Image

MOMENT_WIDTH_PX: Final = 320
"""Width in pixels to which frames are reduced, to save memory. By trial."""

LEAST_MOMENTS: Final = 8
"""Least number of frames from which rate and steadiness are measured. By trial."""

LATE: Final = 1.5
"""A frame is late if it comes after more than this many median intervals: it is then nearer to two
intervals than to one."""

SAME_GREY: Final = 0.002
"""A frame repeats another one if their mean difference is below this, in grey levels: noise makes
them differ by a tenth."""


@dataclass(frozen=True, slots=True, eq=False)
class SmallFrame:
    """A reduced frame.

    Attributes:
        t_s: Its time in seconds.
        grey: (h, w), at most `MOMENT_WIDTH_PX` wide.
        width_px: Width of the original frame.
        streamed: Whether it came over a network, compressed so that unchanged parts are not sent
            again.
    """

    t_s: float
    grey: Grey
    width_px: int
    streamed: bool = False


@dataclass(frozen=True, slots=True)
class Rate:
    """How the frames arrived.

    Attributes:
        fps: Frames per second as delivered.
        late: Share of the frames that arrived half a frame late or more.
        missing: Number of frames missing in between.
        repeated: Share of the frames that repeat the one before; 0 for streamed frames, because
            compression makes different frames equal.
        streamed: Whether they came over a network.
    """

    fps: float
    late: float
    missing: int
    repeated: float
    streamed: bool = False


def moment_of(bgr: Image, t_s: float, *, streamed: bool = False) -> SmallFrame:
    """Reduce a frame, (h, w, 3) uint8."""
    height, width = bgr.shape[:2]
    # Every other pixel of a large picture is enough, and this is done for every frame.
    coarse = np.ascontiguousarray(bgr[::2, ::2]) if width >= 4 * MOMENT_WIDTH_PX else bgr
    if width > MOMENT_WIDTH_PX:
        size_wh = (MOMENT_WIDTH_PX, max(1, round(height * MOMENT_WIDTH_PX / width)))
        coarse = np.asarray(cv2.resize(coarse, size_wh, interpolation=cv2.INTER_AREA), np.uint8)
    grey = np.asarray(cv2.cvtColor(coarse, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
    return SmallFrame(t_s, grey, width, streamed)


def least_covered(pictures: Sequence[Image]) -> Image:
    """The least covered of several pictures from one place: the one nearest to their median."""
    small = [moment_of(picture, 0.0).grey for picture in pictures]
    if len(small) < 3 or len({grey.shape for grey in small}) > 1:
        return pictures[-1]
    usual = np.median(np.stack(small), axis=0)
    unlike = [float(np.abs(grey - usual).mean()) for grey in small]
    return pictures[int(np.argmin(unlike))]


def rate_of(moments: Sequence[SmallFrame]) -> Rate | None:
    """How the frames arrived; None if there are too few."""
    if len(moments) < LEAST_MOMENTS:
        return None
    gaps = np.diff([moment.t_s for moment in moments])
    usual = float(np.median(gaps))
    if not usual > 0:
        return None
    streamed = any(moment.streamed for moment in moments)
    same = [_is_repeated(a, b) and not streamed for a, b in zip(moments[1:], moments, strict=False)]
    return Rate(
        fps=float(len(gaps) / gaps.sum()),
        late=float((gaps > LATE * usual).mean()),
        missing=int(np.maximum(np.round(gaps / usual) - 1, 0).sum()),
        repeated=float(np.mean(same)),
        streamed=streamed,
    )


def _is_repeated(one: SmallFrame, other: SmallFrame) -> bool:
    if one.grey.shape != other.grey.shape:
        return False
    return float(np.mean(cv2.absdiff(one.grey, other.grey))) < SAME_GREY
