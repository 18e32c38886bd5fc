"""Combines detections from two sources: difference from the field's colour, and the networks.

On plain cloth colour locates bases, balls and bodies to a fraction of a pixel. On newspaper,
checked cloth or wood its detections are useless, and only the networks' count. Whether the ground
is plain is measured: nearly everything that differs from it must belong to a detection.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

import cv2
import numpy as np

from calibration.arrays import Floats, Mask
from vision.figures.balls import FoundBall
from vision.figures.base_sides import side_seen
from vision.figures.bodies import Fallen, taken_up
from vision.figures.field import Differs
from vision.figures.figure_reader import BALL, FALLEN, STANDING, FieldSpot, probability
from vision.figures.patches import MaskPatch, laid, stroke
from vision.figures.place_reader import BALLS, BASES, ClosePlace
from vision.figures.rim_fit import (
    SIDE_UNKNOWN,
    Base,
    Sight,
    among_others,
    fitted,
    sigma_by_rim_mm,
)

SURE: Final = (0.55, 0.55, 0.5)
"""For each kind, the score above which a detection of the networks alone is accepted. On 24 opened
pitches two of twelve standing-figure spots between 0.47 and 0.59 were figures, and eight of
fourteen ball spots were balls."""

HARDLY: Final = 0.3
"""Least score of a spot that can confirm a detection by colour. By trial."""

BELIEVED: Final = 0.5
"""Least score, `BOTH` included, of a detection by colour to be reported: the networks alone would
give it a probability of 0.24."""

NEAR: Final = (0.5, 0.9, 0.45)
"""For each kind, the distance in base diameters within which detections by colour and network are
of the same thing. The middle of a fallen figure is less certain."""

BOTH: Final = 0.05
"""Added to the network's score of something that colour detects too, so that the detection by
colour, which has the better place, is preferred."""

APART: Final = {
    (STANDING, STANDING): 0.82, (STANDING, FALLEN): 0.75, (STANDING, BALL): 0.62,
    (FALLEN, FALLEN): 0.95, (FALLEN, BALL): 0.6, (BALL, BALL): 0.45,
}  # fmt: skip
"""Least distance in base diameters between the middles of two things of these kinds; two bases that
touch are 1 apart. By trial."""

ROUND: Final = 0.8
"""Least share of a rim that fits a circle (`Base.round`) for the rim to place a base. By trial."""

FROM_NETWORK_MM: Final = 3.0
"""Distance in mm between a fitted rim's middle and the network's from which on the rim belongs to
something else. By trial."""

NETWORK_SIGMA_MM: Final = 1.0
"""Sigma in mm of either coordinate of a base that only the network places: of 122 coordinates on 34
rendered pitches 68 % were within 0.94, 95 % within 2.1."""

AGREE_MM: Final = 2.0
"""If a base found by colour is farther than this from the network's place, the fit starts again
from the network's: on 34 rendered pitches the median error of ten such bases was 2.4 mm, of the
network's places 1.7; of 21 nearer ones 0.56 and 0.89."""

NETWORK_LYING_SIGMA_MM: Final = 3.1
"""Sigma in mm of either coordinate of a fallen figure that the network places: of 65 on 34 rendered
pitches and the footage's clips 68 % were within 3.1, 95 % within 6.7, and 91 % of the headings were
right. For 44 that were also found by colour, the median error of colour's middle was 8.3 mm, of the
network's 3.5; by the outline 43 % of the headings were right."""

CLOSE_DISAGREES: Final = 0.3
"""Factor on the distance between the middles by rim and by close look, which is added in quadrature
to the combined sigma. It is also scaled by the product of both weights, so it matters most where
they are equal."""

MOST_BESIDE: Final = 0.3
"""Distance in base diameters beyond which a close look has located another base and is ignored."""

UNEXPLAINED: Final = 0.04
"""Largest share of the field that may differ from the cloth without belonging to a detection if the
cloth is plain. By trial."""

BODY_WIDE: Final = 0.55
"""Width of a fallen figure in the top view, in base diameters."""

BODY_LONG: Final = 0.9
"""How far a fallen figure reaches from its middle towards head and base, in base diameters."""


Found: TypeAlias = Base | Fallen | FoundBall | FieldSpot
"""A detection of either source; those of the network are a `FieldSpot`."""


@dataclass(frozen=True, slots=True, eq=False)
class Finds:
    """Detections in one picture, of one source or of both combined.

    Attributes:
        bases: Bases of standing figures.
        fallen: Fallen figures.
        balls: Balls at rest.
    """

    bases: tuple[Base, ...]
    fallen: tuple[Fallen, ...]
    balls: tuple[FoundBall, ...]


def is_plain(sight: Sight, by_colour: Finds, spots: Sequence[FieldSpot]) -> bool:
    """Whether the field is plain cloth: nearly all that differs from it is a confirmed detection.

    A detection by colour is confirmed if the network sees a spot of its kind there.
    """
    both = Finds(
        tuple(one for one in by_colour.bases if _score(one.at_mm, STANDING, spots, sight)),
        tuple(one for one in by_colour.fallen if _score(one.at_mm, FALLEN, spots, sight)),
        tuple(one for one in by_colour.balls if _score(one.at_mm, BALL, spots, sight)),
    )
    found = _explained(sight, both)
    field = (sight.ground.between > 0) & (sight.ground.known > 0)
    strange = field & (sight.differs.unlike > 0.5) & (found == 0)
    return cv2.countNonZero(strange.astype(np.uint8)) < UNEXPLAINED * max(1, int(field.sum()))


def _explained(sight: Sight, finds: Finds) -> Mask:
    """(h, w), 255 where the detected figures and balls appear."""
    found = taken_up(finds.bases, sight.ground, sight.sizes)
    balls = [stroke(sight.ground, b.at_mm, b.at_mm, 2 * sight.sizes.ball) for b in finds.balls]
    bodies = [one.part for one in finds.fallen]
    return found | laid((*balls, *bodies), sight.ground.known.shape)


def fused(sight: Sight, by_colour: Finds, spots: Sequence[FieldSpot], *, plain: bool) -> Finds:
    """Everything on the field, from detections by colour and by the network.

    A detection by colour counts only if the network has a spot there too; one of the network alone
    counts only with a high score (`SURE`). Of detections that would overlap only the likelier is
    kept.

    Args:
        sight: The top view and what is known of it.
        by_colour: Detections by colour.
        spots: The network's detections, with scores of at least `HARDLY`.
        plain: Whether the field is plain cloth.
    """
    found: list[_Candidate] = []
    of_kinds: tuple[Sequence[Base | Fallen | FoundBall], ...] = (
        by_colour.bases, by_colour.fallen, by_colour.balls,
    )  # fmt: skip
    for kind, ones in enumerate(of_kinds):
        found += [_candidate_of(kind, o, spots, sight) for o in ones]
    sure = [o for o in spots if o.score > SURE[o.kind]]
    found += [_Candidate(o.kind, o.at_mm, o.score, o) for o in sure]
    kept = sorted(_likeliest(found, sight.sizes.base), key=lambda one: tuple(one.at_mm))
    bases = [one for one in kept if isinstance(one, Base)]
    stand = [one for one in kept if isinstance(one, FieldSpot) and one.kind == STANDING]
    bases += _network_bases(sight, stand, [one.at_mm for one in bases], plain=plain)
    bases = _refined(bases, sight)
    fallen = (_placed_fallen(one, spots, sight) for one in kept if _is(one, FALLEN))
    balls = (_placed_ball(one, spots, sight) for one in kept if _is(one, BALL))
    return Finds(tuple(bases), tuple(fallen), tuple(balls))


@dataclass(frozen=True, slots=True, eq=False)
class _Candidate:
    """A detection with its kind, place (2,) and the network's score there; `what` is its result."""

    kind: int
    at_mm: Floats
    score: float
    what: Found


def _candidate_of(
    kind: int, one: Base | Fallen | FoundBall, spots: Sequence[FieldSpot], sight: Sight
) -> _Candidate:
    """A detection by colour as a candidate.

    If it is a base and the network places it elsewhere, the network's spot takes its place.
    """
    score = _score(one.at_mm, kind, spots, sight)
    spot = _nearest(one.at_mm, kind, spots, sight)
    if not isinstance(one, Base) or spot is None:
        return _Candidate(kind, one.at_mm, score, one)
    if _distance_mm(spot, one.at_mm) > AGREE_MM:
        return _Candidate(kind, spot.at_mm, score, spot)
    return _Candidate(kind, one.at_mm, score, one)


def _near(at: Floats, kind: int, spots: Sequence[FieldSpot], sight: Sight) -> list[FieldSpot]:
    """The network's spots of this kind near a place (2,): detections of the same thing."""
    near = NEAR[kind] * sight.sizes.base
    return [one for one in spots if one.kind == kind and _distance_mm(one, at) < near]


def _nearest(at: Floats, kind: int, spots: Sequence[FieldSpot], sight: Sight) -> FieldSpot | None:
    """The nearest of the network's spots from `_near`; None if there is none."""
    return min(_near(at, kind, spots, sight), key=lambda one: _distance_mm(one, at), default=None)


def _likeliest(found: Sequence[_Candidate], base_mm: float) -> list[Found]:
    """Candidates with scores of at least `BELIEVED`; of overlapping ones only the likelier.

    The network's score is 0 where it sees nothing, so colour alone is never enough.
    """
    kept: list[_Candidate] = []
    # At equal scores a detection by colour goes first, as it has the better place.
    for one in sorted(found, key=lambda one: (-one.score, isinstance(one.what, FieldSpot))):
        if one.score >= BELIEVED and not any(_overlap(one, other, base_mm) for other in kept):
            kept.append(one)
    return [one.what for one in kept]


def _overlap(one: _Candidate, other: _Candidate, base_mm: float) -> bool:
    """Whether two candidates are too near to be two things."""
    least = APART[min(one.kind, other.kind), max(one.kind, other.kind)] * base_mm
    return float(np.hypot(*(one.at_mm - other.at_mm))) < least


def _score(at: Floats, kind: int, spots: Sequence[FieldSpot], sight: Sight) -> float:
    """The score of a detection by colour: the best spot's there plus `BOTH`; 0 if there is none."""
    scores = [one.score for one in _near(at, kind, spots, sight)]
    return max(scores) + BOTH if scores else 0.0


def _distance_mm(spot: FieldSpot, at: Floats) -> float:
    return float(np.hypot(*(spot.at_mm - at)))


def _is(one: Found, kind: int) -> bool:
    """Whether a detection of either source is of this kind (`STANDING`, `FALLEN` or `BALL`)."""
    if isinstance(one, FieldSpot):
        return one.kind == kind
    return isinstance(one, (Base, Fallen, FoundBall)[kind])


def _placed_ball(one: Found, spots: Sequence[FieldSpot], sight: Sight) -> FoundBall:
    """A ball placed by a close look, starting from the network's place if it sees one.

    The place by colour may be that of its shadow.
    """
    spot = _nearest(one.at_mm, BALL, spots, sight)
    near = one.at_mm if spot is None else spot.at_mm
    (close,) = BALLS.read(sight.above, sight.ground, sight.sizes.base, [near])
    return FoundBall(close.at_mm, close.sigma_mm)


def _placed_fallen(one: Found, spots: Sequence[FieldSpot], sight: Sight) -> Fallen:
    """A fallen figure, placed by the network if it sees it: colour may show its shadow."""
    spot = _nearest(one.at_mm, FALLEN, spots, sight)
    if spot is None:
        assert isinstance(one, Fallen)
        return one
    part = fallen_patch(spot.at_mm, spot.heading_deg, sight)
    both = BOTH if isinstance(one, Fallen) else 0.0
    chance = probability(spot.score + both)
    return Fallen(spot.at_mm, spot.heading_deg, NETWORK_LYING_SIGMA_MM, part, chance)


def fallen_patch(at_mm: Floats, heading_deg: float, sight: Sight) -> MaskPatch:
    """Roughly where a fallen figure appears in the top view: a stroke along its heading."""
    turn = np.radians(heading_deg)
    out = BODY_LONG * sight.sizes.base * np.array([np.cos(turn), np.sin(turn)])
    wide = BODY_WIDE * sight.sizes.base
    return stroke(sight.ground, at_mm - out, at_mm + out, wide)


def _network_bases(
    sight: Sight, spots: Sequence[FieldSpot], known: Sequence[Floats], *, plain: bool
) -> list[Base]:
    """Bases at the network's spots, each placed by its rim where a plausible rim is fitted.

    Args:
        sight: The top view and what is known of it.
        spots: The network's spots of standing figures.
        known: (2,) middles of the other bases, which may hide rims.
        plain: Whether the field is plain cloth. If not, detected bases and bodies stand in for
            what differs from the field.
    """
    if not spots:
        return []
    rough = [
        Base(one.at_mm, NETWORK_SIGMA_MM, one.score, None, 0.0, 0, probability(one.score))
        for one in spots
    ]
    others = [Base(at, NETWORK_SIGMA_MM, 1.0, None, 0.0, 0) for at in known]
    differs = sight.differs if plain else _difference_by([*rough, *others], sight)
    looked_at = replace(sight, differs=differs)
    if sight.side == SIDE_UNKNOWN:
        looked_at = replace(looked_at, side=side_seen(rough, looked_at))
    fits = among_others([fitted(looked_at, o.at_mm, o.filled) for o in rough], looked_at)
    return [
        replace(fit, probability=one.probability) if _rim_agrees(fit, one) else one
        for fit, one in zip(fits, rough, strict=True)
    ]


def _refined(bases: Sequence[Base], sight: Sight) -> list[Base]:
    """The bases, with their places combined with those that the close-up network reads."""
    places = [one.at_mm for one in bases]
    close = BASES.read(sight.above, sight.ground, sight.sizes.base, places)
    beside = MOST_BESIDE * sight.sizes.base
    return [
        _combined(base, one, sight.ground.mm)
        if np.hypot(*(one.at_mm - base.at_mm)) < beside
        else base
        for base, one in zip(bases, close, strict=True)
    ]


def _combined(base: Base, close: ClosePlace, ground_mm: float) -> Base:
    """A base placed by the mean of rim and close look, weighted by their inverse variances.

    Their errors are independent. Without a rim the close look alone counts.
    """
    if not np.isfinite(base.left_px):
        return replace(base, at_mm=close.at_mm, sigma_mm=close.sigma_mm)
    rim_sigma = sigma_by_rim_mm(base.left_px, ground_mm)
    share = rim_sigma**2 / (rim_sigma**2 + close.sigma_mm**2)
    off = float(np.hypot(*(close.at_mm - base.at_mm)))
    sigma = np.hypot(close.sigma_mm * np.sqrt(share), CLOSE_DISAGREES * share * (1 - share) * off)
    at = share * close.at_mm + (1 - share) * base.at_mm
    return replace(base, at_mm=at, sigma_mm=float(sigma))


def _rim_agrees(fit: Base, rough: Base) -> bool:
    """Whether a fitted rim is round, and near the network's place for the base."""
    return fit.round >= ROUND and float(np.hypot(*(fit.at_mm - rough.at_mm))) < FROM_NETWORK_MM


def _difference_by(bases: Sequence[Base], sight: Sight) -> Differs:
    """What would differ from plain field if only the figures on these bases were on it."""
    ground = sight.ground
    standing = taken_up(bases, ground, sight.sizes) > 0
    return Differs(
        standing.astype(np.float32),
        np.zeros(ground.known.shape, dtype=np.float32),
        (ground.known > 0).astype(np.float32),
    )
