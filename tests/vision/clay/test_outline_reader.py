import cv2
import numpy as np
import pytest

from calibration.arrays import Image, Mask
from vision.clay import outline_reader
from vision.clay.colour_odds import colour_odds
from vision.clay.outline import likelier_clay
from vision.clay.outline_reader import (
    CLOSE_ROOM,
    MOST_LOG_ODDS,
    PLANES,
    SIDE,
    CloseUp,
    Square,
    odds_in,
    square_around,
)

SIZE_HW = (240, 320)


class _Repeats:
    """Stands in for the network: returns the picture's tone, so that places can be compared."""

    def infer(self, planes: np.ndarray) -> np.ndarray:
        assert planes.shape == (1, PLANES, SIDE, SIDE)
        return planes[:, :1]


@pytest.fixture
def repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outline_reader, "_network", _Repeats)


def _spot(x: int, y: int) -> Image:
    picture = np.full((*SIZE_HW, 3), 40, dtype=np.uint8)
    cv2.circle(picture, (x, y), 9, (200, 200, 200), -1)
    return picture


@pytest.mark.usefixtures("repeated")
@pytest.mark.parametrize("part", [
    Square(100, 60, 120), Square(-20, -30, 200), Square(120, 80, 300), Square(140, 90, 40),
])  # fmt: skip
def test_what_is_told_lies_where_it_was_seen(part: Square) -> None:
    odds = odds_in(CloseUp(_spot(158, 104)), part)
    inside = np.zeros(SIZE_HW, dtype=np.bool_)
    inside[max(0, part.top) : part.top + part.side, max(0, part.left) : part.left + part.side] = 1
    bright = odds > (odds[inside].min() + odds[inside].max()) / 2
    assert (odds[~inside] == -MOST_LOG_ODDS).all()
    moments = cv2.moments((bright & inside).astype(np.uint8), binaryImage=True)
    middle = moments["m10"] / moments["m00"], moments["m01"] / moments["m00"]
    assert middle == pytest.approx((158, 104), abs=0.6)


def test_a_square_holds_the_mask_with_room() -> None:
    mask = np.zeros(SIZE_HW, dtype=np.uint8)
    mask[50:90, 100:180] = 255
    assert square_around(mask, 1.5) == Square(80, 10, 120)


def _scene(*, table: tuple[int, int, int], clay: tuple[int, int, int]) -> tuple[Image, Image, Mask]:
    """Clay with light from the left, its shadow on a plain table, noise; the table; the truth."""
    random, truth = np.random.default_rng(4), np.zeros(SIZE_HW, dtype=np.uint8)
    cv2.ellipse(truth, (150, 120), (46, 34), 10, 0, 360, 255, -1)
    cv2.circle(truth, (120, 88), 18, 255, -1)
    shadow = np.zeros(SIZE_HW, dtype=np.float32)
    cv2.ellipse(shadow, (188, 138), (44, 24), 10, 0, 360, 1.0, -1)
    shadow = np.asarray(cv2.GaussianBlur(shadow, (0, 0), 5.0), dtype=np.float32)
    empty = np.tile(np.array(table, dtype=np.float32), (*SIZE_HW, 1))
    deep = cv2.distanceTransform(truth, cv2.DIST_L2, 5)
    across = cv2.Sobel(cv2.GaussianBlur(deep, (0, 0), 6.0), cv2.CV_32F, 1, 0)
    shading = np.clip(0.85 + 0.08 * across, 0.45, 1.15)[..., None]
    seen = np.where(
        truth[..., None] > 0, np.array(clay) * shading, empty * (1 - 0.5 * shadow[..., None])
    )
    noise = random.normal(0, 2, (2, *empty.shape))
    pictures = [
        np.clip(np.round(cv2.GaussianBlur(p, (0, 0), 0.7) + n), 0, 255).astype(np.uint8)
        for p, n in zip((np.asarray(seen, np.float32), empty), noise, strict=True)
    ]
    return pictures[0], pictures[1], truth


def _overlap(mask: Mask, truth: Mask) -> float:
    both, either = (mask > 0) & (truth > 0), (mask > 0) | (truth > 0)
    return float(np.count_nonzero(both) / np.count_nonzero(either))


@pytest.mark.parametrize(("table", "clay"), [
    ((60, 110, 160), (200, 70, 40)),
    ((120, 130, 135), (60, 70, 75)),
    ((150, 160, 170), (140, 150, 190)),
])  # fmt: skip
def test_clay_is_told_from_its_shadow(
    table: tuple[int, int, int], clay: tuple[int, int, int]
) -> None:
    seen, empty, truth = _scene(table=table, clay=clay)
    shown = CloseUp(seen, empty, colour_odds([seen], [empty])[0])
    told = likelier_clay(odds_in(shown, square_around(truth, CLOSE_ROOM)))
    assert _overlap(told, truth) > 0.93
