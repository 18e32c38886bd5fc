"""No two sheets share a marker, although small dictionaries are prefixes of larger ones."""

import itertools

from calibration.sheets.card_kinds import AGENT_BACK, CARDS_BY_KIND
from calibration.sheets.hex_map import COLUMNS, GEOMORPHS, ROWS, TERRAIN
from calibration.sheets.numbers import CARDS, GIVEN_OUT, MORE_CARDS
from calibration.sheets.story import STORY_NUMBERS
from calibration.sheets.tokens import TOKENS_BY_GAME


def test_no_two_runs_hold_a_marker_that_looks_the_same() -> None:
    looks = [{run.markers.bits(number).tobytes() for number in run} for run in GIVEN_OUT]
    for first, second in itertools.combinations(range(len(looks)), 2):
        assert not looks[first] & looks[second], (GIVEN_OUT[first], GIVEN_OUT[second])


def test_every_piece_and_card_has_a_name_of_its_own() -> None:
    tokens = [token for tokens in TOKENS_BY_GAME.values() for token in tokens]
    cards = [card for cards in CARDS_BY_KIND.values() for card in cards]
    names = [token.name for token in tokens] + [card.name for card in cards]
    assert len(set(names)) == len(names) == 73 + 129


def test_a_story_has_numbers_of_its_own_for_each_kind_the_blank_cards_first() -> None:
    given = [number for numbers in STORY_NUMBERS.values() for number in numbers]
    assert len(set(given)) == len(given)
    assert AGENT_BACK.number not in given
    assert set(given) <= {*CARDS, *MORE_CARDS}
    blank = {card.name: card.number for card in CARDS_BY_KIND["characters"]}
    assert STORY_NUMBERS["agent"][2] == blank["agent/3"]
    assert {kind: len(numbers) for kind, numbers in STORY_NUMBERS.items()} == {
        "location": 49, "agent": 32, "sue": 16, "canon": 32, "monster": 16,
    }  # fmt: skip


def test_clearing_house_has_the_pieces_and_cards_of_its_rules() -> None:
    kinds = [token.name.split("/")[0] for token in TOKENS_BY_GAME["Clearing House"]]
    assert [kinds.count(kind) for kind in ("pawn", "trap", "police-x")] == [4, 16, 24]
    titles = [card.title for card in CARDS_BY_KIND["actions"]]
    counts = {title: titles.count(title) for title in titles}
    assert counts == {
        "Move": 6, "Double Move": 6, "Abduct": 4, "Armor": 4, "Attack": 4, "Ranged Attack": 4,
        "Ambush": 4, "Intervene": 4,
    }  # fmt: skip
    assert len(CARDS_BY_KIND["hearts"]) == 16


def test_every_part_of_the_map_is_whole_and_one_has_a_farm() -> None:
    for rows in GEOMORPHS.values():
        assert [len(row) for row in rows] == [COLUMNS] * ROWS
        assert set("".join(rows)) <= set(TERRAIN)
    assert [name for name, rows in GEOMORPHS.items() if "f" in "".join(rows)] == ["A"]
