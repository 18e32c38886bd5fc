"""Combine two sources: what differs from the field by its colour, and what the network sees.

On plain cloth the colour gives bases, balls and bodies to a fraction of a pixel. On newspaper,
checked cloth or wood it gives nonsense, and the network alone is right. Whether the ground is plain
is measured: nearly all that differs from it must belong to what was found.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

import cv2
import numpy as np

from calibration.arrays import Floats, Mask
from vision.figures.ball_fit import BALL_SEEN_MM, placed_ball
from vision.figures.balls import FoundBall
from vision.figures.base_reader import CloseBase, bases_read
from vision.figures.base_sides import side_seen
from vision.figures.bodies import Fallen, taken_up
from vision.figures.field import Differs
from vision.figures.figure_reader import BALL, FALLEN, STANDING, FieldSpot, probability
from vision.figures.patches import MaskPatch, laid, stroke
from vision.figures.rim_fit import (
    SIDE_UNKNOWN,
    Base,
    Sight,
    among_others,
    fitted,
    sigma_by_rim_mm,
)
from vision.figures.shadows import ShadowCast, shadow_cast

SURE: Final = (0.55, 0.55, 0.5)
"""Score of each kind from which on the networks alone are enough. On 24 opened pitches two of
twelve spots of standing figures between 0.47 and 0.59 were figures, and eight of fourteen of balls
were balls."""

HARDLY: Final = 0.3
"""Score from which on a spot may be what is found there by colour. By trial."""

BELIEVED: Final = 0.5
"""A thing found by colour is reported from this score on, `BOTH` included: the networks alone would
tell it with 0.24."""

NEAR: Final = (0.5, 0.9, 0.45)
"""Distance in base diameters, for each kind, within which colour and network have found the same
thing. The middle of a fallen figure is less certain."""

BOTH: Final = 0.05
"""Added to a score if both colour and network see something: the colour gives the better place."""

APART: Final = {
    (STANDING, STANDING): 0.82, (STANDING, FALLEN): 0.75, (STANDING, BALL): 0.62,
    (FALLEN, FALLEN): 0.95, (FALLEN, BALL): 0.6, (BALL, BALL): 0.45,
}  # fmt: skip
"""How near two of these can be, in base diameters; two bases touch at 1. By trial."""

ROUND: Final = 0.8
"""Share of a rim that fits a circle, from which on the rim places a base. By trial."""

FROM_NETWORK_MM: Final = 3.0
"""A rim farther from the network's place for a base belongs to something else. By trial."""

NETWORK_SIGMA_MM: Final = 1.0
"""Sigma of either coordinate that the network gives for a base without a rim: of 122 coordinates on
34 rendered pitches 68 % were within 0.94, 95 % within 2.1."""

AGREE_MM: Final = 2.0
"""If a base found by colour is farther from the network's place, it is searched again from there:
on 34 rendered pitches ten such were 2.4 mm off in the median, the network's place 1.7; of 21 nearer
ones 0.56 and 0.89."""

NETWORK_LYING_SIGMA_MM: Final = 3.1
"""Sigma of either coordinate of a fallen figure as the network gives it: of 65 on 34 rendered
pitches and the footage's clips 68 % were within 3.1, 95 % within 6.7; 91 % of their heads were
right. For 44 that were also found by colour, that middle was 8.3 mm off in the median, the
network's 3.5; 43 % of their heads were right by the outline."""

CLOSE_DISAGREES: Final = 0.3
"""Share of the distance between rim and close look in the sigma of a place between them, where both
count alike; the more one of them counts, the less."""

MOST_BESIDE: Final = 0.3
"""In base diameters: a close look that tells a place farther off has seen another base."""

UNEXPLAINED: Final = 0.04
"""On plain cloth, at most this share of the field differs from the cloth without belonging to
anything found. By trial."""

BODY_WIDE: Final = 0.55
"""Width of a fallen figure in the picture, in base diameters."""

BODY_LONG: Final = 0.9
"""How far it reaches to either side of its middle, in base diameters."""


Found: TypeAlias = Base | Fallen | FoundBall | FieldSpot
"""What either source gives."""


@dataclass(frozen=True, slots=True, eq=False)
class Finds:
    """What one source, or both, found in a picture.

    Attributes:
        bases: Of standing figures.
        fallen: Figures that lie.
        balls: Balls at rest.
    """

    bases: tuple[Base, ...]
    fallen: tuple[Fallen, ...]
    balls: tuple[FoundBall, ...]


def is_plain(sight: Sight, by_colour: Finds, spots: Sequence[FieldSpot]) -> bool:
    """Whether the field is plain cloth: the network also sees whatever differs from it."""
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
    """(h, w), 255 where figures and balls are seen."""
    found = taken_up(finds.bases, sight.ground, sight.sizes)
    balls = [stroke(sight.ground, b.at_mm, b.at_mm, 2 * sight.sizes.ball) for b in finds.balls]
    bodies = [one.part for one in finds.fallen]
    return found | laid((*balls, *bodies), sight.ground.known.shape)


def fused(sight: Sight, by_colour: Finds, spots: Sequence[FieldSpot], *, plain: bool) -> Finds:
    """Everything on the field, from what was found by colour and what the network sees.

    A thing found by colour needs a hint of the network; a thing that only the network sees must be
    certain. Two things that cannot be in one place are one: the likelier.

    Args:
        sight: The top view and what is known of it.
        by_colour: What differs from the field.
        spots: What the network sees, with scores from `HARDLY` on.
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
    told = sorted(_likeliest(found, sight.sizes.base), key=lambda one: tuple(one.at_mm))
    bases = [one for one in told if isinstance(one, Base)]
    stand = [one for one in told if isinstance(one, FieldSpot) and one.kind == STANDING]
    bases += _network_bases(sight, stand, [one.at_mm for one in bases], plain=plain)
    bases = _refined(bases, sight)
    fallen = (_placed_fallen(one, spots, sight) for one in told if _is(one, FALLEN))
    seen = [one for one in told if _is(one, BALL)]
    cast = shadow_cast([one.at_mm for one in bases], sight) if seen else None
    balls = tuple(_placed_by_outline(one, spots, sight, cast) for one in seen)
    return Finds(tuple(bases), tuple(fallen), balls)


@dataclass(frozen=True, slots=True, eq=False)
class _Candidate:
    """Something found: its kind, place (2,), the network's score there, and its source."""

    kind: int
    at_mm: Floats
    score: float
    what: Found


def _candidate_of(
    kind: int, one: Base | Fallen | FoundBall, spots: Sequence[FieldSpot], sight: Sight
) -> _Candidate:
    """A thing found by colour; a base that the network sees elsewhere is the network's."""
    score = _score(one.at_mm, kind, spots, sight)
    spot = _nearest(one.at_mm, kind, spots, sight)
    if not isinstance(one, Base) or spot is None:
        return _Candidate(kind, one.at_mm, score, one)
    if _distance_mm(spot, one.at_mm) > AGREE_MM:
        return _Candidate(kind, spot.at_mm, score, spot)
    return _Candidate(kind, one.at_mm, score, one)


def _near(at: Floats, kind: int, spots: Sequence[FieldSpot], sight: Sight) -> list[FieldSpot]:
    """Where the network sees the same thing."""
    near = NEAR[kind] * sight.sizes.base
    return [one for one in spots if one.kind == kind and _distance_mm(one, at) < near]


def _nearest(at: Floats, kind: int, spots: Sequence[FieldSpot], sight: Sight) -> FieldSpot | None:
    """Where the network sees the nearest of this kind; None if nowhere."""
    return min(_near(at, kind, spots, sight), key=lambda one: _distance_mm(one, at), default=None)


def _likeliest(found: Sequence[_Candidate], base_mm: float) -> list[Found]:
    """The likelier of things that cannot be in one place, and only with a hint of the network."""
    kept: list[_Candidate] = []
    # A thing found by colour has the better place: it goes first if both are the same thing.
    for one in sorted(found, key=lambda one: (-one.score, isinstance(one.what, FieldSpot))):
        if one.score >= BELIEVED and not any(_overlap(one, other, base_mm) for other in kept):
            kept.append(one)
    return [one.what for one in kept]


def _overlap(one: _Candidate, other: _Candidate, base_mm: float) -> bool:
    least = APART[min(one.kind, other.kind), max(one.kind, other.kind)] * base_mm
    return float(np.hypot(*(one.at_mm - other.at_mm))) < least


def _score(at: Floats, kind: int, spots: Sequence[FieldSpot], sight: Sight) -> float:
    """The network's score at something found by colour, and a little more, as both agree."""
    scores = [one.score for one in _near(at, kind, spots, sight)]
    return max(scores) + BOTH if scores else 0.0


def _distance_mm(spot: FieldSpot, at: Floats) -> float:
    return float(np.hypot(*(spot.at_mm - at)))


def _is(one: Found, kind: int) -> bool:
    if isinstance(one, FieldSpot):
        return one.kind == kind
    return isinstance(one, (Base, Fallen, FoundBall)[kind])


def _placed_by_outline(
    one: Found, spots: Sequence[FieldSpot], sight: Sight, cast: ShadowCast | None
) -> FoundBall:
    """Place a ball by its outline, from the network's place: what is dark may be its shadow."""
    spot = _nearest(one.at_mm, BALL, spots, sight)
    if spot is None:
        return placed_ball(sight, one.at_mm, cast)
    return placed_ball(sight, sight.ground.below(spot.at_mm[None], BALL_SEEN_MM)[0], cast)


def _placed_fallen(one: Found, spots: Sequence[FieldSpot], sight: Sight) -> Fallen:
    """Place a fallen figure by the network if it sees it: colour may show its shadow."""
    spot = _nearest(one.at_mm, FALLEN, spots, sight)
    if spot is None:
        assert isinstance(one, Fallen)
        return one
    part = fallen_patch(spot.at_mm, spot.heading_deg, sight)
    both = BOTH if isinstance(one, Fallen) else 0.0
    chance = probability(spot.score + both)
    return Fallen(spot.at_mm, spot.heading_deg, NETWORK_LYING_SIGMA_MM, part, chance)


def fallen_patch(at_mm: Floats, heading_deg: float, sight: Sight) -> MaskPatch:
    """About where a fallen figure is seen."""
    turn = np.radians(heading_deg)
    out = BODY_LONG * sight.sizes.base * np.array([np.cos(turn), np.sin(turn)])
    wide = BODY_WIDE * sight.sizes.base
    return stroke(sight.ground, at_mm - out, at_mm + out, wide)


def _network_bases(
    sight: Sight, spots: Sequence[FieldSpot], known: Sequence[Floats], *, plain: bool
) -> list[Base]:
    """Bases where the network sees them, each placed by its rim if the rim is seen."""
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
    """Bases placed between their rims and where a close look sees their middles."""
    places = [one.at_mm for one in bases]
    close = bases_read(sight.above, sight.ground, sight.sizes.base, places)
    beside = MOST_BESIDE * sight.sizes.base
    return [
        _combined(base, one, sight.ground.mm)
        if np.hypot(*(one.at_mm - base.at_mm)) < beside
        else base
        for base, one in zip(bases, close, strict=True)
    ]


def _combined(base: Base, close: CloseBase, ground_mm: float) -> Base:
    """A place between rim and close look, nearer to the surer: their errors are independent."""
    if not np.isfinite(base.left_px):
        return replace(base, at_mm=close.at_mm, sigma_mm=close.sigma_mm)
    rim_sigma = sigma_by_rim_mm(base.left_px, ground_mm)
    share = rim_sigma**2 / (rim_sigma**2 + close.sigma_mm**2)
    off = float(np.hypot(*(close.at_mm - base.at_mm)))
    sigma = np.hypot(close.sigma_mm * np.sqrt(share), CLOSE_DISAGREES * share * (1 - share) * off)
    at = share * close.at_mm + (1 - share) * base.at_mm
    return replace(base, at_mm=at, sigma_mm=float(sigma))


def _rim_agrees(fit: Base, rough: Base) -> bool:
    return fit.round >= ROUND and float(np.hypot(*(fit.at_mm - rough.at_mm))) < FROM_NETWORK_MM


def _difference_by(bases: Sequence[Base], sight: Sight) -> Differs:
    """How plain cloth would differ if only figures were on it: their bases and bodies."""
    ground = sight.ground
    standing = taken_up(bases, ground, sight.sizes) > 0
    return Differs(
        standing.astype(np.float32),
        np.zeros(ground.known.shape, dtype=np.float32),
        (ground.known > 0).astype(np.float32),
    )
