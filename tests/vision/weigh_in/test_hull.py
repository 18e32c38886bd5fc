from dataclasses import replace

import numpy as np
import pytest

from tests.vision.tracking.standpoints import ball, camera_at, views_around
from vision.masks import iou
from vision.weigh_in.hull import View, ballot, carve, outline_of


def test_a_ball_carved_from_many_sides_is_a_little_too_large() -> None:
    shape = ball(20.0)
    hull = carve(views_around(shape, 24))
    # Seen from above at 34 degrees only, its underside and top stay a little pointed.
    assert 1.0 < hull.volume_ml / shape.volume_ml < 1.12


def test_more_views_never_add_clay() -> None:
    shape = ball(18.0, at=(10.0, -5.0))
    volumes = [carve(views_around(shape, count)).volume_ml for count in (4, 8, 16)]
    assert volumes == sorted(volumes, reverse=True)


def test_the_hull_lies_where_the_ball_is() -> None:
    hull = carve(views_around(ball(15.0, at=(22.0, -14.0)), 12))
    middle = hull.points_mm().mean(axis=0)
    assert middle == pytest.approx([22.0, -14.0, 15.0], abs=1.0)


def test_outlines_of_the_hull_are_those_it_was_carved_with() -> None:
    views = views_around(ball(20.0), 12)
    hull = carve(views)
    halves = [np.where(v.mask > 127, np.uint8(255), np.uint8(0)) for v in views]
    overlaps = [iou(outline_of(hull, v), half) for v, half in zip(views, halves, strict=True)]
    assert min(overlaps) > 0.93


def test_a_ballot_survives_one_wrong_view_where_carving_does_not() -> None:
    shape = ball(20.0)
    views = list(views_around(shape, 12))
    views[3] = replace(views[3], mask=np.zeros_like(views[3].mask))
    assert carve(views).volume_ml == 0
    voted = ballot(views).elected(1).volume_ml
    assert voted == pytest.approx(shape.volume_ml, rel=0.35)
    assert carve(views, misses=1).volume_ml == pytest.approx(shape.volume_ml, rel=0.2)


def test_a_view_without_a_piece_is_known_by_what_it_alone_cuts_away() -> None:
    views = list(views_around(ball(20.0), 12))
    sound = ballot(views).cut_by_one()
    assert sound.shape == (12,)
    assert sound.max() < 0.05
    rows = np.flatnonzero((views[3].mask > 127).any(axis=1))
    missing = views[3].mask.copy()
    missing[rows[3 * len(rows) // 4] :] = 0
    views[3] = replace(views[3], mask=missing)
    cut = ballot(views).cut_by_one()
    assert int(np.argmax(cut)) == 3
    assert cut[3] > 3 * np.delete(cut, 3).max()


def test_a_thin_outline_at_the_crop_s_edge_is_not_lost() -> None:
    views = [_tight(view) for view in views_around(ball(4.0, height=30.0), 10)]
    assert carve(views).volume_ml == pytest.approx(4 / 3 * np.pi * 0.4**3, rel=0.25)


def test_azimuth_and_elevation_are_the_camera_s() -> None:
    pose = camera_at(1.2, 0.5)
    view = View(np.zeros((4, 4), np.uint8), (0, 0), np.eye(3), np.zeros(5), pose)
    assert view.azimuth_rad == pytest.approx(1.2, abs=1e-9)
    assert np.degrees(view.elevation_rad) == pytest.approx(np.degrees(0.5), abs=3)


def test_carving_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one view"):
        carve([])


def _tight(view: View) -> View:
    rows, columns = np.nonzero(view.mask)
    top, left = rows.min(), columns.min()
    mask = np.ascontiguousarray(view.mask[top : rows.max() + 1, left : columns.max() + 1])
    corner = (view.corner_px[0] + int(left), view.corner_px[1] + int(top))
    return replace(view, mask=mask, corner_px=corner)
