"""House rules in words, for the players and for the ledger."""

from collections.abc import Mapping
from dataclasses import fields
from types import MappingProxyType
from typing import Any

from engine.games.clay_o_rama.tables import House

SENTENCES: Mapping[str, Mapping[Any, str]] = MappingProxyType(
    {
        "building_minutes": {None: "Building takes {} minutes."},
        "unit": {
            "span": "Movement is counted in hand-spans.",
            "six_inches": "Movement is counted in steps of six inches.",
            "fist": "Movement is counted in fists.",
        },
        "uniform_span": {
            True: "All distances are measured by the referee's hand.",
            False: "Everybody measures by his own hand.",
        },
        "hit_points": {
            "share": "Hit points go by the share of the clay that is in the creature.",
            "flat": "Everybody has the same hit points.",
            "dice": "Hit points are rolled.",
        },
        "full_hit_points": {None: "A creature of all its clay has {} hit points."},
        "die_sides": {None: "Dice have {} sides."},
        "initiative_dice": {None: "The order of play is rolled with {} dice each."},
        "initiative_clockwise": {
            True: "The highest roll begins, the others follow clockwise.",
            False: "Players act in the order of their rolls.",
        },
        "to_hit_dice": {None: "Attacks are rolled with {} dice."},
        "missiles_per_move": {
            0: "There are no missiles.",
            None: "{} missiles may be fired a move.",
        },
        "fire_first": {
            True: "Missiles are fired before moving.",
            False: "Missiles are fired after moving.",
        },
        "contact_needed": {
            True: "Only creatures that touch fight.",
            False: "Creatures fight within the reach of their limbs.",
        },
        "contact_stops": {
            True: "Running into a creature ends the walk.",
            False: "Running into a creature ends the walk only if its player wishes.",
        },
        "bounce_counts": {
            True: "A missile may bounce before it hits.",
            False: "A missile that bounces first has missed.",
        },
        "limb_once": {
            True: "A limb strikes again only after all the others.",
            False: "The same limb may strike again and again.",
        },
        "powers": {
            "referee": "The referee gives special powers.",
            "random": "Special powers are drawn.",
            "none": "There are no special powers.",
        },
        "open_powers": {
            True: "Special powers are known to all.",
            False: "Special powers stay hidden until they are seen in play.",
        },
        "own_colours": {
            True: "No two players have clay of the same colour.",
            False: "Players may have clay of the same colour.",
        },
    }
)


def house_rules(house: House) -> tuple[str, ...]:
    """A sentence for each house rule that differs from the classic game."""
    classic = House()
    return tuple(
        in_words(name, getattr(house, name))
        for name in (field.name for field in fields(House))
        if getattr(house, name) != getattr(classic, name)
    )


def in_words(name: str, value: Any) -> str:
    """One house rule with its value, as a sentence."""
    sentences = SENTENCES[name]
    return sentences.get(value, sentences.get(None, "")).format(value)
