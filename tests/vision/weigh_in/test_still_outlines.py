"""Which pictures show the table at all, and which holes in an outline show it."""

import cv2
import numpy as np
import pytest

from calibration.arrays import Image, Mask
from vision.weigh_in.still_outlines import patched, shows_another_place, still_outlines

SIDE = 160
MIDDLE = (80, 80)
CLAY_BGR = (40, 60, 200)


def table() -> Image:
    """A grey-brown table with a grain."""
    r = np.random.default_rng(2)
    grain = cv2.GaussianBlur(r.normal(0, 1, (SIDE, SIDE)).astype(np.float32), (0, 0), 2.0)
    levels = np.array([90.0, 105.0, 120.0]) + 40 * grain[..., None]
    return np.clip(levels, 0, 255).astype(np.uint8)


def ring() -> Mask:
    mask = np.zeros((SIDE, SIDE), dtype=np.uint8)
    cv2.circle(mask, MIDDLE, 50, 255, -1)
    cv2.circle(mask, MIDDLE, 18, 0, -1)
    return mask


def seen(inside: Image) -> Image:
    """A ring of clay on the table, and what its hole shows."""
    picture = inside.copy()
    picture[ring() > 0] = CLAY_BGR
    return picture


def lit(light: float) -> Image:
    """The table under `light` times its usual light."""
    linear = np.clip((table() / 255.0) ** 2.2 * light, 0, 1)
    return np.round(255 * linear ** (1 / 2.2)).astype(np.uint8)


@pytest.mark.parametrize("light", [0.5, 0.8, 1.0, 1.25])
def test_a_ring_on_the_table_shows_this_place(light: float) -> None:
    wide = (2 * SIDE, 3 * SIDE, 3)
    picture, empty = np.resize(lit(light), wide), np.resize(table(), wide)
    picture[:SIDE, :SIDE] = seen(lit(light))
    assert not shows_another_place(picture, empty)


def test_other_things_show_another_place() -> None:
    assert shows_another_place(seen(255 - table()), table())
    assert shows_another_place(np.full_like(table(), (200, 60, 30)), table())
    assert shows_another_place(np.full_like(table(), 235), table())


def test_an_outline_without_holes_stays() -> None:
    whole = cv2.circle(np.zeros((SIDE, SIDE), dtype=np.uint8), MIDDLE, 50, 255, -1)
    mask = np.asarray(whole, dtype=np.uint8)
    assert np.array_equal(patched(mask, seen(table()), table()), mask)


@pytest.mark.parametrize("light", [1.0, 0.7, 0.35])
def test_a_hole_that_shows_the_table_or_its_shadow_stays(light: float) -> None:
    assert np.array_equal(patched(ring(), seen(lit(light)), table()), ring())


@pytest.mark.parametrize("patch_bgr", [(235, 240, 240), (200, 60, 30), (30, 190, 230)])
def test_a_patch_of_another_clay_is_filled(patch_bgr: tuple[int, int, int]) -> None:
    inside = np.full((SIDE, SIDE, 3), patch_bgr, dtype=np.uint8)
    told = patched(ring(), seen(inside), table())
    assert told[MIDDLE] == 255
    assert cv2.countNonZero(told) == pytest.approx(np.pi * 50**2, rel=0.02)


def test_each_hole_is_told_by_itself() -> None:
    mask, picture = ring(), seen(table())
    cv2.circle(mask, (80, 40), 5, 0, -1)
    cv2.circle(picture, (80, 40), 6, (240, 240, 240), -1)
    told = patched(mask, picture, table())
    assert told[40, 80] == 255
    assert told[MIDDLE] == 0


def test_clay_that_is_nothing_but_rim_has_a_colour() -> None:
    """Before, its sample was empty, and naming its colour failed."""
    rng = np.random.default_rng(0)
    plain = np.full((480, 640, 3), (110.0, 140.0, 150.0))
    thin = cv2.line(plain.copy(), (291, 232), (348, 248), (60, 160, 60), 2)
    picture, empty = (
        np.clip(one + rng.normal(0, 2, one.shape), 0, 255).astype(np.uint8) for one in (thin, plain)
    )
    clay = still_outlines([picture], empty).clay_bgr
    assert len(clay) > 0
    assert np.median(clay, axis=0) == pytest.approx((60, 160, 60), abs=25)


def test_a_larger_lump_that_lies_there_all_the_time_is_not_the_creature() -> None:
    """Smooth orange fruit looks like clay, and it is larger than many a creature."""
    bare = np.tile(lit(1.0), (3, 4, 1))
    cv2.circle(bare, (150, 240), 70, (40, 120, 230), -1)
    picture = bare.copy()
    at = (470, 240)
    cv2.ellipse(picture, at, (45, 28), 0, 0, 360, (70, 60, 200), -1)
    found = still_outlines([picture], bare)
    left, top = found.corner_px
    assert abs(left + found.masks[0].shape[1] / 2 - at[0]) < 20
    assert abs(top + found.masks[0].shape[0] / 2 - at[1]) < 20
