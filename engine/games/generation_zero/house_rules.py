"""The sentences and the limits of house rules."""

from types import MappingProxyType

from engine.games.generation_zero.options import LIMITS, House
from engine.house import Sentences, differing, problem

SENTENCES: Sentences = MappingProxyType(
    {
        "facedown": {
            "dealt": "The program knows the cards that lie face down.",
            "on_table": "Nobody knows the cards that lie face down on the table.",
        },
        "start": {
            "vote": "Players vote on who begins.",
            "roll": "Dice say who begins.",
        },
        "rounds": {1: "The game lasts one round.", None: "The game lasts {} rounds."},
        "locations": {
            0: "There are as many Locations as leave a third of them empty: 13, 25 or 41.",
            None: "There are {} Locations.",
        },
        "agents": {None: "Agents dealt to players who bring none: {}."},
        "spares": {None: "Agents put aside for players who bring none: {}."},
        "sues": {None: "'Sues dealt to players who bring none: {}."},
        "canons": {None: "Canons for players who bring none: {}."},
        "monsters": {None: "Monsters, where they find a home: {}."},
        "terrain": {True: "Terrain counts.", False: "Terrain does not count."},
        "weapons": {True: "Weapons count.", False: "Weapons do not count."},
        "artefacts": {True: "Artefacts count.", False: "Artefacts do not count."},
        "departments": {
            True: "Departments have abilities.",
            False: "Departments have no abilities.",
        },
        "insanity": {
            True: "An ensnared Lust Object counts, by Insanity.",
            False: "Insanity and Lust Objects do not count.",
        },
        "bargaining": {
            True: "An Agent may make all Monsters bargain.",
            False: "Monsters never bargain.",
        },
        "stand_and_ensnare": {
            True: "A 'Sue may ensnare without moving.",
            False: "A 'Sue ensnares only where she lands.",
        },
    }
)


def house_rules(house: House) -> tuple[str, ...]:
    """Return a sentence for each house rule that differs from the classic game."""
    return differing(SENTENCES, house, House())


def house_problem(house: House, name: str) -> tuple[str, str] | None:
    """Return what is wrong with the value of a house rule and how to mend it; None if valid."""
    return problem(SENTENCES, LIMITS, name, getattr(house, name), getattr(House(), name))
