"""Sightings as JSON, with their meaning in the rules: a missile with its dice."""

from typing import Final

from engine.games.clay_o_rama.suggest_missile import suggest_missile
from engine.games.clay_o_rama.tables import House
from server.proposals.clay_o_rama.measured import pair
from vision.sightings import MissileSeen, Sighting
from vision.sightings.document import to_json

AFTER_DICE: Final = ("colour", "hidden")
"""Fields of a missile's JSON that are put after its dice."""


def printed(sighting: Sighting, house: House | None = None) -> dict[str, object]:
    """A sighting without its evidence as plain JSON values; a missile gets its dice as well.

    Args:
        sighting: The sighting.
        house: The house rules, which decide how many dice a missile has; None for the classic game.
    """
    told = to_json(sighting, evidence=False)
    if not isinstance(sighting, MissileSeen):
        return told
    dice = suggest_missile(pair(sighting.volume_ml), house=house).dice
    last = {name: told.pop(name) for name in AFTER_DICE}
    return {**told, "dice": dice, **last}
