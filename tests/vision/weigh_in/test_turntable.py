"""Views from projections of an unknown frame: made-up cameras, and a real toy on a turntable."""

import json
from collections.abc import Sequence
from functools import cache

import cv2
import numpy as np
import pytest

from calibration.arrays import Floats, Mask
from tests.support.films import shared
from tests.training.shape_views import view_of
from tests.training.shapes import Capsules, Shape, shape_of
from tests.vision.tracking.standpoints import MATRIX, camera_at
from vision.masks import iou
from vision.silhouettes.plain_backdrop import outline_before
from vision.weigh_in.hull import carve_around
from vision.weigh_in.legs import count_legs
from vision.weigh_in.turntable import carve_turntable, shade_of, turntable_views

TOY = ("data", "toy-monster-36-views")
TOY_IS_LEFT_OF_PX = 640
HELD_OUT = (3, 9, 15, 21, 27, 33)


def test_three_legs_stand_whatever_the_frame_of_the_projections() -> None:
    shape = _tripod()
    masks, projections = _seen_from(shape, 14)
    given_from_body = _similarity(scale=0.013, seed=3)
    body_from_given = np.linalg.inv(given_from_body)
    table = turntable_views(
        masks, [p @ body_from_given for p in projections], mm_per_unit=1 / 0.013
    )
    hull = carve_turntable(table, voxel_mm=1.25)
    assert hull.volume_ml == pytest.approx(shape.volume_ml, rel=0.2)
    assert abs(float(table.views[0].elevation_rad) - 0.55) < 0.06
    assert count_legs(hull, table.views).count == 3


@pytest.mark.long
def test_a_left_handed_frame_and_skewed_pixels_give_the_same_shape() -> None:
    masks, projections = _seen_from(_tripod(), 10)
    mirror, skew = np.diag([1.0, 1.0, -1.0, 1.0]), np.eye(3)
    skew[0, 1], skew[0, 2] = 0.04, -0.04 * MATRIX[1, 2]
    skewed = [cv2.warpAffine(mask, skew[:2], mask.shape[::-1]) for mask in masks]
    plain = turntable_views(masks, projections, mm_per_unit=1.0)
    other = turntable_views(
        [np.asarray(mask, dtype=np.uint8) for mask in skewed],
        [-2.5 * skew @ p @ mirror for p in projections],
        mm_per_unit=1.0,
    )
    one, two = (carve_turntable(table, voxel_mm=2.0) for table in (plain, other))
    assert two.volume_ml == pytest.approx(one.volume_ml, rel=0.03)
    assert other.views[0].elevation_rad == pytest.approx(plain.views[0].elevation_rad, abs=0.01)


def test_without_a_unit_the_thing_is_about_one_can() -> None:
    table = turntable_views(*_seen_from(_tripod(), 8))
    assert carve_turntable(table, voxel_mm=1.5).volume_ml == pytest.approx(75.0, rel=0.1)


@pytest.mark.parametrize("voxel_mm", [pytest.param(1.1, marks=pytest.mark.long), 3.0])
def test_a_shade_has_no_pores_and_fits_its_own_views(voxel_mm: float) -> None:
    table = turntable_views(*_seen_from(_tripod(), 12))
    hull = carve_turntable(table, voxel_mm=voxel_mm)
    fits = [iou(shade_of(hull, view), view.mask) for view in table.views]
    # A thick voxel's half sticks out where its centre is still inside.
    assert min(fits) > (0.955 if voxel_mm < 2 else 0.9), fits


def test_carving_around_is_what_a_ballot_elects() -> None:
    table = turntable_views(*_seen_from(_tripod(), 6))
    hull = carve_turntable(table, voxel_mm=2.5)
    again = carve_around(hull, table.views, voxel_mm=2.5)
    assert again.volume_ml == pytest.approx(hull.volume_ml, rel=0.02)
    lenient = carve_around(hull, table.views, voxel_mm=2.5, misses=1)
    assert lenient.volume_ml >= again.volume_ml


def test_what_cannot_be_carved_is_refused() -> None:
    masks, projections = _seen_from(_tripod(), 4)
    with pytest.raises(ValueError, match="3 of each"):
        turntable_views(masks[:2], projections[:2])
    with pytest.raises(ValueError, match=r"\(3, 4\)"):
        turntable_views(masks, [p[:, :3] for p in projections])
    with pytest.raises(ValueError, match="empty"):
        turntable_views([np.zeros_like(masks[0]), *masks[1:]], projections)


@pytest.mark.long
@pytest.mark.parametrize("count", [pytest.param(30, marks=pytest.mark.long), 12])
def test_the_toy_stands_on_three_and_matches_views_it_was_not_carved_with(count: int) -> None:
    masks, projections = _toy()
    others = [i for i in range(36) if i not in HELD_OUT]
    used = [others[k * len(others) // count] for k in range(count)]
    table = turntable_views([masks[i] for i in used], [projections[i] for i in used])
    hull = carve_turntable(table, voxel_mm=1.0)
    views = table.views_of([masks[i] for i in HELD_OUT], [projections[i] for i in HELD_OUT])
    fits = [iou(shade_of(hull, view), view.mask) for view in views]
    print(f"{count} views: held out {np.round(fits, 3)}, mean {np.mean(fits):.3f}")
    legs = count_legs(hull, table.views)
    assert legs.count == 3, legs
    assert np.mean(fits) >= 0.94, fits
    assert min(fits) >= (0.94 if count == 30 else 0.92), fits


@cache
def _tripod() -> Shape:
    """A body on three legs, with an arm."""
    body = np.array([0.0, 0.0, 42.0])
    feet = [
        np.array([26 * np.cos(a), 26 * np.sin(a), 4.0]) for a in 0.3 + 2 * np.pi * np.arange(3) / 3
    ]
    ends = [[body, body + np.array([0, 0, 6.0])], *([body, foot] for foot in feet)]
    ends.append([body, body + np.array([30.0, 0, 18.0])])
    radii = [[16.0, 14.0], *([7.0, 6.0] for _ in feet), [6.0, 4.0]]
    return shape_of(Capsules(np.array(ends), np.array(radii)), legs=3)


def _seen_from(shape: Shape, count: int) -> tuple[list[Mask], list[Floats]]:
    poses = [camera_at(2 * np.pi * i / count, 0.55) for i in range(count)]
    masks = []
    for pose in poses:
        view = view_of(shape, pose, MATRIX, blur_px=0.5, grown_px=0.0)
        whole = np.zeros((720, 1280), dtype=np.uint8)
        left, top = view.corner_px
        height, width = view.mask.shape
        whole[top : top + height, left : left + width] = np.where(view.mask > 127, 255, 0)
        masks.append(whole)
    return masks, [MATRIX @ pose[:3] for pose in poses]


def _similarity(*, scale: float, seed: int) -> Floats:
    random = np.random.default_rng(seed)
    turn, _ = np.linalg.qr(random.normal(size=(3, 3)))
    out = np.eye(4)
    out[:3, :3] = scale * turn * np.sign(np.linalg.det(turn))
    out[:3, 3] = random.normal(size=3)
    return out


@cache
def _toy() -> tuple[Sequence[Mask], Sequence[Floats]]:
    folder = shared(*TOY)
    pictures = [cv2.imread(str(path)) for path in sorted(folder.glob("view_*.jpg"))]
    masks = [
        outline_before(np.asarray(picture, dtype=np.uint8)[:, :TOY_IS_LEFT_OF_PX])
        for picture in pictures
        if picture is not None
    ]
    matrices = json.loads((folder / "projection_matrices.json").read_text())
    return masks, [np.array(matrix) for matrix in matrices]
