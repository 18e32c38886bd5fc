"""Two answers are the same if only measured values differ, by less than their sigma."""

from dataclasses import replace

import pytest

from engine.games.clay_o_rama.building import SetSpan
from engine.games.clay_o_rama.moving import Move
from engine.games.clay_o_rama.refereeing import SetHitPoints
from engine.games.slargeball.moving import Move as FigureMove
from engine.plane import Point
from server.proposals.proposal import Choice, MeasuredNumber, Proposal
from server.review.alike import alike

REFEREE = None
SIGMA_MM = 1.5


def measured(sigma_mm: float = SIGMA_MM) -> tuple[MeasuredNumber, ...]:
    return (MeasuredNumber(("length",), "Length", sigma_mm),)


def walk(length: int = 1000, *, sigma_mm: float = SIGMA_MM, contact: bool = False) -> Proposal:
    command = Move(REFEREE, 2, length, contact)
    return Proposal("walk", "move", "It walked", "", "", command, measured=measured(sigma_mm))


@pytest.mark.parametrize(
    ("length", "same"),
    [(1000, True), (1014, True), (986, True), (1015, False), (985, False), (1100, False)],
)
def test_a_measured_number_may_differ_by_less_than_its_sigma(length: int, same: bool) -> None:
    assert alike(walk(1000), walk(length)) is same
    assert alike(walk(length), walk(1000)) is same


def test_the_larger_sigma_of_both_counts() -> None:
    assert alike(walk(1000, sigma_mm=0.1), walk(1010, sigma_mm=2.0))
    assert alike(walk(1000, sigma_mm=2.0), walk(1010, sigma_mm=0.1))
    assert not alike(walk(1000, sigma_mm=0.1), walk(1010, sigma_mm=0.2))


def test_without_a_stated_sigma_every_number_must_be_equal() -> None:
    bare = replace(walk(1000), measured=())
    assert alike(bare, bare)
    assert not alike(bare, replace(walk(1001), measured=()))
    assert not alike(walk(1000, sigma_mm=0.0), walk(1001, sigma_mm=0.0))
    assert alike(walk(1000, sigma_mm=0.0), walk(1000, sigma_mm=0.0))


def test_a_choice_beside_the_measured_number_makes_another_answer() -> None:
    assert not alike(walk(1000), walk(1001, contact=True))


def test_a_whole_number_that_nobody_measured_makes_another_answer() -> None:
    """Sigma is stated for the length alone; whose walk it is has none."""
    other = replace(walk(1000), command=Move(REFEREE, 3, 1000))
    assert not alike(walk(1000), other)


def test_a_command_of_another_kind_makes_another_answer() -> None:
    other = replace(walk(), command=SetSpan(REFEREE, 2, 1000))
    assert not alike(walk(), other)


def left_open(*lengths: int, sigma_mm: float = SIGMA_MM) -> Proposal:
    choices = (Choice(f"{one} mm", Move(REFEREE, 2, one), measured(sigma_mm)) for one in lengths)
    return replace(walk(), command=None, measured=(), choices=tuple(choices))


def test_choices_that_are_left_open_are_compared_one_by_one() -> None:
    assert alike(left_open(1000, 1200), left_open(1004, 1190))
    assert not alike(left_open(1000, 1200), left_open(1004, 1100))
    assert not alike(left_open(1000, 1200), left_open(1000))
    assert not alike(left_open(1000, sigma_mm=0.0), left_open(1001, sigma_mm=0.0))


def test_what_is_proposed_is_not_the_same_as_what_is_left_open() -> None:
    assert not alike(walk(1000), left_open(1000))
    assert not alike(left_open(1000), walk(1000))


def test_each_number_has_its_own_sigma() -> None:
    def moved(x: int, y: int) -> Proposal:
        numbers = (
            MeasuredNumber(("path", 0, "x"), "Place, x", 0.5),
            MeasuredNumber(("path", 0, "y"), "Place, y", 2.0),
        )
        command = FigureMove(1, 4, (Point(x, y),))
        return Proposal("figure-4", "figure", "It moves", "", "", command, measured=numbers)

    assert alike(moved(300, 400), moved(304, 419))
    assert not alike(moved(300, 400), moved(305, 400))
    assert not alike(moved(300, 400), moved(300, 420))


def test_hit_points_are_the_same_within_their_sigma() -> None:
    def weighed(points: int, sigma: float) -> Proposal:
        number = MeasuredNumber(("hit_points",), "Hit points", sigma, unit="", scale=1)
        command = SetHitPoints(REFEREE, 2, points, "measured")
        return replace(walk(), command=command, measured=(number,))

    assert alike(weighed(39, 1.1), weighed(38, 1.1))
    assert not alike(weighed(39, 1.1), weighed(37, 1.1))
    assert not alike(weighed(39, 0.9), weighed(38, 0.9))
