"""Segment a picture: the probability that each pixel shows clay, hand, print, thing or table.

The network's input has a fixed size. A picture is scaled to fit into it, and the result is mapped
back to the picture's own pixels.
"""

from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Floats32, Image, Mask
from vision.channels import largest_channel
from vision.light import change_planes, colour_planes
from vision.network import Network

WIDTH: Final = 320
"""Width of the network's input, pixels; as it was trained."""

HEIGHT: Final = 240
"""Height of the network's input, pixels; as it was trained."""

STEP: Final = 2
"""Input pixels per output pixel in each direction: an output pixel is at the last pixel of its
step."""

PLANES: Final = 7
"""Number of input planes: blue, green and red, the change against the empty table (tone and two
tints), and whether that table is given."""

NEWS_NOISES: Final = 2.0
"""Factor on the median difference: a pixel is new if it differs by more than this, plus
`NEWS_LEVELS`. By trial on one shared picture with dice at the table's end."""

NEWS_LEVELS: Final = 3.0
"""Grey levels, of 255, that are added to `NEWS_NOISES` times the median difference. By trial on one
shared picture with dice at the table's end."""

LEAST_NEWS: Final = 0.1
"""Least share of new pixels in a connected part for it to stay clay. By trial on one shared picture
with dice at the table's end."""

MODEL: Final = Path(__file__).parent / "look.onnx.xz"
"""The network that `Looker` loads."""


@dataclass(frozen=True, slots=True)
class Fitting:
    """How a picture of one size is placed in the network's input: as large as possible, centred.

    Attributes:
        size_wh: Size of the picture.
    """

    size_wh: tuple[int, int]

    @property
    def scale(self) -> float:
        """Pixels of the network's input per pixel of the picture."""
        return min(WIDTH / self.size_wh[0], HEIGHT / self.size_wh[1])

    @property
    def inner_wh(self) -> tuple[int, int]:
        """Size of the picture in the input; even, so that the bars end at a whole step."""
        width, height = (max(STEP, STEP * round(s * self.scale / STEP)) for s in self.size_wh)
        return width, height

    @property
    def corner_xy(self) -> tuple[int, int]:
        """Column and row of the picture's first pixel in the input."""
        width, height = self.inner_wh
        return (WIDTH - width) // 2 // STEP * STEP, (HEIGHT - height) // 2 // STEP * STEP

    def planes(self, bgr: Image, empty_bgr: Image | None = None) -> Floats32:
        """The network's input for a picture, (PLANES, HEIGHT, WIDTH); bars beside it are 0.

        Args:
            bgr: The picture.
            empty_bgr: The same view of the table without clay and hands, of the same size.
        """
        field = np.zeros((PLANES, HEIGHT, WIDTH), dtype=np.float32)
        (x, y), (width, height) = self.corner_xy, self.inner_wh
        inside = field[:, y : y + height, x : x + width]
        small = self._resized(bgr)
        inside[:3] = colour_planes(small)
        if empty_bgr is not None:
            inside[3:6] = change_planes(small, self._resized(empty_bgr))
            field[6] = 1
        return field

    def _resized(self, bgr: Image) -> Image:
        return np.asarray(cv2.resize(bgr, self.inner_wh, interpolation=cv2.INTER_AREA), np.uint8)

    def inside(self, output: Floats32) -> Floats32:
        """The part of the output that is the picture, without the bars; (..., h, w) by steps."""
        (x, y), (width, height) = self.corner_xy, self.inner_wh
        rows = slice(y // STEP, (y + height) // STEP)
        return output[..., rows, x // STEP : (x + width) // STEP]

    def cells_px(self) -> Floats:
        """Positions of the output's pixels in the picture, (h, w, 2), pixels."""
        width, height = self.inner_wh
        ys, xs = np.mgrid[STEP - 1 : height : STEP, STEP - 1 : width : STEP].astype(np.float64)
        scale = np.array([width / self.size_wh[0], height / self.size_wh[1]])
        return np.asarray((np.stack([xs, ys], axis=-1) + 0.5) / scale - 0.5)

    def at_picture_scale(self, output: Floats32) -> Floats32:
        """Scale an output of the picture (without bars) to the picture's own pixels."""
        width, height = self.inner_wh
        across, down = width / self.size_wh[0], height / self.size_wh[1]
        # Pixel x of the picture is at (x + 1/2) * across - 1/2 in the input. Output pixel k is at k
        # * STEP + STEP - 1 in the input.
        back = np.array(
            [
                [across / STEP, 0, ((across - 1) / 2 - (STEP - 1)) / STEP],
                [0, down / STEP, ((down - 1) / 2 - (STEP - 1)) / STEP],
            ]
        )
        flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
        whole = cv2.warpAffine(
            output, back, self.size_wh, flags=flags, borderMode=cv2.BORDER_REPLICATE
        )
        return np.asarray(whole, dtype=np.float32)


class Kind(IntEnum):
    """What a pixel shows; the value is the index of the network's output."""

    TABLE = 0
    """The table's top, its cloth or mat, and the room beyond it."""
    CLAY = 1
    """Creatures and missiles, standing, lying or flying."""
    HAND = 2
    """Hands, with arm, sleeve and strap."""
    PRINT = 3
    """Flat printed things: sheets, markers, the turn card, playing cards, paper."""
    THING = 4
    """Anything else on the table."""


@dataclass(frozen=True, slots=True, eq=False)
class PixelKinds:
    """The network's result for one picture.

    Attributes:
        shares: (5, h, w) float32, probability of each `Kind`, 0 to 1; at half the network's scale,
            for the picture without bars.
        fitting: How the picture is placed in the network's input.
    """

    shares: Floats32
    fitting: Fitting

    def share(self, kind: Kind) -> Floats32:
        """Probability of this kind for each pixel of the picture, (height, width), 0 to 1."""
        return self.fitting.at_picture_scale(np.ascontiguousarray(self.shares[kind]))

    def mask(self, kind: Kind) -> Mask:
        """Mask of the pixels that more likely show this kind than any other."""
        likeliest = (self.shares.argmax(axis=0) == kind).astype(np.float32)
        return np.asarray(
            (self.fitting.at_picture_scale(likeliest) > 0.5) * np.uint8(255), dtype=np.uint8
        )

    def with_news_alone(self, bgr: Image, empty_bgr: Image) -> "PixelKinds":
        """A copy without clay that the empty table shows as well, such as dice at its far end.

        It becomes `Kind.THING`. Each connected part is judged as a whole: dark clay on dark cloth
        may differ in a part of its area only.

        Args:
            bgr: The picture that was looked at, (h, w, 3).
            empty_bgr: The same view of the empty table.
        """
        apart = largest_channel(np.asarray(cv2.blur(cv2.absdiff(bgr, empty_bgr), (5, 5))))
        least = NEWS_NOISES * float(np.median(apart)) + NEWS_LEVELS
        count, labels = cv2.connectedComponents(self.mask(Kind.CLAY))
        news = np.bincount(labels[apart > least], minlength=count)
        old = news < LEAST_NEWS * np.bincount(labels.ravel(), minlength=count)
        old[0] = False
        x, y = np.rint(self.cells_px()).astype(np.intp).transpose(2, 0, 1)
        there = old[labels[y.clip(0, len(labels) - 1), x.clip(0, labels.shape[1] - 1)]]
        shares = self.shares.copy()
        shares[Kind.THING, there] += shares[Kind.CLAY, there]
        shares[Kind.CLAY, there] = 0
        shares.flags.writeable = False
        return PixelKinds(shares, self.fitting)

    def cells_px(self) -> Floats:
        """Positions of the cells of `shares` in the picture, (h, w, 2), pixels."""
        return self.fitting.cells_px()


class Looker:
    """Runs the segmentation network, which is loaded once. Not to be shared between threads.

    Args:
        model: Path of the network.
    """

    def __init__(self, model: Path = MODEL) -> None:
        self._network = Network(model)

    def look(self, bgr: Image, empty_bgr: Image | None = None) -> PixelKinds:
        """Segment a picture; the result is slightly better if the empty table is given.

        Args:
            bgr: Any size; the network sees it at most 320 x 240.
            empty_bgr: The same view of the table without clay and hands, of the same size.

        Raises:
            ValueError: The picture of the empty table has another size.
        """
        if empty_bgr is not None and empty_bgr.shape != bgr.shape:
            raise ValueError(
                f"the empty table's picture is {empty_bgr.shape[1]} x {empty_bgr.shape[0]}, "
                f"the other {bgr.shape[1]} x {bgr.shape[0]}"
            )
        fitting = Fitting((bgr.shape[1], bgr.shape[0]))
        shares = fitting.inside(self._network.infer(fitting.planes(bgr, empty_bgr)[None])[0])
        shares = np.ascontiguousarray(shares)
        shares.flags.writeable = False
        return PixelKinds(shares, fitting)
