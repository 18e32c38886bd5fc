"""One throw from beginning to end: who flew, who was touched first, and when it is over."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.printed import Boards
from calibration.solution import Calibration
from vision.creatures.colour import name_colour
from vision.creatures.standing import CreatureObserver, Standing
from vision.foreground import Glance
from vision.frame import Frame, Image
from vision.missiles.bends import explain
from vision.missiles.chase import Chase, Chaser, Sight
from vision.missiles.flight import Flight, Track
from vision.missiles.impact import Clue, Verdict, judge
from vision.missiles.jolt import Post, post_of, shift_of
from vision.sighting import Evidence, FirstContact, ImpactSeen, Sighting, Struck

Floats = npt.NDArray[np.float64]

# How much of the disc a blurred dot seems larger than the missile; measured on drawn discs.
BLOOM: Final = 1.08


@dataclass(slots=True, eq=False)
class _Watched:
    """A creature during a throw: its still picture and its shift in each frame."""

    standing: Standing
    post: Post
    t_s: list[float] = field(default_factory=list)
    shift_px: list[float] = field(default_factory=list)


class ThrowObserver:
    """Tells of each throw once, as soon as it is clear whom it touched first."""

    # The jolt has grown and the flight behind the contact is seen after so long.
    CLEAR_AFTER_S: Final = 0.17
    SURE: Final = 0.9
    # After a throw or a great change nothing new begins before all has been still for so long.
    QUIET_FRAMES: Final = 3
    QUIET_SHARE: Final = 4e-5
    CUT_SHARE: Final = 0.08

    def __init__(self, calibration: Calibration, boards: Boards) -> None:
        self._calibration = calibration
        self._creatures = CreatureObserver(calibration, boards)
        self._chaser = Chaser()
        self._still: tuple[Image, Image] | None = None
        self._quiet = 0
        self._watched: list[_Watched] = []
        self._told = False

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        """Follow what flies; tell the throw when it is clear."""
        news = self._creatures.see(frame, glance)
        self._quiet = self._quiet + 1 if glance.changed_share <= self.QUIET_SHARE else 0
        if self._still is None or glance.changed_share > self.CUT_SHARE:
            self._restart(frame, glance)
        if self._quiet and not self._chasing():
            if self._quiet >= self.QUIET_FRAMES:
                self._restart(frame, glance)
            return news
        self._chaser.see(frame, glance, *self._still_pictures())
        return (*news, *self._follow_throw(frame))

    def finish(self) -> tuple[Sighting, ...]:
        """A throw that the end of the source cuts off."""
        if self._told or not self._watched:
            return ()
        return self._judged(self._last_frame, wait=False)

    def _still_pictures(self) -> tuple[Image, Image]:
        assert self._still is not None
        return self._still

    def _restart(self, frame: Frame, glance: Glance) -> None:
        self._still = frame.bgr, glance.bgr
        self._chaser = Chaser()
        self._watched = []
        self._told = False

    def _chasing(self) -> bool:
        return any(c.confirmed and not c.over for c in self._chaser.chases)

    def _follow_throw(self, frame: Frame) -> tuple[Sighting, ...]:
        flying = [c for c in self._chaser.chases if c.confirmed]
        if not flying or self._told:
            return ()
        self._last_frame = frame
        if not self._watched:
            still = self._still_pictures()[0]
            self._watched = [
                _Watched(s, post_of(still, s.mask, s.corner_xy)) for s in self._creatures.standing
            ]
        self._measure_jolts(frame, flying)
        return self._judged(frame, wait=True)

    def _measure_jolts(self, frame: Frame, flying: Sequence[Chase]) -> None:
        for watched in self._watched:
            hidden = _hidden(watched.post, flying, frame)
            shift = shift_of(watched.post, frame.bgr[watched.post.box], hidden)
            if shift is not None and shift.seen_share > 0.3:
                watched.t_s.append(frame.t_s)
                watched.shift_px.append(float(np.linalg.norm(shift.by_px)))

    def _judged(self, frame: Frame, *, wait: bool) -> tuple[Sighting, ...]:
        onsets = [_onset(w) for w in self._watched]
        ripe = any(o is not None and frame.t_s - o > self.CLEAR_AFTER_S for o in onsets)
        ended = not self._chasing()
        if wait and not ripe and not ended:
            return ()
        flight, chase = _first_flight(self._chaser.chases, self._calibration)
        if flight is None or chase is None:
            return ()
        clues = [_clue(w, o, flight) for w, o in zip(self._watched, onsets, strict=True)]
        verdict = judge(clues)
        if wait and not ended and verdict.none > 1 - self.SURE:
            return ()
        self._told = True
        return (_impact(frame, flight, chase, verdict),)


def _hidden(post: Post, flying: Sequence[Chase], frame: Frame) -> npt.NDArray[np.uint8] | None:
    hidden = np.zeros(post.weight.shape, dtype=np.uint8)
    for chase in flying:
        if chase.over:
            continue
        at = chase.sights[-1].streak.centre_px if not chase.missed else chase.expected_px(frame.t_s)
        streak = chase.sights[-1].streak
        reach = int(2.2 * streak.length_px + streak.radius_px + 4)
        x, y = np.clip(at - post.corner_xy, -9999, 9999)
        cv2.circle(hidden, (int(x), int(y)), reach, 1, -1)
    return hidden


ONSET_PX: Final = 0.15


def _noise_px(watched: _Watched) -> float:
    early = watched.shift_px[:6]
    return float(np.median(early)) if early else 0.05


def _onset(watched: _Watched) -> float | None:
    """When the shift first exceeds what noise does, and stays so for three frames."""
    least = max(ONSET_PX, 4 * _noise_px(watched))
    high = [s > least for s in watched.shift_px]
    for number in range(len(high) - 2):
        if all(high[number : number + 3]):
            return watched.t_s[number]
    return None


def _first_flight(
    chases: Sequence[Chase], calibration: Calibration
) -> tuple[Flight | None, Chase | None]:
    found = []
    for number, chase in enumerate(c for c in chases if c.confirmed):
        flight = explain(track_of(chase.sights), calibration)
        if flight is not None:
            found.append((flight.start_s, number, flight, chase))
    if not found:
        return None, None
    _, _, flight, chase = min(found, key=lambda f: f[:2])
    return flight, chase


def track_of(sights: Sequence[Sight]) -> Track:
    """The measurements of a chase as the flight's fit wants them."""
    return Track(
        np.array([s.t_s for s in sights]),
        np.stack([s.streak.centre_px for s in sights]),
        np.array([s.sigma_px for s in sights]),
        np.array([s.streak.radius_px / BLOOM for s in sights]),
    )


def _clue(watched: _Watched, onset_s: float | None, flight: Flight) -> Clue:
    standing = watched.standing
    at_s = onset_s if onset_s is not None else float(watched.t_s[-1]) if watched.t_s else 0.0
    after = [s for t, s in zip(watched.t_s, watched.shift_px, strict=True) if t >= at_s][:6]
    shift = float(np.median(after)) if onset_s is not None and after else 0.0
    return Clue(
        track=standing.track,
        at_mm=standing.at_mm,
        colour=standing.colour,
        onset_s=onset_s,
        shift_px=shift,
        noise_px=_noise_px(watched),
        gap_sigmas=_gap_sigmas(standing, flight, at_s) if onset_s is not None else 0.0,
        bend_s=_bend_near(flight, onset_s),
    )


def _gap_sigmas(standing: Standing, flight: Flight, t_s: float) -> float:
    """How far the missile was from the creature's upright cylinder."""
    place = flight.at_mm(t_s)
    away = float(np.hypot(place[0] - standing.at_mm[0], place[1] - standing.at_mm[1]))
    sigma = float(np.sqrt(np.trace(flight.sigma_at_mm(t_s)[:2, :2]))) + 20.0
    reach = 55.0 + flight.radius_mm
    above = place[2] - flight.radius_mm - standing.height_mm.value
    return float(max(0.0, away - reach, above) / sigma)


def _bend_near(flight: Flight, onset_s: float | None) -> float | None:
    if onset_s is None:
        return None
    near = [b for b in flight.bends_s if -0.06 < onset_s - b < 0.03]
    return min(near, key=lambda b: abs(onset_s - b)) if near else None


def _impact(frame: Frame, flight: Flight, chase: Chase, verdict: Verdict) -> ImpactSeen:
    best = verdict.struck[0] if verdict.struck else None
    hit = best is not None and best[1] > 0.5
    contact = _contact_s(best[0]) if best is not None and hit else None
    bounced = _bounced(flight, contact)
    frames = _decisive_frames(chase, contact)
    return ImpactSeen(
        frame=frame.index,
        t_s=frame.t_s,
        released_s=None,
        contact_s=contact,
        contact_frame=None if contact is None else _frame_at(chase, contact),
        bounced=bounced,
        first_contact=_first_contact(flight, bounced=bounced, hit=hit),
        struck=tuple(Struck(c.track, c.at_mm, p, c.colour) for c, p in verdict.struck),
        probability_none=verdict.none,
        decisive_frames=frames,
        missile_colour=name_colour(chase.bgr.astype(np.uint8)[None]),
        evidence=Evidence(
            frames=frames,
            path_px=tuple(
                (float(s.streak.centre_px[0]), float(s.streak.centre_px[1])) for s in chase.sights
            ),
        ),
    )


def _contact_s(clue: Clue) -> float | None:
    if clue.bend_s is not None and not np.isnan(clue.bend_s):
        return clue.bend_s
    return clue.onset_s


def _bounced(flight: Flight, contact_s: float | None) -> bool:
    """Whether the missile met the table before the contact."""
    until = np.inf if contact_s is None else contact_s - 0.004
    return any(b < until and _is_table(flight, n) for n, b in enumerate(flight.bends_s))


def _is_table(flight: Flight, bend: int) -> bool:
    t_s = flight.bends_s[bend]
    kick = flight.kick_mm_s(bend)
    height = flight.at_mm(t_s)[2] - flight.radius_mm
    sigma = float(np.sqrt(flight.sigma_at_mm(t_s)[2, 2])) + 10.0
    upward = kick[2] > 300 and np.hypot(kick[0], kick[1]) < 0.8 * kick[2]
    return bool(upward and abs(height) < 3 * sigma)


def _first_contact(flight: Flight, *, bounced: bool, hit: bool) -> FirstContact:
    if bounced:
        return "table"
    if hit:
        return "creature"
    return "other" if flight.bends_s else "none"


def _frame_at(chase: Chase, t_s: float) -> int:
    nearest = min(chase.sights, key=lambda s: abs(s.t_s - t_s))
    last, first = chase.sights[-1], chase.sights[0]
    pace = (last.frame - first.frame) / max(last.t_s - first.t_s, 1e-9)
    return nearest.frame + round((t_s - nearest.t_s) * pace)


def _decisive_frames(chase: Chase, contact_s: float | None) -> tuple[int, ...]:
    middle = chase.sights[len(chase.sights) // 2].t_s if contact_s is None else contact_s
    at = _frame_at(chase, middle)
    return (at - 1, at, at + 1)
