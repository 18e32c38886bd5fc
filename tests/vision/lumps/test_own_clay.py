"""Missiles by their creature's own clay, drawn on a checked cloth that no region bounds sharply."""

from dataclasses import replace

import cv2
import numpy as np
import pytest

from calibration.arrays import Image
from calibration.frame import Frame
from calibration.model.camera import Camera
from calibration.model.solution import Calibration
from vision.lumps.observer import LumpsFound
from vision.lumps.own_clay import OwnClay, own_mask, own_places
from vision.lumps.sites import Site

GREEN = (60, 120, 40)
AT = ((200, 200), (260, 240), (420, 330))


def cloth() -> Image:
    """Red, pale and white checks, (480, 640, 3)."""
    rows, columns = np.mgrid[:480, :640]
    level = (rows // 40 % 2 + columns // 40 % 2)[..., None]
    colours = np.array([[70, 70, 170], [150, 140, 180], [190, 195, 190]], dtype=np.uint8)
    noise = np.random.default_rng(1).normal(0, 3, (480, 640, 3))
    return np.asarray(np.clip(colours[level[..., 0]] + noise, 0, 255), dtype=np.uint8)


def with_balls(table: Image) -> Image:
    shown = table.copy()
    for x, y in AT:
        cv2.ellipse(shown, (x + 8, y + 8), (16, 8), 0, 0, 360, (60, 55, 75), -1)
        cv2.circle(shown, (x, y), 14, GREEN, -1)
    noise = np.random.default_rng(2).normal(0, 3, shown.shape)
    return np.asarray(np.clip(cv2.GaussianBlur(shown, (0, 0), 0.8) + noise, 0, 255), np.uint8)


@pytest.fixture
def own() -> OwnClay:
    shades = np.linspace(0.6, 1.1, 400)[:, None] * np.array(GREEN)
    return OwnClay(shades.astype(np.uint8), cloth(), _calibration(), creature_ml=80.0)


def _calibration() -> Calibration:
    """A camera 500 mm straight above the table."""
    matrix = np.array([[600.0, 0, 320], [0, 600, 240], [0, 0, 1]])
    pose = np.diag([1.0, -1.0, -1.0, 1.0])
    pose[2, 3] = 500.0
    return Calibration(Camera(matrix, np.zeros(5), (640, 480)), pose, np.eye(15) * 1e-8, 0.1)


def test_lumps_of_the_creatures_clay_are_found_on_a_pattern(own: OwnClay) -> None:
    places = own_places(with_balls(cloth()), np.zeros((480, 640), np.uint8), own)
    middles = [_middle(place) for place in places]
    assert len(middles) == len(AT)
    for found, true in zip(sorted(middles), sorted(AT), strict=True):
        assert np.hypot(found[0] - true[0], found[1] - true[1]) < 2


def _middle(place: Site) -> tuple[float, float]:
    assert place.clay is not None
    rows, columns = np.nonzero(place.clay)
    return place.box[1].start + float(columns.mean()), place.box[0].start + float(rows.mean())


def test_its_outline_leaves_the_shadow_out(own: OwnClay) -> None:
    area = np.count_nonzero(own_mask(with_balls(cloth()), own))
    assert area == pytest.approx(len(AT) * np.pi * 14**2, rel=0.12)


def test_what_had_its_colour_before_is_none(own: OwnClay) -> None:
    shown = with_balls(cloth())
    assert not own_mask(shown, replace(own, before=shown)).any()


def test_nothing_is_looked_for_where_it_is_covered(own: OwnClay) -> None:
    assert not own_places(with_balls(cloth()), np.full((480, 640), 255, np.uint8), own)


def test_a_camera_that_moved_shows_another_view(own: OwnClay) -> None:
    calibration = own.calibration
    moved = calibration.camera_from_table.copy()
    moved[0, 3] += 10.0
    blank = np.zeros_like(own.before)
    assert own.is_view_of(blank, calibration)
    assert not own.is_view_of(blank, replace(calibration, camera_from_table=moved))
    assert not own.is_view_of(blank[::2], calibration)


def test_missiles_are_told_by_their_own_clay_where_nothing_else_tells_them(own: OwnClay) -> None:
    shown, nothing = with_balls(cloth()), np.zeros((480, 640), np.uint8)
    lying = LumpsFound(shown, Frame(shown, 0, 0.0), own.calibration, nothing, (), (), {})
    assert not lying.missiles("green")
    told = lying.missiles("green", own)
    assert len(told) == len(AT)
    # Discs of 14 px before a camera of 0.83 mm a pixel: balls of 6.6 ml.
    assert [one.volume_ml.value for one in told] == pytest.approx([6.6] * len(AT), rel=0.3)


def test_more_clay_than_the_creature_itself_is_none(own: OwnClay) -> None:
    shown, nothing = with_balls(cloth()), np.zeros((480, 640), np.uint8)
    lying = LumpsFound(shown, Frame(shown, 0, 0.0), own.calibration, nothing, (), (), {})
    told = sum(one.volume_ml.value for one in lying.missiles("green", own))
    assert lying.missiles("green", replace(own, creature_ml=1.1 * told))
    assert not lying.missiles("green", replace(own, creature_ml=0.9 * told))
