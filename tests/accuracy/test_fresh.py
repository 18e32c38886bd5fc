"""The lines about fresh worlds name wrong results that stated no doubt."""

from tests.accuracy.fresh import MOST_OF_A_DRAW, lines, seen, silent_blunders
from tests.accuracy.samples import Answer, Figure, Measurement
from tests.worlds.seeds import fresh

POINTS = Measurement(
    "points_stills", "Hit points", "rendered", "points", "How.",
    (
        Figure("a", 0.2, 0.0, "50, true 49.8"),
        Figure("b", 12.0, 0.0, "50, true 38.0"),
        Figure("c", 12.0, 4.0, "50, true 38.0"),
        Figure("d", None, None, "refused"),
    ),
)  # fmt: skip


def test_a_wrong_figure_with_no_doubt_at_all_is_a_blunder() -> None:
    assert [figure.item for figure in silent_blunders(POINTS)] == ["b"]


def test_lines_count_what_was_measured_and_refused() -> None:
    legs = Measurement(
        "legs", "Legs", "rendered", "", "How.", (Answer("a", True, 0.9), Answer("b", None))
    )
    told = lines([POINTS, legs])
    assert "measured 3 of 4 (75%), median 12.0 points" in told[0]
    assert told[1] == "Legs: right 1 of 1 (100%), refused 1 of 2"
    assert told[2] == "  told with a sigma of 0 and wrong: Hit points, b: 50, true 38.0"


def test_worlds_of_a_spent_draw_are_measured_beside_watched_ones() -> None:
    watched = seen(0, 2, [])
    both = seen(0, 2, [42])
    assert len(watched) == 2
    assert both[:2] == watched
    assert both[2:] == fresh(MOST_OF_A_DRAW, 42)
