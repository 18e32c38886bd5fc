import numpy as np
import pytest

from vision.foreground import Glance
from vision.hands.search import TUNING, Stillness

PICTURE = np.zeros((4, 4, 3), dtype=np.uint8)


def glance(changed_share: float) -> Glance:
    return Glance(PICTURE, 1.0, PICTURE[..., 0], changed_share, 0.0, PICTURE)


def looks(shares: list[float], *, fps: float = 20.0, measured: bool = False) -> list[int]:
    """The frames in which it looks."""
    still, looked = Stillness(), []
    for index, share in enumerate(shares):
        still.notice(glance(share), index / fps)
        if still.worth_a_look(index / fps, measured=measured):
            looked.append(index)
    return looked


def test_it_waits_until_all_is_quiet() -> None:
    assert looks([0.0] * 20 + [0.05] * 5 + [0.0] * 10)[:1] == [5]
    arrived = [i for i in looks([0.0] * 100 + [0.05] * 5 + [0.0] * 10) if i >= 100]
    assert arrived == [110]


def test_a_quiet_table_is_looked_at_no_more_than_a_few_times() -> None:
    assert len(looks([0.0] * 2000)) == TUNING.tries


@pytest.mark.parametrize("share", [0.0, 0.003])
def test_trembling_counts_as_quiet(share: float) -> None:
    assert looks([share] * 10)[0] == 5


def test_others_may_move_but_then_it_looks_seldom() -> None:
    busy = looks([0.05] * 200)
    assert 5 <= len(busy) <= 11


def test_a_measured_hand_is_only_watched_for_its_going() -> None:
    assert len(looks([0.0] * 500, measured=True)) == 1
