"""Creatures that were disturbed and still stand where they stood."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from calibration.arrays import Image, Mask
from vision.masks import widened
from vision.tracking.clay_finder import ClayFinder
from vision.tracking.come_off import come_off
from vision.tracking.detection import Detection, drawn
from vision.tracking.edge_match import Staying, staying
from vision.tracking.hypotheses import MOST_LOOK_OFF
from vision.tracking.joining import alike, is_whole, joined, look_off, parted
from vision.tracking.motion_episode import MotionEpisode
from vision.tracking.track import Track

WITHIN_SHARE: Final = 0.6
GROWN: Final = 1.25


@dataclass(frozen=True, slots=True, eq=False)
class Stayed:
    """A creature that still stands where it stood.

    Attributes:
        known: The creature.
        now: How it is seen; None where it could not be cut out.
        held: How its old picture fits.
        whole: Whether all of it is seen.
        beside: What came off it and touches it in the picture.
    """

    known: Track
    now: Detection | None
    held: Staying
    whole: bool
    beside: tuple[Detection, ...] = ()


def stayed_of(
    picture: Image,
    disturbed: Sequence[Track],
    parts: list[Detection],
    standing: Mask,
    unrest: MotionEpisode | None,
    finder: ClayFinder,
    other: Mask,
) -> tuple[list[Stayed], list[Detection]]:
    """Those that stand where they stood, and the parts that are none of theirs.

    Args:
        picture: The settled picture.
        disturbed: Those in question.
        parts: What lies where something is other.
        standing: (h, w) 255 where others stand.
        unrest: What happened in between.
        finder: Cuts out pieces.
        other: (h, w) 255 where it is other than the picture before.
    """
    exchanged = frozenset[int]().union(*unrest.exchanged()) if unrest else frozenset[int]()
    held: dict[int, Staying] = {}
    for known in (one for one in disturbed if not one.gone):
        others = [p for p in parts if look_off(known, p) > MOST_LOOK_OFF]
        hidden = widened(drawn(others, picture.shape) | standing, 2)
        held[known.track] = staying(known.edges, picture, hidden)
    stay = [
        k
        for k in disturbed
        if k.track in held
        and held[k.track].stays
        and (held[k.track].exact or not _may_be_exchanged(k, disturbed, unrest))
        and k.track not in exchanged
    ]
    stayed: list[Stayed] = []
    for known in stay:
        own = [p for p in parts if _is_of(p, known)]
        rest = [p for p in parts if not any(p is q for q in own)]
        now = joined(own, picture, finder)
        missed = any(k not in stay and alike(k, known) for k in disturbed)
        if now is not None and missed and now.area_px > GROWN * known.shown.area_px:
            now, others = parted(now, known, picture, finder)
            rest += others
        parts = rest
        whole = now is not None and is_whole(now, parts, standing, None)
        whole = whole and held[known.track].seen_share > 0.97
        beside: tuple[Detection, ...] = ()
        if now is not None and whole and known.whole:
            now, beside = come_off(now, known, picture, finder, other)
        stayed.append(Stayed(known, now, held[known.track], whole, beside))
    return stayed, parts


def _may_be_exchanged(
    known: Track, disturbed: Sequence[Track], unrest: MotionEpisode | None
) -> bool:
    """Whether another of its colour was off its place too: then its place alone tells nothing."""
    if unrest is None or known.track not in unrest.left_s:
        return False
    return any(
        other is not known and (other.gone or other.track in unrest.left_s) and alike(other, known)
        for other in disturbed
    )


def _is_of(part: Detection, known: Track) -> bool:
    if look_off(known, part) > MOST_LOOK_OFF:
        return False
    shape = (
        max(part.box[0].stop, known.shown.box[0].stop) + 8,
        max(part.box[1].stop, known.shown.box[1].stop) + 8,
    )
    old = widened(drawn([known.shown], shape), 3)
    return part.overlap_px(old) > WITHIN_SHARE * part.area_px
