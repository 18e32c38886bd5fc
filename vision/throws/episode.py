"""One throw: follow what flies between two quiet moments, and judge what it touched first."""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from calibration.arrays import Image
from calibration.frame import Frame
from calibration.model.printed import Boards
from calibration.model.solution import Calibration
from vision.clay.standing import Standing
from vision.foreground import Glance
from vision.sightings import ImpactSeen, ShiftCurve
from vision.throws.by_response import hits_by_response
from vision.throws.candidates import Crowd
from vision.throws.chase import Chase
from vision.throws.chaser import Chaser
from vision.throws.clues import clues_of
from vision.throws.evidence import Clue
from vision.throws.flight import Flight
from vision.throws.gaps import Journey
from vision.throws.impact import Verdict
from vision.throws.impact_monitor import Disc, ImpactMonitor
from vision.throws.out_of_picture import LATE_S, comes_back
from vision.throws.paths import born_of, first_flight, is_part, released_s_of, track_of
from vision.throws.stirred import StirredPlace, stirred_places
from vision.throws.unseen import UnseenImpacts
from vision.throws.watched_throw import WatchedThrow

Judging: TypeAlias = Callable[[Sequence[Clue]], Verdict]
"""Turns the clues of a throw into probabilities."""

_Explained: TypeAlias = tuple[tuple[tuple[Chase, int], ...], tuple[Flight, Chase] | None]
"""A cached fit: the state it belongs to, each chase with its number of sights, and the flight with
its chase, None without a flight."""

RING_FRAMES: Final = 5
"""Number of frames that are kept from before a flight is noticed, in which creatures are measured
at rest."""
CLEAR_AFTER_S: Final = 0.1
"""Seconds after the onset of a response at which the throw is judged: by then the response has
grown and the flight after the contact was seen. 17 shared throws and ten rendered later have the
same verdicts and probabilities after 0.10 and 0.12 s."""
GUARDED_S: Final = 1.0
"""Seconds after a sight of something thrown during which all creatures are measured for a hit."""

LIES_SIZES: Final = 3.0
"""Radius within which a missile at rest, with its shadow, changes the picture, as a multiple of its
own. Found by trial."""

SURE: Final = 0.9
"""Least probability of a hit that is reported before the flight has ended."""


@dataclass(frozen=True, slots=True)
class Table:
    """The table over which throws are followed.

    Attributes:
        calibration: Camera and table.
        boards: The printed boards on it.
        largest_px: Radius in the picture of the largest missile, three times as near to the camera
            as the table's middle.
    """

    calibration: Calibration
    boards: Boards
    largest_px: float


@dataclass(frozen=True, slots=True)
class JudgedThrow:
    """A throw and the verdict on it.

    Attributes:
        journey: The missile's track and fitted flight; None if no flight is known.
        chase: The missile's chase in the picture.
        verdict: Which creature it touched first.
        dark: Whether the reference picture was too dark to show all creatures.
        curves: How the creatures' pictures shifted.
    """

    journey: Journey | None
    chase: Chase
    verdict: Verdict
    dark: bool
    curves: tuple[ShiftCurve, ...] = ()


class ThrowEpisode:
    """Follows what flies over a table since its last quiet moment.

    Attributes:
        still: The reference picture: the quiet frame with which all others are compared.
        still_small: The reference picture, reduced to a glance's size and smoothed.
        newest: The last frame that `see` was given.
    """

    def __init__(self, still: Frame, still_small: Image, table: Table) -> None:
        self.still = still
        self.still_small = still_small
        self.newest = still
        self._table = table
        self._chaser = Chaser(table.largest_px)
        self._before: deque[Frame] = deque(maxlen=RING_FRAMES)
        self._flight: _WatchedFlight | None = None
        self._away = False
        self._unseen: UnseenImpacts | None = None

    @property
    def eventful(self) -> bool:
        """Whether anything was seen since the reference picture."""
        return bool(self._chaser.chases or self._before)

    @property
    def watched(self) -> bool:
        """Whether something certainly flew, so that the creatures are being watched."""
        return self._flight is not None

    @property
    def last(self) -> Frame | None:
        """The last frame that `watch` was given; None if nothing has flown."""
        return None if self._flight is None else self._flight.last

    @property
    def flying(self) -> bool:
        """Whether something followed certainly flies, or will come back into the picture."""
        return self._flies or self._away

    @property
    def _flies(self) -> bool:
        return any(c.confirmed and not c.over for c in self._chaser.chases)

    @property
    def follows(self) -> bool:
        """Whether something may be flying: seen twice and not lost, or on its way back."""
        return self._away or any(not c.over and c.sights[-1].free for c in self._chaser.chases)

    @property
    def glimpsed(self) -> bool:
        """Whether something thrown was seen in too few frames to be followed."""
        return self._chaser.glimpsed

    @property
    def passed(self) -> bool:
        """Whether something small was seen nearly alone in a single frame."""
        return self._chaser.passed

    @property
    def cut_off(self) -> bool:
        """Whether something thrown is still in the air."""
        width = self.still.size_wh[0]
        return any(c.thrown(width) and not c.over and not c.missed for c in self._chaser.chases)

    @property
    def thrown(self) -> bool:
        """Whether something flew like a missile, in however few frames.

        False if the camera shook, as then everything small seems to fly.
        """
        shaken = self._unseen is not None and self._unseen.shaken
        return not shaken and bool(self._chaser.thrown(self.still.size_wh[0]))

    def see(self, frame: Frame, glance: Glance) -> bool:
        """Extend the chases by a frame.

        Returns:
            Whether any chase is confirmed: something certainly flies, or flew, in this episode.
        """
        self.newest = frame
        self._chaser.see(frame, glance, self.still.bgr, self.still_small)
        if any(c.confirmed for c in self._chaser.chases):
            return True
        self._before.append(frame)
        return False

    def watch(self, frame: Frame, standing: Sequence[Standing]) -> None:
        """Measure what the flight does to the creatures.

        Args:
            frame: The frame that `see` was given last.
            standing: The creatures; the first value counts for the whole episode.
        """
        if self._flight is None:
            self._flight = _WatchedFlight(self._monitor(standing), frame, self._table)
        self._flight.see(frame, self._chaser)
        chases = self._chaser.chases
        self._away = not self._flies and self._flight.comes_back(chases)

    def guard(self, frame: Frame, standing: Sequence[Standing], *, calm: bool) -> None:
        """Measure what a missile that is hardly seen may do to the creatures.

        Does nothing unless something thrown was seen in the last `GUARDED_S`.

        Args:
            frame: The frame that `see` was given last.
            standing: The creatures; the first value counts for the whole episode.
            calm: Whether nothing at all moved since the frame before.
        """
        width = self.still.size_wh[0]
        if not self._chaser.thrown(width, frame.t_s - GUARDED_S):
            return
        if self._unseen is None:
            if not standing:
                return
            self._unseen = UnseenImpacts(self._new_monitor(standing))
            for earlier in self._before:
                if earlier is not frame:
                    self._unseen.see(earlier, Crowd(None, 1.0), calm=False)
        self._unseen.see(frame, self._chaser.crowd, calm=calm)

    def unseen_hit(self, judging: Judging) -> JudgedThrow | None:
        """The verdict by the creatures' movements alone; None if it names no creature."""
        if self._unseen is None:
            return None
        hits = self._unseen.hits(self._chaser.thrown(self.still.size_wh[0]))
        verdict = judging([clue for clue, _ in hits])
        if verdict.best is None:
            return None
        chase = next(chase for clue, chase in hits if clue is verdict.best)
        return JudgedThrow(None, chase, verdict, dark=False)

    def judged(self, judging: Judging, *, ended: bool | None = None) -> JudgedThrow | None:
        """The verdict on the throw; None while it is not clear.

        Args:
            judging: Turns clues into a verdict.
            ended: Whether the flight is over; None decides it by the chases.
        """
        if self._flight is None:
            return None
        over = not self.flying if ended is None else ended
        chaser = self._chaser
        return self._flight.judged(chaser.chases, chaser.lost, judging, ended=over)

    def watched_throw(
        self, standing: Sequence[Standing], seen: ImpactSeen | None
    ) -> WatchedThrow | None:
        """All that was seen of the throw, to be combined with another camera; None without a chase.

        Args:
            standing: The creatures, used if none have been watched so far.
            seen: What this camera reports of the throw.
        """
        chases = (*self._chaser.chases, *self._chaser.lost)
        if not chases:
            return None
        monitor = self._flight.monitor if self._flight else self._monitor(standing)
        last = (self._flight.last if self._flight else None) or self.still
        calibration = self._table.calibration
        return WatchedThrow(calibration, monitor, chases, self.still, last, seen)

    def _monitor(self, standing: Sequence[Standing]) -> ImpactMonitor:
        """A monitor that has been shown the frames before the flight was noticed."""
        monitor = self._new_monitor(standing)
        for earlier in self._before:
            monitor.see(earlier, (), (), Crowd(None, 1.0))
        return monitor

    def _new_monitor(self, standing: Sequence[Standing]) -> ImpactMonitor:
        table = self._table
        return ImpactMonitor(self.still.bgr, standing, table.calibration, table.boards)


class _WatchedFlight:
    """Fits a flight, and measures the creatures for its impact.

    Attributes:
        monitor: The creatures.
        last: The last frame that was seen.
    """

    def __init__(self, monitor: ImpactMonitor, last: Frame, table: Table) -> None:
        self.monitor = monitor
        self.last = last
        self._calibration = table.calibration
        self._responses_judged = 0
        self._begins_there: dict[Chase, bool] = {}
        self._explained: _Explained = (), None

    def see(self, frame: Frame, chaser: Chaser) -> None:
        """Measure the creatures in a frame, given the chases."""
        self.last = frame
        flying = [c for c in chaser.chases if c.confirmed]
        near = [
            (c.sights[-1].streak.centre_px, c.reach_px(frame.size_wh[0]))
            for c in flying
            if not c.over
        ]
        self.monitor.see(frame, self._hiding_discs(flying, frame), near, chaser.crowd)

    def judged(
        self, chases: Sequence[Chase], lost: Sequence[Chase], judging: Judging, *, ended: bool
    ) -> JudgedThrow | None:
        """The verdict, if there is new evidence and the verdict is clear enough.

        Args:
            chases: All chases.
            lost: Chases that were lost before they were confirmed.
            judging: Turns clues into a verdict.
            ended: Whether nothing flies any more.

        Returns:
            None without new evidence, or if the verdict may still change.
        """
        if not self._has_news(ended=ended):
            return None
        found = self._first_flight(chases)
        if found is None:
            return self._judged_by_response(chases, lost, judging) if ended else None
        flight, chase = found
        trajectory = track_of(chase.free, self._calibration)
        released_s = released_s_of(flight, chase)
        journey = Journey(trajectory, flight, self._calibration, released_s)
        stirred = self._stirred(chases) if ended else []
        verdict = judging(clues_of(self.monitor, journey, stirred))
        if not ended and (verdict.none > 1 - SURE or _is_before_release(verdict, journey)):
            return None
        return JudgedThrow(journey, chase, verdict, self.monitor.dark, self.monitor.curves)

    def _judged_by_response(
        self, chases: Sequence[Chase], lost: Sequence[Chase], judging: Judging
    ) -> JudgedThrow | None:
        """The verdict without a fitted flight; None if it names no creature."""
        hits = hits_by_response(self.monitor, [*chases, *lost], self._calibration.size_wh[0])
        verdict = judging([clue for clue, _ in hits])
        if verdict.best is None:
            return None
        chase = next(chase for clue, chase in hits if clue is verdict.best)
        return JudgedThrow(None, chase, verdict, self.monitor.dark, self.monitor.curves)

    def comes_back(self, chases: Sequence[Chase]) -> bool:
        """Whether something that left the picture will come back into it.

        The flight is fitted, which takes milliseconds, only if something headed out.
        """
        size_wh = self._calibration.size_wh
        if not any(chase.heads_out(size_wh, 2 * LATE_S) for chase in chases):
            return False
        found = self._first_flight(chases)
        if found is None:
            return False
        flight, chase = found
        return comes_back(flight, chase.sights[-1].t_s, self.last.t_s, self._calibration)

    def _has_news(self, *, ended: bool) -> bool:
        """Whether another creature's response has become clear since the last judgement.

        Always so when the flight has ended; all creatures are then measured to the end first.
        """
        if ended:
            self.monitor.wake_all()
            self.monitor.conclude()
        ripe = [j for j in self.monitor.responses if self.last.t_s - j.onset_s > CLEAR_AFTER_S]
        if not ended and len(ripe) <= self._responses_judged:
            return False
        self._responses_judged = len(ripe)
        return True

    def _hiding_discs(self, flying: Sequence[Chase], frame: Frame) -> list[Disc]:
        """Discs (centre (2,) and radius, px) in which missiles, with their blur, hide creatures.

        A chase that begins at a creature is left out: it is the creature itself that rocks or
            falls.
        """
        discs = []
        for chase in flying:
            if self._begins_at_creature(chase):
                continue
            last = chase.sights[-1]
            seen = chase.over or not chase.missed
            at = last.streak.centre_px if seen else chase.expected_px(frame.t_s)
            discs.append((at, chase.hides_px))
        return discs

    def _stirred(self, chases: Sequence[Chase]) -> list[StirredPlace]:
        """Places where something creature-sized moved that is no known creature or missile."""
        lies = [
            (c.sights[-1].streak.centre_px, LIES_SIZES * c.radius_px + c.length_px)
            for c in chases
            if c.confirmed
        ]
        still, last, calibration = self.monitor.still, self.last.bgr, self._calibration
        return stirred_places(still, last, self._standing(), lies, calibration)

    def _begins_at_creature(self, chase: Chase) -> bool:
        """Whether a chase begins at a creature; cached, as its beginning does not change."""
        if chase not in self._begins_there:
            self._begins_there[chase] = born_of(chase, self._standing()) is not None
        return self._begins_there[chase]

    def _first_flight(self, chases: Sequence[Chase]) -> tuple[Flight, Chase] | None:
        """The earliest flight of something thrown, with its chase; fitted once for each state."""
        state = tuple((c, len(c.sights)) for c in chases)
        if state != self._explained[0]:
            standing = self._standing()
            parts = [c for c in chases if c.hops() or is_part(c, standing, self._calibration)]
            self._explained = state, first_flight(chases, self._calibration, parts)
        return self._explained[1]

    def _standing(self) -> list[Standing]:
        return [one.standing for one in self.monitor.each]


def _is_before_release(verdict: Verdict, journey: Journey) -> bool:
    """Whether the likeliest touch came before the release, if both times are known."""
    best = verdict.best
    if best is None or best.contact_s is None or journey.released_s is None:
        return False
    return best.contact_s < journey.released_s - journey.frame_s
