"""One throw from beginning to end: who flew, who was touched first, and when it is over."""

from collections import deque
from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from calibration.printed import Boards
from calibration.projection import camera_from_table, table_from_image
from calibration.solution import Calibration
from vision.creatures.colour import name_colour
from vision.creatures.standing import CreatureObserver
from vision.foreground import Glance, calmed
from vision.frame import Frame
from vision.missiles.bends import explain, is_table
from vision.missiles.candidates import Crowd, Sight
from vision.missiles.chase import CONFIRMED_POINTS, Chase, Chaser
from vision.missiles.clues import came_by_table, clues_of, flight_until, off_outline_px
from vision.missiles.flight import Flight, Track, track_from_px
from vision.missiles.impact import Verdict, judge
from vision.missiles.witness import Disc, Witnesses
from vision.sighting import Evidence, FirstContact, ImpactSeen, Sighting, Struck

Floats = npt.NDArray[np.float64]

# Radius of the largest missile, three times as near to the camera as the table's middle.
LARGEST_MM: Final = 14.0 * 3
# What starts out closer to a creature than this is part of it.
OWN_REACH_PX: Final = 6.0
# Frames before a flight is noticed, kept to see how the creatures stood then.
RING_FRAMES: Final = 5
# Sights before free flight that show a hand at work, rather than one bad measurement.
LEAST_HELD: Final = 3


class ThrowObserver:
    """Tells of each throw once, as soon as it is clear whom it touched first.

    It also tells the creatures it refers to, as `CreatureObserver` does; where both are wanted,
    this one is enough.
    """

    # The jolt has grown and the flight behind the contact is seen after so long.
    CLEAR_AFTER_S: Final = 0.17
    SURE: Final = 0.9
    # Nothing new begins before all has been still for so many frames.
    QUIET_FRAMES: Final = 3
    QUIET_SHARE: Final = 4e-5
    CUT_SHARE: Final = 0.08
    # A noisy or shaking picture is never quite still: it is taken anew from time to time.
    CALM_SHARE: Final = 0.01
    STALE_AFTER_S: Final = 1.5

    def __init__(self, calibration: Calibration, boards: Boards) -> None:
        self._calibration = calibration
        self._boards = boards
        self._creatures = CreatureObserver(calibration, boards)
        self._largest_px = LARGEST_MM * _px_per_mm(calibration)
        self._still: Frame | None = None
        self._quiet = 0
        self._told = False
        self._chaser = Chaser(self._largest_px)

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        """Follow what flies; tell the throw when it is clear."""
        news = self._creatures.see(frame, glance)
        self._quiet = self._quiet + 1 if glance.changed_share <= self.QUIET_SHARE else 0
        if self._still is None or self._must_begin_anew(frame, glance):
            self._begin_anew(frame, glance)
            return news
        if self._told or (self._quiet and not self._chasing()):
            return news
        self._chaser.see(frame, glance, self._still.bgr, self._still_small)
        return (*news, *self._follow(frame, glance))

    def finish(self) -> tuple[Sighting, ...]:
        """A throw that the end of the source cuts off."""
        if self._told or self._witnesses is None or self._last is None:
            return ()
        return self._judged(self._last, ended=True)

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
        if self._still is None or glance.changed_share > 0 or self._chaser.chases or self._ring:
            self._still_small = calmed(glance.bgr)
        self._still = frame
        self._chaser = Chaser(self._largest_px)
        self._witnesses: Witnesses | None = None
        self._last: Frame | None = None
        self._ring: deque[Frame] = deque(maxlen=RING_FRAMES)
        self._jolts_judged = 0
        self._told = False

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
        near = [] if self._told else _near(flying, frame)
        self._witnesses.see(frame, self._hiding(flying, frame), near, self._chaser.crowd)
        return (*news, *self._judged(frame, ended=not self._chasing()))

    def _call_witnesses(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        assert self._still is not None
        news: tuple[Sighting, ...] = ()
        if not self._creatures.looked:
            # The source began in the middle of something: better now than never.
            news = self._creatures.look(frame, glance)
        self._witnesses = Witnesses(
            self._still.bgr, self._creatures.standing, self._calibration, self._boards
        )
        for earlier in self._ring:
            self._witnesses.see(earlier, (), (), Crowd(None, 1.0))
        return news

    def _hiding(self, flying: Sequence[Chase], frame: Frame) -> list[Disc]:
        """Where missiles, and the blur around them, hide what is behind.

        What starts out from a creature is the creature itself, rocking or falling.
        """
        assert self._witnesses is not None
        standing = [w.standing for w in self._witnesses.each]
        discs = []
        for chase in flying:
            born_at = chase.sights[0].streak.centre_px
            if min((off_outline_px(s, born_at) for s in standing), default=99.0) < OWN_REACH_PX:
                continue
            last = chase.sights[-1]
            seen = chase.over or not chase.missed
            at = last.streak.centre_px if seen else chase.expected_px(frame.t_s)
            discs.append((at, 2.2 * last.streak.length_px + last.streak.radius_px + 4))
        return discs

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
        found = _first_flight(self._chaser.chases, self._calibration)
        if found is None:
            return ()
        flight, chase = found
        track = track_of(chase.free, self._calibration)
        clues = clues_of(self._witnesses.each, track, flight, self._calibration)
        verdict = judge(clues)
        if not ended and verdict.none > 1 - self.SURE:
            return ()
        self._told = True
        return (_impact(frame, track, flight, chase, verdict, self._calibration),)


def _near(flying: Sequence[Chase], frame: Frame) -> list[Disc]:
    """Around each missile, the reach of its next few steps."""
    discs = []
    for chase in flying:
        last = chase.sights[-1]
        if chase.over:
            continue
        step = chase.step_px() * (last.t_s - chase.sights[-2].t_s)
        reach = 0.04 * frame.size_wh[0] + last.streak.length_px + 3 * float(np.linalg.norm(step))
        discs.append((last.streak.centre_px, reach))
    return discs


def _px_per_mm(calibration: Calibration) -> float:
    """Scale in the middle of the picture, on the table; 1 where the table is not seen there."""
    width, height = calibration.size_wh
    middle = table_from_image([[width / 2, height / 2]], calibration)[0]
    if not np.isfinite(middle).all():
        return 1.0
    depth = camera_from_table([[*middle, 0.0]], calibration)[0, 2]
    return float(calibration.camera.matrix[0, 0] / depth)


def track_of(sights: Sequence[Sight], calibration: Calibration) -> Track:
    """The measurements of a chase as the flight's fit wants them."""
    return track_from_px(
        np.array([s.t_s for s in sights]),
        np.stack([s.streak.centre_px for s in sights]),
        np.array([s.sigma_px for s in sights]),
        np.array([s.streak.radius_px for s in sights]),
        calibration,
    )


def _first_flight(chases: Sequence[Chase], calibration: Calibration) -> tuple[Flight, Chase] | None:
    """The earliest chase that is the flight of something thrown; others are put aside."""
    found = []
    for number, chase in enumerate(c for c in chases if c.confirmed):
        if len(chase.free) < CONFIRMED_POINTS:
            continue
        flight = explain(track_of(chase.free, calibration), calibration)
        if flight is not None:
            found.append((flight.start_s, number, flight, chase))
    if not found:
        return None
    _, _, flight, chase = min(found, key=lambda f: f[:2])
    return flight, chase


def _impact(
    frame: Frame,
    track: Track,
    flight: Flight,
    chase: Chase,
    verdict: Verdict,
    calibration: Calibration,
) -> ImpactSeen:
    contact = verdict.best.contact_s if verdict.best else None
    before = flight if contact is None else flight_until(track, contact, calibration) or flight
    bounced = _bounced(before, contact)
    frames = _decisive_frames(chase, contact)
    return ImpactSeen(
        frame=frame.index,
        t_s=frame.t_s,
        released_s=_released_s(flight, chase),
        contact_s=contact,
        contact_frame=None if contact is None else _frame_at(chase, contact),
        bounced=bounced,
        first_contact=_first_contact(before, bounced=bounced, hit=contact is not None),
        struck=tuple(Struck(c.track, c.at_mm, p, c.colour) for c, p in verdict.struck),
        probability_none=verdict.none,
        decisive_frames=frames,
        missile_colour=name_colour(chase.bgr.astype(np.uint8)[None]),
        evidence=Evidence(frames=frames, path_px=_path(chase)),
    )


def _released_s(flight: Flight, chase: Chase) -> float | None:
    """When a hand let go; None where it was not seen to hold the missile before."""
    held = [s for s in chase.sights if s.t_s < flight.start_s]
    return flight.start_s if len(held) >= LEAST_HELD else None


def _path(chase: Chase) -> tuple[tuple[float, float], ...]:
    centres = [s.streak.centre_px for s in chase.sights]
    return tuple((float(x), float(y)) for x, y in centres)


def _bounced(flight: Flight, contact_s: float | None) -> bool:
    if contact_s is None:
        return any(is_table(flight, n) for n in range(len(flight.bends_s)))
    return came_by_table(flight, contact_s)


def _first_contact(flight: Flight, *, bounced: bool, hit: bool) -> FirstContact:
    tables = [is_table(flight, n) for n in range(len(flight.bends_s))]
    if tables and not tables[0]:
        return "other"
    if bounced:
        return "table"
    return "creature" if hit else "none"


def _frame_at(chase: Chase, t_s: float) -> int:
    """The frame nearest to a time, by the pace of the frames around it."""
    nearest = min(chase.sights, key=lambda s: abs(s.t_s - t_s))
    last, first = chase.sights[-1], chase.sights[0]
    pace = (last.frame - first.frame) / max(last.t_s - first.t_s, 1e-9)
    return nearest.frame + round((t_s - nearest.t_s) * pace)


def _decisive_frames(chase: Chase, contact_s: float | None) -> tuple[int, ...]:
    middle = chase.sights[len(chase.sights) // 2].t_s if contact_s is None else contact_s
    at = _frame_at(chase, middle)
    return (at - 1, at, at + 1)
