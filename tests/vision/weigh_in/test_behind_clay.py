import cv2
import numpy as np

from calibration.arrays import Image
from vision.weigh_in.behind_clay import looks_like_clay

TABLE, PAPER, CLAY = (60, 110, 60), (215, 218, 220), (40, 120, 230)


def _picture(clay: tuple[int, int, int], *, seed: int = 1) -> Image:
    """A table above, paper below, clay before both; its upper part in brighter light."""
    picture = np.empty((120, 160, 3), dtype=np.float64)
    picture[:60], picture[60:] = TABLE, PAPER
    cv2.rectangle(picture, (60, 30), (100, 100), clay, -1)
    picture[30:45, 60:101] *= 1.1
    noise = np.random.default_rng(seed).normal(0, 1.5, picture.shape)
    return np.clip(picture + noise, 0, 255).astype(np.uint8)


def _plain() -> np.ndarray:
    plain = np.zeros((120, 160), dtype=bool)
    plain[65:, :] = True
    return plain


def test_clay_is_known_again_before_the_table() -> None:
    paper = np.full((120, 160, 3), PAPER, dtype=np.uint8)
    found = looks_like_clay([_picture(CLAY)], [paper], [_plain()])
    assert found is not None
    truth = np.zeros((120, 160), dtype=bool)
    truth[30:101, 60:101] = True
    assert (found[0] & truth).sum() / (found[0] | truth).sum() > 0.9


def test_clay_of_the_paper_s_colour_is_not_known_again() -> None:
    paper = np.full((120, 160, 3), PAPER, dtype=np.uint8)
    assert looks_like_clay([_picture(PAPER)], [paper], [_plain()]) is None


def test_a_table_of_the_clay_s_colour_is_left_alone() -> None:
    picture = _picture(CLAY)
    picture[:60] = CLAY
    paper = np.full((120, 160, 3), PAPER, dtype=np.uint8)
    assert looks_like_clay([picture], [paper], [_plain()]) is None
