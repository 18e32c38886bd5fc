"""The sentences and the limits of house rules."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.games.clay_o_rama.tables import MOST_MISSILE_DICE, House
from engine.house import Sentences, in_words, names_differing, problem
from engine.record import replace
from engine.wording import counted

SENTENCES: Sentences = MappingProxyType(
    {
        "building_minutes": {1: "Building takes one minute.", None: "Building takes {} minutes."},
        "unit": {
            "span": "Movement is counted in hand-spans.",
            "six_inches": "Movement is counted in steps of six inches.",
            "fist": "Movement is counted in fists.",
        },
        "uniform_span": {
            True: "All distances are measured by the referee's hand.",
            False: "Everybody measures by their own hand.",
        },
        "hit_points": {
            "share": "Hit points go by the share of the clay that is in the creature.",
            "flat": "Everybody has the same hit points.",
            "dice": "Hit points are rolled.",
        },
        "full_hit_points": {
            1: "A creature of all its clay has one hit point.",
            None: "A creature of all its clay has {} hit points.",
        },
        "die_sides": {None: "Dice have {} sides."},
        "initiative_dice": {
            1: "The order of play is rolled with one die each.",
            None: "The order of play is rolled with {} dice each.",
        },
        "initiative_clockwise": {
            True: "The highest roll begins, the others follow clockwise.",
            False: "Players act in the order of their rolls.",
        },
        "to_hit_dice": {
            1: "Attacks are rolled with one die.",
            None: "Attacks are rolled with {} dice.",
        },
        "plain_limbs": {
            True: "All limbs are alike.",
            False: "Limbs differ by their size.",
        },
        "traits": {
            True: "Everybody chooses to be tough, mean or fast.",
            False: "Creatures are what they were built as.",
        },
        "most_missiles": {
            0: "Any number of missiles.",
            1: "At most one missile each.",
            None: "At most {} missiles each.",
        },
        "missile_dice": {
            1: "Every missile does one die.",
            None: "A missile does at most {} dice.",
        },
        "missiles_from_parts": {
            True: "Lost clay may be made into missiles.",
            False: "Lost clay makes no missiles.",
        },
        "missiles_per_move": {
            0: "There are no missiles.",
            1: "One missile may be fired a move.",
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
        "parts_left_behind": {
            True: "What falls off while walking is lost.",
            False: "What falls off while walking is put back.",
        },
        "melee_parts_back": {
            True: "What is lost in a fight may be put back.",
            False: "What is lost in a fight stays off.",
        },
        "counter_counters": {
            True: "Counterattacks may be answered.",
            False: "Counterattacks are not answered.",
        },
        "limb_once": {
            True: "A limb strikes again only after all the others.",
            False: "The same limb may strike again and again.",
        },
        "powers": {
            "referee": "The referee gives special powers.",
            "random": "Special powers are drawn by lot.",
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
    """Return a sentence for each house rule that differs from the classic game.

    The hit points of a creature of all its clay are left out if hit points are rolled.
    """
    usual = House()
    if house.hit_points == "dice":
        usual = replace(usual, full_hit_points=house.full_hit_points)
    told = (sentence(house, name) for name in names_differing(house, usual))
    return tuple(dict.fromkeys(told))


def sentence(house: House, name: str) -> str:
    """Return the sentence for a house rule; if all have the same hit points, it says how many."""
    if house.hit_points == "flat" and name in ("hit_points", "full_hit_points"):
        everybody = f"Everybody has {counted(house.full_hit_points, 'hit point')}"
        return f"{everybody}."
    return in_words(SENTENCES, name, getattr(house, name))


LIMITS: Mapping[str, tuple[int, int]] = MappingProxyType(
    {
        "building_minutes": (1, 240),
        "full_hit_points": (1, 100),
        "die_sides": (2, 20),
        "initiative_dice": (1, 6),
        "to_hit_dice": (1, 3),
        "missiles_per_move": (0, 20),
        "most_missiles": (0, 100),
        "missile_dice": (1, MOST_MISSILE_DICE),
    }
)
"""The lowest and highest value of each house rule that is a number."""


def house_problem(house: House, name: str, value: object) -> tuple[str, str] | None:
    """Return what is wrong with the value of a house rule and how to mend it; None if valid."""
    if name not in SENTENCES:
        return f"there is no house rule {name!r}", f"name one of {list(SENTENCES)}"
    return problem(SENTENCES, LIMITS, name, value, getattr(house, name))
