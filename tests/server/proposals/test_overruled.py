"""The log's text if the referee decided differently from the camera's proposal."""

from dataclasses import replace

from engine.games.clay_o_rama.building import SetSpan
from engine.word import Note
from server.proposals.overruled import comment_on, overruled, tells_overruling
from server.proposals.proposal import Choice, Field, Proposal

PUT_BACK = Note(None, "put back")
OFFER = Proposal(
    key="span-1",
    kind="span",
    title="Ada's span is 204 mm",
    why="",
    doubt="",
    command=SetSpan(None, 1, 2040),
    choices=(Choice("It was put back", PUT_BACK),),
    fields=(
        Field(("player",), "Whose", options=((None, "the referee"), (1, "Ada"))),
        Field(("span",), "Span", "mm", 10),
    ),
)


def test_what_is_confirmed_as_it_was_proposed_needs_no_word() -> None:
    assert overruled(OFFER, SetSpan(None, 1, 2040)) == ""
    assert comment_on(OFFER, SetSpan(None, 1, 2040)) is None


def test_each_corrected_value_is_told_with_that_of_the_camera_in_its_unit() -> None:
    said = overruled(OFFER, SetSpan(None, None, 2075))
    assert said == (
        "Whose (camera: Ada; referee: the referee); Span (camera: 204 mm; referee: 207.5 mm)"
    )


def test_another_answer_is_told_by_its_label() -> None:
    assert overruled(OFFER, PUT_BACK) == "camera: Ada's span is 204 mm; referee: It was put back"


def test_where_nothing_was_proposed_nothing_is_overruled() -> None:
    assert overruled(replace(OFFER, command=None), PUT_BACK) == ""


def test_a_warning_alone_corrects_nothing() -> None:
    offer = replace(OFFER, skips="nobody walks")
    assert tells_overruling(comment_on(offer, PUT_BACK))
    assert not tells_overruling(comment_on(offer, OFFER.command))
    assert not tells_overruling(None)


def test_what_another_answer_does_not_pass_over_is_not_said() -> None:
    offer = replace(OFFER, skips="nobody walks")
    assert comment_on(offer, OFFER.command) == "nobody walks"
    assert "nobody walks" not in (comment_on(offer, PUT_BACK) or "")
