import cv2
import numpy as np
import pytest

from calibration.detect.discs.ellipse import Ellipse
from vision.portions.from_above import cut_from_above
from vision.portions.volume import from_above

HEIGHT, WIDTH = 300, 400
COIN = Ellipse(np.array([60.0, 60.0]), np.diag([16.0, 16.0]))


def disc(x: float, y: float, half_x: float, half_y: float) -> np.ndarray:
    return Ellipse(np.array([x, y]), np.diag([half_x, half_y])).inside((HEIGHT, WIDTH))


def with_shadow(thing: np.ndarray, colour: tuple[int, int, int]) -> np.ndarray:
    """A thing on a white table, its shadow deep, soft and a little brown."""
    shadow = cv2.GaussianBlur(disc(235, 165, 60, 50).astype(np.float32), (0, 0), 7)[..., None]
    picture = np.array([215, 222, 228]) * (1 - shadow) + shadow * np.array([62, 74, 88])
    picture[thing] = colour
    picture[COIN.inside((HEIGHT, WIDTH))] = (150, 155, 160)
    noise = np.random.default_rng(3).normal(0, 2, picture.shape)
    return np.asarray(np.clip(cv2.GaussianBlur(picture, (0, 0), 0.8) + noise, 0, 255), np.uint8)


@pytest.mark.parametrize(
    "colour",
    [
        (40, 60, 190),
        pytest.param((50, 160, 190), marks=pytest.mark.long),
        pytest.param((160, 60, 70), marks=pytest.mark.long),
        (45, 110, 60),
    ],
)
def test_shadows_are_left_out(colour: tuple[int, int, int]) -> None:
    thing = disc(200, 150, 50, 45)
    picture = with_shadow(thing, colour)
    told = cut_from_above(picture, picture, COIN, None)
    both = float((told & thing).sum() / (told | thing).sum())
    print(f"{colour}: IoU {both:.3f}")
    assert both > 0.95


def test_a_ring_keeps_its_hole_and_an_arc_its_bend() -> None:
    ring = disc(200, 150, 60, 60) & ~disc(200, 150, 18, 18)
    arc = disc(200, 150, 80, 80) & ~disc(240, 150, 80, 80)
    for thing in (ring, arc):
        picture = np.full((HEIGHT, WIDTH, 3), 220, dtype=np.uint8)
        picture[thing] = (40, 160, 200)
        picture[COIN.inside((HEIGHT, WIDTH))] = (150, 155, 160)
        told = cut_from_above(picture, picture, COIN, None)
        both = float((told & thing).sum() / (told | thing).sum())
        print(f"IoU {both:.3f}")
        assert both > 0.9


@pytest.mark.parametrize(
    ("thick", "away"),
    [(44, 20), *(pytest.param(*one, marks=pytest.mark.long) for one in ((50, 40), (60, 30)))],
)
def test_a_shadow_in_the_bend_is_left_out(thick: int, away: int) -> None:
    """A banana on white porcelain, lit from outside its bend; it tints its own shadow."""
    arc = disc(200, 150, 80, 80) & ~disc(200 + thick, 150, 80, 80)
    falls = np.roll(arc, (8, away), axis=(0, 1)) | np.roll(arc, (4, away // 2), axis=(0, 1))
    deep = cv2.GaussianBlur(falls.astype(np.float32), (0, 0), 4)[..., None]
    picture = np.array([215, 222, 228]) * (1 - deep) + deep * np.array([80, 110, 125])
    picture[arc] = (40, 160, 200)
    picture[COIN.inside((HEIGHT, WIDTH))] = (150, 155, 160)
    noise = np.random.default_rng(4).normal(0, 2, picture.shape)
    noisy = np.clip(cv2.GaussianBlur(picture, (0, 0), 0.8) + noise, 0, 255).astype(np.uint8)
    told = cut_from_above(noisy, noisy, COIN, None)
    both = float((told & arc).sum() / (told | arc).sum())
    print(f"IoU {both:.3f}, solid {from_above(told).solidity:.2f}")
    assert both > 0.9
    assert from_above(told).solidity == pytest.approx(from_above(arc).solidity, abs=0.06)


def test_nothing_is_found_where_nothing_lies() -> None:
    picture = np.full((HEIGHT, WIDTH, 3), 220, dtype=np.uint8)
    picture[COIN.inside((HEIGHT, WIDTH))] = (150, 155, 160)
    assert not cut_from_above(picture, picture, COIN, None).any()
