import numpy as np
import pytest

from vision.weigh_in.hull import Hull
from vision.weigh_in.limbs import count_limbs


def _ball_with(arms: int, *, low: bool = False) -> Hull:
    """A ball of 40 mm with thin arms at half height, or at the ground."""
    grid = np.moveaxis(np.indices((80, 80, 36)), 0, -1) * 1.25
    centre = np.array([50.0, 50.0, 20.0])
    solid = np.linalg.norm(grid - centre, axis=-1) < 20
    for i in range(arms):
        angle = 2 * np.pi * i / max(arms, 1)
        way = np.array([np.cos(angle), np.sin(angle), 0])
        off = grid - np.array([50.0, 50.0, 2.0 if low else 25.0])
        along = off @ way
        near = np.linalg.norm(off - along[..., None] * way, axis=-1) < 3
        solid |= near & (along > 0) & (along < 38)
    return Hull(solid, np.zeros(3), 1.25)


@pytest.mark.parametrize("arms", [2, 3, 4])
def test_arms_are_counted_to_one_and_their_shares_told(arms: int) -> None:
    found = count_limbs(_ball_with(arms))
    assert abs(found.count - arms) <= 1
    assert sum(found.probabilities[arms - 1 : arms + 2]) > 0.5
    assert len(found.shares) == arms


def test_a_bare_ball_has_none_and_feet_do_not_count() -> None:
    assert count_limbs(_ball_with(0)).count == 0
    assert count_limbs(_ball_with(3, low=True)).count == 0
    assert count_limbs(Hull(np.zeros((4, 4, 4), dtype=np.bool_), np.zeros(3), 1.25)).count == 0


def test_the_sizes_of_limbs_are_shares_of_the_creature() -> None:
    shares = count_limbs(_ball_with(3)).shares
    # Arms of 6 mm by 20 mm on a ball of 40 mm.
    assert len(shares) == 3
    assert all(0.004 < share < 0.03 for share in shares)
