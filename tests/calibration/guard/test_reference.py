from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from calibration.arrays import Image
from calibration.detect.boards import find_boards
from calibration.guard.reference import (
    SCENERY,
    Reference,
    ReferenceMatch,
    reference_of,
    steadiness,
    with_fresh_scenery,
)
from calibration.model.solution import Calibration
from calibration.solve.calibrate import calibrate
from tests.calibration.stage import CORNERS, SHEET, Stage, boards_of, camera, looking

CAMERA = camera((640, 360), 460.0)
BOARDS = boards_of(SHEET, CORNERS)
STAGE = Stage(BOARDS, CAMERA)
THINGS = [(300, 250), (360, 260), (420, 230), (330, 300), (390, 310), (450, 280), (280, 310)]


def furnished(picture: Image, things: list[tuple[int, int]] = THINGS) -> Image:
    """The picture with dice on the table at these pixels."""
    full = picture.copy()
    for x, y in things:
        full[y : y + 8, x : x + 8] = (40, 60, 200)
    return full


@cache
def known() -> tuple[Image, Calibration, Reference]:
    picture = furnished(STAGE.picture())
    calibration = calibrate([picture], BOARDS, CAMERA)
    reference = reference_of(picture, find_boards(picture, BOARDS), calibration, BOARDS)
    return picture, calibration, reference


def seen_in(picture: Image) -> ReferenceMatch:
    return steadiness(known()[2], picture)


def test_boards_and_things_beside_them_are_remembered() -> None:
    _, _, reference = known()
    assert reference.boards == ("sheet", "corners")
    assert reference.corners == (24, 16)
    assert set(reference.piece) == {SCENERY, 0, 1, 2, 3, 4}
    scenery = reference.anchors.at_px[reference.piece == SCENERY]
    apart = np.linalg.norm(scenery[:, None] - np.array(THINGS)[None], axis=2).min(axis=1)
    assert len(scenery) >= len(THINGS) - 1, "all but one that lies beside a marker"
    assert (apart < 20).all()


@pytest.mark.parametrize("light", [1.0, 0.5])
def test_the_same_from_the_same_place_is_sound(light: float) -> None:
    seen = seen_in(furnished(Stage(BOARDS, CAMERA, light=light, seed=4).picture()))
    assert seen.sound
    assert seen.camera_holds
    assert seen.contrast == pytest.approx(light ** (1 / 2.2), abs=0.05)


@pytest.mark.parametrize("eye_mm", [(32.0, -430.0, 520.0), (30.0, -430.0, 540.0)])
def test_from_another_place_nothing_holds(eye_mm: tuple[float, float, float]) -> None:
    picture = Stage(BOARDS, CAMERA, looking(eye_mm, (3.0, 10.0, 0.0))).picture()
    assert not seen_in(picture).camera_holds


def test_a_covered_sheet_leaves_the_camera_proven() -> None:
    picture = known()[0].copy()
    picture[:, :300] = 120
    seen = seen_in(picture)
    assert not seen.sound
    assert seen.camera_holds
    assert dict(seen.boards)["sheet"] < 0.2


def test_with_all_boards_covered_the_rest_of_the_table_proves_it() -> None:
    picture = np.full_like(known()[0], 120)
    picture[220:340, 260:480] = known()[0][220:340, 260:480]
    seen = seen_in(picture)
    assert not seen.sound
    assert seen.camera_holds
    assert seen.scenery == 1.0


def test_fresh_scenery_keeps_the_patches_of_the_boards() -> None:
    _, calibration, reference = known()
    other = furnished(STAGE.picture(), [(x + 17, y - 9) for x, y in THINGS])
    assert steadiness(reference, other).scenery == pytest.approx(0.0, abs=0.3)
    fresh = with_fresh_scenery(reference, other, calibration, BOARDS)
    assert steadiness(fresh, other).scenery == 1.0
    kept = fresh.anchors.across[fresh.piece != SCENERY]
    assert np.array_equal(kept, reference.anchors.across[reference.piece != SCENERY])


def test_an_empty_table_without_things_tells_nothing_of_scenery() -> None:
    picture = np.full((360, 640, 3), 90, dtype=np.uint8)
    seen = find_boards(picture, BOARDS)
    empty = reference_of(picture, replace(seen, boards=()), known()[1], BOARDS)
    told = steadiness(empty, picture)
    assert told == ReferenceMatch(False, False, (), None, False, None)
