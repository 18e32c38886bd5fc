"""Which figure is which, from look to look."""

from vision.figures.tracking import Placed, tracked

RED, BLUE = "red", "blue"


def test_what_stays_keeps_its_number_and_what_is_new_gets_one() -> None:
    known = {4: Placed(RED, (0.0, 0.0)), 7: Placed(BLUE, (50.0, 0.0))}
    found = [Placed(BLUE, (50.5, 0.2)), Placed(RED, (1.0, 0.0)), Placed(RED, (300.0, 0.0))]
    assert tracked(found, known, 8) == [7, 4, 8]


def test_one_that_went_and_one_of_its_team_that_came_are_the_same() -> None:
    known = {1: Placed(RED, (0.0, 0.0)), 2: Placed(BLUE, (50.0, 0.0))}
    found = [Placed(RED, (250.0, 90.0)), Placed(BLUE, (50.0, 0.0))]
    assert tracked(found, known, 3) == [1, 2]


def test_a_team_is_never_changed() -> None:
    known = {1: Placed(RED, (0.0, 0.0))}
    assert tracked([Placed(BLUE, (0.0, 0.0))], known, 2) == [2]


def test_one_under_a_hand_is_not_taken_for_one_that_came_elsewhere_while_another_is_gone() -> None:
    known = {1: Placed(RED, (0.0, 0.0), hidden=True), 2: Placed(RED, (200.0, 0.0))}
    assert tracked([Placed(RED, (90.0, 0.0))], known, 3) == [2]


def test_two_of_a_team_that_moved_take_the_least_way_in_all() -> None:
    known = {1: Placed(RED, (0.0, 0.0)), 2: Placed(RED, (100.0, 0.0))}
    found = [Placed(RED, (130.0, 0.0)), Placed(RED, (30.0, 0.0))]
    assert tracked(found, known, 3) == [2, 1]
