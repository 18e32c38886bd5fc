"""Segment a thing in both pictures, from above and from the side; both results must agree.

from above: candidates that lie     from the side: for each of them, what stands there
there, and candidates on top    ->  with the right width; the clearest pair is taken. If none
of those, as on a board             is clear, things of any width are searched for as well
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Flags, Floats, Image
from calibration.detect.discs.ellipse import Ellipse
from calibration.detect.discs.find import DiscSeen, find_discs
from calibration.failure import CalibrationFailed
from calibration.model.printed import Disc
from vision.portions.colours import Map, log_colours
from vision.portions.from_above import cut_from_above
from vision.portions.from_side import cut_from_side, looks_of
from vision.portions.learned import LEARNED, LearnedPortions
from vision.portions.masks import contrast_along, open_along, outline_of
from vision.portions.plate import plate_of
from vision.portions.refusal import COIN_MENDS, PortionRefused, RefusalCause
from vision.portions.support import is_on, of_board, of_plate
from vision.portions.volume import (
    FromAbove,
    FromSide,
    PortionShape,
    from_above,
    from_side,
    shape_of,
)

LENGTH_PX: Final = 400
"""Length in pixels to which pictures are scaled before outlines are searched for."""

COIN_WINDOW: Final = 2.0
"""Size of the window around the coin, in its radii: its rim, its shadow and the table beyond."""

LEAST_COIN_CLEAR: Final = 0.5
"""Least contrast along the coin's rim from above, 0 to 1; with less, the coin is not fully visible.
By trial on food photographs: 0.36 and 0.37 at two blurred coins that were measured 11 % and 30 %
too small, 0.63 and more at the others."""


@dataclass(frozen=True, slots=True)
class PairTuning:
    """What is segmented in both pictures, and when the result is refused.

    By trial on the food photographs; guarded by tests/vision/portions/test_weigh.py and
    test_drawn.py, and the portions in docs/accuracy.md.
    """

    widths: tuple[float, float] = (0.75, 1.10)
    """Factors on the least and on the largest width from above that limit a thing's width from the
    side, because it is seen from nearer."""

    other_widths: tuple[tuple[float, float], ...] = ((0.4, 0.75), (1.1, 2.0))
    """Ranges of another thing's width from the side, as shares of the least and the largest width
    from above: narrower, and wider. It is searched if no thing of the right width is visible."""

    least_coins: float = 0.9
    """Least area of a portion, in areas of the coin: anything smaller is a stalk, a crumb or a
    highlight."""

    most_open: float = 0.2
    """Largest share of the outline from above without contrast to the outside: white on a white
    plate, or a shadow that was included. Two food outlines of the wrong size reach 0.4, others
    0.08."""

    cut_off: float = 0.3
    """Pixels of one edge of the picture inside a mask, over the root of the mask's area, above
    which that edge cuts the thing."""

    least_px: int = 60
    """Fewest pixels of a mask; smaller ones are noise."""

    clear: float = 1.05
    """Clearness of the outline from the side below which it is unclear; whole things reach 1.1 to
    1.5."""

    least_clear: float = 0.75
    """Clearness of the outline from the side below which nothing was found."""

    least_clear_low: float = 0.97
    """Clearness of the outline from the side below which nothing was found, if the thing is low:
    one edge mistaken for another may be half the height."""

    flat_height: float = 0.5
    """Height over width from the side below which a thing is low."""

    disagreement_cost: float = 0.1
    """Cost of one squared sigma of disagreement, in units of a contour's score, if there are
    several candidates for the thing."""

    most_disagreement: float = 1.5
    """Disagreement in sigmas above which the pair is refused: if one of the outlines is wrong, so
    is the volume. Whole things seldom reach it, because the widths from above leave room for any
    side."""


TUNING: Final = PairTuning()


@dataclass(frozen=True, slots=True, eq=False)
class PortionCut:
    """Outlines of a thing in both pictures, before they are measured.

    Attributes:
        top: Its outline from above.
        side: Its outline from the side.
        mm_per_px: Scale at the coin, from above and from the side.
        clear: Clearness of its outline from the side.
        on_plate: Whether it lies on a plate.
        outline_px: (N, 2) outline from above, in the original picture.
        beside_px: (N, 2) outline from the side, in the original picture.
    """

    top: FromAbove
    side: FromSide
    mm_per_px: tuple[float, float]
    clear: float
    on_plate: bool
    outline_px: Floats
    beside_px: Floats


def cut_portion(above: Image, beside: Image, discs: Sequence[Disc]) -> PortionCut:
    """The outlines of the thing that both pictures show; arguments as for `weigh_portion`.

    Raises:
        CalibrationFailed: A coin is not found in one of the pictures.
        PortionRefused: The thing is not found.
    """
    coins = _find_coin(above, discs, "from above"), _find_coin(beside, discs, "from the side")
    _check_coin(above, coins[0])
    tops, sides = _scaled_picture(above, coins[0]), _scaled_picture(beside, coins[1])
    found = [_match_from_side(top, tops, sides) for top in _candidates_above(tops)]
    best = max(found, key=lambda one: one.worth)
    if not _is_clear(best):
        other = _of_any_width(best.top, tops, sides)
        raise PortionRefused("portion/pictures_disagree" if other else "portion/not_found_beside")
    if _is_cut_off(best.mask):
        raise PortionRefused("portion/cut_by_edge")
    side = from_side(best.mask)
    outlines = tops.as_it_came(best.top.mask), sides.as_it_came(best.mask)
    scales = tops.mm_per_px, sides.mm_per_px
    return PortionCut(best.top.seen, side, scales, best.clear, best.top.on_plate, *outlines)


@dataclass(frozen=True, slots=True, eq=False)
class _ScaledPicture:
    """A picture scaled to `LENGTH_PX`, its colours, the original, and the coin (scaled)."""

    bgr: Image
    colours: Map
    whole: Image
    rim: Ellipse
    mm_per_px: float

    def as_it_came(self, mask: Flags) -> Floats:
        """A mask's outline in the original picture."""
        return np.asarray((outline_of(mask) + 0.5) * max(self.whole.shape[:2]) / LENGTH_PX - 0.5)


@dataclass(frozen=True, slots=True, eq=False)
class _Top:
    """A candidate for the thing in the picture from above."""

    mask: Flags
    seen: FromAbove
    on_plate: bool


@dataclass(frozen=True, slots=True, eq=False)
class _Pair:
    """A candidate for the thing in both pictures; mask and clearness are from the side."""

    top: _Top
    mask: Flags
    clear: float
    worth: float


def _scaled_picture(bgr: Image, coin: DiscSeen) -> _ScaledPicture:
    rim = coin.ellipse.scaled(LENGTH_PX / max(bgr.shape[:2]))
    small = _at_length(bgr)
    return _ScaledPicture(small, log_colours(small), bgr, rim, _mm_per_px(coin, rim))


def _candidates_above(tops: _ScaledPicture) -> list[_Top]:
    """Candidates for the thing from above: what lies there, and what lies on that as on a board.

    Raises:
        PortionRefused: There is no candidate.
    """
    plate = plate_of(tops.bgr, tops.rim)
    support = None if plate is None else of_plate(plate, tops.bgr.shape)
    mask = cut_from_above(tops.bgr, tops.whole, tops.rim, support)
    masks = [mask]
    board = of_board(mask, tops.rim) if plate is None else None
    if board is not None:
        on_board = cut_from_above(tops.bgr, tops.whole, tops.rim, board)
        # Whatever the coin lies on is not a portion.
        masks = [] if board.holds(tops.rim.centre_px) else [mask]
        masks += [on_board] * is_on(board, on_board, tops.rim)
    faults = [_fault_above(one, tops) for one in masks]
    good = [one for one, fault in zip(masks, faults, strict=True) if fault is None]
    if not good:
        raise PortionRefused(next((k for k in faults if k), "portion/not_found_above"))
    return [_Top(one, from_above(one), plate is not None) for one in good]


def _fault_above(mask: Flags, tops: _ScaledPicture) -> RefusalCause | None:
    """Why a mask from above cannot be the thing."""
    least = max(TUNING.least_px, TUNING.least_coins * np.pi * tops.rim.half_axes_px[0] ** 2)
    if mask.sum() < least:
        return "portion/not_found_above"
    if _is_cut_off(mask):
        return "portion/cut_by_edge"
    is_open = open_along(mask, tops.colours) > TUNING.most_open
    return "portion/not_found_above" if is_open else None


def _is_clear(pair: _Pair) -> bool:
    if pair.mask.sum() < TUNING.least_px:
        return False
    low = is_low(from_side(pair.mask))
    return pair.clear >= (TUNING.least_clear_low if low else TUNING.least_clear)


def _of_any_width(top: _Top, tops: _ScaledPicture, sides: _ScaledPicture) -> bool:
    """Whether something clear stands there that is wider or narrower than the thing from above."""
    for widths in TUNING.other_widths:
        mask, clear = _side_cut(top, tops, sides, widths)
        if clear < TUNING.clear or mask.sum() < TUNING.least_px:
            continue
        if contradicts(_shape(top, mask, tops, sides)):
            return True
    return False


def _side_cut(
    top: _Top, tops: _ScaledPicture, sides: _ScaledPicture, widths: tuple[float, float]
) -> tuple[Flags, float]:
    """Segment what stands there, with limits of the width as shares of those from above."""
    per_coin = tops.mm_per_px / sides.mm_per_px
    least, most = float(top.seen.widths.min()) * per_coin, float(top.seen.widths.max()) * per_coin
    looks = looks_of(tops.colours, top.mask)
    return cut_from_side(
        sides.bgr, sides.whole, sides.rim, (widths[0] * least, widths[1] * most), looks
    )


def _match_from_side(top: _Top, tops: _ScaledPicture, sides: _ScaledPicture) -> _Pair:
    """The candidate in the picture from the side that matches the one from above."""
    mask, clear = _side_cut(top, tops, sides, TUNING.widths)
    if not mask.any():
        return _Pair(top, mask, clear, clear)
    shape = _shape(top, mask, tops, sides)
    return _Pair(top, mask, clear, clear - TUNING.disagreement_cost * shape.disagreement**2)


def _shape(top: _Top, mask: Flags, tops: _ScaledPicture, sides: _ScaledPicture) -> PortionShape:
    """The size and volume of a thing from its masks from above and from the side."""
    scales = tops.mm_per_px, sides.mm_per_px
    return shape_of(top.seen, from_side(mask), scales, LENGTH_PX, on_plate=top.on_plate)


def shape_in(cut: PortionCut, learned: LearnedPortions = LEARNED) -> PortionShape:
    """Size and volume from both outlines."""
    return shape_of(
        cut.top, cut.side, cut.mm_per_px, LENGTH_PX, on_plate=cut.on_plate, learned=learned
    )


def contradicts(shape: PortionShape) -> bool:
    """Whether the two pictures contradict each other."""
    return shape.disagreement > TUNING.most_disagreement


def how_unclear(clear: float) -> float:
    """Amount by which an outline's clearness from the side falls short; 0 if it does not."""
    return max(0.0, TUNING.clear - clear)


def is_low(side: FromSide) -> bool:
    """Whether the outline from the side is low for its width."""
    return side.height < TUNING.flat_height * side.width


def _is_cut_off(mask: Flags) -> bool:
    """Whether the picture's edge cuts the thing."""
    edges = (mask[0], mask[-1], mask[:, 0], mask[:, -1])
    return bool(max(int(edge.sum()) for edge in edges) > TUNING.cut_off * np.sqrt(mask.sum()))


def _find_coin(bgr: Image, discs: Sequence[Disc], where: str) -> DiscSeen:
    try:
        return find_discs(bgr, discs, facing=True)[0]
    except CalibrationFailed as failed:
        detail = f"the picture {where}: {failed.detail}" if failed.detail else ""
        raise CalibrationFailed(failed.cause, detail=detail, mend=COIN_MENDS[where]) from failed


def _check_coin(bgr: Image, coin: DiscSeen) -> None:
    """Check the coin from above; from the side a coin hardly differs from its background.

    Every volume goes with the third power of the coin's size, and a coin that is blurred or cut off
    may show inner rings that are clearer than its rim.
    """
    if clear_all_round(bgr, coin.ellipse) < LEAST_COIN_CLEAR:
        where = "from above"
        detail = f"the picture {where}: the coin is blurred, cut off, or hardly unlike the table"
        raise CalibrationFailed("disc/not_found", detail=detail, mend=COIN_MENDS[where])


def clear_all_round(bgr: Image, rim: Ellipse) -> float:
    """Contrast of a coin's rim (px) to the table, seen from above, 0 to 1."""
    reach = COIN_WINDOW * rim.half_axes_px[0]
    first = np.maximum(np.floor(rim.centre_px - reach), 0).astype(int)
    last = np.ceil(rim.centre_px + reach).astype(int) + 1
    window = bgr[first[1] : last[1], first[0] : last[0]]
    inside = rim.shifted(-first).inside((window.shape[0], window.shape[1]))
    return contrast_along(inside, log_colours(window))


def _mm_per_px(coin: DiscSeen, rim: Ellipse) -> float:
    """Scale by both axes: a coin that faces the camera is round, plus its shadow or edge."""
    longer, shorter = rim.half_axes_px
    return float(coin.disc.diameter_mm / (2 * np.sqrt(longer * shorter)))


def _at_length(bgr: Image) -> Image:
    scale = LENGTH_PX / max(bgr.shape[:2])
    way = cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC
    return np.asarray(cv2.resize(bgr, None, fx=scale, fy=scale, interpolation=way), dtype=np.uint8)
