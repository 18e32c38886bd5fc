"""Where creatures stand, by the sightings, and who is within whose reach."""

import math
from collections.abc import Mapping
from typing import Final

from engine.games.clay_o_rama.state import Creature, State
from server.proposals.clay_o_rama.memory import weighed
from server.proposals.clay_o_rama.reach import (
    StandingPlace,
    probability_in_reach,
    probability_of_contact,
)
from server.proposals.clay_o_rama.who import named, only, who_may_be
from server.proposals.proposal import Memory
from vision.sightings import (
    FAINTLY_SEEN,
    CreatureSeen,
    Estimate,
    GoneSeen,
    MoveSeen,
    PointMm,
    percent,
)

PLACE_SIGMA_MM: Final = 8.0
"""Sigma of either end of a distance from one creature's middle to another's side: positions scatter
by 5 mm, and the side away from the camera is inferred from the middle (docs/play.md)."""

FAINT_SIGMA_MM: Final = 28.0
"""Sigma of either end of a distance between white creatures on a grey table: seven drawn ones had a
median error of 32 mm."""

FEET_SIGMA_MM: Final = 1.5
"""Sigma of the feet's rim from a weigh-in: an outline shows little of the underside."""

REACH_SIGMA_MM: Final = 2.0
"""Sigma assumed for a reach from the ledger, which keeps none: typical of weigh-ins."""

WORTH_NAMING: Final = 0.05
"""Least probability with which a contact or a reach is named."""

SURE: Final = 0.95
"""Probability from which a contact or a reach is called sure."""


def places(state: State, memory: Memory) -> dict[int, StandingPlace]:
    """The positions of living creatures by creature id.

    A creature is left out if the camera has not seen it, or if its track may be another creature.
    """
    by_track: dict[int, tuple[str, StandingPlace]] = {}
    for noticed in memory:
        match noticed.sighting:
            case CreatureSeen() as seen if not weighed(seen):
                by_track[seen.track] = seen.colour, _standing(seen)
            case GoneSeen() as gone:
                by_track.pop(gone.track, None)
            case MoveSeen() as moved:
                before = by_track.get(moved.track)
                by_track[moved.track] = moved.colour, _moved(moved, before[1] if before else None)
    known: dict[int, StandingPlace] = {}
    for track, (colour, place) in by_track.items():
        creature = only(who_may_be(state, memory, track, colour))
        if creature is not None:
            known[creature.id] = place
    return known


def in_contact(known: Mapping[int, StandingPlace], creature: Creature) -> float:
    """The probability that a creature touches its nearest neighbour; 0 if its place is unknown."""
    own = known.get(creature.id)
    if own is None:
        return 0.0
    others = (place for number, place in known.items() if number != creature.id)
    return max((probability_of_contact(own, other) for other in others), default=0.0)


def may_attack(
    state: State, known: Mapping[int, StandingPlace], attacker: Creature, target: Creature
) -> float | None:
    """The probability that `target` is within the reach of `attacker`; None if unknown."""
    if attacker.id not in known or target.id not in known:
        return None
    return attack_between(state, attacker, known[attacker.id], known[target.id])


def attack_between(
    state: State, attacker: Creature, own: StandingPlace, other: StandingPlace
) -> float | None:
    """The probability that a creature standing at `own` may attack one at `other`."""
    if state.house.contact_needed:
        return probability_of_contact(own, other)
    if attacker.reach is None:
        return None
    return probability_in_reach(own, Estimate(attacker.reach / 10, REACH_SIGMA_MM), other)


def reach_in_words(state: State, known: Mapping[int, StandingPlace], creature: Creature) -> str:
    """Whom a creature may attack from its position, and who can attack it back; empty if nobody."""
    enemies = [one for one in state.creatures if one.alive and one.player != creature.player]
    said = [_pair_in_words(state, known, creature, one) for one in enemies]
    told = [words for words in said if words]
    return f"Within reach: {'; '.join(told)}." if told else ""


def _pair_in_words(
    state: State, known: Mapping[int, StandingPlace], one: Creature, other: Creature
) -> str:
    there = may_attack(state, known, one, other) or 0.0
    back = may_attack(state, known, other, one) or 0.0
    who = named(state, other.id)
    if max(there, back) < WORTH_NAMING:
        return ""
    if there < WORTH_NAMING:
        return f"{who}, not from here, though it reaches back ({_certainty(back)})"
    answer = f"it reaches back ({_certainty(back)})" if back >= WORTH_NAMING else "one way only"
    return f"{who} ({_certainty(there)}), {answer}"


def _certainty(probability: float) -> str:
    return "sure" if probability >= SURE else percent(probability)


def _standing(seen: CreatureSeen) -> StandingPlace:
    """The place of a creature that stands still.

    If its body is known from a weigh-in, all its feet are. Otherwise only the visible ones are, and
    the far side is assumed to mirror them.
    """
    if seen.sigma_mm is not None:
        return StandingPlace(
            seen.at_mm, seen.footprint_mm, math.hypot(seen.sigma_mm, FEET_SIGMA_MM)
        )
    x, y = seen.at_mm
    opposite = ((2 * x - a, 2 * y - b) for a, b in seen.footprint_mm)
    sigma_mm = FAINT_SIGMA_MM if FAINTLY_SEEN in seen.flags else PLACE_SIGMA_MM
    return StandingPlace(seen.at_mm, (*seen.footprint_mm, *opposite), sigma_mm)


def _moved(seen: MoveSeen, before: StandingPlace | None) -> StandingPlace:
    """The place of a creature after a move: its old footprint, shifted without turning it.

    The larger sigma allows for a creature that was turned as well.
    """
    if before is None:
        return StandingPlace(seen.to_mm, (), PLACE_SIGMA_MM)
    if before.at_mm == seen.to_mm:
        return before
    sigma_mm = max(PLACE_SIGMA_MM, before.sigma_mm)
    off = seen.to_mm[0] - before.at_mm[0], seen.to_mm[1] - before.at_mm[1]
    rim: tuple[PointMm, ...] = tuple((x + off[0], y + off[1]) for x, y in before.rim_mm)
    return StandingPlace(seen.to_mm, rim, sigma_mm)
