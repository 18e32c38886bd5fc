from tests.vision.dice.scores import Scores, calibration, matched

BOX = (10.0, 10.0, 50.0, 50.0)
BESIDE = (60.0, 10.0, 100.0, 50.0)


def test_a_box_counts_once_and_for_the_die_it_covers_best() -> None:
    near = (14.0, 10.0, 54.0, 50.0)
    assert matched([BOX], [near, BOX]) == [(0, 1)]
    assert matched([BOX], [BESIDE]) == []


def test_a_throw_is_right_only_as_a_whole() -> None:
    scores = Scores()
    scores.add("right", [(3, BOX), (5, BESIDE)], [(5, 0.9, BESIDE), (3, 0.9, BOX)])
    scores.add("misread", [(3, BOX), (5, BESIDE)], [(5, 0.9, BESIDE), (2, 0.6, BOX)])
    scores.add("extra", [(3, BOX)], [(3, 0.9, BOX), (1, 0.4, BESIDE)])
    assert (scores.dice, scores.found, scores.read, scores.extra) == (5, 5, 4, 1)
    assert (scores.small_right, scores.small_throws) == (1, 3)
    assert scores.wrong == ["misread: 3 read as 2", "extra: no die there"]


def test_what_is_stated_is_set_against_what_was_right() -> None:
    rows = calibration([(0.9, True), (0.9, True), (0.9, False), (1.0, True)])
    assert rows == [((0.9 * 3) / 3, 2 / 3, 3), (1.0, 1.0, 1)]
