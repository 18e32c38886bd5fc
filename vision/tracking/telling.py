"""Make the sightings that report what a settled moment shows of the tracks."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from calibration.model.projection import place_sigma_mm
from calibration.model.solution import Calibration
from vision.clay.pieces import ClayPiece
from vision.clay.standpoint import feet_of
from vision.sightings import (
    FAINTLY_SEEN,
    CreatureSeen,
    DivideSeen,
    Estimate,
    Evidence,
    GoneSeen,
    MoveSeen,
    ShapeSeen,
)
from vision.tracking.clay_finder import ClayFinder
from vision.tracking.detection import Detection
from vision.tracking.joining import FAINT
from vision.tracking.outline_change import OutlineChange
from vision.tracking.pose import Pose
from vision.tracking.route import Step, Way
from vision.tracking.settled_moment import SettledMoment
from vision.tracking.track import Track

GONE_PROBABILITY: Final = 0.97
"""Probability that a missing creature has left, if a hand was seen."""

UNSEEN_PROBABILITY: Final = 0.9
"""Probability that a missing creature has left, if nothing was seen to take it."""

DIVIDED_PROBABILITY: Final = 0.9
"""Reported probability that two halves come from one creature. Judgement, not measured."""

SHAPE_LOST: Final = 0.05
"""Share of its outline that a creature must lose or gain for its shape to have changed, perhaps."""
SURELY_LOST: Final = 0.12
"""Share of its outline whose loss or gain certainly means another shape. By trial."""

SURELY_SHAPED: Final = 0.9
"""Reported probability of another shape for a change of `SURELY_LOST` or more. Judgement, not
measured."""

LEAST_SHAPED: Final = 0.4
"""Reported probability of another shape for a change of `SHAPE_LOST`. Judgement, not measured."""

HALF_SIGMA: Final = 0.1
"""Sigma of the share of clay in a half, which is estimated from the area of its outline."""

CLAY_PER_AREA: Final = 1.5
"""Exponent with which the volume of clay grows with the area of its outline."""

RESHAPED_HEIGHT_SIGMA: Final = 0.05
"""Sigma of the height of a creature with a new shape, as a share of its height before. Found by
trial."""


@dataclass(frozen=True, slots=True, eq=False)
class Telling:
    """Makes the sightings of one settled moment.

    Attributes:
        moment: The settled picture, and the motion episode before it.
        finder: Found the pieces; has the picture's scale and the calibration.
    """

    moment: SettledMoment
    finder: ClayFinder

    def creature(self, track: Track) -> CreatureSeen:
        """Report a creature at its present place."""
        pose, now = track.pose, track.detection
        piece = ClayPiece(now.mask, now.corner_xy)
        return CreatureSeen(
            frame=self.moment.frame.index,
            t_s=self.moment.frame.t_s,
            track=track.track,
            colour=track.colour,
            at_mm=track.at_mm,
            footprint_mm=pose.feet_mm if pose else feet_of(piece, self.finder.calibration),
            height_mm=now.height_mm,
            evidence=Evidence((self.moment.frame.index,), now.outline_px(self.finder.scale)),
            sigma_mm=_place_sigma_mm(pose, self.finder.calibration) if pose else None,
            flags=() if pose or now.apart >= FAINT else (FAINTLY_SEEN,),
        )

    def moved(
        self,
        track: Track,
        now: Detection,
        step: Step,
        way: Way | None,
        *,
        heading_deg: Estimate | None,
        sure: float,
    ) -> MoveSeen:
        """Report a creature that has moved.

        Args:
            track: The creature before the step.
            now: Its piece after the step.
            step: From its old place to its new one.
            way: The path that it was seen to take; None if it was hardly seen.
            heading_deg: Direction of its last movement.
            sure: Probability that the piece is this creature.
        """
        moment = self.moment
        episode = moment.episode
        return MoveSeen(
            frame=moment.frame.index,
            t_s=moment.frame.t_s,
            track=track.track,
            from_mm=step.from_mm,
            to_mm=step.to_mm,
            path_mm=step.path_mm,
            by=moment.by(track.track),
            colour=track.colour,
            began_s=episode.whereabouts.left_s.get(track.track, episode.began_s)
            if episode
            else None,
            along_mm=way.length_mm if way else None,
            way_mm=way.stops_mm if way else (),
            heading_before_deg=track.heading,
            heading_deg=heading_deg,
            turned_deg=step.turned_deg,
            front=step.front,
            front_path_mm=step.front_path_mm,
            probability=sure,
            evidence=self.evidence(now),
        )

    def gone(self, track: Track) -> GoneSeen:
        """Report a creature that has left the table."""
        moment = self.moment
        taken = moment.episode is not None and moment.episode.hand
        return GoneSeen(
            frame=moment.frame.index,
            t_s=moment.frame.t_s,
            track=track.track,
            colour=track.colour,
            at_mm=track.at_mm,
            by=moment.by(track.track),
            probability=GONE_PROBABILITY if taken else UNSEEN_PROBABILITY,
            evidence=self.evidence(track.detection),
        )

    def divided(self, first: Track, second: Track) -> DivideSeen:
        """Report a creature that has become two; `first` keeps its number."""
        clay = [half.detection.area_mm2**CLAY_PER_AREA for half in (first, second)]
        return DivideSeen(
            frame=self.moment.frame.index,
            t_s=self.moment.frame.t_s,
            track=first.track,
            colour=first.colour,
            halves=(first.track, second.track),
            at_mm=(first.at_mm, second.at_mm),
            first_share=Estimate(clay[0] / sum(clay), HALF_SIGMA),
            probability=DIVIDED_PROBABILITY,
            evidence=self.evidence(second.detection),
        )

    def reshaped(
        self, track: Track, now: Detection, change: OutlineChange, share: float
    ) -> ShapeSeen:
        """Report a creature that stayed and has another shape.

        Args:
            track: The creature before.
            now: Its piece now.
            change: How its outline changed.
            share: Share of its outline that was lost or gained.
        """
        height = now.tall_mm / max(track.detection.tall_mm, 1.0)
        return ShapeSeen(
            frame=self.moment.frame.index,
            t_s=self.moment.frame.t_s,
            track=track.track,
            colour=track.colour,
            at_mm=track.at_mm,
            area_share=Estimate(now.area_mm2 / track.detection.area_mm2, change.sigma),
            height_share=Estimate(height, RESHAPED_HEIGHT_SIGMA),
            probability=_shape_probability(share),
            evidence=self.evidence(now),
        )

    def evidence(self, detection: Detection) -> Evidence:
        """The outline of a piece, with this settled frame and the one before."""
        frames = (self.moment.before, self.moment.frame.index)
        return Evidence(frames, detection.outline_px(self.finder.scale))


def _shape_probability(share: float) -> float:
    """Probability that a change of a share of the outline is another shape, not a small turn."""
    surely = min(1.0, (share - SHAPE_LOST) / (SURELY_LOST - SHAPE_LOST))
    return LEAST_SHAPED + surely * (SURELY_SHAPED - LEAST_SHAPED)


def _place_sigma_mm(pose: Pose, calibration: Calibration) -> float:
    """Sigma of a body's position, mm: of the fit and of the calibration together."""
    return float(np.hypot(pose.sigma_mm, place_sigma_mm(pose.at_mm, calibration)))
