"""Examples for the look preserve their world's classes, light and shapes."""

from pathlib import Path

import cv2
import numpy as np
import pytest

from tests.training.look import examples
from tests.training.look.examples import PART, UNKNOWN, WHOLE, World, as_rendered, drawn
from tests.training.look.prints import Prints, draw, teaching_grounds
from tests.training.look.retouch import GREY_GROUND, with_clay, with_flat_shapes, with_ground
from tests.training.look.sensor import draw_sensor, photographed
from vision.look.look import STEP, Kind


def small_world() -> World:
    """A grey ground, darker to the right, with a disc of clay."""
    ys, xs = np.mgrid[:360, :480]
    light = np.repeat((0.5 - xs / 1200)[..., None], 3, axis=2)
    inside = np.hypot(xs - 240, ys - 180) < 70
    label = np.where(inside, Kind.CLAY, Kind.TABLE).astype(np.uint8)
    full = np.where(inside[..., None], 0.8 * light, light)
    return World(
        full.astype(np.float16), light.astype(np.float16), label,
        np.full_like(label, Kind.TABLE), inside.astype(np.uint8), plain=True,
    )  # fmt: skip


def prints(seed: int) -> Prints:
    return Prints(np.random.default_rng(seed), [])


def test_an_example_has_the_networks_shape_and_follows_from_its_seed() -> None:
    world = small_world()
    for size in (WHOLE, PART):
        one = drawn(world, np.random.default_rng(4), prints(1), size)
        same = drawn(world, np.random.default_rng(4), prints(1), size)
        assert one[0].shape == (7, size[1], size[0])
        assert one[1].shape == (size[1] // STEP, size[0] // STEP)
        assert np.array_equal(one[0], same[0])
        assert np.array_equal(one[1], same[1])
        assert set(np.unique(one[1])) <= {Kind.TABLE, Kind.CLAY, UNKNOWN}


def test_examples_of_one_world_differ() -> None:
    r = np.random.default_rng(4)
    one, other = (drawn(small_world(), r, prints(1))[0][:3] for _ in range(2))
    assert np.abs(one - other).mean() > 0.1


def test_the_empty_tables_planes_are_zero_and_flagged_where_there_is_none() -> None:
    with_bare, without, label = as_rendered(small_world(), np.random.default_rng(2))
    assert (with_bare[6] == 1).all()
    assert with_bare[3:6].any()
    assert not without[3:].any()
    assert np.array_equal(with_bare[:3], without[:3])
    assert (label == Kind.CLAY).mean() == pytest.approx(np.pi * 70**2 / (480 * 360), rel=0.03)


def test_a_new_ground_keeps_the_light_and_leaves_the_clay_alone() -> None:
    world = small_world()
    full, ground = world.full.astype(np.float32), np.full((360, 480, 3), 0.2, np.float32)
    laid = with_ground(full, world.label, ground)
    assert laid[10, 30:400:50] == pytest.approx(full[10, 30:400:50] * 0.2 / GREY_GROUND)
    assert laid[180, 240] == pytest.approx(full[180, 240])


def test_new_clay_keeps_its_shading() -> None:
    world, near = small_world(), np.full(3, 0.4, np.float32)
    full = world.full.astype(np.float32)
    for seed in range(12):
        r = np.random.default_rng(seed)
        painted = with_clay(r, full, world.label, world.which, near)
        assert np.array_equal(painted[10, 10], full[10, 10])
        assert np.isfinite(painted).all()
        assert (painted >= 0).all()


def test_prints_are_colours() -> None:
    for seed in range(40):
        print_ = draw(np.random.default_rng(seed), [])
        assert print_.shape == (512, 512, 3)
        assert print_.min() >= 0
        assert print_.max() <= 1.001


def test_a_picture_is_as_bright_as_its_light() -> None:
    r = np.random.default_rng(3)
    sensor = draw_sensor(r)
    light = np.linspace(0.02, 0.6, 160, dtype=np.float32)
    strip = np.repeat(np.repeat(light[None, :, None], 120, axis=0), 3, axis=2)
    grey = photographed(r, strip, sensor).mean(axis=(0, 2))
    assert np.corrcoef(grey, light)[0, 1] > 0.9


def test_no_ground_teaches_where_none_is_told() -> None:
    assert teaching_grounds(None) == []
    assert teaching_grounds(Path("nowhere")) == []


@pytest.mark.parametrize("seed", range(8))
def test_flat_shapes_lie_on_sheets_and_leave_the_rest_of_the_ground_as_it_was(seed: int) -> None:
    ground = np.full((240, 320, 3), 0.3, np.float32)
    shown, sheets = with_flat_shapes(np.random.default_rng(seed), ground)
    assert 0 < sheets.mean() < 0.8
    near = cv2.dilate(sheets.astype(np.uint8), np.ones((5, 5), np.uint8)) > 0  # drawn smoothly
    assert np.array_equal(shown[~near], ground[~near])
    assert np.abs(shown[sheets] - 0.3).mean() > 0.1
    assert (ground == np.float32(0.3)).all()


def test_a_sheet_is_a_print_and_clay_on_it_stays_clay(monkeypatch: pytest.MonkeyPatch) -> None:
    def everywhere(_: np.random.Generator, ground: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        return ground, np.ones(ground.shape[:2], dtype=bool)

    monkeypatch.setattr(examples, "FLAT_SHAPES", 1.0)
    monkeypatch.setattr(examples, "with_flat_shapes", everywhere)
    _, label = drawn(small_world(), np.random.default_rng(4), prints(1))
    assert set(np.unique(label)) <= {Kind.PRINT, Kind.CLAY, UNKNOWN}
    assert (label == Kind.PRINT).any()
    assert (label == Kind.CLAY).any()
