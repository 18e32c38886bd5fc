"""A group's own cards: faults are named by card and field; sets without faults are played."""

import json
from dataclasses import replace
from typing import Any

import pytest

from engine.bots import play_out
from engine.games.generation_zero import GAME
from engine.games.generation_zero.card_sets import SETS
from engine.games.generation_zero.house_rules import house_rules
from engine.games.generation_zero.options import House, Options, Player
from engine.notation import options_from_json, to_json
from engine.refusal import IllegalCommand, Reason
from engine.sets import fit_faults, form_faults

BUILT_IN = SETS.built_in()


def changed(kind: str, card_name: str, /, **fields: Any) -> dict[str, Any]:
    """The built-in cards of one kind, one of them changed."""
    return {
        kind: [{**card, **fields} if card["name"] == card_name else card for card in BUILT_IN[kind]]
    }


def without(kind: str, field: str, name: str) -> dict[str, Any]:
    rows = changed(kind, name)[kind]
    return {
        kind: [{k: v for k, v in one.items() if (k, one["name"]) != (field, name)} for one in rows]
    }


def test_the_built_in_set_has_no_faults_and_survives_json() -> None:
    again = json.loads(json.dumps(BUILT_IN))
    assert form_faults(SETS, again) == ()
    assert fit_faults(SETS, again) == ()


def test_a_written_set_is_played_as_the_built_in_one() -> None:
    data = {"players": [{"name": "Ada"}, {"name": "Bo"}], **json.loads(json.dumps(BUILT_IN))}
    options = options_from_json(GAME, data)
    end = play_out(GAME, GAME.setup(options), "a seed", 5000)
    usual = play_out(GAME, GAME.setup(Options((Player("Ada"), Player("Bo")))), "a seed", 5000)
    assert end.phase == "over"
    assert end.ending == usual.ending
    assert (
        options_from_json(GAME, {k: v for k, v in to_json(options).items() if k != "type"})
        == options
    )


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        (
            changed("agents", "Ilva Torn", stealth="high"),
            "agent 'Ilva Torn': stealth must be a whole number from 0 to 9, not 'high'",
        ),
        (
            changed("agents", "Ilva Torn", insanity=6),
            "agent 'Ilva Torn': insanity must be a whole number from 1 to 5, not 6",
        ),
        (
            without("agents", "attack", "Ilva Torn"),
            "agent 'Ilva Torn': attack is missing; it must be a whole number from 0 to 9",
        ),
        (
            changed("sues", "Princess Opaline", alure=3),
            "sue 'Princess Opaline': there is no 'alure'; did you mean 'allure'?",
        ),
        (
            changed("sues", "Princess Opaline", ability={"effect": "explode"}),
            "sue 'Princess Opaline': ability: effect must be one of none, boost",
        ),
        (
            changed("locations", "Hobbleford", terrain="swamp"),
            "location 'Hobbleford': terrain must be one of forest, hills",
        ),
        (
            changed("canons", "Nan Appleby", speed=True),
            "canon 'Nan Appleby': speed must be a whole number from 1 to 5, not True",
        ),
        (
            changed("monsters", "Pebbles", health=10**30),
            "monster 'Pebbles': health must be a whole number from 1 to 20, not 1000",
        ),
        (
            {"weapons": [{"name": "Spoon", "power": "spoon"}]},
            "weapon 'Spoon': power must be one of knife, bow",
        ),
        ({"heroes": []}, "there is no 'heroes'"),
        ({"agents": "all of them"}, "agents must be a list, each a agent, not 'all of them'"),
        (
            {"canons": [*BUILT_IN["canons"], BUILT_IN["canons"][0]]},
            "canon 'Sir Osric the Reluctant' is there twice",
        ),
    ],
)  # fmt: skip
def test_a_fault_of_form_names_card_and_field(given: dict[str, Any], fault: str) -> None:
    told = form_faults(SETS, given)
    assert any(one.startswith(fault) for one in told), told


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        (
            changed("agents", "Ilva Torn", species="Hobgoblin"),
            "agent 'Ilva Torn': species 'Hobgoblin' is none of the species",
        ),
        (
            changed("agents", "Ilva Torn", weapon="Knive"),
            "agent 'Ilva Torn': weapon 'Knive' is none of the weapons; did you mean 'Knife'?",
        ),
        (
            changed("agents", "Ilva Torn", lust="Nobody"),
            "agent 'Ilva Torn': lust 'Nobody' is none of the canons",
        ),
        (
            changed("agents", "Ilva Torn", until=1990),
            "agent 'Ilva Torn': until must be 1998 or later, not 1990",
        ),
        (
            changed("agents", "Anneke Storm", lust="Nan Appleby"),
            "agent 'Anneke Storm': in 'Misplaced Maps' nobody has a lust or a fandom",
        ),
        (
            changed("agents", "Ilva Torn", ability={"effect": "summon"}),
            "agent 'Ilva Torn': ability: only a 'Sue can summon; give another effect",
        ),
        (
            changed("sues", "Princess Opaline", artefact="Scepter"),
            "sue 'Princess Opaline': artefact 'Scepter' is none of the artefacts",
        ),
        (
            changed("sues", "Princess Opaline", name="Ilva Torn"),
            "sue 'Ilva Torn': an agent has this name; give her another",
        ),
        (
            changed("monsters", "Pebbles", kind="Gravel Bare"),
            "monster 'Pebbles': no location lets the kind 'Gravel Bare' live there; "
            "did you mean 'Gravel Bear'?",
        ),
        (
            {"canons": [BUILT_IN["canons"][0]]},
            "agent 'Bram Okonjo': lust 'Captain Ysolde Brand' is none of the canons",
        ),
    ],
)  # fmt: skip
def test_a_card_that_does_not_fit_is_named_with_its_field(
    given: dict[str, Any], fault: str
) -> None:
    assert form_faults(SETS, given) == ()
    told = fit_faults(SETS, given)
    assert any(one.startswith(fault) for one in told), told


def test_setup_refuses_cards_with_faults() -> None:
    cards = GAME.examples["classic"]
    options = options_from_json(
        GAME,
        {"players": [{"name": "Ada"}, {"name": "Bo"}], **changed("agents", "Ilva Torn", speed=77)},
    )
    with pytest.raises(IllegalCommand) as caught:
        GAME.setup(options)
    assert caught.value.reason is Reason.OPTIONS
    assert "agent 'Ilva Torn': speed must be a whole number from 1 to 5, not 77" in str(
        caught.value
    )
    GAME.setup(replace(cards, agents=()))


def test_house_rules_are_told_where_they_differ() -> None:
    assert house_rules(House()) == ()
    told = house_rules(House(rounds=1, spares=2, bargaining=True))
    assert told == (
        "The game lasts one round.",
        "Agents put aside for players who bring none: 2.",
        "An Agent may make all Monsters bargain.",
    )
