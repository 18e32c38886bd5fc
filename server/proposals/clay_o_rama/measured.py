"""Sightings as the plain figures that the rules suggest from."""

from collections.abc import Sequence

from engine.games.clay_o_rama.state import State
from engine.games.clay_o_rama.suggest import suggest
from engine.games.clay_o_rama.suggest_change import Figures
from engine.games.clay_o_rama.suggested import Measured, Suggestion
from server.proposals.proposal import MeasuredNumber
from vision.sightings import CreatureSeen, Estimate, MissileSeen

SCALE_SIGMA_G = 1.0
"""A kitchen scale shows whole grams, and its feet stand on a table that gives."""


def suggested(
    seen: CreatureSeen,
    missiles: Sequence[MissileSeen],
    state: State | None = None,
    *,
    can_ml: Measured | None = None,
    scale_g: tuple[Measured, Measured] | None = None,
    overlooked_ml: float = 0.0,
) -> Suggestion:
    """What the rule sheet says of a creature and its missiles.

    Args:
        seen: The creature.
        missiles: Its missiles.
        state: The session, for its house rules and its table of powers; else the classic game's.
        can_ml: What the can holds, a witness.
        scale_g: What a kitchen scale said of the creature, and of its missiles.
        overlooked_ml: Sigma of what may have been overlooked of the missiles.
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


def on_the_scale(creature_g: float, missiles_g: float) -> tuple[Measured, Measured]:
    """A kitchen scale's readings with their doubt."""
    return (creature_g, SCALE_SIGMA_G), (missiles_g, SCALE_SIGMA_G)


def pair(estimate: Estimate) -> Measured:
    """A value and its sigma."""
    return estimate.value, estimate.sigma


def measured_reach(seen: CreatureSeen) -> tuple[MeasuredNumber, ...]:
    """The reach in the command that weighs a creature in, where it was measured."""
    if seen.reach_mm is None:
        return ()
    return (MeasuredNumber(("reach",), "Reach", seen.reach_mm.sigma),)


def measured_length(length: Estimate) -> tuple[MeasuredNumber, ...]:
    """The length in the command that walks a creature."""
    return (MeasuredNumber(("length",), "Length", length.sigma),)


def figures_of(seen: CreatureSeen) -> Figures:
    """What a weigh-in measured, to be compared with another."""
    return Figures(
        volume_ml=None if seen.volume_ml is None else pair(seen.volume_ml),
        legs=seen.legs.count if seen.legs else 0,
        limbs=seen.limbs.count if seen.limbs else 0,
    )
