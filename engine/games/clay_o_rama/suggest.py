"""From measurements to suggested stats, each with its doubt and its reason.

The referee decides; this only says what the rule sheet would say. The measured numbers are pairs
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
REALLY_BIG_LIMB = 0.16
"""Share of the whole creature from which a limb is big, and really big."""


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
    """Suggested stats of a creature.

    Args:
        legs_probabilities: Entry k is the probability of k legs, the last of that many or more.
        creature_ml: Its volume, or None when it could not be measured.
        missiles_ml: The volume of each missile.
        limbs: Limbs that it can attack with.
        limbs_probabilities: Like those of the legs; empty when the limbs are certain.
        limb_shares: Share of the whole creature of each limb, where it was measured.
        lobes: Parts of about equal size that come apart easily.
        can_ml: The can's contents as a witness; it never changes the figure, only the reason.
        scale_g: What a kitchen scale said of the creature and of its missiles; it decides.
        overlooked_ml: Sigma of what the camera may have overlooked of the missiles.
        power_table: Which power suits whom; the standard table when empty.
        house: House rules; the classic game by default.
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
    """Spans of the most probable leg bucket."""
    by_spans = _gathered(legs_probabilities, spans_for)
    spans = max(by_spans, key=lambda one: by_spans[one], default=1)
    also = _others(by_spans, spans)
    sure = by_spans.get(spans, 0.0)
    why = (
        f"{_LEGS_IN_WORDS[spans]} ({sure * 100:.0f} %): {spans} {'span' if spans == 1 else 'spans'}"
    )
    return Suggested(spans, _spread(by_spans), why, also, _leg_call(spans, also))


def suggest_attacks(limbs: int, probabilities: Sequence[float] = ()) -> Suggested:
    """One attack a limb, at most four, at least the whole body's (K2).

    Args:
        limbs: How many there are.
        probabilities: Entry k is the probability of k limbs; empty when they are certain.
    """
    by_attacks = _gathered(probabilities, _attacks_for)
    attacks = _attacks_for(limbs)
    also = _others(by_attacks, attacks)
    call = f"your call: {_or((attacks, *also))} limbs to attack with" if also else ""
    most = ", at most four" if limbs > MOST_ATTACKS else ""
    why = f"{limbs} {'limb' if limbs == 1 else 'limbs'}{most}"
    if limbs == 0:
        why = "no limbs: the whole body attacks"
    return Suggested(attacks, _spread(by_attacks), why, also, call)


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


_LEGS_IN_WORDS = {1: "no legs", 2: "1 or 2 legs", 3: "3 or 4 legs", 4: "5 legs or more"}

_LEG_LIMITS = {1: "whether anything but its body carries it", 2: "2 or 3 legs", 3: "4 or 5 legs"}
"""What decides between this many spans and one more."""


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


def _gathered(probabilities: Sequence[float], worth: Callable[[int], int]) -> dict[int, float]:
    """The probability of each outcome, given those of the counts."""
    found: dict[int, float] = {}
    for count, probability in enumerate(probabilities):
        found[worth(count)] = found.get(worth(count), 0.0) + probability
    return found


def _others(by_outcome: Mapping[int, float], chosen: int) -> tuple[int, ...]:
    found = (one for one, p in by_outcome.items() if one != chosen and p >= WORTH_NAMING)
    return tuple(sorted(found))


def _spread(by_outcome: Mapping[int, float]) -> float:
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
