"""Every entry of the tables, typed a second time from the facts of the rule sheet."""

from engine.games.clearing_house import GAME
from engine.games.clearing_house.tables import (
    CLASSIC_DECK,
    DIE_SIDES,
    PRESETS,
    House,
    Options,
    Player,
    deck_of,
    needed_to_hit,
)

FOUR = tuple(Player(name) for name in ("Ada", "Bo", "Cy", "Dee"))


def test_what_is_in_the_box() -> None:
    cards = deck_of(Options(FOUR), House(), 4)
    assert {card: cards.count(card) for card in cards} == {
        "move": 6,
        "double_move": 6,
        "abduct": 4,
        "armor": 4,
        "attack": 4,
        "ranged_attack": 4,
        "ambush": 4,
        "intervene": 4,
    }
    assert len(cards) == sum(CLASSIC_DECK) == 36
    state = GAME.setup(Options(FOUR))
    assert [sum(one.hearts for one in state.players), sum(one.traps for one in state.players)] == [
        16,
        16,
    ]
    assert state.xs_left == 24


def test_the_classic_game() -> None:
    house = PRESETS["classic"]
    assert (house.size, house.hearts, house.traps, house.hand) == (6, 4, 4, 9)
    assert (house.cards_per_turn, house.turns_per_round, house.stalemate_rounds) == (2, 3, 5)
    ideas = (house.hearts_as_xs, house.intervene, house.base_deck, house.police)
    assert ideas == (False, "turn", False, "anywhere")


def test_the_printed_ranged_table() -> None:
    """Five spaces away a 6, four a 5 or 6, three a 4 to 6, and so on; right beside it always."""
    hits = {
        steps: [die for die in range(1, DIE_SIDES + 1) if die >= (needed_to_hit(steps) or 1)]
        for steps in range(1, 6)
    }
    assert hits == {
        5: [6],
        4: [5, 6],
        3: [4, 5, 6],
        2: [3, 4, 5, 6],
        1: [1, 2, 3, 4, 5, 6],
    }
    assert needed_to_hit(1) is None
