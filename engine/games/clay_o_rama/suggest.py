"""From measurements to suggested stats, each with its doubt and its reason.

The referee decides; this only says what the rule sheet would say. The measured numbers are pairs
(value, sigma) in ml; everything suggested is a whole number.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, TypeAlias

from engine.games.clay_o_rama.powers import POWERS
from engine.games.clay_o_rama.state import Missile
from engine.games.clay_o_rama.tables import (
    MARBLE_ML,
    MOST_ATTACKS,
    House,
    base_to_hit,
    spans_for,
)

Measured: TypeAlias = tuple[float, float]
"""A measured value and its standard deviation."""

_WORTH_NAMING = 0.05
"""Alternatives less probable than this are not offered."""

BIG_LIMB = 0.08
REALLY_BIG_LIMB = 0.16
"""Share of the whole creature from which a limb is big, and really big."""


USUAL_SHAPE_CHANGE = 0.25
"""Share of the outline whose change is worth the suggested dice; twice as much, twice the dice."""


@dataclass(frozen=True, slots=True)
class Suggested:
    """A suggested whole number; `also` holds what the doubt allows beside it."""

    value: int
    sigma: float
    why: str
    also: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class SuggestedLimb:
    """A limb to attack with."""

    to_hit: int
    damage_dice: int
    why: str


@dataclass(frozen=True, slots=True)
class SuggestedPower:
    """A special power from the list that suits the creature."""

    name: str
    why: str


@dataclass(frozen=True, slots=True)
class Suggestion:
    """What the rule sheet says of a measured creature."""

    movement_spans: Suggested
    hit_points: Suggested
    attacks: Suggested
    limbs: tuple[SuggestedLimb, ...]
    power: SuggestedPower

    def as_json(self) -> dict[str, Any]:
        """As plain JSON values, without a type."""
        return {
            name: list(value) if isinstance(value, tuple) else value
            for name, value in asdict(self).items()
        }


def suggest(
    *,
    legs_probabilities: Sequence[float],
    creature_ml: Measured | None,
    missiles_ml: Sequence[Measured],
    limbs: int,
    limb_shares: Sequence[float] = (),
    lobes: int = 1,
    can_ml: Measured | None = None,
    house: House | None = None,
) -> Suggestion:
    """Suggested stats of a creature.

    Args:
        legs_probabilities: Entry k is the probability of k legs, the last of that many or more.
        creature_ml: Its volume, or None when it could not be measured.
        missiles_ml: The volume of each missile.
        limbs: Limbs that it can attack with.
        limb_shares: Share of the whole creature of each limb, where it was measured.
        lobes: Parts of about equal size that come apart easily.
        can_ml: The can's contents as a witness; it never changes the figure, only the reason.
        house: House rules; the classic game by default.
    """
    house = house or House()
    return Suggestion(
        movement_spans=suggest_movement(legs_probabilities),
        hit_points=suggest_hit_points(creature_ml, missiles_ml, can_ml=can_ml, house=house),
        attacks=suggest_attacks(limbs),
        limbs=suggest_limbs(limbs, limb_shares, house=house),
        power=suggest_power(legs_probabilities, len(missiles_ml), limbs, lobes),
    )


def suggest_movement(legs_probabilities: Sequence[float]) -> Suggested:
    """Spans of the most probable leg bucket."""
    by_spans: dict[int, float] = {}
    for legs, probability in enumerate(legs_probabilities):
        by_spans[spans_for(legs)] = by_spans.get(spans_for(legs), 0.0) + probability
    spans = max(by_spans, key=lambda one: by_spans[one], default=1)
    mean = sum(one * share for one, share in by_spans.items())
    spread = sum(share * (one - mean) ** 2 for one, share in by_spans.items())
    also = (one for one, share in by_spans.items() if one != spans and share >= _WORTH_NAMING)
    sure = by_spans.get(spans, 0.0)
    why = f"{_LEGS_IN_WORDS[spans]} ({sure:.0%}): {spans} {'span' if spans == 1 else 'spans'}"
    return Suggested(spans, round(math.sqrt(max(0.0, spread)), 2), why, tuple(sorted(also)))


def suggest_hit_points(
    creature_ml: Measured | None,
    missiles_ml: Sequence[Measured],
    *,
    can_ml: Measured | None = None,
    house: House | None = None,
) -> Suggested:
    """Full hit points times creature / (creature + missiles), nearest, half up (K26).

    The doubt follows by first-order propagation from those of the volumes, taken as independent.
    """
    house = house or House()
    full = house.full_hit_points
    if house.hit_points != "share":
        return Suggested(full, 0.0, f"the same for all: {full}")
    if creature_ml is None:
        return Suggested(full, full / 2, "the creature was not measured: all of its clay assumed")
    missiles = sum(value for value, _ in missiles_ml)
    missiles_sigma = math.sqrt(sum(sigma**2 for _, sigma in missiles_ml))
    clay = creature_ml[0] + missiles
    share = creature_ml[0] / clay if clay > 0 else 1.0
    slope = full / clay**2 if clay > 0 else 0.0
    sigma = slope * math.hypot(missiles * creature_ml[1], creature_ml[0] * missiles_sigma)
    why = f"{creature_ml[0]:.0f} ml creature, {missiles:.0f} ml missiles: {share:.0%} of {full}"
    witness = _witness((clay, math.hypot(creature_ml[1], missiles_sigma)), can_ml)
    points = full * share
    return Suggested(
        _points(points, full), round(sigma, 2), why + witness, _around(points, sigma, full)
    )


def suggest_attacks(limbs: int) -> Suggested:
    """One attack a limb, at most four, at least the whole body's (K2)."""
    attacks = min(max(limbs, 1), MOST_ATTACKS)
    if limbs == 0:
        return Suggested(attacks, 0.0, "no limbs: the whole body attacks")
    most = ", at most four" if limbs > MOST_ATTACKS else ""
    return Suggested(attacks, 0.0, f"{limbs} {'limb' if limbs == 1 else 'limbs'}{most}")


def suggest_limbs(
    limbs: int, shares: Sequence[float] = (), *, house: House | None = None
) -> tuple[SuggestedLimb, ...]:
    """Number to hit and dice of each limb, by its size (K3)."""
    house = house or House()
    base = base_to_hit(house)
    if limbs == 0:
        return (SuggestedLimb(max(1, base - 2), 1, "attacks with its whole body"),)
    if house.plain_limbs:
        return (SuggestedLimb(base, 1, "all limbs are alike"),) * limbs
    unknown = (None,) * (limbs - len(shares))
    return tuple(_limb(base, share) for share in (*shares[:limbs], *unknown))


def suggest_missile(volume_ml: Measured, *, house: House | None = None) -> Missile:
    """Dice by volume, a marble of 16 mm being one; less than half a marble counts half (K31)."""
    most = (house or House()).missile_dice
    dice = volume_ml[0] / MARBLE_ML
    return Missile(dice=min(max(1, math.floor(dice + 0.5)), most), halved=dice < 0.5)


def suggest_damage(power: str, shape_change: float | None = None) -> Suggested:
    """Dice for what a power did, scaled by how much the shape changed where that was seen (K13).

    Args:
        power: Its name.
        shape_change: The share of the creature's outline that changed, 0 to 1, or None.
    """
    base = POWERS[power].dice
    if shape_change is None:
        return Suggested(base, 0.0, f"usual for {POWERS[power].title}")
    factor = min(2.0, shape_change / USUAL_SHAPE_CHANGE)
    why = f"its shape changed by {shape_change:.0%}; usual is {USUAL_SHAPE_CHANGE:.0%}"
    return Suggested(math.floor(base * factor + 0.5), 0.0, why)


def suggest_power(
    legs_probabilities: Sequence[float], missiles: int, limbs: int, lobes: int
) -> SuggestedPower:
    """The first power of the table whose condition the creature meets."""
    legs = max(range(len(legs_probabilities)), key=lambda k: legs_probabilities[k], default=0)
    for name, suits, why in _SUITS:
        if suits(legs, missiles, limbs, lobes):
            return SuggestedPower(name, why)
    return SuggestedPower("poke", "suits anybody")


_LEGS_IN_WORDS = {1: "no legs", 2: "1 or 2 legs", 3: "3 or 4 legs", 4: "5 legs or more"}

_SUITS: tuple[tuple[str, Callable[[int, int, int, int], bool], str], ...] = (
    ("divide_self", lambda _l, _m, _a, lobes: lobes >= 2, "it comes apart in two"),
    ("rip_limbs_off", lambda _l, _m, limbs, _o: limbs >= 4, "many grasping limbs"),
    ("blob_of_death", lambda _l, missiles, _a, _o: missiles >= 3, "it has missiles to spare"),
    ("move_out_of_turn", lambda legs, _m, _a, _o: legs >= 5, "it is quick on its legs"),
    ("bowl", lambda legs, _m, _a, _o: legs == 0, "it rolls rather than walks"),
    ("use_opponent_as_missile", lambda _l, _m, limbs, _o: limbs == 2, "two arms to lift with"),
    ("drop", lambda legs, _m, _a, _o: legs >= 3, "it stands firmly enough to lift others"),
)


def _limb(base: int, share: float | None) -> SuggestedLimb:
    if share is None:
        return SuggestedLimb(base, 1, "its size was not measured")
    if share >= REALLY_BIG_LIMB:
        return SuggestedLimb(max(1, base - 2), 4, f"really big: {share:.0%} of the creature")
    if share >= BIG_LIMB:
        return SuggestedLimb(max(1, base - 1), 2, f"big: {share:.0%} of the creature")
    return SuggestedLimb(base, 1, f"ordinary: {share:.0%} of the creature")


def _points(points: float, full: int) -> int:
    return min(max(1, math.floor(points + 0.5)), full)


def _around(points: float, sigma: float, full: int) -> tuple[int, ...]:
    lowest, highest = _points(points - sigma, full), _points(points + sigma, full)
    return tuple(one for one in range(lowest, highest + 1) if one != _points(points, full))


def _witness(clay_ml: Measured, can_ml: Measured | None) -> str:
    if can_ml is None:
        return ""
    differ = abs(clay_ml[0] - can_ml[0]) - 3 * math.hypot(clay_ml[1], can_ml[1])
    if clay_ml[0] > can_ml[0] and differ > 0:
        return (
            f"; together {clay_ml[0]:.0f} ml, more than the can's {can_ml[0]:.0f} ml: measure again"
        )
    return f"; the can holds {can_ml[0]:.0f} ml"
