"""Plain values checked against a description of fields: every fault is a sentence."""

from dataclasses import dataclass
from typing import Any

import pytest

from engine.plain import Row, Several, Text, Whole, Word, YesNo, faults_in_rows, nearest
from engine.sets import Sets, fit_faults, form_faults, joined


@dataclass(frozen=True)
class Claw:
    length: int = 1


@dataclass(frozen=True)
class Beast:
    name: str
    agility: int
    size: str
    tame: bool = False
    calls: tuple[str, ...] = ()
    claw: Claw = Claw()


CLAW = Row("claw", Claw, {"length": Whole(1, 9)}, ())
BEAST = Row(
    "beast",
    Beast,
    {
        "name": Text(20),
        "agility": Whole(1, 6),
        "size": Word(("Small", "Large")),
        "tame": YesNo(),
        "calls": Several(Text(9), most=2),
        "claw": CLAW,
    },
)
WOLF: dict[str, Any] = {"name": "Wolf", "agility": 3, "size": "Large"}


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"agility": "fast"}, "agility must be a whole number from 1 to 6, not 'fast'"),
        ({"agility": 7}, "agility must be a whole number from 1 to 6, not 7"),
        ({"agility": True}, "agility must be a whole number from 1 to 6, not True"),
        ({"agility": 10**400}, "not 1000"),
        ({"agility": 1.5}, "agility must be a whole number from 1 to 6, not 1.5"),
        ({"size": "large"}, "size must be one of Small, Large, not 'large'"),
        ({"size": []}, "size must be one of Small, Large, not []"),
        ({"tame": 1}, "tame must be true or false, not 1"),
        ({"calls": "howl"}, "calls must be a list of 0 to 2, not 'howl'"),
        ({"calls": ["a", "b", "c"]}, "calls must be a list of 0 to 2, not 3"),
        ({"calls": ["a", 5]}, "calls, the 2. must be text of 1 to 9 letters, not 5"),
        ({"claw": 5}, "claw must be an object, not 5"),
        ({"claw": {"length": 0}}, "claw: length must be a whole number from 1 to 9, not 0"),
        ({"agilty": 4}, "there is no 'agilty'; did you mean 'agility'?"),
        ({"zzz": 4}, "there is no 'zzz'; there are name, agility, size, tame, calls, claw"),
    ],
)
def test_what_is_wrong_with_a_field_is_said(changed: dict[str, Any], fault: str) -> None:
    (said,) = faults_in_rows(BEAST, [{**WOLF, **changed}], "beasts")
    assert said.startswith("beast 'Wolf': ")
    assert fault in said
    assert len(said) < 250


def test_what_is_sound_has_no_fault() -> None:
    assert faults_in_rows(BEAST, [WOLF, {**WOLF, "name": "Bear", "calls": ["roar"]}], "x") == ()


def test_every_fault_is_told_at_once() -> None:
    told = faults_in_rows(BEAST, [{"name": "Wolf", "agility": 0}, 5, {}], "beasts")
    assert "beast 'Wolf': size is missing; it must be one of Small, Large" in told
    assert "beast 2 must be an object, not 5" in told
    assert any(one.startswith("beast 3: name is missing") for one in told)


def test_what_is_no_list_and_what_is_there_twice() -> None:
    assert faults_in_rows(BEAST, 7, "beasts") == ("beasts must be a list, each a beast, not 7",)
    assert faults_in_rows(BEAST, [WOLF, WOLF], "beasts") == ("beast 'Wolf' is there twice",)
    (many,) = faults_in_rows(BEAST, [WOLF] * 1001, "beasts")
    assert many == "beasts must be a list of at most 1000, not of 1001"


def test_the_nearest_word_is_named_whatever_its_case() -> None:
    assert nearest("wulf", ["Wolf", "Bear"]) == "did you mean 'Wolf'?"
    assert nearest("zzzz", ["Wolf", "Bear"]) == "there are Wolf, Bear"


SETS = Sets({"beasts": BEAST}, lambda: {"beasts": [WOLF]}, lambda _: ("no bears",) * 30)


def test_a_set_has_known_keys_and_something_in_it() -> None:
    assert form_faults(SETS, {"beasts": [WOLF]}) == ()
    assert form_faults(SETS, {"beats": []}) == ("there is no 'beats'; did you mean 'beasts'?",)
    assert form_faults(SETS, []) == ("a set is an object with some of beasts, not []",)
    assert form_faults(SETS, {}) == ("the set is empty; give some of beasts",)


def test_a_later_set_replaces_rows_of_the_same_name_and_adds_others() -> None:
    quick, bear = {**WOLF, "agility": 6}, {**WOLF, "name": "Bear"}
    together = joined(SETS, [{"beasts": [WOLF]}, {"beasts": [quick, bear]}])
    assert together == {"beasts": [quick, bear]}


def test_many_faults_are_cut_and_counted() -> None:
    told = fit_faults(SETS, {})
    assert len(told) == 21
    assert told[-1] == "and 10 faults more"
