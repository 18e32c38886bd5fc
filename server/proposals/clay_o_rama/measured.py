"""Sightings as the plain figures that the rules suggest from."""

from engine.games.clay_o_rama.state import Clay, State
from engine.games.clay_o_rama.suggest import suggest
from engine.games.clay_o_rama.suggest_change import Figures
from engine.games.clay_o_rama.suggested import Measured, Suggestion
from vision.sighting import CreatureSeen, Estimate, MissileSeen

SCALE_SIGMA_G = 1.0
"""A kitchen scale shows whole grams, and its feet stand on a table that gives."""


def suggested(
    state: State, seen: CreatureSeen, missiles: tuple[MissileSeen, ...], clay: Clay | None = None
) -> Suggestion:
    """What the rule sheet says of a creature and its missiles, by the house rules in force."""
    return suggest(
        legs_probabilities=seen.legs.probabilities if seen.legs else (),
        creature_ml=None if seen.volume_ml is None else pair(seen.volume_ml),
        missiles_ml=[pair(missile.volume_ml) for missile in missiles],
        limbs=seen.limbs.count if seen.limbs else 0,
        limbs_probabilities=seen.limbs.probabilities if seen.limbs else (),
        limb_shares=seen.limbs.shares if seen.limbs else (),
        scale_g=None if clay is None else (_grams(clay.creature), _grams(clay.missiles)),
        power_table=state.options.power_table,
        house=state.house,
    )


def pair(estimate: Estimate) -> Measured:
    """A value and its sigma."""
    return estimate.value, estimate.sigma


def figures_of(seen: CreatureSeen) -> Figures:
    """What a weigh-in measured, to be compared with another."""
    return Figures(
        volume_ml=None if seen.volume_ml is None else pair(seen.volume_ml),
        legs=seen.legs.count if seen.legs else 0,
        limbs=seen.limbs.count if seen.limbs else 0,
    )


def _grams(tenths: int) -> Measured:
    return tenths / 10, SCALE_SIGMA_G
