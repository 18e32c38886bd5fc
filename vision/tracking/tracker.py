"""The tracker: holds what is known of a table in play, and updates it by each association."""

from collections.abc import Collection, Mapping
from dataclasses import replace

from vision.creature_bodies import Bodies
from vision.sightings import ColourName, PointMm, Sighting
from vision.tracking.association import Association
from vision.tracking.clay_finder import ClayFinder
from vision.tracking.examined_moment import ExaminedMoment
from vision.tracking.play_knowledge import PlayKnowledge, known_after
from vision.tracking.settled_moment import SettledMoment
from vision.tracking.tracks import Tracks


class Tracker:
    """Holds what is known of a table in play, and updates it by each association.

    Attributes:
        known: The tracks, small pieces that lie apart, and doubts that were reported.
    """

    def __init__(self, finder: ClayFinder, bodies: Bodies) -> None:
        """Begin with an empty table.

        Args:
            finder: Segments pieces; has the calibration.
            bodies: The bodies of creatures that were, or will be, weighed in.
        """
        self._finder = finder
        self._bodies = bodies
        self.known = PlayKnowledge()

    @property
    def tracks(self) -> Tracks:
        """All tracks, including creatures that have left."""
        return self.known.tracks

    def asked_in(self, frame: int) -> bool:
        """Whether a doubt about who is who was reported in the frame of that index."""
        return frame in self.known.doubts.in_frames

    def expect(self, at_mm: PointMm, colour: ColourName, *, others: Collection[int] = ()) -> int:
        """Reserve a track number, as `Tracks.expecting`, and return it."""
        tracks, number = self.tracks.expecting(at_mm, colour, others=others)
        self.known = replace(self.known, tracks=tracks)
        return number

    def rename(self, right: Mapping[int, int]) -> None:
        """Apply the referee's answer to who is who.

        Args:
            right: Maps each mistaken track number to the right one.

        Raises:
            ValueError: It is not an exchange among known tracks.
        """
        self.known = self.known.renamed(right)

    def take(self, association: Association, moment: SettledMoment) -> tuple[Sighting, ...]:
        """Update what is known by an association, and return sightings of everything new."""
        examined = ExaminedMoment(moment, association, self._finder, self._bodies)
        self.known, news = known_after(self.known, examined)
        return news
