"""A track: everything that is known of one creature on the table."""

from dataclasses import dataclass, replace
from typing import Final, Self

import numpy as np

from calibration.arrays import Floats
from vision.sightings import ColourName, Estimate, PointMm
from vision.tracking.detection import Detection
from vision.tracking.edge_match import Edges
from vision.tracking.pose import Pose

VIEWS_KEPT: Final = 8
"""Number of the latest measurements of a creature's area and height that are kept; older ones may
be outdated, as clay changes."""


@dataclass(frozen=True, slots=True, eq=False)
class Track:
    """A creature that keeps its number from picture to picture.

    Attributes:
        track: Its number.
        colour: Its colour, as it was named at the first sighting.
        detection: Its last detection.
        edges: The steep pixels of its picture at that detection.
        at_mm: Its position as it was reported, table space.
        areas_mm2: The last areas of its outline, each from a time when it was seen whole.
        talls_mm: Its heights at these times.
        heading: Direction of its last movement, degrees.
        gone: Whether it has left the table.
        whole: Whether `detection` shows all of it.
        pose: Its body's pose; None if it is unknown.
        off_mm: Offset from the position of its outline to that of its body; zero until a pose is
            known.
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
        """Its usual area: the geometric mean, as the visible area depends on its turn."""
        return float(np.exp(np.mean(np.log(self.areas_mm2))))

    @property
    def tall_mm(self) -> float:
        """Its usual height."""
        return float(np.mean(self.talls_mm))

    @property
    def look(self) -> Floats:
        """(3,) its colour and brightness, as `Detection` has it."""
        return self.detection.look

    def stands(self, detection: Detection, edges: Edges, at_mm: PointMm, *, whole: bool) -> Self:
        """This creature after it was seen again; its sizes are only learnt if it is seen whole."""
        areas, talls = self.areas_mm2, self.talls_mm
        if whole:
            areas = (*areas, detection.area_mm2)[-VIEWS_KEPT:]
            talls = (*talls, detection.tall_mm)[-VIEWS_KEPT:]
        return replace(
            self, detection=detection, edges=edges, at_mm=at_mm, areas_mm2=areas, talls_mm=talls,
            gone=False, whole=whole,
        )  # fmt: skip

    def posed(self, pose: Pose | None) -> Self:
        """This creature with its body's pose at the last detection."""
        if pose is None or not self.whole:
            return replace(self, pose=pose)
        (x, y), (seen_x, seen_y) = pose.at_mm, self.detection.at_mm
        return replace(self, pose=pose, off_mm=(x - seen_x, y - seen_y))


def first_known(track: int, detection: Detection, edges: Edges, *, whole: bool) -> Track:
    """The track of a creature that is seen for the first time."""
    return Track(
        track, detection.colour, detection, edges, detection.at_mm,
        (detection.area_mm2,), (detection.tall_mm,), whole=whole,
    )  # fmt: skip
