from dataclasses import replace

import cv2
import numpy as np
import numpy.typing as npt
import pytest

from calibration.arrays import Image
from tests.vision.tracking.standpoints import MATRIX, camera_at
from vision.clay.outline import background_log_density, compared
from vision.weigh_in.card_shots import (
    CardShot,
    MarkerRing,
    card_points,
    hands_reach_in,
    looks_empty,
    ring_of,
)
from vision.weigh_in.empty_scene import backgrounds, looks_like_clay

RING = MarkerRing(60.0, 90.0)
SIZE = (400, 420)
CORNER = (430, 150)
BLOCK = (180, 90), (240, 260)


def _shot(turn: float, *, block: bool = False, frame: int = 0) -> CardShot:
    """A card with dark patches on its ring, turned, on a brown table; light from the right."""
    blank = np.zeros((*SIZE, 3), dtype=np.uint8)
    pose = camera_at(0.0, 0.7) @ _turned(turn)
    shot = CardShot(blank, CORNER, MATRIX, np.zeros(5), pose, frame)
    points = card_points(shot).astype(np.float64)
    x, y = np.moveaxis(points, 2, 0)
    radius, angle = np.hypot(x, y), np.arctan2(y, x)
    picture = np.full((*SIZE, 3), (60.0, 90.0, 130.0))
    picture[radius < 93] = 215
    part = np.floor(angle / (2 * np.pi) * 24).astype(int) % 24
    dark = (radius > 63) & (radius < 88) & (part % 2 == 0) & (part != 4)
    picture[dark] = 30
    picture *= (0.85 + 0.3 * np.arange(SIZE[1]) / SIZE[1])[None, :, None]
    if block:
        cv2.rectangle(picture, BLOCK[0], BLOCK[1], (40, 60, 200), -1)
    noise = np.random.default_rng(frame).normal(0, 1.2, picture.shape)
    bgr = np.clip(cv2.GaussianBlur(picture, (0, 0), 0.7) + noise, 0, 255).astype(np.uint8)
    return looks_empty(replace(shot, bgr=bgr), RING)


def _turned(angle: float) -> npt.NDArray[np.float64]:
    pose = np.eye(4)
    pose[:2, :2] = [[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]]
    return pose


def _off(one: Image, other: Image) -> float:
    return float(np.percentile(cv2.absdiff(one, other).max(axis=2), 97))


def test_an_empty_card_is_told_from_one_with_something_on_it() -> None:
    assert _shot(0.3).empty
    assert not _shot(0.3, block=True).empty


def test_the_empty_scene_of_a_turned_card_is_foretold() -> None:
    turns = np.arange(6) * 0.7
    shots = [_shot(0.0), *(_shot(t, block=True, frame=i + 1) for i, t in enumerate(turns))]
    for turn, scene in zip(turns, backgrounds(shots, RING)[1:], strict=True):
        assert _off(scene, _shot(turn, frame=9).bgr) < 25


@pytest.mark.long
def test_the_print_is_learned_without_an_empty_card_too() -> None:
    turns = np.arange(8) * 0.75
    shots = [_shot(t, block=True, frame=i) for i, t in enumerate(turns)]
    scene = backgrounds(shots, RING)[0]
    truth = _shot(turns[0], frame=9).bgr
    ring = np.hypot(*np.moveaxis(card_points(shots[0]), 2, 0))
    near = (ring < 88) & (np.arange(SIZE[0])[:, None] > 270)
    assert np.percentile(cv2.absdiff(scene, truth).max(axis=2)[near], 95) < 25


def test_a_hand_on_the_ring_is_seen() -> None:
    turns = np.arange(6) * 0.7
    shots = [_shot(t, block=True, frame=i) for i, t in enumerate(turns)]
    picture = shots[2].bgr.copy()
    cv2.ellipse(picture, (150, 380), (60, 90), 0, 0, 360, (120, 150, 210), -1)
    with_hand = [*shots[:2], replace(shots[2], bgr=picture), *shots[3:]]
    scenes = backgrounds([_shot(0.0, frame=9), *with_hand], RING)[1:]
    densities = [
        background_log_density(compared(one.bgr, scene))
        for one, scene in zip(with_hand, scenes, strict=True)
    ]
    assert hands_reach_in(with_hand, densities, RING) == [False, False, True, False, False, False]


def test_the_ring_is_what_the_markers_cover() -> None:
    marker = np.array([[91.0, 13, 0], [91, -13, 0], [65, -13, 0], [65, 13, 0]])
    ring = ring_of([marker, marker[:, [1, 0, 2]]])
    assert ring.inner_mm == pytest.approx(65)
    assert ring.outer_mm == pytest.approx(np.hypot(91, 13))


def test_no_shot_has_no_scene() -> None:
    with pytest.raises(ValueError, match="no shot"):
        backgrounds([], RING)


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
