"""A drawn table examined without a film: the association of each of its pictures."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from calibration.arrays import Image, Mask
from calibration.frame import Frame
from tests.support.drawn_play import Key, Play, drawn_play
from tests.support.throw_painter import Painter
from vision.creature_bodies import Bodies
from vision.foreground import calmed
from vision.tracking.association import associate
from vision.tracking.clay_finder import ClayFinder
from vision.tracking.examined_moment import ExaminedMoment
from vision.tracking.motion_episode import MotionEpisode
from vision.tracking.settled_moment import SettledMoment
from vision.tracking.tracks import Tracks

AWAY_MM = 5000.0
"""Distance at which a creature is put that is taken from the table."""


@dataclass(eq=False)
class DrawnTable:
    """A table of three creatures of different colours, which a test puts elsewhere."""

    play: Play = field(default_factory=lambda: drawn_play(100))
    count: int = 0

    def __post_init__(self) -> None:
        self.finder = ClayFinder(self.play.calibration, self.play.boards)

    def puts(self, number: int, x_mm: float, y_mm: float, turn: float = 0.0) -> None:
        """Put a creature elsewhere."""
        self.play.actors[number].keys = [Key(0.0, x_mm, y_mm, 0.0, turn)]

    def takes_away(self, number: int) -> None:
        """Take a creature from the table."""
        self.puts(number, AWAY_MM, AWAY_MM)

    def picture(self) -> Image:
        """The table as it is now."""
        return Painter(self.play.scene, 0.01).picture(0.0, 0)

    def episode(self) -> MotionEpisode:
        """An unobserved motion episode since the last picture."""
        return MotionEpisode(calmed(self.picture()), ())

    def examined(
        self,
        tracks: Tracks | None = None,
        episode: MotionEpisode | None = None,
        covered: Mask | None = None,
        bodies: Bodies | None = None,
    ) -> ExaminedMoment:
        """The association of the present table, examined everywhere."""
        tracks = tracks or Tracks()
        picture = self.finder.shrunk(self.picture())
        other: Mask = np.full(picture.shape[:2], 255, dtype=np.uint8)
        self.count += 1
        frame = Frame(picture, self.count, 0.5 * self.count)
        found = associate(
            picture, other, tracks.every, episode, self.finder, tracks.pending, covered
        )
        moment = SettledMoment(frame, picture, episode, self.count - 1, covered, other)
        return ExaminedMoment(moment, found, self.finder, bodies or Bodies())


def kinds(news: Sequence[object]) -> list[str]:
    """The reports, by the names of the sightings."""
    return [type(one).__name__ for one in news]
