"""Throws of dice are reported once, when all of them lie still."""

from dataclasses import replace

import cv2
import numpy as np
import pytest

from tests.support.drawn_rolls import FPS, Roll, frames, ground, overhead, tosses
from vision.dice.observer import DiceObserver, ReportedDice, RestChange
from vision.observe import Watch
from vision.sightings import DieSeen, RollSeen, Sighting


def die(pips: int, x: float, y: float = 100.0) -> DieSeen:
    """A die 20 px wide."""
    return DieSeen(0, 0.0, pips, 0.99, (x - 10, y - 10, x + 10, y + 10))


THREE = (die(1, 50), die(4, 120), die(4, 200))


def test_what_was_never_there_was_thrown() -> None:
    assert set(ReportedDice().changes(THREE)) == {RestChange.THROWN}


def test_what_lies_as_it_lay_is_not_told_again() -> None:
    told = ReportedDice(THREE)
    trembled = tuple(die(d.pips, d.box_px[0] + 11, d.box_px[1] + 9) for d in THREE)
    assert set(told.changes(trembled)) == {RestChange.NONE}


def test_a_die_that_was_pushed_was_not_thrown() -> None:
    assert ReportedDice(THREE).changes((die(1, 62), *THREE[1:])) == (
        RestChange.MOVED,
        RestChange.NONE,
        RestChange.NONE,
    )


def test_another_value_in_the_same_place_is_a_better_reading() -> None:
    assert ReportedDice(THREE).changes((die(2, 51), *THREE[1:]))[0] is RestChange.READ_ANEW


def test_a_die_that_lies_elsewhere_was_thrown() -> None:
    assert ReportedDice(THREE).changes((THREE[0], THREE[1], die(4, 300)))[2] is RestChange.THROWN


def test_dice_that_an_arm_covered_are_known_again() -> None:
    told = ReportedDice(THREE)
    covered = told.after(THREE[:1], told.changes(THREE[:1]))
    assert set(covered.changes(THREE)) == {RestChange.NONE}


def test_what_was_away_at_a_throw_was_picked_up() -> None:
    told = ReportedDice(THREE)
    picked = told.after(THREE[:1], told.changes(THREE[:1]))
    thrown = (THREE[0], die(5, 400))
    after = picked.after(thrown, picked.changes(thrown))
    assert after.changes((*thrown, THREE[2]))[2] is RestChange.THROWN


def test_a_tray_that_is_moved_throws_nothing() -> None:
    moved = tuple(die(d.pips, d.box_px[0] + 10 + 70, 150) for d in THREE)
    assert set(ReportedDice(THREE).changes(moved)) == {RestChange.MOVED}
    thrown = (*moved[:2], die(4, 400, 30))
    assert set(ReportedDice(THREE).changes(thrown)) == {RestChange.THROWN}


SPOTS = ((-60.0, -20.0), (-10.0, 30.0), (45.0, -5.0))


def watched(film: Roll, *, every_frame: bool = False) -> list[Sighting]:
    watch = Watch((DiceObserver(every_frame=every_frame),))
    rng = np.random.default_rng(5)
    seen = [sighting for frame in frames(film, rng) for sighting in watch.see(frame)]
    return [*seen, *watch.finish()]


def rolls_of(seen: list[Sighting]) -> list[RollSeen]:
    return [one for one in seen if isinstance(one, RollSeen)]


def test_a_throw_is_told_once_when_all_its_dice_lie_still() -> None:
    rng = np.random.default_rng(31)
    thrown = tosses(rng, SPOTS, (1.4, 1.9, 2.4))
    film = Roll(thrown, 5.0, ground(rng, 2), overhead(), arm_s=(3.4, 4.2))
    seen = watched(film)
    (roll,) = rolls_of(seen)
    assert roll.t_s >= 2.4
    assert roll.t_s < 3.4
    assert roll.values == tuple(toss.die.up for toss in thrown)
    assert roll.beside == 0
    assert min(one.t_s for one in seen) >= 2.4, "dice that roll are nothing to tell"


@pytest.mark.long
def test_dice_taken_up_and_thrown_again_are_a_second_throw() -> None:
    rng = np.random.default_rng(32)
    first = tosses(rng, SPOTS[:2], (1.0, 1.2), taken_s=2.6)
    again = tosses(rng, ((-30.0, 25.0), (60.0, 10.0)), (3.8, 4.0))
    film = Roll((*first, *again), 5.2, ground(rng, 0), overhead())
    rolls = rolls_of(watched(film))
    assert [roll.values for roll in rolls] == [
        tuple(toss.die.up for toss in first),
        tuple(toss.die.up for toss in again),
    ]
    assert rolls[1].t_s >= 4.0


def test_dice_that_lay_there_before_are_told_but_were_not_thrown() -> None:
    rng = np.random.default_rng(33)
    lying = tosses(rng, SPOTS, (-1.0, -1.0, -1.0))
    seen = watched(Roll(lying, 1.5, ground(rng, 3), overhead()))
    assert [one.pips for one in seen if isinstance(one, DieSeen)] == [t.die.up for t in lying]
    assert not rolls_of(seen)


@pytest.mark.long
def test_only_what_was_thrown_belongs_to_the_throw() -> None:
    rng = np.random.default_rng(34)
    lying = tosses(rng, SPOTS[:1], (-1.0,))
    thrown = tosses(rng, SPOTS[1:], (1.5, 1.6))
    (roll,) = rolls_of(watched(Roll((*lying, *thrown), 3.0, ground(rng, 0), overhead())))
    assert roll.values == tuple(toss.die.up for toss in thrown)
    assert roll.beside == 1


def test_every_frame_tells_dice_in_every_frame() -> None:
    rng = np.random.default_rng(35)
    lying = tosses(rng, SPOTS, (-1.0, -1.0, -1.0))
    seen = watched(Roll(lying, 0.4, ground(rng, 0), overhead()), every_frame=True)
    assert len(seen) == 3 * round(0.4 * FPS)


def test_pictures_of_another_size_begin_anew_and_throw_nothing() -> None:
    """Before, dice kept their boxes of the old size, and were not reported again."""
    rng = np.random.default_rng(33)
    film = Roll(tosses(rng, SPOTS, (-1.0,) * len(SPOTS)), 3.0, ground(rng, 2), overhead())
    watch = Watch((DiceObserver(),))
    seen: list[Sighting] = []
    for frame in frames(film, rng):
        shown = frame
        if frame.t_s > 1.5:
            small = cv2.resize(frame.bgr, None, fx=0.8, fy=0.8)
            shown = replace(frame, picture=np.asarray(small, dtype=np.uint8))
        seen += watch.see(shown)
    dice = [one for one in seen if isinstance(one, DieSeen)]
    assert rolls_of(seen) == []
    assert [sum(one.t_s <= 1.5 for one in dice), sum(one.t_s > 1.5 for one in dice)] == [3, 3]
