import cv2
import numpy as np
import pytest

from vision.portions.rings import (
    Frames,
    LineEvidence,
    fine_colours,
    frames_of,
    inside,
    mask_frame,
    rings,
    usual_clearness,
)

HEIGHT, WIDTH = 300, 400


def disc(x: float, y: float, half_x: float, half_y: float) -> np.ndarray:
    down, across = np.mgrid[:HEIGHT, :WIDTH]
    return np.asarray(((across - x) / half_x) ** 2 + ((down - y) / half_y) ** 2 < 1)


def ball_on_white(thing: np.ndarray) -> np.ndarray:
    picture = np.full((HEIGHT, WIDTH, 3), 225.0)
    picture[thing] = (40, 60, 190)
    noise = np.random.default_rng(3).normal(0, 2, picture.shape)
    return np.asarray(np.clip(cv2.GaussianBlur(picture, (0, 0), 0.8) + noise, 0, 255), np.uint8)


def evidence(bgr: np.ndarray) -> LineEvidence:
    fine = fine_colours(bgr, (WIDTH, HEIGHT), 8.0)
    off = (np.abs(bgr.astype(np.float32) - 225).max(axis=2) / 15).astype(np.float32)
    return LineEvidence(fine, off, off, usual_clearness(fine))


def test_where_nothing_is_no_line_is_well_founded() -> None:
    noise = np.random.default_rng(1).normal(225, 2, (HEIGHT, WIDTH, 3))
    empty = np.clip(noise, 0, 255).astype(np.uint8)
    found = rings(evidence(empty), mask_frame(disc(200, 150, 50, 40)), 1.3)
    print(f"clear {found.clear[0]:.2f}")
    assert found.clear[0] < 0.65


def test_the_better_of_two_frames_is_told() -> None:
    scene = evidence(ball_on_white(disc(120, 150, 40, 40)))
    shape = np.diag([40.0, 40.0])
    two = Frames(np.array([[60.0, 60.0], [125.0, 145.0]]), np.stack([shape, shape]))
    best = rings(scene, two, 1.3).best(1)
    assert np.allclose(best.points_px[0].mean(axis=0), (120, 150), atol=3)


def test_frames_have_the_moments_of_what_they_are_of() -> None:
    ellipse = disc(180, 140, 70, 30)
    frame = mask_frame(ellipse)
    assert np.allclose(frame.middles_px[0], (180, 140), atol=0.5)
    assert np.allclose(frame.shapes_px[0], np.diag([70, 30]), atol=1.5)
    angle = np.linspace(0, 2 * np.pi, 80, endpoint=False)
    line = np.stack([180 + 70 * np.cos(angle), 140 + 30 * np.sin(angle)], axis=1)[None]
    assert np.allclose(frames_of(line).shapes_px[0], np.diag([70, 30]), atol=1.5)
    assert inside(line[0], ellipse.shape).sum() == pytest.approx(ellipse.sum(), rel=0.03)
