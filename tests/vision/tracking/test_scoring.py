"""Scores of tracks that left their places with detections, by their observed paths."""

from dataclasses import replace

import numpy as np
import pytest

from tests.support.drawn_play import drawn_play
from tests.vision.tracking.made_tracks import BLUE, a_detection, a_track, a_watched
from vision.tracking.clay_finder import ClayFinder
from vision.tracking.hypotheses import LEFT, SEEN_LEAVING
from vision.tracking.motion_episode import MotionEpisode
from vision.tracking.scoring import AWAY_ALREADY, Candidate, SlideFit, leaving_of, scores_of
from vision.tracking.whereabouts import Whereabouts

KNOWN = a_track(1)
CALM = MotionEpisode(np.zeros((360, 640, 3), dtype=np.uint8), ())
"""An episode whose glances are as large as the pictures of the finder."""


@pytest.fixture(scope="module")
def finder() -> ClayFinder:
    play = drawn_play(100)
    return ClayFinder(play.calibration, play.boards)


def seen_at(x: float, y: float) -> MotionEpisode:
    where = Whereabouts().passing({a_watched(1, (50, 50)): (np.array([x, y]), 100)}, 1.0)
    return replace(CALM, whereabouts=where)


def test_a_way_that_ends_at_the_edge_makes_leaving_likelier() -> None:
    assert leaving_of(KNOWN, None) == leaving_of(KNOWN, CALM) == LEFT
    assert leaving_of(KNOWN, seen_at(320.0, 180.0)) == LEFT
    assert leaving_of(KNOWN, seen_at(5.0, 180.0)) == SEEN_LEAVING
    assert leaving_of(replace(KNOWN, gone=True), CALM) == AWAY_ALREADY


def ends_there(episode: MotionEpisode, finder: ClayFinder) -> list[bool | None]:
    """Whether the path ends at the first piece, and at the second."""
    places = (a_detection(corner_xy=(200, 100)), a_detection(corner_xy=(400, 100)))
    candidates = [Candidate(one, True) for one in places]
    fits = {(0, k): SlideFit(np.array([50.0, 0.0]), 0.5) for k in (0, 1)}
    scores = scores_of([KNOWN], candidates, fits, episode, finder)
    return [scores[0, k].way_ends_there for k in (0, 1)]


def test_the_piece_at_the_end_of_the_way_is_the_creature(finder: ClayFinder) -> None:
    assert ends_there(seen_at(410.0, 110.0), finder) == [False, True]
    assert ends_there(CALM, finder) == [None, None]


def test_who_may_be_exchanged_has_no_way(finder: ClayFinder) -> None:
    episode = seen_at(410.0, 110.0)
    mixed = replace(episode.whereabouts, mixed=frozenset({frozenset({1, 2})}))
    assert ends_there(replace(episode, whereabouts=mixed), finder) == [None, None]


def test_at_its_own_old_place_the_worse_fit_of_two_that_may_be_exchanged_counts(
    finder: ClayFinder,
) -> None:
    away, piece = [a_track(1), a_track(2)], [Candidate(a_detection(), True)]
    here, there = np.array([0.0, 0.0]), np.array([50.0, 0.0])
    fits = {(0, 0): SlideFit(here, 0.95), (1, 0): SlideFit(there, 0.6)}
    assert scores_of(away, piece, fits, CALM, finder)[0, 0].iou == 0.95
    mixed = replace(CALM, whereabouts=Whereabouts(mixed=frozenset({frozenset({1, 2})})))
    assert scores_of(away, piece, fits, mixed, finder)[0, 0].iou == 0.6
    hidden = [Candidate(a_detection(look=BLUE), False)]
    assert scores_of(away, hidden, fits, CALM, finder)[0, 0].iou == 0.0
