"""The network's cells as places on the field, and what it sees on a cloth it was never shown."""

import numpy as np
import pytest

from calibration.solve.calibrate import calibrate
from tests.support import drawn_pitch as drawn
from tests.support.drawn_boards import view
from vision.figures.figure_reader import BALL, BASE_PX, FALLEN, LEAN, STANDING, STEP, lean_at, spots
from vision.figures.fusing import SURE
from vision.figures.ground import ground_of
from vision.figures.look import FieldLook, FieldSeen
from vision.figures.sizes import DEFAULT

BY = view((0.0, 0.0), 1250.0, 68.0, -90.0)
ROOM_MM = 70.0
"""Distance between figures, balls and fallen figures."""


def network_output(kind: int, row: int, column: int, score: float) -> np.ndarray:
    """Outputs of the network with one middle, 1 right of and half a cell below its cell's."""
    out = np.zeros((7, 12, 16), dtype=np.float32)
    out[kind, row, column] = score
    out[3, row, column], out[4, row, column] = 1.0, 0.5
    out[5, row, column], out[6, row, column] = 0.0, -1.0
    return out


def test_a_cell_is_a_place_on_the_table() -> None:
    mm = 25.0 / BASE_PX
    (one,) = spots(network_output(FALLEN, 5, 7, 0.9), np.array([100.0, 200.0]), mm, 25.0, 0.5)
    column, row = (7 + 1.0 + 0.5) * STEP - 0.5, (5 + 0.5 + 0.5) * STEP - 0.5
    assert one.at_mm == pytest.approx([100 + column * mm, 200 - row * mm])
    assert one.heading_deg == pytest.approx(90.0)  # up the picture is along y
    assert one.kind == FALLEN
    assert one.score == pytest.approx(0.9)


def test_what_is_unsure_is_not_told_and_one_thing_is_told_once() -> None:
    out = np.maximum(network_output(STANDING, 5, 7, 0.9), network_output(STANDING, 5, 9, 0.7))
    out[3:] = 0
    assert len(spots(out, np.zeros(2), 1.25, 25.0, 0.5)) == 1
    assert spots(out, np.zeros(2), 1.25, 25.0, 0.95) == []


def test_lean_points_away_from_the_camera_and_has_a_bound() -> None:
    eye = np.array([0.0, 0.0, 1000.0])
    assert lean_at(np.array([[500.0, 0.0]]), eye) == pytest.approx(np.array([[0.5, 0.0]]))
    assert np.linalg.norm(lean_at(np.array([[0.0, 9000.0]]), eye)) == pytest.approx(LEAN)


def checked_pitch(cloth: str, seed: int) -> tuple[drawn.Pitch, FieldSeen]:
    """Eleven figures and two balls on a checked cloth, and their detections."""
    random = np.random.default_rng([71, seed])
    places: list[np.ndarray] = []
    while len(places) < 13:
        at = random.uniform([-330, -200], [330, 200])
        if all(np.hypot(*(at - other)) > ROOM_MM for other in places):
            places.append(at)
    men = [
        drawn.Man(
            (float(x), float(y)), ("blue", "yellow")[n % 2],
            float(random.uniform(0, 360)) if n > 8 else None,
            facing_deg=float(random.uniform(0, 360)), paint=n % 6,
        )
        for n, (x, y) in enumerate(places[:11])
    ]  # fmt: skip
    balls = [(float(x), float(y)) for x, y in places[11:]]
    pitch = drawn.Pitch(men, balls, cloth=cloth, base="black")
    picture = drawn.seen(pitch, BY, seed=seed)
    boards = drawn.pitch_boards()
    ground = ground_of(boards, calibrate([picture], boards, camera=BY.camera))
    return pitch, FieldLook(ground, DEFAULT).look(picture)


@pytest.mark.parametrize(
    "cloth",
    [
        cloth if cloth == "gingham" else pytest.param(cloth, marks=pytest.mark.long)
        for cloth in drawn.CHECKED
    ],
)
def test_figures_are_found_on_a_checked_cloth(cloth: str) -> None:
    """Colour alone finds nothing on it, because the cloth itself has two colours."""
    standing = found = right = extra = 0
    for seed in range(2):
        pitch, seen = checked_pitch(cloth, seed)
        for man in pitch.men:
            if man.fallen_deg is not None:
                continue
            near = [f for f in seen.figures if np.hypot(*(f.at_mm - man.at_mm)) < DEFAULT.base / 2]
            standing, found = standing + 1, found + bool(near)
            right += bool(near) and near[0].standing
        extra += max(0, len(seen.figures) - len(pitch.men))
    print(f"{cloth}: {found} of {standing} standing ones found, {right} told so, {extra} too many")
    assert found >= 0.9 * standing
    assert right >= 0.9 * found
    assert extra <= 2


def test_kinds_have_their_places_among_the_outputs() -> None:
    kinds = {
        spots(network_output(k, 3, 3, 0.8), np.zeros(2), 1.0, 25.0, SURE[k])[0].kind
        for k in range(3)
    }
    assert kinds == {STANDING, FALLEN, BALL}
