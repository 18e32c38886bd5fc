"""Tracks: numbers are given once, and an exchange renames them."""

import pytest

from tests.vision.tracking.made_tracks import a_track
from vision.tracking.tracks import Tracks


def test_numbers_rise_and_are_given_once() -> None:
    tracks, first = Tracks().numbered((0.0, 0.0), "red")
    tracks, second = tracks.numbered((0.0, 0.0), "red")
    assert (first, second, tracks.next_number) == (1, 2, 3)


def test_the_expected_creature_gets_the_number_that_was_promised() -> None:
    tracks, promised = Tracks().expecting((0.0, 0.0), "red")
    assert tracks.expecting((10.0, 0.0), "red") == (tracks, promised)
    assert tracks.numbered((10.0, 0.0), "red") == (tracks, promised)
    assert tracks.numbered((10.0, 0.0), "blue")[1] != promised
    assert tracks.numbered((100.0, 0.0), "red")[1] != promised


def test_two_alike_creatures_side_by_side_are_promised_two_numbers() -> None:
    tracks, left = Tracks().expecting((0.0, 0.0), "red")
    tracks, right = tracks.expecting((30.0, 0.0), "red", others={left})
    assert left != right
    assert tracks.numbered((28.0, 0.0), "red") == (tracks, right)
    assert tracks.numbered((3.0, 0.0), "red") == (tracks, left)


def test_a_creature_that_was_seen_is_expected_no_more() -> None:
    tracks, promised = Tracks().expecting((0.0, 0.0), "red")
    _, other = tracks.with_track(a_track(promised)).numbered((0.0, 0.0), "red")
    assert other != promised


def test_a_creature_that_is_known_otherwise_keeps_its_place_in_the_order() -> None:
    tracks = Tracks().with_track(a_track(2)).with_track(a_track(1))
    again = a_track(2)
    assert [one.track for one in tracks.with_track(again).every] == [2, 1]
    assert tracks.with_track(again).every[0] is again
    assert tracks.every[0] is not again
    assert [one.track for one in tracks.present] == [1, 2]


def test_an_exchange_renames_creatures_and_those_that_wait() -> None:
    first, second = a_track(1), a_track(2)
    tracks = Tracks({1: first, 2: second}, pending=frozenset({1}))
    renamed = tracks.renamed({1: 2, 2: 1})
    assert renamed.by_number[2].edges is first.edges
    assert [one.track for one in renamed.every] == [1, 2]
    assert renamed.pending == {2}


@pytest.mark.parametrize("right", [{1: 2}, {1: 3, 3: 1}])
def test_what_is_no_exchange_among_known_creatures_is_refused(right: dict[int, int]) -> None:
    with pytest.raises(ValueError, match="does not exchange"):
        Tracks({1: a_track(1), 2: a_track(2)}).renamed(right)
