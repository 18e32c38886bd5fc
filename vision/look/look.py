"""What each pixel of a picture shows: clay, hand, print, thing or table, and how sure that is."""

from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import Final

import numpy as np

from calibration.arrays import Floats, Floats32, Image, Mask
from vision.look.fitting import HEIGHT, WIDTH, Fitting
from vision.network import Network

MODEL: Final = Path(__file__).parent / "look.onnx"


class Kind(IntEnum):
    """What a pixel shows; the number is its place among the network's outputs."""

    TABLE = 0
    """The table's top, its cloth or mat, and the room beyond it."""
    CLAY = 1
    """Creatures and missiles, standing, lying or flying."""
    HAND = 2
    """Hands, with arm, sleeve and strap."""
    PRINT = 3
    """Flat printed things: sheets, markers, the turn card, playing cards, paper."""
    THING = 4
    """Anything else that lies or stands about."""


@dataclass(frozen=True, slots=True, eq=False)
class PixelKinds:
    """What the pixels of one picture show.

    Attributes:
        shares: (5, h, w) float32, how likely each `Kind` is, from 0 to 1; at half the network's
            scale, for the picture alone.
        fitting: How the picture lies in the network's field.
    """

    shares: Floats32
    fitting: Fitting

    def share(self, kind: Kind) -> Floats32:
        """How likely each pixel of the picture shows this, (height, width), 0 to 1."""
        return self.fitting.at_picture_scale(np.ascontiguousarray(self.shares[kind]))

    def mask(self, kind: Kind) -> Mask:
        """Where the picture more likely shows this than anything else."""
        told = (self.shares.argmax(axis=0) == kind).astype(np.float32)
        return np.asarray(
            (self.fitting.at_picture_scale(told) > 0.5) * np.uint8(255), dtype=np.uint8
        )

    def cells_px(self) -> Floats:
        """Where in the picture each cell of `shares` lies, (h, w, 2), pixels."""
        return self.fitting.cells_px()

    def expected_wrong(self) -> float:
        """The share of pixels that are expected to be told wrong, 0 to 0.8."""
        return float(1 - self.shares.max(axis=0).mean())

    def clay_doubt(self) -> float:
        """Clay that may be none, and none told that may be clay, as a share of the clay told.

        0 where all is clear, about 1 where as much is doubtful as is told; counts in pixels, and
        at least 12 of them, so that a bare table that is clear has a small doubt.
        """
        clay = self.shares[Kind.CLAY]
        told = self.shares.argmax(axis=0) == Kind.CLAY
        doubtful = np.where(told, 1 - clay, clay).sum()
        return float(doubtful / max(int(told.sum()), 12))


class Looker:
    """Looks at pictures with the network loaded once; not to be shared between threads.

    Args:
        model: Where the network is.
    """

    def __init__(self, model: Path = MODEL) -> None:
        self._network = Network(model)

    def look(self, bgr: Image, empty_bgr: Image | None = None) -> PixelKinds:
        """What a picture shows, a little better where the empty table is known.

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
        planes = np.zeros((1, 7, HEIGHT, WIDTH), dtype=np.float32)
        planes[0, :3] = fitting.planes(bgr)
        if empty_bgr is not None:
            planes[0, 3:6] = fitting.planes(empty_bgr)
            planes[0, 6] = 1
        shares = fitting.inside(self._network.tell(planes)[0])
        shares = np.ascontiguousarray(shares)
        shares.flags.writeable = False
        return PixelKinds(shares, fitting)
