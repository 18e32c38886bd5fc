"""Places where edges or patterns have changed since the picture of the empty table."""

import cv2
import numpy as np
import pytest

from calibration.arrays import Image, Mask
from tests.vision.throws.balls import calibration
from vision.lumps.changed_edges import TUNING, changed_places
from vision.lumps.read_heaps import not_covered

SIZE_HW = 480, 640
GREY = 176.0
NOISE = 2.0
BESIDE = (470.0, 250.0, 600.0, 300.0)


def noisy(light: np.ndarray, seed: int) -> Image:
    r = np.random.default_rng(seed)
    return np.clip(light + r.normal(0, NOISE, light.shape), 0, 255).astype(np.uint8)


def dotted() -> np.ndarray:
    """A pale grey table with small dots in two colours, as on terrazzo; (h, w, 3) float."""
    r = np.random.default_rng(5)
    table = np.full((*SIZE_HW, 3), GREY)
    for x, y in r.uniform([0, 0], SIZE_HW[::-1], (500, 2)):
        colour = ((150, 120, 150), (170, 190, 150))[int(r.integers(2))]
        cv2.circle(table, (int(x), int(y)), int(r.integers(2, 5)), colour, cv2.FILLED)
    return table


def with_lump(table: np.ndarray, at: tuple[int, int]) -> np.ndarray:
    """A grey lump of nearly the table's lightness, darker only at its rim."""
    shown = table.copy()
    cv2.circle(shown, at, 22, (120, 120, 120), cv2.FILLED)
    cv2.circle(shown, at, 19, (165, 165, 165), cv2.FILLED)
    return shown


def with_shadow(table: np.ndarray, at: tuple[int, int]) -> np.ndarray:
    rows, columns = np.mgrid[: SIZE_HW[0], : SIZE_HW[1]]
    away = np.hypot(columns - at[0], rows - at[1])
    return np.asarray(table * (1 - 0.5 * np.exp(-((away / 25) ** 2)))[..., None])


def nothing_hidden() -> Mask:
    return np.zeros(SIZE_HW, np.uint8)


@pytest.fixture(scope="module")
def bare() -> Image:
    return noisy(dotted(), 1)


def test_a_lump_that_covers_the_print_is_found(bare: Image) -> None:
    shown = noisy(with_lump(dotted(), (300, 250)), 2)
    ((left, top, right, bottom),) = changed_places(shown, bare, nothing_hidden(), calibration())
    assert (left, top, right, bottom) == pytest.approx((278, 228, 322, 272), abs=6)


def test_a_soft_shadow_changes_no_edge(bare: Image) -> None:
    shown = noisy(with_shadow(dotted(), (300, 250)), 2)
    assert changed_places(shown, bare, nothing_hidden(), calibration()) == []


def test_noise_changes_no_edge(bare: Image) -> None:
    assert changed_places(noisy(dotted(), 2), bare, nothing_hidden(), calibration()) == []


def test_another_exposure_changes_no_edge(bare: Image) -> None:
    darker = noisy(0.7 * dotted(), 2)
    assert changed_places(darker, bare, nothing_hidden(), calibration()) == []


def test_nothing_is_found_where_nothing_is_searched_for(bare: Image) -> None:
    hidden = nothing_hidden()
    hidden[200:300, 250:350] = 255
    shown = noisy(with_lump(dotted(), (300, 250)), 2)
    assert changed_places(shown, bare, hidden, calibration()) == []
    assert changed_places(shown, bare, np.full_like(hidden, 255), calibration()) == []


def test_a_moved_camera_tells_nothing(bare: Image) -> None:
    moved = np.roll(noisy(with_lump(dotted(), (300, 250)), 2), 6, axis=1)
    assert changed_places(moved, bare, nothing_hidden(), calibration()) == []


def test_a_speck_is_smaller_than_any_missile(bare: Image) -> None:
    speck = dotted()
    cv2.circle(speck, (300, 250), 3, (90, 90, 90), cv2.FILLED)
    assert changed_places(noisy(speck, 2), bare, nothing_hidden(), calibration()) == []


def test_large_pictures_are_shrunk_and_boxes_are_of_the_picture(bare: Image) -> None:
    shown = noisy(with_lump(dotted(), (300, 250)), 2)
    factor = 4
    assert SIZE_HW[1] * factor > TUNING.width_px
    large, large_bare = (
        np.asarray(cv2.resize(one, None, fx=factor, fy=factor), np.uint8) for one in (shown, bare)
    )
    hidden = np.zeros(large.shape[:2], np.uint8)
    ((left, top, right, bottom),) = changed_places(large, large_bare, hidden, calibration())
    assert (left, top, right, bottom) == pytest.approx((1112, 912, 1288, 1088), abs=24)


def test_only_what_no_window_shows_is_read_besides() -> None:
    """A window has a margin of 28 mm around its box, 42 pixels here."""
    pile, inside, beside = (400.0, 250.0, 480.0, 300.0), (390.0, 240.0, 470.0, 290.0), BESIDE
    assert not_covered([inside, beside], [pile], calibration()) == [beside]
    assert not_covered([inside, beside], [], calibration()) == [inside, beside]


def test_windows_that_overlap_are_read_as_one() -> None:
    ends = [(400.0, 250.0, 420.0, 270.0), (450.0, 250.0, 470.0, 270.0)]
    between = (405.0, 255.0, 465.0, 265.0)
    assert not_covered([between], ends[:1], calibration()) == [between]
    assert not_covered([between], ends, calibration()) == []
