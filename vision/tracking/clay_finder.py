"""Segment the pieces of clay, and other things that differ from the table, in one picture."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Image, Mask
from calibration.model.printed import Boards
from calibration.model.solution import Calibration
from vision.clay.bare_table import BareTable
from vision.clay.find_standing import StandingFinder
from vision.clay.pieces import ClayPiece, cut_by_clay, pieces_of
from vision.clay.standing import (
    LEAST_TALL_MM,
    LONGEST_MM,
    MOST_SIDE_MM2,
    MOST_TOGETHER,
    SMOOTH_MOST_MM2,
    SMOOTH_SOLIDITY,
)
from vision.ground_colours import NO_GROUND, GroundPalette
from vision.masks import widened, without
from vision.tracking.detection import Detection, detection_of
from vision.tracking.light import dark_clay, shaded, usual_around
from vision.tracking.specks import without_specks

WIDTH_PX: Final = 1280
"""Width in pixels to which larger pictures are shrunk. Found by trial."""

CALM_PX: Final = 1.6
"""Sigma in pixels, at full width, of the blur that keeps a highlight from being cut off its
creature by its colour."""

LEAST_MM2: Final = 45.0
"""Least area in square mm on the table of a piece of clay: a smaller one is a crumb or noise. Found
by trial."""

LEAST_PX: Final = 30
"""Least pixels of a piece of clay: a part that came off covers hardly more than this in a small
picture."""

LEAST_CREATURE_MM2: Final = 850.0
"""Least area in square mm of a creature: the largest missile covers 590."""


AROUND_TINT: Final = 9.0
"""Most difference, of 255, between the tint of a shaded pixel of the table and the median tint
around it. Found by trial."""

LEAST_SOLIDITY: Final = 0.55
"""Least area of a black creature's outline over that of its convex hull: shadows and gloss are more
frayed. Found by trial."""


AROUND_CALM_PX: Final = 0.7
"""Sigma in pixels of the blur before a picture is compared with the median around each pixel. By
trial."""

MOSTLY_WITHIN: Final = 0.6
"""A piece belongs to a creature if more than this share of its pixels lies on it. By trial."""

SHOWN_SHARE: Final = 0.3
"""Share of a creature's outline that pieces must cover to show it. With 0.6, exchanges in two of
fifty drawn situations went unnoticed: in one of them pieces covered 57 %."""

RIM_PX: Final = 2
"""Width in pixels of the rim around a creature that parts it from what it seems joined to."""


class ClayFinder:
    """Segments pieces in the pictures of one calibration, at a width of at most 1280 px.

    Attributes:
        size_wh: Working size: width and height of the pictures that it segments.
        scale: Frame pixels per pixel of the working size.
        calibration: The calibration, scaled to the working size.
    """

    def __init__(
        self, calibration: Calibration, boards: Boards, ground: GroundPalette = NO_GROUND
    ) -> None:
        full_wh = calibration.size_wh
        self.scale = max(1.0, full_wh[0] / WIDTH_PX)
        self.size_wh = round(full_wh[0] / self.scale), round(full_wh[1] / self.scale)
        camera = calibration.camera.scaled_to(self.size_wh)
        self.calibration = replace(calibration, camera=camera)
        self._table = BareTable(self.calibration, boards, ground)
        self._standing = StandingFinder(self.calibration, boards, ground)
        self._outlined: tuple[Image, list[Mask]] | None = None

    def shrunk(self, bgr: Image) -> Image:
        """A frame's pixels at the working size."""
        if bgr.shape[1] == self.size_wh[0]:
            return bgr
        return np.asarray(cv2.resize(bgr, self.size_wh, interpolation=cv2.INTER_AREA), np.uint8)

    def things(self, picture: Image) -> Mask:
        """Mask of the pixels that show neither the table nor its shadows nor its boards, 255.

        Far from the boards the table may have another colour than between them, so the median
        colour around a pixel counts as the table's too. Where a pattern or the light breaks up a
        creature, or joins it to the table, it has the outline by which it was found to stand there.
        """
        usual = usual_around(picture)
        bright = self._table.things(picture) & unlike_around(picture, usual)
        by_colour = bright | dark_clay(picture, self._table.printed, usual)
        things = np.asarray(by_colour, np.uint8)
        outlines = self._outlines(picture)
        return (
            with_outlines(things, outlines, self._standing.clay_in(picture)) if outlines else things
        )

    def detections(self, picture: Image, things: Mask, *, clutter: bool = False) -> list[Detection]:
        """The pieces in a mask, cut where different clays meet, from left to right.

        Args:
            picture: The picture, in the working size.
            things: (h, w) 255 where to look.
            clutter: Whether to include pieces that are too large or too smooth to be clay.
        """
        blur = CALM_PX * self.size_wh[0] / WIDTH_PX
        calm = np.asarray(cv2.GaussianBlur(picture, (0, 0), blur), dtype=np.uint8)
        found: list[Detection] = []
        for piece in pieces_of(things, least_px=LEAST_PX):
            if self._at_border(piece) or not (clutter or self._may_be_clay(piece, calm)):
                continue
            cut = without_specks(cut_by_clay(piece, calm))
            parts = (detection_of(part, calm, self.calibration) for part in cut)
            found += [one for one in parts if one is not None and one.area_mm2 > LEAST_MM2]
        return sorted(found, key=lambda one: one.corner_xy)

    def creatures(self, picture: Image, parts: Sequence[Detection]) -> list[list[Detection]]:
        """Group pieces into creatures, by size and shape alone.

        Args:
            picture: The picture, in the working size.
            parts: The pieces that were found in it.

        Returns:
            The pieces of each creature. Large pieces of another shape, like a mug or a can, are
            left out.
        """
        found = []
        for mask in self._outlines(picture):
            wide = widened(mask, RIM_PX)
            own = [p for p in parts if p.shared_px(wide) > MOSTLY_WITHIN * p.area_px]
            found += [own] if own else []
        return found + [[p] for p in parts if self._is_black_creature(p)]

    def _outlines(self, picture: Image) -> list[Mask]:
        """Masks of the creatures that were found to stand there, (h, w) 255 each.

        One picture is searched once: its pieces and its creatures both need them.
        """
        if self._outlined is not None and self._outlined[0] is picture:
            return self._outlined[1]
        outlines = []
        for one in self._standing.find(picture):
            mask = np.zeros(self.size_wh[::-1], dtype=np.uint8)
            x, y = one.corner_xy
            fits = mask[y : y + one.mask.shape[0], x : x + one.mask.shape[1]]
            fits[:] = one.mask[: fits.shape[0], : fits.shape[1]]
            outlines.append(mask)
        self._outlined = picture, outlines
        return outlines

    def _is_black_creature(self, part: Detection) -> bool:
        """Whether a black piece, which the standing finder takes for a shadow, may be a creature.

        It must stand among the boards: beyond them it may be the room behind the table.
        """
        if part.colour != "black" or not may_be_creature(part):
            return False
        x, y = part.front_px
        solid = ClayPiece(part.mask, part.corner_xy).solidity() > LEAST_SOLIDITY
        return solid and bool(self._table.region[int(y), int(x)])

    def _may_be_clay(self, piece: ClayPiece, calm: Image) -> bool:
        """Whether a piece is neither too large nor too smooth for creatures that touch."""
        whole = detection_of(piece, calm, self.calibration)
        if whole is None or whole.area_mm2 > MOST_TOGETHER * MOST_SIDE_MM2:
            return False
        # Judged before it is cut by colour: a can or a mug is smooth only as a whole.
        return whole.area_mm2 < SMOOTH_MOST_MM2 or piece.solidity() < SMOOTH_SOLIDITY

    def _at_border(self, piece: ClayPiece) -> bool:
        (x, y), (h, w) = piece.corner_xy, piece.mask.shape
        width, height = self.size_wh
        return x <= 1 or y <= 1 or x + w >= width - 1 or y + h >= height - 1


def with_outlines(things: Mask, outlines: Sequence[Mask], clay: Mask) -> Mask:
    """The mask of things, with the outlines of creatures that it does not show as pieces.

    A creature is shown where pieces that lie mostly on clay cover enough of it (`SHOWN_SHARE`).

    Args:
        things: (h, w) 255 on what differs from the table.
        outlines: The creatures, (h, w) 255 each.
        clay: (h, w) 255 where the `Looker` sees clay: of two creatures that touch, one may have no
            outline.
    """
    rims = [widened(one, RIM_PX) for one in outlines]
    anywhere = np.any(np.stack([*rims, clay]) > 0, axis=0)
    _, labels, stats, _ = cv2.connectedComponentsWithStats(things, connectivity=8)
    on_clay = np.bincount(labels[anywhere], minlength=len(stats))
    mostly = on_clay > MOSTLY_WITHIN * stats[:, cv2.CC_STAT_AREA]
    mostly[0] = False
    shown = mostly[labels]
    for own, rim in zip(outlines, rims, strict=True):
        inside = own > 0
        if np.count_nonzero(shown & inside) < SHOWN_SHARE * np.count_nonzero(inside):
            things = without(things, rim) | own
    return things


def unlike_around(picture: Image, usual: Image) -> Mask:
    """Mask of the pixels whose colour no shadow on the usual colour around them explains, 255."""
    seen = cv2.GaussianBlur(picture, (0, 0), AROUND_CALM_PX)
    same = shaded(usual, np.asarray(seen, np.uint8), tint=AROUND_TINT)
    return np.asarray(~same * np.uint8(255), dtype=np.uint8)


def may_be_creature(detection: Detection) -> bool:
    """Whether a piece has a creature's size, as a new creature must have."""
    longest = max(detection.wide_mm, detection.mask.shape[0] / detection.px_per_mm)
    fits = LEAST_CREATURE_MM2 < detection.area_mm2 < MOST_SIDE_MM2
    return fits and detection.tall_mm > LEAST_TALL_MM and longest < LONGEST_MM
