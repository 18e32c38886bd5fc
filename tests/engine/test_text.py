"""One line of text per command, both ways."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.clay_o_rama.moving import Move
from engine.games.clay_o_rama.refereeing import ChangeHouseRule
from engine.games.clay_o_rama.shooting import Fire, Land, Landing
from engine.games.clay_o_rama.state import Limb, Missile
from engine.games.clay_o_rama.turns import MoveBegan
from engine.games.clay_o_rama.weighing import WeighIn
from engine.luck import Roll
from engine.notation import NotationError
from engine.registry import GAMES
from engine.text import from_text, to_text
from engine.word import Note

GAME = GAMES["clay_o_rama"]


@pytest.mark.parametrize(
    ("command", "line"),
    [
        (Move(2, 2, 600), "2: Move creature=2 length=600"),
        (Move(2, 2, 600, edge=True), "2: Move creature=2 length=600 edge=yes"),
        (Land(None, None), "ref: Land struck=-"),
        (Roll((6, 1)), "ref: Roll values=[6,1]"),
        (Note(None, "boo"), "ref: Note text=boo"),
        (Note(1, 'he said "no"'), '1: Note text="he said \\"no\\""'),
        (Note(1, "yes"), '1: Note text="yes"'),
        (
            WeighIn(None, 1, 3, (Limb(), Limb(7, 2, "claw")), missiles=(Missile(1, halved=True),)),
            "ref: WeighIn player=1 legs=3 limbs=[Limb(),Limb(7,2,claw)] "
            "missiles=[Missile(halved=yes)]",
        ),
        (
            Fire(None, 1, 0, 2, landing=Landing(2, bounced=True)),
            "ref: Fire creature=1 missile=0 target=2 landing=Landing(2,yes)",
        ),
        (
            ChangeHouseRule(None, "die_sides", 8, "odd dice"),
            'ref: ChangeHouseRule name=die_sides value=8 because="odd dice"',
        ),
    ],
)
def test_a_command_reads_as_one_line(command: Any, line: str) -> None:
    assert to_text(command) == line
    assert from_text(GAME, line) == command


def test_names_case_and_speaker_may_be_left_out() -> None:
    assert from_text(GAME, "move 2 600", seat=2) == Move(2, 2, 600)
    assert from_text(GAME, "LAND -") == Land(None, None)
    assert from_text(GAME, "1: move 2 length = 600") == Move(1, 2, 600)
    weighed = from_text(GAME, "weighin 1 3 [(8, 1) limb(7)]")
    assert weighed == WeighIn(None, 1, 3, (Limb(8, 1), Limb(7)))


def test_events_have_no_speaker() -> None:
    assert to_text(MoveBegan(3)) == "MoveBegan creature=3"
    assert from_text(GAME, "MoveBegan 3") == MoveBegan(3)


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("", "empty"),
        ("2:", "empty"),
        ("bob: Move 1 1", "who is 'bob'"),
        ("jump 3", "knows no 'jump'"),
        ("Move 1", "lacks the field 'length'"),
        ("Move 1 2 no no [] why 7", "too many"),
        ("Move 1 creature=1", "was given creature twice"),
        ("Move 1 length=", "a value is missing at the end"),
        ("Move 1 length = = 5", "before '='"),
        ("Move 1 wide=5", "has no field 'wide'"),
        ("Move 1 far", "must be a whole number, but got 'far'"),
        ("Roll [1,2", "a ']' is missing"),
        ('Note "oh', "is a quote missing"),
        ('Note "\\x"', "cannot read"),
        ("WeighIn 1 2 [Missile(1)]", "Missile(...) does not belong here"),
        ("Move (1) 2", "this(...) does not belong here"),
        ("WeighIn 1 2 [Limb(", "a ')' is missing"),
    ],
)
def test_what_cannot_be_read_is_named(line: str, complaint: str) -> None:
    with pytest.raises(NotationError) as caught:
        from_text(GAME, line)
    assert complaint in str(caught.value)


@given(st.text())
def test_any_remark_survives(text: str) -> None:
    assert from_text(GAME, to_text(Note(None, text))) == Note(None, text)


@given(st.text(max_size=40))
def test_noise_is_read_or_refused_and_never_anything_else(line: str) -> None:
    try:
        read = from_text(GAME, line)
    except NotationError:
        return
    assert from_text(GAME, to_text(read)) == read
