"""Creatures that were disturbed and have not moved."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from calibration.arrays import Image, Mask
from vision.masks import widened
from vision.tracking.clay_finder import ClayFinder
from vision.tracking.detection import Detection, drawn
from vision.tracking.edge_match import Staying, staying
from vision.tracking.joining import alike, is_whole, joined, look_off, parted
from vision.tracking.motion_episode import MotionEpisode
from vision.tracking.new_lumps import come_off
from vision.tracking.pair_score import MOST_LOOK_OFF
from vision.tracking.track import Track

SEEN_WHOLE: Final = 0.97
"""Share of a creature's edges that are seen if nothing hides any of it: noise hides the rest. By
trial."""

WITHIN_SHARE: Final = 0.6
"""Share of a piece that lies within the old outline if it belongs to that creature. By trial."""

GROWN: Final = 1.25
"""Factor on a creature's old area beyond which a piece contains another creature. Found by
trial."""


@dataclass(frozen=True, slots=True, eq=False)
class Stayed:
    """A creature that has not moved.

    Attributes:
        known: The creature.
        now: How it is seen; None if it could not be cut out.
        held: How well its old picture fits.
        whole: Whether all of it is seen.
        beside: Pieces that came off it and touch it in the picture.
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
    episode: MotionEpisode | None,
    finder: ClayFinder,
    other: Mask,
) -> tuple[list[Stayed], list[Detection]]:
    """Creatures that have not moved, and the parts that belong to none of them.

    Args:
        picture: The settled picture.
        disturbed: Those in question.
        parts: Pieces where something differs.
        standing: (h, w) 255 where others stand.
        episode: What happened in between.
        finder: Cuts out pieces.
        other: (h, w) 255 where it differs from the picture before.
    """
    exchanged = frozenset[int]().union(*episode.exchanged()) if episode else frozenset[int]()
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
        and (held[k.track].exact or not _may_be_exchanged(k, disturbed, episode))
        and k.track not in exchanged
    ]
    stayed: list[Stayed] = []
    for known in stay:
        own = [p for p in parts if _is_of(p, known)]
        rest = [p for p in parts if not any(p is q for q in own)]
        now = joined(own, picture, finder)
        missed = any(k not in stay and alike(k, known) for k in disturbed)
        if now is not None and missed and now.area_px > GROWN * known.detection.area_px:
            now, others = parted(now, known, picture, finder)
            rest += others
        parts = rest
        whole = now is not None and is_whole(now, parts, standing, None)
        whole = whole and held[known.track].seen_share > SEEN_WHOLE
        beside: tuple[Detection, ...] = ()
        if now is not None and whole and known.whole:
            now, beside = come_off(now, known, picture, finder, other)
        stayed.append(Stayed(known, now, held[known.track], whole, beside))
    return stayed, parts


def _may_be_exchanged(
    known: Track, disturbed: Sequence[Track], episode: MotionEpisode | None
) -> bool:
    """Whether another one of its colour left its place too: then its place alone proves nothing."""
    if episode is None or known.track not in episode.whereabouts.left_s:
        return False
    return any(
        other is not known
        and (other.gone or other.track in episode.whereabouts.left_s)
        and alike(other, known)
        for other in disturbed
    )


def _is_of(part: Detection, known: Track) -> bool:
    if look_off(known, part) > MOST_LOOK_OFF:
        return False
    shape = (
        max(part.box[0].stop, known.detection.box[0].stop) + 8,
        max(part.box[1].stop, known.detection.box[1].stop) + 8,
    )
    old = widened(drawn([known.detection], shape), 3)
    return part.shared_px(old) > WITHIN_SHARE * part.area_px
