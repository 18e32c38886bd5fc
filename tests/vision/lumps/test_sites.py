import numpy as np
import pytest

from tests.vision.throws.balls import SIZE_WH, TABLE_BGR, picture
from vision.lumps.sites import filled_in, sites

NOTHING = np.zeros((SIZE_WH[1], SIZE_WH[0]), dtype=np.uint8)


@pytest.mark.parametrize(
    "clay", [(30.0, 90.0, 230.0), (40.0, 40.0, 40.0), (235.0, 235.0, 235.0), (40.0, 60.0, 85.0)]
)
def test_a_ball_is_one_site_whatever_its_colour(clay: tuple[float, float, float]) -> None:
    found = sites(picture([(10.0, 5.0, 10.0)], clay), NOTHING)
    assert len(found) == 1
    rows, columns = found[0].box
    assert rows.stop - rows.start < 160
    assert columns.stop - columns.start < 160


def test_a_bare_table_has_no_site() -> None:
    assert sites(picture([]), NOTHING) == []


def test_nothing_is_looked_for_where_it_is_covered() -> None:
    assert sites(picture([(10.0, 5.0, 10.0)]), np.full_like(NOTHING, 255)) == []


def test_the_table_under_a_ball_is_filled_in_from_around() -> None:
    site = sites(picture([(10.0, 5.0, 10.0)]), NOTHING)[0]
    away = np.abs(site.table.astype(float) - np.array(TABLE_BGR)).max(axis=2)
    assert np.percentile(away, 99) < 25


def test_a_picture_of_the_empty_table_is_used_as_it_is() -> None:
    bare = picture([], seed=4)
    site = sites(picture([(10.0, 5.0, 10.0)]), NOTHING, bare)[0]
    assert (site.table == bare[site.box]).all()


def test_a_slope_of_light_goes_on_through_what_is_filled_in() -> None:
    ramp = np.broadcast_to(np.linspace(40, 200, 120)[None, :, None], (80, 120, 3))
    hole = np.zeros((80, 120), dtype=np.uint8)
    hole[25:55, 40:80] = 255
    filled = filled_in(np.asarray(ramp, dtype=np.uint8), hole)
    assert np.abs(filled.astype(float) - ramp).max() < 16
