"""Tracks figures and balls from look to look: their identities, moves, and what a hand covers."""

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
"""`Placement.kind` of balls; that of a figure is its team's colour."""

CORNERS: Final = ((0, 0), (0, -1), (-1, -1), (-1, 0))
"""Row and column indices of the four corners of an image plane, in order around it."""


@dataclass(frozen=True, slots=True)
class FieldTuning:
    """When the field counts as still, and which changes count as moves.

    By trial on drawn pitches and the shared clips where no other source is named; guarded by
    tests/vision/figures/test_observer.py.
    """

    still_s: float = 0.15
    """Seconds for which nothing moves on the field before it is examined."""

    moving_px: int = 60
    """If more pixels than this change on the field between glances, something moves."""

    changed_px: int = 12
    """If more pixels of a glance than this differ from the last look, the field is examined: a ball
    covers more."""

    moved_mm: float = 2.0
    """A figure that stands farther than this from its old place has moved."""

    fallen_moved_mm: float = 6.0
    """A fallen figure that lies farther than this from its old place has moved: only its outline is
    known, and that changes with the light."""

    gap_mm: float = 1.0
    """If the gap between two near bases changes by more than this, both figures are reported."""


TUNING: Final = FieldTuning()


class FieldObserver:
    """Examines the field whenever it is still and has changed.

    While a hand is over the field, figures and balls under it are reported as covered; afterwards
    every change is reported once. A figure that left its place and one of its team that appeared
    elsewhere are the same figure.

    Args:
        calibration: Of the camera to the table.
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
        """Every known figure as last reported, by track, including those that are gone."""
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
        """Examine the last frame if the field had changed but not settled when the source ended."""
        if self._last is None or not self._differs(self._last[1]):
            return ()
        return self.look(self._last[0])

    def resting(self) -> bool:
        """Always true: nothing is tracked while it moves."""
        return True

    def look(self, frame: Frame) -> tuple[Sighting, ...]:
        """Examine a frame now; returns the figures and balls that are new or have changed."""
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
        """Whether the field differs from the last look, or has not been examined yet."""
        before = self._looked_at
        if before is None or before.shape != glance.calm.shape:
            return True
        changed = differing(glance.calm, before) & self._field_in(glance)
        return cv2.countNonZero(changed) > TUNING.changed_px

    def _field_in(self, glance: Glance) -> Mask:
        """Mask of the field and its immediate surroundings in the glance's small picture."""
        if self._region is None or self._region.shape != glance.grey.shape:
            known = self._look.ground.maps
            corners = [(known[0][row, column], known[1][row, column]) for row, column in CORNERS]
            hull = cv2.convexHull(np.array(corners, dtype=np.float32) / glance.scale)
            self._region = np.zeros(glance.grey.shape, dtype=np.uint8)
            cv2.fillConvexPoly(self._region, np.round(hull).astype(np.int32), 255)
        return self._region

    def _figures_in(self, seen: FieldSeen, frame: Frame) -> dict[int, FigureSeen]:
        """Sightings by track: of the figures seen now, and of known ones that are not seen now."""
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
        sightings = {
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
        return {**sightings, **_missing(self._figures, sightings, known, frame)}

    def _balls_in(
        self, seen: FieldSeen, frame: Frame, figures: Mapping[int, FigureSeen]
    ) -> dict[int, BallSeen]:
        """Sightings by track: of the balls seen now, and of known ones that are not seen now."""
        sizes = self._look.sizes
        found = [Placement(BALL, point(one.at_mm)) for one in seen.balls]
        known = {t: self._placed(one, BALL, seen) for t, one in self._balls.items()}
        tracks = tracked(found, known, max(self._balls, default=0) + 1)
        sightings = {
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
        return {**sightings, **_missing(self._balls, sightings, known, frame)}

    def _place_sigma_mm(self, at_mm: Floats) -> float:
        return place_sigma_mm(at_mm, self._calibration)

    def _placed(self, known: FigureSeen | BallSeen, kind: str, seen: FieldSeen) -> Placement:
        """A known figure or ball as a placement to match with what is seen now."""
        clear = not isinstance(known, FigureSeen) or known.team_is_clear
        return Placement(kind, known.at_mm, self._look.is_hidden(known.at_mm, seen), clear)

    def _is_news(self, before: FigureSeen | BallSeen, now: FigureSeen | BallSeen) -> bool:
        """Whether a sighting differs enough from the one reported before to be reported."""
        apart = float(np.hypot(now.at_mm[0] - before.at_mm[0], now.at_mm[1] - before.at_mm[1]))
        if before.state != now.state or apart > TUNING.fallen_moved_mm:
            return True
        if isinstance(before, BallSeen) and isinstance(now, BallSeen):
            return apart > TUNING.moved_mm or before.carrier != now.carrier
        if not isinstance(before, FigureSeen) or not isinstance(now, FigureSeen):
            return True
        if before.team != now.team or before.standing != now.standing:
            return True
        if self._meets_others(before, now):
            return True
        return now.standing and apart > TUNING.moved_mm

    def _meets_others(self, before: FigureSeen, now: FigureSeen) -> bool:
        """Whether a figure came to touch another, or left one: gaps changed to or from near 0."""
        gaps = [{m.track: m.gap_mm.value for m in one.touching} for one in (before, now)]
        either = gaps[0].keys() | gaps[1].keys()
        far = 2 * TUNING.gap_mm + self._look.sizes.base
        return any(
            abs(gaps[0].get(track, far) - gaps[1].get(track, far)) > TUNING.gap_mm
            and min(gaps[0].get(track, far), gaps[1].get(track, far)) < TUNING.gap_mm
            for track in either
        )


def _with_surer_team(figure: FoundFigure, before: FigureSeen | None) -> FoundFigure:
    """The figure, with the team that it had before if that was more certain."""
    if before is None or before.team_probability <= figure.team_probability:
        return figure
    return replace(figure, team=before.team, team_probability=before.team_probability)


def _missing(
    before: Mapping[int, Seen],
    seen: Mapping[int, Seen],
    known: Mapping[int, Placement],
    frame: Frame,
) -> dict[int, Seen]:
    """Sightings of what is known but not seen now: "covered" if its place is hidden, else "gone".

    Args:
        before: What was known, by track.
        seen: What is seen now, by track.
        known: The placements of `before`, which say whether a place is hidden now.
        frame: The current frame.
    """
    missing = {}
    for track, one in before.items():
        if track in seen:
            continue
        gone = one.state == "gone" or not known[track].hidden
        state: Literal["covered", "gone"] = "gone" if gone else "covered"
        missing[track] = replace(one, frame=frame.index, t_s=frame.t_s, state=state)
    return missing


def _news(
    before: Mapping[int, Seen], now: Mapping[int, Seen], is_news: Callable[[Seen, Seen], bool]
) -> tuple[Seen, ...]:
    """The sightings to report, by track: of new tracks, and those that `is_news` accepts."""
    return tuple(
        now[track]
        for track in sorted(now)
        if track not in before or is_news(before[track], now[track])
    )


def _steady(
    before: Mapping[int, Seen], now: Mapping[int, Seen], is_news: Callable[[Seen, Seen], bool]
) -> dict[int, Seen]:
    """The last reported sighting of each track, after the current ones are reported.

    Later sightings are compared with these, not with the last seen, so that slow drift is reported
    in the end.
    """
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
