"""Suggests the dice of a missile by its volume, and tells which diameter decides doubts (K31)."""

import math

from engine.games.clay_o_rama.state import Missile
from engine.games.clay_o_rama.suggested import Measured
from engine.games.clay_o_rama.tables import MARBLE_ML, House


def suggest_missile(volume_ml: Measured, *, house: House | None = None) -> Missile:
    """Return a missile with dice by volume: one for a 16 mm marble; below half, halved (K31)."""
    most = (house or House()).missile_dice
    dice = volume_ml[0] / MARBLE_ML
    return Missile(dice=min(max(1, math.floor(dice + 0.5)), most), halved=dice < 0.5)


def missile_call(volume_ml: Measured, *, house: House | None = None) -> str:
    """Return which diameter decides the dice if they are uncertain within one sigma; else ""."""
    value, sigma = volume_ml
    lower = suggest_missile((max(0.0, value - sigma), 0.0), house=house)
    upper = suggest_missile((value + sigma, 0.0), house=house)
    if lower == upper:
        return ""
    steps = (0.5, *(dice + 0.5 for dice in range(1, (house or House()).missile_dice)))
    limit = min(steps, key=lambda one: abs(one * MARBLE_ML - value))
    decides = _diameter_mm(limit * MARBLE_ML)
    measured = _diameter_mm(value)
    words = f"{_dice_in_words(lower)} or {_dice_in_words(upper)}"
    return f"your call: {words}; {decides:.1f} mm decides, measured {measured:.1f} mm"


def _diameter_mm(volume_ml: float) -> float:
    """The diameter of a sphere with this volume."""
    return 10 * math.cbrt(6 * volume_ml / math.pi)


def _dice_in_words(missile: Missile) -> str:
    if missile.halved:
        return "half a die"
    return "1 die" if missile.dice == 1 else f"{missile.dice} dice"
