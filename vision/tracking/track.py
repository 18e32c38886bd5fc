"""What is known of a creature on the table."""

from dataclasses import dataclass, replace
from typing import Final, Self

import numpy as np

from calibration.arrays import Floats
from vision.sightings import ColourName, Estimate, PointMm
from vision.tracking.detection import Detection
from vision.tracking.edge_match import Edges
from vision.tracking.pose import Pose

VIEWS_KEPT: Final = 8
"""Number of latest measurements of a creature's area and height that are kept, as clay changes."""


@dataclass(frozen=True, slots=True, eq=False)
class Track:
    """A creature that keeps its number.

    Attributes:
        track: Its number.
        colour: Named when it was first seen, and kept.
        detection: Its last detection; the place is that of the last move's end.
        edges: Its picture then.
        at_mm: Where it stands, as it was told.
        areas_mm2: Of its outline, each time it was seen whole at another place or turned.
        talls_mm: Its heights then.
        heading: Direction of its last movement, degrees.
        gone: It has left the table.
        whole: Whether `detection` shows all of it.
        pose: How its body stands there; None if that is not known.
        off_mm: From the place of its outline to its true place; zero until a pose is known.
    """

    track: int
    colour: ColourName
    detection: Detection
    edges: Edges
    at_mm: PointMm
    areas_mm2: tuple[float, ...]
    talls_mm: tuple[float, ...]
    heading: Estimate | None = None
    gone: bool = False
    whole: bool = True
    pose: Pose | None = None
    off_mm: PointMm = (0.0, 0.0)

    @property
    def area_mm2(self) -> float:
        """Its usual area: depending on its turn the visible area varies."""
        return float(np.exp(np.mean(np.log(self.areas_mm2))))

    @property
    def tall_mm(self) -> float:
        """Its usual height."""
        return float(np.mean(self.talls_mm))

    @property
    def look(self) -> Floats:
        """(3,) its colour and light."""
        return self.detection.look

    def stands(self, detection: Detection, edges: Edges, at_mm: PointMm, *, whole: bool) -> Self:
        """This creature, seen again; its looks are only learnt while it is seen whole."""
        areas, talls = self.areas_mm2, self.talls_mm
        if whole:
            areas = (*areas, detection.area_mm2)[-VIEWS_KEPT:]
            talls = (*talls, detection.tall_mm)[-VIEWS_KEPT:]
        return replace(
            self, detection=detection, edges=edges, at_mm=at_mm, areas_mm2=areas, talls_mm=talls,
            gone=False, whole=whole,
        )  # fmt: skip

    def posed(self, pose: Pose | None) -> Self:
        """This creature, just seen, with how its body stands."""
        if pose is None or not self.whole:
            return replace(self, pose=pose)
        (x, y), (seen_x, seen_y) = pose.at_mm, self.detection.at_mm
        return replace(self, pose=pose, off_mm=(x - seen_x, y - seen_y))


def first_known(track: int, detection: Detection, edges: Edges, *, whole: bool) -> Track:
    """A creature that is seen for the first time."""
    return Track(
        track, detection.colour, detection, edges, detection.at_mm,
        (detection.area_mm2,), (detection.tall_mm,), whole=whole,
    )  # fmt: skip
