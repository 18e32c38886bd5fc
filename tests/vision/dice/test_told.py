from vision.dice.told import LieChange, Told
from vision.sightings import DieSeen


def die(pips: int, x: float, y: float = 100.0) -> DieSeen:
    """A die 20 px wide."""
    return DieSeen(0, 0.0, pips, 0.99, (x - 10, y - 10, x + 10, y + 10))


THREE = (die(1, 50), die(4, 120), die(4, 200))


def test_what_was_never_there_was_thrown() -> None:
    assert set(Told().changes(THREE)) == {LieChange.THROWN}


def test_what_lies_as_it_lay_is_not_told_again() -> None:
    told = Told(THREE)
    trembled = tuple(die(d.pips, d.box_px[0] + 11, d.box_px[1] + 9) for d in THREE)
    assert set(told.changes(trembled)) == {LieChange.NONE}


def test_a_die_that_was_pushed_was_not_thrown() -> None:
    assert Told(THREE).changes((die(1, 62), *THREE[1:])) == (
        LieChange.MOVED,
        LieChange.NONE,
        LieChange.NONE,
    )


def test_another_value_in_the_same_place_is_a_better_reading() -> None:
    assert Told(THREE).changes((die(2, 51), *THREE[1:]))[0] is LieChange.READ_ANEW


def test_a_die_that_lies_elsewhere_was_thrown() -> None:
    assert Told(THREE).changes((THREE[0], THREE[1], die(4, 300)))[2] is LieChange.THROWN


def test_dice_that_an_arm_covered_are_known_again() -> None:
    told = Told(THREE)
    covered = told.after(THREE[:1], told.changes(THREE[:1]))
    assert set(covered.changes(THREE)) == {LieChange.NONE}


def test_what_was_away_at_a_throw_was_picked_up() -> None:
    told = Told(THREE)
    picked = told.after(THREE[:1], told.changes(THREE[:1]))
    thrown = (THREE[0], die(5, 400))
    after = picked.after(thrown, picked.changes(thrown))
    assert after.changes((*thrown, THREE[2]))[2] is LieChange.THROWN


def test_a_tray_that_is_moved_throws_nothing() -> None:
    moved = tuple(die(d.pips, d.box_px[0] + 10 + 70, 150) for d in THREE)
    assert set(Told(THREE).changes(moved)) == {LieChange.MOVED}
    thrown = (*moved[:2], die(4, 400, 30))
    assert set(Told(THREE).changes(thrown)) == {LieChange.THROWN}
