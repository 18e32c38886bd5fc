"""One throw from beginning to end: who flew, who was touched first, and when it is over."""

from collections import deque
from collections.abc import Callable, Sequence
from statistics import median_low
from typing import Final, TypeAlias

import numpy as np

from calibration.frame import Frame
from calibration.model.printed import Boards
from calibration.model.projection import camera_from_table, table_from_image
from calibration.model.solution import Calibration
from vision.clay.standing import CreatureObserver
from vision.foreground import Glance
from vision.refusal import Refusal
from vision.sighting import Sighting
from vision.throws.came_off import born_of, is_part
from vision.throws.candidates import Crowd
from vision.throws.chase import Chase
from vision.throws.chaser import Chaser
from vision.throws.clues import clues_of
from vision.throws.flight import Flight
from vision.throws.gaps import Journey
from vision.throws.impact import Clue, Verdict, judge
from vision.throws.impact_monitor import Disc, ImpactMonitor
from vision.throws.light import is_dark
from vision.throws.paths import first_flight, rolls, track_of
from vision.throws.refusal import RefusalCause, refusal
from vision.throws.verdict import impact_of

Judging: TypeAlias = Callable[[Sequence[Clue]], Verdict]
_Explained: TypeAlias = tuple[tuple[tuple[Chase, int], ...], tuple[Flight, Chase] | None]

# Radius of the largest missile, three times as near to the camera as the table's middle.
LARGEST_MM: Final = 14.0 * 3
# Frames before a flight is noticed, kept to see how the creatures stood then.
RING_FRAMES: Final = 5
# Where pictures follow each other so slowly, a throw may be seen in too few of them to be followed;
# and where so slowly, in a single one.
SLOW_S: Final = 1 / 45
TOO_SLOW_S: Final = 1 / 25
PACE_FRAMES: Final = 5


class ThrowObserver:
    """Tells of each throw once, as soon as it is clear whom it touched first.

    It also tells the creatures it refers to, as `CreatureObserver` does; where both are wanted,
    this one is enough.
    """

    # The jolt has grown and the flight behind the contact is seen after so long: of nine shared
    # throws each was told alike, contact and probability too, after 0.10, 0.12, 0.14 and 0.17 s.
    CLEAR_AFTER_S: Final = 0.12
    SURE: Final = 0.9
    # Nothing new begins before all has been still for so many frames.
    QUIET_FRAMES: Final = 3
    QUIET_SHARE: Final = 4e-5
    CUT_SHARE: Final = 0.08
    # A noisy or shaking picture is never quite still: it is taken anew from time to time.
    CALM_SHARE: Final = 0.01
    STALE_AFTER_S: Final = 1.5

    def __init__(
        self, calibration: Calibration, boards: Boards, *, judging: Judging | None = None
    ) -> None:
        """Watch a calibrated table; `judging` takes the place of `judge`, to learn from."""
        self._calibration = calibration
        self._judging = judging
        self._boards = boards
        self._creatures = CreatureObserver(calibration, boards)
        self._largest_px = LARGEST_MM * _px_per_mm(calibration)
        self._still: Frame | None = None
        self._quiet = 0
        self._told = False
        self._seen_s = 0.0
        self._steps_s: deque[float] = deque(maxlen=PACE_FRAMES)
        self._chaser = Chaser(self._largest_px)
        self._refusals: list[Refusal] = []

    @property
    def follows(self) -> bool:
        """Whether something may be flying that is not told yet: seen twice and not lost."""
        return not self._told and any(
            not chase.over and chase.sights[-1].free for chase in self._chaser.chases
        )

    @property
    def done(self) -> bool:
        """Whether a throw was told and its missile has not come to rest yet."""
        return self._told

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        """Follow what flies; tell the throw when it is clear."""
        news = self._creatures.see(frame, glance)
        self._quiet = self._quiet + 1 if glance.changed_share <= self.QUIET_SHARE else 0
        if self._still is None or self._must_begin_anew(frame, glance):
            self._begin_anew(frame, glance)
            return news
        if self._told or (self._quiet and not self._chasing()):
            return news
        self._steps_s.append(frame.t_s - self._seen_s)
        self._seen_s = frame.t_s
        self._chaser.see(frame, glance, self._still.bgr, self._still_small)
        return (*news, *self._follow(frame, glance))

    def finish(self) -> tuple[Sighting, ...]:
        """A throw that the end of the source cuts off."""
        if self._told or self._still is None:
            return ()
        self._refuse_if_too_slow(self._still)
        if is_dark(self._still.bgr, self._calibration, self._boards):
            self._refuse("throw/too_dark", self._still)
        width = self._still.size_wh[0]
        if any(c.thrown(width) and not c.over and not c.missed for c in self._chaser.chases):
            self._refuse("throw/cut_off", self._still)
        if self._witnesses is None or self._last is None:
            return ()
        return self._judged(self._last, ended=True)

    def resting(self) -> bool:
        """Whether all has been still for a while and nothing flies."""
        return self._quiet >= self.QUIET_FRAMES and not self._chasing()

    def refusals(self) -> tuple[Refusal, ...]:
        """Throws that were glimpsed, or told in doubt, oldest first; one of a kind."""
        return tuple(self._refusals)

    def _refuse_if_too_slow(self, frame: Frame) -> None:
        """Say so where something was seen in too few pictures, and nothing of it was told."""
        if self._told or not self._steps_s:
            return
        # Nothing is seen while all is still, so that the longest steps tell nothing of the pace.
        pace_s = median_low(self._steps_s)
        glimpsed = self._chaser.glimpsed and pace_s > SLOW_S
        if glimpsed or (self._chaser.passed and pace_s > TOO_SLOW_S):
            self._refuse("throw/too_few_frames", frame)

    def _refuse(self, cause: RefusalCause, frame: Frame) -> None:
        if all(one.cause != cause for one in self._refusals):
            self._refusals.append(refusal(cause, frame.index))

    def _must_begin_anew(self, frame: Frame, glance: Glance) -> bool:
        """Whether the picture is to be taken as the one that all is held against from now on."""
        assert self._still is not None
        if glance.changed_share > self.CUT_SHARE:
            return True
        if self._quiet >= self.QUIET_FRAMES and (self._told or not self._chasing()):
            return True
        calm = glance.changed_share < self.CALM_SHARE and not self._chasing()
        return (calm or self._told) and frame.t_s - self._still.t_s > self.STALE_AFTER_S

    def _begin_anew(self, frame: Frame, glance: Glance) -> None:
        self._refuse_if_too_slow(frame)
        if self._still is None or glance.changed_share > 0 or self._chaser.chases or self._ring:
            self._still_small = glance.calm
        self._still = frame
        self._chaser = Chaser(self._largest_px)
        self._witnesses: ImpactMonitor | None = None
        self._last: Frame | None = None
        self._ring: deque[Frame] = deque(maxlen=RING_FRAMES)
        self._jolts_judged = 0
        self._born: dict[Chase, bool] = {}
        self._told = False
        self._explained: _Explained = (), None

    def _chasing(self) -> bool:
        return any(c.confirmed and not c.over for c in self._chaser.chases)

    def _follow(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        flying = [c for c in self._chaser.chases if c.confirmed]
        if not flying:
            self._ring.append(frame)
            return ()
        self._last = frame
        news = () if self._witnesses else self._call_witnesses(frame, glance)
        assert self._witnesses is not None
        near = [
            (c.sights[-1].streak.centre_px, c.reach_px(frame.size_wh[0]))
            for c in flying
            if not (c.over or self._told)
        ]
        self._witnesses.see(frame, self._hiding(flying, frame), near, self._chaser.crowd)
        return (*news, *self._judged(frame, ended=not self._chasing()))

    def _call_witnesses(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        assert self._still is not None
        news: tuple[Sighting, ...] = ()
        if not self._creatures.looked:
            # The source began in the middle of something: better now than never.
            news = self._creatures.look(frame, glance)
        self._witnesses = ImpactMonitor(
            self._still.bgr, self._creatures.standing, self._calibration, self._boards
        )
        for earlier in self._ring:
            self._witnesses.see(earlier, (), (), Crowd(None, 1.0))
        return news

    def _hiding(self, flying: Sequence[Chase], frame: Frame) -> list[Disc]:
        """Where missiles, and the blur around them, hide what is behind.

        What starts out from a creature is the creature itself, rocking or falling.
        """
        discs = []
        for chase in flying:
            if self._is_born(chase):
                continue
            last = chase.sights[-1]
            seen = chase.over or not chase.missed
            at = last.streak.centre_px if seen else chase.expected_px(frame.t_s)
            discs.append((at, chase.hides_px))
        return discs

    def _is_born(self, chase: Chase) -> bool:
        """Whether it starts out from a creature: asked once, as its beginning stays."""
        assert self._witnesses is not None
        if chase not in self._born:
            standing = [w.standing for w in self._witnesses.each]
            self._born[chase] = born_of(chase, standing) is not None
        return self._born[chase]

    def _judged(self, frame: Frame, *, ended: bool) -> tuple[Sighting, ...]:
        assert self._witnesses is not None
        if ended:
            self._witnesses.wake_all()
            self._witnesses.conclude()
        jolts = self._witnesses.jolts
        ripe = [j for j in jolts if frame.t_s - j.onset_s > self.CLEAR_AFTER_S]
        if not ended and len(ripe) <= self._jolts_judged:
            return ()
        self._jolts_judged = len(ripe)
        found = self._first_flight(self._witnesses)
        if found is None:
            return ()
        flight, chase = found
        track = track_of(chase.free, self._calibration)
        journey = Journey(track, flight, self._calibration)
        clues = clues_of(self._witnesses, journey)
        verdict = (self._judging or judge)(clues)
        if not ended and verdict.none > 1 - self.SURE:
            return ()
        self._told = True
        if self._witnesses.dark:
            self._refuse("throw/too_dark", frame)
        if verdict.best is None and rolls(track, self._calibration):
            return ()
        return (impact_of(frame, journey, chase, verdict),)

    def _first_flight(self, witnesses: ImpactMonitor) -> tuple[Flight, Chase] | None:
        """The flight that may be told; what was looked at already is not explained again."""
        chases = self._chaser.chases
        state = tuple((c, len(c.sights)) for c in chases)
        if state != self._explained[0]:
            standing = [w.standing for w in witnesses.each]
            parts = [c for c in chases if c.hops() or is_part(c, standing, self._calibration)]
            self._explained = state, first_flight(chases, self._calibration, parts)
        return self._explained[1]


def _px_per_mm(calibration: Calibration) -> float:
    """Scale in the middle of the picture, on the table; 1 where the table is not seen there."""
    width, height = calibration.size_wh
    middle = table_from_image([[width / 2, height / 2]], calibration)[0]
    if not np.isfinite(middle).all():
        return 1.0
    depth = camera_from_table([[*middle, 0.0]], calibration)[0, 2]
    return float(calibration.camera.matrix[0, 0] / depth)
