import cv2
import numpy as np
import numpy.typing as npt
import pytest

from vision.lumps.heap import lumps_of
from vision.lumps.roundness import edge_contrast, ellipse_iou, round_outline

Pixels = npt.NDArray[np.uint8]


def _shaded(discs: list[tuple[int, int, int]]) -> tuple[Pixels, Pixels]:
    """Balls seen from above, the later ones in front: the clay's mask and its picture."""
    mask = np.zeros((120, 160), dtype=np.uint8)
    bgr = np.full((120, 160, 3), 60, dtype=np.uint8)
    rows, columns = np.mgrid[0:120, 0:160]
    for x, y, radius in discs:
        off = np.hypot(columns - x, rows - y) / radius
        inside = off <= 1
        light = 200 * np.sqrt(np.clip(1 - (off * 0.93) ** 2, 0, 1)) + 20
        bgr[inside] = np.stack([light * 0.3, light * 0.5, light], axis=-1)[inside].astype(np.uint8)
        mask[inside] = 255
    return _soft(mask, 0.6), _soft(bgr, 0.6)


def _soft(picture: Pixels, sigma: float) -> Pixels:
    return np.asarray(cv2.GaussianBlur(picture, (0, 0), sigma), dtype=np.uint8)


@pytest.mark.parametrize(
    "discs",
    [
        [(80, 60, 18)],
        [(60, 60, 18), (96, 60, 17)],
        [(50, 60, 15), (80, 62, 15), (108, 58, 13)],
        [(60, 50, 18), (90, 48, 18), (76, 74, 18)],
    ],
)
def test_balls_are_told_apart_touching_or_one_before_the_other(
    discs: list[tuple[int, int, int]],
) -> None:
    mask, bgr = _shaded(discs)
    labels = lumps_of(mask, bgr, (9.0, 30.0))
    assert labels.max() == len(discs)
    owners = {int(labels[y, x]) for x, y, _ in discs}
    assert len(owners - {0}) == len(discs)


def test_a_roll_is_one_lump() -> None:
    mask = np.zeros((120, 160), dtype=np.uint8)
    cv2.line(mask, (55, 50), (100, 66), 255, 28)
    bgr = np.dstack([mask // 4, mask // 2, mask]).astype(np.uint8)
    assert lumps_of(mask, _soft(bgr, 4), (9.0, 30.0)).max() == 1


def test_a_ball_is_rounder_than_a_die() -> None:
    disc, cube = np.zeros((60, 60), np.uint8), np.zeros((60, 60), np.uint8)
    cv2.circle(disc, (30, 30), 15, 1, -1)
    cv2.fillPoly(cube, [np.array([[16, 20], [32, 14], [44, 20], [44, 38], [28, 46], [16, 38]])], 1)
    assert ellipse_iou(disc > 0) > 0.96
    assert ellipse_iou(cube > 0) < 0.94


def test_gloss_has_no_edge() -> None:
    rows, columns = np.mgrid[0:80, 0:80]
    away = np.hypot(rows - 40, columns - 40)
    gloss = (90 + 80 * np.exp(-((away / 25) ** 2))).astype(np.uint8)
    ball = np.where(away < 15, 170, 90).astype(np.uint8)
    mask = away < 15
    assert edge_contrast(np.dstack([gloss] * 3), mask) < 40
    assert edge_contrast(np.dstack([ball] * 3), mask) > 100


def test_the_circle_of_a_half_hidden_ball_is_found() -> None:
    rows, columns = np.mgrid[0:70, 0:70]
    share = np.clip(16.5 - np.hypot(columns - 30.3, rows - 35.6) + 0.5, 0, 1)
    others = columns > 34
    ball = round_outline(np.where(others, 0.0, share), others)
    assert ball is not None
    assert ball.holds
    assert (ball.x, ball.y) == pytest.approx((30.3, 35.6), abs=0.3)
    assert ball.radius == pytest.approx(16.5, abs=0.3)
