"""Find the creatures that were disturbed but have not moved."""

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
"""A creature of whose edge pixels more than this share is visible is seen whole. By trial."""

WITHIN_SHARE: Final = 0.6
"""A piece belongs to a creature if more than this share of it lies within the old outline. By
trial."""

GROWN: Final = 1.25
"""A piece larger than a creature was by more than this factor contains another creature too. Found
by trial."""


@dataclass(frozen=True, slots=True, eq=False)
class Stayed:
    """A creature that has not moved.

    Attributes:
        known: The creature as it was before.
        now: Its piece; None if none was segmented.
        held: How well its old picture fits the new one.
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
    """Find the disturbed creatures that have not moved, and their pieces.

    Args:
        picture: The settled picture.
        disturbed: The creatures that may have moved.
        parts: Pieces where the picture differs from the one before.
        standing: (h, w) 255 on creatures that were not disturbed.
        episode: What happened in between; None for the first picture.
        finder: Segments pieces.
        other: (h, w) 255 where the picture differs from the one before.

    Returns:
        The creatures that stayed, and the pieces that belong to none of them.
    """
    held: dict[int, Staying] = {}
    for known in (one for one in disturbed if not one.gone):
        others = [p for p in parts if look_off(known, p) > MOST_LOOK_OFF]
        hidden = widened(drawn(others, picture.shape) | standing, 2)
        held[known.track] = staying(known.edges, picture, hidden)
    exchanged = episode.exchanged_tracks() if episode else frozenset[int]()
    stay = [
        k
        for k in disturbed
        if k.track in held
        and k.track not in exchanged
        and _stays(k, held[k.track], disturbed, episode)
    ]
    stayed: list[Stayed] = []
    for known in stay:
        missed = any(k not in stay and alike(k, known) for k in disturbed)
        now, parts = _own_piece(known, parts, picture, finder, may_be_two=missed)
        whole = now is not None and is_whole(now, parts, standing, None)
        whole = whole and held[known.track].seen_share > SEEN_WHOLE
        beside: tuple[Detection, ...] = ()
        if now is not None and whole and known.whole:
            now, beside = come_off(now, known, picture, finder, other)
        stayed.append(Stayed(known, now, held[known.track], whole, beside))
    return stayed, parts


def _stays(
    known: Track, held: Staying, disturbed: Sequence[Track], episode: MotionEpisode | None
) -> bool:
    """Whether a creature whose old picture fits as `held` says has not moved."""
    if not held.stays:
        return False
    return held.exact or not _has_missing_twin(known, disturbed, episode)


def _own_piece(
    known: Track, parts: list[Detection], picture: Image, finder: ClayFinder, *, may_be_two: bool
) -> tuple[Detection | None, list[Detection]]:
    """The piece of a creature that has not moved, None without one, and all other pieces.

    `may_be_two`: a creature that looks alike is missing, so that it may be a part of the piece.
    """
    own = [p for p in parts if _is_of(p, known)]
    rest = [p for p in parts if not any(p is q for q in own)]
    now = joined(own, picture, finder)
    if now is not None and may_be_two and now.area_px > GROWN * known.detection.area_px:
        now, others = parted(now, known, picture, finder)
        rest += others
    return now, rest


def _has_missing_twin(
    known: Track, disturbed: Sequence[Track], episode: MotionEpisode | None
) -> bool:
    """Whether a creature and another of its colour both left their places for a while.

    Then one may stand at the other's place, and a roughly fitting picture proves nothing.
    """
    if episode is None or known.track not in episode.whereabouts.left_s:
        return False
    return any(
        other is not known
        and (other.gone or other.track in episode.whereabouts.left_s)
        and alike(other, known)
        for other in disturbed
    )


def _is_of(part: Detection, known: Track) -> bool:
    """Whether a piece belongs to a creature, by its colour and the creature's old outline."""
    if look_off(known, part) > MOST_LOOK_OFF:
        return False
    shape = (
        max(part.box[0].stop, known.detection.box[0].stop) + 8,
        max(part.box[1].stop, known.detection.box[1].stop) + 8,
    )
    old = widened(drawn([known.detection], shape), 3)
    return part.shared_px(old) > WITHIN_SHARE * part.area_px
