"""JSON in both directions, and the errors of invalid JSON."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.game import TakenBack
from engine.games.clay_o_rama.building import SetSpan
from engine.games.clay_o_rama.dividing import HalfMade
from engine.games.clay_o_rama.moving import Move
from engine.games.clay_o_rama.shooting import Fire, Landing
from engine.games.clay_o_rama.state import Limb, Missile
from engine.games.clay_o_rama.tables import Options, Player, Switches
from engine.games.clay_o_rama.weighing import WeighIn
from engine.luck import Roll
from engine.notation import LARGEST, NotationError, from_json, options_from_json, to_json
from engine.registry import GAMES
from engine.word import Note

GAME = GAMES["clay_o_rama"]


def test_a_command_is_an_object_with_its_type() -> None:
    assert to_json(Move(1, 2, 600)) == {
        "type": "Move",
        "seat": 1,
        "creature": 2,
        "length": 600,
        "contact": False,
        "edge": False,
        "through": [],
        "because": "",
    }


def test_values_inside_are_plain_objects_and_the_referee_is_null() -> None:
    said = to_json(Fire(None, 1, 0, 2, landing=Landing(2, bounced=True)))
    assert said["seat"] is None
    assert said["landing"] == {"struck": 2, "bounced": True}


def test_what_has_a_default_may_be_left_out() -> None:
    said = {"type": "WeighIn", "seat": None, "player": 1, "legs": 3, "limbs": [{"to_hit": 7}]}
    assert from_json(GAME, said) == WeighIn(None, 1, 3, (Limb(7),))
    assert from_json(GAME, {"type": "Roll", "values": [1, 2]}) == Roll((1, 2))
    assert from_json(GAME, to_json(TakenBack(3))) == TakenBack(3)


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (None, 'an object with a "type"'),
        ({"seat": 1}, 'an object with a "type"'),
        ({"type": ["Move"]}, 'an object with a "type"'),
        ({"type": "Jump"}, "knows no command or event 'Jump'"),
        ({"type": "Move", "seat": 1, "creature": 1}, "lacks the field 'length'"),
        ({"type": "EndMove", "seat": 1, "creature": 1, "x": 0}, "has no field 'x'"),
        ({"type": "EndMove", "seat": 1, "creature": "1"}, "must be a whole number, but got '1'"),
        ({"type": "EndMove", "seat": 1, "creature": True}, "must be a whole number"),
        ({"type": "EndMove", "seat": 1, "creature": 1.0}, "must be a whole number"),
        ({"type": "EndMove", "seat": "me", "creature": 1}, "a whole number or null"),
        ({"type": "Roll", "values": "66"}, "must be a list"),
        ({"type": "Roll", "values": [6, None]}, "Roll.values[1] must be a whole number"),
        ({"type": "Note", "seat": None, "text": 5}, "must be text"),
        (
            {"type": "ChooseTrait", "seat": 1, "player": 1, "trait": "shy"},
            "must be one of tough, mean, fast",
        ),
        (
            {"type": "WeighIn", "seat": None, "player": 1, "legs": 1, "limbs": [8]},
            "WeighIn.limbs[0] must be an object (to_hit, damage_dice, name)",
        ),
        (
            {"type": "Fire", "seat": 1, "creature": 1, "missile": 0, "target": 2, "landing": {}},
            "Fire.landing lacks the field 'struck'",
        ),
        (
            {"type": "Move", "seat": 1, "creature": 1, "length": 1, "contact": 1},
            "must be true or false",
        ),
    ],
)
def test_what_is_no_command_is_named(data: Any, complaint: str) -> None:
    with pytest.raises(NotationError) as caught:
        from_json(GAME, data)
    assert complaint in str(caught.value)


@pytest.mark.parametrize(
    "text", ["\ud800", "torn \udfff apart"], ids=["half a pair", "the other half"]
)
def test_text_that_could_never_be_sent_again_is_not_read(text: str) -> None:
    with pytest.raises(NotationError, match="must be text"):
        from_json(GAME, {"type": "Note", "seat": None, "text": text})
    whole = "\U0001f600 \u00e9 \x00 \u202e"
    assert from_json(GAME, {"type": "Note", "seat": None, "text": whole}) == Note(None, whole)


@pytest.mark.parametrize("number", [10**18, -(10**18), 10**4000])
def test_numbers_are_of_a_size_that_can_be_kept(number: int) -> None:
    said = {"type": "SetSpan", "seat": None, "player": 1}
    assert from_json(GAME, {**said, "span": LARGEST}) == SetSpan(None, 1, LARGEST)
    with pytest.raises(NotationError, match="must be a whole number") as caught:
        from_json(GAME, {**said, "span": number})
    assert len(str(caught.value)) < 200


def test_options_are_read_the_same_way() -> None:
    data = {
        "players": [{"name": "Ada", "span": 1800}, {"name": "Bo"}],
        "switches": {"bounce_counts": False},
    }
    read = options_from_json(GAME, data)
    assert read == Options(
        (Player("Ada", span=1800), Player("Bo")), switches=Switches(bounce_counts=False)
    )
    assert options_from_json(GAME, to_json(read)) == read
    with pytest.raises(NotationError, match="options must be an object"):
        options_from_json(GAME, [])


def test_a_state_can_be_written() -> None:
    state = GAME.setup(GAME.examples["wild"])
    written = to_json(GAME.view(state, 1))
    assert written["type"] == "State"
    assert written["players"][0]["name"] == "Ada"
    assert written["options"]["powers"][0]["name"] == "sneeze"


NOISE = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=6,
)


@given(st.sampled_from([kind.__name__ for kind in GAME.commands]), st.data())
def test_noise_is_read_or_refused_and_never_anything_else(name: str, data: st.DataObject) -> None:
    kind = next(one for one in GAME.commands if one.__name__ == name)
    said: dict[str, Any] = {"type": name}
    for field in kind.__dataclass_fields__:
        said[field] = data.draw(NOISE)
    try:
        read = from_json(GAME, said)
    except NotationError:
        return
    assert from_json(GAME, to_json(read)) == read


def test_events_carry_values_too() -> None:
    weighed = HalfMade(4, 1, 1, "red", 2, 2, (Limb(),), 1, 1, 20, (Missile(2),), None)
    assert from_json(GAME, to_json(weighed)) == weighed
