"""A settled moment together with everything that is needed to update the tracks."""

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
    """A settled moment after tracks and pieces were associated.

    Attributes:
        moment: The settled picture, and the motion episode before it.
        association: Which creatures stayed, and which pieces may be which creature.
        finder: Segmented the pieces; has the pictures' scale and the calibration.
        bodies: The shapes of creatures that were weighed in.
    """

    moment: SettledMoment
    association: Association
    finder: ClayFinder
    bodies: Bodies

    @property
    def calibration(self) -> Calibration:
        """Camera and table, scaled to the finder's working size."""
        return self.finder.calibration

    @property
    def tell(self) -> Telling:
        """Makes sightings of this moment."""
        return Telling(self.moment, self.finder)

    def edges(self, detection: Detection) -> Edges:
        """The steep pixels of a piece in the settled picture."""
        return edges_of(self.moment.picture, detection)

    def hiding(self, now: Detection) -> Mask:
        """Mask (h, w), 255 where a hand or another thing may hide a part of a piece."""
        things, covered = self.association.things, self.moment.covered
        others = without(things, widened(drawn([now], things.shape), 1))
        return others if covered is None else np.asarray(others | covered)
