"""Following something small: the places that it left distinguish it from fragments of an arm."""

import numpy as np
import numpy.typing as npt
import pytest

from vision.throws.candidates import SmallObject
from vision.throws.chase import Chase
from vision.throws.streak import Streak

SCALE = 2.0
STEP_PX = 60


def sight(frame: int) -> SmallObject:
    at = np.array([40.0 + STEP_PX * frame, 100.0])
    streak = Streak(at, np.diag([20.0, 12.0]), 60.0, np.array([40.0, 80.0, 200.0]))
    return SmallObject(frame, frame / 60, streak, 0.8)


def differing(places: list[int]) -> npt.NDArray[np.uint8]:
    """A glance that differs from the still picture where the missile was in some frames."""
    mask = np.zeros((120, 400), dtype=np.uint8)
    for frame in places:
        x, y = (sight(frame).streak.centre_px / SCALE).astype(int)
        mask[y - 2 : y + 3, x - 2 : x + 3] = 255
    return mask


@pytest.mark.parametrize(("behind", "hops"), [(0, False), (20, True)])
def test_what_leaves_no_place_as_it_was_only_hops(behind: int, hops: bool) -> None:
    """`behind`: for how many frames the places stay different after it was seen there."""
    chase = Chase([])
    for frame in range(8):
        chase.add(sight(frame))
        shown = list(range(max(0, frame - behind), frame + 1))
        chase.look_back(frame / 60, differing(shown), SCALE)
    assert len(chase.stayed) >= 5
    assert chase.hops() is hops


def test_of_too_few_places_nothing_is_said() -> None:
    chase = Chase([])
    for frame in range(3):
        chase.add(sight(frame))
        chase.look_back(frame / 60, differing([0, 1, 2]), SCALE)
    assert not chase.hops()


@pytest.mark.parametrize(("frames", "out"), [(4, False), (19, True)])
def test_what_nears_the_edge_heads_out_of_the_picture(frames: int, out: bool) -> None:
    """It goes 60 px to the right from frame to frame; the picture is 1280 wide."""
    chase = Chase([])
    for frame in range(frames):
        chase.add(sight(frame))
    assert chase.heads_out((1280, 720), within_s=0.1) is out
