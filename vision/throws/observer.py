"""The observer of throws: reports what each thrown missile touched first."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from statistics import median_low
from typing import Final, Literal, TypeAlias

import numpy as np

from calibration.frame import Frame
from calibration.model.printed import Boards
from calibration.model.projection import camera_from_table, table_from_image
from calibration.model.solution import Calibration
from vision.clay.creature_observer import CreatureObserver
from vision.clay.standing import Standing
from vision.foreground import Glance
from vision.ground_colours import NO_GROUND, GroundPalette
from vision.observe import Refusal
from vision.registered import Registered
from vision.sightings import ImpactSeen, Sighting
from vision.throws.episode import JudgedThrow, Judging, Table, ThrowEpisode
from vision.throws.frame_rates import SLOW_FRAME_S
from vision.throws.impact import judge
from vision.throws.light import is_dark
from vision.throws.paths import rolls
from vision.throws.rest import SceneRest, WhyRestless
from vision.throws.told import impact_of
from vision.throws.watched_throw import WatchedThrow


@dataclass(frozen=True, slots=True)
class ThrowTuning:
    """When a throw may begin, when it is over, and when too little was seen of it.

    By trial on the shared clips and drawn throws where no other source is named; guarded by
    tests/vision/throws/test_observer.py and test_conditions.py.
    """

    largest_mm: float = 14.0 * 3
    """Radius of the largest thing that may be a missile, measured on the table, in mm: a missile of
    14 mm, three times as near to the camera as the table."""

    slow_s: float = SLOW_FRAME_S
    """At more seconds than this from frame to frame, a throw may be in too few frames to be
    followed."""

    too_slow_s: float = 1 / 25
    """At more seconds than this from frame to frame, a throw may be in a single frame."""

    pace_frames: int = 5
    """Number of frames over which the frame interval is measured, as a median so that a dropped
    frame does not count."""

    quiet_frames: int = 3
    """Number of frames in a row that must be still before the next throw may begin."""

    quiet_share: float = 4e-5
    """Share of changed pixels up to which a frame is still."""

    cut_share: float = 0.08
    """Share of changed pixels above which another scene is shown, or an arm covers everything."""

    calm_share: float = 0.01
    """Share of changed pixels of a glance below which they may be noise."""

    stale_after_s: float = 1.5
    """Seconds after which the reference picture is replaced if fewer than `calm_share` of the
    pixels change: a noisy or shaking picture is never quite still."""


TUNING: Final = ThrowTuning()


RefusalCause: TypeAlias = (
    Literal["throw/too_few_frames", "throw/too_dark", "throw/cut_off"] | WhyRestless
)
"""Why a throw is not reported, or is reported with doubt."""

MENDS: Final[dict[RefusalCause, str]] = {
    "throw/too_few_frames": (
        "something passed, too fast for so few pictures: if it was a throw, let the camera give 60"
        " frames a second, 30 at the least, by brighter light or a smaller picture"
    ),
    "throw/too_dark": (
        "the picture is too dark to be sure of creatures and missiles: bring more light to the"
        " table"
    ),
    "throw/cut_off": (
        "something was flying when the pictures ended: film on until the missile lies still"
    ),
    "throw/restless": (
        "this is no table at rest, much of the picture keeps moving: no throw is told before all"
        " but the players' hands stands still"
    ),
    "throw/camera_moves": (
        "the camera moves: fasten it, no throw is told before the picture stands still"
    ),
    "throw/light_flickers": (
        "the light flickers over the whole picture: bring steady light, no throw is told before"
    ),
}
"""What the referee is told to do about each cause of a refusal."""


class ThrowObserver:
    """Reports each throw once, as soon as it is clear which creature the missile touched first.

    It also reports the creatures that it refers to, as `CreatureObserver` does, so nobody needs
    both.
    """

    def __init__(
        self,
        calibration: Calibration,
        boards: Boards,
        *,
        judging: Judging | None = None,
        hear: Callable[[WatchedThrow], None] | None = None,
        ground: GroundPalette = NO_GROUND,
    ) -> None:
        """Watch a calibrated table.

        Args:
            calibration: Camera and table.
            boards: The printed boards on it.
            judging: Replaces `judge`, for instance to collect clues to learn from.
            hear: Called with everything that was seen of each throw, reported or not, as soon as
                it is reported or over.
            ground: The learned colours of this table's surface.
        """
        self._hear = hear
        self._table = Table(calibration, boards, TUNING.largest_mm * _px_per_mm(calibration))
        self._judging = judging or judge
        self._creatures = CreatureObserver(calibration, boards, ground)
        self._episode: ThrowEpisode | None = None
        self._reported = False
        self._quiet = 0
        self._seen_s = 0.0
        self._steps_s: deque[float] = deque(maxlen=TUNING.pace_frames)
        self._refusals: list[Refusal] = []
        self._rest = SceneRest()
        self._held_back: list[tuple[ImpactSeen, WatchedThrow | None]] = []

    @property
    def standing(self) -> tuple[Standing, ...]:
        """The known creatures on the table."""
        return self._creatures.standing

    @property
    def follows(self) -> bool:
        """Whether something may be flying that was not reported yet: seen twice and not lost."""
        return not self._reported and self._episode is not None and self._episode.follows

    @property
    def done(self) -> bool:
        """Whether a throw was reported and its missile has not come to rest yet."""
        return self._reported

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        """Follow what flies.

        Returns:
            Sightings of creatures, and of a throw as soon as it is clear.
        """
        self._rest.see(glance, frame.t_s)
        step_s, self._seen_s = frame.t_s - self._seen_s, frame.t_s
        news = (*self._creatures.see(frame, glance), *self._decide_held_back(frame))
        self._quiet = self._quiet + 1 if glance.changed_share <= TUNING.quiet_share else 0
        episode = self._episode
        if episode is None or self._must_restart(episode, frame, glance):
            unseen = (
                () if episode is None or self._reported else self._report_unseen(episode, frame)
            )
            self._restart(frame, glance)
            return (*news, *unseen)
        if self._reported or (self._quiet and not episode.flying):
            return news
        self._steps_s.append(step_s)
        return (*news, *self._follow(episode, frame, glance))

    def finish(self) -> tuple[Sighting, ...]:
        """The sightings of throws that were held back or that the end of the source cuts off."""
        episode = self._episode
        if self._reported or episode is None:
            return self._release_held_back()
        news = self._final_sightings(episode)
        if not self._reported:
            self._pass_on(self._watched(episode, None))
        # The last throw may have been held back as well.
        return (*self._release_held_back(), *news)

    def _final_sightings(self, episode: ThrowEpisode) -> tuple[Sighting, ...]:
        """The throw of an episode that the end of the source cuts off, if it is clear enough."""
        self._refuse_if_too_slow(episode, episode.still)
        if is_dark(episode.still.bgr, self._table.calibration, self._table.boards):
            self._refuse("throw/too_dark", episode.still)
        if episode.cut_off:
            self._refuse("throw/cut_off", episode.still)
        last = episode.last
        reported = (
            () if last is None else self._report(episode.judged(self._judging, ended=True), last)
        )
        return reported if self._reported else self._report_unseen(episode, episode.newest)

    def resting(self) -> bool:
        """Whether everything has been still for a while and nothing flies."""
        return self._quiet >= TUNING.quiet_frames and not self._flying

    def refusals(self) -> tuple[Refusal, ...]:
        """Why throws were not reported, or only with doubt: each cause once, oldest first."""
        return tuple(self._refusals)

    @property
    def _flying(self) -> bool:
        return self._episode is not None and self._episode.flying

    @property
    def _pace_s(self) -> float | None:
        """Median seconds from frame to frame while something moves; None before that.

        Still frames are not counted, as the time between two of them may be long.
        """
        return median_low(self._steps_s) if self._steps_s else None

    def _refuse_if_too_slow(self, episode: ThrowEpisode, frame: Frame) -> None:
        """Note a refusal if something passed by in too few frames to be reported."""
        pace_s = self._pace_s
        if self._reported or pace_s is None:
            return
        glimpsed = episode.glimpsed and pace_s > TUNING.slow_s
        if glimpsed or (episode.passed and pace_s > TUNING.too_slow_s):
            self._refuse("throw/too_few_frames", frame)

    def _refuse(self, cause: RefusalCause, frame: Frame) -> None:
        """Note a refusal unless its cause was noted before."""
        if all(one.cause != cause for one in self._refusals):
            self._refusals.append(refusal(cause, frame.index))

    def _must_restart(self, episode: ThrowEpisode, frame: Frame, glance: Glance) -> bool:
        """Whether this frame becomes the reference picture of a new episode."""
        if glance.changed_share > TUNING.cut_share:
            return True
        if self._quiet >= TUNING.quiet_frames and (self._reported or not episode.flying):
            return True
        calm = glance.changed_share < TUNING.calm_share and not episode.flying
        return (calm or self._reported) and frame.t_s - episode.still.t_s > TUNING.stale_after_s

    def _restart(self, frame: Frame, glance: Glance) -> None:
        """Begin a new episode whose reference picture is this frame."""
        before, small = self._episode, glance.calm
        if before is not None:
            if not self._reported:
                self._pass_on(self._watched(before, None))
            self._refuse_if_too_slow(before, frame)
            if not (glance.changed_share > 0 or before.eventful):
                small = before.still_small
        self._episode = ThrowEpisode(frame, small, self._table)
        self._reported = False

    def _follow(self, episode: ThrowEpisode, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        """Take a frame into the episode; report the throw as soon as it is clear."""
        watched = episode.see(frame, glance)
        calm = glance.changed_share <= TUNING.quiet_share
        episode.guard(frame, self._creatures.standing, calm=calm)
        if not watched:
            return ()
        news: tuple[Sighting, ...] = ()
        if not (episode.watched or self._creatures.looked):
            # The source began during movement: look for creatures now, as there may be no better
            # moment.
            news = self._creatures.look(frame, glance)
        episode.watch(frame, self._creatures.standing)
        return (*news, *self._report(episode.judged(self._judging), frame))

    def _report_unseen(self, episode: ThrowEpisode, frame: Frame) -> tuple[Sighting, ...]:
        """Report a hit that only the creature's movement shows, if there is one."""
        return self._report(self._unseen_hit(episode), frame)

    def _unseen_hit(self, episode: ThrowEpisode) -> JudgedThrow | None:
        """A hit that only the creature's movement shows.

        Returns:
            None without one, and if the camera is too slow to exclude other causes.
        """
        pace_s = self._pace_s
        if pace_s is None or pace_s > TUNING.too_slow_s:
            return None
        return episode.unseen_hit(self._judging)

    def _report(self, judged: JudgedThrow | None, frame: Frame) -> tuple[Sighting, ...]:
        """Report a judged throw.

        Returns:
            Nothing for something that only rolled, or while the scene is no table at rest. While it
            is unknown whether the scene is one, the throw is held back.
        """
        if judged is None:
            return ()
        if judged.verdict.best is None and self._episode is not None:
            judged = self._unseen_hit(self._episode) or judged
        journey, verdict = judged.journey, judged.verdict
        rolled = (
            verdict.best is None
            and journey is not None
            and rolls(journey.track, self._table.calibration)
            and not self._glimpsed_before()
        )
        if rolled and self._episode is not None:  # It may have been thrown before it rolled.
            self._refuse_if_too_slow(self._episode, frame)
        self._reported = True
        if judged.dark:
            self._refuse("throw/too_dark", frame)
        if rolled:
            return ()
        seen = impact_of(frame, journey, judged.chase, verdict, judged.curves)
        if self._rest.cause is not None:
            return ()
        watched = None if self._episode is None else self._watched(self._episode, seen)
        if self._rest.unknown:
            self._held_back.append((seen, watched))
            return ()
        self._pass_on(watched)
        return (seen,)

    def _glimpsed_before(self) -> bool:
        """Whether a camera that is fast enough saw something thrown besides what rolls.

        At 30 frames a second two sights in line are too often a coincidence: they occurred in four
        of the rendered clips of rolled dice, and in one at 60.
        """
        pace_s = self._pace_s
        if pace_s is None or pace_s > TUNING.slow_s:
            return False
        return self._episode is not None and self._episode.thrown

    def _watched(self, episode: ThrowEpisode, seen: ImpactSeen | None) -> WatchedThrow | None:
        """All that was seen of a throw; None if nobody listens or the scene is no table at rest."""
        if self._hear is None or self._rest.cause is not None:
            return None
        return episode.watched_throw(self._creatures.standing, seen)

    def _pass_on(self, watched: WatchedThrow | None) -> None:
        """Pass on what was seen, to be combined with what another camera saw."""
        if self._hear is not None and watched is not None:
            self._hear(watched)

    def _release_held_back(self) -> tuple[ImpactSeen, ...]:
        """Return the throws that were held back, and pass on what was seen of them."""
        held, self._held_back = self._held_back, []
        for _, watched in held:
            self._pass_on(watched)
        return tuple(seen for seen, _ in held)

    def _decide_held_back(self, frame: Frame) -> tuple[ImpactSeen, ...]:
        """Return the throws that were held back once the scene is known to be a table at rest.

        If it is not, they are dropped and the cause is noted as a refusal.
        """
        cause = self._rest.cause
        if cause is not None:
            self._refuse(cause, frame)
        if self._rest.unknown:
            return ()
        if cause is None:
            return self._release_held_back()
        self._held_back = []
        return ()


def _px_per_mm(calibration: Calibration) -> float:
    """Pixels per mm on the table in the middle of the picture; 1 if the table is not seen there."""
    width, height = calibration.size_wh
    middle = table_from_image([[width / 2, height / 2]], calibration)[0]
    if not np.isfinite(middle).all():
        return 1.0
    depth = camera_from_table([[*middle, 0.0]], calibration)[0, 2]
    return float(calibration.camera.matrix[0, 0] / depth)


def refusal(cause: RefusalCause, frame: int) -> Refusal:
    """Why a throw was not reported, or only with doubt, with the index of the deciding frame."""
    return Refusal(cause, MENDS[cause], frame)


REGISTERED: Final = Registered(
    "throw",
    frozenset({"throw", "creature"}),
    lambda around: (around.throws or partial(ThrowObserver, ground=around.ground))(
        around.table, around.boards
    ),
)
