"""The creatures on the table, and what a census says has become of them."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np

from calibration.projection import table_from_image
from vision.creatures.pieces import Piece
from vision.frame import Frame, Image
from vision.sighting import (
    ColourName,
    CreatureSeen,
    DivideSeen,
    Estimate,
    Evidence,
    GoneSeen,
    IdentityLost,
    MovedBy,
    MoveSeen,
    PointMm,
    ShapeSeen,
    Sighting,
)
from vision.tracks.census import Candidate, Census, Stayed
from vision.tracks.clay import ClayFinder
from vision.tracks.fragments import (
    ATTACHED_MM,
    UNTOLD,
    Change,
    Fragment,
    Surroundings,
    fragment_of,
    gap_mm,
    lies_at,
    state_after,
)
from vision.tracks.known import Known, first_known
from vision.tracks.masks import drawn, widened
from vision.tracks.naming import MOST_TINT_OFF, Doubt, doubts_of, probability
from vision.tracks.shown import Floats, Mask, Shown
from vision.tracks.staying import edges_of
from vision.tracks.transport import table_shift
from vision.tracks.unrest import Unrest
from vision.tracks.ways import heading_of, path_of, way_of

MOVED_MM: Final = 6.0
MOVED_SIGMAS: Final = 2.5
# From this overlap on an outline was slid and not turned.
SLID_OVERLAP: Final = 0.78
HIDDEN_SHARE: Final = 0.6
GONE_PROBABILITY: Final = 0.97
UNSEEN_PROBABILITY: Final = 0.9
HALF_SHARES: Final = (0.22, 0.88)
BOTH_SHARE: Final = 0.75
SHAPE_LOST: Final = 0.12
"""A creature that stayed and lost, or gained, so much of its outline has another shape."""
SHAPE_SIGMAS: Final = 2.0
FLOWN_GLANCES: Final = 2
EXPECTED_MM: Final = 45.0


@dataclass(frozen=True, slots=True, eq=False)
class Moment:
    """A settled picture and what led to it.

    Attributes:
        frame: The frame.
        picture: Its pixels in the finder's size.
        unrest: What happened since the last one; None for the first.
        before: Index of the last settled frame.
        covered: What a hand hides; None where there is none.
    """

    frame: Frame
    picture: Image
    unrest: Unrest | None
    before: int
    covered: Mask | None


class Roster:
    """Who is on the table; changed by each census.

    Attributes:
        known: Every creature that was seen, by its track.
        fragments: Small pieces that lie about, by their number.
        pending: Tracks that could not be judged: a hand or another creature hides their places.
    """

    def __init__(self, finder: ClayFinder) -> None:
        self._finder = finder
        self.known: dict[int, Known] = {}
        self.fragments: dict[int, Fragment] = {}
        self.pending: frozenset[int] = frozenset()
        self._next_track = 1
        self._next_piece = 1
        self._next_doubt = 1
        self._left_over: list[Shown] = []
        self._expected: list[tuple[int, PointMm, ColourName]] = []

    def expect(self, at_mm: PointMm, colour: ColourName) -> int:
        """A number for a creature that others have seen, kept for it until it is seen here."""
        known = self._expected_at(at_mm, colour)
        if known is not None:
            return known
        self._expected.append((self._next_track, at_mm, colour))
        self._next_track += 1
        return self._next_track - 1

    def _expected_at(self, at_mm: PointMm, colour: ColourName) -> int | None:
        for track, place, name in self._expected:
            near = float(np.hypot(place[0] - at_mm[0], place[1] - at_mm[1])) < EXPECTED_MM
            if near and name == colour and track not in self.known:
                return track
        return None

    def take(self, census: Census, moment: Moment) -> tuple[Sighting, ...]:
        """Everything that a census says is new."""
        before = dict(self.known)
        pending: set[int] = set()
        self._left_over = []
        news: list[Sighting] = []
        changes: dict[int, Change] = {}
        for stayed in census.stayed:
            news += self._stays(stayed, moment, changes)
        chosen = _nearer_halves(census)
        doubts = doubts_of(census.answers, [k.track for k in census.away])
        for i, piece in enumerate(chosen):
            if piece is None:
                news += self._misses(census, i, moment, pending)
            else:
                news += self._finds(census, i, piece, moment, changes)
        news += self._new_ones(census, set(chosen), moment, changes)
        news += [self._doubted(d, census, before, moment) for d in doubts]
        if moment.unrest is not None:
            around = Surroundings(
                changes,
                {t: k.at_mm for t, k in before.items()},
                thrown=_thrown(moment.unrest),
                hand=moment.unrest.hand,
            )
            news += self._pieces(census, around, moment)
        self.pending = frozenset(pending)
        return tuple(news)

    def _stays(
        self, stayed: Stayed, moment: Moment, changes: dict[int, Change]
    ) -> Iterator[Sighting]:
        known, now = stayed.known, stayed.now
        off = table_shift(stayed.held.shift_px, known.shown, self._finder.calibration)
        if now is not None and stayed.whole:
            change = _change(known.shown, now, stayed.held.shift_px)
            changes[known.track] = change
            if known.whole and max(change.lost, change.gained) > SHAPE_LOST:
                yield self._reshaped(known, now, change, moment)
            if max(change.lost, change.gained) > 0.02:
                edges = edges_of(moment.picture, now)
                known = known.stands(now, edges, known.at_mm, whole=True)
                self.known[known.track] = known
        if float(np.linalg.norm(off)) > MOVED_MM and now is not None:
            at = _added(known.at_mm, off)
            yield from self._moves(known, now, at, moment, slid=True, whole=stayed.whole, sure=1.0)

    def _finds(
        self, census: Census, i: int, k: int, moment: Moment, changes: dict[int, Change]
    ) -> Iterator[Sighting]:
        known, one = census.away[i], census.candidates[k]
        fit = census.fits[i, k]
        slid = fit.overlap > SLID_OVERLAP and known.whole and one.whole
        at = _added(known.at_mm, fit.slide_mm) if slid else one.shown.at_mm
        changes[known.track] = UNTOLD
        if known.whole and one.whole:
            changes[known.track] = self._turned_change(known, one.shown, slid=slid)
        sure = probability(census.answers, i, k)
        yield from self._moves(
            known, one.shown, at, moment, slid=slid, whole=one.whole and known.whole, sure=sure
        )

    def _turned_change(self, known: Known, now: Shown, *, slid: bool) -> Change:
        share = now.area_mm2 / (known.shown.area_mm2 if slid else known.area_mm2)
        return Change(max(0.0, 1 - share), max(0.0, share - 1), 0.04 if slid else 0.13)

    def _moves(
        self,
        known: Known,
        now: Shown,
        at_mm: PointMm,
        moment: Moment,
        *,
        slid: bool,
        whole: bool,
        sure: float,
    ) -> Iterator[Sighting]:
        calibration = self._finder.calibration
        path = path_of(known.at_mm, at_mm, calibration, slid=slid, whole=whole)
        edges = edges_of(moment.picture, now)
        far = path.value > max(MOVED_MM, MOVED_SIGMAS * path.sigma)
        if not far and not known.gone:
            # Turned about itself, or a step too small to tell: it stands where it stood.
            at_mm = known.at_mm if not slid else at_mm
            self.known[known.track] = known.stands(now, edges, at_mm, whole=whole)
            return
        unrest = moment.unrest
        passed = unrest.ways.get(known.track, []) if unrest else []
        scale = moment.picture.shape[1] / unrest.settled.shape[1] if unrest else 1.0
        way = way_of(passed, scale, known.tall_mm, known.at_mm, at_mm, calibration)
        heading = heading_of(known.at_mm, at_mm, way, path)
        stands = known.stands(now, edges, at_mm, whole=whole)
        self.known[known.track] = replace(stands, heading=heading)
        yield self._creature(self.known[known.track], moment)
        yield MoveSeen(
            frame=moment.frame.index,
            t_s=moment.frame.t_s,
            track=known.track,
            from_mm=known.at_mm,
            to_mm=at_mm,
            path_mm=path,
            by=_by(known.track, unrest),
            colour=known.colour,
            began_s=unrest.left_s.get(known.track, unrest.began_s) if unrest else None,
            along_mm=way.length_mm if way else None,
            way_mm=way.stops_mm if way else (),
            heading_before_deg=known.heading,
            heading_deg=heading,
            turned_deg=Estimate(0.0, 6.0) if slid else None,
            probability=sure,
            evidence=self._evidence(now, moment),
        )

    def _misses(
        self, census: Census, i: int, moment: Moment, pending: set[int]
    ) -> Iterator[Sighting]:
        known = census.away[i]
        if known.gone:
            return
        if self._hides(known, census, moment):
            pending.add(known.track)
            return
        self.known[known.track] = replace(known, gone=True)
        seen_off = moment.unrest is not None and moment.unrest.hand
        yield GoneSeen(
            frame=moment.frame.index,
            t_s=moment.frame.t_s,
            track=known.track,
            colour=known.colour,
            at_mm=known.at_mm,
            by=_by(known.track, moment.unrest),
            probability=GONE_PROBABILITY if seen_off else UNSEEN_PROBABILITY,
            evidence=Evidence(
                (moment.before, moment.frame.index), known.shown.outline_px(self._finder.scale)
            ),
        )

    def _hides(self, known: Known, census: Census, moment: Moment) -> bool:
        """Whether it may still stand where it stood, behind a hand or another creature."""
        cover = np.zeros_like(census.things)
        if moment.covered is not None:
            cover |= moment.covered
        others = [k.shown for k in self.known.values() if k.track != known.track and not k.gone]
        others += [one.shown for one in census.candidates]
        cover |= drawn([o for o in others if _apart(o, known.shown)], cover.shape)
        hidden = known.shown.overlap_px(widened(cover, 3))
        return hidden > HIDDEN_SHARE * known.shown.area_px

    def _new_ones(
        self, census: Census, named: set[int | None], moment: Moment, changes: dict[int, Change]
    ) -> Iterator[Sighting]:
        for k, one in enumerate(census.candidates):
            if k in named:
                continue
            whole = self._divided(census, one, moment)
            if whole is not None:
                yield from self._halves(whole, one, moment)
            elif k in census.new:
                known = self._entered(one, moment)
                changes[known.track] = Change(0.0, 0.0, 0.13)
                yield self._creature(known, moment)
            else:
                self._left_over.append(one.shown)

    def _entered(self, one: Candidate, moment: Moment) -> Known:
        edges = edges_of(moment.picture, one.shown)
        track = self._expected_at(one.shown.at_mm, one.shown.colour)
        if track is None:
            track = self._next_track
            self._next_track += 1
        known = first_known(track, one.shown, edges, whole=one.whole)
        self.known[track] = known
        return known

    def _divided(self, census: Census, one: Candidate, moment: Moment) -> Known | None:
        """The creature of which a new piece is a half, if there is one."""
        if moment.unrest is None:
            return None
        for before in [*census.away, *(s.known for s in census.stayed)]:
            now = self.known[before.track]
            if (
                not now.gone
                and now.shown is not before.shown
                and _two_halves(before, now.shown, one.shown)
            ):
                return now
        return None

    def _halves(self, first: Known, one: Candidate, moment: Moment) -> Iterator[Sighting]:
        # Each half is a creature of its own size from now on.
        kept = replace(first, areas_mm2=(first.shown.area_mm2,), talls_mm=(first.shown.tall_mm,))
        self.known[first.track] = kept
        second = self._entered(one, moment)
        yield self._creature(second, moment)
        clay = [s.shown.area_mm2**1.5 for s in (kept, second)]
        yield DivideSeen(
            frame=moment.frame.index,
            t_s=moment.frame.t_s,
            track=first.track,
            colour=first.colour,
            halves=(first.track, second.track),
            at_mm=(kept.at_mm, second.at_mm),
            first_share=Estimate(clay[0] / sum(clay), 0.1),
            probability=0.9,
            evidence=self._evidence(second.shown, moment),
        )

    def _reshaped(self, known: Known, now: Shown, change: Change, moment: Moment) -> ShapeSeen:
        share = now.area_mm2 / known.shown.area_mm2
        height = now.tall_mm / max(known.shown.tall_mm, 1.0)
        return ShapeSeen(
            frame=moment.frame.index,
            t_s=moment.frame.t_s,
            track=known.track,
            colour=known.colour,
            at_mm=known.at_mm,
            area_share=Estimate(share, change.sigma),
            height_share=Estimate(height, 0.05),
            probability=0.9,
            evidence=self._evidence(now, moment),
        )

    def _doubted(
        self, doubt: Doubt, census: Census, before: dict[int, Known], moment: Moment
    ) -> IdentityLost:
        places = [census.candidates[k].shown for k in doubt.pieces]
        scale = self._finder.scale
        colours = tuple(p.colour for p in places)
        number = self._next_doubt
        self._next_doubt += 1
        return IdentityLost(
            frame=moment.frame.index,
            t_s=moment.frame.t_s,
            doubt=number,
            tracks=doubt.tracks,
            places_mm=tuple(p.at_mm for p in places),
            colours=colours,
            namings=doubt.namings,
            why=(
                f"{len(doubt.tracks)} {colours[0]} creatures were out of sight together, and look "
                "alike."
            ),
            before_px=tuple(before[t].shown.outline_px(scale) for t in doubt.tracks),
            now_px=tuple(p.outline_px(scale) for p in places),
            evidence=Evidence((moment.before, moment.frame.index), places[0].outline_px(scale)),
        )

    def _pieces(self, census: Census, around: Surroundings, moment: Moment) -> Iterator[Sighting]:
        lying = [*census.small, *self._left_over]
        free = [s for s in lying if not self._attached(s)]
        for number, old in list(self.fragments.items()):
            again = next((s for s in free if lies_at(old, s)), None)
            if again is not None:
                free = [s for s in free if s is not again]
            elif not self._still_lies(old, census):
                del self.fragments[number]
                if old.told:
                    yield self._ended(old, around, moment)
        for shown in free:
            fragment = fragment_of(
                self._next_piece, shown, tuple(self.known.values()), around, moment.frame,
                self._finder.calibration, self._finder.scale,
            )  # fmt: skip
            if fragment is not None:
                self.fragments[fragment.number] = fragment
                self._next_piece += 1
                if fragment.told:
                    yield fragment.sighting

    def _still_lies(self, old: Fragment, census: Census) -> bool:
        return old.shown.overlap_px(census.things) > 0.5 * old.shown.area_px

    def _ended(self, old: Fragment, around: Surroundings, moment: Moment) -> Sighting:
        state = state_after(old, tuple(self.known.values()), around.changes)
        index = moment.frame.index
        return replace(
            old.sighting, frame=index, t_s=moment.frame.t_s, state=state,
            evidence=replace(old.sighting.evidence, frames=(moment.before, index)),
        )  # fmt: skip

    def _attached(self, small: Shown) -> bool:
        """A leg that a shadow cuts off in the picture is no piece."""
        return any(
            not k.gone
            and float(np.linalg.norm(k.tint - small.tint)) < MOST_TINT_OFF
            and gap_mm(small, k.shown, self._finder.calibration) < ATTACHED_MM
            for k in self.known.values()
        )

    def _creature(self, known: Known, moment: Moment) -> CreatureSeen:
        return CreatureSeen(
            frame=moment.frame.index,
            t_s=moment.frame.t_s,
            track=known.track,
            colour=known.colour,
            at_mm=known.at_mm,
            footprint_mm=self._feet(known.shown),
            height_mm=Estimate(known.tall_mm, 3.0 + 0.1 * known.tall_mm),
            evidence=Evidence((moment.frame.index,), known.shown.outline_px(self._finder.scale)),
        )

    def _feet(self, shown: Shown) -> tuple[PointMm, ...]:
        """Where it seems to touch the table."""
        low = Piece(shown.mask, shown.corner_xy).low_points_px()
        ground = table_from_image(low, self._finder.calibration)
        return tuple((float(x), float(y)) for x, y in ground if np.isfinite([x, y]).all())

    def _evidence(self, now: Shown, moment: Moment) -> Evidence:
        return Evidence((moment.before, moment.frame.index), now.outline_px(self._finder.scale))


def _two_halves(before: Known, first: Shown, second: Shown) -> bool:
    """Whether two pieces may be the halves of a creature."""
    shares = [one.area_mm2 / before.area_mm2 for one in (first, second)]
    alike = all(
        float(np.linalg.norm(before.tint - one.tint)) < MOST_TINT_OFF for one in (first, second)
    )
    low, high = HALF_SHARES
    return alike and all(low < share < high for share in shares) and sum(shares) > BOTH_SHARE


def _nearer_halves(census: Census) -> tuple[int | None, ...]:
    """The likeliest answer; of a divided creature the half that lies nearer to its place."""
    if not census.answers:
        return ()
    chosen = list(census.answers[0].pieces)
    for i, k in enumerate(chosen):
        for m, other in enumerate(census.candidates):
            if k is None or m in chosen or m in census.new:
                continue
            known, half = census.away[i], census.candidates[k].shown
            if not known.gone and _two_halves(known, half, other.shown):
                nearer = _away_mm(known, other.shown) < _away_mm(known, half)
                chosen[i] = m if nearer else k
                break
    return tuple(chosen)


def _away_mm(known: Known, shown: Shown) -> float:
    return float(np.hypot(known.at_mm[0] - shown.at_mm[0], known.at_mm[1] - shown.at_mm[1]))


def _change(before: Shown, now: Shown, shift_px: Floats) -> Change:
    """What of an outline is not there any more, and what is new; both shrunk by an edge's doubt."""
    x0 = min(before.corner_xy[0], now.corner_xy[0]) - 6
    y0 = min(before.corner_xy[1], now.corner_xy[1]) - 6
    x1 = max(s.corner_xy[0] + s.mask.shape[1] for s in (before, now)) + 6
    y1 = max(s.corner_xy[1] + s.mask.shape[0] for s in (before, now)) + 6
    masks = []
    for shown, shift in ((before, shift_px), (now, np.zeros(2))):
        dx, dy = shown.corner_xy[0] - x0 + shift[0], shown.corner_xy[1] - y0 + shift[1]
        warp = np.array([[1, 0, dx], [0, 1, dy]])
        masks.append(cv2.warpAffine(shown.mask, warp, (x1 - x0, y1 - y0)) > 127)
    was, is_now = masks
    kernel = np.ones((3, 3), np.uint8)
    lost = cv2.morphologyEx((was & ~is_now).astype(np.uint8), cv2.MORPH_OPEN, kernel)
    gained = cv2.morphologyEx((is_now & ~was).astype(np.uint8), cv2.MORPH_OPEN, kernel)
    area = max(int(was.sum()), 1)
    return Change(cv2.countNonZero(lost) / area, cv2.countNonZero(gained) / area, 0.02)


def _by(track: int, unrest: Unrest | None) -> MovedBy:
    if unrest is None:
        return "unknown"
    if track in unrest.handled:
        return "hand"
    return "throw" if _thrown(unrest) else "unknown"


def _thrown(unrest: Unrest) -> bool:
    return unrest.small >= FLOWN_GLANCES


def _added(at_mm: PointMm, off: Floats) -> PointMm:
    return float(at_mm[0] + off[0]), float(at_mm[1] + off[1])


def _apart(one: Shown, other: Shown) -> bool:
    return one is not other
