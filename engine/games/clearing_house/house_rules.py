"""The sentences and the limits of house rules."""

from types import MappingProxyType

from engine.games.clearing_house.tables import LIMITS, House
from engine.house import Sentences, differing, problem

SENTENCES: Sentences = MappingProxyType(
    {
        "hands": {
            "dealt": "Cards are dealt and drafted on everybody's own page.",
            "on_table": "Cards are dealt and drafted on the table.",
        },
        "size": {None: "The board has {0} by {0} spaces."},
        "hearts": {1: "Everybody has one heart.", None: "Everybody has {} hearts."},
        "traps": {None: "Traps in everybody's stock: {}."},
        "police_xs": {1: "There is one police X.", None: "There are {} police Xs."},
        "hand": {None: "Cards dealt to everybody: {}."},
        "cards_per_turn": {None: "Cards played in a turn: {} at most."},
        "turns_per_round": {None: "Turns of everybody in a round: {}."},
        "stalemate_rounds": {None: "Rounds of the last two until a tie: {}."},
        "redeal": {
            "round": "Cards are dealt and drafted again every round.",
            "once": "One hand lasts for the whole game.",
        },
        "double_turns": {
            True: "The second step of a Double Move may turn.",
            False: "Both steps of a Double Move go the same way.",
        },
        "xs_block": {
            True: "A closed space stops a ranged attack.",
            False: "Nothing stops a ranged attack on its way.",
        },
        "hearts_as_xs": {
            True: "Lost hearts become the police Xs.",
            False: "Police Xs come from the box.",
        },
        "intervene": {
            "turn": "Whoever intervenes loses their next turn.",
            "one_card": "Whoever intervenes plays one card at most in their next turn.",
            "card": "An Intervene that was played leaves the game.",
        },
        "base_deck": {
            True: "Everybody has an Attack and a Move of their own.",
            False: "All cards are drafted.",
        },
        "base_safe": {
            True: "The cards of one's own cannot be stolen.",
            False: "Any card can be stolen.",
        },
        "police": {
            "anywhere": "The police may come anywhere.",
            "edge": "The police begin at the edge and work inwards.",
        },
    }
)


def house_rules(house: House) -> tuple[str, ...]:
    """Return a sentence for each house rule that differs from the classic game."""
    return differing(SENTENCES, house, House())


def house_problem(house: House, name: str) -> tuple[str, str] | None:
    """Return what is wrong with the value of a house rule and how to mend it; None if valid."""
    return problem(SENTENCES, LIMITS, name, getattr(house, name), getattr(House(), name))
