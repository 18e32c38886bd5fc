"""Everything known of a table in play as one frozen value, and its update by a settled moment."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Self

from vision.sightings import Sighting
from vision.tracking.doubts import ToldDoubts, doubts_after
from vision.tracking.examined_moment import ExaminedMoment
from vision.tracking.fragments import Fragments, SmallPieces, fragments_after
from vision.tracking.judging import JudgedTracks, judged
from vision.tracking.part_odds import FragmentContext
from vision.tracking.tracks import Tracks


@dataclass(frozen=True, slots=True, eq=False)
class PlayKnowledge:
    """What is known of a table in play.

    Attributes:
        tracks: The creatures.
        fragments: The small pieces of clay that lie apart.
        doubts: The doubts about who is who that were reported.
    """

    tracks: Tracks = field(default_factory=Tracks)
    fragments: Fragments = field(default_factory=Fragments)
    doubts: ToldDoubts = field(default_factory=ToldDoubts)

    def renamed(self, right: Mapping[int, int]) -> Self:
        """This knowledge after the referee's answer to who is who.

        Args:
            right: Maps each mistaken track to the right one.

        Raises:
            ValueError: It is not an exchange among known tracks.
        """
        return replace(
            self, tracks=self.tracks.renamed(right), fragments=self.fragments.renamed(right)
        )


def known_after(
    known: PlayKnowledge, examined: ExaminedMoment
) -> tuple[PlayKnowledge, tuple[Sighting, ...]]:
    """Update the knowledge by a settled moment.

    Returns:
        What is known afterwards, and the sightings that report what is new.
    """
    before = known.tracks.by_number
    after = judged(known.tracks, examined)
    doubts, asked = doubts_after(known.doubts, before, examined)
    fragments, pieces = _update_fragments(known, after, examined)
    news = (*after.news, *asked, *pieces)
    return PlayKnowledge(after.tracks, fragments, doubts), news


def _update_fragments(
    known: PlayKnowledge, after: JudgedTracks, examined: ExaminedMoment
) -> tuple[Fragments, tuple[Sighting, ...]]:
    """Update the small pieces by a settled moment.

    Args:
        known: What was known before.
        after: The tracks, updated by the same moment.
        examined: The settled moment.

    Returns:
        The pieces afterwards, and what is reported of them. Nothing changes at the first moment.
    """
    moment, association = examined.moment, examined.association
    if moment.episode is None:
        return known.fragments, ()
    around = FragmentContext(
        after.changes,
        {number: track.at_mm for number, track in known.tracks.by_number.items()},
        thrown=moment.thrown,
        hand=moment.episode.hand,
    )
    apart = (*association.small, *after.left_over)
    seen = SmallPieces(apart, association.beside, association.things)
    return fragments_after(
        known.fragments, seen, after.tracks.every, around, moment, examined.finder
    )
