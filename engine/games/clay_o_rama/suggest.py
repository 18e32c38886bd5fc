"""Suggests a creature's stats from measurements, each with its uncertainty and reason.

The referee decides; this computes what the rule sheet would give. Measured numbers are pairs
(value, sigma); everything suggested is a whole number.
"""

import math
from collections.abc import Callable, Mapping, Sequence

from engine.games.clay_o_rama.matching import Match, matching
from engine.games.clay_o_rama.suggest_points import suggest_hit_points
from engine.games.clay_o_rama.suggested import (
    WORTH_NAMING,
    Measured,
    Suggested,
    SuggestedLimb,
    Suggestion,
)
from engine.games.clay_o_rama.tables import MOST_ATTACKS, House, base_to_hit, spans_for

BIG_LIMB = 0.08
"""The share of the whole creature from which a limb counts as big."""

REALLY_BIG_LIMB = 0.16
"""The share of the whole creature from which a limb counts as really big."""


def suggest(
    *,
    legs_probabilities: Sequence[float],
    creature_ml: Measured | None,
    missiles_ml: Sequence[Measured],
    limbs: int,
    limbs_probabilities: Sequence[float] = (),
    limb_shares: Sequence[float] = (),
    lobes: int = 1,
    can_ml: Measured | None = None,
    scale_g: tuple[Measured, Measured] | None = None,
    overlooked_ml: float = 0.0,
    power_table: tuple[Match, ...] = (),
    house: House | None = None,
) -> Suggestion:
    """Suggest the stats of a creature.

    Args:
        legs_probabilities: Entry k is the probability of k legs; the last stands for that many or
            more.
        creature_ml: Its volume; None if it could not be measured.
        missiles_ml: The volume of each missile.
        limbs: The number of limbs with which it can attack.
        limbs_probabilities: As for legs; empty if the number of limbs is certain.
        limb_shares: For each limb its share of the whole creature, where it was measured.
        lobes: The number of about equal parts that come apart easily.
        can_ml: The contents of the can, as a cross-check; it never changes the figure, but is
            mentioned in the reason.
        scale_g: The weights of the creature and of its missiles on a kitchen scale, if it was used;
            they take precedence over volumes.
        overlooked_ml: Sigma of the missiles' clay that the camera may have overlooked.
        power_table: Which power suits which creature; empty: the standard table.
        house: House rules; None: the classic game.
    """
    house = house or House()
    figures = {
        "legs": _most_probable(legs_probabilities),
        "limbs": limbs,
        "big_limbs": sum(share >= BIG_LIMB for share in limb_shares),
        "missiles": len(missiles_ml),
        "lobes": lobes,
    }
    return Suggestion(
        movement_spans=suggest_movement(legs_probabilities),
        hit_points=suggest_hit_points(
            creature_ml,
            missiles_ml,
            can_ml=can_ml,
            scale_g=scale_g,
            overlooked_ml=overlooked_ml,
            house=house,
        ),
        attacks=suggest_attacks(limbs, limbs_probabilities),
        limbs=suggest_limbs(limbs, limb_shares, house=house),
        power=matching(figures, power_table),
    )


def suggest_movement(legs_probabilities: Sequence[float]) -> Suggested:
    """Suggest the movement in spans that the number of legs most probably gives."""
    by_spans = _outcome_probabilities(legs_probabilities, spans_for)
    spans = max(by_spans, key=lambda one: by_spans[one], default=1)
    also = _others(by_spans, spans)
    sure = by_spans.get(spans, 0.0)
    why = (
        f"{_LEGS_IN_WORDS[spans]} ({sure * 100:.0f} %): {spans} {'span' if spans == 1 else 'spans'}"
    )
    return Suggested(spans, _sigma(by_spans), why, also, _leg_call(spans, also))


def suggest_attacks(limbs: int, probabilities: Sequence[float] = ()) -> Suggested:
    """Suggest one attack for each limb, at most four; without limbs one with the whole body (K2).

    Args:
        limbs: The number of limbs.
        probabilities: Entry k is the probability of k limbs; empty if the number is certain.
    """
    by_attacks = _outcome_probabilities(probabilities, _attacks_for)
    attacks = _attacks_for(limbs)
    also = _others(by_attacks, attacks)
    call = f"your call: {_or((attacks, *also))} limbs to attack with" if also else ""
    most = ", at most four" if limbs > MOST_ATTACKS else ""
    why = f"{limbs} {'limb' if limbs == 1 else 'limbs'}{most}"
    if limbs == 0:
        why = "no limbs: the whole body attacks"
    return Suggested(attacks, _sigma(by_attacks), why, also, call)


def suggest_limbs(
    limbs: int, shares: Sequence[float] = (), *, house: House | None = None
) -> tuple[SuggestedLimb, ...]:
    """Suggest the number to hit and the damage dice of each limb, by its size (K3)."""
    house = house or House()
    base = base_to_hit(house)
    if limbs == 0:
        return (SuggestedLimb(max(1, base - 2), 1, "attacks with its whole body"),)
    if house.plain_limbs:
        return (SuggestedLimb(base, 1, "all limbs are alike"),) * limbs
    unknown = (None,) * (limbs - len(shares))
    return tuple(_limb(base, share) for share in (*shares[:limbs], *unknown))


_LEGS_IN_WORDS = {1: "no legs", 2: "1 or 2 legs", 3: "3 or 4 legs", 4: "5 legs or more"}

_LEG_LIMITS = {1: "whether anything but its body carries it", 2: "2 or 3 legs", 3: "4 or 5 legs"}
"""What the referee has to look at to decide between this many spans and one more."""


def _leg_call(spans: int, also: tuple[int, ...]) -> str:
    near = [other for other in also if abs(other - spans) == 1]
    if not near:
        return ""
    limits = " and ".join(_LEG_LIMITS[min(spans, other)] for other in near)
    return f"your call: {_or((spans, *also))} spans; {limits} decides"


def _or(values: Sequence[int]) -> str:
    return " or ".join(str(one) for one in sorted(values))


def _attacks_for(limbs: int) -> int:
    return min(max(limbs, 1), MOST_ATTACKS)


def _outcome_probabilities(
    probabilities: Sequence[float], outcome_of: Callable[[int], int]
) -> dict[int, float]:
    """The probability of each outcome, summed over the counts that lead to it."""
    found: dict[int, float] = {}
    for count, probability in enumerate(probabilities):
        found[outcome_of(count)] = found.get(outcome_of(count), 0.0) + probability
    return found


def _others(by_outcome: Mapping[int, float], chosen: int) -> tuple[int, ...]:
    found = (one for one, p in by_outcome.items() if one != chosen and p >= WORTH_NAMING)
    return tuple(sorted(found))


def _sigma(by_outcome: Mapping[int, float]) -> float:
    mean = sum(one * share for one, share in by_outcome.items())
    square = sum(share * (one - mean) ** 2 for one, share in by_outcome.items())
    return round(math.sqrt(max(0.0, square)), 2)


def _most_probable(probabilities: Sequence[float]) -> int:
    return max(range(len(probabilities)), key=lambda k: probabilities[k], default=0)


def _limb(base: int, share: float | None) -> SuggestedLimb:
    if share is None:
        return SuggestedLimb(base, 1, "its size was not measured")
    if share >= REALLY_BIG_LIMB:
        return SuggestedLimb(
            max(1, base - 2), 4, f"really big: {share * 100:.0f} % of the creature"
        )
    if share >= BIG_LIMB:
        return SuggestedLimb(max(1, base - 1), 2, f"big: {share * 100:.0f} % of the creature")
    return SuggestedLimb(base, 1, f"ordinary: {share * 100:.0f} % of the creature")
