"""The creatures on the table, and what became of them according to an association."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

import numpy as np

from calibration.arrays import Floats, Mask
from vision.creature_bodies import Bodies
from vision.masks import widened, without
from vision.sightings import (
    ColourName,
    IdentityLost,
    PointMm,
    Sighting,
)
from vision.tracking.association import Association, Candidate, nearer_halves, two_halves
from vision.tracking.clay_finder import ClayFinder
from vision.tracking.detection import Detection, drawn
from vision.tracking.edge_match import edges_of
from vision.tracking.fragments import (
    SLID_SIGMA,
    STAYED_SIGMA,
    TURNED_SIGMA,
    UNTOLD,
    FragmentContext,
    Fragments,
    OutlineChange,
    outline_change,
)
from vision.tracking.hypotheses import IdentityDoubt, doubts_of, probability
from vision.tracking.joining import place_by_top
from vision.tracking.motion_episode import SettledMoment
from vision.tracking.posing import pose_of
from vision.tracking.route import heading_of, step_of, way_of
from vision.tracking.stayed import Stayed
from vision.tracking.telling import SHAPE_LOST, Telling
from vision.tracking.track import Track, first_known
from vision.tracking.transport import table_shift

MOVED_MM: Final = 6.0
"""Step in mm below which a creature has not moved: light and noise shift an outline as far. Found
by trial."""

MOVED_SIGMAS: Final = 2.5
"""How many of its own sigmas a step must have to count."""

SLID_IOU: Final = 0.78
"""Intersection over union of two outlines from which on the creature was slid and not turned."""

HIDDEN_SHARE: Final = 0.6
"""Share of a creature's outline: if more of it is hidden, the creature may still be there unseen.
Found by trial."""

LARGEST_SHARE: Final = 1.04
"""Factor on the largest area seen of a creature, above which it has grown: a turn does not explain
it. Found by trial."""

EXPECTED_MM: Final = 45.0
"""Distance in mm from where a throw placed a creature within which a creature is that one. Found by
trial."""


class Tracker:
    """Who is on the table; changed by each association.

    Attributes:
        tracks: Every creature that was seen, by its track.
        pending: Tracks that could not be judged: a hand or another creature hides their places.
        doubted_in: Frames in which the referee was asked who is who.
    """

    def __init__(self, finder: ClayFinder, bodies: Bodies) -> None:
        self._finder = finder
        self._bodies = bodies
        self.tracks: dict[int, Track] = {}
        self._fragments = Fragments(finder)
        self.pending: frozenset[int] = frozenset()
        self._next_track = 1
        self._next_doubt = 1
        self.doubted_in: set[int] = set()
        self._left_over: list[Detection] = []
        self._expected: list[tuple[int, PointMm, ColourName]] = []

    def expect(self, at_mm: PointMm, colour: ColourName) -> int:
        """A number for a creature that another observer has seen, kept until it is seen here."""
        known = self._expected_at(at_mm, colour)
        if known is not None:
            return known
        self._expected.append((self._next_track, at_mm, colour))
        self._next_track += 1
        return self._next_track - 1

    def _expected_at(self, at_mm: PointMm, colour: ColourName) -> int | None:
        for track, place, name in self._expected:
            near = float(np.hypot(place[0] - at_mm[0], place[1] - at_mm[1])) < EXPECTED_MM
            if near and name == colour and track not in self.tracks:
                return track
        return None

    def rename(self, right: Mapping[int, int]) -> None:
        """Apply the referee's answer to who is who.

        Args:
            right: Maps each mistaken track to the right one.

        Raises:
            ValueError: It is not an exchange among known tracks.
        """
        if set(right) != set(right.values()) or not set(right) <= set(self.tracks):
            raise ValueError(f"{dict(right)} does not exchange known tracks")
        was = dict(self.tracks)
        for now, name in right.items():
            self.tracks[name] = replace(was[now], track=name)
        self.pending = frozenset(right.get(track, track) for track in self.pending)
        self._fragments.rename(right)

    def take(self, association: Association, moment: SettledMoment) -> tuple[Sighting, ...]:
        """Everything that is new according to an association."""
        before = dict(self.tracks)
        pending: set[int] = set()
        self._left_over = []
        news: list[Sighting] = []
        changes: dict[int, OutlineChange] = {}
        for stayed in association.stayed:
            news += self._stays(association, stayed, moment, changes)
        chosen = nearer_halves(association)
        doubts = doubts_of(association.answers, [k.track for k in association.away])
        for i, piece in enumerate(chosen):
            if piece is None:
                news += self._misses(association, i, moment, pending)
            else:
                news += self._finds(association, i, piece, moment, changes)
        news += self._new_ones(association, set(chosen), moment, changes)
        news += [self._doubted(d, association, before, moment) for d in doubts]
        if moment.episode is not None:
            around = FragmentContext(
                changes,
                {t: k.at_mm for t, k in before.items()},
                thrown=moment.thrown,
                hand=moment.episode.hand,
            )
            lying = [*association.small, *self._left_over]
            news += self._fragments.take(
                lying, association.beside, association.things, self.tracks, around, moment
            )
        self.pending = frozenset(pending)
        return tuple(news)

    def _stays(
        self,
        association: Association,
        stayed: Stayed,
        moment: SettledMoment,
        changes: dict[int, OutlineChange],
    ) -> Iterator[Sighting]:
        known, now = stayed.known, stayed.now
        off = table_shift(stayed.held.shift_px, known.detection, self._finder.calibration)
        if now is not None and stayed.whole:
            change = outline_change(known.detection, now, stayed.held.shift_px, moment.other)
            changes[known.track] = change
            touched = moment.by(known.track) != "unknown"
            share = max(change.lost, _grown(known, now, change))
            if touched and known.whole and share > SHAPE_LOST:
                yield self._telling(moment).reshaped(known, now, change, share)
            if max(change.lost, change.gained) > STAYED_SIGMA:
                edges = edges_of(moment.picture, now)
                known = known.stands(now, edges, known.at_mm, whole=True)
                self.tracks[known.track] = known
        if float(np.linalg.norm(off)) > MOVED_MM and now is not None:
            at = _added(known.at_mm, off)
            hidden = _hidden(now, association, moment)
            yield from self._moves(
                known, now, at, hidden, moment, slid=True, whole=stayed.whole, sure=1.0
            )

    def _finds(
        self,
        association: Association,
        i: int,
        k: int,
        moment: SettledMoment,
        changes: dict[int, OutlineChange],
    ) -> Iterator[Sighting]:
        known, one = association.away[i], association.candidates[k]
        fit = association.fits[i, k]
        whole = one.whole and known.whole
        slid = whole and fit.iou > SLID_IOU
        if slid:
            at = _added(known.at_mm, fit.slide_mm)
        elif one.whole:
            at = _added(one.detection.at_mm, known.off_mm)
        else:
            at = _added(place_by_top(one.detection, known, self._finder.calibration), known.off_mm)
        changes[known.track] = (
            self._turned_change(known, one.detection, slid=slid) if whole else UNTOLD
        )
        sure = probability(association.answers, i, k)
        hidden = _hidden(one.detection, association, moment)
        yield from self._moves(
            known, one.detection, at, hidden, moment, slid=slid, whole=whole, sure=sure
        )

    def _turned_change(self, known: Track, now: Detection, *, slid: bool) -> OutlineChange:
        share = now.area_mm2 / (known.detection.area_mm2 if slid else known.area_mm2)
        sigma = SLID_SIGMA if slid else TURNED_SIGMA
        return OutlineChange(max(0.0, 1 - share), max(0.0, share - 1), sigma)

    def _moves(
        self,
        known: Track,
        now: Detection,
        at_mm: PointMm,
        hidden: Mask,
        moment: SettledMoment,
        *,
        slid: bool,
        whole: bool,
        sure: float,
    ) -> Iterator[Sighting]:
        calibration = self._finder.calibration
        bodies = self._bodies.of(known.look[:2])
        step = step_of(known, now, at_mm, bodies, calibration, hidden, slid=slid, whole=whole)
        edges = edges_of(moment.picture, now)
        far = step.path_mm.value > max(MOVED_MM, MOVED_SIGMAS * step.path_mm.sigma)
        if not far and not known.gone:
            # Turned on the spot, or a step too small to tell: it has not moved.
            at_mm = known.at_mm if not slid else at_mm
            self.tracks[known.track] = known.stands(now, edges, at_mm, whole=whole)
            return
        episode = moment.episode
        passed = episode.ways.get(known.track, []) if episode else []
        scale = moment.picture.shape[1] / episode.settled.shape[1] if episode else 1.0
        way = way_of(passed, scale, known.tall_mm, step.from_mm, step.to_mm, calibration)
        heading = heading_of(step.from_mm, step.to_mm, way, step.path_mm)
        stands = known.stands(now, edges, step.to_mm, whole=whole)
        self.tracks[known.track] = replace(stands, heading=heading).posed(step.pose)
        tell = self._telling(moment)
        yield tell.creature(self.tracks[known.track])
        yield tell.moved(known, now, step, way, heading_deg=heading, sure=sure)

    def _misses(
        self, association: Association, i: int, moment: SettledMoment, pending: set[int]
    ) -> Iterator[Sighting]:
        known = association.away[i]
        if known.gone:
            return
        if self._hides(known, association, moment):
            pending.add(known.track)
            return
        self.tracks[known.track] = replace(known, gone=True)
        yield self._telling(moment).gone(known)

    def _hides(self, known: Track, association: Association, moment: SettledMoment) -> bool:
        """Whether it may still be at its place, behind a hand or another creature."""
        cover = np.zeros_like(association.things)
        if moment.covered is not None:
            cover |= moment.covered
        others = [
            k.detection for k in self.tracks.values() if k.track != known.track and not k.gone
        ]
        others += [one.detection for one in association.candidates]
        cover |= drawn([o for o in others if _apart(o, known.detection)], cover.shape)
        hidden = known.detection.shared_px(widened(cover, 3))
        return hidden > HIDDEN_SHARE * known.detection.area_px

    def _new_ones(
        self,
        association: Association,
        named: set[int | None],
        moment: SettledMoment,
        changes: dict[int, OutlineChange],
    ) -> Iterator[Sighting]:
        for k, one in enumerate(association.candidates):
            if k in named:
                continue
            whole = self._divided(association, one, moment)
            if whole is not None:
                yield from self._halves(whole, one, association, moment)
            elif k in association.new:
                known = self._entered(one, association, moment)
                changes[known.track] = OutlineChange(0.0, 0.0, TURNED_SIGMA)
                yield self._telling(moment).creature(known)
            else:
                self._left_over.append(one.detection)

    def _entered(self, one: Candidate, association: Association, moment: SettledMoment) -> Track:
        edges = edges_of(moment.picture, one.detection)
        track = self._expected_at(one.detection.at_mm, one.detection.colour)
        if track is None:
            track = self._next_track
            self._next_track += 1
        known = first_known(track, one.detection, edges, whole=one.whole)
        hidden = _hidden(one.detection, association, moment)
        bodies = self._bodies.of(known.look[:2])
        pose = pose_of(one.detection, bodies, self._finder.calibration, hidden)
        known = known if pose is None else replace(known, at_mm=pose.at_mm).posed(pose)
        self.tracks[track] = known
        return known

    def _divided(
        self, association: Association, one: Candidate, moment: SettledMoment
    ) -> Track | None:
        """The creature whose half a new piece is, if there is one."""
        if moment.episode is None:
            return None
        for before in [*association.away, *(s.known for s in association.stayed)]:
            now = self.tracks[before.track]
            if (
                not now.gone
                and now.detection is not before.detection
                and two_halves(before, now.detection, one.detection)
            ):
                return now
        return None

    def _halves(
        self, first: Track, one: Candidate, association: Association, moment: SettledMoment
    ) -> Iterator[Sighting]:
        # Each half is a creature of its own size from now on.
        kept = replace(
            first, areas_mm2=(first.detection.area_mm2,), talls_mm=(first.detection.tall_mm,)
        )
        self.tracks[first.track] = kept
        second = self._entered(one, association, moment)
        tell = self._telling(moment)
        yield tell.creature(second)
        yield tell.divided(kept, second)

    def _doubted(
        self,
        doubt: IdentityDoubt,
        association: Association,
        before: dict[int, Track],
        moment: SettledMoment,
    ) -> IdentityLost:
        places = tuple(association.candidates[k].detection for k in doubt.pieces)
        number = self._next_doubt
        self._next_doubt += 1
        self.doubted_in.add(moment.frame.index)
        return self._telling(moment).identity_lost(doubt, number, places, before)

    def _telling(self, moment: SettledMoment) -> Telling:
        return Telling(moment, self._finder)


def _hidden(now: Detection, association: Association, moment: SettledMoment) -> Mask:
    """Where something other than a piece is seen, (h, w): it may hide some of the piece."""
    others = without(association.things, widened(drawn([now], association.things.shape), 1))
    return others if moment.covered is None else np.asarray(others | moment.covered)


def _grown(known: Track, now: Detection, change: OutlineChange) -> float:
    """How much larger it is than it ever was: in a shadow less of it is seen."""
    return change.gained if now.area_mm2 > LARGEST_SHARE * max(known.areas_mm2) else 0.0


def _added(at_mm: PointMm, off: Floats | PointMm) -> PointMm:
    return float(at_mm[0] + off[0]), float(at_mm[1] + off[1])


def _apart(one: Detection, other: Detection) -> bool:
    return one is not other
