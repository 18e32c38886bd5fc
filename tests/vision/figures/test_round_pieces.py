"""Drawn balls, stones and counters: their places and sigmas."""

import cv2
import numpy as np
import pytest

from calibration.arrays import Floats
from vision.figures.balls import FoundBall
from vision.figures.field import Differs
from vision.figures.ground import FieldView
from vision.figures.rim_fit import Base
from vision.figures.round_pieces import pieces_at

SIDE_PX, MM, FINE = 500, 1.0, 2
ASLANT = np.array([0.0, -650.0, 1000.0])
ABOVE = np.array([20.0, -60.0, 1100.0])
HALF_MM = 12.0
SPOTS = [np.array([x, y]) for x in (-150.0, -40.0, 60.0, 160.0) for y in (-120.0, 10.0, 140.0)]


def field(eye_mm: Floats) -> FieldView:
    blank = np.zeros((SIDE_PX, SIDE_PX), np.uint8)
    half = SIDE_PX / 2 * MM
    maps = (blank.astype(np.float32), blank.astype(np.float32))
    return FieldView(np.array([-half, half]), MM, maps, ~blank, eye_mm, ~blank, blank)


def unlike(
    ground: FieldView, places: list[Floats], flat: float, rng: np.random.Generator
) -> Differs:
    """The mask of pixels that are not field: rays that hit a piece, with a little noise."""
    seen = np.zeros((SIDE_PX * FINE, SIDE_PX * FINE))
    for place in places:
        paint(seen, ground, place, flat)
    whole = seen.reshape(SIDE_PX, FINE, SIDE_PX, FINE).mean(axis=(1, 3))
    soft = cv2.GaussianBlur(whole, (0, 0), 0.9) + rng.normal(0, 0.05, whole.shape)
    plane = np.clip(soft, 0, 1).astype(np.float32)
    return Differs(plane, np.zeros_like(plane), np.ones_like(plane))


def paint(seen: Floats, ground: FieldView, place: Floats, flat: float) -> None:
    """Set the pixels, several for each of the view's, whose rays meet a piece."""
    half = np.array([HALF_MM, HALF_MM, HALF_MM * flat])
    reach = int(4 * HALF_MM / MM * FINE)
    first = np.round(ground.pixels(place[None])[0] * FINE).astype(int) - reach
    rows, columns = np.mgrid[: 2 * reach, : 2 * reach] + first[::-1, None, None]
    at_px = np.stack([columns.ravel(), rows.ravel()], axis=1) / FINE - (FINE - 1) / FINE / 2
    on_table = np.column_stack([ground.places_mm(at_px), np.zeros(len(at_px))])
    origin, ways = (ground.eye_mm - [*place, half[2]]) / half, (on_table - ground.eye_mm) / half
    meets = (ways @ origin) ** 2 >= np.sum(ways * ways, axis=1) * (origin @ origin - 1)
    seen[rows.ravel()[meets], columns.ravel()[meets]] = 1.0


def found(eye_mm: Floats, flat: float, seed: int) -> tuple[tuple[FoundBall, ...], list[Floats]]:
    """The reported places of pieces that were detected beside their points of contact."""
    rng = np.random.default_rng(seed)
    places = [spot + rng.uniform(-8, 8, 2) for spot in SPOTS]
    ground = field(eye_mm)
    appear = [ground.appears(place[None], HALF_MM * flat)[0] for place in places]
    discs = [Base(at + rng.normal(0, 2, 2), 1.0, 1.0, HALF_MM, 1.0, 72) for at in appear]
    return pieces_at(discs, unlike(ground, places, flat, rng), ground), places


def off_mm(told: tuple[FoundBall, ...], places: list[Floats]) -> Floats:
    """(N, 2) errors of the places."""
    offs = [min((one.at_mm - at for at in places), key=lambda way: np.hypot(*way)) for one in told]
    return np.array(offs)


@pytest.mark.parametrize("flat", [0.1, 0.42, 1.0])
@pytest.mark.parametrize("eye_mm", [ASLANT, ABOVE], ids=["aslant", "above"])
def test_pieces_lie_where_they_touch_the_table(eye_mm: Floats, flat: float) -> None:
    """Treated as a flat disc, a ball seen obliquely would be placed 8 mm off."""
    told, places = found(eye_mm, flat, 1)
    assert len(told) == len(places)
    assert np.hypot(*off_mm(told, places).T).max() < 1.5


@pytest.mark.parametrize("count", [2, pytest.param(8, marks=pytest.mark.long)])
def test_two_in_three_lie_within_their_sigma(count: int) -> None:
    near = []
    for seed in range(count):
        for eye_mm in (ASLANT, ABOVE):
            for flat in (0.42, 1.0):
                told, places = found(eye_mm, flat, seed)
                sigmas = np.array([one.sigma_mm for one in told])
                near.append(np.abs(off_mm(told, places)) / sigmas[:, None])
    ratios = np.concatenate(near)
    print(f"of {ratios.size} {np.mean(ratios < 1):.0%} within one, {np.mean(ratios < 2):.0%} two")
    assert np.mean(ratios < 1) >= 0.6
    assert np.mean(ratios < 2) >= 0.9


def test_a_piece_that_was_found_twice_is_told_once() -> None:
    ground, rng = field(ASLANT), np.random.default_rng(3)
    at = ground.appears(np.zeros((1, 2)), HALF_MM)[0]
    discs = [Base(at + shift, 1.0, 1.0, HALF_MM, 1.0, 72) for shift in ([0.0, 5.0], [3.0, -4.0])]
    (told,) = pieces_at(discs, unlike(ground, [np.zeros(2)], 1.0, rng), ground)
    assert np.hypot(*told.at_mm) < 1.0


def test_where_nothing_was_found_nothing_lies() -> None:
    ground = field(ASLANT)
    nothing = unlike(ground, [], 1.0, np.random.default_rng(1))
    assert pieces_at((), nothing, ground) == ()
