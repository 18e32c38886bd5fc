"""The sentences and the limits of house rules."""

from types import MappingProxyType

from engine.games.metamorph.tables import LIMITS, House
from engine.house import Sentences, differing, problem

SENTENCES: Sentences = MappingProxyType(
    {
        "scenario": {
            "duel": "Two rivals; the last one standing wins.",
            "war": "Everybody has a Mana Font; the last one standing wins.",
            "key": "Whoever leaves the map with the Key first wins.",
        },
        "map": {
            "drawn": "Parts of the map are drawn by lot.",
            "on_table": "The map is laid on the table as people like.",
        },
        "line": {1: "The duel's map is one part.", None: "The duel's map is {} parts in a line."},
        "parts_each": {
            1: "Everybody lays one part of the map.",
            None: "Everybody lays {} parts of the map.",
        },
        "mana": {None: "Everybody starts with {0} mana, and has {0} at most."},
        "quiet_rest": {
            True: "Whoever rests neither moves, casts nor attacks in that turn.",
            False: "Whoever rests may move, cast and attack in the same turn.",
        },
        "example_sizes": {
            True: "Facing changes go by the printed example: two for Large.",
            False: "Facing changes go by the list of sizes: three for Large.",
        },
        "specialization": {
            True: "Upkeep is one less in one's own school, and one more in the others.",
            False: "Upkeep is the same for everybody.",
        },
        "flying_high": {
            True: "Flyers may fly high, where only high flyers reach them.",
            False: "There is no flying high.",
        },
        "human_victory": {
            True: "A death counts only if winner or loser is in Human shape.",
            False: "A death counts in any shape.",
        },
        "middle_font": {
            True: "One Mana Font lies in the middle of the map.",
            False: "Everybody brings a Mana Font.",
        },
    }
)


def house_rules(house: House) -> tuple[str, ...]:
    """Return a sentence for each house rule that differs from the classic game."""
    return differing(SENTENCES, house, House())


def house_problem(house: House, name: str) -> tuple[str, str] | None:
    """Return what is wrong with the value of a house rule and how to mend it; None if valid."""
    return problem(SENTENCES, LIMITS, name, getattr(house, name), getattr(House(), name))
