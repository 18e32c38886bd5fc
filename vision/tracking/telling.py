"""What a settled moment says of tracks, as sightings."""

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
"""Probability that a creature has left, if a hand was seen."""

UNSEEN_PROBABILITY: Final = 0.9
"""Probability that a creature has left, if nothing was seen to take it."""

DIVIDED_PROBABILITY: Final = 0.9
"""Probability that two halves are one creature's, as nothing else tells. Judgement, not
measured."""

SHAPE_LOST: Final = 0.05
"""Share of its outline that a creature must lose or gain to have another shape, perhaps."""
SURELY_LOST: Final = 0.12
"""Share of an outline: from this loss on the shape has certainly changed. By trial."""

SURELY_SHAPED: Final = 0.9
"""Probability of another shape that is reported for a loss of `SURELY_LOST` or more. Judgement, not
measured."""

LEAST_SHAPED: Final = 0.4
"""Probability of another shape that is reported for the smallest change. Judgement, not
measured."""

HALF_SIGMA: Final = 0.1
"""Sigma of the share of clay in a half, which is estimated from the area of its outline."""

CLAY_PER_AREA: Final = 1.5
"""Power of an outline's area with which the volume of its clay grows."""

RESHAPED_HEIGHT_SIGMA: Final = 0.05
"""Sigma of the height of a creature with a new shape, as a share of its height before. Found by
trial."""


@dataclass(frozen=True, slots=True, eq=False)
class Telling:
    """Tells one settled moment as sightings.

    Attributes:
        moment: When, and what led to it.
        finder: Found the pieces; gives the picture's scale and the calibration.
    """

    moment: SettledMoment
    finder: ClayFinder

    def creature(self, track: Track) -> CreatureSeen:
        """A creature where it stands now."""
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
        """A creature that has moved; `track` as it was before the step."""
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
        """A creature that has left the table."""
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
        """A creature that has become two; `first` keeps its number."""
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
        """A creature that stayed and looks different; `share` of its outline has changed."""
        height = now.tall_mm / max(track.detection.tall_mm, 1.0)
        return ShapeSeen(
            frame=self.moment.frame.index,
            t_s=self.moment.frame.t_s,
            track=track.track,
            colour=track.colour,
            at_mm=track.at_mm,
            area_share=Estimate(now.area_mm2 / track.detection.area_mm2, change.sigma),
            height_share=Estimate(height, RESHAPED_HEIGHT_SIGMA),
            probability=_shaped(share),
            evidence=self.evidence(now),
        )

    def evidence(self, detection: Detection) -> Evidence:
        """The pixels of a piece, in this settled frame and the one before."""
        frames = (self.moment.before, self.moment.frame.index)
        return Evidence(frames, detection.outline_px(self.finder.scale))


def _shaped(share: float) -> float:
    """Probability that such a change is another shape: a nudge turns a creature a little."""
    surely = min(1.0, (share - SHAPE_LOST) / (SURELY_LOST - SHAPE_LOST))
    return LEAST_SHAPED + surely * (SURELY_SHAPED - LEAST_SHAPED)


def _place_sigma_mm(pose: Pose, calibration: Calibration) -> float:
    """Sigma of a body's place: from its outline, and from camera and table."""
    return float(np.hypot(pose.sigma_mm, place_sigma_mm(pose.at_mm, calibration)))
