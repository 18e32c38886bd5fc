"""The volume of a whole thing, from a picture from above and one from the side with a coin."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Final, Literal, TypeAlias, get_args

import cv2
import numpy as np

from calibration.arrays import Floats, Image
from calibration.detect.discs.ellipse import Ellipse
from calibration.detect.discs.find import DiscSeen, find_discs
from calibration.failure import CalibrationFailed
from calibration.model.printed import Disc
from vision.portions.coin import LEAST_CLEAR, clear_all_round
from vision.portions.colours import Mask, log_colours
from vision.portions.from_above import cut_from_above
from vision.portions.from_side import cut_from_side, looks_of
from vision.portions.learned import LEARNED, Learned
from vision.portions.masks import outline_of
from vision.portions.plate import plate_of
from vision.portions.support import is_on, of_board, of_plate
from vision.portions.volume import (
    FromAbove,
    FromSide,
    PortionShape,
    from_above,
    from_side,
    shape_of,
)
from vision.sightings import Estimate, Evidence

PortionFlag: TypeAlias = Literal["hollow", "bent", "piled", "flat", "unclear", "pictures_disagree"]
"""hollow: a hole in it; bent: far from filling its outline; piled: many lumps with air between;
flat: its height is small, and seen aslant; unclear: parts of its outline from the side are not
seen; pictures_disagree: the two do not show one shape."""

RefusalCause: TypeAlias = Literal[
    "portion/two_pictures",
    "portion/not_found_above",
    "portion/not_found_beside",
    "portion/cut_by_edge",
    "portion/pictures_disagree",
]

MENDS: Final[dict[RefusalCause, str]] = {
    "portion/two_pictures": (
        "give a picture from above and one from the side, in this order, each with the coin in it"
    ),
    "portion/not_found_above": (
        "take the picture from above again: the thing in the middle, on a plate or table of"
        " another colour, in even light"
    ),
    "portion/not_found_beside": (
        "take the picture from the side again, and give it second: the thing before a plain wall"
        " of another colour, in even light"
    ),
    "portion/cut_by_edge": "take the picture again with all of the thing in it",
    "portion/pictures_disagree": (
        "take both pictures again, of the same thing lying the same way, the coin close to it"
    ),
}


@dataclass(frozen=True, slots=True)
class PortionSeen:
    """A thing measured from a picture from above and one from the side.

    Attributes:
        volume_ml: Its volume, as if it were whole; air between lumps is taken off where flagged.
        height_mm: How high it is.
        width_mm: Its largest width seen from above.
        flags: What makes its volume doubtful; already in its sigma.
        evidence: Its outline in the picture from above.
    """

    kind: ClassVar[str] = "portion"
    volume_ml: Estimate
    height_mm: Estimate
    width_mm: Estimate
    flags: tuple[PortionFlag, ...] = ()
    evidence: Evidence = field(default_factory=Evidence)


class PortionRefused(Exception):
    """The pictures were read, but the thing's volume cannot be told from them."""

    def __init__(self, cause: RefusalCause) -> None:
        self.cause = cause
        self.mend = MENDS[cause]
        super().__init__(f"{cause}: {self.mend}")


CAUSES: Final[tuple[str, ...]] = get_args(RefusalCause)
FLAGS: Final[tuple[str, ...]] = get_args(PortionFlag)


COIN_MENDS: Final = {
    "from above": (
        "take the picture from above again, the coin lying beside the thing, whole and well lit"
    ),
    "from the side": (
        "take the picture from the side again, the coin standing beside the thing, facing the"
        " camera, whole and well lit"
    ),
}

LENGTH_PX: Final = 400
"""Outlines are cut out of pictures of this length."""


@dataclass(frozen=True, slots=True)
class PortionTuning:
    """When a portion is told, and how surely.

    By trial on the food photographs; guarded by tests/vision/portions/test_weigh.py, and the
    portions in docs/accuracy.md. What was fitted to volumes is in `learned.py`.
    """

    widths: tuple[float, float] = (0.75, 1.10)
    """A thing's width from the side is at least so much of its least from above, and at most so
    much of its largest, as it is seen from nearer."""

    other_widths: tuple[tuple[float, float], ...] = ((0.4, 0.75), (1.1, 2.0))
    """The same of another thing: it is looked for where no thing of the right width is seen."""

    least_coins: float = 0.9
    """Of the coin's area: what is smaller is no portion but a stalk, a crumb or a gleam."""

    least_px: int = 60
    """Pixels; smaller cuts are noise."""

    disagreeing_sigma: float = 0.10
    """The same for each sigma by which the pictures disagree."""

    size_sigma: float = 0.06
    """Sigma of ln of height and width: what the scales leave."""

    piled_notches: int = 5
    """So many notches or more: a pile of lumps."""

    piled_solidity: float = 0.9
    """And less solid than this: its area from above by its convex hull's."""

    bent_solidity: float = 0.88
    """Less of the convex hull, in one picture: bent."""

    clear: float = 1.05
    """Clearness of the outline from the side below which it is unclear; whole things reach 1.1 to
    1.5."""

    least_clear: float = 0.75
    """Below this nothing was found."""

    least_clear_low: float = 0.97
    """The same of what is low: one edge that is taken for another may be half its height."""

    flat_slant: float = 0.10
    """Sigma of ln of the height by the slant, from which on a thing is flat."""

    flat_height: float = 0.5
    """Of the width from the side: lower is flat."""

    disagreement: float = 1.0
    """Sigmas between both pictures' widths, from which on a word is said."""

    disagreement_cost: float = 0.1
    """Of one sigma squared of it, in units of a line's worth, where there is more than one choice
    of what the thing is."""

    most_disagreement: float = 1.5
    """Sigmas from which on nothing is told: whichever of the two is wrong, the volume is. Whole
    things seldom reach it, as the widths from above leave room for any side."""


TUNING: Final = PortionTuning()


@dataclass(frozen=True, slots=True, eq=False)
class PortionCut:
    """What both pictures show of a thing, before anything is made of it.

    Attributes:
        top: Its outline from above.
        side: Its outline from the side.
        mm_per_px: At the coin, in the one and in the other picture.
        clear: How clear its outline from the side is.
        on_plate: Whether it lies on a plate.
        outline_px: (N, 2) from above, in the picture as it came.
        beside_px: The same from the side.
    """

    top: FromAbove
    side: FromSide
    mm_per_px: tuple[float, float]
    clear: float
    on_plate: bool
    outline_px: Floats
    beside_px: Floats


def weigh_portion(above: Image, beside: Image, discs: Sequence[Disc]) -> PortionSeen:
    """The volume of the thing that both pictures show.

    Args:
        above: From straight above, the coin lying beside the thing, (h, w, 3) uint8.
        beside: From the side, the coin standing beside it.
        discs: The coins in both pictures.

    Raises:
        CalibrationFailed: A coin is not found in one of the pictures.
        PortionRefused: The thing is not, or the pictures contradict each other.
    """
    return told(cut_portion(above, beside, discs))


def cut_portion(above: Image, beside: Image, discs: Sequence[Disc]) -> PortionCut:
    """The outlines of the thing that both pictures show; arguments as of `weigh_portion`.

    Raises:
        CalibrationFailed: A coin is not found in one of the pictures.
        PortionRefused: The thing is not.
    """
    coins = _coin(above, discs, "from above"), _coin(beside, discs, "from the side")
    _check_coin(above, coins[0])
    tops, sides = _small(above, coins[0]), _small(beside, coins[1])
    found = [_beside(top, tops, sides) for top in _above(tops)]
    best = max(found, key=lambda one: one.worth)
    if not _is_clear(best):
        other = _of_any_width(best.top, tops, sides)
        raise PortionRefused("portion/pictures_disagree" if other else "portion/not_found_beside")
    _check(best.mask, "portion/not_found_beside")
    side = from_side(best.mask)
    outlines = tops.as_it_came(best.top.mask), sides.as_it_came(best.mask)
    scales = tops.mm_per_px, sides.mm_per_px
    return PortionCut(best.top.seen, side, scales, best.clear, best.top.on_plate, *outlines)


@dataclass(frozen=True, slots=True, eq=False)
class _Small:
    """A picture of `LENGTH_PX`, the one as it came, and the coin in the small one."""

    bgr: Image
    whole: Image
    rim: Ellipse
    mm_per_px: float

    def as_it_came(self, mask: Mask) -> Floats:
        """A mask's outline in the picture as it came."""
        return (outline_of(mask) + 0.5) * max(self.whole.shape[:2]) / LENGTH_PX - 0.5


@dataclass(frozen=True, slots=True, eq=False)
class _Top:
    """What may be the thing in the picture from above."""

    mask: Mask
    seen: FromAbove
    on_plate: bool


@dataclass(frozen=True, slots=True, eq=False)
class _Pair:
    """What may be the thing in both pictures; the mask and its clearness are from the side."""

    top: _Top
    mask: Mask
    clear: float
    worth: float


def _small(bgr: Image, coin: DiscSeen) -> _Small:
    rim = coin.ellipse.scaled(LENGTH_PX / max(bgr.shape[:2]))
    return _Small(_sized(bgr), bgr, rim, _mm_per_px(coin, rim))


def _above(tops: _Small) -> list[_Top]:
    """What may be the thing: what lies there, and what lies on that as on a board.

    Raises:
        PortionRefused: Nothing may be it.
    """
    plate = plate_of(tops.bgr, tops.rim)
    support = None if plate is None else of_plate(plate, tops.bgr.shape)
    mask = cut_from_above(tops.bgr, tops.whole, tops.rim, support)
    masks = [mask]
    board = of_board(mask, tops.rim) if plate is None else None
    if board is not None:
        on_board = cut_from_above(tops.bgr, tops.whole, tops.rim, board)
        if is_on(board, on_board, tops.rim):
            # A board that holds the coin is no portion.
            masks = [on_board] if board.holds(tops.rim.centre_px) else [mask, on_board]
    for one in masks:
        _check(one, "portion/not_found_above")
        if one.sum() < TUNING.least_coins * np.pi * tops.rim.half_axes_px[0] ** 2:
            raise PortionRefused("portion/not_found_above")
    return [_Top(one, from_above(one), plate is not None) for one in masks]


def _is_clear(pair: _Pair) -> bool:
    if pair.mask.sum() < TUNING.least_px:
        return False
    low = _is_low(from_side(pair.mask))
    return pair.clear >= (TUNING.least_clear_low if low else TUNING.least_clear)


def _of_any_width(top: _Top, tops: _Small, sides: _Small) -> bool:
    """Whether something stands there clearly, but is wider or narrower than from above."""
    scales = tops.mm_per_px, sides.mm_per_px
    for widths in TUNING.other_widths:
        mask, clear = _side_cut(top, tops, sides, widths)
        if clear < TUNING.clear or mask.sum() < TUNING.least_px:
            continue
        shape = shape_of(top.seen, from_side(mask), scales, LENGTH_PX, on_plate=top.on_plate)
        if shape.disagreement > TUNING.most_disagreement:
            return True
    return False


def _side_cut(
    top: _Top, tops: _Small, sides: _Small, widths: tuple[float, float]
) -> tuple[Mask, float]:
    """What stands there and is so wide, in shares of its least and its largest width from above."""
    per_coin = tops.mm_per_px / sides.mm_per_px
    least, most = float(top.seen.widths.min()) * per_coin, float(top.seen.widths.max()) * per_coin
    looks = looks_of(log_colours(tops.bgr), top.mask)
    return cut_from_side(
        sides.bgr, sides.whole, sides.rim, (widths[0] * least, widths[1] * most), looks
    )


def _beside(top: _Top, tops: _Small, sides: _Small) -> _Pair:
    """What in the picture from the side goes with what was found from above."""
    mask, clear = _side_cut(top, tops, sides, TUNING.widths)
    if not mask.any():
        return _Pair(top, mask, clear, clear)
    scales = tops.mm_per_px, sides.mm_per_px
    shape = shape_of(top.seen, from_side(mask), scales, LENGTH_PX, on_plate=top.on_plate)
    return _Pair(top, mask, clear, clear - TUNING.disagreement_cost * shape.disagreement**2)


def told(cut: PortionCut, learned: Learned = LEARNED) -> PortionSeen:
    """What is made of both outlines.

    Raises:
        PortionRefused: They contradict each other.
    """
    shape = shape_in(cut, learned)
    if shape.disagreement > TUNING.most_disagreement:
        raise PortionRefused("portion/pictures_disagree")
    evidence = Evidence(outline_px=tuple((float(x), float(y)) for x, y in cut.outline_px))
    return _told(shape, flags_of(shape, cut), cut.clear, learned, evidence)


def shape_in(cut: PortionCut, learned: Learned = LEARNED) -> PortionShape:
    """Size and volume by both outlines."""
    return shape_of(
        cut.top, cut.side, cut.mm_per_px, LENGTH_PX, on_plate=cut.on_plate, learned=learned
    )


def _told(
    shape: PortionShape,
    flags: tuple[PortionFlag, ...],
    clear: float,
    learned: Learned,
    evidence: Evidence,
) -> PortionSeen:
    volume = shape.volume_ml * (learned.piled_filling if "piled" in flags else 1.0)
    sigma = volume * volume_sigma(shape, flags, clear, learned)
    return PortionSeen(
        Estimate(volume, sigma),
        Estimate(
            shape.height_mm, shape.height_mm * float(np.hypot(TUNING.size_sigma, shape.slant_sigma))
        ),
        Estimate(shape.width_mm, shape.width_mm * TUNING.size_sigma),
        flags,
        evidence,
    )


def volume_sigma(
    shape: PortionShape, flags: tuple[PortionFlag, ...], clear: float, learned: Learned
) -> float:
    """Sigma of ln of the volume."""
    parts = [learned.model_sigma, shape.scale_sigma, shape.slant_sigma]
    parts += [learned.piled_sigma] * ("piled" in flags)
    parts += [learned.flat_sigma] * ("flat" in flags)
    parts += [learned.bent_sigma] * ("bent" in flags or "hollow" in flags)
    parts += [learned.unclear_sigma * (TUNING.clear - clear)] * ("unclear" in flags)
    parts += [TUNING.disagreeing_sigma * shape.disagreement] * ("pictures_disagree" in flags)
    return float(np.sqrt(np.sum(np.square(parts))))


def _is_low(side: FromSide) -> bool:
    return side.height < TUNING.flat_height * side.width


def flags_of(shape: PortionShape, cut: PortionCut) -> tuple[PortionFlag, ...]:
    """What makes a volume doubtful."""
    top, side = cut.top, cut.side
    piled = top.notches >= TUNING.piled_notches and top.solidity < TUNING.piled_solidity
    bent = min(top.solidity, side.solidity) < TUNING.bent_solidity and not piled
    told: tuple[tuple[PortionFlag, bool], ...] = (
        ("piled", piled),
        ("bent", bent),
        ("hollow", top.hole > 0),
        ("flat", _is_low(side) or shape.slant_sigma > TUNING.flat_slant),
        ("unclear", cut.clear < TUNING.clear),
        ("pictures_disagree", shape.disagreement > TUNING.disagreement),
    )
    return tuple(flag for flag, holds in told if holds)


def _check(mask: Mask, cause: str) -> None:
    if mask.sum() < TUNING.least_px:
        raise PortionRefused(
            "portion/not_found_above" if "above" in cause else "portion/not_found_beside"
        )
    edges = (mask[0], mask[-1], mask[:, 0], mask[:, -1])
    if max(int(edge.sum()) for edge in edges) > 0.3 * np.sqrt(mask.sum()):
        raise PortionRefused("portion/cut_by_edge")


def _coin(bgr: Image, discs: Sequence[Disc], where: str) -> DiscSeen:
    try:
        return find_discs(bgr, discs, facing=True)[0]
    except CalibrationFailed as failed:
        detail = f"the picture {where}: {failed.detail}" if failed.detail else ""
        raise CalibrationFailed(failed.cause, detail=detail, mend=COIN_MENDS[where]) from failed


def _check_coin(bgr: Image, coin: DiscSeen) -> None:
    """From the side a coin hardly differs from what it stands before; from above it does."""
    if clear_all_round(bgr, coin.ellipse) < LEAST_CLEAR:
        where = "from above"
        detail = f"the picture {where}: the coin is blurred, cut off, or hardly unlike the table"
        raise CalibrationFailed("disc/not_found", detail=detail, mend=COIN_MENDS[where])


def _mm_per_px(coin: DiscSeen, rim: Ellipse) -> float:
    """By both axes: a coin that faces the camera is round, and longer by its shadow or its wall."""
    longer, shorter = rim.half_axes_px
    return float(coin.disc.diameter_mm / (2 * np.sqrt(longer * shorter)))


def _sized(bgr: Image) -> Image:
    scale = LENGTH_PX / max(bgr.shape[:2])
    way = cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC
    return np.asarray(cv2.resize(bgr, None, fx=scale, fy=scale, interpolation=way), dtype=np.uint8)
