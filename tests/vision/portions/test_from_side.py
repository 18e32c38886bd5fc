import cv2
import numpy as np
import pytest

from calibration.detect.discs.ellipse import Ellipse
from vision.portions.colours import log_colours
from vision.portions.from_side import cut_from_side, looks_of

HEIGHT, WIDTH = 300, 400
COIN = Ellipse(np.array([60.0, 190.0]), np.diag([17.0, 17.0]))
WOOD, PLATE = (95, 140, 185), (230, 232, 235)


def shape(x: float, y: float, half_x: float, half_y: float) -> np.ndarray:
    return Ellipse(np.array([x, y]), np.diag([half_x, half_y])).inside((HEIGHT, WIDTH))


def scene(thing: np.ndarray, colour: tuple[int, int, int]) -> np.ndarray:
    """A thing on a white plate on a wooden table before a wooden wall, a coin beside it."""
    picture = np.full((HEIGHT, WIDTH, 3), WOOD, dtype=np.float64)
    picture[200:] = np.array(WOOD) * 1.12
    picture[shape(240, 192, 110, 17)] = PLATE
    picture[thing] = colour
    picture[COIN.inside((HEIGHT, WIDTH))] = (150, 155, 160)
    across = np.arange(WIDTH)[None]
    picture *= (1 - 0.15 * across / WIDTH)[..., None]
    noise = np.random.default_rng(5).normal(0, 3, picture.shape)
    return np.asarray(np.clip(cv2.GaussianBlur(picture, (0, 0), 0.8) + noise, 0, 255), np.uint8)


@pytest.mark.parametrize(
    ("colour", "half_y"),
    [
        pytest.param((40, 60, 190), 45.0, id="red", marks=pytest.mark.long),
        pytest.param((60, 90, 110), 30.0, id="wood-brown"),
        pytest.param((70, 190, 215), 40.0, id="yellow", marks=pytest.mark.long),
    ],
)
def test_the_thing_is_cut_out_without_its_plate(
    colour: tuple[int, int, int], half_y: float
) -> None:
    thing = shape(250, 192 - half_y, 50, half_y)
    picture = scene(thing, colour)
    looks = looks_of(log_colours(picture), thing)
    told, clear = cut_from_side(picture, picture, COIN, (80.0, 115.0), looks)
    both = float((told & thing).sum() / (told | thing).sum())
    print(f"{colour}: IoU {both:.3f}, clear {clear:.2f}")
    assert both > 0.93
    assert clear > 0.8


@pytest.mark.long
def test_a_bare_table_tells_that_nothing_is_clear() -> None:
    picture = np.clip(np.random.default_rng(2).normal(140, 3, (HEIGHT, WIDTH, 3)), 0, 255).astype(
        np.uint8
    )
    _, clear = cut_from_side(picture, picture, COIN, (80.0, 115.0), np.zeros(3))
    assert clear < 0.75
