"""A settled moment with everything that is needed to judge what became of the creatures."""

from dataclasses import dataclass

import numpy as np

from calibration.arrays import Mask
from calibration.model.solution import Calibration
from vision.creature_bodies import Bodies
from vision.masks import widened, without
from vision.tracking.association import Association
from vision.tracking.clay_finder import ClayFinder
from vision.tracking.detection import Detection, drawn
from vision.tracking.edge_match import Edges, edges_of
from vision.tracking.settled_moment import SettledMoment
from vision.tracking.telling import Telling


@dataclass(frozen=True, slots=True, eq=False)
class ExaminedMoment:
    """A settled moment, examined.

    Attributes:
        moment: The settled picture, and what led to it.
        association: Which creatures stayed, and which pieces may be which creature.
        finder: What cut the pieces out; gives the pictures' scale and the calibration.
        bodies: The shapes of creatures that were weighed in.
    """

    moment: SettledMoment
    association: Association
    finder: ClayFinder
    bodies: Bodies

    @property
    def calibration(self) -> Calibration:
        """Camera and table, for the pictures that the finder works on."""
        return self.finder.calibration

    @property
    def tell(self) -> Telling:
        """What tells this moment as sightings."""
        return Telling(self.moment, self.finder)

    def edges(self, detection: Detection) -> Edges:
        """The steep pixels of a piece in the settled picture."""
        return edges_of(self.moment.picture, detection)

    def hiding(self, now: Detection) -> Mask:
        """Where something other than a piece is seen, (h, w): it may hide some of the piece."""
        things, covered = self.association.things, self.moment.covered
        others = without(things, widened(drawn([now], things.shape), 1))
        return others if covered is None else np.asarray(others | covered)
