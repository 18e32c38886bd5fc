import numpy as np
import pytest

from tests.vision.hands.scenes import SPREAD, drawn_hand, hand_truth
from vision.hands.outline import direction, hand_mask, outline_of

SIDE, PX_PER_MM = 450, 1.25
JOINTS_PX = SPREAD * [PX_PER_MM, -PX_PER_MM] + [SIDE / 2, 0.75 * SIDE]


def tips_short_of_the_skin() -> np.ndarray:
    """Joints as mediapipe gives them: the last ones end a little before the finger does."""
    joints = JOINTS_PX.copy()
    for tip in (4, 8, 12, 16, 20):
        joints[tip] -= 4 * direction(joints[tip - 3 : tip + 1])
    return joints


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_the_mask_is_the_hand(seed: int) -> None:
    patch = drawn_hand(JOINTS_PX, SIDE, PX_PER_MM, seed)
    truth = hand_truth(JOINTS_PX, SIDE, PX_PER_MM) > 0
    truth[round(JOINTS_PX[0, 1]) :] = False
    mask = hand_mask(patch, tips_short_of_the_skin()) > 0
    overlap = np.count_nonzero(mask & truth) / np.count_nonzero(mask | truth)
    print(f"overlap {overlap:.3f}")
    assert overlap > 0.97


def test_the_same_hand_gives_the_same_mask() -> None:
    patch = drawn_hand(JOINTS_PX, SIDE, PX_PER_MM)
    assert np.array_equal(hand_mask(patch, JOINTS_PX), hand_mask(patch, JOINTS_PX))


def test_a_thing_of_the_hands_colour_further_off_is_no_hand() -> None:
    patch = drawn_hand(JOINTS_PX, SIDE, PX_PER_MM)
    patch[20:60, 20:60] = (90, 120, 180)
    assert not hand_mask(patch, JOINTS_PX)[:80, :80].any()


def test_no_mask_no_outline() -> None:
    assert outline_of(np.zeros((20, 20), dtype=np.uint8)).shape == (0, 2)


def test_a_finger_points_from_root_to_tip() -> None:
    joints = np.array([[0.0, 0], [1, 0], [2, 0], [3, 0]])
    assert direction(joints) == pytest.approx([1, 0])
    assert direction(joints[::-1]) == pytest.approx([-1, 0])
