"""Creatures followed from glance to glance: on painted glances of two of one colour."""

import numpy as np

from calibration.arrays import Image
from tests.vision.tracking.made_tracks import a_watched, look_of
from vision.clay.colour import tints_of
from vision.tracking.blobs import CalmedGlance, Watched
from vision.tracking.following import EXCHANGE_S, followed
from vision.tracking.whereabouts import Whereabouts

TABLE, CLAY = (90, 120, 150), (40, 40, 190)
LOOK = look_of(CLAY)
ONE, OTHER = a_watched(1, (50, 50), LOOK), a_watched(2, (120, 50), LOOK)
BOTH = frozenset({1, 2})


def painted(*places: tuple[int, int]) -> Image:
    """A glance with a creature at each of these places."""
    glance = np.full((120, 200, 3), TABLE, dtype=np.uint8)
    for x, y in places:
        glance[y - 5 : y + 5, x - 5 : x + 5] = CLAY
    return glance


def after(before: Whereabouts, t_s: float, *places: tuple[int, int]) -> Whereabouts:
    """Both have left their places, and clay is seen at these."""
    now = painted(*places)
    bare = np.zeros(now.shape[:2], dtype=np.uint8)
    clay = CalmedGlance(now, painted((50, 50), (120, 50)), tints_of(now), bare, None)
    return followed(before, [ONE, OTHER], np.full_like(bare, 255), clay, t_s)


def left() -> Whereabouts:
    return Whereabouts().missing([ONE, OTHER], 0.0)


def ends(where: Whereabouts, one: Watched) -> list[int]:
    return [round(float(v)) for v in where.last_px(one)]


def test_each_is_followed_to_what_is_nearest() -> None:
    where = after(left(), 0.05, (58, 62), (128, 62))
    assert ends(where, ONE) == [58, 62]
    assert ends(where, OTHER) == [128, 62]
    assert where.mixed == frozenset()


def test_two_that_come_near_may_be_exchanged() -> None:
    near = {ONE: (np.array([82.0, 60.0]), 100), OTHER: (np.array([92.0, 60.0]), 100)}
    where = after(left().passing(near, 0.0), 0.05, (85, 54), (89, 66))
    assert where.mixed == {BOTH}


def test_two_out_of_sight_for_long_may_be_exchanged() -> None:
    where = after(left(), 0.05)
    assert where.mixed == frozenset()
    assert where.unseen_s == {BOTH: 0.05}
    assert after(where, 0.05 + EXCHANGE_S).mixed == {BOTH}
    seen = after(where, 0.1, (60, 60))
    assert seen.unseen_s == {}


def test_what_was_before_is_left_as_it_was() -> None:
    before = left()
    after(before, 0.05, (58, 62), (128, 62))
    assert dict(before.ways) == {}
