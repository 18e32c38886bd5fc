"""Segment things on a table that was never seen empty: whatever is not of the table's own colour.

The table's colour changes slowly from place to place (lamp, window, lens), so it is modelled by a
quadratic in the picture's coordinates. A shadow keeps the direction of the colour vector and takes
away light; things have another direction, or are brighter than any part of the table.
"""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np

from calibration.arrays import MAD_SIGMA_ROUNDED, Flags, Floats, Floats32, Image, Mask
from calibration.model.printed import Boards
from calibration.model.projection import image_from_table
from calibration.model.similarity import moved_rigidly
from calibration.model.solution import Calibration
from vision.clay.ground_cells import may_show
from vision.ground_colours import NO_GROUND, GroundPalette

OFF_COLOUR_LEVELS: Final = 26.0
"""Distance in grey levels from the direction of the table's colour above which a pixel is a thing:
more than wood grain, and less than the palest clay seen."""

BRIGHTER_SPREADS: Final = 5.0
"""Brightness above the table's, in multiples of the grain's spread, that no part of an evenly lit
table exceeds. By trial."""

BRIGHTER_LEAST: Final = 0.2
"""Least excess over the table's brightness, as a share, for a pixel to be a thing, if the grain is
too even to measure. By trial."""

TABLE_BEYOND_BOARDS: Final = 1.15
"""Factor by which the table's region is larger than the extent of its boards."""

MARKER_MARGIN: Final = 0.45
"""Width of the white paper around a printed marker, as a share of its side."""

SQUARE_MARGIN: Final = 0.5
"""Width of the white paper around a board of squares, as a share of a square's side."""

FEWEST_PLACES: Final = 50
"""Fewest sampled pixels of the table beside its boards to which the table's colour is fitted; with
fewer the whole picture is used."""

_STEP_PX: Final = 8
"""Step in pixels at which the table's colour is sampled, as it varies slowly."""


CALM_PX: Final = 0.7
"""Sigma of the blur of a picture before it is compared with the bare table. By trial."""

PAPER_PERCENT: Final = 88
"""Percentile of the boards' brightness above which pixels are white paper and not ink."""

LEAST_SPREAD: Final = 3.0
"""Least spread of the table's colour in grey levels: the noise of a webcam. By trial."""


def board_quads_mm(boards: Boards) -> tuple[Floats, ...]:
    """Outlines (4, 3), in table mm, of the fixed boards with their white margins."""
    sheets = [
        _sheet_quad(s.squares_xy, s.square_mm, s.table_from_board)
        for s in boards.charuco
        if s.table_from_board is not None
    ]
    markers = [_widened(c) for board in boards.markers for c in board.markers.values()]
    return tuple(sheets + markers)


def paper_bgr(bgr: Image, boards: Boards, calibration: Calibration) -> Floats32:
    """The colour of the printed boards' white in this light, (3,) grey levels."""
    printed = _quads_mask(board_quads_mm(boards), calibration)
    if printed.shape != bgr.shape[:2]:
        return _paper_colour(np.zeros((0, 3), dtype=np.float32))
    return paper_of(bgr, printed)


def paper_of(bgr: Image, printed: Mask) -> Floats32:
    """The colour of the boards' white, (3,), from a mask (h, w) of the boards."""
    return np.maximum(_paper_colour(bgr[printed > 0].astype(np.float32)), np.float32(20.0))


class BareTable:
    """The table and its printed boards in the pictures of one calibration.

    Args:
        calibration: Calibration of the pictures.
        boards: What lies printed on the table.
        ground: Colours that were learned of this table's ground.

    Attributes:
        printed: (h, w) 255 where fixed boards are seen.
        region: (h, w) 255 where the table is seen between the boards and a little beyond.
    """

    def __init__(
        self, calibration: Calibration, boards: Boards, ground: GroundPalette = NO_GROUND
    ) -> None:
        self._ground = ground
        quads = board_quads_mm(boards)
        self.printed = _quads_mask(quads, calibration)
        self.region = _table_region_px(quads, calibration)
        width, height = calibration.size_wh
        self._small_wh = max(2, width // _STEP_PX), max(2, height // _STEP_PX)
        bare = self.region & ~self.printed
        use = cv2.resize(bare, self._small_wh, interpolation=cv2.INTER_NEAREST)
        self._use = (
            use > 0 if np.count_nonzero(use) >= FEWEST_PLACES else np.ones_like(use, dtype=bool)
        )
        self._terms = _terms(*self._small_wh)

    def things(self, bgr: Image) -> Mask:
        """Mask (h, w) of the pixels that show neither the table, nor its shadows, nor its boards.

        Args:
            bgr: A picture of the size that the calibration belongs to.
        """
        small = cv2.resize(bgr, self._small_wh, interpolation=cv2.INTER_AREA).astype(np.float64)
        weights, spread = _robust_fit(self._terms[self._use], small[self._use])
        usual = float(np.median(small[self._use].mean(axis=1)))
        brighter = 1 + max(BRIGHTER_LEAST, BRIGHTER_SPREADS * spread / max(usual, 1.0))
        size_wh = bgr.shape[1], bgr.shape[0]
        expected = cv2.resize((self._terms @ weights).astype(np.float32), size_wh)
        seen = cv2.GaussianBlur(bgr, (0, 0), CALM_PX).astype(np.float32)
        off2, light = _off_colour(seen, np.asarray(expected, dtype=np.float32))
        things = (off2 > OFF_COLOUR_LEVELS**2) | (light > brighter)
        self._keep_paper_off(things, bgr, off2)
        self._keep_ground_off(things, bgr, seen)
        return _tidied(things.astype(np.uint8) * 255)

    def _keep_paper_off(self, things: Flags, bgr: Image, off2: Floats32) -> None:
        """Remove paper and ink of printed boards from the things, however bright they are."""
        printed = self.printed > 0
        pixels = bgr[printed].astype(np.float32)
        paper = np.broadcast_to(_paper_colour(pixels), pixels.shape)
        off2_paper, _ = _off_colour(pixels, paper)
        most = OFF_COLOUR_LEVELS**2
        things[printed] &= (off2_paper > most) & (off2[printed] > most)

    def _keep_ground_off(self, things: Flags, bgr: Image, seen: Floats32) -> None:
        """Remove pixels that have a colour of this table's known ground."""
        if self._ground == NO_GROUND:
            return
        paper = paper_of(bgr, self.printed)
        things[things] = ~may_show(self._ground, seen[things], paper)


def _tidied(mask: Mask) -> Mask:
    near = np.ones((3, 3), np.uint8)
    opened = cv2.morphologyEx(mask, cv2.MORPH_OPEN, near)
    # Close dark lines, as between a can and its lid or in a limb's shadow: they do not separate
    # parts.
    return np.asarray(cv2.morphologyEx(opened, cv2.MORPH_CLOSE, near), dtype=np.uint8)


def _off_colour(seen: Floats32, expected: Floats32) -> tuple[Floats32, Floats32]:
    """Squared distance of each pixel from a colour's direction, and its brightness along it."""
    along, length = _dot(seen, expected), np.maximum(_dot(expected, expected), 1.0)
    light = along / length
    off2 = _dot(seen, seen) - along * light
    return np.asarray(off2, dtype=np.float32), np.asarray(light, dtype=np.float32)


def _dot(first: Floats32, second: Floats32) -> Floats32:
    """Dot product over a last axis of length three: faster term by term than as a sum."""
    return np.asarray(
        first[..., 0] * second[..., 0]
        + first[..., 1] * second[..., 1]
        + first[..., 2] * second[..., 2],
        dtype=np.float32,
    )


def _paper_colour(pixels: Floats32) -> Floats32:
    """Colour of the printed boards' white, (3,), as the median of their brightest pixels."""
    if not len(pixels):
        return np.full(3, 200.0, dtype=np.float32)
    level = pixels.min(axis=1)
    bright = pixels[level >= np.percentile(level, PAPER_PERCENT)]
    return np.asarray(np.median(bright, axis=0), dtype=np.float32)


def _sheet_quad(squares_xy: tuple[int, int], square_mm: float, table_from_board: Floats) -> Floats:
    margin = SQUARE_MARGIN * square_mm
    right, down = squares_xy[0] * square_mm + margin, squares_xy[1] * square_mm + margin
    corners = np.array(
        [[-margin, -margin, 0], [right, -margin, 0], [right, down, 0], [-margin, down, 0]]
    )
    return moved_rigidly(corners, table_from_board)


def _widened(corners_mm: Floats) -> Floats:
    centre = corners_mm.mean(axis=0)
    return np.asarray(centre + (corners_mm - centre) * (1 + 2 * MARKER_MARGIN))


def _quads_mask(quads: Sequence[Floats], calibration: Calibration) -> Mask:
    width, height = calibration.size_wh
    mask = np.zeros((height, width), dtype=np.uint8)
    for quad in quads:
        _fill(mask, quad, calibration)
    return np.asarray(cv2.dilate(mask, np.ones((5, 5), np.uint8)), dtype=np.uint8)


def _table_region_px(quads: Sequence[Floats], calibration: Calibration) -> Mask:
    width, height = calibration.size_wh
    mask = np.zeros((height, width), dtype=np.uint8)
    if not quads:
        mask[:] = 255
        return mask
    corners = np.vstack(quads)[:, :2]
    centre = corners.mean(axis=0)
    wide = (centre + (corners - centre) * TABLE_BEYOND_BOARDS).astype(np.float32)
    hull = cv2.convexHull(wide).reshape(-1, 2).astype(np.float64)
    _fill(mask, np.column_stack([hull, np.zeros(len(hull))]), calibration)
    return mask


def _fill(mask: Mask, corners_mm: Floats, calibration: Calibration) -> None:
    # Lens distortion bends edges, so each is drawn as twelve segments.
    along = np.linspace(0, 1, 12, endpoint=False)[:, None]
    ends = zip(corners_mm, np.roll(corners_mm, -1, axis=0), strict=True)
    edge = np.vstack([a + along * (b - a) for a, b in ends])
    pixels = image_from_table(edge, calibration)
    pixels = pixels[np.isfinite(pixels).all(axis=1)]
    if len(pixels) >= 3:
        cv2.fillPoly(mask, [np.round(pixels).astype(np.int32)], 255)


def _robust_fit(terms: Floats, wanted: Floats) -> tuple[Floats, float]:
    """Weights (6, 3) of the terms, and the spread of the residuals in grey levels.

    The fit is robust, so that things on the table have little weight.
    """
    off = np.abs(wanted - np.median(wanted, axis=0)).max(axis=1)
    weight = np.exp(-((off / 25) ** 2)) + 1e-6
    weights, spread = np.zeros((6, 3)), 4.0
    for _ in range(8):
        weighted = terms * (weight**2)[:, None]
        weights = np.linalg.solve(weighted.T @ terms, weighted.T @ wanted)
        off = np.abs(wanted - terms @ weights).max(axis=1)
        spread = max(LEAST_SPREAD, MAD_SIGMA_ROUNDED * float(np.median(off)))
        weight = (off < 3 * spread) * np.exp(-((off / (2 * spread)) ** 2) / 2) + 1e-6
    return np.asarray(weights), spread


def _terms(width: int, height: int) -> Floats:
    y, x = np.mgrid[:height, :width].astype(np.float64)
    x, y = 2 * (x + 0.5) / width - 1, 2 * (y + 0.5) / height - 1
    return np.stack([np.ones_like(x), x, y, x * x, x * y, y * y], axis=-1)
