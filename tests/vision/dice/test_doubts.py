from dataclasses import replace

import pytest

from vision.boxes import BoxPx
from vision.dice.look import doubts
from vision.dice.pips import Reading, Slant
from vision.sightings import DieFlag

SIZE_WH = (640, 480)
CLEAR = Reading((0.0, 0.0, 0.99, 0.01, 0.0, 0.0), 0.01, 0.01, 0.01, 0.01, (0.0, 0.0))
LEANING: Slant = (0.6, 0.0)


def box(x: float, y: float = 200.0, width: float = 40.0) -> BoxPx:
    return x - width / 2, y - width / 2, x + width / 2, y + width / 2


def flags_of(
    boxes: list[BoxPx], readings: list[Reading] | None = None, level: list[Slant] | None = None
) -> tuple[tuple[DieFlag, ...], ...]:
    return doubts(SIZE_WH, boxes, readings or [CLEAR] * len(boxes), level)


def test_a_die_by_itself_is_asked_about_by_nobody() -> None:
    assert flags_of([box(100), box(200)]) == ((), ())


@pytest.mark.parametrize(("apart_px", "flags"), [(41, ("touching",)), (60, ())])
def test_dice_side_by_side_touch(apart_px: float, flags: tuple[DieFlag, ...]) -> None:
    assert flags_of([box(100), box(100 + apart_px)]) == (flags, flags)


def test_dice_whose_boxes_share_much_lie_one_on_the_other() -> None:
    assert all("stacked" in flags for flags in flags_of([box(100), box(112, 208)]))


def test_a_die_cut_by_the_edge_of_the_picture_is_not_called_hidden_too() -> None:
    half_out = (0.0, 100.0, 22.0, 140.0)
    hidden = replace(CLEAR, hidden=0.9)
    assert flags_of([half_out], [hidden]) == (("cut_off",),)
    assert flags_of([box(100)], [hidden]) == (("hidden",),)
    assert flags_of([(0.0, 100.0, 39.0, 140.0)]) == ((),), "it ends where the picture ends"


def test_what_the_reader_says_is_told() -> None:
    readings = [
        replace(CLEAR, stacked=0.8),
        replace(CLEAR, rolling=0.6),
        replace(CLEAR, probabilities=(0.1, 0.1, 0.6, 0.1, 0.05, 0.05)),
    ]
    assert flags_of([box(100), box(200), box(300)], readings) == (
        ("stacked",),
        ("rolling",),
        ("faint",),
    )


def test_a_die_that_leans_is_cocked_unless_it_rolls_or_is_cut() -> None:
    leaning = replace(CLEAR, slant=LEANING)
    assert flags_of([box(100)], [leaning], [(0.0, 0.0)]) == (("cocked",),)
    assert flags_of([box(100)], [leaning], [LEANING]) == ((),)
    assert flags_of([box(100)], [leaning]) == ((),), "by its picture alone nobody knows"
    rolling = replace(leaning, rolling=0.9)
    assert flags_of([box(100)], [rolling], [(0.0, 0.0)]) == (("rolling",),)


def test_a_die_seen_low_is_asked_about_where_a_side_may_be_its_top() -> None:
    low = replace(CLEAR, slant=(0.0, 0.75))
    either = replace(low, probabilities=(0.0, 0.4, 0.6, 0.0, 0.0, 0.0))
    assert flags_of([box(100)], [either]) == (("faint", "side_or_top"),)
    assert flags_of([box(100)], [low]) == ((),), "its top is beyond doubt"


def test_of_a_die_of_another_kind_no_value_is_told() -> None:
    assert flags_of([box(100)], [replace(CLEAR, other=0.9)]) == (("unreadable",),)
