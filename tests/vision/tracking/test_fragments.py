"""Small pieces that lie apart: found, found again, and ended; each change is a new value."""

from dataclasses import replace

import numpy as np
import pytest

from calibration.arrays import Mask
from calibration.frame import Frame
from tests.support.drawn_play import drawn_play
from tests.vision.tracking.made_tracks import BLUE, a_detection, a_track
from vision.sightings import PieceSeen, PointMm, Sighting
from vision.tracking.clay_finder import ClayFinder
from vision.tracking.detection import Detection
from vision.tracking.fragments import Fragments, SmallPieces, fragments_after
from vision.tracking.motion_episode import MotionEpisode
from vision.tracking.outline_change import STAYED_SIGMA, OutlineChange
from vision.tracking.part_odds import FragmentContext
from vision.tracking.settled_moment import SettledMoment

PICTURE = np.zeros((360, 640, 3), dtype=np.uint8)
NOTHING: Mask = np.zeros((360, 640), dtype=np.uint8)
CREATURE = a_track(1, a_detection((0.0, 0.0), corner_xy=(300, 150)))
PIECE = a_detection((30.0, 0.0), corner_xy=(360, 160), side_px=8, area_mm2=300.0)
LOST = OutlineChange(0.09, 0.0, STAYED_SIGMA)
GREW = OutlineChange(0.0, 0.09, STAYED_SIGMA)


@pytest.fixture(scope="module")
def finder() -> ClayFinder:
    play = drawn_play(100)
    return ClayFinder(play.calibration, play.boards)


def after(
    before: Fragments,
    finder: ClayFinder,
    *apart: Detection,
    beside: tuple[Detection, ...] = (),
    change: OutlineChange = LOST,
    index: int = 5,
) -> tuple[Fragments, tuple[Sighting, ...]]:
    """The pieces after a settled moment in which a creature's outline changed."""
    things = np.maximum.reduce([NOTHING, *(one.within((640, 360)) for one in apart)])
    before_mm: dict[int, PointMm] = {1: (0.0, 0.0)}
    around = FragmentContext({1: change}, before_mm, thrown=False, hand=True)
    episode = MotionEpisode(PICTURE, (), hand=True)
    moment = SettledMoment(
        Frame(PICTURE, index, index / 10), PICTURE, episode, index - 1, None, NOTHING
    )
    return fragments_after(
        before, SmallPieces(apart, beside, things), [CREATURE], around, moment, finder
    )


def pieces(news: tuple[Sighting, ...]) -> list[tuple[int, str, int]]:
    """What is reported of pieces: number, state and the likeliest owner."""
    return [(p.piece, p.state, p.owners[0].track) for p in news if isinstance(p, PieceSeen)]


def test_a_new_piece_is_told_once(finder: ClayFinder) -> None:
    first, told = after(Fragments(), finder, PIECE)
    assert pieces(told) == [(1, "off", 1)]
    second, again = after(first, finder, PIECE, index=6)
    assert again == ()
    assert list(second.lying) == [1]
    assert second.next_number == 2


def test_what_has_no_creature_s_colour_or_touches_one_is_no_piece(finder: ClayFinder) -> None:
    other = replace(PIECE, look=np.array(BLUE))
    leg = replace(PIECE, corner_xy=(319, 169))
    assert after(Fragments(), finder, other)[1] == ()
    assert after(Fragments(), finder, leg)[1] == ()
    assert pieces(after(Fragments(), finder, beside=(leg,))[1]) == [(1, "off", 1)]


def test_a_piece_that_was_put_back_ends_and_its_number_is_not_given_again(
    finder: ClayFinder,
) -> None:
    lying, _ = after(Fragments(), finder, PIECE)
    ended, told = after(lying, finder, change=GREW, index=6)
    assert pieces(told) == [(1, "back", 1)]
    assert ended.lying == {}
    assert list(lying.lying) == [1]
    _, later = after(ended, finder, PIECE, index=7)
    assert pieces(later) == [(2, "off", 1)]


def test_a_piece_that_is_there_no_more_was_taken(finder: ClayFinder) -> None:
    lying, _ = after(Fragments(), finder, PIECE)
    _, told = after(lying, finder, change=OutlineChange(0.0, 0.0, STAYED_SIGMA), index=6)
    assert pieces(told) == [(1, "taken", 1)]


def test_an_exchange_of_creatures_renames_the_owners(finder: ClayFinder) -> None:
    lying, _ = after(Fragments(), finder, PIECE)
    renamed = lying.renamed({1: 2, 2: 1})
    assert [owner.track for owner in renamed.lying[1].sighting.owners] == [2]
    assert [owner.track for owner in lying.lying[1].sighting.owners] == [1]
