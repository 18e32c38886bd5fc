"""Converts sightings to the plain numbers from which the rules suggest stats."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.games.clay_o_rama.state import State
from engine.games.clay_o_rama.suggest import suggest
from engine.games.clay_o_rama.suggest_change import Figures
from engine.games.clay_o_rama.suggest_points import heap_of, share_of
from engine.games.clay_o_rama.suggested import Measured, Suggestion
from engine.games.clay_o_rama.weighing import WeighIn
from engine.plain import JsonObject
from server.proposals.proposal import MeasuredNumber
from vision.sightings import CreatureSeen, Estimate, MissileSeen

SCALE_SIGMA_G = 1.0
"""Sigma of a kitchen scale: it shows whole grams, and stands on a table that yields."""

CAN_SIGMA_SHARE: Final = 0.03
"""Sigma of a can's content, as a share of it: cans are filled by weight, and clay dries."""


@dataclass(frozen=True, slots=True)
class ClayEvidence:
    """What is known of the clay besides pictures.

    Attributes:
        can_ml: How much clay the can holds; None if not known.
        grams: A kitchen scale's readings for the creature and for its missiles; None without one.
    """

    can_ml: float | None = None
    grams: tuple[float, float] | None = None

    @property
    def can(self) -> Measured | None:
        """The can's content with its sigma, in ml."""
        return None if self.can_ml is None else (self.can_ml, CAN_SIGMA_SHARE * self.can_ml)

    @property
    def scale(self) -> tuple[Measured, Measured] | None:
        """Both readings with their sigma, in grams."""
        return None if self.grams is None else on_the_scale(*self.grams)


NO_EVIDENCE: Final = ClayEvidence()
"""Nothing is known of the clay besides pictures."""


def suggested(
    seen: CreatureSeen,
    missiles: Sequence[MissileSeen],
    state: State | None = None,
    *,
    can_ml: Measured | None = None,
    scale_g: tuple[Measured, Measured] | None = None,
    overlooked_ml: float = 0.0,
) -> Suggestion:
    """The stats that the rule sheet suggests for a creature and its missiles.

    Args:
        seen: The creature.
        missiles: Its missiles.
        state: The game, for its house rules and table of powers; None: those of the classic game.
        can_ml: The can's content, as a check.
        scale_g: A kitchen scale's readings for the creature and for its missiles.
        overlooked_ml: Sigma of the volume of missiles that may have been overlooked.
    """
    return suggest(
        legs_probabilities=seen.legs.probabilities if seen.legs else (),
        creature_ml=None if seen.volume_ml is None else pair(seen.volume_ml),
        missiles_ml=[pair(missile.volume_ml) for missile in missiles],
        limbs=seen.limbs.count if seen.limbs else 0,
        limbs_probabilities=seen.limbs.probabilities if seen.limbs else (),
        limb_shares=seen.limbs.shares if seen.limbs else (),
        can_ml=can_ml,
        scale_g=scale_g,
        overlooked_ml=overlooked_ml,
        power_table=() if state is None else state.options.power_table,
        house=None if state is None else state.house,
    )


def suggestion_json(
    seen: CreatureSeen,
    missiles: Sequence[MissileSeen],
    evidence: ClayEvidence,
    *,
    overlooked_ml: float = 0.0,
) -> JsonObject:
    """The stats that the classic game's rule sheet suggests, as JSON.

    Args:
        seen: The creature.
        missiles: Its missiles.
        evidence: Other evidence about the clay.
        overlooked_ml: Sigma of the volume of missiles that may have been overlooked. It is ignored
            if missiles were seen, because then the network is wrong too often about others.
    """
    told = suggested(
        seen,
        missiles,
        can_ml=evidence.can,
        scale_g=evidence.scale,
        overlooked_ml=0.0 if missiles else overlooked_ml,
    )
    return told.as_json()


def can_json(
    creature: Estimate | None, missiles: Sequence[MissileSeen], can_ml: float | None
) -> JsonObject:
    """The balance of the clay: the creature's share of what was seen, and what is left in the can.

    Values are None if they cannot be computed.
    """
    if creature is None:
        return {"share_in_creature": None, "residual_ml": None}
    heap = heap_of([pair(missile.volume_ml) for missile in missiles])
    share, share_sigma = share_of(pair(creature), heap)
    residual = None
    if can_ml is not None:
        sigma = math.hypot(creature.sigma, heap[1], CAN_SIGMA_SHARE * can_ml)
        residual = {"value": can_ml - (creature.value + heap[0]), "sigma": sigma}
    return {
        "share_in_creature": {"value": share, "sigma": share_sigma},
        "residual_ml": residual,
    }


def on_the_scale(creature_g: float, missiles_g: float) -> tuple[Measured, Measured]:
    """A kitchen scale's readings with their sigma."""
    return (creature_g, SCALE_SIGMA_G), (missiles_g, SCALE_SIGMA_G)


def pair(estimate: Estimate) -> Measured:
    """An estimate as a plain pair of value and sigma."""
    return estimate.value, estimate.sigma


def measured_reach(seen: CreatureSeen) -> tuple[MeasuredNumber, ...]:
    """The reach in the weigh-in command, if it was measured."""
    if seen.reach_mm is None:
        return ()
    return (MeasuredNumber(("reach",), "Reach", seen.reach_mm.sigma),)


def measured_points(command: WeighIn, suggestion: Suggestion) -> tuple[MeasuredNumber, ...]:
    """The hit points in the weigh-in command, if they follow from measured clay."""
    if command.hit_points is None:
        return ()
    sigma = suggestion.hit_points.sigma
    return (MeasuredNumber(("hit_points",), "Hit points", sigma, unit="", scale=1),)


def measured_length(length: Estimate) -> tuple[MeasuredNumber, ...]:
    """The length in the command that walks a creature."""
    return (MeasuredNumber(("length",), "Length", length.sigma),)


def figures_of(seen: CreatureSeen) -> Figures:
    """The measurements of a weigh-in, for comparing it with another."""
    return Figures(
        volume_ml=None if seen.volume_ml is None else pair(seen.volume_ml),
        legs=seen.legs.count if seen.legs else 0,
        limbs=seen.limbs.count if seen.limbs else 0,
    )
