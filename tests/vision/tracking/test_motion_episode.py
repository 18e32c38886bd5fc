"""What happens between two settled pictures, noted glance by glance."""

from dataclasses import replace

import cv2
import numpy as np

from calibration.arrays import Image
from tests.vision.tracking.made_tracks import a_watched, look_of
from vision.foreground import Glance, calmed
from vision.tracking.motion_episode import MotionEpisode
from vision.tracking.whereabouts import Whereabouts

CLAY = (40, 40, 190)
LOOK = look_of(CLAY)
ONE, OTHER = a_watched(1, (50, 50), LOOK), a_watched(2, (120, 50), LOOK)
BOTH = frozenset({1, 2})


def table(*places: tuple[int, int]) -> Image:
    """A grainy table with a creature at each of these places."""
    grain = cv2.GaussianBlur(np.random.default_rng(3).normal(0, 20, (120, 200)), (0, 0), 2.0)
    picture = np.clip(np.array([90, 120, 150]) + grain[..., None], 0, 255).astype(np.uint8)
    for x, y in places:
        picture[y - 5 : y + 5, x - 5 : x + 5] = CLAY
    return picture


def glance(picture: Image) -> Glance:
    changed = np.zeros(picture.shape[:2], dtype=np.uint8)
    return Glance(picture, 1.0, changed, 0.0, 0.0, calmed(picture))


def settled() -> MotionEpisode:
    return MotionEpisode(calmed(table((50, 50), (120, 50))), (ONE, OTHER))


def test_a_glance_that_shows_nothing_new_changes_nothing() -> None:
    before = settled()
    assert before.after(glance(table((50, 50), (120, 50))), 1.0) is before


def test_a_creature_that_is_elsewhere_is_missing_and_followed() -> None:
    before = settled()
    after = before.after(glance(table((50, 64), (120, 50))), 1.0)
    assert after.began_s == 1.0
    assert after.whereabouts.left_s == {1: 1.0}
    assert np.allclose(after.whereabouts.last_px(ONE), (49.5, 63.5), atol=1.0)
    assert not after.hand
    assert before.began_s is None
    again = after.after(glance(table((50, 75), (120, 50))), 1.1)
    assert again.began_s == 1.0
    assert len(again.whereabouts.ways[1]) == 2


def test_a_hand_is_noted_with_the_creature_at_which_it_was() -> None:
    shown = table((50, 50), (120, 50))
    cv2.line(shown, (50, 119), (50, 62), (120, 155, 215), 16)
    after = settled().after(glance(shown), 1.0)
    assert after.hand
    assert after.handled == {1}
    later = after.after(glance(table((50, 50), (120, 80))), 2.0)
    assert later.hand
    assert later.handled == {1}


def test_an_exchange_renames_everything() -> None:
    after = settled().after(glance(table((50, 80), (120, 50))), 1.0)
    renamed = replace(after, handled=frozenset({1})).renamed({1: 2, 2: 1})
    assert [one.track for one in renamed.watched] == [2, 1]
    assert renamed.handled == {2}
    assert set(renamed.whereabouts.left_s) == {2}


def test_two_alike_that_were_led_off_may_stand_at_each_others_places() -> None:
    calm = settled()
    assert calm.exchanged() == frozenset()
    assert calm.exchanged_places() is None
    gone = Whereabouts().missing([ONE, OTHER], 1.0)
    led = gone.passing({ONE: (np.array([120.0, 50.0]), 100)}, 1.2)
    episode = replace(calm, whereabouts=led)
    assert episode.exchanged() == {BOTH}
    places = episode.exchanged_places()
    assert places is not None
    assert np.array_equal(places, np.maximum(ONE.mask, OTHER.mask))
