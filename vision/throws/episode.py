"""What flies between two quiet moments of a table, and which creature it touched first."""

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
from vision.throws.flight import Flight
from vision.throws.gaps import Journey
from vision.throws.impact import Clue, Verdict
from vision.throws.impact_monitor import Disc, ImpactMonitor
from vision.throws.out_of_picture import LATE_S, comes_back
from vision.throws.paths import born_of, first_flight, is_part, released_s_of, track_of
from vision.throws.stirred import StirredPlace, stirred_places
from vision.throws.unseen import UnseenImpacts
from vision.throws.watched_throw import WatchedThrow

Judging: TypeAlias = Callable[[Sequence[Clue]], Verdict]
"""Turns the clues of a throw into probabilities."""

_Explained: TypeAlias = tuple[tuple[tuple[Chase, int], ...], tuple[Flight, Chase] | None]
"""What was followed, each chase with its number of sights, and the flight with its chase, if
any."""

RING_FRAMES: Final = 5
"""Frames kept from before a flight is noticed, to see how the creatures stood."""
CLEAR_AFTER_S: Final = 0.1
"""After this many seconds the response has grown and the flight after the contact is seen. 17
shared throws and ten rendered later are told alike, with the same probabilities, after 0.10 and
0.12 s."""
GUARDED_S: Final = 1.0
"""How long after something thrown was glimpsed the creatures are watched for what it did."""

LIES_SIZES: Final = 3.0
"""Factor on a missile's radius within which, at rest and with its shadow, it changes the picture.
Found by trial."""

SURE: Final = 0.9
"""Least probability of a hit that is reported before the flight has ended."""


@dataclass(frozen=True, slots=True)
class Table:
    """What a throw is seen over.

    Attributes:
        calibration: Camera and table.
        boards: What lies printed on it.
        largest_px: Radius of the largest missile, at a third of the distance of the table's middle.
    """

    calibration: Calibration
    boards: Boards
    largest_px: float


@dataclass(frozen=True, slots=True)
class JudgedThrow:
    """Something that flew, and the verdict on it.

    Attributes:
        journey: The missile's trajectory with its explanation; None if no flight is known.
        chase: What was followed from frame to frame.
        verdict: Whom it touched first.
        dark: Whether the creatures were watched in too little light.
        curves: How the creatures shook.
    """

    journey: Journey | None
    chase: Chase
    verdict: Verdict
    dark: bool
    curves: tuple[ShiftCurve, ...] = ()


class ThrowEpisode:
    """Follows what flies over a table that was quiet a moment ago.

    Attributes:
        still: The quiet picture that everything is compared with.
        still_small: The same, small and calmed.
        newest: The last frame that was looked at.
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
        """Whether anything moved since the quiet picture."""
        return bool(self._chaser.chases or self._before)

    @property
    def watched(self) -> bool:
        """Whether something flew, so that the creatures are being watched."""
        return self._flight is not None

    @property
    def last(self) -> Frame | None:
        """The last frame in which something flew; None where nothing did."""
        return None if self._flight is None else self._flight.last

    @property
    def flying(self) -> bool:
        """Whether something followed certainly flies, or will come back into the picture."""
        return self._followed or self._away

    @property
    def _followed(self) -> bool:
        return any(c.confirmed and not c.over for c in self._chaser.chases)

    @property
    def follows(self) -> bool:
        """Whether something may be flying: seen twice and not lost, or on its way back."""
        return self._away or any(not c.over and c.sights[-1].free for c in self._chaser.chases)

    @property
    def glimpsed(self) -> bool:
        """Whether something small was seen in too few frames to be followed."""
        return self._chaser.glimpsed

    @property
    def passed(self) -> bool:
        """Whether something small was seen in a single frame."""
        return self._chaser.passed

    @property
    def cut_off(self) -> bool:
        """Whether something thrown is still in the air."""
        width = self.still.size_wh[0]
        return any(c.thrown(width) and not c.over and not c.missed for c in self._chaser.chases)

    @property
    def thrown(self) -> bool:
        """Whether something flew alone as fast as what is thrown, however seldom it was seen."""
        shaken = self._unseen is not None and self._unseen.shaken
        return not shaken and bool(self._chaser.thrown(self.still.size_wh[0]))

    def see(self, frame: Frame, glance: Glance) -> bool:
        """Follow what moves; whether anything certainly flies, or flew, in this episode."""
        self.newest = frame
        self._chaser.see(frame, glance, self.still.bgr, self.still_small)
        if any(c.confirmed for c in self._chaser.chases):
            return True
        self._before.append(frame)
        return False

    def watch(self, frame: Frame, standing: Sequence[Standing]) -> None:
        """Watch what the flight does to the creatures.

        Args:
            frame: The frame that `see` was shown last.
            standing: Who stands on the table; the first value counts for the whole episode.
        """
        if self._flight is None:
            self._flight = _WatchedFlight(self._monitor(standing), frame, self._table)
        self._flight.see(frame, self._chaser)
        chases = self._chaser.chases
        self._away = not self._followed and self._flight.comes_back(chases)

    def guard(self, frame: Frame, standing: Sequence[Standing], *, calm: bool) -> None:
        """Watch what something that is hardly seen may do to the creatures.

        Args:
            frame: The frame that `see` was shown last.
            standing: Who stands on the table; the first value counts for the whole episode.
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
        """The verdict by what a creature did alone, if it names somebody."""
        if self._unseen is None:
            return None
        hits = self._unseen.hits(self._chaser.thrown(self.still.size_wh[0]))
        verdict = judging([clue for clue, _ in hits])
        if verdict.best is None:
            return None
        chase = next(chase for clue, chase in hits if clue is verdict.best)
        return JudgedThrow(None, chase, verdict, dark=False)

    def judged(self, judging: Judging, *, ended: bool | None = None) -> JudgedThrow | None:
        """The verdict, as soon as it is clear.

        Args:
            judging: From clues to a verdict.
            ended: Whether the flight is over; None decides by what is followed.
        """
        if self._flight is None:
            return None
        over = not self.flying if ended is None else ended
        chaser = self._chaser
        return self._flight.judged(chaser.chases, chaser.lost, judging, ended=over)

    def watched_throw(
        self, standing: Sequence[Standing], seen: ImpactSeen | None
    ) -> WatchedThrow | None:
        """All that was seen of what flew, for another camera; None if nothing flew.

        Args:
            standing: Who stands on the table, if nobody was watched so far.
            seen: What is reported of it.
        """
        chases = (*self._chaser.chases, *self._chaser.lost)
        if not chases:
            return None
        monitor = self._flight.monitor if self._flight else self._monitor(standing)
        last = (self._flight.last if self._flight else None) or self.still
        calibration = self._table.calibration
        return WatchedThrow(calibration, monitor, chases, self.still, last, seen)

    def _monitor(self, standing: Sequence[Standing]) -> ImpactMonitor:
        monitor = self._new_monitor(standing)
        for earlier in self._before:
            monitor.see(earlier, (), (), Crowd(None, 1.0))
        return monitor

    def _new_monitor(self, standing: Sequence[Standing]) -> ImpactMonitor:
        table = self._table
        return ImpactMonitor(self.still.bgr, standing, table.calibration, table.boards)


class _WatchedFlight:
    """A flight, and the creatures that are watched for its impact."""

    def __init__(self, monitor: ImpactMonitor, last: Frame, table: Table) -> None:
        self.monitor = monitor
        self.last = last
        self._calibration = table.calibration
        self._responses_judged = 0
        self._born: dict[Chase, bool] = {}
        self._explained: _Explained = (), None

    def see(self, frame: Frame, chaser: Chaser) -> None:
        """Measure the creatures in a frame, given what flies now."""
        self.last = frame
        flying = [c for c in chaser.chases if c.confirmed]
        near = [
            (c.sights[-1].streak.centre_px, c.reach_px(frame.size_wh[0]))
            for c in flying
            if not c.over
        ]
        self.monitor.see(frame, self._hiding(flying, frame), near, chaser.crowd)

    def judged(
        self, chases: Sequence[Chase], lost: Sequence[Chase], judging: Judging, *, ended: bool
    ) -> JudgedThrow | None:
        """The verdict, if there is new evidence and the verdict is clear enough.

        Args:
            chases: What is followed.
            lost: What flew by too quickly to be followed.
            judging: From clues to a verdict.
            ended: Whether nothing flies any more.
        """
        if not self._has_news(ended=ended):
            return None
        found = self._first_flight(chases)
        if found is None:
            return self._by_response(chases, lost, judging) if ended else None
        flight, chase = found
        trajectory = track_of(chase.free, self._calibration)
        released_s = released_s_of(flight, chase)
        journey = Journey(trajectory, flight, self._calibration, released_s)
        stirred = self._stirred(chases) if ended else []
        verdict = judging(clues_of(self.monitor, journey, stirred))
        if not ended and (verdict.none > 1 - SURE or _before_flight(verdict, journey)):
            return None
        return JudgedThrow(journey, chase, verdict, self.monitor.dark, self.monitor.curves)

    def _by_response(
        self, chases: Sequence[Chase], lost: Sequence[Chase], judging: Judging
    ) -> JudgedThrow | None:
        """The verdict without a flight, if it names somebody."""
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
        """Whether a creature's response has become clear since it was last judged."""
        if ended:
            self.monitor.wake_all()
            self.monitor.conclude()
        ripe = [j for j in self.monitor.responses if self.last.t_s - j.onset_s > CLEAR_AFTER_S]
        if not ended and len(ripe) <= self._responses_judged:
            return False
        self._responses_judged = len(ripe)
        return True

    def _hiding(self, flying: Sequence[Chase], frame: Frame) -> list[Disc]:
        """Discs in which missiles, and their blur, hide the background.

        A chase that starts at a creature is the creature itself, rocking or falling.
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

    def _stirred(self, chases: Sequence[Chase]) -> list[StirredPlace]:
        """Where something moved that is not a known creature; what flew may still lie there."""
        lies = [
            (c.sights[-1].streak.centre_px, LIES_SIZES * c.radius_px + c.length_px)
            for c in chases
            if c.confirmed
        ]
        still, last, calibration = self.monitor.still, self.last.bgr, self._calibration
        return stirred_places(still, last, self._standing(), lies, calibration)

    def _is_born(self, chase: Chase) -> bool:
        """Whether it starts at a creature: computed once, as its beginning does not change."""
        if chase not in self._born:
            self._born[chase] = born_of(chase, self._standing()) is not None
        return self._born[chase]

    def _first_flight(self, chases: Sequence[Chase]) -> tuple[Flight, Chase] | None:
        """The flight that may be told; a flight already judged is not fitted again."""
        state = tuple((c, len(c.sights)) for c in chases)
        if state != self._explained[0]:
            standing = self._standing()
            parts = [c for c in chases if c.hops() or is_part(c, standing, self._calibration)]
            self._explained = state, first_flight(chases, self._calibration, parts)
        return self._explained[1]

    def _standing(self) -> list[Standing]:
        return [one.standing for one in self.monitor.each]


def _before_flight(verdict: Verdict, journey: Journey) -> bool:
    """Whether the touch came before the missile was let go, as far as that is known."""
    best = verdict.best
    if best is None or best.contact_s is None or journey.released_s is None:
        return False
    return best.contact_s < journey.released_s - journey.frame_s
