"""One throw from beginning to end: who flew, who was touched first, and when it is over."""

from collections import deque
from statistics import median_low
from typing import Final

import numpy as np

from calibration.frame import Frame
from calibration.model.printed import Boards
from calibration.model.projection import camera_from_table, table_from_image
from calibration.model.solution import Calibration
from vision.clay.find_standing import CreatureObserver
from vision.foreground import Glance
from vision.refusal import Refusal
from vision.registered import Registered
from vision.sightings import Sighting
from vision.throws.episode import Judged, Judging, Table, ThrowEpisode
from vision.throws.impact import judge
from vision.throws.light import is_dark
from vision.throws.paths import rolls
from vision.throws.verdict import RefusalCause, impact_of, refusal

LARGEST_MM: Final = 14.0 * 3
"""Radius of the largest missile, three times as near to the camera as the table's middle."""
SLOW_S: Final = 1 / 45
"""Where frames are so far apart, a throw may be seen in too few of them to be followed."""
TOO_SLOW_S: Final = 1 / 25
"""Where frames are so far apart, a throw may be seen in a single one."""
PACE_FRAMES: Final = 5
"""Between which the pace is taken: a median of them outvotes a dropped frame."""

QUIET_FRAMES: Final = 3
"""Nothing new begins before all has been still for so many frames."""
QUIET_SHARE: Final = 4e-5
"""Share of changed pixels up to which a frame is still."""
CUT_SHARE: Final = 0.08
"""From this share of changed pixels on, another scene is shown, or an arm over all of it."""
CALM_SHARE: Final = 0.01
"""Of the glance: fewer changed pixels are noise. By trial."""

STALE_AFTER_S: Final = 1.5
"""A noisy or shaking picture is never quite still: below `CALM_SHARE` it is taken anew from time to
time."""


class ThrowObserver:
    """Tells of each throw once, as soon as it is clear whom it touched first.

    It also tells the creatures it refers to, as `CreatureObserver` does; where both are wanted,
    this one is enough.
    """

    def __init__(
        self, calibration: Calibration, boards: Boards, *, judging: Judging | None = None
    ) -> None:
        """Watch a calibrated table; `judging` takes the place of `judge`, to learn from."""
        self._table = Table(calibration, boards, LARGEST_MM * _px_per_mm(calibration))
        self._judging = judging or judge
        self._creatures = CreatureObserver(calibration, boards)
        self._episode: ThrowEpisode | None = None
        self._told = False
        self._quiet = 0
        self._seen_s = 0.0
        self._steps_s: deque[float] = deque(maxlen=PACE_FRAMES)
        self._refusals: list[Refusal] = []

    @property
    def follows(self) -> bool:
        """Whether something may be flying that is not told yet: seen twice and not lost."""
        return not self._told and self._episode is not None and self._episode.follows

    @property
    def done(self) -> bool:
        """Whether a throw was told and its missile has not come to rest yet."""
        return self._told

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        """Follow what flies; tell the throw when it is clear."""
        news = self._creatures.see(frame, glance)
        self._quiet = self._quiet + 1 if glance.changed_share <= QUIET_SHARE else 0
        episode = self._episode
        if episode is None or self._must_begin_anew(episode, frame, glance):
            self._begin_anew(frame, glance)
            return news
        if self._told or (self._quiet and not episode.flying):
            return news
        self._steps_s.append(frame.t_s - self._seen_s)
        self._seen_s = frame.t_s
        return (*news, *self._follow(episode, frame, glance))

    def finish(self) -> tuple[Sighting, ...]:
        """A throw that the end of the source cuts off."""
        episode = self._episode
        if self._told or episode is None:
            return ()
        self._refuse_if_too_slow(episode, episode.still)
        if is_dark(episode.still.bgr, self._table.calibration, self._table.boards):
            self._refuse("throw/too_dark", episode.still)
        if episode.cut_off:
            self._refuse("throw/cut_off", episode.still)
        last = episode.last
        return () if last is None else self._tell(episode.judged(self._judging, ended=True), last)

    def resting(self) -> bool:
        """Whether all has been still for a while and nothing flies."""
        return self._quiet >= QUIET_FRAMES and not self._flying

    def refusals(self) -> tuple[Refusal, ...]:
        """Throws that were glimpsed, or told in doubt, oldest first; one of a kind."""
        return tuple(self._refusals)

    @property
    def _flying(self) -> bool:
        return self._episode is not None and self._episode.flying

    def _refuse_if_too_slow(self, episode: ThrowEpisode, frame: Frame) -> None:
        """Say so where something was seen in too few pictures, and nothing of it was told."""
        if self._told or not self._steps_s:
            return
        # Nothing is seen while all is still, so that the longest steps tell nothing of the pace.
        pace_s = median_low(self._steps_s)
        glimpsed = episode.glimpsed and pace_s > SLOW_S
        if glimpsed or (episode.passed and pace_s > TOO_SLOW_S):
            self._refuse("throw/too_few_frames", frame)

    def _refuse(self, cause: RefusalCause, frame: Frame) -> None:
        if all(one.cause != cause for one in self._refusals):
            self._refusals.append(refusal(cause, frame.index))

    def _must_begin_anew(self, episode: ThrowEpisode, frame: Frame, glance: Glance) -> bool:
        """Whether the picture is to be taken as the one that all is held against from now on."""
        if glance.changed_share > CUT_SHARE:
            return True
        if self._quiet >= QUIET_FRAMES and (self._told or not episode.flying):
            return True
        calm = glance.changed_share < CALM_SHARE and not episode.flying
        return (calm or self._told) and frame.t_s - episode.still.t_s > STALE_AFTER_S

    def _begin_anew(self, frame: Frame, glance: Glance) -> None:
        before, small = self._episode, glance.calm
        if before is not None:
            self._refuse_if_too_slow(before, frame)
            if not (glance.changed_share > 0 or before.eventful):
                small = before.still_small
        self._episode = ThrowEpisode(frame, small, self._table)
        self._told = False

    def _follow(self, episode: ThrowEpisode, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        if not episode.see(frame, glance):
            return ()
        news: tuple[Sighting, ...] = ()
        if not (episode.watched or self._creatures.looked):
            # The source began in the middle of something: better now than never.
            news = self._creatures.look(frame, glance)
        episode.watch(frame, self._creatures.standing)
        return (*news, *self._tell(episode.judged(self._judging), frame))

    def _tell(self, judged: Judged | None, frame: Frame) -> tuple[Sighting, ...]:
        if judged is None:
            return ()
        self._told = True
        if judged.dark:
            self._refuse("throw/too_dark", frame)
        journey, verdict = judged.journey, judged.verdict
        if verdict.best is None and rolls(journey.track, self._table.calibration):
            return ()
        return (impact_of(frame, journey, judged.chase, verdict),)


def _px_per_mm(calibration: Calibration) -> float:
    """Scale in the middle of the picture, on the table; 1 where the table is not seen there."""
    width, height = calibration.size_wh
    middle = table_from_image([[width / 2, height / 2]], calibration)[0]
    if not np.isfinite(middle).all():
        return 1.0
    depth = camera_from_table([[*middle, 0.0]], calibration)[0, 2]
    return float(calibration.camera.matrix[0, 0] / depth)


REGISTERED: Final = Registered(
    "throw",
    frozenset({"throw", "creature"}),
    lambda around: ThrowObserver(around.table, around.boards),
)
