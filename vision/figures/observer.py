"""Figures and balls from look to look: which is which, what moved, what a hand covers."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeVar

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats, Mask
from calibration.frame import Frame
from calibration.model.printed import Boards
from calibration.model.projection import place_sigma_mm
from calibration.model.solution import Calibration
from vision.figures.ground import ground_of
from vision.figures.look import FieldLook, FieldSeen, FoundFigure
from vision.figures.placements import Placement, tracked
from vision.figures.sizes import DEFAULT, Sizes
from vision.figures.tell import ball_told, field_of, figure_told, meetings, point
from vision.foreground import Glance, differing
from vision.registered import Registered, is_field
from vision.sightings import BallSeen, ColourName, FigureSeen, Sighting
from vision.sightings.figure import CLEAR_TEAM

Seen = TypeVar("Seen", FigureSeen, BallSeen)

BALL: Final = "ball"
"""Name of a ball as what is matched from look to look."""

CORNERS: Final = ((0, 0), (0, -1), (-1, -1), (-1, 0))
"""Axes of an array of places: row and column."""


@dataclass(frozen=True, slots=True)
class FieldTuning:
    """When a field is still, and what on it has moved.

    By trial on drawn pitches and the shared clips where no other source is named; guarded by
    tests/vision/figures/test_observer.py.
    """

    still_s: float = 0.15
    """Seconds for which nothing moves on the field before it is examined."""

    moving_px: int = 60
    """Changed pixels of a glance, on the field: with more, something moves."""

    changed_px: int = 12
    """Pixels of a glance that differ from the last look: a ball covers more."""

    moved_mm: float = 2.0
    """A figure that stands farther than this from its old place has moved."""

    fallen_moved_mm: float = 6.0
    """A fallen figure that lies farther than this from its old place has moved: only its outline is
    known, and that changes with the light."""

    gap_mm: float = 1.0
    """If the gap of two bases changes by more than this, it is reported."""


TUNING: Final = FieldTuning()


class FieldObserver:
    """Examines the field whenever it is still and has changed.

    While a hand is over the field only the covered places are reported; afterwards every change is
    reported once. A figure that left and one of its team that appeared are the same.

    Args:
        calibration: Camera and table.
        boards: What is printed; its fixed markers say where the field is.
        sizes: Sizes of figures and balls.
        teams: The teams' colours if they are known.
    """

    def __init__(
        self,
        calibration: Calibration,
        boards: Boards,
        sizes: Sizes = DEFAULT,
        teams: Sequence[ColourName] = (),
    ) -> None:
        self._look = FieldLook(ground_of(boards, calibration), sizes, teams)
        self._field_mm = field_of(boards)
        self._calibration = calibration
        self._looked_at: npt.NDArray[np.uint8] | None = None
        self._moved_s = 0.0
        self._last: tuple[Frame, Glance] | None = None
        self._region: Mask | None = None
        self._figures: dict[int, FigureSeen] = {}
        self._balls: dict[int, BallSeen] = {}

    @property
    def figures(self) -> tuple[FigureSeen, ...]:
        """Every figure as far as is known, including those that are gone."""
        return tuple(self._figures[track] for track in sorted(self._figures))

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        """Examine a frame if everything is still and looks different from the last look."""
        self._last = frame, glance
        if self._is_moving(glance):
            self._moved_s = frame.t_s
        if self._looked_at is not None and frame.t_s - self._moved_s < TUNING.still_s:
            return ()
        if not self._differs(glance):
            return ()
        self._looked_at = glance.calm
        return self.look(frame)

    def finish(self) -> tuple[Sighting, ...]:
        """What had not settled when the source ended."""
        if self._last is None or not self._differs(self._last[1]):
            return ()
        return self.look(self._last[0])

    def resting(self) -> bool:
        """Nothing is followed from frame to frame."""
        return True

    def look(self, frame: Frame) -> tuple[Sighting, ...]:
        """Examine a frame now; returns what is new."""
        seen = self._look.look(frame.bgr)
        figures = self._figures_in(seen, frame)
        balls = self._balls_in(seen, frame, figures)
        news: list[Sighting] = []
        news += _news(self._figures, figures, self._is_news)
        news += _news(self._balls, balls, self._is_news)
        self._figures = {**self._figures, **_steady(self._figures, figures, self._is_news)}
        self._balls = {**self._balls, **_steady(self._balls, balls, self._is_news)}
        return tuple(news)

    def _is_moving(self, glance: Glance) -> bool:
        """Whether anything moves on the field; movement beside it does not count."""
        return cv2.countNonZero(glance.changed & self._field_in(glance)) > TUNING.moving_px

    def _differs(self, glance: Glance) -> bool:
        before = self._looked_at
        if before is None or before.shape != glance.calm.shape:
            return True
        changed = differing(glance.calm, before) & self._field_in(glance)
        return cv2.countNonZero(changed) > TUNING.changed_px

    def _field_in(self, glance: Glance) -> Mask:
        """The field and its immediate surroundings in the small picture."""
        if self._region is None or self._region.shape != glance.grey.shape:
            known = self._look.ground.maps
            corners = [(known[0][row, column], known[1][row, column]) for row, column in CORNERS]
            hull = cv2.convexHull(np.array(corners, dtype=np.float32) / glance.scale)
            self._region = np.zeros(glance.grey.shape, dtype=np.uint8)
            cv2.fillConvexPoly(self._region, np.round(hull).astype(np.int32), 255)
        return self._region

    def _figures_in(self, seen: FieldSeen, frame: Frame) -> dict[int, FigureSeen]:
        """Figures that are seen, and those that were seen before and are not now, by track."""
        found = [
            Placement(one.team, point(one.at_mm), clear=one.team_probability >= CLEAR_TEAM)
            for one in seen.figures
        ]
        known = {t: self._placed(one, one.team, seen) for t, one in self._figures.items()}
        tracks = tracked(found, known, max(self._figures, default=0) + 1)
        now = {
            track: _with_surer_team(one, self._figures.get(track))
            for track, one in zip(tracks, seen.figures, strict=True)
        }
        gaps = meetings(now, self._look.sizes)
        told = {
            track: figure_told(
                track,
                one,
                frame,
                self._look,
                self._look.sizes,
                gaps.get(track, ()),
                self._place_sigma_mm,
            )
            for track, one in now.items()
        }
        return {**told, **_missing(self._figures, told, known, frame)}

    def _balls_in(
        self, seen: FieldSeen, frame: Frame, figures: Mapping[int, FigureSeen]
    ) -> dict[int, BallSeen]:
        sizes = self._look.sizes
        found = [Placement(BALL, point(one.at_mm)) for one in seen.balls]
        known = {t: self._placed(one, BALL, seen) for t, one in self._balls.items()}
        tracks = tracked(found, known, max(self._balls, default=0) + 1)
        told = {
            track: ball_told(
                track,
                one,
                frame,
                self._look,
                sizes,
                figures,
                self._field_mm,
                self._place_sigma_mm,
            )
            for track, one in zip(tracks, seen.balls, strict=True)
        }
        return {**told, **_missing(self._balls, told, known, frame)}

    def _place_sigma_mm(self, at_mm: Floats) -> float:
        return place_sigma_mm(at_mm, self._calibration)

    def _placed(self, known: FigureSeen | BallSeen, kind: str, seen: FieldSeen) -> Placement:
        clear = not isinstance(known, FigureSeen) or known.team_is_clear
        return Placement(kind, known.at_mm, self._look.is_hidden(known.at_mm, seen), clear)

    def _is_news(self, before: FigureSeen | BallSeen, now: FigureSeen | BallSeen) -> bool:
        apart = float(np.hypot(now.at_mm[0] - before.at_mm[0], now.at_mm[1] - before.at_mm[1]))
        if before.state != now.state or apart > TUNING.fallen_moved_mm:
            return True
        if not isinstance(before, FigureSeen) or not isinstance(now, FigureSeen):
            return apart > TUNING.moved_mm
        if before.team != now.team or before.standing != now.standing:
            return True
        if self._meets_others(before, now):
            return True
        return now.standing and apart > TUNING.moved_mm

    def _meets_others(self, before: FigureSeen, now: FigureSeen) -> bool:
        gaps = [{m.track: m.gap_mm.value for m in one.touching} for one in (before, now)]
        either = gaps[0].keys() | gaps[1].keys()
        far = 2 * TUNING.gap_mm + self._look.sizes.base
        return any(
            abs(gaps[0].get(track, far) - gaps[1].get(track, far)) > TUNING.gap_mm
            and min(gaps[0].get(track, far), gaps[1].get(track, far)) < TUNING.gap_mm
            for track in either
        )


def _with_surer_team(figure: FoundFigure, before: FigureSeen | None) -> FoundFigure:
    """A figure with the more certain of its two teams, now and before."""
    if before is None or before.team_probability <= figure.team_probability:
        return figure
    return replace(figure, team=before.team, team_probability=before.team_probability)


def _missing(
    before: Mapping[int, Seen],
    told: Mapping[int, Seen],
    known: Mapping[int, Placement],
    frame: Frame,
) -> dict[int, Seen]:
    """Known figures that are not seen now: covered, or gone from their places."""
    missing = {}
    for track, one in before.items():
        if track in told:
            continue
        gone = one.state == "gone" or not known[track].hidden
        state: Literal["covered", "gone"] = "gone" if gone else "covered"
        missing[track] = replace(one, frame=frame.index, t_s=frame.t_s, state=state)
    return missing


def _news(
    before: Mapping[int, Seen], now: Mapping[int, Seen], is_news: Callable[[Seen, Seen], bool]
) -> tuple[Seen, ...]:
    return tuple(
        now[track]
        for track in sorted(now)
        if track not in before or is_news(before[track], now[track])
    )


def _steady(
    before: Mapping[int, Seen], now: Mapping[int, Seen], is_news: Callable[[Seen, Seen], bool]
) -> dict[int, Seen]:
    """Compare with what was last reported, not last seen: slow drift is reported in the end."""
    return {
        track: one if track not in before or is_news(before[track], one) else before[track]
        for track, one in now.items()
    }


REGISTERED: Final = Registered(
    "field",
    frozenset({"figure", "ball"}),
    lambda around: FieldObserver(around.table, around.boards),
    is_field,
)
