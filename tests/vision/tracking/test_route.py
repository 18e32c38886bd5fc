"""The length of a creature's move and its sigma, against drawn truth."""

from itertools import pairwise

import numpy as np
import pytest

from calibration.model.projection import image_from_table
from tests.support.doubtful_prints import LARGER, added, of_doubtful_scale, of_sure_prints
from tests.support.drawn_play import Key, Play, drawn_play, free_place
from tests.support.throw_painter import Painter
from vision.sightings import Estimate
from vision.tracking.blobs import PassedBy
from vision.tracking.clay_finder import ClayFinder
from vision.tracking.detection import Detection
from vision.tracking.joining import FAINT
from vision.tracking.route import heading_of, path_of, way_of
from vision.tracking.transport import best_slide

COUNT, LONG_COUNT = 5, 12
SLID_IOU = 0.78


def seen_at(play: Play, finder: ClayFinder, key: Key) -> Detection | None:
    actor = play.actors[0]
    actor.keys = [key]
    picture = Painter(play.scene, 0.01).picture(0.0, 0)
    found = [
        one
        for one in finder.detections(picture, finder.things(picture))
        if one.area_mm2 > 500 and np.hypot(one.at_mm[0] - key.x, one.at_mm[1] - key.y) < 80
    ]
    return max(found, key=lambda one: one.area_mm2) if found else None


def measured(turned: bool, count: int = LONG_COUNT) -> list[tuple[float, Estimate]]:
    """True lengths of moves, and what is measured from a picture before and one after."""
    moves = []
    for seed in range(count):
        play = drawn_play(2000 + seed, count=1, size_wh=(960, 540))
        finder = ClayFinder(play.calibration, play.boards)
        x, y = (float(v) for v in play.actors[0].at_mm)
        to_x, to_y = free_place(play, 70)
        turn = float(play.rng.uniform(-3, 3)) if turned else 0.0
        before = seen_at(play, finder, Key(0, x, y))
        after = seen_at(play, finder, Key(0, to_x, to_y, 0, turn))
        if before is None or after is None:
            continue
        slide, iou = best_slide(before, after, finder.calibration)
        slid = iou > SLID_IOU
        to_mm = (before.at_mm[0] + slide[0], before.at_mm[1] + slide[1]) if slid else after.at_mm
        if min(before.apart, after.apart) < FAINT:
            # Told with a wider doubt: only what is lit of it is seen.
            continue
        path = path_of(before.at_mm, to_mm, finder.calibration, slid=slid, whole=True)
        moves.append((float(np.hypot(to_x - x, to_y - y)), path))
    return moves


@pytest.mark.parametrize("count", [COUNT, pytest.param(LONG_COUNT, marks=pytest.mark.long)])
@pytest.mark.parametrize(
    ("turned", "least"), [pytest.param(False, 0.95, marks=pytest.mark.long), (True, 0.7)]
)
def test_lengths_are_within_five_millimetres_or_two_percent(
    turned: bool, least: float, count: int
) -> None:
    moves = measured(turned, count)
    off = np.array([path.value - true for true, path in moves])
    allowed = np.array([max(5.0, 0.02 * true) for true, _ in moves])
    sigma = np.array([path.sigma for _, path in moves])
    share = float(np.mean(np.abs(off) < allowed))
    print(
        f"\n{'turned' if turned else 'slid'}: {len(moves)} moves, mean {off.mean():+.1f} mm, "
        f"sd {off.std():.1f}, largest {np.abs(off).max():.1f}, within {share:.0%}; "
        f"within one sigma {np.mean(np.abs(off) < sigma):.0%}, "
        f"two {np.mean(np.abs(off) < 2 * sigma):.0%}"
    )
    assert len(moves) >= 0.6 * count
    assert share >= least
    assert abs(off.mean()) < 2.0
    assert np.mean(np.abs(off) < 2 * sigma) >= 0.9
    assert np.mean(np.abs(off) < sigma) >= 0.55


def test_a_bent_way_is_longer_than_the_straight_one() -> None:
    play = drawn_play(3, count=1)
    calibration = play.calibration
    corners = np.array([[0.0, 0.0], [100.0, 0.0], [100.0, 100.0]])
    way = np.concatenate([np.linspace(a, b, 12) for a, b in pairwise(corners)])
    pixels = image_from_table(np.column_stack([way, np.full(len(way), 27.0)]), calibration)
    passed = [PassedBy(0.1 * n, at, 1.0) for n, at in enumerate(pixels)]
    found = way_of(passed, 1.0, 60.0, (0.0, 0.0), (100.0, 100.0), calibration)
    assert found is not None
    assert found.length_mm.value == pytest.approx(200.0, abs=8.0)
    heading = heading_of((0.0, 0.0), (100.0, 100.0), found, Estimate(141.4, 2.0))
    assert heading.value == pytest.approx(90.0, abs=6.0)
    straight = heading_of((0.0, 0.0), (100.0, 100.0), None, Estimate(141.4, 2.0))
    assert straight.value == pytest.approx(45.0)


def test_a_creature_that_was_hardly_seen_on_its_way_has_none() -> None:
    play = drawn_play(3, count=1)
    hidden = [PassedBy(0.1 * n, np.array([100.0 + n, 100.0]), 0.1) for n in range(20)]
    assert way_of(hidden, 1.0, 60.0, (0.0, 0.0), (9.0, 9.0), play.calibration) is None


@pytest.mark.parametrize("slid", [True, False])
def test_a_path_is_no_surer_than_the_prints_size(slid: bool) -> None:
    """Before, the uncertain size of prints was in the sigma of spans only."""
    calibration = drawn_play(3, count=1).calibration
    sure, doubtful = (
        path_of((-150.0, 0.0), (150.0, 0.0), prints(calibration), slid=slid, whole=True).sigma
        for prints in (of_sure_prints, of_doubtful_scale)
    )
    assert added(sure, doubtful) == pytest.approx(LARGER * 300, rel=0.05)
