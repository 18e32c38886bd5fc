"""Pieces on the printed grid, drawn: found, on their space, and facing the right way."""

from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt
import pytest

from calibration.arrays import Image
from calibration.detect.boards import grey_of
from calibration.model.solution import Calibration
from calibration.solve.calibrate import calibrate
from tests.support import drawn_boards as drawn
from vision.tokens.find import HEIGHT_SIGMA_MM, TokenFound, find_tokens
from vision.tokens.spaces import BoardsOfPlay

SCENES, FEW = 5, 2
PIECES = 8
FACING_DEG = 5.0
THICK_MM = 1.0


@dataclass(frozen=True, eq=False)
class Laid:
    """A piece that was laid: its number, place, heading, and space."""

    number: int
    at_mm: npt.NDArray[np.float64]
    heading_deg: float
    space: tuple[int, int]


@dataclass(frozen=True, eq=False)
class Scene:
    """A drawn grid with pieces, and the found ones."""

    picture: Image
    calibration: Calibration
    laid: tuple[Laid, ...]
    found: dict[int, TokenFound]


@cache
def scene(seed: int) -> Scene:
    random = np.random.default_rng(seed)
    printed = drawn.boards("grid", "tokens")
    cells = printed.markers[0].cells
    assert cells is not None
    numbers = random.choice(sorted(printed.tokens[0].pieces), PIECES, replace=False)
    papers, laid = drawn.board("grid", "grid"), []
    for number, space in zip(numbers, random.choice(36, PIECES, replace=False), strict=True):
        at = cells.middles_mm().reshape(-1, 2)[space] + random.uniform(-3, 3, 2)
        # Turned at will: neighbours of a space of 30 mm do not reach each other's markers.
        heading = float(random.choice([0, 90, 180, 270]) + random.uniform(-15, 15)) % 360
        thick = max(0.1, float(random.normal(THICK_MM, HEIGHT_SIGMA_MM)))
        papers.append(drawn.piece("tokens", int(number), (at[0], at[1]), heading, thick))
        laid.append(Laid(int(number), at, heading, (int(space) % 6 + 1, int(space) // 6 + 1)))
    by = drawn.view(
        (float(random.uniform(-30, 30)), float(random.uniform(-30, 30))),
        float(random.uniform(520, 750)),
        float(random.uniform(40, 85)),
        float(-90 + random.uniform(-40, 40)),
    )
    picture = drawn.seen(papers, by, table=str(random.choice(list(drawn.TABLES))), seed=seed)
    calibration = calibrate([picture], printed, camera=by.camera)
    found = find_tokens(grey_of(picture), printed, calibration)
    return Scene(picture, calibration, tuple(laid), {one.number: one for one in found})


@pytest.mark.parametrize(
    "seed",
    [seed if seed < FEW else pytest.param(seed, marks=pytest.mark.long) for seed in range(SCENES)],
)
def test_every_piece_is_found_on_its_space_and_no_other(seed: int) -> None:
    drawn_scene = scene(seed)
    assert set(drawn_scene.found) == {one.number for one in drawn_scene.laid}
    spaces = BoardsOfPlay(drawn.boards("grid", "tokens"), drawn_scene.calibration)
    for one in drawn_scene.laid:
        found = drawn_scene.found[one.number]
        space = spaces.space_of(found.at_mm, found.sigma_mm, found.heading_deg)
        assert space is not None
        assert (space.column, space.row) == one.space
        assert space.probability > 0.9


@pytest.mark.parametrize("scenes", [FEW, pytest.param(SCENES, marks=pytest.mark.long)])
def test_places_and_headings_hold_within_what_is_stated(scenes: int) -> None:
    places, headings, off_mm, off_deg = [], [], [], []
    for seed in range(scenes):
        for one in scene(seed).laid:
            found = scene(seed).found[one.number]
            apart = found.at_mm - one.at_mm
            turned = (found.heading_deg - one.heading_deg + 180) % 360 - 180
            places += list(np.abs(apart / found.sigma_mm))
            headings.append(abs(turned) / found.heading_sigma_deg)
            off_mm.append(float(np.hypot(*apart)))
            off_deg.append(abs(turned))
    for what, shares in (("places", places), ("headings", headings)):
        once, twice = np.mean(np.array(shares) < 1), np.mean(np.array(shares) < 2)
        print(f"{what}: {once:.0%} within one sigma, {twice:.0%} within two, of {len(shares)}")
        assert once > 0.55
        assert twice > 0.9
    print(f"off by {np.median(off_mm):.2f} mm median, {max(off_mm):.2f} at worst")
    print(f"turned by {np.median(off_deg):.2f} degrees median, {max(off_deg):.2f} at worst")
    assert max(off_deg) < FACING_DEG


def test_a_number_that_a_board_uses_is_no_piece() -> None:
    """A boards file that names no pieces: any number may be one, but not those of the grid."""
    found = scene(0).found
    assert all(number >= 90 for number in found)


def test_a_marker_held_up_is_none_on_the_table() -> None:
    printed = drawn.boards("grid", "tokens")
    by = drawn.view((0, 0), 550, 70, -90)
    held = drawn.piece("tokens", 90, (0.0, 0.0), 90.0, 140.0)
    picture = drawn.seen([*drawn.board("grid", "grid"), held], by)
    calibration = calibrate([picture], printed, camera=by.camera)
    assert find_tokens(grey_of(picture), printed, calibration) == ()
