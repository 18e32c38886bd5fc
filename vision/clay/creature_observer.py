"""Report each creature when it is first still, and again when it has moved."""

from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.frame import Frame
from calibration.model.printed import Boards
from calibration.model.solution import Calibration
from vision.clay.find_standing import StandingFinder
from vision.clay.standing import Standing
from vision.foreground import Glance
from vision.ground_colours import NO_GROUND, GroundPalette
from vision.registered import Registered
from vision.sightings import CreatureSeen, Evidence, Sighting


@dataclass(frozen=True, slots=True)
class CreatureTuning:
    """When creatures are searched for, and which changes are reported.

    Guarded by tests/vision/throws/test_observer.py. All by trial on the clips of throws.
    """

    still_s: float = 0.3
    """Seconds without motion before creatures are searched for."""

    changed_levels: int = 20
    """Difference in grey levels of 255 above which a pixel of the small picture has changed."""

    changed_share: float = 0.0012
    """Share of the small picture that must have changed since the last search for a new one."""

    same_creature_mm: float = 60.0
    """Distance from its old place below which a creature of the same colour keeps its track
    number."""

    moved_mm: float = 6.0
    """Distance above which a moved creature is reported again."""


TUNING: Final = CreatureTuning()


class CreatureObserver:
    """Reports each creature when it is first still, and again when it has moved."""

    def __init__(
        self, calibration: Calibration, boards: Boards, ground: GroundPalette = NO_GROUND
    ) -> None:
        self._finder = StandingFinder(calibration, boards, ground)
        self._last_look: npt.NDArray[np.uint8] | None = None
        self._reported: dict[int, Standing] = {}
        self._next_track = 1

    @property
    def standing(self) -> tuple[Standing, ...]:
        """The known creatures, by track number."""
        return tuple(self._reported[track] for track in sorted(self._reported))

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        """Search a frame if everything is still and looks different from the last search."""
        if glance.still_for_s < TUNING.still_s or not self._differs(glance):
            return ()
        return self.look(frame, glance)

    def finish(self) -> tuple[Sighting, ...]:
        """Nothing: every creature was reported when it was found."""
        return ()

    def _differs(self, glance: Glance) -> bool:
        grey = glance.grey
        if self._last_look is None or self._last_look.shape != grey.shape:
            return True
        apart = cv2.absdiff(self._last_look, grey)
        _, changed = cv2.threshold(apart, TUNING.changed_levels, 255, cv2.THRESH_BINARY)
        return cv2.countNonZero(changed) > TUNING.changed_share * changed.size

    @property
    def looked(self) -> bool:
        """Whether creatures have been searched for at all."""
        return self._last_look is not None

    def look(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        """Search a frame now; returns the creatures that are new or have moved."""
        self._last_look = glance.grey
        before = self._reported
        now: dict[int, Standing] = {}
        news: list[Sighting] = []
        for seen in self._finder.find(frame.bgr):
            track = self._track_of(seen, before, now)
            now[track] = replace(seen, track=track)
            if track not in before or _moved_mm(before[track], seen) > TUNING.moved_mm:
                news.append(_sighting(now[track], frame))
            else:
                now[track] = replace(now[track], at_mm=before[track].at_mm)
        self._reported = now
        return tuple(news)

    def _track_of(
        self, seen: Standing, before: dict[int, Standing], taken: dict[int, Standing]
    ) -> int:
        near = [
            (_moved_mm(old, seen), track)
            for track, old in before.items()
            if track not in taken
            and old.colour == seen.colour
            and _moved_mm(old, seen) < TUNING.same_creature_mm
        ]
        if near:
            return min(near)[1]
        self._next_track += 1
        return self._next_track - 1


def _sighting(standing: Standing, frame: Frame) -> CreatureSeen:
    return CreatureSeen(
        frame=frame.index,
        t_s=frame.t_s,
        track=standing.track,
        colour=standing.colour,
        at_mm=standing.at_mm,
        footprint_mm=standing.footprint_mm,
        height_mm=standing.height_mm,
        evidence=Evidence(frames=(frame.index,), outline_px=standing.outline_px()),
    )


def _moved_mm(old: Standing, new: Standing) -> float:
    return float(np.hypot(old.at_mm[0] - new.at_mm[0], old.at_mm[1] - new.at_mm[1]))


REGISTERED: Final = Registered(
    "creature",
    frozenset({"creature"}),
    lambda around: CreatureObserver(around.table, around.boards, around.ground),
)
