"""Which figure is which, from look to look."""

from vision.figures.tracking import Placement, tracked

RED, BLUE = "red", "blue"


def test_what_stays_keeps_its_number_and_what_is_new_gets_one() -> None:
    known = {4: Placement(RED, (0.0, 0.0)), 7: Placement(BLUE, (50.0, 0.0))}
    found = [Placement(BLUE, (50.5, 0.2)), Placement(RED, (1.0, 0.0)), Placement(RED, (300.0, 0.0))]
    assert tracked(found, known, 8) == [7, 4, 8]


def test_one_that_went_and_one_of_its_team_that_came_are_the_same() -> None:
    known = {1: Placement(RED, (0.0, 0.0)), 2: Placement(BLUE, (50.0, 0.0))}
    found = [Placement(RED, (250.0, 90.0)), Placement(BLUE, (50.0, 0.0))]
    assert tracked(found, known, 3) == [1, 2]


def test_a_team_is_never_changed() -> None:
    known = {1: Placement(RED, (0.0, 0.0))}
    assert tracked([Placement(BLUE, (0.0, 0.0))], known, 2) == [2]


def test_one_under_a_hand_is_not_taken_for_one_that_came_elsewhere_while_another_is_gone() -> None:
    known = {1: Placement(RED, (0.0, 0.0), hidden=True), 2: Placement(RED, (200.0, 0.0))}
    assert tracked([Placement(RED, (90.0, 0.0))], known, 3) == [2]


def test_two_of_a_team_that_moved_take_the_least_way_in_all() -> None:
    known = {1: Placement(RED, (0.0, 0.0)), 2: Placement(RED, (100.0, 0.0))}
    found = [Placement(RED, (130.0, 0.0)), Placement(RED, (30.0, 0.0))]
    assert tracked(found, known, 3) == [2, 1]
