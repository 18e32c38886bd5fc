"""Lessons from examples are kept only if they also hold on held-out ones."""

import pytest

from server.learning.judging import Lesson, parted
from server.learning.label import Label
from server.learning.lessons import learn
from tests.support.labelled import colours, throws
from vision.learned import NOTHING_LEARNED, Learned


def lesson_on(subject: str, lessons: tuple[Lesson, ...]) -> Lesson:
    (found,) = (one for one in lessons if one.subject == subject)
    return found


@pytest.mark.parametrize("heat", [2.5, 0.4])
def test_an_eye_too_sure_or_too_timid_learns_its_doubt(heat: float) -> None:
    learned, lessons = learn(throws(600, heat), NOTHING_LEARNED)
    lesson = lesson_on("throw", lessons)
    print(f"heat {learned.throw_heat:.2f} of {heat}, {lesson}")
    assert lesson.kept
    assert lesson.before is not None
    assert lesson.after is not None
    assert lesson.after < lesson.before
    assert learned.throw_heat == pytest.approx(heat, rel=0.35)
    assert lesson.learned_from + lesson.held_back == 600


@pytest.mark.parametrize("eyes", [25, pytest.param(100, marks=pytest.mark.long)])
def test_an_honest_eye_is_left_as_it_was_as_often_as_chance_allows(eyes: int) -> None:
    """A lesson is kept by chance for 5 % of calibrated eyes; 12 of 100 would be a fault."""
    kept = sum(
        lesson_on("throw", learn(throws(120, 1.0, seed=seed), NOTHING_LEARNED)[1]).kept
        for seed in range(eyes)
    )
    print(f"{kept} of {eyes} honest eyes were changed")
    assert kept < 0.12 * eyes


def test_what_was_learned_before_is_what_must_be_beaten() -> None:
    labels = throws(600, 2.5)
    learned, _ = learn(labels, NOTHING_LEARNED)
    again, lessons = learn(labels, learned)
    assert again == learned
    assert not lesson_on("throw", lessons).kept


def test_few_examples_teach_nothing() -> None:
    learned, lessons = learn(throws(12, 4.0), NOTHING_LEARNED)
    assert learned == NOTHING_LEARNED
    assert [one.kept for one in lessons] == [False, False, False, False]
    assert "12 examples are too few" in lesson_on("throw", lessons).told


def test_a_colour_that_is_always_called_otherwise_is_learned() -> None:
    labels = colours(*[("red", "orange")] * 16, *[("blue", "blue")] * 16)
    learned, lessons = learn(labels, NOTHING_LEARNED)
    lesson = lesson_on("colour", lessons)
    assert learned == Learned(colours=(("red", "orange"),))
    assert lesson.kept
    assert (lesson.before, lesson.after) == (0.5, 0.0)


def test_a_name_that_would_spoil_others_held_back_is_not_learned() -> None:
    """Red was corrected to orange in the first evenings; in a held-out one it is red."""
    labels = colours(*[("red", "orange")] * 16)
    spoilt = [one for one in labels if one.evening != "evening-3"]
    held = Label("evening-3", 99, "colour", (), True, "red", "red")
    learned, lessons = learn([*spoilt, held], NOTHING_LEARNED)
    assert learned == NOTHING_LEARNED
    assert not lesson_on("colour", lessons).kept


def test_whole_recordings_are_held_back() -> None:
    mine, held = parted(throws(80, 1.0))
    assert {one.evening for one in mine} & {one.evening for one in held} == set()
    assert {one.evening for one in held} == {"evening-3", "evening-7"}


def test_of_few_recordings_every_fourth_example_is_held_back() -> None:
    mine, held = parted(throws(40, 1.0, evenings=2))
    assert (len(mine), len(held)) == (30, 10)
